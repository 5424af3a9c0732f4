/** The figures of belastingvoordelen.ts, by date. */
import { roundTo } from '#finance/money.ts'
import { indexBelastingschalen } from '#rules/belasting/indexering.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { indexed } from '#rules/kernel/indexed.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

const fod = { source: 'FOD Financiën', checkedOn: '2026-11-15', knownTo: '2026-12-31' } as const

export const giftenTarief = dated(
  'giftenTarief',
  'Belastingvermindering voor giften',
  'tarief',
  [
    { from: '2021-01-01', value: 0.45 },
    {
      from: '2025-01-01',
      value: 0.3,
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025), art. 67 en 90',
      proof: proofIn(
        eli.wet2025,
        'art. 67 en 90',
        'de belastingvermindering voor giften gaat van 45 naar 30 %',
        '2026-11-17',
      ),
    },
  ],
  { ...fod, article: 'art. 145/33 WIB 92', confidence: 'hoog', eli: eli.wib92 },
)

export const giftenMinimum = dated(
  'giftenMinimum',
  'Kleinste gift per instelling die meetelt',
  'euro per jaar',
  [{ from: '2011-01-01', value: 40, proof: proofIn(eli.wib92, 'art. 145/33', 'ten minste 40 euro', '2026-11-15') }],
  { ...fod, article: 'art. 145/33 WIB 92', confidence: 'hoog' },
)

export const giftenAandeel = dated(
  'giftenAandeel',
  'Giften tellen mee tot dit deel van je netto-inkomen',
  'tarief',
  [
    {
      from: '2013-01-01',
      value: 0.1,
      proof: proofIn(eli.wib92, 'art. 145/33', '10 % van het totale netto-inkomen', '2026-11-15'),
    },
  ],
  { ...fod, article: 'art. 145/33 WIB 92', confidence: 'hoog' },
)

export const giftenMaximum = dated(
  'giftenMaximum',
  'Giften: hoogste bedrag dat meetelt',
  'euro per jaar',
  [
    { from: '2021-01-01', value: null },
    {
      from: '2025-01-01',
      value: 408_130,
      note: 'Het bedrag van inkomstenjaar 2024; de wet van 18 december 2025 stopte de indexering.',
      proof: proofAt(
        'https://fin.belgium.be/fr/montants-annees-precedentes',
        'Plafond du montant annuel des dons donnant droit à une réduction d’impôt: 408.130 euros (exercice d’imposition 2025)',
        '2026-11-17',
      ),
    },
  ],
  {
    ...fod,
    article: 'art. 145/33 WIB 92',
    confidence: 'hoog',
    note: 'Voor oudere jaren is het bedrag niet nagekeken; dan telt alleen de grens in procent.',
    eli: eli.wib92,
  },
)

export const kinderopvangTarief = dated(
  'kinderopvangTarief',
  'Belastingvermindering voor kinderopvang',
  'tarief',
  [{ from: '2013-01-01', value: 0.45, proof: proofIn(eli.wib92, 'art. 145/35', '45 %', '2026-11-15') }],
  { ...fod, article: 'art. 145/35 WIB 92', confidence: 'hoog' },
)

export const kinderopvangPerDag = dated(
  'kinderopvangPerDag',
  'Kinderopvang, hoogste bedrag per dag en per kind',
  'euro',
  indexed(indexBelastingschalen, [{ from: '2021-01-01', base: 8.4, derived: true }], (base, coefficient) =>
    roundTo(base * coefficient, 1),
  ),
  {
    ...fod,
    article: 'art. 145/35 WIB 92',
    confidence: 'middel',
    eli: eli.wib92,
    note: 'Basisbedrag 8,40 euro, afgerond op tien cent: zo volgen alle bedragen van 2021 tot 2025; 16,90 euro voor 2025 staat in de wettekst.',
    printed: { 2021: 14, 2023: 15.7, 2024: 16.4, 2025: 16.9 },
    seen: {
      2025: proofIn(eli.wib92, 'art. 145/35', '16,90 euro (geïndexeerd) per oppasdag en per kind', '2026-11-15'),
    },
  },
)

const circulaire = (says: string) =>
  proofAt(
    'https://blog.forumforthefuture.be/fr/article/circulaire-2026c12-relative-aux-modifications-concernant-le-traitement-fiscal-des-rentes-alimentaires/29835',
    says,
    '2026-11-19',
    'circulaire 2026/C/12, nr. 3; art. 35 en 37 wet van 18 december 2025',
  )

