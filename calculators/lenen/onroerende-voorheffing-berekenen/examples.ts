import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Vlaanderen 2026: KI 1.000 en 900 opcentiemen',
    source: 'Vlaamse Belastingdienst: basistarief 3,97 %, coëfficiënt 2,3000',
    derivation: '1.000 × 2,3 × 3,97 % = 91,31. × (1 + 900/100) = 913,10.',
    input: { ki: 1000, gewest: 'vlaanderen', opcentiemenGemeente: 900, opcentiemenProvincie: 0 },
    expect: { basisheffing: 91.31, onroerendeVoorheffing: 913.1, geindexeerdKI: 2300 },
  },
  {
    title: 'Wallonië 2025: KI 745, 2.600 gemeentelijke en 1.500 provinciale opcentiemen',
    source: 'Eigen afleiding met coëfficiënt 2,2446 en 1,25 %',
    derivation:
      '745 × 2,2446 = 1.672,23; × 1,25 % = 20,90. Gemeente 26 × 20,90 = 543,40; provincie 15 × 20,90 = 313,50. Samen 877,80.',
    input: { ki: 745, gewest: 'wallonie', opcentiemenGemeente: 2600, opcentiemenProvincie: 1500 },
    today: '2025-06-01',
    expect: { basisheffing: 20.9, onroerendeVoorheffing: 877.8 },
  },
  {
    title: 'Bescheiden woning: een kwart minder',
    source: 'Eigen afleiding, art. 257 WIB 92',
    derivation: '700 × 2,3 = 1.610; × 3,97 % = 63,92; × 10 = 639,20. Min 25 % (159,80) = 479,40.',
    input: { ki: 700, gewest: 'vlaanderen', opcentiemenGemeente: 900, bescheiden: true },
    expect: { vermindering: 159.8, onroerendeVoorheffing: 479.4 },
  },
]
