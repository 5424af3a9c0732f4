import type { Example } from '#calculators/kernel/example.ts'

const day = { today: '2026-11-15' } as const

export const examples: readonly Example[] = [
  {
    title: 'Tussen 2.800 en 2.900 euro bouwt luik B van de werkbonus af',
    source: 'RSZ, werkbonus vanaf september 2026 (helling 0,2699)',
    derivation:
      'RSZ 13,07 % van 100 = 13,07. Werkbonus 0,2699 × 100 = 26,99 minder per maand, op een jaar 323,88. Vakantiegeld 92 % erbij: bruto 1.292,00.',
    input: { bruto: 2_800, extra: 100 },
    ...day,
    expect: { rszMeer: 13.07, werkbonusMinder: 26.99, werkbonusBJaar: -323.88, brutoMeerJaar: 1292, nettoMeer: 19 },
  },
  {
    title: 'Hoog loon: alleen RSZ, de hoogste schijf en gemeentebelasting',
    source: 'Eigen afleiding',
    derivation:
      'Twaalf keer 86,93 is 1.043,16. Dubbel vakantiegeld 92, RSZ op 85: 11,11, blijft 80,89. Samen 1.124,05 belastbaar. Daarop 50 % en 7 % gemeente: 562,03 + 39,34. Blijft 522,68 van 1.292,00.',
    input: { bruto: 8_000, extra: 100 },
    ...day,
    expect: { belastingJaar: -562.03, gemeenteJaar: -39.34, nettoMeerJaar: 522.68, nettoMeer: 40.42, knikVan: null },
  },
  {
    title: 'Jobbonus van 2025: tussen 3.100 en 3.200 euro valt hij weg',
    source: 'Vlaamse Codex, besluit jobbonus, art. 2/1 en 2/2',
    derivation: '650 − 600 × 985 ÷ 999,99 = 58,99, plus 50 = 108,99. Boven 3.114,99 niets.',
    input: { bruto: 3_100, extra: 100, jobbonus: true },
    today: '2025-11-15',
    expect: { jobbonusJaar: -108.99 },
  },
  {
    title: 'Eén kind in Vlaanderen: boven de eerste grens verlies je 436,44 euro sociale toeslag',
    source: 'Groeipakket, bedragen van 1 september 2025',
    derivation: 'Van 73,68 naar 37,31 per maand: 36,37 × 12 = 436,44.',
    input: { bruto: 3_600, extra: 100, kinderen: 1 },
    ...day,
    expect: { kinderbijslagJaar: -436.44 },
  },
  {
    title: 'Laag loon: de werkbonus dekt de hele RSZ, van 100 euro komt 100 euro op de loonbrief',
    source: 'RSZ: de werkbonus is hoogstens de eigen bijdrage',
    derivation: 'RSZ stijgt met 13,07 en de werkbonus ook. Er is nog geen bedrijfsvoorheffing.',
    input: { bruto: 1_500, extra: 100 },
    ...day,
    expect: { rszMeer: 13.07, werkbonusMinder: -13.07, voorheffingMeer: 0, nettoMeer: 100 },
  },
  {
    title: 'Arbeider: RSZ op 108 % en een steilere werkbonus',
    source: 'RSZ, werkbonus voor arbeiders (0,2915 per euro)',
    derivation: '13,07 % × 108 % × 2.700 − idem × 2.600 = 381,12 − 367,01 = 14,11. Werkbonus 0,2915 × 100 = 29,15.',
    input: { bruto: 2_600, extra: 100, statuut: 'arbeider' },
    ...day,
    expect: { rszMeer: 14.11, werkbonusMinder: 29.15 },
  },
  {
    title: 'Twee kinderen en 3.600 euro: 100 euro meer kost op een jaar 304,69 euro',
    source: 'Eigen afleiding; Groeipakket, bedragen van 1 september 2025',
    derivation:
      'Van 1.292,00 bruto gaat 167,95 RSZ: 1.124,05 belastbaar. Belasting 45 % = 505,83, gemeente 7 % = 35,41, bijzondere bijdrage 1,3 % = 14,62. Sociale toeslag 2 × (73,68 − 37,31) × 12 = 872,88 minder. 1.292,00 − 167,95 − 505,83 − 35,41 − 14,62 − 872,88 = − 304,69.',
    input: { bruto: 3_600, extra: 100, kinderen: 2 },
    ...day,
    expect: {
      rszJaar: -167.95,
      belastingJaar: -505.83,
      gemeenteJaar: -35.41,
      bbszJaar: -14.62,
      kinderbijslagJaar: -872.88,
      nettoMeerJaar: -304.69,
    },
  },
  {
    title: 'Alleenstaande met 4.000 euro zonder gemeentebelasting: de bijzondere bijdrage neemt 4,009 %',
    source: 'Eigen afleiding; art. 108 wet van 30 maart 1994',
    derivation:
      'Weer 1.124,05 belastbaar. Belasting 45 % = 505,83. Netto belastbaar 38.892: bijzondere bijdrage 4,009 % × 1.124,05 = 45,06. 1.292,00 − 167,95 − 505,83 − 45,06 = 573,16.',
    input: { bruto: 4_000, extra: 100, gezin: 'alleenstaand', gewest: 'wallonie', gemeentebelasting: 0 },
    ...day,
    expect: { belastingJaar: -505.83, bbszJaar: -45.06, nettoMeerJaar: 573.16 },
  },
]
