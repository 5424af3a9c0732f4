import type { Example } from '#calculators/kernel/example.ts'

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
  {
    title: '100.000 euro gestort op 1 juli 2013: verworven op 2 juli 2014, betaald op 1 oktober',
    source: 'De Tijd, Krik het rendement van uw spaarboekje op (2013)',
    input: {
      bewegingen: [{ datum: '2013-07-01', soort: 'storting', bedrag: 100000 }],
      basisrente: 0,
      premie: 0.5,
      standOp: '2014-07-01',
      valuta: 'volgendeDag',
    },
    expect: { verworven: 0, volgendePremie: 500, volgendePremieOp: '2014-07-02', betaaldOp: '2014-10-01' },
  },
  {
    title: 'Storting op 15 april: verworven op 16 april een jaar later, betaald op 1 juli',
    source: 'lening.org, De getrouwheidspremie',
    input: {
      bewegingen: [{ datum: '2025-04-15', soort: 'storting', bedrag: 1000 }],
      basisrente: 0,
      premie: 1,
      standOp: '2026-01-15',
      valuta: 'volgendeDag',
    },
    expect: { volgendePremieOp: '2026-04-16', betaaldOp: '2026-07-01' },
  },
  {
    title: '1.000 euro gestort op 20 januari 2023 met 0,25 % premie: 2,50 euro op 1 april 2024',
    source: 'leefzuinig.be, Welke spaarrekening kies je? (2023)',
    input: {
      bewegingen: [{ datum: '2023-01-20', soort: 'storting', bedrag: 1000 }],
      basisrente: 0,
      premie: 0.25,
      standOp: '2023-12-31',
    },
    expect: { volgendePremie: 2.5, volgendePremieOp: '2024-01-20', betaaldOp: '2024-04-01' },
  },
  {
    title: '1.000 euro gedurende 120 dagen aan 0,35 % basisrente: 1,15 euro',
    source: 'leefzuinig.be, Welke spaarrekening kies je? (2023)',
    input: {
      bewegingen: [{ datum: '2023-01-20', soort: 'storting', bedrag: 1000 }],
      basisrente: 0.35,
      premie: 0.25,
      standOp: '2023-05-20',
    },
    expect: { basisrenteBedrag: 1.15, verworven: 0 },
  },
  {
    title: 'Drie stortingen van 10.000 euro, alles weg op 1 februari 2011: twee premies zijn verworven',
    source: 'Test-Aankoop, Spaarrekening afsluiten: wat met getrouwheidspremie? (2 februari 2011)',
    derivation:
      'Verworven: 1/8/2009 tot 1/8/2010 en 15/1/2010 tot 15/1/2011, samen 2 × 10.000 × 1 % = 200. De storting van 1/4/2010 is nog geen jaar oud.',
    input: {
      bewegingen: [
        { datum: '2009-08-01', soort: 'storting', bedrag: 10000 },
        { datum: '2010-01-15', soort: 'storting', bedrag: 10000 },
        { datum: '2010-04-01', soort: 'storting', bedrag: 10000 },
        { datum: '2011-02-01', soort: 'opname', bedrag: 30000 },
      ],
      basisrente: 0,
      premie: 1,
      standOp: '2011-02-01',
      rentesBlijven: 'weg',
    },
    expect: { verworven: 200, saldo: 0, belasting: null },
    note: 'De bron noemt geen tarief; we rekenen met 1 %. De vrijstelling van 2011 staat niet in onze regels.',
  },
  {
    title: 'Basisrente met een storting, een rentedaling en een opname: 182,82 euro',
    source: 'rente.nl, Hoe kun je je spaarrente berekenen?',
    derivation: '44,38 + 34,59 + 61,50 + 42,35 = 182,82 over 90, 61, 122 en 92 dagen.',
    input: {
      bewegingen: [
        { datum: '2025-01-01', soort: 'storting', bedrag: 10000 },
        { datum: '2025-04-01', soort: 'storting', bedrag: 1500 },
        { datum: '2025-10-01', soort: 'opname', bedrag: 1000 },
      ],
      basisrente: 1.8,
      premie: 0.5,
      wijzigingen: [{ vanaf: '2025-06-01', basisrente: 1.6, premie: 0.5 }],
      standOp: '2026-01-01',
    },
    expect: { basisrenteBedrag: 182.82 },
  },
  {
    title: 'Rente van 2023 valt onder de vrijstelling van 2023: 980 euro',
    source: 'FOD Financiën, art. 21, 5° WIB 92 (inkomstenjaar 2023)',
    derivation: '100.000 × 1,2 % × 364/365 = 1.196,71. Boven 980 ligt 216,71; 15 % daarvan is 32,51. Netto 1.164,20.',
    input: {
      bewegingen: [{ datum: '2023-01-01', soort: 'storting', bedrag: 100000 }],
      basisrente: 1.2,
      premie: 0.3,
      standOp: '2023-12-31',
      rentesBlijven: 'weg',
    },
    expect: { renteDitJaar: 1196.71, belasting: 32.51, nettoRente: 1164.2 },
  },
  {
    title: 'Naar een betere rekening bij dezelfde bank: 3 maanden aan 0,10 % en 9 maanden aan 0,75 %',
    source: 'Test-Achats, juni 2023 (BNP Paribas Fortis)',
    input: {
      bewegingen: [
        { datum: '2023-03-01', soort: 'storting', bedrag: 1000 },
        { datum: '2023-06-01', soort: 'overdracht', bedrag: 1000, premie: 0.75 },
      ],
      basisrente: 0.15,
      premie: 0.1,
      standOp: '2024-03-01',
      rentesBlijven: 'weg',
    },
    expect: { verworven: 5.88, verloren: 0, saldo: 1000 },
    tolerance: 0.015,
    note: 'De bron telt in maanden; in dagen (92 en 274 van 366) is het 5,87.',
  },
  {
    title: 'De basisrente van 1 tot 31 december: 31 dagen aan 0,50 % op 10.000 euro',
    source: 'Santander Consumer Bank, Les intérêts sur les comptes d’épargne',
    input: {
      bewegingen: [{ datum: '2022-12-01', soort: 'storting', bedrag: 10000 }],
      basisrente: 0.5,
      premie: 0.2,
      standOp: '2023-01-01',
    },
    expect: { basisrenteBedrag: 4.25 },
    note: 'De bron kapt 4,2466 af op 4,24.',
  },
  {
    title: 'Gestort op 5 januari 2011: verworven op 5 januari 2012, pas betaald op 1 januari 2013',
    source: 'Test-Aankoop, Wanneer storting getrouwheidspremie? (22 december 2010)',
    input: {
      bewegingen: [{ datum: '2011-01-05', soort: 'storting', bedrag: 1000 }],
      basisrente: 0,
      premie: 1,
      standOp: '2011-12-31',
    },
    expect: { volgendePremieOp: '2012-01-05', betaaldOp: '2013-01-01' },
  },
  {
    title: 'Gestort op 23 december 2010: verworven op 23 december 2011, betaald op 1 januari 2012',
    source: 'Test-Aankoop, Wanneer storting getrouwheidspremie? (22 december 2010)',
    input: {
      bewegingen: [{ datum: '2010-12-23', soort: 'storting', bedrag: 1000 }],
      basisrente: 0,
      premie: 1,
      standOp: '2011-12-01',
    },
    expect: { volgendePremieOp: '2011-12-23', betaaldOp: '2012-01-01' },
  },
  {
    title: 'Een overschrijving na zeven maanden bij dezelfde bank: de premie is toch op de verjaardag rond',
    source: 'NIBC Direct, Overboeken met behoud van getrouwheid (1 juli 2013 en 1 februari 2014)',
    derivation:
      '215 dagen aan 0,50 % en 150 dagen aan 1 % op 1.000 euro: 1.000 × (0,5 % × 215 + 1 % × 150) ÷ 365 = 7,05. De bron noemt geen tarieven.',
    input: {
      bewegingen: [
        { datum: '2013-07-01', soort: 'storting', bedrag: 1000 },
        { datum: '2014-02-01', soort: 'overdracht', bedrag: 1000, premie: 1 },
      ],
      basisrente: 0,
      premie: 0.5,
      standOp: '2014-07-01',
      rentesBlijven: 'weg',
    },
    expect: { verworven: 7.05, verloren: 0 },
  },
  {
    title: 'De premie die telt is de grootste, niet de eerste: 120 euro op 1 maart tegen 30 cent op 10 januari',
    source: 'Eigen afleiding',
    derivation: '20 × 1,5 % = 0,30, vol op 10/01/2027. 8.000 × 1,5 % = 120,00, vol op 01/03/2027.',
    input: {
      bewegingen: [
        { datum: '2026-01-10', soort: 'storting', bedrag: 20 },
        { datum: '2026-03-01', soort: 'storting', bedrag: 8000 },
      ],
      premie: 1.5,
      basisrente: 0.5,
      standOp: '2026-11-15',
    },
    today: '2026-11-15',
    expect: {
      grootstePremie: 120,
      grootstePremieOp: '2027-03-01',
      volgendePremie: 0.3,
      volgendePremieOp: '2027-01-10',
    },
  },
  {
    title: 'Een uittreksel met een min: 1.000 euro van de 5.000 opgenomen, het jaar loopt door op de rest',
    source: 'Eigen afleiding',
    derivation: '5.000 − 1.000 = 4.000, aan 1 % premie is dat 40,00 op 10/01/2026.',
    input: {
      bewegingen: [
        { datum: '2025-01-10', bedrag: 5000 },
        { datum: '2025-03-01', bedrag: -1000 },
      ],
      premie: 1,
      basisrente: 0,
      standOp: '2026-01-10',
      rentesBlijven: 'weg',
    },
    today: '2026-11-15',
    expect: { verworven: 40, saldo: 4000 },
  },
  {
    title: 'Wat heb ik: een volle premie en een half jaar van de volgende',
    source: 'Eigen afleiding',
    derivation:
      '10.000 sinds 1 januari 2025 aan 1 % premie: 100,00 verworven op 1 januari 2026. Tot 2 juli 2026 liepen 182 van 365 dagen: 10.000 × 1 % × 182/365 = 49,863, plus op de bijgeschreven premie van 100 (sinds 1 april) 92/365 van 1,00 = 0,252. Lopend 49,863 + 0,252 = 50,12, samen 150,12.',
    input: {
      bewegingen: [{ datum: '2025-01-01', soort: 'storting', bedrag: 10000 }],
      basisrente: 0,
      premie: 1,
      opname: 0,
      standOp: '2026-07-02',
    },
    today: '2026-07-02',
    expect: { opgebouwd: 150.12, verworven: 100, lopend: 50.12 },
  },
  {
    title: 'Acht maanden na de eerste premie: 96 euro verworven, 68,31 euro onderweg',
    source: 'Eigen afleiding',
    derivation:
      '8.000 × 1,2 % = 96,00 vol op 3 maart 2026, betaald op 1 april 2026. Daarna 8.000 × 1,2 % × 257/365 = 67,594 en op de premie zelf 96 × 1,2 % × 228/365 = 0,720: samen 68,31.',
    input: {
      bewegingen: [{ datum: '2025-03-03', soort: 'storting', bedrag: 8000 }],
      basisrente: 0,
      premie: 1.2,
      opname: 0,
      standOp: '2026-11-15',
    },
    today: '2026-11-15',
    expect: { verworven: 96, lopend: 68.31, volgendePremie: 96, volgendePremieOp: '2027-03-03', alBetaald: 96 },
  },
]
