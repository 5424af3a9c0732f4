import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'H54',
    title: 'Ouder leent 50.000 euro aan zijn zoon tegen 3 %: 1.500 euro interest, 450 euro voorheffing',
    source: 'Trends, lenen aan familie',
    input: { soort: 'onderling', bedrag: 50000, renteOnderling: 3, aflossing: 'einde', jaren: 10 },
    expect: {
      interestEersteJaar: 1500,
      roerendeVoorheffing: 450,
      nettoInterestEersteJaar: 1050,
      bedragInLetters: 'vijftigduizend euro',
    },
  },
  {
    title: 'Twee personen, 60 en 40 %: 200.000 euro aan 3,5 % over 20 jaar',
    source: 'Eigen afleiding',
    derivation:
      'Maandlast 1.154,28. Jouw deel 60 % = 692,57, de ander 461,71. Valt de ander weg, dan betaal je alles. Na 12 maanden staat 192.927,81 open; 40 % daarvan is 77.171,12.',
    input: {
      bedrag: 200000,
      rente: 3.5,
      looptijd: 240,
      sleutel: 'aandeel',
      personen: [
        { naam: 'Ik', aandeel: 60, inkomen: 3000, inbreng: 0 },
        { naam: 'Bo', aandeel: 40, inkomen: 2000, inbreng: 0 },
      ],
      stopper: 2,
      stopMaand: 13,
    },
    expect: {
      maandlast: 1154.28,
      jouwDeel: 692.57,
      deelBijUitval: 1154.28,
      saldoBijUitval: 192927.81,
      uitkoop: 77171.12,
    },
  },
  {
    title: 'Gelijke jaarlijkse aflossing: 10.000 euro aan 2 % over 5 jaar',
    source: 'Eigen afleiding',
    derivation: 'Interest 200 + 160 + 120 + 80 + 40 = 600. Voorheffing 30 % = 180. Eerste termijn 2.000 + 200.',
    input: { soort: 'onderling', bedrag: 10000, renteOnderling: 2, aflossing: 'jaarlijks', jaren: 5 },
    expect: { totaleRente: 600, totaleVoorheffing: 180, eersteTermijn: 2200, totaalTerug: 10600 },
  },
  {
    title: 'Ongelijke inbreng: wie 30.000 van de 40.000 inbrengt bij een gelijke verdeling, schiet 10.000 voor',
    source: 'Eigen afleiding',
    derivation: '40.000 ÷ 2 = 20.000 per persoon. 30.000 − 20.000 = 10.000.',
    input: { sleutel: 'gelijk' },
    expect: { inbrengVerrekening: 10000 },
  },
]
