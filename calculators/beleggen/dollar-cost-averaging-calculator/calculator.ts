import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Report, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { sp500Month } from '#data/series/sp500-month.ts'
import { roundCents } from '#finance/money.ts'
import { portableExp, portableLog, tableSize } from '#finance/random.ts'
import { beurstaksFigures } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { history, ordersOf, type Setup, simulate, type Summary, trace } from './compare.ts'
import { inputs, type Values } from './inputs.ts'
import { ownReport } from './own.ts'

const INDEX = sp500Month.totalReturn
const SPANS = [3, 6, 12, 24, 36] as const
const MARK_LABELS = ['Slechtste 5 %', 'Slechtste kwart', 'Midden', 'Beste kwart', 'Beste 5 %']

const setupOf = (values: Values): Setup => ({
  amount: values.bedrag,
  parts: values.maanden,
  fee: { fixed: values.makelaarsloon, rate: values.makelaarsloonPercent },
  tob: values.beurstaks,
  cashRate: portableExp(portableLog(1 + values.spaarrente) / 12) - 1,
})

const outOf100 = (share: number) => Math.round(share * 100)
const cents = (value: number | undefined) => roundCents(value ?? 0)

function chartsOf(values: Values, law: Law, setup: Setup, summary: Summary, example: readonly number[]): Chart[] {
  const orders = ordersOf(law, setup)
  const months = example.map((_, k) => k)
  const traced = trace(setup, orders, example)
  return [
    {
      kind: 'bar',
      key: 'verdeling',
      title: `Waarde na ${values.maanden} maanden`,
      sentence: `In het midden geeft ineens ${eur0(summary.lump[2] ?? 0)} en gespreid ${eur0(summary.spread[2] ?? 0)}; in de slechtste 5 % is dat ${eur0(summary.lump[0] ?? 0)} en ${eur0(summary.spread[0] ?? 0)}.`,
      categories: MARK_LABELS,
      y: { unit: 'euro0' },
      series: [
        { key: 'ineens', label: 'Alles ineens', values: summary.lump.map(roundCents) },
        { key: 'gespreid', label: 'Gespreid', values: summary.spread.map(roundCents), dashed: true },
      ],
    },
    {
      kind: 'line',
      key: 'pad',
      title: 'Eén toevallig verloop als voorbeeld',
      sentence: 'Gespreid beweegt in het begin minder mee, zowel naar boven als naar beneden.',
      x: { label: 'Maand', values: months },
      y: { unit: 'euro0' },
      series: [
        { key: 'ineens', label: 'Alles ineens', values: Array.from(traced.lump, roundCents) },
        {
          key: 'gespreid',
          label: 'Gespreid',
          values: Array.from(traced.spread, roundCents),
          dashed: true,
        },
      ],
    },
  ]
}

function tablesOf(law: Law, setup: Setup, summary: Summary): Table[] {
  return [
    {
      key: 'spreiding',
      title: 'Op echte koersen sinds 1970: korter of langer spreiden',
      columns: [
        { key: 'maanden', label: 'Spreiden over', unit: 'months' },
        { key: 'vensters', label: 'Periodes', unit: 'number', decimals: 0 },
        { key: 'ineens', label: 'Ineens wint', unit: 'percent', decimals: 0 },
        { key: 'verschil', label: 'Gemiddeld verschil', unit: 'euro0' },
        { key: 'slechtIneens', label: 'Ineens, slechtste 5 %', unit: 'euro0' },
        { key: 'slechtGespreid', label: 'Gespreid, slechtste 5 %', unit: 'euro0' },
      ],
      rows: SPANS.map((parts) => {
        const past = history(law, { ...setup, parts }, INDEX)
        return [
          parts,
          past.count,
          past.lumpWins,
          cents(past.meanDifference),
          cents(past.lump[0]),
          cents(past.spread[0]),
        ]
      }),
      note: 'Amerikaanse aandelen (S&P 500) met dividend, in dollar, januari 1970 tot juni 2023. Bron: Robert Shiller. Maandgemiddelden, dus iets rustiger dan dagkoersen.',
    },
    {
      key: 'uitkomsten',
      title: 'Uitkomsten van de simulatie',
      columns: [
        { key: 'deel', label: 'Hoe goed liep de markt?', unit: 'text' },
        { key: 'ineens', label: 'Alles ineens', unit: 'euro0' },
        { key: 'gespreid', label: 'Gespreid', unit: 'euro0' },
      ],
      rows: MARK_LABELS.map((label, index) => [label, cents(summary.lump[index]), cents(summary.spread[index])]),
    },
  ]
}

