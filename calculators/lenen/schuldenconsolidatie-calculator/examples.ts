import type { Example } from '#calculators/kernel/example.ts'

const THREE = [
  { naam: 'Kaart', soort: 'kredietopening', saldo: 2400, jkp: 14.5, maandlast: 120 },
  { naam: 'Lening', soort: 'lening', saldo: 7500, jkp: 8.5, maandlast: 210 },
  { naam: 'Auto', soort: 'lening', saldo: 11000, jkp: 4.75, maandlast: 250 },
]

export const examples: readonly Example[] = [
  {
    title: 'Drie schulden: minder per maand, maar meer in totaal na samenvoegen op 72 maanden',
    source: 'Eigen afleiding',
    derivation:
      'Apart: 49 maanden en 23.446,23. Vergoedingen: 1 % van 7.500 en van 11.000 = 185. Nieuw krediet 21.085 aan 8 % over 72 maanden: 366,82 per maand, samen 26.411,11. Verschil 2.964,88; per maand 580 − 366,82 = 213,18.',
    input: { schulden: THREE, extraPerMaand: 100, jkpNieuw: 8, looptijdNieuw: 72 },
    expect: {
      maandlastNu: 580,
      vergoedingen: 185,
      nieuwKredietbedrag: 21085,
      nieuweMaandlast: 366.82,
      totaalNu: 23446.23,
      totaalSamenvoegen: 26411.11,
      verschilTotaal: 2964.88,
      verschilMaandlast: 213.18,
      maandenNu: 49,
    },
  },
  {
    title: 'Honderd euro extra per maand: dezelfde drie schulden weg na 34 maanden',
    source: 'Eigen afleiding',
    derivation:
      'Elke maand rente per schuld op de cent, dan de maandlast, dan 680 − de betaalde maandlasten naar de duurste schuld. Samen 22.811,21, waarvan 1.911,21 rente.',
    input: { schulden: THREE, extraPerMaand: 100, jkpNieuw: 8, looptijdNieuw: 72 },
    expect: { maandenLawine: 34, totaalLawine: 22811.21, renteLawine: 1911.21 },
  },
  {
    title: 'Kleinste schuld zonder rente, grootste aan 12 %: de lawine wint van de sneeuwbal',
    source: 'Eigen afleiding',
    derivation: 'Sneeuwbal: 8 maanden en 44,07 rente. Lawine: 8 maanden en 33,16 rente. Maand per maand uitgeschreven.',
    input: {
      schulden: [
        { naam: 'Renteloos', soort: 'lening', saldo: 600, jkp: 0, maandlast: 60 },
        { naam: 'Duur', soort: 'kredietopening', saldo: 900, jkp: 12, maandlast: 90 },
      ],
      extraPerMaand: 50,
    },
    expect: { renteSneeuwbal: 44.07, renteLawine: 33.16, maandenSneeuwbal: 8, maandenLawine: 8 },
  },
  {
    title: 'Gelijke rente en gelijke looptijd: één krediet kost evenveel als twee',
    source: 'Eigen afleiding',
    derivation: '5.000 en 3.000 aan 8 % over 36 maanden: 156,04 + 93,62 = 249,66. Eén krediet van 8.000: 249,66.',
    input: {
      schulden: [
        { naam: 'A', soort: 'lening', saldo: 5000, jkp: 8, maandlast: 156.04, vergoeding: 0 },
        { naam: 'B', soort: 'lening', saldo: 3000, jkp: 8, maandlast: 93.62, vergoeding: 0 },
      ],
      jkpNieuw: 8,
      looptijdNieuw: 36,
    },
    expect: { maandlastNu: 249.66, nieuweMaandlast: 249.66, verschilMaandlast: 0 },
  },
  {
    title: 'Resterende maanden in plaats van een maandbedrag, en het JKP van alles samen voor en na',
    source: 'Eigen afleiding, zoals de FOD Economie aanraadt te vergelijken',
    derivation:
      '6.000 aan 9 % over 24 maanden: 273,14, samen 6.555,44. 4.000 aan 4 % over 12 maanden: 340,47, samen 4.085,62. Nu 613,61 per maand en 10.641,06 in totaal, een JKP van 7,69 % op 10.000. Vergoedingen 60 (1 %) en 20 (0,5 %, een jaar te gaan). Nieuw krediet 10.080 aan 7 % over 48 maanden: 240,37, samen 11.537,96. Op 10.000 is dat 7,44 %.',
    input: {
      schulden: [
        { naam: 'Lening', soort: 'lening', saldo: 6000, jkp: 9, resterend: 24 },
        { naam: 'Auto', soort: 'lening', saldo: 4000, jkp: 4, resterend: 12 },
      ],
      jkpNieuw: 7,
      looptijdNieuw: 48,
    },
    expect: {
      maandlastNu: 613.61,
      totaalNu: 10641.06,
      vergoedingen: 80,
      nieuweMaandlast: 240.37,
      totaalSamenvoegen: 11537.96,
      verschilTotaal: 896.9,
      jkpNu: 7.69,
      jkpSamenvoegen: 7.44,
    },
  },
  {
    title: 'Vergoeding nooit hoger dan de rente die wegvalt: 1.000 euro aan 0,20 % met nog 3 maanden',
    source: 'Eigen afleiding bij art. VII.97 WER',
    derivation: 'Een half procent van 1.000 is 5 euro. De rente die nog kwam is 0,17 + 0,11 + 0,06 = 0,34 euro.',
    input: { schulden: [{ naam: 'Lening', soort: 'lening', saldo: 1000, jkp: 0.2, resterend: 3 }] },
    expect: { vergoedingen: 0.34 },
  },
  {
    title: '2.000 euro vroeger terugbetalen kost hoogstens 20 euro als er meer dan een jaar rest',
    source: 'Meilleurtaux.be, solde restant dû de votre prêt personnel (12 maart 2025)',
    input: { schulden: [{ naam: 'Lening', soort: 'lening', saldo: 2000, jkp: 8, resterend: 24 }] },
    expect: { vergoedingen: 20 },
  },
  {
    title: 'En hoogstens 10 euro als er minder dan een jaar rest',
    source: 'Meilleurtaux.be, solde restant dû de votre prêt personnel (12 maart 2025)',
    input: { schulden: [{ naam: 'Lening', soort: 'lening', saldo: 2000, jkp: 8, resterend: 11 }] },
    expect: { vergoedingen: 10 },
  },
  {
    title: 'Twee kaarten en een autolening, samen 10.000: één lening aan 9 % over 60 maanden scheelt 1.076,37',
    source: 'yCalculator, debt consolidation calculator (VK, jaarrente gedeeld door twaalf)',
    input: {
      schulden: [
        { naam: 'Kaart 1', soort: 'kredietopening', saldo: 3000, jkp: 22.9, maandlast: 90, vergoeding: 0 },
        { naam: 'Kaart 2', soort: 'kredietopening', saldo: 2000, jkp: 19.9, maandlast: 60, vergoeding: 0 },
        { naam: 'Auto', soort: 'lening', saldo: 5000, jkp: 12, maandlast: 200, vergoeding: 0 },
      ],
      extraPerMaand: 0,
      jkpNieuw: 9,
      looptijdNieuw: 60,
      renteomzetting: 'proportioneel',
    },
    expect: {
      maandlastNu: 350,
      nieuweMaandlast: 207.58,
      verschilMaandlast: 142.42,
      renteNu: 3531.17,
      renteSamenvoegen: 2454.8,
      verschilTotaal: -1076.37,
    },
    tolerance: 0.35,
    note: 'De bron rondt niet elke maand af op de cent.',
  },
  {
    title: '20.000 aan 18 % met 600 per maand duurt 47 maanden; één lening aan 10 % over 60 maanden kost 425 per maand',
    source: 'FinHelp, debt consolidation personal loans (VS, jaarrente gedeeld door twaalf)',
    input: {
      schulden: [{ naam: 'Kaarten', soort: 'kredietopening', saldo: 20000, jkp: 18, maandlast: 600 }],
      extraPerMaand: 0,
      jkpNieuw: 10,
      looptijdNieuw: 60,
      renteomzetting: 'proportioneel',
    },
    expect: { maandenNu: 47, nieuweMaandlast: 425 },
    tolerance: 0.1,
    note: 'De bron rondt af op de euro.',
  },
  {
    title: 'Zelfde budget voor elke weg: een kaart van 1.500 euro aan 0 % in 8 maanden, ook na samenvoegen',
    source: 'Eigen afleiding',
    derivation:
      '150 afbetaling en 50 extra is 200 per maand: 1.500 ÷ 200 = 7,5, dus 8 maanden en 1.500 in totaal. Samenvoegen aan 8 %, ook met 200 per maand: 8 maanden, samen 1.542,46. Niets veranderen: 10 keer 150.',
    input: {
      schulden: [{ naam: 'Kaart', soort: 'kredietopening', saldo: 1500, jkp: 0, maandlast: 150 }],
      extraPerMaand: 50,
      jkpNieuw: 8,
      looptijdNieuw: 24,
    },
    expect: {
      budget: 200,
      maandenLawine: 8,
      maandenSneeuwbal: 8,
      maandenVerdeeld: 8,
      maandenSamenBudget: 8,
      totaalLawine: 1500,
      totaalSamenBudget: 1542.46,
      maandenNu: 10,
      besparing: 0,
    },
  },
  {
    title: 'Zonder extra geld: de vrijgekomen maandlast van de kleine schuld versnelt de dure',
    source: 'Eigen afleiding',
    derivation:
      '200 renteloos aan 100 per maand is weg na 2 maanden. De andere 1.000 renteloos aan 100: na 2 maanden 800, daarna 200 per maand, dus 4 maanden meer. Samen 6 in plaats van 10 maanden.',
    input: {
      schulden: [
        { naam: 'Klein', soort: 'lening', saldo: 200, jkp: 0, maandlast: 100 },
        { naam: 'Groot', soort: 'lening', saldo: 1000, jkp: 0, maandlast: 100 },
      ],
      extraPerMaand: 0,
    },
    expect: { budget: 200, maandenLawine: 6, maandenVerdeeld: 6, maandenNu: 10, totaalLawine: 1200 },
  },
  {
    title: 'Twee renteloze schulden en 25 euro extra: tien in plaats van twaalf maanden',
    source: 'Eigen afleiding',
    derivation: '600 ÷ 50 = 12 en 900 ÷ 75 = 12 maanden. Met 150 per maand: 1.500 ÷ 150 = 10.',
    input: {
      schulden: [
        { naam: 'A', soort: 'lening', saldo: 600, jkp: 0, maandlast: 50 },
        { naam: 'B', soort: 'lening', saldo: 900, jkp: 0, maandlast: 75 },
      ],
      extraPerMaand: 25,
    },
    expect: { budget: 150, maandenNu: 12, maandenLawine: 10, totaalLawine: 1500 },
  },
  {
    title: 'Een kaart van 5.000 euro in een lening aan 7 % op 36 maanden: 153,89 euro per maand',
    source: 'Eigen afleiding',
    derivation:
      'Een kredietopening kost geen vergoeding. Maandrente 1,07^(1/12) − 1: 35 × 153,89 en een laatste van 154,08 is 5.540,23.',
    input: {
      schulden: [{ naam: 'Kaart', soort: 'kredietopening', saldo: 5000, jkp: 0, maandlast: 200 }],
      extraPerMaand: 0,
      jkpNieuw: 7,
      looptijdNieuw: 36,
    },
    expect: { nieuweMaandlast: 153.89, totaalSamenvoegen: 5540.23 },
  },
]
