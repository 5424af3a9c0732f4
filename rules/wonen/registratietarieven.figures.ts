/** Rates and limits of the registration tax in Flanders and Wallonia. */
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import { dated } from '#rules/kernel/dated.ts'

export const vlaamsTariefWoning = dated(
  'vlaamsTariefWoning',
  'Vlaamse registratiebelasting voor de enige eigen woning',
  'tarief',
  [
    { from: '2018-06-01', value: 0.07 },
    { from: '2020-01-01', value: 0.06 },
    { from: '2022-01-01', value: 0.03 },
    {
      from: '2025-01-01',
      value: 0.02,
      note: 'De datum van de notariële akte telt.',
      proof: proofIn(eli.vcf, 'art. 2.9.4.2.11, § 1', '2 %', '2026-11-15'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst',
    article: 'art. 2.9.4.2.11 VCF',
    url: 'https://belastingen.vlaanderen.be',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const vlaamsTariefSloop = dated(
  'vlaamsTariefSloop',
  'Vlaamse registratiebelasting voor een enige woning die je afbreekt en heropbouwt',
  'tarief',
  [
    { from: '2018-06-01', value: 0.07 },
    { from: '2020-01-01', value: 0.06 },
    {
      from: '2021-01-01',
      value: 0.05,
      article: 'art. 2.9.4.2.12 VCF',
      note: 'Sinds 2021 telt herbouwen als een ingrijpende energetische renovatie.',
    },
    {
      from: '2022-01-01',
      value: 0.01,
      proof: { eli: eli.vcf, article: 'art. 2.9.4.2.12, § 1', says: '1 %', seenOn: '2026-11-15' },
    },
    {
      from: '2025-01-01',
      value: 0.12,
      proof: { eli: eli.vcf, article: 'art. 2.9.4.1.1', says: '12 %', seenOn: '2026-11-15' },
      note: 'Sinds 2025 geldt het lage tarief enkel voor een woning die blijft staan.',
    },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.4.2.11 VCF', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const vlaamsTariefRenovatie = dated<number | null>(
  'vlaamsTariefRenovatie',
  'Vlaamse registratiebelasting bij een ingrijpende energetische renovatie van de enige eigen woning',
  'tarief',
  [
    { from: '2018-06-01', value: 0.06 },
    { from: '2020-01-01', value: 0.05 },
    { from: '2022-01-01', value: 0.01 },
    {
      from: '2025-01-01',
      value: null,
      note: 'Afgeschaft voor verkoopovereenkomsten vanaf 1 januari 2025.',
      proof: proofIn(
        eli.vcf,
        'art. 2.9.4.2.12, § 1',
        'voor verkoopovereenkomsten gesloten voor 1 januari 2025',
        '2026-11-15',
      ),
    },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.4.2.12 VCF', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const vlaamsTariefGewoon = dated(
  'vlaamsTariefGewoon',
  'Vlaamse registratiebelasting, gewoon tarief',
  'tarief',
  [
    { from: '2002-01-01', value: 0.1 },
    { from: '2022-01-01', value: 0.12, proof: proofIn(eli.vcf, 'art. 2.9.4.1.1', '12 %', '2026-11-15') },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.4.1.1 VCF', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const vlaamseVerminderingBescheiden = dated(
  'vlaamseVerminderingBescheiden',
  'Vlaamse vermindering voor een bescheiden enige eigen woning',
  'euro',
  [
    { from: '2018-06-01', value: 5_600 },
    { from: '2022-01-01', value: 2_800 },
    { from: '2025-01-01', value: 1_867, proof: proofIn(eli.vcf, 'art. 2.9.5.0.5, § 1', '1.867 euro', '2026-11-15') },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.5.0.5 VCF', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const vlaamseVerminderingRenovatie = dated(
  'vlaamseVerminderingRenovatie',
  'Vlaamse vermindering voor een bescheiden woning met ingrijpende energetische renovatie',
  'euro',
  [
    { from: '2018-06-01', value: 4_800 },
    {
      from: '2022-01-01',
      value: 960,
      proof: proofIn(
        eli.vcf,
        'art. 2.9.5.0.5, § 1 (tekst van 2022 tot 2024)',
        'een rechtenvermindering van 2.800 euro of 960 euro',
        '2026-11-16',
      ),
      note: 'Enkel nog voor verkoopovereenkomsten van vóór 2025.',
    },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.5.0.5 VCF', checkedOn: '2026-11-16', confidence: 'hoog' },
)

export const vlaamseMeeneembaarheid = dated<{
  readonly hoogstens: number
  /** Last day of the older rates that go with it; null: the rates of the deed itself. */
  readonly tarievenVan: string | null
} | null>(
  'vlaamseMeeneembaarheid',
  'Vlaamse registratiebelasting van de vorige woning die je hoogstens meeneemt',
  'schaal',
  [
    { from: '2002-01-01', value: { hoogstens: 12_500, tarievenVan: null } },
    { from: '2021-01-01', value: { hoogstens: 13_000, tarievenVan: null } },
    {
      from: '2022-01-01',
      value: { hoogstens: 13_000, tarievenVan: '2021-12-31' },
      note: 'Overgang: de nieuwe tarieven, of de tarieven van 2021 met meeneembaarheid.',
    },
    {
      from: '2024-01-01',
      value: null,
      note: 'Afgeschaft.',
      proof: proofIn(eli.vcf, 'art. 2.9.4.2.11, § 1, tweede lid', 'akte uiterlijk op 31 december 2023', '2026-11-15'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst',
    article: 'art. 2.9.5.0.1 VCF',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    eli: eli.vcf,
  },
)

export const vlaamseGrensBescheiden = dated(
  'vlaamseGrensBescheiden',
  'Hoogste prijs van een bescheiden woning in Vlaanderen',
  'euro',
  [
    { from: '2018-06-01', value: 200_000 },
    {
      from: '2022-01-01',
      value: 220_000,
      proof: proofIn(eli.vcf, 'art. 2.9.5.0.5, § 1', '220.000 euro', '2026-11-15'),
    },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.5.0.5 VCF', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const vlaamseGrensKernstad = dated(
  'vlaamseGrensKernstad',
  'Hoogste prijs van een bescheiden woning in een kernstad of de Vlaamse Rand',
  'euro',
  [
    { from: '2018-06-01', value: 220_000 },
    {
      from: '2022-01-01',
      value: 240_000,
      proof: proofIn(eli.vcf, 'art. 2.9.5.0.5, § 1', '240.000 euro', '2026-11-15'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst',
    article: 'art. 2.9.5.0.5 VCF',
    url: 'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/verminderingen-van-het-verkooprecht/bijkomende-vermindering-van-het-verkooprecht-voor-een-enige-eigen-bescheiden-woning',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De lijst van de kernsteden en van de gemeenten van de Vlaamse Rand staat bij de Vlaamse Belastingdienst.',
  },
)

export const waalsTariefGewoon = dated(
  'waalsTariefGewoon',
  'Waals registratierecht, gewoon tarief',
  'tarief',
  [
    {
      from: '2002-01-01',
      value: 0.125,
      proof: proofAt(
        'https://finances.belgium.be/fr/particuliers/habitation/acheter-vendre/droits-enregistrement/wallonie',
        'vous payez un droit d’enregistrement de 12,5 % pour les biens immobiliers situés en Région wallonne',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 44 W.Reg. (Waals Gewest)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)

export const waalsTariefWoning = dated(
  'waalsTariefWoning',
  'Waals registratierecht voor de enige eigen woning',
  'tarief',
  [
    { from: '2002-01-01', value: 0.125, note: 'Tot eind 2024 gold het gewone tarief, met een abattement.' },
    {
      from: '2025-01-01',
      value: 0.03,
      proof: proofIn(eli.waals2024, 'art. 9 (art. 44bis W.Reg.)', '3 p.c.', '2026-11-15'),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'Wetboek der registratierechten (Waals Gewest)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/** `hoogste` up to a price of `vanaf`, then falling in a straight line to `laagste` at a price of `tot`. */
export type Degressief = {
  readonly hoogste: number
  readonly laagste: number
  readonly vanaf: number
  readonly tot: number
}

export const waalsAbattement = dated<{ readonly woning: Degressief; readonly grond: Degressief } | null>(
  'waalsAbattement',
  'Waals abattement op de enige eigen woning',
  'schaal',
  [
    {
      from: '2018-01-01',
      value: {
        woning: { hoogste: 20_000, laagste: 20_000, vanaf: 0, tot: 1 },
        grond: { hoogste: 20_000, laagste: 20_000, vanaf: 0, tot: 1 },
      },
    },
    {
      from: '2023-07-01',
      value: {
        woning: { hoogste: 40_000, laagste: 20_000, vanaf: 350_000, tot: 500_000 },
        grond: { hoogste: 40_000, laagste: 20_000, vanaf: 175_000, tot: 250_000 },
      },
    },
    {
      from: '2025-01-01',
      value: null,
      note: 'Vervangen door het tarief van 3 %.',
      proof: proofIn(eli.waals2024, 'art. 10', 'artikel 46bis wordt opgeheven', '2026-11-15'),
    },
  ],
  { source: 'FOD Financiën', article: 'art. 46bis W.Reg. (Waals Gewest)', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const waalsTariefBescheiden = dated<{ readonly gewoon: number; readonly sociaal: number } | null>(
  'waalsTariefBescheiden',
  'Verlaagd Waals registratierecht voor een bescheiden woning',
  'schaal',
  [
    { from: '2002-01-01', value: { gewoon: 0.06, sociaal: 0.05 } },
    {
      from: '2025-01-01',
      value: null,
      note: 'Vervangen door het tarief van 3 %.',
      proof: proofIn(
        eli.waals2024,
        'art. 11 en 12',
        'het verlaagde recht van 5 of 6 p.c. geldt alleen nog voor landelijke onroerende goederen',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 53 W.Reg. (Waals Gewest)',
    url: 'https://fin.belgium.be/fr/particuliers/habitation/acheter-vendre/droit-enregistrement/wallonie-reductions-supprimees',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)

export const waalsSchijfBescheiden = dated<{ readonly gewoon: number; readonly drukzone: number }>(
  'waalsSchijfBescheiden',
  'Schijf van de prijs met het verlaagde Waalse registratierecht voor een bescheiden woning',
  'schaal',
  [
    { from: '2023-01-01', value: { gewoon: 182_858.87, drukzone: 195_049.46 } },
    {
      from: '2024-01-01',
      value: { gewoon: 190_455.52, drukzone: 203_152.55 },
      confidence: 'hoog',
      // Two amounts of the same year whose share is fifteen sixteenths.
      base: { gewoon: [167_559.69, 157_087.2] },
      leaves: {
        gewoon: proofAt(
          'https://vanesse.be/droit-denregistrement/',
          'selon que l’immeuble est situé dans une zone à pression immobilière ou en dehors, une tranche de 167.559,69 € ou de 157.087,20 €',
          '2026-11-17',
          'art. 53bis W.Reg. (Waals Gewest)',
        ),
        drukzone: proofAt(
          'https://oracio.webwin.be/new-flashes/droits-de-vente-reduits-en-region-wallonne-plafonds-pour-2024',
          'en 2024, dans une zone de pression immobilière, 6 % sur 203.152,55 € (contre 195.049,46 € en 2023)',
          '2026-11-17',
          'art. 53bis W.Reg. (Waals Gewest)',
        ),
      },
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 53bis W.Reg. (Waals Gewest)',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Buiten een zone met vastgoeddruk is de schijf vijftien zestienden van het bedrag erbinnen.',
    url: 'https://financien.belgium.be/nl',
  },
)
