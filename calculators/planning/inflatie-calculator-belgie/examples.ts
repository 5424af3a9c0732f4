import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: '15',
    title: 'Afgevlakte gezondheidsindex van december 2025: 133,33',
    source: 'Statbel via Belga, 30 december 2025',
    input: { van: '2024-12', naar: '2025-12' },
    expect: { afgevlakt: 133.33 },
  },
  {
    row: '17',
    title: 'Jaarinflatie 2023: 4,06 %',
    source: 'Federaal Planbureau',
    input: { van: '2022-01', naar: '2023-12' },
    expect: { jaarinflatie: 4.06 },
    tolerance: 0.011,
    note: 'De maandcijfers op twee decimalen geven 4,05 %.',
  },
  {
    row: '17',
    title: 'Jaarinflatie 2024: 3,14 %, gezondheidsindex 3,28 %',
    source: 'Federaal Planbureau',
    input: { van: '2023-01', naar: '2024-12', index: 'gezondheid' },
    expect: { jaarinflatie: 3.28 },
    tolerance: 0.011,
    note: 'De maandcijfers op twee decimalen geven 3,29 %.',
  },
  {
    row: '19',
    title: 'De eerste spilindex na 133,28 is 100,28 op basis 2025',
    source: 'Federaal Planbureau',
    input: { van: '2025-12', naar: '2026-06' },
    expect: { volgendeSpil: 100.28 },
  },
  {
    title: 'Prijzen van 2000 tot 2025 maal 1,789',
    source: 'Wereldbank en Statbel (jaargemiddelden 75,63 en 135,30)',
    derivation: '1.000 × 135,2975 ÷ 75,63 = 1.789. Hier met juli 2025 (135,36): 1.000 × 135,36 ÷ 75,63.',
    input: { bedrag: 1000, van: '2000-01', naar: '2025-07' },
    expect: { waarde: 1789.8 },
    tolerance: 1,
    note: 'Het jaargemiddelde van 2000 is een keten met vier cijfers.',
  },
  {
    title: '100.000 frank is 2.478,94 euro',
    source: 'Verordening (EG) 2866/98: 40,3399 frank per euro',
    input: { bedrag: 100000, munt: 'frank', van: '1998-06', naar: '1998-06' },
    expect: { inEuro: 2478.94, waarde: 2478.94 },
  },
]
