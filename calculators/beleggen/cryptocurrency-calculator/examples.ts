import type { Example } from '#calculators/example.ts'

const lot = (datum: string, aantal: number, prijs: number, foto: number | null = null) => ({
  munt: 'Bitcoin',
  datum,
  aantal,
  prijs,
  foto,
})
const sale = (datum: string, aantal: number, prijs: number) => ({ munt: 'Bitcoin', datum, aantal, prijs })

export const examples: readonly Example[] = [
  {
    row: 'B8',
    title: 'Bitcoin gekocht op 5 januari 2026 voor 10.000 euro, verkocht voor 30.000',
    source: 'Publiek rekenvoorbeeld, nagerekend',
    derivation: '(20.000 − 10.000) × 10 % = 1.000, zonder beurstaks.',
    input: { loten: [lot('2026-01-05', 1, 10000)], verkopen: [sale('2026-10-01', 1, 30000)] },
    expect: { belastbareMeerwaarde: 20000, belasting: 1000, beurstaks: 0 },
  },
  {
    title: 'Dezelfde winst als speculatie, met 7 % gemeentebelasting',
    source: 'Eigen afleiding',
    derivation: '20.000 × 33 % = 6.600; gemeentebelasting 7 % = 462. Samen 7.062.',
    input: {
      loten: [lot('2026-01-05', 1, 10000)],
      verkopen: [sale('2026-10-01', 1, 30000)],
      profiel: 'speculatief',
      gemeentebelasting: 7,
    },
    expect: { belasting: 7062, belastingNormaal: 1000 },
  },
  {
    title: 'Verkoop in 2025 bij normaal beheer',
    source: 'FOD Financiën, regels tot en met 2025',
    input: { loten: [lot('2020-01-05', 1, 7000)], verkopen: [sale('2025-10-01', 1, 90000)] },
    expect: { belasting: 0 },
  },
  {
    title: 'Twee aankopen, deel verkocht: de oudste eerst, vanaf de prijs van 31/12/2025',
    source: 'Eigen afleiding',
    derivation:
      '0,5 uit 2021 telt vanaf 0,5 × 75.000 = 37.500; 0,1 uit 2026 vanaf 6.000. Opbrengst 0,6 × 100.000 = 60.000. Winst 16.500. (16.500 − 10.000) × 10 % = 650.',
    input: {
      loten: [lot('2021-01-05', 0.5, 30000, 75000), lot('2026-02-05', 0.5, 60000)],
      verkopen: [sale('2026-10-01', 0.6, 100000)],
    },
    expect: { belastbareMeerwaarde: 16500, belasting: 650, gerealiseerd: 39000 },
  },
  {
    title: 'Staking van 1.000 euro',
    source: 'Eigen afleiding',
    derivation: '1.000 × 30 % = 300.',
    input: { staking: 1000 },
    expect: { belastingStaking: 300 },
  },
]
