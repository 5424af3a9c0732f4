import type { Example } from '#calculators/example.ts'

const bare = { makelaarsloon: 0, beurstaks: 'geen', dividend: 0 }

export const examples: readonly Example[] = [
  {
    row: 'A11',
    title: 'Gekocht aan 100 in 2023, 120 op 31/12/2025, verkocht aan 150 op 15/09/2026',
    source: 'Bolero, veelgestelde vragen',
    input: {
      ...bare,
      aantal: 1,
      aankoopkoers: 100,
      aankoopdatum: '2023-05-02',
      fotokoers: 120,
      verkoopkoers: 150,
      verkoopdatum: '2026-09-15',
    },
    expect: { belastbareMeerwaarde: 30, ingehoudenMeerwaarde: 3, meerwaardebelasting: 0 },
  },
  {
    row: 'A13',
    title: 'Gekocht aan 100 in 1992, 300 op 31/12/2025, verkocht aan 350 in 2027',
    source: 'BNP Paribas Fortis, MyExperts',
    input: {
      ...bare,
      aantal: 1,
      aankoopkoers: 100,
      aankoopdatum: '1992-01-15',
      fotokoers: 300,
      verkoopkoers: 350,
      verkoopdatum: '2027-06-15',
    },
    expect: { belastbareMeerwaarde: 50 },
  },
  {
    row: 'A15',
    title: '1.000.000 euro gekocht in 2022, 800.000 op 31/12/2025, verkocht voor 1.100.000 in 2029',
    source: 'La Libre, D.-E. Philippe',
    input: {
      ...bare,
      aantal: 1000,
      aankoopkoers: 1000,
      aankoopdatum: '2022-03-01',
      fotokoers: 800,
      verkoopkoers: 1100,
      verkoopdatum: '2029-03-01',
    },
    expect: { belastbareMeerwaarde: 100000, meerwaardebelasting: 9000 },
  },
  {
    title: 'Heen en terug: 25 aandelen aan 58 euro kosten 25,16 euro',
    source: 'Bolero, kostenvoorbeeld',
    derivation:
      'Beurstaks 1.450 × 0,35 % = 5,075, afgerond 5,08. Twee keer (7,50 + 5,08) = 25,16, of 1,74 % van 1.450.',
    input: { aantal: 25, aankoopkoers: 58, verkoopkoers: 58, fotokoers: 58, dividend: 0 },
    expect: { kostenEnTaksen: 25.16, kostenPercent: 1.74, beurstaksAankoop: 5.08 },
  },
  {
    title: '25 aandelen van 58 naar 70 euro, zonder dividend',
    source: 'Eigen afleiding',
    derivation:
      'Winst 300. Kopen 7,50 + 5,08 = 12,58; verkopen 7,50 + 6,13 = 13,63. 300 − 26,21 = 273,79. Break-even: (1.462,58 + 7,50) ÷ (25 × 0,9965) = 59,01.',
    input: { aantal: 25, aankoopkoers: 58, verkoopkoers: 70, dividend: 0 },
    expect: { nettoWinst: 273.79, breakEvenKoers: 59.01 },
    tolerance: 0.006,
    note: 'De break-evenkoers is 59,0098 en staat in het voorbeeld afgerond.',
  },
  {
    title: 'Gekocht aan 300, 280 op 31/12/2025, verkocht aan 320 in 2027',
    source: 'BNP Paribas Fortis, MyExperts',
    input: {
      ...bare,
      aantal: 1,
      aankoopkoers: 300,
      aankoopdatum: '2025-01-05',
      fotokoers: 280,
      verkoopkoers: 320,
      verkoopdatum: '2027-03-01',
    },
    expect: { belastbareMeerwaarde: 20, ingehoudenMeerwaarde: 4 },
  },
  {
    title: 'Een groot order: de beurstaks stopt bij 1.600 euro',
    source: 'Eigen afleiding',
    derivation: '600.000 × 0,35 % = 2.100, begrensd op 1.600. Twee keer is 3.200.',
    input: { aantal: 1000, aankoopkoers: 600, verkoopkoers: 600, fotokoers: 600, makelaarsloon: 0, dividend: 0 },
    expect: { beurstaksAankoop: 1600, kostenEnTaksen: 3200 },
  },
]
