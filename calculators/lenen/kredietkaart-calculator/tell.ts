import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { MINIMUM_WORDS } from '#calculators/lenen/minimum-fields.ts'
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
} from '#rules/krediet/consumentenkrediet.figures.ts'
import { tellDeferred } from './tell-deferred.ts'
import type { CardValues, inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Card = Case<typeof inputs, typeof outputs, typeof solve>
type Spread = Extract<Card['work'], { readonly kind: 'krediet' }>

const PLAN_WORDS = { vast: 'Je vaste bedrag', minimum: 'Alleen het minimum', meer: 'Minimum plus' } as const
const lasts = (length: number | null) => (length === null ? 'nooit afbetaald' : duration(length))

function sentence(values: CardValues, { own, least, end, ...work }: Spread): string {
  if (work.tooDear)
    return `**Dit krediet mag niet**: een JKP van ${pct(work.jkp ?? 0)} is te hoog, de wet laat hoogstens ${pct(work.maxJkp)} toe. Je bent dan geen rente of kosten verschuldigd.${own.length === null ? ' Zoals ingevuld wordt de kaart **nooit afbetaald**.' : ''}`
  const minimum = `Met alleen het minimum van ${pct(values.minimumPercentage, 2, 0)}`
  const compare =
    least.length === null
      ? `${minimum} raak je er nooit vanaf.`
      : `${minimum} duurt het ${duration(least.length)}${least.interest === 0 ? '' : ` en kost het ${eur(least.interest)} rente`}.`
  if (own.length === null)
    return `Zo wordt je kaart **nooit afbetaald**. ${values.betaling === 'minimum' ? '' : compare}`.trim()
  const isLeast = values.betaling === 'minimum' || (own.length === least.length && own.interest === least.interest)
  return `Je bent in ${longDate(end ?? values.startmaand)} schuldenvrij, na **${duration(own.length)}** ${own.interest === 0 ? 'zonder' : `en ${eur(own.interest)}`} rente.${isLeast ? '' : ` ${compare}`}`
}

function balanceChart({ betaling }: CardValues, { own, least, chart, zeroMonths }: Spread): Chart {
  return {
    kind: 'line',
    key: 'saldo',
    title: 'Zo daalt je saldo',
    sentence: `${PLAN_WORDS[betaling]}: ${lasts(own.length)}.${betaling === 'minimum' ? '' : ` Alleen het minimum: ${lasts(least.length)}.`}`,
    x: { label: 'Maand', values: chart.own.map((_, month) => month) },
    y: { unit: 'euro0' },
    series: [
      { key: 'eigen', label: PLAN_WORDS[betaling], values: chart.own },
      ...(betaling === 'minimum'
        ? []
        : [{ key: 'minimum', label: 'Alleen het minimum', values: chart.least, tone: 'compare' as const }]),
    ],
    ...(own.length !== null && zeroMonths <= chart.shown
      ? { marks: [{ x: zeroMonths, label: 'nulstelling', strong: true }] }
      : {}),
  }
}

const levelTable = ({ betaling, bedrag }: CardValues, { levels }: Spread): Table => ({
  key: 'bedragen',
  title: 'Meer betalen, minder rente',
  columns: [
    { key: 'bedrag', label: 'Per maand', unit: 'euro' },
    { key: 'rente', label: 'Rente', unit: 'euro' },
    { key: 'maanden', label: 'Afbetaald na', unit: 'months' },
    { key: 'totaal', label: 'Totaal', unit: 'euro' },
  ],
  rows: levels.map((level) => [level.amount, level.interest, level.length, level.paid]),
  strong: levels.flatMap((level, index) => (betaling === 'vast' && level.amount === bedrag ? [index] : [])),
  note: 'Een streepje betekent: met dit bedrag betaal je de kaart nooit af.',
})

const monthTable = ({ rows, cut }: Spread): Table => ({
  key: 'verloop',
  title: 'Maand per maand',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'text' },
    { key: 'saldo', label: 'Saldo erna', unit: 'euro' },
    { key: 'rente', label: 'Rente', unit: 'euro', total: true },
    { key: 'aankopen', label: 'Nieuwe aankopen', unit: 'euro', total: true },
    { key: 'betaling', label: 'Betaling', unit: 'euro', total: true },
  ],
  rows: rows.map((row) => [String(row.month), row.balance, row.interest, row.spent, row.payment]),
  ...(cut ? { note: `Enkel de eerste ${rows.length} maanden.` } : {}),
})

function steps(values: CardValues, work: Spread, { law }: Env): Step[] {
  const { own, first, rate, yearlyRate, limit, jkp } = work
  return [
    {
      text: `Een ${values.debetrente === null ? 'JKP' : 'debetrente'} van ${pct(yearlyRate)} is **${num(rate * 100, 4, 4)} %** per maand. In de eerste maand is dat ${eur(first.interest)} rente.`,
      formula: monthlyRateFormula(yearlyRate, rate, values.renteomzetting),
    },
    {
      text: `Als je kaart minstens ${pct(values.minimumPercentage, 2)} ${MINIMUM_WORDS[values.minimumOver]} vraagt, en nooit minder dan ${eur(values.minimumBedrag)}, is de eerste betaling **${eur(first.minimum)}**.`,
      law: [minimumBetaling],
    },
    own.length === null
      ? { text: `Met ${eur(first.payment)} per maand daalt je saldo niet tot nul: **nooit afbetaald**.` }
      : {
          text: `Elke maand komt er rente bij en gaat je betaling eraf. Na **${plural(own.length, 'maand', 'maanden')}** staat het saldo op nul.`,
          sum: [
            { label: 'Saldo vandaag', value: values.saldo },
            ...(work.spent > 0 ? [{ label: 'Nieuwe aankopen', value: work.spent }] : []),
            { label: 'Rente', value: own.interest },
            { label: 'Totaal betaald', value: own.paid },
          ],
        },
    {
      text: `Binnen **${duration(work.zeroMonths)}** moet het saldo minstens één keer op nul staan (nulstelling).`,
      law: [nulstellingMetAflossing, nulstellingPlafond],
    },
    {
      text: `Voor een kredietlijn van ${eur0(limit)} mag het JKP hoogstens **${pct(work.maxJkp)}** zijn.`,
      law: [maximaleJkp],
    },
    ...(values.debetrente !== null && jkp !== null
      ? [
          {
            text: `Met ${eur(values.jaarbijdrage)} jaarbijdrage is het JKP van de hele lijn **${pct(jkp)}**: ${eur0(limit)} meteen opgenomen en in ${law(jkpKredietopening)} gelijke delen terugbetaald.`,
            law: [jkpFormule, jkpKredietopening],
          },
        ]
      : []),
  ]
}

