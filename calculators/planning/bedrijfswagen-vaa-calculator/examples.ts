import type { Example } from '#calculators/example.ts'

const petrol = { cataloguswaarde: 30000, brandstof: 'benzine', uitstoot: 125 }

export const examples: readonly Example[] = [
  {
    row: '34',
    title: 'Benzinewagen van 30.000 euro en 125 gram, nieuw in 2014',
    source: 'Techniquartz, nieuwe referentie-uitstoot 2014',
    input: { ...petrol, jaar: 2014, eersteInschrijving: '2014-01' },
    expect: { co2Percentage: 6.8, voordeelJaar: 1748.57 },
  },
  {
    row: '34',
    title: 'Dezelfde wagen nieuw in 2013',
    source: 'Techniquartz, nieuwe referentie-uitstoot 2014',
    input: { ...petrol, jaar: 2013, eersteInschrijving: '2013-01' },
    expect: { co2Percentage: 6.4, voordeelJaar: 1645.71 },
  },
  {
    row: '34',
    title: 'Dezelfde wagen een jaar oud in 2014: twee euro minder dan in 2013',
    source: 'Techniquartz, nieuwe referentie-uitstoot 2014',
    input: { ...petrol, jaar: 2014, eersteInschrijving: '2013-01' },
    expect: { leeftijdspercentage: 94, voordeelJaar: 1643.66 },
  },
  {
    title: 'Elektrische wagen van 40.000 euro in 2026: het minimum geldt',
    source: 'Eigen afleiding',
    derivation: '40.000 × 6/7 × 4 % = 1.371,43, minder dan het minimum van 1.690.',
    input: { cataloguswaarde: 40000, brandstof: 'elektrisch', jaar: 2026, eersteInschrijving: '2026-01' },
    expect: { voordeelFormule: 1371.43, minimumVoordeel: 1690, voordeelJaar: 1690 },
  },
  {
    title: 'Diesel van 50.000 euro en 110 gram in 2026',
    source: 'Eigen afleiding',
    derivation: '5,5 % + (110 − 58) × 0,1 % = 10,7 %. 50.000 × 10,7 % × 6/7 = 4.585,71, per maand 382,14.',
    input: { cataloguswaarde: 50000, brandstof: 'diesel', uitstoot: 110, jaar: 2026, eersteInschrijving: '2026-01' },
    expect: { co2Percentage: 10.7, voordeelJaar: 4585.71, voordeelMaand: 382.14 },
  },
]
