/** The figures of verhuur.ts, by date. */
import { roundTo } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { after, indexed } from '#rules/kernel/indexed.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'

const wib = {
  source: 'Wetboek van de inkomstenbelastingen 1992',
  checkedOn: '2026-11-16',
  confidence: 'hoog',
  eli: eli.wib92,
} as const

export const verhogingKI = dated(
  'verhogingKI',
  'Verhoging van het geïndexeerd kadastraal inkomen van een tweede woning',
  'tarief',
  [{ from: '1998-01-01', value: 0.4, proof: proofIn(eli.wib92, 'art. 7, § 1', 'verhoogd met 40 pct.', '2026-11-16') }],
  { ...wib, article: 'art. 7, § 1, 1° en 2°, a WIB 92' },
)

export const kostenforfaitHuur = dated(
  'kostenforfaitHuur',
  'Forfaitaire kosten van een gebouw dat aan een onderneming verhuurd is',
  'tarief',
  [{ from: '1992-01-01', value: 0.4, proof: proofIn(eli.wib92, 'art. 13', '40 pct. voor gebouwde', '2026-11-16') }],
  { ...wib, article: 'art. 13 WIB 92' },
)

export const plafondKostenforfait = dated(
  'plafondKostenforfait',
  'Hoogste forfaitaire kosten van verhuur, als deel van het gerevaloriseerd kadastraal inkomen',
  'tarief',
  [
    {
      from: '1992-01-01',
      value: 2 / 3,
      base: 'deux tiers',
      proof: proofIn(eli.wib92, 'art. 13', 'les deux tiers du revenu cadastral revalorisé', '2026-11-16'),
    },
  ],
  { ...wib, article: 'art. 13 WIB 92' },
)

/** 4,23 × the health index of December before the income year ÷ 100,41, to two decimals; a test recomputes each. */
/** What the next figure follows: of the December before the year of the income. */
export const gezondheidsindexDecember = dated(
  'gezondheidsindexDecember',
  'Gezondheidsindex van december van het jaar ervoor (basis 2013)',
  'coefficient',
  [
    { from: '2022-01-01', value: 115.6 },
    { from: '2023-01-01', value: 127.89 },
    { from: '2024-01-01', value: 129.53 },
    { from: '2025-01-01', value: 133.73 },
    {
      from: '2026-01-01',
      value: 136.69,
      proof: proofAt(
        'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
        'gezondheidsindex van december 2025: 136,69 (2013 = 100)',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Statbel, gezondheidsindex',
    article: 'art. 13 WIB 92',
    url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
    checkedOn: '2026-11-17',
    confidence: 'hoog',
    knownTo: '2026-12-31',
  },
)

/** The coefficient of the law and the index of December 2013. */
const REVALORISATIE = { coefficient: 4.23, december2013: 100.41 } as const

export const revalorisatiecoefficient = dated(
  'revalorisatiecoefficient',
  'Revalorisatiecoëfficiënt van het kadastraal inkomen',
  'coefficient',
  after(
    [
      { from: '2019-01-01', value: 4.57 },
      { from: '2020-01-01', value: 4.6 },
      { from: '2021-01-01', value: 4.63 },
    ],
    indexed(
      gezondheidsindexDecember,
      [{ from: '2022-01-01', base: REVALORISATIE }],
      ({ coefficient, december2013 }, index) => roundTo(coefficient * roundTo(index / december2013, 2), 2),
    ),
  ),
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92; FOD Financiën',
    article: 'art. 1 KB/WIB 92; sinds 2022 art. 13 WIB 92',
    checkedOn: '2026-11-17',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    url: justel.kbWib92,
    note: '4,23 maal de gezondheidsindex van december gedeeld door die van december 2013, twee keer afgerond op een honderdste.',
    printed: { 2022: 4.86, 2023: 5.37, 2024: 5.46, 2025: 5.63, 2026: 5.75 },
    seen: {
      2025: proofIn(
        eli.wib92,
        'art. 13',
        'un coefficient qui s’élève à 5,63 (montant indexé), en divisant l’indice de santé du mois de décembre par celui du mois de décembre 2013',
        '2026-11-17',
      ),
      2026: proofAt(
        'https://fin.belgium.be/fr/particuliers/habitation/louer-donner-location/revenus-locatifs/professionnel',
        'coefficient de revalorisation: 5,63 pour les revenus 2025, 5,75 pour les revenus 2026',
        '2026-11-17',
      ),
    },
  },
)

export const renteaftrekVerhuur = dated(
  'renteaftrekVerhuur',
  'Deel van de rente van een lening dat van huurinkomsten afgaat',
  'tarief',
  [
    { from: '1992-01-01', value: 1 },
    {
      from: '2025-01-01',
      value: 0,
      note: 'Artikel 14 kent alleen nog vergoedingen voor erfpacht en opstal.',
      proof: proofIn(
        eli.wet2025,
        'art. 14 WIB 92',
        'de interest van schulden om een onroerend goed te verkrijgen of te behouden valt weg; vergoedingen voor erfpacht en opstal blijven aftrekbaar',
        '2026-11-17',
      ),
    },
  ],
  { ...wib, article: 'art. 14 WIB 92' },
)

export const meerwaardeGebouwTarief = dated(
  'meerwaardeGebouwTarief',
  'Belasting op de meerwaarde van een gebouw dat je snel weer verkoopt',
  'tarief',
  [
    {
      from: '1997-01-01',
      value: 0.165,
      proof: proofIn(eli.wib92, 'art. 171, 4°, e', '16,5 p.c. voor de meerwaarden van art. 90, 10°', '2026-11-16'),
    },
  ],
  { ...wib, article: 'art. 90, eerste lid, 10° en art. 171, 4°, e WIB 92' },
)

export const meerwaardeGebouwJaren = dated(
  'meerwaardeGebouwJaren',
  'Termijn waarin de meerwaarde van een gebouw belast wordt',
  'jaren',
  [
    {
      from: '1997-01-01',
      value: 5,
      proof: proofIn(eli.wib92, 'art. 90, 10°, a', 'vervreemd binnen vijf jaar na de verkrijging', '2026-11-16'),
    },
  ],
  { ...wib, article: 'art. 90, eerste lid, 10° WIB 92' },
)

export const meerwaardeGebouwKosten = dated(
  'meerwaardeGebouwKosten',
  'Aankoopkosten die bij de meerwaarde van een gebouw minstens tellen',
  'tarief',
  [{ from: '1997-01-01', value: 0.25, proof: proofIn(eli.wib92, 'art. 101, § 2', '25 pct.', '2026-11-16') }],
  { ...wib, article: 'art. 101, § 2 WIB 92' },
)

export const meerwaardeGebouwPerJaar = dated(
  'meerwaardeGebouwPerJaar',
  'Verhoging van de aankoopprijs per verlopen jaar bij de meerwaarde van een gebouw',
  'tarief',
  [
    {
      from: '1997-01-01',
      value: 0.05,
      proof: proofIn(eli.wib92, 'art. 101, § 2', '5 pct. voor elk jaar', '2026-11-16'),
    },
  ],
  { ...wib, article: 'art. 101, § 2 WIB 92' },
)
