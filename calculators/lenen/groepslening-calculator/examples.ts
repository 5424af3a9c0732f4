import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Ouder leent 50.000 euro aan zijn zoon tegen 3 %: 1.500 euro interest, 450 euro voorheffing',
    source: 'Trends, lenen aan familie',
    input: { soort: 'onderling', bedrag: 50000, renteOnderling: 3, aflossing: 'einde', jaren: 10 },
    expect: {
      interestEersteJaar: 1500,
      roerendeVoorheffing: 450,
      nettoInterestEersteJaar: 1050,
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
      eigenaars: [
        { naam: 'Ik', aandeel: 60, inbreng: 0 },
        { naam: 'Bo', aandeel: 40, inbreng: 0 },
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
  {
    title: 'Drie personen naar inkomen, een valt weg na twee jaar',
    source: 'Eigen afleiding, apart nagerekend',
    derivation:
      '240.000 aan 3 % over 300 maanden: 1.133,06. Jij 3/6 = 566,53. Zonder Bo 3/4 = 849,80. Na 24 maanden staat 226.637,18 open; 2/6 daarvan is 75.545,73. Inbreng 60.000 tegenover 30.000 volgens de verdeling: 30.000 aan 2 % over 300 maanden is 126,89 per maand.',
    input: {
      bedrag: 240000,
      rente: 3,
      looptijd: 300,
      sleutel: 'inkomen',
      personen: [
        { naam: 'Ik', inkomen: 3000, inbreng: 60000 },
        { naam: 'Bo', inkomen: 2000, inbreng: 0 },
        { naam: 'An', inkomen: 1000, inbreng: 0 },
      ],
      stopper: 2,
      stopMaand: 25,
      renteIntern: 2,
    },
    expect: {
      maandlast: 1133.06,
      jouwDeel: 566.53,
      deelBijUitval: 849.8,
      saldoBijUitval: 226637.18,
      uitkoop: 75545.73,
      inbrengVerrekening: 30000,
      verrekeningPerMaand: 126.89,
    },
  },
  {
    title: 'Vrienden: 12.000 euro aan 2,5 %, elke maand terug over 4 jaar',
    source: 'Eigen afleiding, apart nagerekend',
    derivation:
      'Maandtermijn 262,82, de laatste 262,80. Interest 264,04 + 191,76 + 117,73 + 41,81 = 615,34. Voorheffing per jaar 79,21 + 57,53 + 35,32 + 12,54 = 184,60.',
    input: { soort: 'onderling', bedrag: 12000, renteOnderling: 2.5, aflossing: 'maandelijks', jaren: 4 },
    expect: { eersteTermijn: 262.82, laatsteTermijn: 262.8, totaleRente: 615.34, totaleVoorheffing: 184.6 },
  },
  {
    title: 'Dezelfde lening met de rente gedeeld door twaalf',
    source: 'Eigen afleiding',
    derivation: '2,5 % ÷ 12 per maand: 262,97.',
    input: {
      soort: 'onderling',
      bedrag: 12000,
      renteOnderling: 2.5,
      aflossing: 'maandelijks',
      jaren: 4,
      renteomzetting: 'proportioneel',
    },
    expect: { eersteTermijn: 262.97 },
  },
  {
    title: 'De ene brengt 6.200 euro meer in dan de andere, elk de helft: een lening van 3.100 euro',
    source: '2747.com, samenwonen en krediet in België',
    input: {
      sleutel: 'gelijk',
      gelijken: [
        { naam: 'Ik', inbreng: 6200 },
        { naam: 'Bo', inbreng: 0 },
      ],
    },
    expect: { inbrengVerrekening: 3100 },
  },
  {
    title: 'Naar inkomen telt alleen het inkomen: 3.400 en 2.100 netto, 150.000 euro aan 3,4 % over 15 jaar',
    source: 'Eigen afleiding',
    derivation:
      'Maandrente 1,034^(1/12) − 1. Maandlast 1.061,17. Jij 3.400 ÷ 5.500 = 61,82 %: 656,00. Een ingevuld aandeel is er niet en kan dus niets verschuiven.',
    input: {
      bedrag: 150000,
      rente: 3.4,
      looptijd: 180,
      sleutel: 'inkomen',
      personen: [
        { naam: 'Ik', inkomen: 3400, inbreng: 0 },
        { naam: 'Bo', inkomen: 2100, inbreng: 0 },
      ],
    },
    expect: { maandlast: 1061.17, jouwDeel: 656.0, aandeelJij: 61.8182, inbrengVerrekening: 0 },
    tolerance: 0.005,
    note: 'Het aandeel op vier decimalen.',
  },
  {
    title: 'Drie vrienden, gelijk verdeeld: losse centen naar de eerste',
    source: 'Eigen afleiding',
    derivation:
      '1.000 zonder rente over 10 maanden is 100,00 per maand: 33,34 + 33,33 + 33,33. Valt de derde weg, dan 50,00.',
    input: {
      bedrag: 1000,
      rente: 0,
      looptijd: 10,
      sleutel: 'gelijk',
      gelijken: [
        { naam: 'Ik', inbreng: 0 },
        { naam: 'Bo', inbreng: 0 },
        { naam: 'An', inbreng: 0 },
      ],
      stopper: 3,
      stopMaand: 2,
    },
    expect: { maandlast: 100, jouwDeel: 33.34, deelBijUitval: 50, saldoBijUitval: 900, uitkoop: 300 },
  },
  {
    title: 'Vijf jaar aan 3 %, elk de helft: 215,41 euro per maand',
    source: 'Eigen afleiding',
    derivation: 'Maandrente 1,03^(1/12) − 1: 24.000 op 60 maanden is 430,82, elk 215,41.',
    input: {
      bedrag: 24000,
      rente: 3,
      looptijd: 60,
      sleutel: 'gelijk',
      gelijken: [
        { naam: 'Ik', inbreng: 0 },
        { naam: 'Bo', inbreng: 0 },
      ],
    },
    expect: { maandlast: 430.82, jouwDeel: 215.41 },
  },
  {
    title: 'Onderling zonder rente: 6.000 euro in drie jaar is 2.000 euro per jaar',
    source: 'Eigen afleiding',
    derivation: '6.000 ÷ 3 = 2.000. Geen rente, dus ook geen voorheffing.',
    input: { soort: 'onderling', bedrag: 6000, renteOnderling: 0, aflossing: 'jaarlijks', jaren: 3 },
    expect: { totaleRente: 0, totaleVoorheffing: 0, eersteTermijn: 2000, totaalTerug: 6000 },
  },
]