/** The most pressing things only: a wall of notices is not read. */
function notices(values: CardValues, work: Spread): Notice[] {
  const { own, loan } = work
  const line =
    values.kredietlijn === null && values.nulstelling === null
      ? `Is je kredietlijn ${eur0(work.limit)}, dan haal`
      : 'Zo haal'
  const pressing: (Notice | false)[] = [
    own.length === null && {
      tone: 'warning',
      text:
        (own.months[0]?.payment ?? 0) > work.needed
          ? `Nooit afbetaald: wat je betaalt, daalt mee met je saldo. Met een vast bedrag boven ${eur(work.needed)} per maand raak je er wel vanaf.`
          : `Nooit afbetaald: de rente en je nieuwe aankopen zijn samen minstens zo groot als je betaling. Pas boven ${eur(work.needed)} per maand daalt de schuld.`,
    },
    work.tooDear && {
      tone: 'law',
      text: `Een JKP van ${pct(work.jkp ?? 0)} ligt boven het wettelijke maximum van ${pct(work.maxJkp)} ${values.kredietlijn === null ? `als de kredietlijn even groot is als je saldo` : `voor een kredietlijn van ${eur0(work.limit)}`}.`,
    },
    work.underMinimum && {
      tone: 'warning',
      text: `Als je kaart een minimum van ${eur(work.first.minimum)} vraagt, kom je met ${eur(values.bedrag)} in gebreke. Kijk je afrekening na.`,
    },
    work.late && {
      tone: 'law',
      text: `${line} je de nulstelling niet: na ${duration(work.zeroMonths)} moet het saldo op nul staan. Je kredietgever verwittigt je twee maanden vooraf.`,
    },
    loan.cheaper && {
      tone: 'info',
      text: `Een gewone lening aan ${pct(values.jkpLening)} over dezelfde tijd kost ${eur(loan.interest)} rente, tegenover ${eur(own.interest)} op de kaart.`,
    },
  ]
  return pressing.filter((notice) => notice !== false).slice(0, 2)
}

export function tell({ values, out, work }: Card, env: Env): Telling<keyof typeof outputs> {
  if (work.kind === 'uitgesteld') return tellDeferred(values, work.costs)
  const never = out.maanden === null
  return {
    headline: never ? 'eersteRente' : 'maanden',
    key: never
      ? ['eersteMinimum', 'maandenMinimum', 'renteMinimum', 'maxJkp']
      : ['totaleRente', 'datumVrij', 'renteBespaard', 'besparingPer10'],
    sentence: sentence(values, work),
    captions: {
      ...(never
        ? {
            eersteMinimum: { label: 'Eerste betaling met het minimum' },
            maandenMinimum: { label: 'Met het minimum afbetaald na' },
            renteMinimum: { label: 'Rente met het minimum' },
          }
        : {}),
      leningMaandlast: { note: `Op ${plural(work.loan.term, 'maand', 'maanden')}` },
      maxJkp: { note: `Sinds ${dateText(work.since)}` },
    },
    charts: [balanceChart(values, work)],
    tables: [levelTable(values, work), monthTable(work)],
    steps: steps(values, work, env),
    notices: notices(values, work),
    assumptions: [
      'Elke maand komt er rente bij op het hele saldo, daarna gaat je betaling eraf.',
      'Rente en betaling worden per maand op de cent afgerond.',
      'Het JKP blijft gelijk. Bij een veranderlijke rente kan het elke 1 juni en 1 december wijzigen.',
      ...(values.kredietlijn === null ? ['Je vulde geen kredietlijn in: we nemen je saldo.'] : []),
    ],
    excluded: [
      'Kosten bij te late betaling.',
      'Punten, verzekeringen en andere voordelen van de kaart.',
      'Renteloze periodes na een aankoop.',
    ],
    next: [
      next('persoonlijke-lening-berekenen', 'Wat kost een gewone lening voor dit saldo?', {
        bedrag: madeOf(Math.max(env.law(kleinsteKredietbedrag), values.saldo), 'saldo'),
        looptijd: madeOf(work.loan.term, 'saldo'),
        jkp: by('jkpLening'),
      }),
      next('doorlopend-krediet-calculator', 'Neem je telkens nieuw geld op? Reken met opnames.', {
        kredietlijn: madeOf(Math.max(100, work.limit), 'kredietlijn', 'saldo'),
        opname: madeOf(values.saldo, 'kredietlijn', 'saldo'),
        jkp: by('jkp'),
        debetrente: by('debetrente'),
        jkpLening: by('jkpLening'),
      }),
      next('schuldenconsolidatie-calculator', 'Meer dan één schuld? Bekijk ze samen.'),
    ],
  }
}
