/** The figures of bedrijfswagen.ts, by date. */
import { indexBelastingschalen } from '#rules/belasting/indexering.figures.ts'
import { dated, type DatedRow, type Proof } from '#rules/kernel/dated.ts'
import { after, indexed, toTenTimes } from '#rules/kernel/indexed.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const car = {
  source: 'FOD Financiën, voordelen van alle aard: bedrijfswagens (jaarlijks KB)',
  article: 'art. 36, § 2 WIB 92',
  checkedOn: '2026-11-15',
} as const

const yearly = { ...car, knownTo: '2026-12-31' } as const

/** The proofs are those of the last years. */
const perYear = (first: number, values: readonly number[], ...proofs: readonly Proof[]): readonly DatedRow<number>[] =>
  values.map((value, index) => {
    const proof = proofs[index - values.length + proofs.length]
    return { from: `${first + index}-01-01`, value, ...(proof && { proof }) }
  })

const art36 = (says: string): Proof => proofIn(eli.wib92, 'art. 36, § 2', says, '2026-11-15')
/** BDO and the Moniteur Automobile print the same. */
const payroll = (says: string): Proof =>
  proofAt(
    'https://easypay-group.com/fr_BE/connaissance/flashes-info/detail/Voitures-de-societe-%3A-taux-d-emission-CO2-de-reference-2025?id=10399',
    says,
    '2026-11-19',
  )
/** The FAQ of the FOD prints the same, as quoted in VicdSpt/Wage_Calculator. */
const minimum2025 = proofAt(
  'https://v8.moniteurautomobile.be/actu-auto/professionnel/evolution-avantage-toute-nature-2025.html',
  'Le seuil minimal de l’ATN sera porté de 1.600 € à 1.650 €',
  '2026-11-19',
)

export const referentieDiesel = dated(
  'referentieDiesel',
  'Referentie-uitstoot voor dieselwagens, in gram CO2 per kilometer',
  'aantal',
  perYear(
    2012,
    [95, 95, 93, 91, 89, 87, 86, 88, 91, 84, 75, 67, 65, 59, 58],
    payroll('pour l’année de revenus 2024: 65 g/km pour les véhicules à moteur diesel'),
    payroll('pour 2025: 59 g/km pour les véhicules à moteur diesel'),
    art36('2026: 58 g/km'),
  ),
  { ...yearly, confidence: 'hoog', note: 'Elk jaar vastgesteld bij koninklijk besluit.' },
)

export const referentieBenzine = dated(
  'referentieBenzine',
  'Referentie-uitstoot voor benzine, lpg en aardgas, in gram CO2 per kilometer',
  'aantal',
  perYear(
    2012,
    [115, 116, 112, 110, 107, 105, 105, 107, 111, 102, 91, 82, 78, 71, 70],
    payroll('pour l’année de revenus 2024: 78 g/km pour les véhicules alimentés à l’essence'),
    payroll('pour 2025: 71 g/km pour les véhicules alimentés à l’essence, au GPL ou au gaz naturel'),
    art36('2026: 70 g/km'),
  ),
  { ...yearly, confidence: 'hoog', note: 'Elk jaar vastgesteld bij koninklijk besluit.' },
)

export const vaaMinimum = dated(
  'vaaMinimum',
  'Laagste voordeel van een bedrijfswagen',
  'euro per jaar',
  after(
    [1_200, 1_230, 1_250, 1_250, 1_260, 1_280, 1_310, 1_340, 1_360].map((value, index) => ({
      from: `${2012 + index}-01-01`,
      value,
    })),
    indexed(indexBelastingschalen, [{ from: '2021-01-01', base: 820, derived: true }], toTenTimes),
  ),
  {
    ...yearly,
    confidence: 'hoog',
    printed: { 2021: 1_370, 2022: 1_400, 2023: 1_540, 2024: 1_600, 2025: 1_650, 2026: 1_690 },
    seen: { 2025: minimum2025, 2026: art36('1.690') },
    note: 'Basisbedrag 820 euro: teruggerekend uit de bedragen van 2021 tot 2026.',
  },
)

export const co2Basis = dated(
  'co2Basis',
  'CO2-percentage op de referentie-uitstoot',
  'tarief',
  [{ from: '2012-01-01', value: 0.055, proof: proofIn(eli.wib92, 'art. 36, § 2', '5,5 %', '2026-11-15') }],
  {
    ...car,
    confidence: 'hoog',
  },
)

export const co2Stap = dated(
  'co2Stap',
  'CO2-percentage per gram verschil',
  'tarief',
  [{ from: '2012-01-01', value: 0.001, proof: proofIn(eli.wib92, 'art. 36, § 2', '0,1 % per gram', '2026-11-15') }],
  {
    ...car,
    confidence: 'hoog',
  },
)

export const co2Minimum = dated(
  'co2Minimum',
  'CO2-percentage, laagste',
  'tarief',
  [{ from: '2012-01-01', value: 0.04, proof: proofIn(eli.wib92, 'art. 36, § 2', 'minimum van 4 %', '2026-11-15') }],
  {
    ...car,
    confidence: 'hoog',
  },
)

export const co2Maximum = dated(
  'co2Maximum',
  'CO2-percentage, hoogste',
  'tarief',
  [{ from: '2012-01-01', value: 0.18, proof: proofIn(eli.wib92, 'art. 36, § 2', 'maximum van 18 %', '2026-11-15') }],
  {
    ...car,
    confidence: 'hoog',
  },
)

