/** The figures of wettelijke-rente.ts, by date. */
import { legalInterest } from '#data/series/legal-interest.ts'
import { at } from '#finance/list.ts'
import { dated, type DatedRow, openLaw, type Proof } from '#rules/kernel/dated.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'

const rowsOf = (kind: string): readonly DatedRow<number>[] =>
  legalInterest.kind.flatMap((each, index) =>
    each === kind
      ? [{ from: at(legalInterest.from, index), value: Number((at(legalInterest.percent, index) / 100).toFixed(6)) }]
      : [],
  )

const checked = { checkedOn: '2026-11-15' } as const

/** Rates the law gives as a formula: the points it adds are proven, and a test recomputes the rates from the series. */
const byFormula = (rows: readonly DatedRow<number>[], since: string, points: number, proof: Proof) =>
  rows.map((row) => (row.from < since ? row : { ...row, base: points, proof }))

const burgerlijk = proofIn(
  eli.wet1865,
  'art. 2, § 1',
  'het gemiddelde van de Euribor-rentevoet op één jaar tijdens de maand december, afgerond naar het hoger gelegen kwart percent, wordt verhoogd met 2 percent',
  '2026-11-17',
)
const handel = proofIn(
  eli.betalingsachterstand,
  'art. 5',
  'de referentie-interestvoet vermeerderd met 8 procentpunten en afgerond tot het hogere halve procentpunt',
  '2026-11-17',
)

export const renteBurgerlijk = dated(
  'renteBurgerlijk',
  'Wettelijke rentevoet in burgerlijke zaken',
  'tarief',
  byFormula(rowsOf('burgerlijk'), '2007-01-01', 2, burgerlijk),
  {
    ...checked,
    source: 'Belgisch Staatsblad, jaarlijks bericht van de FOD Financiën',
    article: 'art. 2, § 1 wet van 5 mei 1865',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    eli: eli.wet1865,
  },
)

export const renteHandel = dated(
  'renteHandel',
  'Rentevoet bij betalingsachterstand in handelstransacties',
  'tarief',
  byFormula(rowsOf('handelstransactie'), '2013-07-01', 8, handel),
  {
    ...checked,
    source: 'Belgisch Staatsblad, halfjaarlijks bericht',
    article: 'art. 5 wet van 2 augustus 2002',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'De rente van de ECB plus 8 procentpunt (tot 15 maart 2013 plus 7), naar boven op een half procent.',
    eli: eli.betalingsachterstand,
  },
)

/** First day on which older contracts follow the new text as well (art. 14, tweede lid wet van 2 augustus 2002). */
const OLD_CONTRACTS_UNTIL = '2015-03-16'

const oldContracts = rowsOf('handelstransactie_oud_contract')

export const renteHandelOud = dated(
  'renteHandelOud',
  'Rentevoet bij betalingsachterstand, contracten van voor 16 maart 2013',
  'tarief',
  [
    ...renteHandel.rows.filter(({ from }) => from < at(oldContracts, 0).from),
    ...oldContracts,
    { from: OLD_CONTRACTS_UNTIL, value: openLaw(OLD_CONTRACTS_UNTIL)(renteHandel) },
    ...renteHandel.rows.filter(({ from }) => from > OLD_CONTRACTS_UNTIL),
  ],
  {
    ...checked,
    source: 'Belgisch Staatsblad, halfjaarlijks bericht',
    article: 'art. 5 en 14 wet van 2 augustus 2002',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'Tot 15 maart 2015 een procentpunt lager: rente van de ECB plus 7 procentpunt.',
    eli: eli.betalingsachterstand,
  },
)

export const renteFiscaal = dated(
  'renteFiscaal',
  'Nalatigheidsinterest in de inkomstenbelasting',
  'tarief',
  [
    { from: '1999-09-01', value: 0.07 },
    {
      from: '2018-01-01',
      value: 0.04,
      proof: proofIn(eli.wet1865, 'art. 2, § 2/1', 'niet lager dan 4 p.c., niet hoger dan 10 p.c.', '2026-11-15'),
    },
  ],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 14 wetboek invordering; vroeger art. 414 WIB 92',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'Sinds 2018 minstens 4 % en hoogstens 10 %, volgens de rente op staatspapier.',
    eli: eli.wib92,
  },
)

export const renteBtw = dated(
  'renteBtw',
  'Nalatigheidsinterest in de btw',
  'tarief',
  [
    { from: '1999-09-01', value: 0.096, note: '0,8 % per maand.' },
    {
      from: '2023-01-01',
      value: 0.08,
      source: 'Wet van 20 november 2022 (Staatsblad 30 november 2022)',
      proof: proofAt(
        'https://www.dvp-law.com/index.php/fr/node/344',
        'Wet van 20 november 2022: de nalatigheidsinteresten inzake BTW worden verlaagd van 9,6% (op jaarbasis) tot 8%, vanaf 1 januari 2023',
        '2026-11-17',
        'art. 91 Btw-wetboek',
      ),
    },
  ],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 91 Btw-wetboek',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'Sinds 2023 vier procentpunt boven die van de inkomstenbelasting.',
    eli: 'wet/1969/07/03/1969070305',
  },
)

