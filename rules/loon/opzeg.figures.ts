/** The figures of opzeg.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const awl = { source: 'Wet van 3 juli 1978 betreffende de arbeidsovereenkomsten', checkedOn: '2026-11-15' } as const
/** The law that brought one set of notice terms for all. */
const eenvormig = {
  source: 'Wet van 26 december 2013 (eenheidsstatuut)',
  eli: eli.eenheidsstatuut,
  checkedOn: '2026-11-16',
} as const
const wet2013 = (article: string, says: string) => proofIn(eli.eenheidsstatuut, article, says, eenvormig.checkedOn)

/** `maanden`: seniority below which the weeks hold. */
type Trap = { readonly maanden: number; readonly weken: number }

type Tabel = { readonly trappen: readonly Trap[]; readonly daarna: (years: number) => number }

const trap = (...pairs: readonly (readonly [number, number])[]): readonly Trap[] =>
  pairs.map(([maanden, weken]) => ({ maanden, weken }))

export const opzegWerkgever = dated<Tabel>(
  'opzegWerkgever',
  'Opzegtermijn bij ontslag door de werkgever',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: {
        // Until April 2018 the first six months had two steps only: 2 weeks, then 4 weeks.
        trappen: trap(
          [3, 2],
          [6, 4],
          [9, 6],
          [12, 7],
          [15, 8],
          [18, 9],
          [21, 10],
          [24, 11],
          [36, 12],
          [48, 13],
          [60, 15],
        ),
        daarna: (years) => vanafVijfJaar(years),
      },
    },
    {
      from: '2018-05-01',
      value: {
        trappen: trap(
          [3, 1],
          [4, 3],
          [5, 4],
          [6, 5],
          [9, 6],
          [12, 7],
          [15, 8],
          [18, 9],
          [21, 10],
          [24, 11],
          [36, 12],
          [48, 13],
          [60, 15],
        ),
        daarna: (years) => vanafVijfJaar(years),
      },
      proof: proofIn(
        eli.arbeidsovereenkomsten,
        'art. 37/2, § 1',
        '1 week onder 3 maanden; 3 weken onder 4; 4 onder 5; 5 onder 6; 6 onder 9; 7 onder 12; 8 onder 15; 9 onder 18; 10 onder 21; 11 onder 24 maanden; 12 weken onder 3 jaar (36 maanden); 13 onder 4 jaar (48); 15 onder 5 jaar (60)',
        '2026-11-15',
      ),
    },
  ],
  { ...awl, article: 'art. 37/2, § 1', confidence: 'hoog' },
)

/** From five years: three weeks for each year begun, two in the twenty-first, one from then on. */
function vanafVijfJaar(years: number): number {
  if (years < 20) return 3 * (years + 1)
  return 62 + (years - 20)
}

export const opzegWerknemer = dated<Tabel>(
  'opzegWerknemer',
  'Opzegtermijn bij ontslag door de werknemer',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: {
        trappen: trap([3, 1], [6, 2], [12, 3], [18, 4], [24, 5], [48, 6], [60, 7], [72, 9], [84, 10], [96, 12]),
        daarna: () => 13,
      },
      proof: proofIn(
        eli.arbeidsovereenkomsten,
        'art. 37/2, § 2',
        '1 week onder 3 maanden; 2 onder 6; 3 onder 12; 4 onder 18; 5 onder 24; 6 onder 4 jaar (48 maanden); 7 onder 5 jaar (60); 9 onder 6 jaar (72); 10 onder 7 jaar (84); 12 onder 8 jaar (96); 13 weken daarna',
        '2026-11-15',
      ),
    },
  ],
  { ...awl, article: 'art. 37/2, § 2', confidence: 'hoog' },
)

/** Read on the day the contract began. null: no maximum. */
export const opzegMaximum = dated<number | null>(
  'opzegMaximum',
  'Langste opzegtermijn voor nieuwe contracten',
  'weken',
  [
    { from: '1900-01-01', value: null },
    {
      from: '2026-06-01',
      value: 52,
      source: 'Wet van 18 mei 2026, art. 24',
      note: 'Alleen voor contracten waarvan de uitvoering vanaf 1 juni 2026 begint.',
      proof: proofIn(
        eli.arbeidsovereenkomsten,
        'art. 37/2, § 1/1',
        'Pour les contrats de travail dont l’exécution débute à partir du 1er juin 2026, le délai du préavis pour les travailleurs comptant dix-sept ans d’ancienneté ou plus est de 52 semaines et il n’augmente plus',
        '2026-11-17',
      ),
    },
  ],
  { ...awl, article: 'art. 37/2, § 1/1', confidence: 'hoog' },
)

