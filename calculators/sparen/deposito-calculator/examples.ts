import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: '10.000 euro op 6 maanden aan 2 %',
    source: 'Eigen afleiding',
    derivation: '15/11/2026 tot 15/05/2027 is 181 dagen. 10.000 × 2 % × 181/365 = 99,18. Min 30 % (29,75) = 69,43.',
    input: { bedrag: 10000, looptijd: 6, rente: 2, startdatum: '2026-11-15' },
    today: '2026-11-15',
    expect: {
      einddatum: '2027-05-15',
      dagen: 181,
      brutoInterest: 99.18,
      roerendeVoorheffing: 29.75,
      nettoInterest: 69.43,
    },
  },
  {
    title: 'Een jaar vast: de brutorente zelf, min 30 %',
    source: 'Eigen afleiding',
    derivation: '25.000 × 2,20 % × 365/365 = 550. Min 30 % (165) = 385, dus netto 1,54 %.',
    input: { bedrag: 25000, looptijd: 12, rente: 2.2, startdatum: '2026-11-15' },
    expect: { brutoInterest: 550, nettoInterest: 385, nettoRendement: 1.54 },
  },
  {
    title: 'Dertig dagen op 360: de bank deelt door een korter jaar',
    source: 'Eigen afleiding',
    derivation: '50.000 × 1,8 % × 30/360 = 75,00. Min 30 % (22,50) = 52,50.',
    input: { bedrag: 50000, looptijd: 30, eenheid: 'dagen', rente: 1.8, dagtelling: '360' },
    expect: { brutoInterest: 75, roerendeVoorheffing: 22.5, nettoInterest: 52.5 },
  },
  {
    title: 'Eén hernieuwing: de tweede periode rekent op het nettobedrag',
    source: 'Eigen afleiding',
    derivation:
      'Eerste 6 maanden (181 dagen): 69,43 netto. Dan 10.069,43 × 2 % × 184/365 = 101,52, min 30,46 = 71,06. Samen 140,49.',
    input: { bedrag: 10000, looptijd: 6, rente: 2, startdatum: '2026-11-15', hernieuwingen: 1 },
    expect: { nettoInterest: 140.49, eindbedrag: 10140.49, einddatum: '2027-11-15' },
  },
  {
    title: 'Negen maanden aan 3,80 % bruto: 2,66 % netto per jaar',
    source: 'Trends, augustus 2023 (NIBC Direct)',
    input: { bedrag: 10000, looptijd: 9, rente: 3.8, startdatum: '2023-08-28' },
    today: '2023-08-28',
    expect: { nettoRente: 2.66 },
  },
  {
    title: 'Eén jaar aan 4 % bruto: 2,80 % netto, net onder de staatsbon',
    source: 'Trends, augustus 2023 (Santander)',
    input: { bedrag: 10000, looptijd: 12, rente: 4, startdatum: '2023-08-28' },
    today: '2023-08-28',
    expect: { nettoRente: 2.8, brutoInterest: 401.1 },
    tolerance: 0.01,
    note: 'De looptijd telt 366 dagen door 29 februari 2024: 10.000 × 4 % × 366/365 = 401,10.',
  },
  {
    title: '25.000 euro gedurende zes maanden aan 3 %: 375 euro bruto',
    source: 'tomleppens.brinkster.net, rekenvoorbeeld met 6 maanden op 12',
    input: { bedrag: 25000, looptijd: 6, rente: 3, dagtelling: '30-360', startdatum: '2026-01-15' },
    expect: { brutoInterest: 375, roerendeVoorheffing: 112.5, nettoInterest: 262.5 },
  },
  {
    title: '10.000 euro zes maanden op een spaarrekening van 0,01 %: 50 cent',
    source: 'HLN/Spaargids, 9 juni 2020',
    input: { bedrag: 10000, looptijd: 6, rente: 0, spaarrente: 0.01, startdatum: '2020-06-09' },
    today: '2020-06-09',
    expect: { spaarrekeningNetto: 0.5 },
  },
  {
    title: 'In 2014 hield de bank 25 % in',
    source: 'FOD Financiën, art. 269 WIB 92 (2013 tot en met 2015)',
    derivation: '10.000 × 2 % × 365/365 = 200; 25 % daarvan is 50,00. Netto 150,00.',
    input: { bedrag: 10000, looptijd: 12, rente: 2, startdatum: '2014-02-01' },
    expect: { roerendeVoorheffing: 50, nettoInterest: 150, nettoRente: 1.5 },
  },
  {
    title: 'De spaarrekening ernaast: boven de vrijstelling van dat kalenderjaar gaat er 15 % af',
    source: 'Eigen afleiding',
    derivation:
      '200.000 × 1 % over heel 2026 = 2.000. Min 1.020 = 980, aan 15 % is dat 147,00. De spaarrekening geeft 1.853,00 netto.',
    input: { bedrag: 200000, looptijd: 12, rente: 2, spaarrente: 1, spaarpremie: 0, startdatum: '2026-01-01' },
    expect: { spaarrekeningNetto: 1853 },
  },
  {
    title: '5.000 euro op vier maanden aan 3 %: 35 euro netto',
    source: 'Wikifin (FSMA), Wat is een termijnrekening?',
    derivation: 'Een derde van 3 % is 1 %, min 30 % is 0,70 %: 35 euro op 5.000.',
    input: { bedrag: 5000, looptijd: 4, rente: 3, dagtelling: '30-360' },
    expect: { brutoInterest: 50, roerendeVoorheffing: 15, nettoInterest: 35 },
  },
  {
    title: 'Een vol jaar: de spaarrekening met premie wint van het deposito',
    source: 'Eigen afleiding',
    derivation:
      'Deposito: 12.500 × 2,15 % = 268,75, min 30 % (80,63) = 188,12. Spaarrekening: 12.500 × (0,25 % + 1,50 %) = 218,75, binnen de vrijstelling. Verschil 30,63.',
    input: { bedrag: 12500, looptijd: 12, rente: 2.15, spaarrente: 0.25, spaarpremie: 1.5, startdatum: '2026-11-15' },
    expect: { nettoInterest: 188.12, spaarrekeningNetto: 218.75, verschil: -30.63 },
  },
  {
    title: 'Elf maanden: zonder premie wint het deposito, en per dag levert het 52 cent op',
    source: 'Eigen afleiding',
    derivation:
      '15/11/2026 tot 15/10/2027 is 334 dagen. 12.500 × 2,15 % × 334/365 = 245,92, min 73,78 = 172,14. Spaarrekening: 12.500 × 0,25 % × 47/365 = 4,02 in 2026 en op 12.504,02 × 287/365 = 24,58 in 2027, samen 28,60. 172,14 ÷ 334 = 0,52.',
    input: { bedrag: 12500, looptijd: 11, rente: 2.15, spaarrente: 0.25, spaarpremie: 1.5, startdatum: '2026-11-15' },
    expect: { nettoInterest: 172.14, spaarrekeningNetto: 28.6, verschil: 143.54, nettoPerDag: 0.52 },
  },
  {
    title: 'Drie maanden zonder eigen rente: de lijst van drie maanden, naast mijn rekening en de beste',
    source: 'Eigen afleiding, met de rentes van onze lijst',
    derivation:
      'Drie maanden: MeDirect 1,90 % en Triodos 1,65 %, midden 1,775, op een honderdste 1,78 %. 10.000 × 1,78 % × 92/365 = 44,87 bruto, 13,46 belasting, 31,41 netto. Keytrade High Fidelity 0,50 %: 6,16 in 2026 en 6,44 in 2027 = 12,60. NIBC 1,20 %: 14,79 en 15,47 = 30,26.',
    input: { bedrag: 10000, looptijd: 3, mijnRekening: 'keytrade-high-fidelity' },
    today: '2026-11-17',
    expect: {
      gebruikteRente: 1.78,
      nettoInterest: 31.41,
      spaarrekeningNetto: 12.6,
      besteNetto: 30.26,
      besteRekening: 'NIBC Spaarrekening',
      verschilBeste: 1.15,
    },
  },
  {
    title: 'Negen maanden aan 2,25 % op 41.000 euro: 273 dagen',
    source: 'Eigen afleiding',
    derivation:
      '15/11/2026 tot 15/08/2027 is 273 dagen. 41.000 × 2,25 % × 273/365 = 689,98, min 30 % (206,99) = 482,99.',
    input: { bedrag: 41000, looptijd: 9, rente: 2.25, startdatum: '2026-11-15' },
    expect: { dagen: 273, brutoInterest: 689.98, roerendeVoorheffing: 206.99, nettoInterest: 482.99 },
  },
]
