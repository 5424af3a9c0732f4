import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Zonder belasting: 5 % rente en 3 % inflatie is 1,9417 % reëel',
    source: 'Eigen afleiding naar Fisher (1930)',
    derivation: '1,05 ÷ 1,03 − 1 = 1,941748 %.',
    input: { brutorente: 5, product: 'geen', inflatie: 3, bedrag: 10000 },
    expect: { reeleRente: 1.9417, vuistregel: 2 },
    tolerance: 0.0001,
    note: 'Vier cijfers na de komma.',
  },
  {
    title: 'Termijnrekening: 2,5 % bruto is 1,75 % netto',
    source: 'Eigen afleiding, art. 269 WIB 92',
    derivation: '2,5 % × 70 % = 1,75 %; 1,0175 ÷ 1,02 − 1 = −0,2451 %.',
    input: { brutorente: 2.5, product: 'termijn', inflatie: 2, bedrag: 10000 },
    expect: { nettoRente: 1.75, reeleRente: -0.2451 },
    tolerance: 0.0001,
    note: 'Vier cijfers na de komma.',
  },
  {
    title: 'Spaarrekening: 50.000 euro aan 2,5 % valt deels boven de vrijstelling',
    source: 'Eigen afleiding, art. 21, 5° WIB 92',
    derivation: 'Rente 1.250; boven 1.020: 230 × 15 % = 34,50. Netto 1.215,50 ÷ 50.000 = 2,431 %.',
    input: { brutorente: 2.5, product: 'spaarrekening', bedrag: 50000, inflatie: 2 },
    expect: { belasting: 34.5, nettoRente: 2.431 },
    tolerance: 0.0001,
    note: 'Exact op drie cijfers.',
  },
  {
    title: 'Om 2 % inflatie te halen heeft een termijnrekening 2,857 % nodig',
    source: 'Eigen afleiding',
    derivation: '2 % ÷ 0,70 = 2,857 %.',
    input: { product: 'termijn', inflatie: 2, bedrag: 100000 },
    expect: { nodigeBrutorente: 2.857 },
    tolerance: 0.001,
    note: 'De rente wordt per cent afgerond.',
  },
]
