import type { Example } from '#calculators/example.ts'

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
]