export const eenheidsstatuut = dated(
  'eenheidsstatuut',
  'Begin van het eenheidsstatuut',
  'formule',
  [
    {
      from: '2014-01-01',
      value: '2014-01-01',
      base: 2014,
      proof: wet2013('art. 68 en 69', 'tot 31 december 2013; vanaf 1 januari 2014'),
    },
  ],
  { ...eenvormig, article: 'art. 67 tot 69', confidence: 'hoog' },
)

export const grensHogeBediende = dated(
  'grensHogeBediende',
  'Jaarloon op 31 december 2013 dat een hogere bediende maakt',
  'euro per jaar',
  [{ from: '2014-01-01', value: 32_254, proof: wet2013('art. 68', 'meer dan 32.254 euro op 31 december 2013') }],
  { ...eenvormig, article: 'art. 68', confidence: 'hoog' },
)

export const grensTopBediende = dated(
  'grensTopBediende',
  'Jaarloon op 31 december 2013 voor de langste eigen opzeg',
  'euro per jaar',
  [
    {
      from: '2014-01-01',
      value: 64_508,
      note: 'Bij een sociaal secretariaat gezien, en bij een tweede bron: het bericht met de loongrenzen van 2013.',
      proof: proofAt(
        'https://www.partena-professional.be/nl/knowledge-center/infoflashes/loongrenzen-inzake-arbeidsovereenkomsten-voor-2014',
        'Betekening door de bediende, 2013: maximum 6 maanden, indien loon gelijk aan + 64.508 €',
        '2026-11-17',
      ),
    },
  ],
  {
    ...awl,
    source: 'Wet van 26 december 2013 (eenheidsstatuut)',
    article: 'art. 68',
    confidence: 'hoog',
    eli: eli.eenheidsstatuut,
  },
)

/** When an employee who was dismissed has found another job (art. 37/2, § 3). */
export const tegenopzeg = dated<Tabel>(
  'tegenopzeg',
  'Verkorte opzeg van een werknemer die werd opgezegd',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: { trappen: trap([3, 1], [6, 2], [12, 3]), daarna: () => 4 },
      proof: proofIn(
        eli.arbeidsovereenkomsten,
        'art. 37/2, § 3',
        '1 week onder 3 maanden; 2 weken onder 6; 3 weken onder 12 maanden; 4 weken vanaf een jaar',
        '2026-11-16',
      ),
    },
  ],
  {
    ...awl,
    article: 'art. 37/2, § 3',
    confidence: 'hoog',
    eli: eli.arbeidsovereenkomsten,
    checkedOn: '2026-11-16',
  },
)

/** Employer's notice that ends at the legal pension age. */
export const opzegPensioen = dated(
  'opzegPensioen',
  'Langste opzeg bij het bereiken van de pensioenleeftijd',
  'weken',
  [
    {
      from: '2014-01-01',
      value: 26,
      proof: proofIn(eli.arbeidsovereenkomsten, 'art. 37/6', 'hoogstens 26 weken', '2026-11-15'),
    },
  ],
  { ...awl, article: 'art. 37/6', confidence: 'hoog' },
)

/** Longest notice by an employee, also with years before 2014. null: part 1 could be longer. */
export const opzegWerknemerMaximum = dated<number | null>(
  'opzegWerknemerMaximum',
  'Langste opzegtermijn bij eigen ontslag',
  'weken',
  [
    { from: '2014-01-01', value: null },
    {
      from: '2023-10-28',
      value: 13,
      proof: proofIn(eli.arbeidsovereenkomsten, 'art. 37/2, § 2', '13 weken vanaf 8 jaar', '2026-11-15'),
    },
  ],
  { ...awl, source: 'Wet van 20 maart 2023 over de opzeg door de werknemer', confidence: 'hoog' },
)

/** From this notice on the employer offers outplacement, and takes its value in weeks of pay off the compensation. */
export const outplacement = dated<{ readonly vanaf: number; readonly aftrek: number }>(
  'outplacement',
  'Outplacement: vanaf deze opzeg, en weken loon die van de vergoeding afgaan',
  'schaal',
  [
    { from: '2014-01-01', value: { vanaf: 30, aftrek: 4 }, note: 'Tot eind 2015 kon je het aanbod weigeren.' },
    {
      from: '2016-01-01',
      value: { vanaf: 30, aftrek: 4 },
      proof: wet2013(
        'art. 77, 81 en 88',
        'een opzeg van ten minste 30 weken; 4 weken aangerekend op de vergoeding; weigeren kon tot 31 december 2015',
      ),
    },
  ],
  { ...eenvormig, source: 'Wet van 5 september 2001', article: 'art. 11/1 tot 11/12', confidence: 'hoog' },
)