export const leeftijdStap = dated(
  'leeftijdStap',
  'Daling van het voordeel per jaar leeftijd',
  'tarief',
  [
    {
      from: '2012-01-01',
      value: 0.06,
      base: [0.94, 0.76],
      proof: proofIn(eli.wib92, 'art. 36, § 2', 'van 13 tot 24 maanden 94 %; van 49 tot 60 maanden 76 %', '2026-11-16'),
    },
  ],
  { ...car, checkedOn: '2026-11-16', confidence: 'hoog' },
)

export const leeftijdMinimum = dated(
  'leeftijdMinimum',
  'Leeftijdspercentage, laagste',
  'tarief',
  [
    {
      from: '2012-01-01',
      value: 0.7,
      proof: proofIn(eli.wib92, 'art. 36, § 2', 'vanaf 61 maanden 70 %', '2026-11-15'),
    },
  ],
  {
    ...car,
    confidence: 'hoog',
  },
)

export const cataloguswaardeDeel = dated(
  'cataloguswaardeDeel',
  'Deel van de cataloguswaarde dat meetelt',
  'coefficient',
  [
    {
      from: '2012-01-01',
      value: 6 / 7,
      proof: proofIn(eli.wib92, 'art. 36, § 2', '6/7 van de cataloguswaarde', '2026-11-15'),
    },
  ],
  {
    ...car,
    confidence: 'hoog',
    note: 'Zes zevenden.',
  },
)

/** Plug-in hybrids with a small battery or a high emission count as a car without a plug. */
export const valseHybrideFactor = dated(
  'valseHybrideFactor',
  'Uitstoot van een valse hybride zonder overeenkomstig model, maal',
  'coefficient',
  [
    {
      from: '2020-01-01',
      value: 2.5,
      proof: proofIn(eli.wib92, 'art. 36, § 2', 'vermenigvuldigd met 2,5', '2026-11-15'),
    },
  ],
  {
    ...car,
    article: 'art. 36, § 2, tiende lid WIB 92',
    confidence: 'hoog',
    note: 'Voor plug-inhybrides van vanaf 2018 met een kleine batterij of te veel uitstoot.',
  },
)

const hybrid = {
  ...car,
  source: 'Acerta, nieuwe grenswaarde voor de valse plug-inhybride; circulaire 2026/C/11',
  article: 'art. 36, § 2, tiende lid WIB 92; wet van 18 december 2025',
  confidence: 'hoog',
} as const

export const valseHybrideBatterij = dated(
  'valseHybrideBatterij',
  'Kleinste batterij van een echte plug-inhybride, in kWh per 100 kilogram',
  'aantal',
  [
    {
      from: '2020-01-01',
      value: 0.5,
      proof: proofIn(eli.wet2025, 'art. 22 en 23', 'minder dan 0,5 kWh per 100 kilogram', '2026-11-15'),
    },
  ],
  hybrid,
)

export const valseHybrideUitstoot = dated(
  'valseHybrideUitstoot',
  'Hoogste uitstoot van een echte plug-inhybride, in gram CO2 per kilometer',
  'aantal',
  [{ from: '2020-01-01', value: 50, proof: proofIn(eli.wet2025, 'art. 23', 'meer dan 50 gram', '2026-11-15') }],
  hybrid,
)

export const valseHybrideUitstootStrengeNorm = dated(
  'valseHybrideUitstootStrengeNorm',
  'Hoogste uitstoot van een echte plug-inhybride volgens Euro 6e-bis of later, in gram CO2 per kilometer',
  'aantal',
  [
    { from: '2020-01-01', value: 50 },
    {
      from: '2025-01-01',
      value: 75,
      note: 'Met terugwerkende kracht ingevoerd eind 2025.',
      proof: proofIn(eli.wet2025, 'art. 22', '75 gram volgens Euro 6e-bis', '2026-11-15'),
    },
  ],
  hybrid,
)

/** Part of the benefit that is not taxed when the car is used to go to work, for those who do not prove actual costs. */
export const vrijstellingWoonWerk = dated(
  'vrijstellingWoonWerk',
  'Vrijstelling voor woon-werkverkeer met een wagen',
  'euro per jaar',
  [
    { from: '2024-01-01', value: 490 },
    { from: '2025-01-01', value: 500 },
    {
      from: '2026-01-01',
      value: 500,
      note: 'Hetzelfde bedrag als in 2025.',
      proof: proofIn(
        eli.wib92,
        'art. 38, § 1, eerste lid, 9°, c',
        'un autre moyen de transport: un montant maximum de 500 euros (montant indexé) par année',
        '2026-11-17',
      ),
    },
  ],
  {
    ...yearly,
    source:
      'Securex, vrijstelling woon-werkverkeer; ACS, kerncijfers; Salar (een twaalfde per maand in de voorheffing)',
    article: 'art. 38, § 1, eerste lid, 9°, c WIB 92',
    confidence: 'hoog',
    eli: eli.wib92,
  },
)

/** When the emission of a car is not known. */
export const uitstootOnbekend = dated<{ readonly benzine: number; readonly diesel: number }>(
  'uitstootOnbekend',
  'CO2-uitstoot als ze niet bekend is, in gram per kilometer',
  'schaal',
  [
    {
      from: '2012-01-01',
      value: { benzine: 205, diesel: 195 },
      proof: proofIn(eli.wib92, 'art. 36, § 2', '205 g/km; 195 g/km', '2026-11-15'),
    },
  ],
  { ...car, confidence: 'hoog' },
)
