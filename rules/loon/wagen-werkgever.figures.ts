/** The figures of wagen-werkgever.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const contribution = {
  source: 'RSZ, solidariteitsbijdrage op bedrijfsvoertuigen',
  article: 'art. 38, § 3quater wet van 29 juni 1981',
  eli: eli.wet1981,
  checkedOn: '2026-11-16',
} as const

const art38 = (part: string, says: string) => proofIn(eli.wet1981, `art. 38, § 3quater, ${part}`, says, '2026-11-16')

export const co2BijdrageFormule = dated<{
  readonly perGram: number
  readonly benzine: number
  readonly diesel: number
  /** Lpg, natural gas and methane. */
  readonly gas: number
}>(
  'co2BijdrageFormule',
  'CO2-bijdrage van de werkgever: euro per gram en aftrek, per jaar',
  'formule',
  [
    {
      from: '2005-01-01',
      value: { perGram: 9, benzine: 768, diesel: 600, gas: 990 },
      proof: art38(
        '3° en 7°',
        'benzine ((Y x 9 euro) - 768) : 12; diesel ((Y x 9) - 600) : 12; lpg en aardgas ((Y x 9) - 990) : 12',
      ),
    },
  ],
  { ...contribution, confidence: 'hoog' },
)

/** Gas counts as petrol. */
export const uitstootOnbekendBijdrage = dated<{ readonly benzine: number; readonly diesel: number }>(
  'uitstootOnbekendBijdrage',
  'CO2-bijdrage: uitstoot als ze niet bekend is, in gram per kilometer',
  'schaal',
  [
    {
      from: '2005-01-01',
      value: { benzine: 182, diesel: 165 },
      proof: art38('5°', 'benzine 182 gr/km; diesel 165 gr/km'),
    },
  ],
  { ...contribution, confidence: 'hoog' },
)

const september = (index: string) =>
  proofAt(
    'https://statbel.fgov.be/nl/themas/consumptieprijsindex/gezondheidsindex',
    `gezondheidsindex op basis 1996, september 2004: 114,08; september ${index}`,
    '2026-11-17',
    'art. 38, § 3quater, 9°',
  )

/** Health index of September before the year over that of September 2004. */
export const co2BijdrageIndex = dated(
  'co2BijdrageIndex',
  'Indexering van de CO2-bijdrage',
  'coefficient',
  [
    { from: '2023-01-01', value: 171.64 / 114.08 },
    { from: '2024-01-01', value: 175.21 / 114.08 },
    { from: '2025-01-01', value: 181.93 / 114.08, base: [181.93, 114.08], proof: september('2024: 181,93') },
    { from: '2026-01-01', value: 185.85 / 114.08, base: [185.85, 114.08], proof: september('2025: 185,85') },
  ],
  { ...contribution, confidence: 'hoog', knownTo: '2026-12-31' },
)

export const co2BijdrageMinimum = dated(
  'co2BijdrageMinimum',
  'CO2-bijdrage, laagste bedrag voor indexering',
  'euro per maand',
  [
    { from: '2005-01-01', value: 20.83 },
    { from: '2025-01-01', value: 23.41 },
    { from: '2026-01-01', value: 25.99 },
    { from: '2027-01-01', value: 28.57 },
    {
      from: '2028-01-01',
      value: 31.15,
      proof: art38('3°', 'minimum 23,41 vanaf 2025, 25,99 vanaf 2026, 28,57 vanaf 2027 en 31,15 vanaf 1 januari 2028'),
    },
  ],
  { ...contribution, source: 'Wet van 25 november 2021 over de vergroening van de mobiliteit', confidence: 'hoog' },
)

export const co2BijdrageVerhoging = dated(
  'co2BijdrageVerhoging',
  'CO2-bijdrage: verhoging voor wagens met uitstoot, besteld vanaf juli 2023',
  'coefficient',
  [
    { from: '2023-07-01', value: 2.25 },
    { from: '2025-01-01', value: 2.75 },
    { from: '2026-01-01', value: 4 },
    {
      from: '2027-01-01',
      value: 5.5,
      proof: art38('3°', 'maal 2,25 vanaf 1 juli 2023, 2,75 vanaf 2025, 4,00 vanaf 2026 en 5,50 vanaf 1 januari 2027'),
    },
  ],
  { ...contribution, source: 'Wet van 25 november 2021 over de vergroening van de mobiliteit', confidence: 'hoog' },
)

export const verworpenWagen = dated<{ readonly zonderBrandstof: number; readonly metBrandstof: number }>(
  'verworpenWagen',
  'Deel van het voordeel dat de vennootschap niet mag aftrekken',
  'formule',
  [
    {
      from: '2017-01-01',
      value: { zonderBrandstof: 0.17, metBrandstof: 0.4 },
      proof: proofIn(
        eli.wib92,
        'art. 198, § 1, 9° en 9°bis',
        '17 % du montant; par dérogation 40 % lorsque les frais de carburant sont pris en charge',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 198, § 1, 9° en 9°bis WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)
