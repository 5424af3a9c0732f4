import type { Example } from '#calculators/kernel/example.ts'

const goal = (bedrag: number, datum: string, prijsstijging = 0) => ({
  naam: 'Doel',
  bedrag,
  datum,
  prijsstijging,
})

export const examples: readonly Example[] = [
  {
    title: 'Zonder rente is het delen: 3.600 euro in 36 maanden',
    source: 'Eigen afleiding',
    derivation: '3.600 ÷ 36 = 100,00.',
    input: { doelen: [goal(3600, '2029-11')], alGespaard: 0, perMaand: 100, basisrente: 0, premie: 0 },
    expect: { nodigPerMaand: 100, tekort: 0 },
  },
  {
    title: 'Excel PMT(6%/12; 216; 0; 50000): 129,08 per maand',
    source: 'Microsoft, documentatie van de functie PMT (betaling voor 50.000 in 18 jaar)',
    derivation:
      '6 % nominaal per maand is 1,005^12 − 1 = 6,1678 % effectief; per maand 129,0811609. Naar boven op de cent: 129,09.',
    input: { doelen: [goal(50000, '2044-11')], alGespaard: 0, basisrente: 6.1678, premie: 0 },
    expect: { nodigPerMaand: 129.09 },
    tolerance: 0.01,
    note: 'De rente is op vier decimalen afgerond en de inleg op de cent naar boven.',
  },
  {
    title: 'Met 2 % prijsstijging kost 20.000 over vier jaar 21.648,64',
    source: 'Eigen afleiding',
    derivation: '20.000 × 1,02^4 = 21.648,64.',
    input: { doelen: [goal(20000, '2030-11', 2)], basisrente: 0, premie: 0, alGespaard: 0 },
    expect: { totaalDoelen: 21648.64, nodigPerMaand: 451.02 },
    note: '21.648,64 ÷ 48 = 451,013; naar boven op de cent.',
    tolerance: 0.005,
  },
  {
    title: 'Twee doelen: het vroegste bepaalt hier het bedrag',
    source: 'Eigen afleiding',
    derivation:
      'Zonder rente: 1.200 over 6 maanden vraagt 200 per maand; samen met 1.000 over 24 maanden volstaat daarna (2.200 ÷ 24 = 91,67). Het hoogste van beide is 200.',
    input: {
      doelen: [goal(1200, '2027-05'), goal(1000, '2028-11')],
      alGespaard: 0,
      basisrente: 0,
      premie: 0,
      perMaand: 200,
    },
    expect: { nodigPerMaand: 200, tekort: 0 },
  },
  {
    title: 'De laatste twaalf stortingen krijgen geen premie meer',
    source: 'Eigen afleiding naar art. 2 KB/WIB 92',
    derivation:
      'Zonder basisrente en met 2 % premie groeien van 24 stortingen de eerste 12 tot 1,02 en blijven de laatste 12 op 1. 2.424 ÷ (12 × 1,02 + 12) = 100,00.',
    input: { doelen: [goal(2424, '2028-11')], alGespaard: 0, perMaand: 100, basisrente: 0, premie: 2 },
    today: '2026-11-15',
    expect: { nodigPerMaand: 100, tekort: 0 },
  },
  {
    title: 'Wat je al hebt, groeit mee: 10.000 euro aan 3 % dekt 11.592,74 euro over vijf jaar',
    source: 'Eigen afleiding',
    derivation: '10.000 × 1,03^5 = 11.592,74: er is niets meer nodig. Met een cent meer wel.',
    input: { doelen: [goal(11592.74, '2031-11')], alGespaard: 10000, perMaand: 0, basisrente: 1, premie: 2 },
    today: '2026-11-15',
    expect: { nodigPerMaand: 0, tekort: 0, nodigeRente: 3 },
  },
  {
    title: 'Een reis betaal je met je jongste geld: de oude spaarpot houdt haar premie',
    source: 'Eigen afleiding naar art. 2 KB/WIB 92',
    derivation:
      'Zonder basisrente, 10 % premie, 1.000 gespaard. Na 6 maanden gaat 600 naar de reis: precies de zes stortingen van 100. De 1.000 blijft staan en is na een jaar 1.100. Met de volgende zes stortingen is dat 1.700. Oudste geld eerst vraagt 105 per maand: 400 blijft dan staan en wordt 440, en (1.700 − 440) ÷ 12 = 105.',
    input: {
      doelen: [goal(600, '2027-05'), goal(1700, '2027-11')],
      alGespaard: 1000,
      perMaand: 100,
      basisrente: 0,
      premie: 10,
    },
    today: '2026-11-15',
    expect: { nodigPerMaand: 100, tekort: 0, gehaald: 2 },
  },
  {
    title: 'Twee doelen en te weinig budget: wat ontbreekt en wanneer alles betaald is',
    source: 'Eigen afleiding',
    derivation:
      '250 per maand zonder rente. Na 12 maanden 3.000: de reis van 2.400 is betaald, er blijft 600. Na 24 maanden 3.600 van de 5.000: 1.400 te weinig. Nog zes maanden (1.500) en alles is betaald, in mei 2029. Nodig: 7.400 ÷ 24 = 308,34.',
    input: {
      doelen: [goal(2400, '2027-11'), goal(5000, '2028-11')],
      alGespaard: 0,
      perMaand: 250,
      basisrente: 0,
      premie: 0,
    },
    today: '2026-11-15',
    expect: { tekort: 1400, klaarOp: '2029-05', nodigPerMaand: 308.34, verschilPerMaand: 58.34, gehaald: 1 },
  },
  {
    title: 'Wat je al hebt en wat je inlegt, komen samen precies uit',
    source: 'Eigen afleiding',
    derivation: '9.000 − 1.800 = 7.200, in 36 maanden is dat 200,00 per maand.',
    input: { doelen: [goal(9000, '2029-11')], alGespaard: 1800, perMaand: 200, basisrente: 0, premie: 0 },
    today: '2026-11-15',
    expect: { nodigPerMaand: 200, verschilPerMaand: 0, tekort: 0, gehaald: 1 },
  },
  {
    title: 'Twee jaar aan 2 % basisrente: 204,41 euro per maand voor 5.000 euro',
    source: 'Eigen afleiding',
    derivation:
      '24 stortingen op het einde van de maand zijn (1,02² − 1) ÷ (1,02^(1/12) − 1) = 24,4614 keer de storting waard. 5.000 ÷ 24,4614 = 204,404, naar boven 204,41.',
    input: { doelen: [goal(5000, '2028-11')], alGespaard: 0, perMaand: 200, basisrente: 2, premie: 0 },
    today: '2026-11-15',
    expect: { nodigPerMaand: 204.41, verschilPerMaand: 4.41 },
  },
]
