import type { Example } from '#calculators/kernel/example.ts'

const petrol = { cataloguswaarde: 30000, brandstof: 'benzine', uitstoot: 125 }

export const examples: readonly Example[] = [
  {
    title: 'Benzinewagen van 30.000 euro en 125 gram, nieuw in 2014',
    source: 'Techniquartz, nieuwe referentie-uitstoot 2014',
    input: { ...petrol, jaar: 2014, eersteInschrijving: '2014-01' },
    expect: { co2Percentage: 6.8, voordeelJaar: 1748.57 },
  },
  {
    title: 'Dezelfde wagen nieuw in 2013',
    source: 'Techniquartz, nieuwe referentie-uitstoot 2014',
    input: { ...petrol, jaar: 2013, eersteInschrijving: '2013-01' },
    expect: { co2Percentage: 6.4, voordeelJaar: 1645.71 },
  },
  {
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
  {
    title: 'Benzine van 35.000 euro en 120 gram in 2025: de leeftijd verandert op 1 juni',
    source: 'Eigen afleiding (referentie 71 gram in 2025)',
    derivation:
      '5,5 % + 49 × 0,1 % = 10,4 %. 35.000 × 10,4 % × 6/7 = 3.120 per vol jaar. 151 dagen aan 94 % en 214 dagen aan 88 %: 3.120 × (141,94 + 188,32) ÷ 365 = 2.823,04.',
    input: { cataloguswaarde: 35000, brandstof: 'benzine', uitstoot: 120, jaar: 2025, eersteInschrijving: '2023-06' },
    expect: { co2Percentage: 10.4, voordeelJaar: 2823.04, leeftijdspercentage: 88 },
  },
  {
    title: 'Veel uitstoot: het CO2-percentage stopt bij 18 %',
    source: 'Eigen afleiding (art. 36, § 2 WIB 92)',
    derivation: '5,5 % + (250 − 70) × 0,1 % = 23,5 %, begrensd op 18 %. 60.000 × 18 % × 6/7 = 9.257,14.',
    input: { cataloguswaarde: 60000, brandstof: 'benzine', uitstoot: 250, jaar: 2026, eersteInschrijving: '2026-01' },
    expect: { co2Percentage: 18, voordeelJaar: 9257.14 },
  },
  {
    title: 'Oude diesel: niet minder dan 70 % van de waarde',
    source: 'Eigen afleiding (art. 36, § 2 WIB 92)',
    derivation: '5,5 % + (97 − 58) × 0,1 % = 9,4 %. 45.000 × 9,4 % × 6/7 × 70 % = 2.538,00.',
    input: { cataloguswaarde: 45000, brandstof: 'diesel', uitstoot: 97, jaar: 2026, eersteInschrijving: '2016-01' },
    expect: { leeftijdspercentage: 70, voordeelJaar: 2538 },
  },
  {
    title: 'Wagen gekregen op 31 januari 2020: één dag in januari',
    source: 'Wolters Kluwer, voordeel van alle aard bij een kosteloos ter beschikking gesteld voertuig (2020)',
    derivation:
      '31 januari tot en met 31 december 2020 is 336 dagen; 1 dag in januari en 335 erna. 366 dagen in het jaar.',
    input: {
      cataloguswaarde: 30000,
      brandstof: 'diesel',
      uitstoot: 111,
      jaar: 2020,
      eersteInschrijving: '2020-01',
      vanaf: '2020-01-31',
    },
    expect: { dagen: 336, co2Percentage: 7.5, voordeelJaar: 1770.49 },
    note: '30.000 × 7,5 % × 6/7 × 336 ÷ 366 = 1.770,49.',
  },
  {
    title: 'Referentie 2020: 111 gram benzine en 91 gram diesel geven 5,5 %',
    source: 'HLN en Fleet.be, 13 december 2019',
    input: { cataloguswaarde: 40000, brandstof: 'benzine', uitstoot: 111, jaar: 2020, eersteInschrijving: '2020-01' },
    expect: { co2Percentage: 5.5 },
  },
  {
    title: 'Referentie 2024: 65 gram diesel, minimum 1.600 euro',
    source: 'FiduPress, 6 februari 2024',
    input: { cataloguswaarde: 20000, brandstof: 'diesel', uitstoot: 65, jaar: 2024, eersteInschrijving: '2024-01' },
    expect: { co2Percentage: 5.5, minimumVoordeel: 1600, voordeelJaar: 1600 },
  },
  {
    title: 'Elektrische wagen van hoogstens 40.000 euro in 2021: 114,17 euro per maand',
    source: 'HLN, voor deze elektrische bedrijfswagens betaal je de minimumbelasting (mei 2021)',
    input: { cataloguswaarde: 39000, brandstof: 'elektrisch', jaar: 2021, eersteInschrijving: '2021-01' },
    expect: { voordeelJaar: 1370, voordeelMaand: 114.17 },
  },
  {
    title: 'Minimum en referentie van 2019: 88 gram diesel, 1.340 euro',
    source: 'Westlease, voordeel van alle aard: wijzigingen 2019',
    input: { cataloguswaarde: 20000, brandstof: 'diesel', uitstoot: 88, jaar: 2019, eersteInschrijving: '2019-01' },
    expect: { co2Percentage: 5.5, voordeelJaar: 1340 },
  },
  {
    title:
      'Plug-inhybride van 45.000 euro en 31 gram: 1.543 euro volgens de formule, maar het minimum van 2025 is hoger',
    source: 'Audi België, avantage de toute nature (2025)',
    derivation: '45.000 × 4 % × 6/7 = 1.542,86. Het minimum van 2025 is 1.650 euro.',
    input: { cataloguswaarde: 45000, brandstof: 'benzine', uitstoot: 31, jaar: 2025, eersteInschrijving: '2025-01' },
    expect: { co2Percentage: 4, voordeelFormule: 1542.86, voordeelJaar: 1650 },
  },
  {
    title: 'Referentie 2023: 67 gram diesel en 82 gram benzine, minimum 1.540 euro',
    source: 'Securex, voitures de société 2023; Moniteur Automobile',
    input: { cataloguswaarde: 30000, brandstof: 'benzine', uitstoot: 82, jaar: 2023, eersteInschrijving: '2023-01' },
    expect: { co2Percentage: 5.5, voordeelFormule: 1414.29, voordeelJaar: 1540 },
  },
  {
    title: 'Referentie 2022: 75 gram diesel, minimum 1.400 euro',
    source: 'Moniteur Automobile, ATN 2022',
    input: { cataloguswaarde: 40000, brandstof: 'diesel', uitstoot: 75, jaar: 2022, eersteInschrijving: '2022-01' },
    expect: { co2Percentage: 5.5, voordeelJaar: 1885.71, minimumVoordeel: 1400 },
  },
  {
    title: 'Benzine van 100.000 euro en 183 gram in 2018: 11.400 euro',
    source: 'Tiberghien in FD Magazine, strengere regels voor valse hybrides',
    input: { cataloguswaarde: 100000, brandstof: 'benzine', uitstoot: 183, jaar: 2018, eersteInschrijving: '2018-01' },
    expect: { voordeelJaar: 11400, co2Percentage: 13.3 },
  },
  {
    title: 'Valse hybride van 100.000 euro en 77 gram zonder overeenkomstig model: 2,5 keer de uitstoot',
    source: 'Eigen afleiding',
    derivation:
      '77 × 2,5 = 192,5 gram. In 2020: 5,5 % + 81,5 × 0,1 % = 13,65 %. 100.000 × 13,65 % × 6/7 = 11.700 euro.',
    input: {
      cataloguswaarde: 100000,
      brandstof: 'benzine',
      uitstoot: 77,
      jaar: 2020,
      eersteInschrijving: '2020-01',
      valseHybride: true,
    },
    expect: { voordeelJaar: 11700, uitstootTelt: 192.5 },
  },
  {
    title: 'Benzine van 40.000 euro en 100 gram in 2023: 7,3 %',
    source: "Liantis, l'avantage de toute nature: un avantage sous condition (2023)",
    input: { cataloguswaarde: 40000, brandstof: 'benzine', uitstoot: 100, jaar: 2023 },
    expect: { co2Percentage: 7.3, voordeelJaar: 2502.86 },
  },
  {
    title: 'Elektrische wagen van 55.000 euro in het derde jaar: 88 % van de waarde',
    source: 'FOD Financiën, voordeel van alle aard voor bedrijfswagens: 25 tot 36 maanden',
    derivation: '55.000 × 6/7 × 4 % × 88 % = 1.659,43, net boven het minimum van 1.650 euro in 2025.',
    input: { cataloguswaarde: 55000, brandstof: 'elektrisch', jaar: 2025, eersteInschrijving: '2023-01' },
    expect: { leeftijdspercentage: 88, voordeelFormule: 1659.43, voordeelJaar: 1659.43 },
  },
  {
    title: 'Diesel van 130 gram, ingeschreven in 2022: de CO2-bijdrage van de werkgever in 2024',
    source: 'Partena Professional, de CO2-bijdrage op 1 januari 2024',
    derivation: '((130 × 9 − 600) ÷ 12) × 175,21 ÷ 114,08 = 72,95 per maand.',
    input: { cataloguswaarde: 35000, brandstof: 'diesel', uitstoot: 130, jaar: 2024, eersteInschrijving: '2022-01' },
    expect: { co2Bijdrage: 72.95 },
  },
  {
    title: 'Elektrische wagen van 55.000 euro in 2026: wat de werkgever betaalt',
    source: 'Eigen afleiding',
    derivation:
      'Voordeel 55.000 × 4 % × 6/7 = 1.885,71. CO2-bijdrage 25,99 × 185,85 ÷ 114,08 = 42,34 per maand. Verworpen: 17 % van 1.885,71 aan 25 % = 80,14 per jaar of 6,68 per maand. Samen 49,02.',
    input: { cataloguswaarde: 55000, brandstof: 'elektrisch', jaar: 2026, eersteInschrijving: '2026-01' },
    expect: { voordeelJaar: 1885.71, co2Bijdrage: 42.34, belastingVerworpen: 80.14, werkgeverMaand: 49.02 },
  },
]
