/** The figures of sparen.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'

/** Bankwet van 25 april 2014. */
const BANKWET = 'wet/2014/04/25/2014003194'

export const spaarvrijstelling = dated(
  'spaarvrijstelling',
  'Vrijgestelde interest op gereglementeerde spaarrekeningen, per persoon',
  'euro per jaar',
  [
    { from: '2012-01-01', value: 1_830 },
    { from: '2013-01-01', value: 1_880, note: 'Niet geïndexeerd van 2014 tot en met 2017.' },
    { from: '2018-01-01', value: 960, note: 'Gehalveerd door de programmawet van 25 december 2017.' },
    { from: '2019-01-01', value: 980, note: 'Niet geïndexeerd van 2020 tot en met 2023.' },
    {
      from: '2024-01-01',
      value: 1_020,
      note: 'Bevroren tot en met inkomstenjaar 2029. De 1.050 euro die voor 2025 was aangekondigd, is vervallen.',
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025), art. 42-44; circulaire 2026/C/6',
      base: 625,
      proof: proofIn(eli.wib92, 'art. 21, eerste lid, 5°', 'eerste schijf van 625 EUR', '2026-11-15'),
    },
  ],
  {
    source: 'FOD Financiën, jaarlijkse indexering',
    article: 'art. 21, 5° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2029-12-31',
  },
)

export const voorheffingSpaarrekening = dated(
  'voorheffingSpaarrekening',
  'Roerende voorheffing op spaarrente boven de vrijstelling',
  'tarief',
  [
    {
      from: '1996-01-01',
      value: 0.15,
      proof: proofIn(eli.wib92, 'art. 269, § 1', '15 % voor inkomsten van spaardeposito’s', '2026-11-15'),
    },
  ],
  { source: 'FOD Financiën', article: 'art. 269, § 1, 5° WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

/** From the report to the King with the decree of 21 September 2013. */
const OVERDRACHTEN = proofAt(
  'https://www.wordscope.be/neerlandais/francais/spaarder+uitvoert.html',
  'de eerste drie overdrachten ten belope van minstens 500 euro die een spaarder uitvoert naar een spaarrekening bij dezelfde instelling',
  '2026-11-17',
  'verslag bij het KB van 21 september 2013',
)

/** Months before a getrouwheidspremie is earned. */
export const premieTermijn = dated(
  'premieTermijn',
  'Periode voor je een getrouwheidspremie verwerft',
  'maanden',
  [
    {
      from: '1993-08-27',
      value: 12,
      proof: proofAt(
        justel.kbWib92,
        'voor de bedragen die gedurende 12 opeenvolgende maanden op dezelfde rekening ingeschreven bleven',
        '2026-11-17',
        'art. 2, 4° KB/WIB 92',
      ),
    },
  ],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92',
    article: 'art. 2 KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)

export const premieUitbetaling = dated<'op 1 januari' | 'elk kwartaal'>(
  'premieUitbetaling',
  'Wanneer een verworven getrouwheidspremie op de rekening komt',
  'formule',
  [
    { from: '1993-08-27', value: 'op 1 januari' },
    {
      from: '2013-10-01',
      value: 'elk kwartaal',
      note: 'Op de eerste dag van het kwartaal na de verwerving.',
      base: '1 januari, 1 april, 1 juli en 1 oktober',
      proof: proofAt(
        'https://www.ing.be/nl/retail/investments/useful-information/reform-of-regulated-savings-accounts',
        'koninklijk besluit van september 2013: de getrouwheidspremie wordt per trimester uitbetaald, op 1 januari, 1 april, 1 juli en 1 oktober',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92',
    article: 'art. 2, 4° KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)

/** The highest base rate a regulated account may offer: 3 %, or the ECB refinancing rate of the half-year when higher. */
/** On the three limits of the decree at once. */
const TEST_ACHATS = proofAt(
  'https://www.test-achats.be/invest/epargner/comptes-d-epargne/analysis/2014/10/taux-de-base-faible-prime-elevee-autorise-',
  'le taux de base ne peut pas dépasser 3 % ou le taux directeur de la Banque centrale européenne s’il est plus élevé; la prime de fidélité ne peut être supérieure à la moitié du taux de base maximal autorisé; elle doit représenter aussi au moins un quart du taux de base',
  '2026-11-17',
  'art. 2, 4° KB/WIB 92',
)

export const maxBasisrente = dated(
  'maxBasisrente',
  'Hoogste basisrente die een gereglementeerde spaarrekening mag geven',
  'tarief',
  [
    { from: '2009-04-01', value: 0.03 },
    { from: '2023-07-01', value: 0.0375 },
    { from: '2024-01-01', value: 0.045 },
    { from: '2025-01-01', value: 0.034 },
    {
      from: '2025-07-01',
      value: 0.03,
      confidence: 'hoog',
      proof: TEST_ACHATS,
      note: 'De ECB-rente van 10 juni 2025, van 10 december 2025 en van 10 juni 2026 lag onder 3 %.',
    },
  ],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92; ECB, rente van de herfinancieringstransacties',
    article: 'art. 2, 4° KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Drie procent, of de ECB-rente van de tiende dag van de maand voor het halfjaar als die hoger is.',
    url: justel.kbWib92,
  },
)

export const maxPremieDeel = dated(
  'maxPremieDeel',
  'Hoogste getrouwheidspremie, als deel van de hoogste toegelaten basisrente',
  'tarief',
  [
    {
      from: '1993-08-27',
      value: 0.5,
      proof: {
        url: justel.kbWib92,
        article: 'art. 2, 4°, c KB/WIB 92',
        says: 'mag niet hoger liggen dan 50 pct. van de maximale basisrentevoet',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92',
    article: 'art. 2, 4° KB/WIB 92',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Het percentage bleef hetzelfde toen de hoogste basisrente veranderde.',
  },
)

export const minPremieDeel = dated(
  'minPremieDeel',
  'Laagste getrouwheidspremie, als deel van de aangeboden basisrente',
  'tarief',
  [{ from: '2009-04-01', value: 0.25, base: 'un quart du taux de base', proof: TEST_ACHATS }],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92',
    article: 'art. 2, 4° KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)

/** Between two accounts of one holder at one bank the premium period runs on, with the rate of each account for its days. */
export const minimumOverdracht = dated(
  'minimumOverdracht',
  'Kleinste overschrijving binnen een bank waarbij het premiejaar doorloopt',
  'euro',
  [{ from: '2014-01-01', value: 500, proof: OVERDRACHTEN }],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92',
    article: 'art. 2, 4° KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Geen doorlopende opdracht, en minstens één gemeenschappelijke titularis.',
    url: justel.kbWib92,
  },
)

export const maxOverdrachten = dated(
  'maxOverdrachten',
  'Overschrijvingen per jaar vanaf één spaarrekening waarbij het premiejaar doorloopt',
  'aantal',
  [{ from: '2014-01-01', value: 3, base: { aantal: 3, vanaf: 500 }, proof: OVERDRACHTEN }],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92',
    article: 'art. 2, 4° KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)

export const depositogarantie = dated(
  'depositogarantie',
  'Beschermd spaargeld per persoon en per bank',
  'euro',
  [
    {
      from: '2008-11-14',
      value: 100_000,
      proof: proofIn(BANKWET, 'art. 382', '100.000 euro per deposant en per instelling', '2026-11-16'),
    },
  ],
  {
    source: 'Garantiefonds voor financiële diensten (richtlijn 2014/49/EU)',
    article: 'art. 382 van de wet van 25 april 2014',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    eli: BANKWET,
  },
)
