import type { Example } from '#calculators/kernel/example.ts'

const offer = (naam: string, jkp: number) => [{ naam, jkp }]
const TENTH = 'De bron rondt het totaal af op tien cent.'

export const examples: readonly Example[] = [
  {
    title: 'Santander: 7.000 euro op 42 maanden aan 8,20 %',
    source: 'Santander Consumer Finance (2024-2025)',
    input: { bedrag: 7000, looptijd: 42, aanbiedingen: offer('Santander', 8.2) },
    expect: { maandlast1: 191.34, totaal1: 8036.3 },
    tolerance: 0.05,
    note: TENTH,
  },
  {
    title: 'Cofidis: 7.000 euro op 42 maanden aan 10,90 %',
    source: 'Cofidis (2024-2025)',
    input: { bedrag: 7000, looptijd: 42, aanbiedingen: offer('Cofidis', 10.9) },
    expect: { maandlast1: 199.52, totaal1: 8379.8 },
    tolerance: 0.05,
    note: TENTH,
  },
  {
    title: 'Finday: 7.000 euro op 42 maanden aan 8,99 %, afgekapt op de cent',
    source: 'Finday (2024-2025)',
    input: { bedrag: 7000, looptijd: 42, aanbiedingen: offer('Finday', 8.99), afronding: 'naarBeneden' },
    expect: { maandlast1: 193.72, totaal1: 8136.2 },
    tolerance: 0.05,
    note: TENTH,
  },
  {
    title: 'Beobank Ecokrediet: 15.000 euro op 48 maanden aan 3,99 %',
    source: 'Beobank, 14 juli 2024',
    input: { bedrag: 15000, looptijd: 48, aanbiedingen: offer('Beobank', 3.99) },
    expect: { maandlast1: 338.14 },
  },
  {
    title: '5.000 euro op 36 maanden aan 6,85 %',
    source: 'prêt-personnel.be',
    input: { bedrag: 5000, looptijd: 36, aanbiedingen: offer('A', 6.85) },
    expect: { maandlast1: 153.57 },
  },
  {
    title: '5.000 euro op 36 maanden aan 9,60 %, afgekapt op de cent',
    source: 'prêt-personnel.be',
    input: { bedrag: 5000, looptijd: 36, aanbiedingen: offer('A', 9.6), afronding: 'naarBeneden' },
    expect: { maandlast1: 159.46 },
  },
  {
    title: '5.000 euro op 36 maanden aan 13,90 %, afgekapt op de cent',
    source: 'prêt-personnel.be',
    input: { bedrag: 5000, looptijd: 36, aanbiedingen: offer('A', 13.9), afronding: 'naarBeneden' },
    expect: { maandlast1: 168.67 },
  },
  {
    title: 'Europees voorbeeld 1: 1.000 euro op 1 januari 1994, 1.200 euro op 1 juli 1995',
    source: 'Richtlijn 98/7/EG, bijlage III, voorbeeld 1',
    input: {
      tijdmeting: 'dagen',
      stromen: [
        { soort: 'opname', bedrag: 1000, datum: '1994-01-01' },
        { soort: 'betaling', bedrag: 1200, datum: '1995-07-01' },
      ],
    },
    expect: { jkpStromen: 12.96 },
  },
  {
    title: 'Europees voorbeeld 2: hetzelfde met 50 euro kosten, geteld in dagen',
    source: 'Richtlijn 98/7/EG, bijlage III, voorbeeld 2',
    input: {
      tijdmeting: 'dagen',
      stromen: [
        { soort: 'opname', bedrag: 1000, datum: '1994-01-01' },
        { soort: 'betaling', bedrag: 50, datum: '1994-01-01' },
        { soort: 'betaling', bedrag: 1200, datum: '1995-07-01' },
      ],
    },
    expect: { jkpStromen: 16.9 },
  },
  {
    title: 'Europees voorbeeld 2: hetzelfde met 50 euro kosten, anderhalf jaar',
    source: 'Richtlijn 98/7/EG, bijlage III, voorbeeld 2',
    input: {
      stromen: [
        { soort: 'opname', bedrag: 1000, maanden: 0 },
        { soort: 'betaling', bedrag: 50, maanden: 0 },
        { soort: 'betaling', bedrag: 1200, maanden: 18 },
      ],
    },
    expect: { jkpStromen: 16.85 },
  },
  {
    title: 'Europees voorbeeld 3: 1.000 euro, twee jaarlijkse betalingen van 600 euro',
    source: 'Richtlijn 98/7/EG, bijlage III, voorbeeld 3',
    input: {
      stromen: [
        { soort: 'opname', bedrag: 1000, maanden: 0 },
        { soort: 'betaling', bedrag: 600, maanden: 12 },
        { soort: 'betaling', bedrag: 600, maanden: 24 },
      ],
    },
    expect: { jkpStromen: 13.07 },
  },
  {
    title: 'Europees voorbeeld 4: 272, 272 en 544 euro na 3, 6 en 12 maanden',
    source: 'Richtlijn 98/7/EG, bijlage III, voorbeeld 4',
    input: {
      stromen: [
        { soort: 'opname', bedrag: 1000, maanden: 0 },
        { soort: 'betaling', bedrag: 272, maanden: 3 },
        { soort: 'betaling', bedrag: 272, maanden: 6 },
        { soort: 'betaling', bedrag: 544, maanden: 12 },
      ],
    },
    expect: { jkpStromen: 13.185 },
  },
  {
    title: 'Europees voorbeeld 4, geteld in dagen',
    source: 'Richtlijn 98/7/EG, bijlage III, voorbeeld 4',
    input: {
      tijdmeting: 'dagen',
      stromen: [
        { soort: 'opname', bedrag: 1000, datum: '1994-01-01' },
        { soort: 'betaling', bedrag: 272, datum: '1994-04-01' },
        { soort: 'betaling', bedrag: 272, datum: '1994-07-01' },
        { soort: 'betaling', bedrag: 544, datum: '1995-01-01' },
      ],
    },
    expect: { jkpStromen: 13.226 },
  },
  {
    title: 'Terugkerende betaling in één rij: 7.000 euro, 42 keer 199,52 euro is 10,90 %',
    source: 'Cofidis (2024-2025)',
    input: {
      stromen: [
        { soort: 'opname', bedrag: 7000, maanden: 0 },
        { soort: 'betaling', bedrag: 199.52, maanden: 1, aantal: 42 },
      ],
    },
    expect: { jkpStromen: 10.9 },
  },
  {
    title: 'Kosten in de lening: 6.500 euro ontvangen, 36 keer 209,82 euro is een JKP van 10,50 %',
    source: 'simulationpret.be',
    input: { bedrag: 6500, looptijd: 36, aanbiedingen: [{ naam: 'A', jkp: 10.5, maandlast: 209.82 }] },
    expect: { jkp1: 10.5, totaal1: 7553.52, kredietkost1: 1053.52 },
  },
  {
    title: 'Debetrente met 150 euro kosten: 7.500 euro op 42 maanden aan 8 %',
    source: 'Eigen afleiding',
    derivation:
      'Maandlast 7.500 × r / (1 − (1 + r)^−42) met r = 1,08^(1/12) − 1 is 204,35. Het JKP is de wortel van 7.350 = 42 keer die maandlast.',
    input: { bedrag: 7500, looptijd: 42, aanbiedingen: [{ naam: 'C', debetrente: 8, kosten: 150 }] },
    expect: { maandlast1: 204.35, jkp1: 9.28 },
  },
  {
    title: 'Verplichte verzekering van 5 euro per maand: 7.500 euro op 42 maanden aan 8 %',
    source: 'Eigen afleiding',
    derivation: 'Zelfde maandlast, maar elke maand 5 euro meer: de wortel van 7.500 = 42 keer (maandlast + 5).',
    input: { bedrag: 7500, looptijd: 42, aanbiedingen: [{ naam: 'D', debetrente: 8, verzekering: 5 }] },
    expect: { maandlast1: 204.35, jkp1: 9.54, kredietkost1: 1292.7 },
  },
  {
    title: 'Voorbeelden 2 tot 5 van de Europese Commissie: 6.000 euro op 48 maanden, met kosten en verzekering',
    source: 'COM(2005) 483 final/2, bijlage II, voorbeelden 2 tot 5 (eur-lex.europa.eu)',
    note: 'De bron geeft voor voorbeeld 5 11,1070115 %; uit dezelfde bedragen volgt 11,1070147 %.',
    input: {
      bedrag: 6000,
      looptijd: 48,
      aanbiedingen: [
        { naam: 'Zonder kosten', maandlast: 149.31 },
        { naam: '60 euro vooraf', maandlast: 149.31, kosten: 60 },
        { naam: '60 euro gespreid', maandlast: 150.56 },
        { naam: '60 euro vooraf en 3 euro verzekering', maandlast: 149.31, kosten: 60, verzekering: 3 },
      ],
    },
    expect: { jkp1: 9.380593, jkp2: 9.954965, jkp3: 9.856689, jkp4: 11.107015 },
  },
  {
    title: 'Een lagere debetrente met kosten kan duurder zijn: 10.000 euro op 36 maanden',
    source: 'Eigen afleiding',
    derivation:
      'Aan 7 % JKP: 10.000 × r ÷ (1 − (1 + r)^−36) met r = 1,07^(1/12) − 1 is 307,79; 36 keer min 10.000 is 1.080,44. Aan 6 % debetrente is dat 303,50, met 250 kosten 926,00 + 250 = 1.176,00. Verschil 95,56.',
    input: {
      bedrag: 10000,
      looptijd: 36,
      aanbiedingen: [
        { naam: 'Met kosten', debetrente: 6, kosten: 250 },
        { naam: 'Alles in', jkp: 7 },
      ],
    },
    expect: { goedkoopste: 'Alles in', duurste: 'Met kosten', verschil: 95.56, kostGoedkoopste: 1080.44 },
  },
  {
    title: 'Enkel losse stromen: 2.000 euro nu, na een jaar 2.150 euro, en geen vergelijking met de startwaarden',
    source: 'Eigen afleiding',
    derivation: '2.150 ÷ 2.000 − 1 = 7,50 %. De kost is 150 euro.',
    input: {
      stromen: [
        { soort: 'opname', bedrag: 2000, maanden: 0 },
        { soort: 'betaling', bedrag: 2150, maanden: 12 },
      ],
    },
    expect: { jkpStromen: 7.5, kostStromen: 150, verschil: null, goedkoopste: null },
  },
  {
    title: 'Twee aanbiedingen op hetzelfde bedrag: 8,00 % blijft 8,00 % en 9,50 % kost 314,40 euro meer',
    source: 'Eigen afleiding',
    derivation:
      'Maandelijkse voet 1,08^(1/12) − 1: 10.000 euro over 48 maanden is 242,82 per maand, aan 9,50 % 249,37. 48 × 6,55 = 314,40; 48 × 242,82 − 10.000 = 1.655,36.',
    input: {
      bedrag: 10000,
      looptijd: 48,
      aanbiedingen: [
        { naam: 'A', jkp: 8 },
        { naam: 'B', jkp: 9.5 },
      ],
    },
    expect: { verschil: 314.4, kostGoedkoopste: 1655.36, maandlastGoedkoopste: 242.82, maandlast2: 249.37 },
  },
  {
    title: 'Enkel opnames en betalingen: er wordt niets met een standaardaanbod vergeleken',
    source: 'Eigen afleiding',
    derivation: '1.000 euro nu, 1.100 euro na twaalf maanden: de kost is 100 euro en het JKP 10 %.',
    input: {
      stromen: [
        { soort: 'opname', bedrag: 1000, maanden: 0 },
        { soort: 'betaling', bedrag: 1100, maanden: 12 },
      ],
    },
    expect: { jkpStromen: 10, kostStromen: 100, verschil: null, goedkoopste: null },
  },
  {
    title: 'Wikifin: 5.000 euro op drie jaar, 5.765 euro terug, is een JKP van 9,91 %',
    source: 'Wikifin (FSMA), Hoeveel kost een lening?',
    derivation:
      '5.765 ÷ 36 = 160,14. De voet waarbij 36 keer 160,14 vandaag 5.000 waard is, is 0,7908 % per maand: 9,91 % per jaar.',
    input: {
      stromen: [
        { soort: 'opname', bedrag: 5000, maanden: 0 },
        { soort: 'betaling', bedrag: 160.14, maanden: 1, aantal: 36 },
      ],
    },
    tolerance: 0.005,
    note: 'De bron rondt het totaal af op de euro.',
    expect: { jkpStromen: 9.91, kostStromen: 765.04 },
  },
  {
    title: '12.000 euro op 60 maanden: 7,25 % kost 238,80 euro meer dan 6,50 %',
    source: 'Eigen afleiding',
    derivation: '233,75 en 237,73 per maand: 60 × 3,98 = 238,80.',
    input: {
      bedrag: 12000,
      looptijd: 60,
      aanbiedingen: [
        { naam: 'A', jkp: 6.5 },
        { naam: 'B', jkp: 7.25 },
      ],
    },
    expect: { maandlastGoedkoopste: 233.75, maandlast2: 237.73, verschil: 238.8 },
  },
]
