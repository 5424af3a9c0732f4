import type { Line } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { kredietregels } from '#calculators/lenen/credit-words.ts'
import { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { next } from '#calculators/next.ts'
import {
  jkpFormule,
  jkpKredietopening,
  kleinsteKredietbedrag,
  maximaleJkp,
  minimumBetaling,
  nulstellingMetAflossing,
  nulstellingPlafond,
  nulstellingZonderAflossing,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import type { outputs } from './outputs.ts'
import { balanceChart, ledgerTable, loanCharts, zeroTable } from './tables.ts'

function inTime(margin: number | null): string {
  if (margin === null) return ''
  if (margin === 0) return ', net op tijd voor de nulstelling'
  return margin > 0
    ? `, ${plural(margin, 'maand', 'maanden')} vóór de nulstelling`
    : `, ${plural(-margin, 'maand', 'maanden')} te laat voor de nulstelling`
}

function sentence({ out, work }: Line): string {
  if (work.tooDear)
    return `**Dit krediet mag niet**: een JKP van ${pct(work.jkp ?? 0)} is te hoog, de wet laat hoogstens ${pct(out.maxJkp)} toe. Je bent dan geen rente of kosten verschuldigd.`
  if (out.totaleRente === null || out.datumNul === null)
    return `Met deze betaling wordt de kredietlijn **nooit afbetaald**. Elke maand kost al ${eur(out.eersteRente)} rente.`
  const loan =
    out.verschilLening !== null && out.verschilLening > 0
      ? ` Een gewone lening zou ${eur(out.verschilLening)} minder rente kosten.`
      : ''
  return `Je betaalt **${out.totaleRente === 0 ? 'geen' : eur(out.totaleRente)}** rente. Het saldo staat op nul in ${longDate(out.datumNul)}${inTime(out.margeNulstelling)}.${loan}`
}

function steps({ values, out, work }: Line, { law }: Env): Step[] {
  const { first, own, zero } = work
  const { kredietlijn, debetrente, metKaart, kapitaalVerplicht } = values
  return [
    {
      text: `Een ${debetrente === null ? 'JKP' : 'debetrente'} van ${pct(work.yearlyRate)} is **${num(work.rate * 100, 4, 4)} %** per maand. De eerste maand kost ${eur(first.interest)} rente.`,
      formula: monthlyRateFormula(work.yearlyRate, work.rate, values.renteomzetting),
    },
    {
      text: 'Elke maand: het saldo, plus opnames en kosten, plus rente, min je betaling.',
      formula: `${eur(first.base)} + ${eur(first.interest)} − ${eur(first.payment)} = ${eur(first.balance)}`,
      ...(values.betaling === 'minimum' ? { law: [minimumBetaling] } : {}),
    },
    out.maanden === null
      ? { text: 'Je betaling dekt de rente en de opnames niet: het saldo wordt **nooit afbetaald**.' }
      : {
          text: `Zo staat het saldo na **${plural(out.maanden, 'maand', 'maanden')}** op nul.`,
          sum: [
            { label: 'Opgenomen', value: own.drawn },
            ...(own.costs > 0 ? [{ label: 'Vaste kosten', value: own.costs }] : []),
            { label: 'Rente', value: own.interest },
            { label: 'Terugbetaald', value: own.paid },
          ],
        },
    {
      text: work.ofContract
        ? `Je contract vraagt een saldo van nul binnen **${duration(zero.limit)}**.`
        : `De wet vraagt dat een lijn van ${eur0(kredietlijn)} ${kapitaalVerplicht ? 'met' : 'zonder'} maandelijkse aflossing binnen **${duration(zero.limit)}** op nul staat.`,
      law: kapitaalVerplicht ? [nulstellingMetAflossing, nulstellingPlafond] : [nulstellingZonderAflossing],
    },
    {
      text: `Voor een kredietopening ${metKaart ? 'met' : 'zonder'} kaart van ${eur0(kredietlijn)} mag het JKP hoogstens **${pct(out.maxJkp)}** zijn.`,
      law: [maximaleJkp],
    },
    ...(debetrente !== null && work.jkp !== null
      ? [
          {
            text: `Met een vaste kost van ${eur(values.jaarkost)} per jaar is het JKP van de hele lijn **${pct(work.jkp)}**: ${eur0(kredietlijn)} meteen opgenomen en in ${law(jkpKredietopening)} gelijke delen terugbetaald.`,
            law: [jkpFormule, jkpKredietopening],
          },
        ]
      : []),
  ]
}

function notices({ values, out, work }: Line): Notice[] {
  const { zero, usual } = work
  const found: Notice[] = []
  if (out.maanden === null)
    found.push({
      tone: 'warning',
      text:
        values.betaling === 'minimum' && work.first.payment > work.first.interest
          ? 'Nooit afbetaald: wat je betaalt, daalt mee met je saldo. Met een vast bedrag boven de rente raak je er wel vanaf.'
          : 'Nooit afbetaald: wat je betaalt, is niet meer dan de rente, de kosten en wat je opneemt. Verhoog je bedrag of stop met opnemen.',
    })
  if (zero.missed)
    found.push({
      tone: 'law',
      text: `Je haalt de nulstelling niet: het saldo moet uiterlijk in ${longDate(zero.deadline ?? values.startmaand)} op nul staan. Je kredietgever verwittigt je twee maanden vooraf.`,
    })
  if (work.tooDear)
    found.push({
      tone: 'law',
      text: `Een JKP van ${pct(work.jkp ?? 0)} ligt boven het wettelijke maximum van ${pct(out.maxJkp)} voor deze kredietopening. Je bent de kredietkosten dan niet verschuldigd.`,
    })
  if (work.overLine)
    found.push({
      tone: 'warning',
      text:
        out.maanden === null
          ? `Je saldo groeit zo boven je kredietlijn van ${eur(values.kredietlijn)}. De kredietgever kan een opname weigeren.`
          : `Met je opnames gaat het saldo tot ${eur(work.own.highest)}, boven je kredietlijn van ${eur(values.kredietlijn)}. De kredietgever kan een opname weigeren.`,
    })
  if (work.underUsual)
    found.push({
      tone: 'warning',
      text: `Als je contract elke maand ${pct(usual.share, 2, 0)} van het saldo vraagt, zoals vaak, dan is dat de eerste maand ${eur(usual.amount)}. Met ${eur(values.bedrag)} kom je dan in gebreke. Kijk je contract na.`,
    })
  found.push({
    tone: 'info',
    text: 'Blijf je elke maand tekortkomen? Het OCMW van je gemeente biedt gratis budgethulp en schuldbemiddeling.',
  })
  return found
}

export function tell(solved: Line, env: Env): Telling<keyof typeof outputs> {
  const { out, work } = solved
  const never = out.totaleRente === null
  return {
    headline: never ? 'eersteRente' : 'totaleRente',
    key: never
      ? ['totaalOpgenomen', 'nulstellingDatum', 'maanden50', 'maxJkp']
      : ['datumNul', 'maanden', 'nulstellingDatum', 'verschilLening'],
    sentence: sentence(solved),
    captions: {
      maxJkp: { note: `Sinds ${dateText(work.since)}` },
      ...(work.loan ? { leningMaandlast: { note: `Op ${plural(work.loan.term, 'maand', 'maanden')}` } } : {}),
      ...(out.verschilLening !== null && out.verschilLening < 0
        ? { verschilLening: { note: 'Onder nul: de kredietlijn is goedkoper' } }
        : {}),
    },
    charts: [balanceChart(solved), ...loanCharts(solved)],
    tables: [ledgerTable(solved), zeroTable(solved)],
    steps: steps(solved, env),
    notices: notices(solved),
    assumptions: [
      'Opnames gebeuren in het begin van de maand, betalingen op het einde. Rente telt per volle maand.',
      'Het JKP of de debetrente is omgerekend naar een maandrente en blijft gelijk. Bij een kredietopening is de rente meestal veranderlijk.',
      ...(solved.values.kapitaalVerplicht && !work.ofContract
        ? ['De nulstelling volgt de theoretische afbouw van een volledig opgenomen lijn.']
        : []),
      kredietregels(env.law),
    ],
    excluded: [
      'Kosten per geldopname en wisselkosten.',
      'Nalatigheidsinterest bij te late betaling.',
      'Kredietopeningen met een vaste duur tot vijf jaar: die hebben geen nulstelling.',
    ],
    next: [
      next('persoonlijke-lening-berekenen', 'Hetzelfde bedrag met een vaste einddatum', {
        bedrag: madeOf(
          Math.min(200_000, Math.max(env.law(kleinsteKredietbedrag), out.totaalOpgenomen)),
          'opname',
          'opnames',
          'kredietlijn',
        ),
        looptijd: madeOf(work.loan?.term ?? work.longest, 'opname', 'betaling', 'bedrag'),
        jkp: by('jkpLening'),
      }),
      next('schuldenconsolidatie-calculator', 'Lopen er meer kredieten? Zet ze naast elkaar'),
      next('noodfonds-calculator', 'Een eigen reserve opbouwen in plaats van lenen'),
    ],
  }
}
