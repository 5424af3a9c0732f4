import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Vier keer 4.000 euro aan 5 %, niets betalen tijdens de studie, zes maanden uitstel',
    source: 'Eigen afleiding',
    derivation:
      'Maandrente 1,05^(1/12) − 1, elke maand op de cent bij de schuld: 18.102,49 na 48 maanden, 18.549,53 na 54. Over 60 maanden: 349,11 per maand. Rente samen 4.946,60.',
    input: { perJaar: 4000, jaren: 4, rente: 5, uitstel: 6, looptijd: 5 },
    expect: {
      schuldAfstuderen: 18102.49,
      schuldStart: 18549.53,
      maandlast: 349.11,
      totaleRente: 4946.6,
      opgebouwdeRente: 2549.53,
    },
  },
  {
    title: 'Dezelfde lening, maar onderweg de rente betalen',
    source: 'Eigen afleiding',
    derivation:
      'De schuld blijft 16.000. Rente tijdens studie en uitstel 2.346,78. Daarna 301,13 per maand. Rente samen 4.414,40.',
    input: { perJaar: 4000, jaren: 4, rente: 5, tijdensStudie: 'rente', uitstel: 6, looptijd: 5 },
    expect: { schuldAfstuderen: 16000, maandlast: 301.13, opgebouwdeRente: 2346.78, totaleRente: 4414.4 },
  },
  {
    title: 'Renteloze lening via de sociale dienst: 9.000 euro over 36 maanden',
    source: 'Eigen afleiding',
    derivation: '3 × 3.000 = 9.000; gedeeld door 36 = 250 per maand, geen rente.',
    input: { perJaar: 3000, jaren: 3, rente: 0, uitstel: 0, looptijd: 3 },
    expect: { schuldStart: 9000, maandlast: 250, totaleRente: 0, totaalBetaald: 9000 },
  },
  {
    title: 'Geen rente tot de afbetaling begint',
    source: 'Eigen afleiding',
    derivation:
      '3 × 5.000 = 15.000 zonder rente tot een jaar na de studie. Dan 60 maanden aan 4 %: 275,76 per maand, 1.545,87 rente.',
    input: { perJaar: 5000, jaren: 3, rente: 4, uitstel: 12, looptijd: 5, renteloosTijdensStudie: true },
    expect: { schuldStart: 15000, maandlast: 275.76, totaleRente: 1545.87 },
  },
  {
    title: 'Hoeveel uren studentenjob zijn dit?',
    source: 'RSZ, solidariteitsbijdrage van 2,71 %',
    derivation:
      '14 euro bruto × (1 − 2,71 %) = 13,62 netto. 16.000 ÷ 13,6206 = 1.174,7, dus 1.175 uur, of 294 uur per jaar.',
    input: { perJaar: 4000, jaren: 4, uurloon: 14 },
    expect: { urenStudentenjob: 1175, urenPerJaar: 294, nettoUurloon: 13.62 },
  },
  {
    title: 'Elke maand 300 euro lenen, drie jaar lang aan 4 %',
    source: 'Eigen afleiding, apart nagerekend',
    derivation:
      'Elke maand 300 erbij en rente op de cent: 11.479,82 na 36 maanden, waarvan 679,82 rente. Over 60 maanden 211,05 per maand; rente samen 1.862,88.',
    input: { perJaar: 3600, opname: 'perMaand', jaren: 3, rente: 4, uitstel: 0, looptijd: 5 },
    expect: { geleend: 10800, schuldAfstuderen: 11479.82, maandlast: 211.05, totaleRente: 1862.88 },
  },
  {
    title: 'Meteen ook kapitaal: twee keer 5.000 euro aan 6 %, elk over 3 jaar',
    source: 'Eigen afleiding, apart nagerekend',
    derivation:
      'Elke opname is een lening van 36 × 151,75 met 462,99 rente. Na twee jaar staat van de eerste nog 1.764,66 open en van de tweede 3.429,46: samen 5.194,12.',
    input: { perJaar: 5000, jaren: 2, rente: 6, tijdensStudie: 'alles', looptijd: 3 },
    expect: { schuldAfstuderen: 5194.12, maandlast: 303.5, totaleRente: 925.98, maanden: 48 },
  },
  {
    title: 'Schuld van 20.000 euro over 35 jaar zonder rente: 48 euro per maand',
    source: 'HOP in Punt (Avans) en Ad Valvas (VU), juni 2022, studieschulden in Nederland',
    derivation: '20.000 ÷ 420 = 47,62.',
    input: { schuldNu: 20000, rente: 0, looptijd: 35 },
    expect: { maandlast: 47.62, totaleRente: 0, schuldStart: 20000, maanden: 420 },
  },
  {
    title: 'Dezelfde schuld aan 2 %: 66 euro per maand',
    source: 'HOP in Punt (Avans) en Ad Valvas (VU), juni 2022, studieschulden in Nederland',
    derivation: '20.000 × r ÷ (1 − (1 + r)^−420) met r = 1,02^(1/12) − 1 is 66,07; de bron rondt af op de euro.',
    input: { schuldNu: 20000, rente: 2, looptijd: 35 },
    expect: { maandlast: 66.07 },
  },
  {
    title: 'Dezelfde schuld aan 4 %: 88 euro per maand',
    source: 'HOP in Punt (Avans) en Ad Valvas (VU), juni 2022, studieschulden in Nederland',
    derivation: 'Met r = 1,04^(1/12) − 1 is het 87,70; gedeeld door twaalf zou het 88,55 zijn, afgerond 89.',
    input: { schuldNu: 20000, rente: 4, looptijd: 35 },
    expect: { maandlast: 87.7 },
  },
  {
    title: 'Zonder uitstel begint de afbetaling na de laatste studiemaand: 2 keer 6.000 euro zonder rente',
    source: 'Eigen afleiding',
    derivation:
      '12.000 ÷ 48 = 250 per maand; 24 + 48 = 72 maanden. Geen startloon ingevuld, dus geen deel van het loon.',
    input: { perJaar: 6000, jaren: 2, rente: 0, looptijd: 4 },
    expect: { schuldAfstuderen: 12000, schuldStart: 12000, maandlast: 250, maanden: 72, aandeelLoon: null },
  },
  {
    title: 'Deel van het startloon: 250 euro per maand op 2.000 euro',
    source: 'Eigen afleiding',
    derivation: '250 ÷ 2.000 = 12,5 %.',
    input: { perJaar: 6000, jaren: 2, rente: 0, looptijd: 4, startloon: 2000 },
    expect: { maandlast: 250, aandeelLoon: 12.5 },
  },
  {
    title: '15.000 euro aan 3 % over tien jaar: 144,56 euro per maand',
    source: 'Eigen afleiding',
    derivation: 'Maandrente 1,03^(1/12) − 1: 119 × 144,56 en een laatste van 144,68 is 17.347,32, dus 2.347,32 rente.',
    input: { schuldNu: 15000, rente: 3, looptijd: 10 },
    expect: { maandlast: 144.56, totaleRente: 2347.32 },
  },
  {
    title: 'Drie keer 4.500 euro zonder rente, terug in vijf jaar: 225 euro per maand',
    source: 'Eigen afleiding',
    derivation: '3 × 4.500 = 13.500; ÷ 60 = 225. Samen 36 + 60 = 96 maanden.',
    input: { perJaar: 4500, jaren: 3, rente: 0, looptijd: 5 },
    expect: { schuldAfstuderen: 13500, maandlast: 225, maanden: 96 },
  },
]
