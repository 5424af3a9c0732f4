import type { Switch } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, pct } from '#calculators/kernel/format.ts'
import type { Asking, Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { rateNotice } from '#calculators/sparen/account.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  maxOverdrachten,
  minimumOverdracht,
  premieTermijn,
  spaarvrijstelling,
  voorheffingSpaarrekening,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts } from './charts.ts'
import type { outputs } from './outputs.ts'
import { nameOf, tables } from './tables.ts'

/** What is paid out by then, and apart what is still running. */
function sentence({ values, out, work }: Switch, today: string): string | Asking {
  if (values.saldo === 0 && values.maandelijks === 0)
    return { asks: 'Vul je spaargeld in: dan zie je wat overstappen opbrengt.' }
  const name = nameOf(out.besteRekening)
  const { day } = work.winner.best
  const term = duration(values.horizon)
  if (isTie(out.verschil) && isTie(out.verschilUitbetaald))
    return `Overstappen of blijven komt op hetzelfde neer: in ${term} geeft ${name} op minder dan een euro na evenveel.`
  if (out.besteDag === null)
    return `Naar ${name} overstappen geeft in ${term} ${isTie(out.verschilUitbetaald) ? '**evenveel**' : `**${eur(out.winst)}** ${out.verschilUitbetaald > 0 ? 'meer' : 'minder'}`} uitbetaald.${running(out)}${out.verschilUitbetaald >= 1 ? ` Samen is dat ${eur(-out.verschil)} minder.` : ''}`
  const when = day > today ? `op ${dateText(day)}` : 'vandaag'
  // Leaving today costs what is missing at the end: said once.
  const same = day <= today && isTie(out.verlorenPremie + out.verschilLopend)
  const { kind, base, premium } = work.own
  const stay = kind === 'gewoon' ? `op een gewone rekening (${pct(base)} + ${pct(premium)})` : 'als je blijft'
  const paid = `Als je ${when} overstapt naar ${name}, dan is na ${term} **${eur(out.winst)}** ${out.verschilUitbetaald < 0 ? 'minder' : 'meer'} uitbetaald dan ${stay}.${same ? '' : running(out)}`
  if (out.verlorenPremie === 0) return paid
  const lost =
    day > today
      ? ` Wie vandaag gaat, verliest ${eur(out.verlorenPremie)} lopende premie.`
      : ` Je verliest ${eur(out.verlorenPremie)} lopende premie.`
  return `${paid}${lost}`
}

const isTie = (amount: number) => Math.abs(amount) < 1

/** The premium that is still running at the end: only for whoever stays until its year is full. */
function running({ verschilLopend: more, verschilUitbetaald: paid }: Switch['out']): string {
  if (isTie(more)) return ''
  return more > 0
    ? ` Er loopt dan ook ${eur(more)} meer premie, voor wie blijft tot ze vol is.`
    : ` Er loopt dan ${paid <= -1 ? 'ook' : 'wel'} ${eur(-more)} minder premie.`
}

/** Apart from the whole: what is paid out may be more than it, or the other way. */
const paidText = (whole: number, paid: number) =>
  whole === paid
    ? ''
    : ` Uitbetaald is dan ${paid === 0 ? 'evenveel' : `${eur(Math.abs(paid))} ${paid > 0 ? 'meer' : 'minder'}`}.`

function steps({ values, out, work: { stay, winner } }: Switch): Step[] {
  const name = nameOf(out.besteRekening)
  const { path, day } = winner.best
  const sumOf = (one: typeof path) => [
    { label: 'Basisrente', value: one.base },
    { label: 'Premies die vol zijn', value: one.premium },
    { label: 'Lopende premie, per dag', value: one.running },
    { label: 'Kosten', value: 0 - one.cost },
    { label: 'Belasting', value: 0 - one.taxWithRunning },
    { label: 'Samen', value: one.value },
  ]
  return [
    {
      text: `Blijf je, dan is dat na ${duration(values.horizon)} **${eur(stay.value)}** waard.`,
      sum: sumOf(stay),
      law: [premieTermijn, spaarvrijstelling, voorheffingSpaarrekening],
    },
    {
      text: `We probeerden vandaag en elke dag waarop een premiejaar vol is. Naar ${name} is **${dateText(day)}** de beste dag.`,
    },
    {
      text: `Stap je dan over, dan is dat **${eur(path.value)}** waard: ${out.verschil === 0 ? 'evenveel als blijven' : `${eur(Math.abs(out.verschil))} ${out.verschil > 0 ? 'meer' : 'minder'} dan blijven`}.${paidText(out.verschil, out.verschilUitbetaald)}`,
      sum: sumOf(path),
    },
  ]
}

