import type { Example } from '#calculators/example.ts'

const steady = (monthly: number, from: string, until: string, base: number, premium: number) => ({
  bewegingen: [],
  maandelijks: monthly,
  maandelijksVanaf: from,
  standOp: until,
  basisrente: base,
  premie: premium,
  rentesBlijven: 'weg',
})

export const examples: readonly Example[] = [
  {
    row: 'A3',
    title: '1.000 euro op 1 juli aan 0,10 %: een half jaar basisrente en geen premie',
    source: 'spaaronline.be, 2022',
    input: {
      bewegingen: [{ datum: '2022-07-01', soort: 'storting', bedrag: 1000 }],
      basisrente: 0.1,
      premie: 0.2,
      standOp: '2022-12-31',
    },
    expect: { basisrenteBedrag: 0.5, verworven: 0 },
  },
  {
    title: 'Elke maand storten aan 0,10 % + 1,40 % en alles opnemen na een jaar geeft maar 0,32 %',
    source: 'Test-Aankoop, actie over de spaarrekening (2015)',
    input: steady(100, '2025-01-01', '2026-01-01', 0.1, 1.4),
    expect: { rendement: 0.32 },
    tolerance: 0.05,
    note: 'De bron noemt haar methode niet; rente op het gemiddelde saldo geeft 0,32 %.',
  },
  {
    title: 'Elke maand storten aan 1,20 % + 1,50 % gedurende vier jaar geeft hoogstens 2,35 %',
    source: 'Test-Aankoop, actie over de spaarrekening (2015)',
    input: steady(100, '2021-01-01', '2025-01-01', 1.2, 1.5),
    expect: { rendement: 2.35 },
    tolerance: 0.05,
    note: 'De bron noemt haar methode niet; rente op het gemiddelde saldo geeft 2,36 %.',
  },
  {
    title: 'Een opname neemt het jongste geld: de oude storting houdt haar premie',
    source: 'Eigen afleiding',
    derivation:
      '1.000 op 01/01/2025 en 1.000 op 01/07/2025 aan 1 %. Opname van 1.000 op 01/10/2025 neemt de storting van juli. Op 01/01/2026 is de premie op de eerste 1.000 rond: 10,00. Verloren: 1.000 × 1 % × 92/365 = 2,52.',
    input: {
      bewegingen: [
        { datum: '2025-01-01', soort: 'storting', bedrag: 1000 },
        { datum: '2025-07-01', soort: 'storting', bedrag: 1000 },
        { datum: '2025-10-01', soort: 'opname', bedrag: 1000 },
      ],
      basisrente: 0,
      premie: 1,
      standOp: '2026-01-01',
    },
    expect: { verworven: 10, verloren: 2.52, saldo: 1000 },
  },
  {
    title: 'Premie verworven op 16 april wordt op 1 juli betaald',
    source: 'Fintro, reglement spaarrekeningen: betaling op de eerste dag na het kwartaal van verwerving',
    input: {
      bewegingen: [{ datum: '2025-04-16', soort: 'storting', bedrag: 10000 }],
      basisrente: 0,
      premie: 1.5,
      standOp: '2026-04-15',
      opname: 10000,
    },
    expect: {
      verworven: 0,
      volgendePremie: 150,
      volgendePremieOp: '2026-04-16',
      betaaldOp: '2026-07-01',
      besteDag: '2026-04-16',
    },
  },
]