/** Whoever is dismissed with as long a notice as outplacement asks; null before it existed. */
export const inzetbaarheidsbudget = dated<number | null>(
  'inzetbaarheidsbudget',
  'Budget voor opleiding of begeleiding na een ontslag met recht op minstens 30 weken opzeg',
  'euro',
  [
    { from: '1900-01-01', value: null },
    {
      from: '2026-06-11',
      value: 1_800,
      proof: proofIn(
        eli.arbeidsovereenkomsten,
        'art. 39ter, § 1',
        'au moins 30 semaines …, budget forfaitaire unique de 1.800 euros en vue de suivre et de financer des mesures d’employabilité',
        '2026-11-19',
      ),
    },
  ],
  { ...awl, source: 'Wet van 18 mei 2026, art. 10', article: 'art. 39ter', confidence: 'hoog' },
)

/** By the seniority in years on 31 December 2013: the value below each limit, and above the last. */
export type Jaren = { readonly trappen: readonly (readonly [years: number, value: number])[]; readonly daarna: number }

/** Part 1 in outline: months for clerks, days for workers under the general rules (cao 75, law of 12 April 2011). */
export const opzegDeel1 = dated<{
  readonly hogerMaandenPerJaar: number
  readonly hogerMinimum: number
  readonly lagerMaandenPerVijfJaar: number
  readonly bediendeZelf: Readonly<Record<'hogereBediende' | 'topBediende' | 'lagereBediende', Jaren>>
  readonly arbeiderVoor2012: Jaren
  readonly arbeiderVanaf2012: Jaren
  readonly arbeiderZelf: Jaren
}>(
  'opzegDeel1',
  'Opzegtermijn voor dienstjaren tot eind 2013',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: {
        hogerMaandenPerJaar: 1,
        hogerMinimum: 3,
        lagerMaandenPerVijfJaar: 3,
        bediendeZelf: {
          lagereBediende: { trappen: [[5, 1.5]], daarna: 3 },
          hogereBediende: {
            trappen: [
              [5, 1.5],
              [10, 3],
            ],
            daarna: 4.5,
          },
          topBediende: {
            trappen: [
              [5, 1.5],
              [10, 3],
              [15, 4.5],
            ],
            daarna: 6,
          },
        },
        arbeiderVoor2012: {
          trappen: [
            [5, 35],
            [10, 42],
            [15, 56],
            [20, 84],
          ],
          daarna: 112,
        },
        arbeiderVanaf2012: { trappen: [[0.5, 28]], daarna: 40 },
        arbeiderZelf: { trappen: [[20, 14]], daarna: 28 },
      },
      base: [1, 3],
      proof: wet2013('art. 68', 'hogere bediende: 1 maand per begonnen jaar, minstens 3 maanden'),
    },
  ],
  {
    ...awl,
    source: 'Wet van 26 december 2013 (eenheidsstatuut); cao nr. 75; wet van 12 april 2011',
    article: 'art. 67 en 68',
    confidence: 'middel',
    note: 'De termijn van een hogere bediende staat in de wet. Sectoren konden voor arbeiders andere termijnen hebben.',
    eli: eli.eenheidsstatuut,
  },
)

/** Whole years of service from which a manual worker of before the unified rules is compensated by the RVA. */
export const ontslagcompensatie = dated(
  'ontslagcompensatie',
  'Dienstjaren voor een ontslagcompensatievergoeding',
  'jaren',
  [
    { from: '2014-01-01', value: 20 },
    { from: '2015-01-01', value: 15 },
    { from: '2016-01-01', value: 10 },
    {
      from: '2017-01-01',
      value: 0,
      note: 'Voor elke arbeider die al voor 2014 in dienst was.',
      proof: wet2013(
        'art. 97',
        'op 1 januari 2014 minstens 20 jaar, op 1 januari 2015 minstens 15, op 1 januari 2016 minstens 10, op 1 januari 2017 minder dan 10 jaar',
      ),
    },
  ],
  {
    ...eenvormig,
    source: 'RVA, infoblad T145 over de ontslagcompensatievergoeding',
    article: 'art. 97 wet van 26 december 2013; KB van 9 januari 2014',
    confidence: 'hoog',
  },
)
