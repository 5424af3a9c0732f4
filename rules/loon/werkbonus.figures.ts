/** The werkbonus by date: limits, amounts and slopes follow from the minimum wage and the index. */
import { last } from '#finance/list.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { dated, type DatedRow, rowOn } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'

/** Up to `tot` the bonus is `bedrag` minus `helling` for each euro above `vanaf`. */
type Zone = {
  readonly tot: number
  readonly bedrag: number
  readonly helling: number
  readonly vanaf: number
  /** Slope for manual workers: their amount, rounded, over the same stretch. */
  readonly hellingArbeider?: number
}

export type Luik = readonly Zone[]

export const minimumloon = dated(
  'minimumloon',
  'Gewaarborgd gemiddeld minimummaandinkomen',
  'euro per maand',
  [
    {
      from: '2024-04-01',
      value: 2_029.88,
      confidence: 'middel',
      proof: proofAt(
        'https://www.attentia.be/nl/nieuws/verhoging-gewaarborgd-minimumloon-per-1-april-2024/',
        'stijgt daarmee tot 2.029,88 euro/ maand',
        '2026-11-19',
      ),
    },
    {
      from: '2024-05-01',
      value: 2_070.48,
      proof: {
        url: 'https://www.salairesminimums.be/document.html?date=01%2F01%2F2025&jcId=cf2e07ee4e76fa89014e7734edb3052c',
        says: 'vanaf 18 jaar: 2.070,48',
        seenOn: '2026-11-16',
      },
    },
    {
      from: '2025-02-01',
      value: 2_111.89,
      proof: {
        url: 'https://www.salairesminimums.be/document.html?date=01%2F02%2F2025&jcId=cf2e07ee4e76fa89014e7734edb3052c',
        says: 'vanaf 18 jaar: 2.111,89',
        seenOn: '2026-11-16',
      },
    },
    { from: '2026-01-01', value: 2_154.11 },
    { from: '2026-04-01', value: 2_189.81 },
    {
      from: '2026-07-01',
      value: 2_233.61,
      note: 'Gezien bij twee bronnen die deze pagina van de FOD overnemen; het is het bedrag van april maal 1,02.',
      proof: proofAt(
        'https://werk.belgie.be/nl/themas/internationaal/detachering/na-te-leven-arbeidsvoorwaarden-geval-van-detachering-naar-1',
        'gewaarborgd gemiddeld minimummaandinkomen sinds 1 juli 2026: 2.233,61 euro',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Werkgelegenheid, minimumlonen; cao nr. 43',
    article: 'art. 3 cao nr. 43',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'De bedragen van de werkbonus die de RSZ bekendmaakt, volgen er op de cent uit.',
    url: 'https://werk.belgie.be',
  },
)

/** Limits and highest amounts of the two parts are shares of the minimum wage (KB 17 January 2000). */
export const werkbonusAandelen = dated(
  'werkbonusAandelen',
  'Werkbonus: loongrenzen en hoogste bedragen, als deel van het minimumloon',
  'schaal',
  [
    {
      from: '2024-04-01',
      value: { grensB: 1.03, grensA: 1.315_328, hoogsteA: 0.0571, hoogsteB: 0.077 },
      proof: proofIn(
        eli.kbWerkbonus,
        'art. 1, § 1, 3° (en art. 2, § 1/1 en § 1/2 wet van 20 december 1999)',
        'S1 is het minimumloon maal 103 procent, S1bis maal 131,5328 procent; VA = 5,71 %, VB = 7,70 %',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Wet van 20 december 1999 en koninklijk besluit van 17 januari 2000',
    article: 'art. 2 wet van 20 december 1999; art. 1 KB van 17 januari 2000',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)

/**
 * The wage above which there is no bonus: the minimum wage of April 2022 (1.806,16) times 157,6814 %, tied to the index
 * step of that month. The RSZ printed the first four; the rule gives the same, but for a cent in February 2025.
 */
const GRENS_2022 = { amount: 2_847.98, step: 21 } as const
const printed = [
  { from: '2024-04-01', grens: 3_144.45, derived: false },
  { from: '2024-05-01', grens: 3_207.4, derived: false },
  { from: '2025-02-01', grens: 3_271.48, derived: false },
  { from: '2026-03-01', grens: 3_336.98, derived: false },
] as const
const hoogsteLoongrens = [
  ...printed,
  ...indexsprongen.rows
    .filter(({ from }) => from > last(printed).from)
    .map(({ from, value: steps }) => ({
      from,
      grens: roundCents(GRENS_2022.amount * spilcoefficient(steps, GRENS_2022)),
      derived: true,
    })),
]

/** Part A or B: `hoogste` up to `vanaf`, then down to nought at `tot`; amounts to the cent, slopes to four decimals. */
function luik(hoogste: number, vanaf: number, tot: number): Luik {
  const slope = (factor: number) => roundTo(roundCents(hoogste * factor) / (tot - vanaf), 4)
  return [
    { tot: vanaf, bedrag: hoogste, helling: 0, vanaf },
    { tot, bedrag: hoogste, helling: slope(1), vanaf, hellingArbeider: slope(1.08) },
  ]
}

function tweeLuiken(from: string): DatedRow<{ readonly a: Luik; readonly b: Luik }> {
  const base = rowOn(minimumloon, from).value
  const part = rowOn(werkbonusAandelen, from).value
  const top = last(hoogsteLoongrens.filter((each) => each.from <= from))
  const [limitB, limitA] = [roundCents(base * part.grensB), roundCents(base * part.grensA)]
  const value = {
    a: luik(roundCents(base * part.hoogsteA), limitA, top.grens),
    b: luik(roundCents(base * part.hoogsteB), limitB, limitA),
  }
  return top.derived
    ? { from, value, derived: true, note: 'De hoogste loongrens is afgeleid uit de index.' }
    : { from, value }
}

const werkbonusDays = [...new Set([...minimumloon.rows, ...hoogsteLoongrens].map(({ from }) => from))].toSorted()

/** Since April 2024 wholly tied to the minimum wage and the index: nothing is typed here but the older single formula. */
export const werkbonus = dated<{ readonly a: Luik; readonly b: Luik }>(
  'werkbonus',
  'Werkbonus voor lage lonen, per maand',
  'schaal',
  [
    {
      from: '2023-07-01',
      value: {
        a: [
          { tot: 2_013.64, bedrag: 262.16, helling: 0, vanaf: 2_013.64 },
          { tot: 2_571.45, bedrag: 262.16, helling: 0.2579, vanaf: 2_013.64, hellingArbeider: 0.2786 },
          { tot: 3_082.66, bedrag: 247.31, helling: 0.2313, vanaf: 2_013.64 },
        ],
        b: [],
      },
      note: 'Eén formule; de twee luiken bestaan sinds 1 april 2024.',
    },
    {
      from: '2023-11-01',
      value: {
        a: [
          { tot: 2_054.01, bedrag: 267.42, helling: 0, vanaf: 2_054.01 },
          { tot: 2_623, bedrag: 267.42, helling: 0.2579, vanaf: 2_054.01, hellingArbeider: 0.2786 },
          { tot: 3_144.45, bedrag: 252.26, helling: 0.2313, vanaf: 2_054.01 },
        ],
        b: [],
      },
    },
    ...werkbonusDays.map(tweeLuiken),
  ],
  {
    source: 'RSZ, administratieve instructies over de werkbonus',
    article: 'art. 2 wet van 20 december 1999; art. 1 KB van 17 januari 2000',
    checkedOn: '2026-11-16',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'Sinds april 2024 berekend uit het minimumloon en de hoogste loongrens, zoals de wet het zegt.',
    eli: eli.kbWerkbonus,
  },
)
