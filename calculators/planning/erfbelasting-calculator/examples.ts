import type { Example } from '#calculators/example.ts'

const heir = (verwantschap: string, roerend: number, onroerend = 0, gezinswoning = 0) => ({
  naam: 'X',
  verwantschap,
  roerend,
  onroerend,
  gezinswoning,
})

export const examples: readonly Example[] = [
  {
    row: '40',
    title: 'Vlaanderen 2026: een kind erft 200.000 euro onroerend',
    source: 'erfbelasting-calculator.be, januari 2026',
    input: { gewest: 'vlaanderen', erfgenamen: [heir('kind', 0, 200000)] },
    expect: { erfbelasting: 15000 },
  },
  {
    row: '40',
    title: 'Vlaanderen 2026: de partner erft 100.000 euro roerend',
    source: 'erfbelasting-calculator.be, januari 2026',
    input: { gewest: 'vlaanderen', erfgenamen: [heir('partner', 100000)] },
    expect: { erfbelasting: 750 },
  },
  {
    row: '40',
    title: 'Vlaanderen 2026: een broer erft 150.000 euro',
    source: 'erfbelasting-calculator.be, januari 2026',
    input: { gewest: 'vlaanderen', erfgenamen: [heir('broerZus', 150000)] },
    expect: { erfbelasting: 62000 },
  },
  {
    title: 'Twee vrienden erven elk 50.000 euro in Vlaanderen: één schaal op het geheel',
    source: 'Eigen afleiding, art. 2.7.4.1.1 VCF',
    derivation: '100.000: 35.000 × 25 % + 40.000 × 45 % + 25.000 × 55 % = 8.750 + 18.000 + 13.750 = 40.500.',
    input: { gewest: 'vlaanderen', erfgenamen: [heir('andere', 50000), heir('andere', 50000)] },
    expect: { erfbelasting: 40500, belasting1: 20250 },
  },
  {
    title: 'De gezinswoning is vrij voor de partner',
    source: 'Eigen afleiding, art. 2.7.4.2.1 VCF',
    derivation: 'Woning 300.000 vrij; 75.000 roerend valt onder de vrijstelling.',
    input: { gewest: 'vlaanderen', erfgenamen: [heir('partner', 75000, 300000, 300000)] },
    expect: { erfbelasting: 0, nettoErfenis: 375000 },
  },
]
