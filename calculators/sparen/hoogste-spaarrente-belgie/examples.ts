import type { Example } from '#calculators/example.ts'

/** One account only, so that the expected figures do not move with the market: the visitor's own rates. */
const ownAccount = (base: number, premium: number) => ({ eigenBasisrente: base, eigenPremie: premium })

export const examples: readonly Example[] = [
  {
    title: 'Een jaar 10.000 euro aan 1 % + 0,5 %: volle basisrente en volle premie',
    source: 'Eigen afleiding',
    derivation:
      '47 dagen in 2026: 10.000 × 1 % × 47/365 = 12,88, bijgeschreven op 1 januari. 318 dagen in 2027: 10.012,88 × 1 % × 318/365 = 87,24. Premie: 10.000 × 0,5 % = 50,00. Samen 150,12, onder de vrijstelling.',
    input: { startbedrag: 10000, looptijd: 12, ...ownAccount(1, 0.5) },
    today: '2026-11-15',
    expect: { eigenNetto: 150.12 },
  },
  {
    title: 'Elf maanden: dezelfde rekening geeft geen premie',
    source: 'Eigen afleiding',
    derivation: '12,88 in 2026, dan 287 dagen: 10.012,88 × 1 % × 287/365 = 78,73. Samen 91,61.',
    input: { startbedrag: 10000, looptijd: 11, ...ownAccount(1, 0.5) },
    today: '2026-11-15',
    expect: { eigenNetto: 91.61 },
  },
  {
    title: 'Boven de vrijstelling gaat er 15 % af',
    source: 'Eigen afleiding',
    derivation:
      '200.000 aan 1 % van 1 januari 2026 tot 1 januari 2027: 2.000 rente in 2026. Belast: 2.000 − 1.020 = 980, aan 15 % is dat 147,00. Netto 1.853,00.',
    input: { startbedrag: 200000, looptijd: 12, ...ownAccount(1, 0) },
    today: '2026-01-01',
    expect: { eigenNetto: 1853 },
  },
  {
    title: 'Twee titularissen hebben twee vrijstellingen',
    source: 'Eigen afleiding',
    derivation: 'Dezelfde 2.000 rente blijft onder 2 × 1.020 = 2.040: niets te betalen.',
    input: { startbedrag: 200000, looptijd: 12, titularissen: 2, ...ownAccount(1, 0) },
    today: '2026-01-01',
    expect: { eigenNetto: 2000 },
  },
]
