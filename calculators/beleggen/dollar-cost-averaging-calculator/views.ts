/** The pictures and tables of the choice. */
import { eur0, longDate } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Choice } from './case.ts'
import type { Market } from './choices-market.ts'

/** A market, and what its record is: returns of a fund have its costs in them. */
const fund = 'één fonds, na zijn kosten. Maandrendementen, afgerond op een tiende procent'
export const MARKETS: Readonly<Record<Market, { name: string; source: string }>> = {
  amerika: {
    name: 'Amerikaanse aandelen in euro',
    source:
      'S&P 500 met dividend van Robert Shiller, omgerekend naar euro aan de wisselkoers van die maand (Federal Reserve), zonder kosten van een fonds. Maandgemiddelden, dus iets rustiger dan dagkoersen',
  },
  wereld: { name: 'aandelen van de hele wereld in euro', source: `iShares Core MSCI World (IWDA): ${fund}` },
  europa: { name: 'Europese aandelen', source: `iShares Core MSCI Europe (EUNK): ${fund}` },
  groeilanden: { name: 'aandelen van groeilanden in euro', source: `iShares MSCI EM (EUNM): ${fund}` },
  obligaties: {
    name: 'staatsobligaties in euro',
    source: `iShares Core Euro Government Bond (SEGA), rente herbelegd: ${fund}`,
  },
}

const MARKS = ['Slechtste 5 %', 'Slechtste kwart', 'Midden', 'Beste kwart', 'Beste 5 %']

/** Few enough to see each of them. */
export const DOTS = 50

/** What the verdict rests on: real prices, or the market the visitor described. */
function dots({ past, summary, described, from, to }: Choice): Chart {
  const wins = Math.round((described ? summary : past).lumpWins * DOTS)
  const on = described
    ? 'In markten met jouw rendement en schommeling'
    : `Op echte koersen van ${longDate(from)} tot ${longDate(to)}`
  const verb = described ? 'wint' : 'won'
  return {
    kind: 'dots',
    key: 'kans',
    title: `Van ${DOTS} keer beginnen`,
    sentence: `${on} ${verb} alles ineens ${wins} van de ${DOTS} keer.`,
    y: { unit: 'number' },
    parts: [
      { label: `keer ${verb} alles ineens`, value: wins, tone: 'main' },
      { label: `keer ${verb} spreiden`, value: DOTS - wins, hollow: true },
    ],
  }
}

const bars = (past: Choice['past'], months: number, { from, to }: Choice): Chart => ({
  kind: 'bar',
  key: 'verdeling',
  title: `Waarde na ${months} maanden, op echte koersen van ${longDate(from)} tot ${longDate(to)}`,
  sentence: `In het midden gaf ineens ${eur0(past.lump[2] ?? 0)} en gespreid ${eur0(past.spread[2] ?? 0)}; in de slechtste 5 % was dat ${eur0(past.lump[0] ?? 0)} en ${eur0(past.spread[0] ?? 0)}.`,
  categories: MARKS,
  y: { unit: 'euro0' },
  series: [
    { key: 'ineens', label: 'Alles ineens', values: past.lump },
    { key: 'gespreid', label: 'Gespreid', values: past.spread, dashed: true },
  ],
})

export const charts = (work: Choice, months: number): Chart[] => [dots(work), bars(work.past, months, work)]

export const tables = ({ spans, past, summary, from, to }: Choice, market: Market): Table[] => [
  {
    key: 'spreiding',
    title: 'Op echte koersen: korter of langer spreiden',
    columns: [
      { key: 'maanden', label: 'Spreiden over', unit: 'months' },
      { key: 'ineens', label: 'Ineens won', unit: 'percent', decimals: 0 },
      { key: 'verschil', label: 'Gemiddeld verschil', unit: 'euro0' },
      { key: 'slechtIneens', label: 'Ineens, slechtste 5 %', unit: 'euro0' },
      { key: 'slechtGespreid', label: 'Gespreid, slechtste 5 %', unit: 'euro0' },
      { key: 'vensters', label: 'Periodes', unit: 'number', decimals: 0 },
      { key: 'los', label: 'Zonder overlap', unit: 'number', decimals: 0 },
    ],
    rows: spans.map((span) => [span.parts, span.wins, span.difference, span.lump, span.spread, span.count, span.apart]),
    note: `Op koersen van ${MARKETS[market].name}, ${longDate(from)} tot ${longDate(to)}.`,
  },
  {
    key: 'uitkomsten',
    title: 'Verleden en simulatie naast elkaar',
    columns: [
      { key: 'deel', label: 'Hoe goed liep de markt?', unit: 'text' },
      { key: 'ineens', label: 'Ineens, verleden', unit: 'euro0' },
      { key: 'gespreid', label: 'Gespreid, verleden', unit: 'euro0' },
      { key: 'ineensModel', label: 'Ineens, simulatie', unit: 'euro0' },
      { key: 'gespreidModel', label: 'Gespreid, simulatie', unit: 'euro0' },
    ],
    rows: MARKS.map((label, index) => [
      label,
      past.lump[index] ?? 0,
      past.spread[index] ?? 0,
      summary.lump[index] ?? 0,
      summary.spread[index] ?? 0,
    ]),
  },
]