export const onderhoudsgeldAftrek = dated(
  'onderhoudsgeldAftrek',
  'Aftrekbaar deel van onderhoudsgeld',
  'tarief',
  [
    { from: '1989-01-01', value: 0.8 },
    { from: '2025-01-01', value: 0.7, proof: circulaire('70 % … payées ou attribuées à partir du 01.01.2025') },
    { from: '2026-01-01', value: 0.6, proof: circulaire('60 % … payées ou attribuées à partir du 01.01.2026') },
    {
      from: '2027-01-01',
      value: 0.5,
      proof: proofIn(eli.wet2025, 'art. 104 WIB 92', '60 p.c. wordt 50 p.c.', '2026-11-15'),
    },
  ],
  {
    source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025)',
    article: 'art. 104, 1° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

type Dienstencheque = {
  /** Share of the price that comes back. */
  readonly tarief: number
  /** Highest purchase per person that counts, in euro. */
  readonly maximum: number
  readonly prijs: number
}

const geenVoordeel: Dienstencheque = { tarief: 0, maximum: 0, prijs: 10 }

/** Wallonia gives 0,90 euro for each of 150 vouchers, whatever the price: here 9 % of 10 euro. */
const wallonie: Dienstencheque = { tarief: 0.09, maximum: 1_500, prijs: 10 }

const wikifin = (says: string) =>
  proofAt(
    'https://www.wikifin.be/fr/impots-emploi-et-revenus/declaration-dimpots/reductions-fiscales/les-titres-services-et-cheques-ale',
    says,
    '2026-11-17',
  )

const testAankoop = (says: string) =>
  proofAt('https://www.test-aankoop.be/geld/belastingen/nieuws/uitgaven-belastingaangifte', says, '2026-11-19')

export const dienstencheques = dated<Readonly<Record<Gewest, Dienstencheque>>>(
  'dienstencheques',
  'Belastingvermindering voor dienstencheques, per gewest',
  'schaal',
  [
    {
      from: '2024-01-01',
      value: {
        vlaanderen: { tarief: 0.2, maximum: 1_790, prijs: 9 },
        brussel: { tarief: 0.15, maximum: 1_790, prijs: 10 },
        wallonie,
      },
      confidence: 'middel',
      base: {
        vlaanderen: { tarief: 0.2, maximum: 1_790 },
        brussel: { tarief: 0.15, maximum: 1_790 },
        wallonie: { perCheque: 0.9, cheques: 150 },
      },
      leaves: {
        vlaanderen: testAankoop('20 % van het aankoopbedrag, dat voor 2024 werd beperkt tot € 1790'),
        brussel: testAankoop('voor 2024 beperkt tot € 1790; slechts een vermindering van 15 %'),
        wallonie: testAankoop('10 % op de 150 eerste dienstencheques; € 0,90 per cheque, maximaal € 135'),
      },
    },
    {
      from: '2025-01-01',
      value: {
        vlaanderen: geenVoordeel,
        brussel: { tarief: 0.15, maximum: 1_754.4, prijs: 10.2 },
        wallonie,
      },
      note: 'In Vlaanderen afgeschaft vanaf 2025. In Brussel de eerste 172 cheques.',
      confidence: 'middel',
      base: {
        vlaanderen: 'geen belastingvermindering meer',
        brussel: { tarief: 0.15, cheques: 172 },
        wallonie: { perCheque: 0.9, cheques: 150 },
      },
      leaves: {
        vlaanderen: testAankoop('aangekocht in 2025 leveren in het Vlaams Gewest geen belastingvermindering meer op'),
        brussel: proofAt(
          'https://www.dienstencheques.brussels/burger/info/fiscale-aftrek/aantal-aan-te-geven',
          'een belastingvermindering van 15 % op elk van de 172 eerst gekochte dienstencheques per persoon',
          '2026-11-19',
        ),
        wallonie: testAankoop('10 % op de 150 eerste dienstencheques; € 0,90 per cheque, maximaal € 135'),
      },
    },
    {
      from: '2026-01-01',
      value: { vlaanderen: geenVoordeel, brussel: geenVoordeel, wallonie },
      note: 'In Brussel afgeschaft vanaf 2026.',
      base: {
        vlaanderen: 'plus de réduction',
        brussel: 'plus de réduction',
        wallonie: { perCheque: 0.9, cheques: 150 },
      },
      leaves: {
        vlaanderen: wikifin(
          'A partir de 2025, il n’y a plus de réduction d’impôt sur les titres-services en Région flamande.',
        ),
        brussel: wikifin(
          'A partir de 2026, il n’y a plus de réduction d’impôt sur les titres-services et les chèques ALE en Région bruxelloise.',
        ),
        wallonie: wikifin(
          'une réduction d’impôt de 0,90 euro par titre-service sur les 150 premiers titres-services achetés par personne et par année fiscale',
        ),
      },
    },
  ],
  {
    source: 'Vlaanderen, dienstencheques.brussels en Wallonië: dienstencheques; Wikifin',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://www.wikifin.be/nl',
  },
)

export type WoonbonusSoort = 'geen' | 'woonbonus2005' | 'woonbonus2015' | 'geintegreerd'

export const woonbonusVlaanderen = dated<{
  /** Fixed rate of the loans from 2015 on. Loans of 2005 to 2014 count at the top rate, at least `minimumtarief`. */
  readonly tarief: number
  readonly minimumtarief: number
  readonly basis: Readonly<Record<Exclude<WoonbonusSoort, 'geen'>, number>>
  readonly eersteTienJaar: number
  readonly drieKinderen: number
}>(
  'woonbonusVlaanderen',
  'Vlaamse woonbonus voor oude leningen op de eigen woning',
  'schaal',
  [
    {
      from: '2016-01-01',
      value: {
        tarief: 0.4,
        minimumtarief: 0.3,
        basis: { woonbonus2005: 2_280, woonbonus2015: 1_520, geintegreerd: 1_520 },
        eersteTienJaar: 760,
        drieKinderen: 80,
      },
      note: 'Gezien bij een bron die vlaanderen.be overneemt, bij een bank en in de pers.',
      proof: proofAt(
        'https://www.idylia.be/nieuws/2017/12/hoeveel-bonus-krijg-je-met-de-woonbonus/',
        'leningen van 2005 tot 2014: 2.280 euro, de eerste tien jaar 760 euro meer, met drie kinderen 80 euro meer, minstens 30% en hoogstens 50%; sinds 2015: 1.520 euro aan 40%',
        '2026-11-17',
      ),
    },
  ],
  {
    ...fod,
    source: 'Vlaamse Belastingdienst; FOD Financiën, toelichting bij de aangifte',
    article: 'art. 145/37 tot 145/39 WIB 92',
    confidence: 'hoog',
    eli: eli.wib92,
  },
)