function chooseReport(values: Values, law: Law): Report {
  const setup = setupOf(values)
  const { summary, example, averagePrice } = simulate(law, setup, {
    mean: values.rendement,
    volatility: values.volatiliteit,
    seed: values.zaad,
  })
  const past = history(law, setup, INDEX)
  const orders = ordersOf(law, setup)
  const costsLump = roundCents(orders.lump.fee + orders.lump.tob)
  const costsSpread = roundCents((orders.part.fee + orders.part.tob) * setup.parts)
  const wins = outOf100(summary.lumpWins)
  const difference = roundCents(summary.meanDifference)
  // Cash waits on average half of the time; the exact sum of its interest is the same on every path.
  const interest = roundCents(
    Array.from({ length: setup.parts }, (_, k) => setup.amount - orders.cashPart * (k + 1)).reduce(
      (total, cash) => total + cash * setup.cashRate,
      0,
    ),
  )

  const steps: Step[] = [
    {
      text: `Ineens koop je vandaag voor ${eur(orders.lump.invested)}. De rest, **${eur(costsLump)}**, is makelaarsloon en beurstaks.`,
      law: beurstaksFigures(setup.tob),
    },
    {
      text: `Gespreid koop je ${setup.parts} keer voor ${eur(orders.part.invested)}. Samen kosten die orders **${eur(costsSpread)}**.`,
      formula: `${setup.parts} × (${eur(orders.part.fee)} + ${eur(orders.part.tob)})`,
    },
    {
      text: `Het geld dat nog wacht, brengt intussen **${eur(interest)}** rente op aan ${pct(values.spaarrente)} per jaar.`,
    },
    {
      text: `We laten ${num(summary.count, 0)} toevallige verlopen los op beide. Ineens wint in **${wins} van de 100** verlopen.`,
      formula: `lognormale maanden, gemiddeld ${pct(values.rendement)} per jaar, schommeling ${pct(values.volatiliteit)}, reeks ${values.zaad}`,
    },
    {
      text: `Op echte koersen sinds 1970 won ineens in **${outOf100(past.lumpWins)} van de 100** periodes van ${values.maanden} maanden.`,
      formula: `${past.count} periodes die telkens een maand later beginnen`,
    },
  ]

  const notices: Notice[] = [
    {
      tone: 'info',
      text: 'Zowel de simulatie als het verleden tonen wat kan gebeuren, niet wat zal gebeuren. De periodes uit het verleden overlappen elkaar, dus ze zijn minder onafhankelijk dan hun aantal doet denken.',
    },
  ]
  if (orders.part.fee + orders.part.tob > orders.cashPart * 0.01) {
    notices.push({
      tone: 'warning',
      text: `Elk deelorder kost ${pct((orders.part.fee + orders.part.tob) / orders.cashPart)} van het bedrag. Minder maar grotere orders zijn goedkoper.`,
    })
  }

  return report({
    headline: figure('kansIneens', 'Ineens wint in', summary.lumpWins, 'percent', { decimals: 0 }),
    sentence: `Alles ineens wint in **${wins} van de 100** verlopen, gemiddeld ${eur0(Math.abs(difference))} ${difference >= 0 ? 'meer' : 'minder'} dan gespreid over ${values.maanden} maanden. In de slechtste 5 % houd je ineens ${eur0(summary.lump[0] ?? 0)} over en gespreid ${eur0(summary.spread[0] ?? 0)}.`,
    figures: [
      figure('gemiddeldVerschil', 'Gemiddeld verschil, ineens min gespreid', difference),
      figure('ineensMidden', 'Ineens, midden', cents(summary.lump[2])),
      figure('gespreidMidden', 'Gespreid, midden', cents(summary.spread[2])),
      figure('ineensSlecht', 'Ineens, slechtste 5 %', cents(summary.lump[0])),
      figure('gespreidSlecht', 'Gespreid, slechtste 5 %', cents(summary.spread[0])),
      figure('papierverliesIneens', 'Grootste verlies op papier, ineens', summary.lumpLow, 'percent', {
        decimals: 1,
        note: '1 op 20 verlopen is erger',
      }),
      figure('papierverliesGespreid', 'Grootste verlies op papier, gespreid', summary.spreadLow, 'percent', {
        decimals: 1,
      }),
      figure('spijtIneens', 'Spijt als je ineens koos en dat verkeerd was', cents(summary.regretLump), 'euro', {
        note: 'Gemiddeld',
      }),
      figure('spijtGespreid', 'Spijt als je spreidde en dat verkeerd was', cents(summary.regretSpread), 'euro', {
        note: 'Gemiddeld',
      }),
      figure('orderkostenIneens', 'Kosten en beurstaks, ineens', costsLump),
      figure('orderkostenGespreid', 'Kosten en beurstaks, gespreid', costsSpread),
      figure('renteWachtgeld', 'Rente op wachtend geld', interest),
      figure('gemiddeldePrijs', 'Gemiddeld betaald, gespreid', averagePrice, 'number', { note: 'Startkoers 100' }),
      figure('kansHistorisch', 'Ineens won in het verleden in', past.lumpWins, 'percent', { decimals: 0 }),
      figure('verschilHistorisch', 'Gemiddeld verschil in het verleden', cents(past.meanDifference)),
      figure('vensters', 'Periodes uit het verleden', past.count, 'number'),
      figure('paden', 'Aantal paden', summary.count, 'number'),
    ],
    charts: chartsOf(values, law, setup, summary, example),
    tables: tablesOf(law, setup, summary),
    steps,
    notices,
    assumptions: [
      `Simulatie: ${num(summary.count, 0)} paden met onafhankelijke maanden. Elke maand trekt een van ${num(tableSize, 0)} even waarschijnlijke rendementen uit een lognormale verdeling. Zelfde invoer en reeksnummer geven overal dezelfde cijfers.`,
      'Verleden: S&P 500 met dividend van Robert Shiller, in dollar, zonder kosten van een fonds.',
      'We kopen aan het begin van elke maand en vergelijken op het einde van de spreiding. Kosten gaan van het bedrag af.',
      'Wachtend geld staat op een spaarrekening, binnen de vrijstelling.',
    ],
    excluded: [
      'Meerwaardebelasting bij een latere verkoop.',
      'Wisselkoers tussen dollar en euro.',
      'Getrouwheidspremie: het geld blijft geen twaalf maanden staan.',
    ],
    next: [
      {
        slug: 'etf-calculator',
        text: 'Wat houd je netto over na alle taksen?',
        carry: { bedragIneens: values.bedrag, perMaand: 0 },
      },
      {
        slug: 'beleggingsrente-calculator',
        text: 'En daarna: de waaier op lange termijn',
        carry: { startbedrag: values.bedrag, perMaand: 0 },
      },
      { slug: 'noodfonds-calculator', text: 'Eerst een buffer? Bereken je noodfonds' },
    ],
  })
}

export default defineLegacy({
  inputs,

  check(values, { law }) {
    const setup = setupOf(values)
    const parts = values.modus === 'eigen' ? values.koersen.length : values.maanden
    if (ordersOf(law, { ...setup, parts }).part.invested > 0) return undefined
    return { makelaarsloon: 'De kosten zijn hoger dan één deelorder. Neem een hoger bedrag of minder delen.' }
  },

  compute(values, { law }) {
    return values.modus === 'eigen' ? ownReport(values, law, setupOf(values)) : chooseReport(values, law)
  },
})