export const fiscaleAfronding = dated(
  'fiscaleAfronding',
  'Veelvoud waarop de fiscus een schuld naar beneden afrondt voor de interest',
  'euro',
  [
    {
      from: '1999-09-01',
      value: 10,
      proof: { url: justel.invordering, article: 'art. 14', says: 'lagere veelvoud van 10 euro', seenOn: '2026-11-15' },
    },
  ],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 414 WIB 92; art. 91 Btw-wetboek',
    confidence: 'hoog',
    note: 'Een begonnen maand telt volledig. In de inkomstenbelasting begint de eerste maand na die van de vervaldag.',
    eli: eli.wib92,
  },
)

export const ondergrensRenteFiscaal = dated(
  'ondergrensRenteFiscaal',
  'Kleinste nalatigheidsinterest per maand in de inkomstenbelasting',
  'euro per maand',
  [
    {
      from: '1999-09-01',
      value: 5,
      proof: { url: justel.invordering, article: 'art. 14', says: 'geen 5 euro', seenOn: '2026-11-15' },
    },
  ],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 14 wetboek invordering; vroeger art. 414 WIB 92',
    confidence: 'hoog',
    note: 'Is de interest over een maand lager, dan is er voor die maand niets verschuldigd.',
    eli: eli.wib92,
  },
)

export const ondergrensRenteBtw = dated(
  'ondergrensRenteBtw',
  'Kleinste nalatigheidsinterest per maand in de btw',
  'euro per maand',
  [
    { from: '1999-09-01', value: 2.5 },
    { from: '2020-01-01', value: 5, note: 'De dag van de verhoging hebben we niet bevestigd; in 2022 was het 5 euro.' },
  ],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 91 Btw-wetboek',
    confidence: 'middel',
    note: 'Is de interest over een maand lager, dan wordt hij niet gevorderd.',
    eli: 'wet/1969/07/03/1969070305',
  },
)

export const renteSociaal = dated(
  'renteSociaal',
  'Rentevoet in sociale zaken',
  'tarief',
  [
    ...renteBurgerlijk.rows.filter(({ from }) => from < '2007-01-01'),
    { from: '2007-01-01', value: 0.07, proof: proofIn(eli.wet1865, 'art. 2, § 3', '7 p.c.', '2026-11-15') },
  ],
  {
    ...checked,
    source: 'Wet van 5 mei 1865',
    article: 'art. 2, § 3 wet van 5 mei 1865',
    confidence: 'hoog',
    note: 'Tot eind 2006 was er één wettelijke rentevoet voor alle zaken.',
  },
)

export const forfaitHandel = dated(
  'forfaitHandel',
  'Vaste vergoeding voor invordering tussen ondernemingen',
  'euro',
  [{ from: '2013-03-16', value: 40, proof: proofIn(eli.betalingsachterstand, 'art. 6', '40 euro', '2026-11-15') }],
  {
    ...checked,
    source: 'Wet van 2 augustus 2002',
    article: 'art. 6 wet van 2 augustus 2002',
    confidence: 'hoog',
  },
)

type Damages = {
  readonly flat: number
  readonly flatTo: number
  readonly middleBase: number
  readonly middleRate: number
  readonly middleTo: number
  readonly topBase: number
  readonly topRate: number
  readonly max: number
  readonly graceDays: number
}

export const schadebeding = dated<Damages>(
  'schadebeding',
  'Hoogste schadevergoeding bij een onbetaalde schuld van een consument',
  'schaal',
  [
    {
      from: '2023-09-01',
      value: {
        flat: 20,
        flatTo: 150,
        middleBase: 30,
        middleRate: 0.1,
        middleTo: 500,
        topBase: 65,
        topRate: 0.05,
        max: 2_000,
        graceDays: 14,
      },
      proof: proofIn(
        eli.wer,
        'art. XIX.2 en XIX.4',
        'veertien kalenderdagen; 20 euro tot 150 euro; 30 euro + 10 % tussen 150,01 en 500 euro; 65 euro + 5 % boven 500 euro, maximum 2.000 euro',
        '2026-11-15',
      ),
    },
  ],
  {
    ...checked,
    source: 'Wet van 4 mei 2023, boek XIX Wetboek economisch recht',
    article: 'art. XIX.2 en XIX.4 WER',
    confidence: 'hoog',
    note: 'Voor bestaande contracten sinds 1 december 2023.',
  },
)
