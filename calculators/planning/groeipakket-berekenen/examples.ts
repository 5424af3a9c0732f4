import type { Example } from '#calculators/kernel/example.ts'

const born = (...months: readonly string[]) =>
  months.map((geboren) => ({ geboren, hogerOnderwijs: false, wees: 'geen', zorgtoeslag: 0 }))

export const examples: readonly Example[] = [
  {
    title: 'Vlaanderen: drie kinderen van na 2019 en een laag inkomen, tabel van september 2024',
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van 1 september 2024',
    derivation:
      '3 × (180,19 + 105,69) = 857,64 per maand. Schoolbonus: op 31/12/2024 zijn ze 5, 3 en 1: 39,41 + 22,52 + 22,52.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2019-06', '2021-02', '2023-03'), inkomen: 25_000 },
    today: '2025-03-15',
    expect: { perMaand: 857.64, socialeToeslag: 317.07, jaartoeslag: 84.45, startbedrag: 1238.78 },
  },
  {
    title: 'Vlaanderen: een cent boven de eerste grens kost met twee kinderen 852 euro per jaar',
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van 1 september 2024',
    derivation:
      'Onder 40.187,19: 2 × (180,19 + 71,91). Erboven 2 × (180,19 + 36,41) = 433,20. Verschil 2 × 35,50 × 12 = 852,00.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2019-06', '2021-02'), inkomen: 40_187.19 },
    today: '2025-03-15',
    expect: { perMaand: 504.2, verliesVolgendeGrens: 852 },
  },
  {
    title: 'Vlaanderen: drie kinderen van voor 2019, zonder sociale toeslag',
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van 1 september 2024',
    derivation:
      'Jongste (8 jaar) 103,72 + 16,36; tweede (13) 191,92 + 49,86; oudste (17) 259,49 + 49,86. Samen 671,21.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2007-10', '2011-12', '2016-05'), inkomen: 90_000 },
    today: '2025-03-15',
    expect: { perMaand: 671.21, basis: 555.13, leeftijdstoeslag: 116.08, socialeToeslag: 0 },
  },
  {
    title: 'Vlaanderen: twee kinderen van voor 2019, inkomen tussen de grenzen',
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van 1 september 2024',
    derivation: '103,72 + 191,92 + 2 × 32,63 (leeftijd) + 2 × 36,41 (sociale toeslag) = 433,72.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2015-03', '2017-05'), inkomen: 44_000 },
    today: '2024-10-15',
    expect: { perMaand: 433.72, leeftijdstoeslag: 65.26, socialeToeslag: 72.82 },
  },
  {
    title:
      'Vlaanderen: drie kinderen, een van na 2019, inkomen tussen de grenzen: wie van voor 2019 is, krijgt het oude bedrag',
    source: 'Fons, sociale toeslag; Agentschap Uitbetaling Groeipakket, bedragen van 1 september 2024',
    derivation:
      'Oudste (14) 191,92 + 49,86 + 48,33; tweede (7) 103,72 + 32,63 + 68,41; jongste 180,19 + 83,17. Samen 758,23.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2010-03', '2017-06', '2020-06'), inkomen: 60_000 },
    today: '2024-10-15',
    expect: { perMaand: 758.23, socialeToeslag: 199.91 },
  },
  {
    title: 'Vlaanderen: drie kinderen van voor 2019, inkomen tussen de grenzen: geen sociale toeslag',
    source: 'Agentschap Uitbetaling Groeipakket, kinderen geboren voor 1 januari 2019',
    derivation: 'Geen van de drie is van 2019 of later: 671,21, zoals met een hoger inkomen.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2007-10', '2011-12', '2016-05'), inkomen: 60_000 },
    today: '2025-03-15',
    expect: { perMaand: 671.21, socialeToeslag: 0 },
  },
  {
    title: 'Vlaanderen: één kind van voor 2019 met een laag inkomen krijgt de hogere leeftijdstoeslag',
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van 1 september 2024',
    derivation: '103,72 + 32,63 + 68,41 = 204,76.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2015-10'), inkomen: 30_000 },
    today: '2025-03-15',
    expect: { perMaand: 204.76 },
  },
  {
    title: 'Vlaanderen: twee kinderen van voor 2019 met een laag inkomen',
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van 1 september 2024',
    derivation: '103,72 + 191,92 + 2 × 32,63 + 68,41 + 48,33 = 477,64.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2015-03', '2017-05'), inkomen: 30_000 },
    today: '2024-10-15',
    expect: { perMaand: 477.64, socialeToeslag: 116.74 },
  },
  {
    title: 'Brussel: twee jonge kinderen, koppel met een laag inkomen',
    source: 'Famiris, bedragen van 1 maart 2026',
    derivation: '2 × (190,23 + 88,77) = 558,00. In juli 25,36 en 38,05.',
    input: { woonplaats: 'brussel', kinderen: born('2017-09', '2022-01'), inkomen: 30_000 },
    today: '2026-04-15',
    expect: { perMaand: 558, socialeToeslag: 177.54, jaartoeslag: 63.41 },
  },
  {
    title: 'Brussel: drie kinderen boven twaalf bij een alleenstaande ouder',
    source: 'Famiris, bedragen van 1 maart 2026',
    derivation: '3 × (202,91 + 177,55) = 1.141,38.',
    input: {
      woonplaats: 'brussel',
      kinderen: born('2009-10', '2011-12', '2013-05'),
      inkomen: 30_000,
      alleenstaand: true,
    },
    today: '2026-07-20',
    expect: { perMaand: 1141.38, socialeToeslag: 532.65 },
  },
  {
    title: 'Brussel: een enig kind van vijftien zonder toeslag houdt het laagste bedrag',
    source: 'Ordonnantie van 25 april 2019, art. 7, a; Famiris, bedragen van 1 maart 2026',
    derivation: 'Zonder toeslag 150 × 1,2682 = 190,23, ook na twaalf jaar.',
    input: { woonplaats: 'brussel', kinderen: born('2011-02'), inkomen: 80_000 },
    today: '2026-04-15',
    expect: { perMaand: 190.23, startbedrag: 634.1 },
  },
  {
    title: 'Wallonië: één kind van na 2020 en een laag inkomen krijgt 68,39 euro sociale toeslag',
    source: 'RTL, 17 september 2025; AVIQ, barema van 1 februari 2025',
    derivation: '192,73 + 68,39 = 261,12. Jaarlijkse toeslag onder vijf jaar 24,87.',
    input: { woonplaats: 'wallonie', kinderen: born('2021-04'), inkomen: 33_000 },
    today: '2025-09-17',
    expect: { perMaand: 261.12, socialeToeslag: 68.39, jaartoeslag: 24.87, startbedrag: 1367.74 },
  },
  {
    title: 'Wallonië: drie kinderen van voor 2020, gewoon inkomen',
    source: 'AVIQ, barema van 1 februari 2025',
    derivation: 'Oudste (17) 119,12 + 31,60; tweede (13) 220,41 + 63,23; jongste (8) 329,08 + 41,38. Samen 804,82.',
    input: { woonplaats: 'wallonie', kinderen: born('2007-10', '2011-12', '2016-05'), inkomen: 70_000 },
    today: '2025-03-15',
    expect: { perMaand: 804.82, basis: 668.61, leeftijdstoeslag: 136.21 },
  },
  {
    title: 'Duitstalige Gemeenschap: drie kinderen',
    source: 'Ostbelgien Familie, bedragen van 2025',
    derivation: '3 × 188,89 + 165,40 vanaf het derde kind = 732,07.',
    input: { woonplaats: 'duitstalig', kinderen: born('2012-10', '2015-12', '2018-05') },
    today: '2026-11-15',
    expect: { perMaand: 732.07 },
  },
  {
    title: 'Schooltoeslag: een kleuter, een kind in de lagere school en een in het secundair, laag inkomen',
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van het schooljaar 2024-2025',
    derivation: 'Vier punten, inkomen onder de minimumgrens: 125,28 + 227,36 + 1.139,56 = 1.492,20.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2012-04', '2017-04', '2021-04'), inkomen: 28_000 },
    today: '2026-11-15',
    expect: { schooltoeslag: 1492.2 },
  },
  {
    title: 'Schooltoeslag tussen de grenzen: een deel van het volledige bedrag',
    source: 'Decreet van 27 april 2018, art. 39, § 3; FONS, tabel per punt; eigen afleiding',
    derivation:
      'Eén kind in het secundair: twee punten. Grenzen 25.196,70 en 45.278,06 × 1,106998 = 27.892,69 en 50.122,70. 1.139,56 × (50.122,70 − 40.000) ÷ 22.230,01 = 518,91.',
    input: { woonplaats: 'vlaanderen', kinderen: born('2012-04'), inkomen: 40_000 },
    today: '2026-11-15',
    expect: { schooltoeslag: 518.91 },
  },
  {
    title: 'Vlaanderen: drie kinderen van na 2019 en 70.000 euro, onder de tweede grens',
    source: 'Groeipakket, bedragen van 1 september 2025',
    derivation: '3 × 184,62 + 3 × 85,22 = 809,52.',
    input: {
      inkomen: 70000,
      kinderen: [{ geboren: '2020-05' }, { geboren: '2022-03' }, { geboren: '2025-01' }],
    },
    today: '2026-11-17',
    expect: { basis: 553.86, socialeToeslag: 255.66, perMaand: 809.52 },
  },
  {
    title: 'Brussel: een kind van tien en een van veertien bij een alleenstaande ouder met 35.000 euro',
    source: 'Famiris, bedragen van 1 maart 2026, in september 2 % hoger',
    derivation: '194,04 + 206,98 en 103,49 + 116,42 = 620,93.',
    input: {
      woonplaats: 'brussel',
      inkomen: 35000,
      alleenstaand: true,
      kinderen: [{ geboren: '2016-05' }, { geboren: '2012-03' }],
    },
    today: '2026-11-17',
    expect: { basis: 401.02, socialeToeslag: 219.91, perMaand: 620.93 },
  },
  {
    title: 'Wallonië: drie kinderen van na 2020 en 40.000 euro, tussen de grenzen',
    source: 'Famiwal, bedragen van 1 maart 2026, daarna 2 % hoger',
    derivation: '3 × 200,51 + 3 × (32,34 + 25,87) = 776,16.',
    input: {
      woonplaats: 'wallonie',
      inkomen: 40000,
      kinderen: [{ geboren: '2021-05' }, { geboren: '2023-03' }, { geboren: '2025-01' }],
    },
    today: '2026-11-17',
    expect: { basis: 601.53, socialeToeslag: 174.63, perMaand: 776.16 },
  },
]
