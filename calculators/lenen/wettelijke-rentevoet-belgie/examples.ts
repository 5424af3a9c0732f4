import type { Example } from '#calculators/example.ts'

const balance = (hoofdsom: number, schadebeding: number): Example => ({
  row: 'H46',
  title: `Boek XIX: hoogste schadevergoeding op ${hoofdsom} euro`,
  source: 'Wetboek economisch recht, art. XIX.4 (formule)',
  input: { hoofdsom },
  expect: { schadebeding },
})

export const examples: readonly Example[] = [
  {
    row: 'H42b',
    title: '1.000 euro aan 8 % gedurende 11 dagen',
    source: 'go-figure.nl',
    input: { hoofdsom: 1000, eigenRente: 8, van: '2025-03-01', tot: '2025-03-12' },
    expect: { interest: 2.41, dagen: 11 },
  },
  balance(100, 20),
  balance(300, 45),
  balance(500, 65),
  balance(1000, 90),
  balance(10000, 540),
  balance(50000, 2000),
  {
    title: 'Over de jaarwisseling tellen twee tarieven',
    source: 'Eigen afleiding met de tarieven van 2024 (5,75 %) en 2025 (4,50 %)',
    derivation: '10.000 × 5,75 % × 31/365 + 10.000 × 4,5 % × 31/365 = 48,84 + 38,22 = 87,05 (87,0548).',
    input: { hoofdsom: 10000, van: '2024-12-01', tot: '2025-02-01' },
    expect: { interest: 87.05, dagen: 62 },
  },
  {
    title: 'Een deelbetaling gaat eerst naar de interest',
    source: 'Eigen afleiding, art. 5.210 BW',
    derivation:
      '1.000 aan 4,5 % over heel 2025: 45,00. Betaling van 100 op 1 januari 2026: 45 interest, 55 hoofdsom. Rest 945.',
    input: { hoofdsom: 1000, van: '2025-01-01', tot: '2026-01-01', betalingen: [{ datum: '2026-01-01', bedrag: 100 }] },
    expect: { interest: 45, restHoofdsom: 945, openInterest: 0 },
  },
]
