import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: '10.000 euro aan koers 50 met 3,20 euro dividend',
    source: 'Eigen afleiding',
    derivation: '200 aandelen × 3,20 = 640. Min 30 % (192) = 448, of 4,48 %. Koers 50 tegenover 58 is 13,8 % korting.',
    input: { bedrag: 10000, koers: 50, dividend: 3.2, intrinsiekeWaarde: 58 },
    expect: {
      aandelen: 200,
      brutoDividend: 640,
      roerendeVoorheffing: 192,
      nettoDividend: 448,
      nettoDividendrendement: 4.48,
      korting: -13.7931,
    },
  },
  {
    title: 'Dezelfde belegging in zorgvastgoed',
    source: 'Eigen afleiding',
    derivation: '640 − 15 % (96) = 544, of 5,44 %.',
    input: { bedrag: 10000, koers: 50, dividend: 3.2, soort: 'zorg' },
    expect: { nettoDividend: 544, nettoDividendrendement: 5.44, andereVoorheffing: 448 },
  },
  {
    title: 'Eén jaar zonder kosten en zonder koersstijging: het netto dividend is het rendement',
    source: 'Eigen afleiding',
    derivation: '(10.000 + 448) ÷ 10.000 − 1 = 4,48 %.',
    input: { bedrag: 10000, koers: 50, dividend: 3.2, duur: 1, koersgroei: 0, makelaarsloon: 0, beurstaks: 'geen' },
    expect: { nettoTotaalrendement: 4.48, kosten: 0 },
  },
  {
    title: 'Beurstaks en makelaarsloon bij aankoop',
    source: 'Eigen afleiding',
    derivation: '10.000 × 0,12 % = 12,00 plus 7,50 is 19,50.',
    input: { bedrag: 10000 },
    expect: { betaald: 10019.5 },
  },
  {
    title: 'Appartement zonder lening, één jaar',
    source: 'Eigen afleiding',
    derivation: '(0,05 × 0,80 + 1,02) ÷ 1,14 − 1 = −7,02 %.',
    input: { duur: 1, huurrendement: 5, huurkosten: 20, aankoopkosten: 14, woninggroei: 2 },
    expect: { appartementRendement: -7.0175 },
  },
  {
    title: 'Grote winst na één jaar: vrijstelling van 2027 plus 1.000 euro uit 2026',
    source: 'Eigen afleiding',
    derivation: '200.000 groeit 15 % naar 230.000: 30.000 winst. 30.000 − 10.000 − 1.000 = 19.000 × 10 % = 1.900.',
    input: { bedrag: 200000, duur: 1, koersgroei: 15 },
    today: '2026-11-15',
    expect: { meerwaardebelasting: 1900 },
  },
  {
    title: 'Appartement met 80 % lening, één jaar',
    source: 'Eigen afleiding',
    derivation:
      'Per euro prijs: eigen geld 1,14 − 0,80 = 0,34. Lening 0,80 aan 0 % op 20 jaar: 0,04 per jaar af. Na een jaar: huur 0,04 − 0,04 + 1,02 − 0,76 = 0,26. 0,26 ÷ 0,34 − 1 = −23,53 %.',
    input: {
      duur: 1,
      huurrendement: 5,
      huurkosten: 20,
      aankoopkosten: 14,
      woninggroei: 2,
      leningdeel: 80,
      leenrente: 0,
      leenduur: 20,
    },
    expect: { appartementMetLening: -23.5294, appartementRendement: -7.0175 },
  },
  {
    title: 'Dividend dat 1,5 % per jaar groeit: jaar 10 en jaar 20',
    source: 'Eigen afleiding',
    derivation: '640 × 1,015^9 = 731,77 bruto, min 30 % = 512,24. 640 × 1,015^19 = 849,25, min 30 % = 594,47.',
    input: { bedrag: 10000, koers: 50, dividend: 3.2, dividendgroei: 1.5 },
    expect: { dividendNa10Jaar: 512.24, dividendNa20Jaar: 594.47 },
  },
]
