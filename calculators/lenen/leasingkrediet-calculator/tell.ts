import type { Lease } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, dateText, duration, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, forbidden } from '#calculators/lenen/credit-words.ts'
import { next } from '#calculators/next.ts'
import { restwaardegrensLeasing } from '#rules/krediet/leasing.figures.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import { wayChart, wayTable, yearTable } from './tables.ts'

function verdict({ values, out, work }: Lease): string {
  const over = `over ${plural(out.looptijd, 'maand', 'maanden')}`
  const worth = `als de wagen dan nog ${pct(values.verkoopwaarde, 2, 0)} van de prijs waard is`
  if (work.difference === 0)
    return `**Leasen en kopen met een lening kosten evenveel** ${worth}: ${eur0(out.kostLease)} ${over}.`
  const leaseWins = work.difference < 0
  const [cheap, dear] = leaseWins ? [out.kostLease, out.kostKopen] : [out.kostKopen, out.kostLease]
  return `**${leaseWins ? 'Leasen' : 'Kopen met een lening'} is ${eur(out.voordeelPerMaand)} per maand goedkoper** dan ${leaseWins ? 'kopen met een lening' : 'leasen'}, ${worth}: ${eur0(cheap)} tegenover ${eur0(dear)} ${over}.`
}

function turning({ out, work }: Lease): string {
  if (work.withOption) return out.jkp === null ? '' : ` Achter de lease zit een JKP van ${pct(out.jkp)}.`
  if (work.difference >= 0) return ''
  return work.tipMonth === null
    ? ' Ook als je de wagen vijftien jaar houdt, haalt kopen dat niet in.'
    : ` Houd je de wagen ${duration(work.tipMonth)} of langer, dan wint kopen.`
}

function notices({ values, work }: Lease, { law }: Env): Notice[] {
  const { contract, test, withOption, stop, breakCost } = work
  const found: Notice[] = test ? creditNotices(test) : []
  if (!withOption)
    found.push({
      tone: 'info',
      text: 'Private lease zonder aankoopoptie is huur, geen krediet. De wettelijke maxima voor consumentenkrediet gelden er niet.',
    })
  if (contract.jkp !== null && contract.jkp < 0)
    found.push({
      tone: 'warning',
      text: 'Huur en aankoopoptie zijn samen minder dan het gefinancierde bedrag. Kijk je bedragen na.',
    })
  if (work.business && withOption)
    found.push({
      tone: 'info',
      text: `Een aankoopoptie van ${pct(work.optionShare, 2, 0)} is ${work.onBalance ? 'leasing: de wagen staat op de balans van je zaak' : 'renting: de huur is een kost van je zaak, de wagen staat niet op haar balans'}. De grens ligt op ${pct(law(restwaardegrensLeasing), 0)}.`,
    })
  if (stop !== null && breakCost !== null)
    found.push({
      tone: 'warning',
      text: `Stoppen na ${plural(stop, 'maand', 'maanden')} kost ${eur(breakCost)}: ${pct(values.verbreking ?? 0, 2, 0)} van de resterende huur.`,
    })
  if (work.extra > 0)
    found.push({
      tone: 'warning',
      text: `Je rijdt ${num(work.extra)} km per jaar meer dan in het contract. Een ruimer contract is meestal goedkoper.`,
    })
  return found
}

export function tell(solved: Lease, env: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { withOption } = work
  const winner = work.difference < 0 ? 'Leasen is goedkoper' : 'Kopen is goedkoper'
  return {
    headline: 'voordeel',
    key: withOption
      ? ['jkp', 'maandbedrag', 'kostLease', 'kostKopen', 'maxJkp']
      : ['voordeelPerMaand', 'kostLease', 'kostKopen', 'kantelMaand', 'kostVerbreking'],
    sentence: (work.test && forbidden(work.test)) ?? `${verdict(solved)}${turning(solved)}`,
    captions: {
      voordeel: {
        label: work.difference === 0 ? 'Leasen en kopen: geen verschil' : winner,
        note: `Over ${plural(out.looptijd, 'maand', 'maanden')}, met een waarde op het einde van ${pct(values.verkoopwaarde, 2, 0)}`,
      },
      ...(work.test ? { maxJkp: { note: `Sinds ${dateText(work.test.sinds)}` } } : {}),
    },
    charts: [wayChart(solved)],
    tables: [wayTable(solved), yearTable(solved)],
    steps: steps(solved),
    notices: notices(solved, env),
    assumptions: [
      'Een eigen wagen verliest elke maand hetzelfde percentage van zijn waarde, tot je schatting op het einde.',
      withOption
        ? 'Je oefent de aankoopoptie uit en houdt de wagen.'
        : 'Op het einde geef je de wagen terug. Hernieuw je, dan blijft de huur gelijk.',
      `Bij kopen met eigen geld mis je een spaarrente van ${pct(work.savings)}.`,
      `Een woonlening rekenen we aan ${pct(work.home)}.`,
    ],
    excluded: [
      'Brandstof of stroom: die betaal je in elk geval.',
      'Belasting op inverkeerstelling.',
      ...(withOption ? ['De vergoeding als je de aankoopoptie vroeger uitoefent.'] : []),
      'Fiscale aftrek van btw en kosten voor ondernemingen.',
    ],
    next: [
      next('autolening-berekenen', 'De lening in detail, met slotsom', {
        prijs: by('prijs'),
        eigenInbreng: 0,
        looptijd: madeOf(out.looptijd, 'looptijd'),
        jkp: by('jkpAutolening'),
        kilometers: by('kilometers'),
        // The same car is worth the same there.
        restwaarde: madeOf(asPercent(values.verkoopwaarde), 'prijs', 'verkoopwaarde'),
      }),
      next('bedrijfswagen-vaa-calculator', 'Via je werkgever? Bekijk het voordeel van alle aard'),
      next('kredietcapaciteit-calculator', 'Wat kun je nog lenen voor een woning?', {
        lopendeKredieten: madeOf(Math.min(20_000, out.maandbedrag), 'prijs', 'maandbedrag', 'looptijd'),
      }),
    ],
  }
}
