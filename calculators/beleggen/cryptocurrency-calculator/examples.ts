import type { Example } from '#calculators/kernel/example.ts'

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
  {
    title: 'Speculatieve winst van 10.000 euro in 2024: 33 % plus gemeentebelasting',
    source: 'FOD Financiën, regels tot en met 2025',
    derivation: '10.000 × 33 % = 3.300; 7 % daarvan is 231. Samen 3.531. Bij normaal beheer was er geen belasting.',
    input: {
      loten: [lot('2023-01-05', 1, 20000)],
      verkopen: [sale('2024-05-01', 1, 30000)],
      profiel: 'speculatief',
      gemeentebelasting: 7,
    },
    expect: { belasting: 3531, belastingNormaal: 0 },
  },
  {
    title: 'Ruil van bitcoin naar een stablecoin in 2026: belast als verkoop, kosten tellen niet',
    source: 'Circulaire 2026/C/74: een ruil is een verkoop en kosten zijn niet aftrekbaar',
    derivation:
      'Winst 45.000 − 30.000 = 15.000, zonder de 100 euro kosten. (15.000 − 10.000) × 10 % = 500. Als speculatie tellen de kosten wel: 14.900 × 33 % × 1,07 = 5.261,19.',
    input: {
      loten: [{ ...lot('2026-02-02', 0.5, 60000), kost: 50 }],
      verkopen: [{ ...sale('2026-07-01', 0.5, 90000), kost: 50, soort: 'ruil' }],
      gemeentebelasting: 7,
    },
    expect: { belastbareMeerwaarde: 15000, belasting: 500, belastingSpeculatief: 5261.19 },
  },
  {
    title: 'Winst en verlies op twee munten in hetzelfde jaar',
    source: 'Eigen afleiding',
    derivation: 'Bitcoin +25.000, Ether −8.000: 17.000 − 10.000 = 7.000 × 10 % = 700.',
    input: {
      loten: [lot('2026-01-05', 1, 60000), { munt: 'Ether', datum: '2026-01-05', aantal: 10, prijs: 2800 }],
      verkopen: [sale('2026-09-01', 1, 85000), { munt: 'ether', datum: '2026-10-01', aantal: 10, prijs: 2000 }],
    },
    expect: { belastbareMeerwaarde: 17000, belasting: 700 },
  },
  {
    title: 'Speculatie met munten van vóór 2026: de winst sinds de aankoop telt, niet sinds 31/12/2025',
    source: 'Eigen afleiding',
    derivation:
      '90.000 − 40.000 = 50.000 × 33 % × 1,07 = 17.655. Normaal beheer: (90.000 − 75.000 − 10.000) × 10 % = 500.',
    input: {
      profiel: 'speculatief',
      gemeentebelasting: 7,
      loten: [lot('2024-01-05', 1, 40000, 75000)],
      verkopen: [sale('2026-07-06', 1, 90000)],
    },
    expect: { belastbareMeerwaarde: 50000, belasting: 17655, belastingNormaal: 500 },
  },
  {
    title: 'Gekocht voor 20.000 euro, verkocht voor 25.000 euro in 2026: binnen de vrijstelling',
    source: 'Crypto Insiders: nieuwe cryptobelasting in België',
    derivation: '5.000 winst blijft onder 10.000.',
    input: { loten: [lot('2026-01-05', 1, 20000)], verkopen: [sale('2026-10-01', 1, 25000)] },
    expect: { belastbareMeerwaarde: 5000, vrijgesteld: 5000, belasting: 0 },
  },
  {
    title: 'Winst van 4.000 euro: er is nog 6.000 euro vrij dit jaar',
    source: 'Eigen afleiding',
    derivation: '10.000 − 4.000 = 6.000 vrij. Als speculatie: 4.000 × 33 % × 1,07 = 1.412,40.',
    input: {
      gemeentebelasting: 7,
      loten: [lot('2026-01-05', 1, 6000)],
      verkopen: [sale('2026-10-01', 1, 10000)],
    },
    expect: { belasting: 0, nogVrij: 6000, belastingSpeculatief: 1412.4 },
  },
  {
    title: 'Overdracht van 1.000 euro uit 2026, winst van 10.400 euro in 2027: nog 600 vrij',
    source: 'Eigen afleiding',
    derivation: '10.000 van het jaar zelf en 400 van de overgedragen 1.000: geen belasting, nog 600.',
    input: {
      overgedragen: 1000,
      loten: [lot('2026-01-05', 1, 1000)],
      verkopen: [sale('2027-10-01', 1, 11400)],
    },
    expect: { belasting: 0, vrijgesteld: 10400, nogVrij: 600 },
  },
]
