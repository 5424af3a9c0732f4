import type { Example } from '#calculators/example.ts'

const offer = (naam: string, jkp: number) => [{ naam, jkp }]
const TENTH = 'De bron rondt het totaal af op tien cent.'

export const examples: readonly Example[] = [
  {
    row: 'H15',
    title: 'Santander: 7.000 euro op 42 maanden aan 8,20 %',
    source: 'Santander Consumer Finance (2024-2025)',
    input: { bedrag: 7000, looptijd: 42, aanbiedingen: offer('Santander', 8.2) },
    expect: { maandlast1: 191.34, totaal1: 8036.3 },
    tolerance: 0.05,
    note: TENTH,
  },
  {
    row: 'H17',
    title: 'Cofidis: 7.000 euro op 42 maanden aan 10,90 %',
    source: 'Cofidis (2024-2025)',
    input: { bedrag: 7000, looptijd: 42, aanbiedingen: offer('Cofidis', 10.9) },
    expect: { maandlast1: 199.52, totaal1: 8379.8 },
    tolerance: 0.05,
    note: TENTH,
  },
  {
    row: 'H19',
    title: 'Finday: 7.000 euro op 42 maanden aan 8,99 %, afgekapt op de cent',
    source: 'Finday (2024-2025)',
    input: { bedrag: 7000, looptijd: 42, aanbiedingen: offer('Finday', 8.99), afronding: 'naarBeneden' },
    expect: { maandlast1: 193.72, totaal1: 8136.2 },
    tolerance: 0.05,
    note: TENTH,
  },
  {
    row: 'H24b',
    title: 'Beobank Ecokrediet: 15.000 euro op 48 maanden aan 3,99 %',
    source: 'Beobank, 14 juli 2024',
    input: { bedrag: 15000, looptijd: 48, aanbiedingen: offer('Beobank', 3.99) },
    expect: { maandlast1: 338.14 },
  },
  {
    row: 'H47a',
    title: '5.000 euro op 36 maanden aan 6,85 %',
    source: 'prêt-personnel.be',
    input: { bedrag: 5000, looptijd: 36, aanbiedingen: offer('A', 6.85) },
    expect: { maandlast1: 153.57 },
  },
  {
    row: 'H47c',
    title: '5.000 euro op 36 maanden aan 9,60 %, afgekapt op de cent',
    source: 'prêt-personnel.be',
    input: { bedrag: 5000, looptijd: 36, aanbiedingen: offer('A', 9.6), afronding: 'naarBeneden' },
    expect: { maandlast1: 159.46 },
  },
  {
    row: 'H47e',
    title: '5.000 euro op 36 maanden aan 13,90 %, afgekapt op de cent',
    source: 'prêt-personnel.be',
    input: { bedrag: 5000, looptijd: 36, aanbiedingen: offer('A', 13.9), afronding: 'naarBeneden' },
    expect: { maandlast1: 168.67 },
  },
  {
    row: 'H35',
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
    row: 'H36b',
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
    row: 'H36b',
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
    row: 'H36d',
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
    row: 'H36d',
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
]