function notices({ values, out, work }: Switch, law: Law): Notice[] {
  const { target, best } = work.winner
  const found: Notice[] = [
    ...rateNotice(law, work.wrongNow, 'je rekening nu'),
    ...rateNotice(law, work.wrongNew, nameOf(target.name)),
  ]
  if (target.sameBank)
    found.push({
      tone: 'info',
      text: `Binnen dezelfde bank loopt je premiejaar door. Dat mag ${law(maxOverdrachten)} keer per jaar, vanaf ${eur(law(minimumOverdracht), 0)} per overschrijving en niet met een doorlopende opdracht.`,
    })
  if (work.refusedTransfer)
    found.push({
      tone: 'law',
      text: `Onder ${eur(law(minimumOverdracht), 0)} loopt een premiejaar niet door, ook niet binnen dezelfde bank.`,
    })
  if (out.besteDag !== null && best.day > law.date && out.verlorenPremie > 0)
    found.push({
      tone: 'info',
      text: 'Nieuw spaargeld heeft geen lopende premie: daarvoor telt enkel het verschil in rente.',
    })
  if (values.saldo > work.guarantee)
    found.push({ tone: 'law', text: `Boven ${eur(work.guarantee, 0)} bij één bank is je geld niet beschermd.` })
  if (out.besteDag !== null && out.verschilBijDaling < 0)
    found.push({
      tone: 'warning',
      text: 'Verlaagt de nieuwe bank haar basisrente met 0,25 procentpunt, dan is je winst weg.',
    })
  return found
}

export function tell(solved: Switch, { law, today }: Env): Telling<keyof typeof outputs> {
  const { values, out } = solved
  return {
    headline: 'winst',
    key: ['besteDag', 'besteRekening', 'verlorenPremie', 'terugverdienmaand'],
    captions: {
      winst: {
        label:
          out.verschilUitbetaald >= 0
            ? 'Meer uitbetaald door over te stappen'
            : 'Minder uitbetaald door over te stappen',
        note: `Na ${duration(values.horizon)}`,
      },
      ...(values.overstapdatum > today
        ? { terugverdienmaand: { label: `Overstappen op ${dateText(values.overstapdatum)} is terugverdiend na` } }
        : {}),
    },
    sentence: sentence(solved, today),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved, law),
    assumptions: [
      'Een lopende premie telt mee voor de dagen die ze al liep, om de dag te kiezen. Het grote bedrag bovenaan is enkel wat dan uitbetaald is.',
      'Alle tarieven blijven gelijk. Het premiejaar van je saldo begon op de datum van je laatste grote storting, tenzij je delen apart invulde.',
      'De jaarlijkse kost van een rekening telt per dag dat je ze houdt.',
      'Rente en premies haal je eraf: ze brengen zelf niets op.',
      'De vrijstelling passen we toe per twaalf maanden vanaf vandaag.',
    ],
    excluded: ['Spaarrente bij andere banken.', 'Acties voor nieuwe klanten.'],
    next: [
      next('loyalty-bonus-calculator', 'Je premies storting per storting bekijken', {
        basisrente: by('basisrenteNu'),
        premie: by('premieNu'),
      }),
      next('hoogste-spaarrente-belgie', 'Alle rekeningen rangschikken op jouw plan', {
        startbedrag: madeOf(Math.min(1_000_000, values.saldo), 'saldo'),
        maandelijks: by('maandelijks'),
      }),
    ],
  }
}
