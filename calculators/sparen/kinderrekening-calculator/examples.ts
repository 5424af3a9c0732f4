import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'A9',
    title: 'Een koppel in 2015: tweemaal 1.880 euro vrijgestelde rente',
    source: 'bpost bank, 2015',
    input: { geboortedatum: '2015-01-01', opNaam: 'koppel' },
    today: '2015-01-01',
    expect: { vrijstelling: 3760 },
  },
  {
    title: 'Van geboorte tot 18 jaar zijn 216 stortingen',
    source: 'Eigen afleiding',
    derivation: '18 × 12 = 216. Zonder rente en giften: 216 × 50 = 10.800.',
    input: { geboortedatum: '2026-11-15', perMaand: 50, giften: 0, basisrente: 0, premie: 0 },
    expect: { stortingen: 216, ingelegd: 10800, kapitaal: 10800 },
  },
  {
    title: 'Spaargids: 500 euro per jaar gedurende 18 jaar, zonder rente',
    source: 'Spaargids (mediaan van een enquête van Argenta: 500 euro per jaar)',
    input: { geboortedatum: '2026-11-15', perMaand: 0, giften: 500, basisrente: 0, premie: 0 },
    expect: { ingelegd: 9000, kapitaal: 9000 },
  },
  {
    title: 'Alles in een fonds aan 4,5 % na kosten',
    source: 'Eigen afleiding',
    derivation: 'i = 1,045^(1/12) − 1 = 0,3675 %; 100 × ((1,045^18 − 1)/i) = 100 × (1,208479/0,00367481) = 32.885,5.',
    input: { geboortedatum: '2026-11-15', perMaand: 100, giften: 0, fonds: 100, rendementFonds: 5, kostFonds: 0.5 },
    expect: { kapitaal: 32885.5 },
    tolerance: 1,
    note: 'De afleiding rondt de maandrente af.',
  },
]
