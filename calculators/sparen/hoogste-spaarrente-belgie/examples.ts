import type { Example } from '#calculators/kernel/example.ts'

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
  {
    title: 'Tien jaar 10.000 euro aan 0,15 % + 0,65 %: 824,60 euro rente',
    source: 'HLN/Spaargids, 19 november 2018 (Santander Vision+)',
    input: { startbedrag: 10000, looptijd: 120, ...ownAccount(0.15, 0.65) },
    today: '2018-11-19',
    expect: { eigenNetto: 824.6 },
    tolerance: 0.3,
    note: 'De bron noemt geen startdag. Die bepaalt wanneer een betaalde premie zelf begint op te brengen.',
  },
  {
    title: 'Tien jaar 10.000 euro aan 0,10 % + 0,40 %: 509,57 euro rente',
    source: 'HLN/Spaargids, 19 november 2018 (CKV)',
    input: { startbedrag: 10000, looptijd: 120, ...ownAccount(0.1, 0.4) },
    today: '2018-11-19',
    expect: { eigenNetto: 509.57 },
    tolerance: 0.3,
    note: 'De bron noemt geen startdag.',
  },
  {
    title: 'Achttien maanden aan 1,15 % + 0,35 %: 208 euro, want de tweede premie is niet rond',
    source: 'Test-Aankoop, Getrouwheidspremie: onnodig complex, 18 november 2014',
    input: { startbedrag: 10000, looptijd: 18, ...ownAccount(1.15, 0.35) },
    today: '2014-11-18',
    expect: { eigenNetto: 208 },
    tolerance: 0.5,
    note: 'De bron rondt af op een euro.',
  },
  {
    title: 'Achttien maanden aan 0,30 % + 1,50 %: maar 195 euro',
    source: 'Test-Aankoop, Getrouwheidspremie: onnodig complex, 18 november 2014',
    input: { startbedrag: 10000, looptijd: 18, ...ownAccount(0.3, 1.5) },
    today: '2014-11-18',
    expect: { eigenNetto: 195 },
    tolerance: 0.5,
    note: 'De bron rondt af op een euro.',
  },
  {
    title: 'Een vol jaar aan 0,50 % + 1,50 %: 50 + 150 euro',
    source: 'beste-rente-spaarrekening.be, storting op 1 januari 2013',
    input: { startbedrag: 10000, looptijd: 12, ...ownAccount(0.5, 1.5) },
    today: '2013-01-01',
    expect: { eigenNetto: 200 },
  },
  {
    title: 'De gewone rekening van KBC naast de lijst: 0,40 % + 0,20 %',
    source: 'Eigen afleiding',
    derivation:
      '10.000 × 0,40 % × 47/365 = 5,15 in 2026. In 2027: 10.005,15 × 0,40 % × 318/365 = 34,87. Premie 10.000 × 0,20 % = 20,00. Samen 60,02.',
    input: { startbedrag: 10000, looptijd: 12, mijnBank: 'kbc-spaarrekening' },
    today: '2026-11-15',
    expect: { eigenNetto: 60.02 },
  },
  {
    title: 'Zonder voorwaarden: de rekening met een maximum van 25.000 euro telt niet mee',
    source: 'Eigen afleiding, met 0,50 % + 1,50 % van Keytrade High Fidelity',
    derivation:
      '20.000 × 0,50 % × 47/365 = 12,88 in 2026. In 2027: 20.012,88 × 0,50 % × 318/365 = 87,18. Premie 20.000 × 1,50 % = 300,00. Samen 400,06.',
    input: { startbedrag: 20000, looptijd: 12, zonderVoorwaarden: true },
    today: '2026-11-15',
    expect: { nettoOpbrengst: 400.06, besteRekening: 'Keytrade Bank: High Fidelity' },
  },
  {
    title: 'Mijn eigen rekening uit de lijst, niet de gewone van de bank: ING Spaarrekening, 0,10 % + 1,15 %',
    source: 'Eigen afleiding',
    derivation:
      '10.000 × 0,10 % × 47/365 = 1,29 in 2026. In 2027: 10.001,29 × 0,10 % × 318/365 = 8,71. Premie 10.000 × 1,15 % = 115,00. Samen 125,00.',
    input: { startbedrag: 10000, looptijd: 12, mijnBank: 'ing-spaarrekening' },
    today: '2026-11-15',
    expect: { eigenNetto: 125 },
  },
  {
    title: 'Zes maanden: een betaald plan telt niet mee, de beste gewone rekening wint',
    source: 'Eigen afleiding, met 1,30 % van MeDirect Essential Sparen',
    derivation:
      '10.000 × 1,30 % × 45/365 = 16,03 in 2026. In 2027: 10.016,03 × 1,30 % × 136/365 = 48,52. Samen 64,55; geen premie onder een jaar.',
    input: { startbedrag: 10000, looptijd: 6 },
    today: '2026-11-17',
    expect: { nettoOpbrengst: 64.55, besteRekening: 'MeDirect Bank: Essential Sparen' },
  },
  {
    title: 'Een betaald plan met zijn kosten: 2,25 % bruto min 30 % belasting min 1 euro per maand',
    source: 'Eigen afleiding, met 2,25 % van Revolut Ultra en een zelf ingevulde kost',
    derivation:
      '27,74 in 2026 (10.000 × 2,25 % × 45/365), 84,07 in 2027 (10.027,74 × 2,25 % × 136/365). Belasting 8,32 + 25,22 = 33,54. 111,81 − 33,54 − 6 × 1 = 72,27.',
    input: { startbedrag: 10000, looptijd: 6, betaaldPlan: 'Ultra', planKost: 1 },
    today: '2026-11-17',
    expect: { nettoOpbrengst: 72.27, planKosten: 6, voorheffing: 33.54 },
  },
  {
    title: '200.000 euro: nooit meer dan 100.000 bij één bank, en samen één vrijstelling',
    source: 'Eigen afleiding, met de tarieven van de drie rekeningen van onze lijst',
    derivation:
      'Premies: 25.000 × 0,70 % + 100.000 × 1,50 % + 75.000 × 1,05 % = 2.462,50. Basis 2026 (45/365): 40,07 + 61,64 + 55,48 = 157,19. Basis 2027 (320/365): 285,39 + 438,63 + 394,81 = 1.118,83. Belast in 2027: 1.118,83 + 2.462,50 − 1.020 = 2.561,33, aan 15 % is 384,20. Netto 3.738,52 − 384,20 = 3.354,32.',
    input: { startbedrag: 200000, looptijd: 12 },
    today: '2026-11-17',
    expect: { verdeeldNetto: 3354.32 },
  },
  {
    title: 'Twee premies in één belastingjaar: 100.000 euro aan 0 % + 2 %, twee jaar',
    source: 'Eigen afleiding naar art. 2 KB/WIB 92 en art. 21, 5° WIB 92',
    derivation:
      'Gestort op 17 november 2026. 2.000 vol op 17 november 2027 en betaald op 1 januari 2028; 2.000 vol op 17 november 2028 en betaald als de rekening leeggaat. De eerste premie staat nog geen jaar. Samen 4.000 in 2028: (4.000 − 1.020) × 15 % = 447. In twee jaren was het 2 × (2.000 − 1.020) × 15 % = 294.',
    input: {
      startbedrag: 100000,
      looptijd: 24,
      eigenBasisrente: 0,
      eigenPremie: 2,
    },
    today: '2026-11-17',
    expect: { eigenNetto: 3553 },
  },
]
