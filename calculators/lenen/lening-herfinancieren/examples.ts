import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Wederbeleggingsvergoeding op 150.000 euro aan 3,50 %: drie maanden rente',
    source: 'Wikifin, formule saldo × jaarrente × 3 / 12',
    input: { saldo: 150000, huidigeRente: 3.5, resterend: 15, nieuweRente: 2.5, wederbeleggingBasis: 'jaarrente' },
    expect: { wederbelegging: 1312.5 },
  },
  {
    title: 'Bij je eigen bank: 200.000 euro op 20 jaar van 4 % naar 3 %',
    source: 'Eigen afleiding',
    derivation:
      'Nu 240 termijnen van 1.204,44, samen 289.064,71. Straks 1.105,15, samen 265.235,09. Min 175 dossierkosten = 23.654,62. Aan 4 % is de eerste rente 654,75, aan 3 % 493,25: na één maand scheelt dat 161,50, na twee maanden samen 322,71 (198,58 minder betaald, 124,13 minder schuld). De 175 is terugverdiend na 2 maanden.',
    input: { saldo: 200000, huidigeRente: 4, resterend: 20, nieuweRente: 3, waar: 'eigenBank' },
    expect: {
      huidigeMaandlast: 1204.44,
      nieuweMaandlast: 1105.15,
      kosten: 175,
      besparing: 23654.62,
      terugverdiendNa: 2,
    },
  },
  {
    title: 'Bij een andere bank: 100.000 euro op 15 jaar van 5 % naar 3 %, met 5.800 euro kosten',
    source: 'Eigen afleiding',
    derivation:
      'Vergoeding 100.000 × 5 % × 3/12 = 1.250, akte 3.000, handlichting 900, dossier 350, schatting 300: 5.800. Oude lening 141.303,75, nieuwe 123.954,54. Winst 11.549,21. Na 39 maanden is 39 × 96,38 = 3.758,82 minder afbetaald en de schuld 2.145,28 lager: samen 5.904,10, voor het eerst meer dan 5.800.',
    input: {
      saldo: 100000,
      huidigeRente: 5,
      resterend: 15,
      nieuweRente: 3,
      nieuweAkte: 3000,
      handlichting: 900,
      dossierkosten: 350,
      schatting: 300,
      wederbeleggingBasis: 'jaarrente',
    },
    expect: { wederbelegging: 1250, kosten: 5800, besparing: 11549.21, terugverdiendNa: 39 },
  },
  {
    title: 'Lening op afbetaling: 10.000 euro, nog 36 maanden, van 9 % naar 6 %',
    source: 'Eigen afleiding',
    derivation:
      'Vergoeding 1 % van 10.000 = 100. Oude lening 11.389,12, nieuwe 10.926,02. Winst 463,10 − 100 = 363,10.',
    input: { soort: 'afbetaling', saldo: 10000, huidigeRente: 9, resterend: 3, nieuweRente: 6 },
    expect: { wederbelegging: 100, kosten: 100, besparing: 363.1 },
  },
  {
    title: 'Een verloren belastingvoordeel van 300 euro per jaar: 120.000 euro op 10 jaar van 4,5 % naar 3 %',
    source: 'Eigen afleiding',
    derivation:
      'Eigen bank: 175 kosten. Oude lening 120 termijnen van 1.238,45, samen 148.613,75. Nieuwe 1.156,49, samen 138.778,55. Winst 9.835,20 − 175 − 10 × 300 = 6.660,20. Na 2 maanden is 163,92 minder afbetaald en de schuld 125,33 lager, min 50 belastingvoordeel: 239,25 tegenover 175.',
    input: {
      saldo: 120000,
      huidigeRente: 4.5,
      resterend: 10,
      nieuweRente: 3,
      waar: 'eigenBank',
      belastingverlies: 300,
    },
    expect: { besparing: 6660.2, belastingverlies: 3000, terugverdiendNa: 2 },
  },
  {
    title: 'Kosten meegeleend: 100.000 euro op 12 jaar van 5 % naar 3 %, met 5.800 euro kosten',
    source: 'Eigen afleiding',
    derivation:
      'Oude lening 144 termijnen van 919,33, samen 132.383,39. Nieuwe lening 105.800: 873,79 per maand, samen 125.825,83. Winst 6.557,56. Op de kosten zelf betaal je 1.097,95 rente.',
    input: {
      saldo: 100000,
      huidigeRente: 5,
      resterend: 12,
      nieuweRente: 3,
      nieuweAkte: 3000,
      handlichting: 900,
      dossierkosten: 350,
      schatting: 300,
      kostenBetaling: 'meelenen',
      wederbeleggingBasis: 'jaarrente',
    },
    expect: { kosten: 5800, nieuweMaandlast: 873.79, besparing: 6557.56, renteOpKosten: 1097.95 },
  },
  {
    title: 'Lening op afbetaling in het laatste jaar: 4.000 euro, nog 10 maanden, van 8 % naar 5 %',
    source: 'Eigen afleiding',
    derivation: 'Vergoeding 0,5 % van 4.000 = 20. Oude lening 4.142,91, nieuwe 4.090,19. Winst 52,72 − 20 = 32,72.',
    input: {
      soort: 'afbetaling',
      saldo: 4000,
      huidigeRente: 8,
      resterend: 0,
      extraMaanden: 10,
      nieuweRente: 5,
    },
    expect: { wederbelegging: 20, besparing: 32.72 },
  },
  {
    title: 'Voor 2024 bij de eigen bank: drie maanden rente en 250 euro dossierkosten op 150.000 euro aan 3,50 %',
    source: 'Het Laatste Nieuws met Spaargids.be, 19 maart 2020',
    input: {
      saldo: 150000,
      huidigeRente: 3.5,
      resterend: 15,
      nieuweRente: 2,
      waar: 'eigenBank',
      wederbeleggingBasis: 'jaarrente',
    },
    today: '2023-06-01',
    expect: { wederbelegging: 1312.5, dossierkosten: 250, kosten: 1562.5 },
    note: 'Het bedrag is een eigen geval; de regel (drie maanden rente en 250 euro) staat in het artikel.',
  },
  {
    title: 'Wederbeleggingsvergoeding zoals de wet ze rekent, met de maandrente: 30.000 euro aan 4 % kost 294,64 euro',
    source: 'Trends, een deel van je woonlening vervroegd terugbetalen (2015)',
    derivation: '30.000 × 0,327374 % × 3 = 294,64. Met de jaarrente gedeeld door twaalf 300,00.',
    input: { saldo: 30000, huidigeRente: 4, resterend: 14, nieuweRente: 3 },
    expect: { wederbelegging: 294.64 },
  },
  {
    title:
      'Denis en Julie leenden 200.000 euro op 20 jaar aan 5 %: 1.307 euro per maand, vijf jaar later nog 166.578 euro',
    source: 'Le Soir, le refinancement d’un crédit, mode d’emploi (14 februari 2013)',
    derivation:
      'Maandrente 1,05^(1/12) − 1 = 0,40741 %; 240 termijnen van 1.307,67. Na 60 maanden blijft 166.578,29 over. Drie maanden rente: 166.578,29 × 5 % × 3/12 = 2.082,23.',
    input: {
      oorspronkelijkBedrag: 200000,
      oorspronkelijkeLooptijd: 20,
      resterend: 15,
      huidigeRente: 5,
      nieuweRente: 3,
      wederbeleggingBasis: 'jaarrente',
    },
    expect: { saldo: 166578.29, huidigeMaandlast: 1307.67, wederbelegging: 2082.23 },
    note: 'De bron drukt de maandlast af zonder de centen.',
  },
  {
    title: 'Na een jaar van 1,9 % naar 1,6 %: 6.000 euro kosten eten de hele winst op',
    source: 'Simulateur-pret-hypothecaire.be, renégociation: quand les frais l’emportent (12 november 2018)',
    derivation:
      '200.000 euro op 20 jaar aan 1,9 % laat na 12 maanden 191.686,40 euro over. Op 228 maanden kost dat nog 228.178,72 euro, aan 1,6 % nog 222.189,60. Winst 5.989,12 − 6.000 = −10,88.',
    input: {
      oorspronkelijkBedrag: 200000,
      oorspronkelijkeLooptijd: 20,
      resterend: 19,
      huidigeRente: 1.9,
      nieuweRente: 1.6,
      wederbeleggingMaanden: 0,
      handlichting: 0,
      nieuweAkte: 6000,
      dossierkosten: 0,
      schatting: 0,
    },
    expect: { saldo: 191686.4, kosten: 6000, besparing: -10.88 },
  },
  {
    title: 'Nog 100.000 euro op 20 jaar aan 3 %: 33.103,42 euro rente, jaarrente gedeeld door twaalf',
    source: 'Simulationpret.be, comment faire un refinancement de crédit hypothécaire',
    input: { saldo: 100000, huidigeRente: 3, resterend: 20, nieuweRente: 2, renteomzetting: 'proportioneel' },
    expect: { renteNu: 33103.42 },
    tolerance: 0.2,
    note: 'De bron rondt de maandlast niet af op de cent; wij doen dat wel, en de laatste afbetaling sluit de rekening.',
  },
  {
    title: 'Een duurdere rente is verlies: 100.000 euro op 10 jaar van 3 % naar 3,5 % bij de eigen bank',
    source: 'Eigen afleiding',
    derivation:
      '120 × 963,74 = 115.648,86 nu, 120 × 986,29 = 118.354,49 straks. Met 175 kosten verlies je 2.880,63. Bij 2,967 % betaal je 115.473,82 terug: met 175 kosten evenveel als nu.',
    input: { saldo: 100000, huidigeRente: 3, resterend: 10, nieuweRente: 3.5, waar: 'eigenBank' },
    expect: { besparing: -2880.63, kantelrente: 2.967, terugverdiendNa: null },
  },
  {
    title: 'Zonder eigen aanbod telt de richtrente van de jaren die resten: 15 jaar',
    source: 'Eigen afleiding',
    derivation:
      'Richtrente op 15 jaar 3,61 % (juni 2026). 120.000 op 180 maanden: 942,02 aan 5 % en 860,90 aan 3,61 %. 81,12 per maand verschil. Na 2 maanden 162,24 minder afbetaald en 104,88 minder schuld, meer dan de 175 kosten.',
    input: { saldo: 120000, huidigeRente: 5, resterend: 15, waar: 'eigenBank' },
    today: '2026-11-15',
    expect: { gebruikteRente: 3.61, nieuweMaandlast: 860.9, maandverschil: 81.12, terugverdiendNa: 2 },
  },
  {
    title: 'Bij de eigen bank van 4,20 % naar 3,40 %: 180.000 euro op 18 jaar',
    source: 'Eigen afleiding',
    derivation:
      'Nu 1.181,66 per maand, samen 255.239,71. Straks 1.110,64, samen 239.898,83. Min 175 dossierkosten: 15.165,88.',
    input: { saldo: 180000, huidigeRente: 4.2, resterend: 18, nieuweRente: 3.4, waar: 'eigenBank' },
    expect: { nieuweMaandlast: 1110.64, maandverschil: 71.02, besparing: 15165.88 },
  },
  {
    title: 'Drie maanden rente op 90.000 euro aan 3,20 %: 720 euro',
    source: 'Wikifin, Checklist hypotheeklening heronderhandelen: saldo × rente × 3/12',
    derivation: '90.000 × 3,20 % × 3/12 = 720.',
    input: { saldo: 90000, huidigeRente: 3.2, resterend: 12, nieuweRente: 2.4, wederbeleggingBasis: 'jaarrente' },
    expect: { wederbelegging: 720 },
  },
  {
    title: 'Drie maanden rente op 50.000 euro aan 3 %: 375 euro',
    source: 'NIBC (nibc.be), vervroegd terugbetalen van je woonlening: 50.000 × 3 % / 4',
    input: { saldo: 50000, huidigeRente: 3, resterend: 12, nieuweRente: 2.4, wederbeleggingBasis: 'jaarrente' },
    expect: { wederbelegging: 375 },
  },
  {
    title: '140.000 euro op 15 jaar van 4,10 % naar 3 % met eigen offertes voor de kosten',
    source: 'Eigen afleiding (art. VII.147/12 WER)',
    derivation:
      '1,041^(1/12) − 1 = 0,335409 %: drie maanden op 140.000 is 1.408,72. Met 900, 5.000 en 350 samen 7.658,72. Maandlasten 1.037,31 en 964,09.',
    input: {
      saldo: 140000,
      huidigeRente: 4.1,
      resterend: 15,
      nieuweRente: 3,
      handlichting: 900,
      nieuweAkte: 5000,
      dossierkosten: 350,
    },
    expect: { wederbelegging: 1408.72, kosten: 7658.72, huidigeMaandlast: 1037.31, nieuweMaandlast: 964.09 },
  },
]
