import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Vlaanderen 2026: KI 1.000 en 900 opcentiemen',
    source: 'Vlaamse Belastingdienst: basistarief 3,97 %, coëfficiënt 2,3000',
    derivation: '1.000 × 2,3 × 3,97 % = 91,31. × (1 + 900/100) = 913,10.',
    input: { ki: 1000, gewest: 'vlaanderen', opcentiemenGemeente: 900, opcentiemenProvincie: 0 },
    expect: { basisheffing: 91.31, onroerendeVoorheffing: 913.1, geindexeerdKI: 2300 },
  },
  {
    title: 'Wallonië 2025: KI 745, 2.600 gemeentelijke en 1.500 provinciale opcentiemen',
    source: 'Eigen afleiding met coëfficiënt 2,2446 en 1,25 %',
    derivation:
      '745 × 2,2446 = 1.672,23; × 1,25 % = 20,90. Gemeente 26 × 20,90 = 543,40; provincie 15 × 20,90 = 313,50. Samen 877,80.',
    input: { ki: 745, gewest: 'wallonie', opcentiemenGemeente: 2600, opcentiemenProvincie: 1500 },
    today: '2025-06-01',
    expect: { basisheffing: 20.9, onroerendeVoorheffing: 877.8 },
  },
  {
    title: 'Bescheiden woning: een kwart minder',
    source: 'Eigen afleiding, art. 257 WIB 92',
    derivation: '700 × 2,3 = 1.610; × 3,97 % = 63,92; × 10 = 639,20. Min 25 % (159,80) = 479,40.',
    input: { ki: 700, gewest: 'vlaanderen', opcentiemenGemeente: 900, bescheiden: true },
    expect: { vermindering: 159.8, onroerendeVoorheffing: 479.4 },
  },
  {
    title: 'Het aanslagbiljet rondt af op de euro: KI 736 in 2019',
    source: 'Vastgoed De Vos, onroerende voorheffing simpel uitgelegd (aanslagbiljet uit Tienen)',
    derivation: '736 × 1,823 = 1.341,73, op het biljet 1.342. × 3,97 % = 53,28.',
    input: { ki: 736, gewest: 'vlaanderen', afrondingKI: 'euro' },
    today: '2019-06-01',
    expect: { geindexeerdKI: 1342, basisheffing: 53.28 },
  },
  {
    title: 'KI 1.000 in 2023: geïndexeerd 2.091,50 euro',
    source: 'Eigenaarssyndicaat SNPC, comprendre le précompte immobilier',
    input: { ki: 1000, gewest: 'wallonie', opcentiemenGemeente: 0, opcentiemenProvincie: 0 },
    today: '2023-06-01',
    expect: { geindexeerdKI: 2091.5, basisheffing: 26.14 },
  },
  {
    title: 'Twee kinderen in Vlaanderen in 2019: 12,94 euro op de basisheffing, met de opcentiemen erbij',
    source: 'Vlaamse Belastingdienst, vermindering voor gezinsbijslaggerechtigde kinderen',
    derivation:
      '1.000 × 1,823 × 3,97 % = 72,37; met 800 en 200 opcentiemen 796,07. Vermindering 12,94 × (1 + 1.000/100) = 142,34.',
    input: {
      ki: 1000,
      gewest: 'vlaanderen',
      opcentiemenGemeente: 800,
      opcentiemenProvincie: 200,
      kinderen: 2,
    },
    today: '2019-06-01',
    expect: { zonderVermindering: 796.07, verminderingKinderen: 142.34, onroerendeVoorheffing: 653.73 },
  },
  {
    title: 'Wallonië 2024: bescheiden woning en drie kinderen',
    source: 'Fisc-Assist, réduction du précompte immobilier (125 euro per kind, 25 % bescheiden woning)',
    derivation:
      '600 × 2,1763 = 1.305,78; × 1,25 % = 16,32; met 2.600 en 1.500 opcentiemen 685,44. Min 25 % (171,36) en 3 × 125 (375) = 139,08.',
    input: {
      ki: 600,
      gewest: 'wallonie',
      opcentiemenGemeente: 2600,
      opcentiemenProvincie: 1500,
      bescheiden: true,
      kinderen: 3,
    },
    today: '2024-06-01',
    expect: { verminderingBescheiden: 171.36, verminderingKinderen: 375, onroerendeVoorheffing: 139.08 },
  },
  {
    title: 'Brussel 2023: agglomeratie, gemeente en 10 % per kind',
    source: 'Fisc-Assist, réduction du précompte immobilier (10 % per kind, 20 % met handicap)',
    derivation:
      '1.000 × 2,0915 × 1,25 % = 26,14. Agglomeratie 9,89 × 26,14 = 258,52; gemeente 30 × 26,14 = 784,20; samen 1.068,86. Twee kinderen, een met een handicap: 30 % = 320,66.',
    input: { ki: 1000, gewest: 'brussel', opcentiemenGemeente: 3000, kinderen: 2, kinderenHandicap: 1 },
    today: '2023-06-01',
    expect: { agglomeratie: 258.52, zonderVermindering: 1068.86, verminderingKinderen: 320.66, totaal: 748.2 },
  },
  {
    title: 'Sint-Joost-ten-Node 2016: 989 en 2.980 opcentiemen op KI 335',
    source: 'Eigen afleiding met de opcentiemen van dat jaar',
    derivation: '335 × 1,7153 = 574,63; × 1,25 % = 7,18. + 9,89 × 7,18 (71,01) + 29,80 × 7,18 (213,96) = 292,15.',
    input: { ki: 335, gewest: 'brussel', opcentiemenGemeente: 2980 },
    today: '2016-06-01',
    expect: { basisheffing: 7.18, agglomeratie: 71.01, gemeente: 213.96, onroerendeVoorheffing: 292.15 },
  },
  {
    title: 'Denderleeuw voor 2018: 2,5 % op een geïndexeerd KI van 1.200 euro, 1.300 en 295 opcentiemen',
    source: 'Gemeente Denderleeuw, opcentiemen op de onroerende voorheffing',
    derivation: '1.200 × 2,5 % = 30. Provincie 2,95 × 30 = 88,50, gemeente 13 × 30 = 390. Samen 508,50.',
    input: { geindexeerd: 1200, gewest: 'vlaanderen', opcentiemenGemeente: 1300, opcentiemenProvincie: 295 },
    today: '2013-06-01',
    expect: { basisheffing: 30, provincie: 88.5, gemeente: 390, onroerendeVoorheffing: 508.5 },
  },
  {
    title: 'Twee kinderen in Vlaanderen in 2017: 7,81 euro op de basisheffing van 2,5 %, met de opcentiemen erbij',
    source: 'Vlaamse Belastingdienst, vermindering voor gezinsbijslaggerechtigde kinderen',
    derivation: '7,81 × (1 + 1.700 ÷ 100) = 140,58.',
    input: { ki: 1000, gewest: 'vlaanderen', opcentiemenGemeente: 1400, opcentiemenProvincie: 300, kinderen: 2 },
    today: '2017-06-01',
    expect: { verminderingKinderen: 140.58, basisheffing: 43.73, geindexeerdKI: 1749.1 },
  },
  {
    title: 'Watermaal-Bosvoorde 2022: KI 972 wordt 1.854,96 euro, 23,19 euro voor het gewest',
    source: 'Contigo, le calcul du précompte immobilier à Bruxelles',
    derivation:
      '972 × 1,9084 = 1.854,96; × 1,25 % = 23,19; agglomeratie 9,89 × 23,19 = 229,35, gemeente 28 × 23,19 = 649,32. Samen 901,86. De bron rekent verder met 23,187 en drukt voor de gemeente 649,51 af in plaats van 649,24.',
    input: { ki: 972, gewest: 'brussel', opcentiemenGemeente: 2800 },
    today: '2022-06-01',
    expect: { geindexeerdKI: 1854.96, basisheffing: 23.19, agglomeratie: 229.35, onroerendeVoorheffing: 901.86 },
  },
  {
    title: 'Nieuwe bescheiden woning: de helft in de eerste vijf jaar',
    source: 'Le Vif, la réduction du précompte immobilier',
    derivation: '700 × 2,3 × 3,97 % = 63,92; × 10 = 639,20; de helft is 319,60.',
    input: { ki: 700, gewest: 'vlaanderen', opcentiemenGemeente: 900, bescheiden: true, nieuweWoning: true },
    expect: { vermindering: 319.6, onroerendeVoorheffing: 319.6 },
  },
  {
    title: 'Brussel: een koppel met een handicap krijgt 40 % vermindering sinds 2018',
    source: 'Wonen in Brussel, korting onroerende voorheffing voor persoon met handicap',
    derivation:
      '1.000 × 1,7863 = 1.786,30; × 1,25 % = 22,33. Agglomeratie 9,89 × 22,33 = 220,84; gemeente 30 × 22,33 = 669,90; samen 913,07. 40 % = 365,23.',
    input: { ki: 1000, gewest: 'brussel', opcentiemenGemeente: 3000, personenHandicap: 2 },
    today: '2018-06-01',
    expect: { zonderVermindering: 913.07, verminderingKinderen: 365.23, onroerendeVoorheffing: 547.84 },
  },
  {
    title: 'Wallonië: een kind, een ouder ten laste en een volwassene met een handicap',
    source: 'Eigenaarssyndicaat SNPC, la réduction du précompte immobilier (125 en 250 euro)',
    derivation:
      '1.000 × 2,2446 × 1,25 % = 28,06; met 2.600 en 1.500 opcentiemen 1.178,52. Vermindering 125 + 125 + 250 = 500.',
    input: {
      ki: 1000,
      gewest: 'wallonie',
      opcentiemenGemeente: 2600,
      opcentiemenProvincie: 1500,
      kinderen: 1,
      anderenTenLaste: 1,
      personenHandicap: 1,
    },
    today: '2025-06-01',
    expect: { zonderVermindering: 1178.52, verminderingKinderen: 500, onroerendeVoorheffing: 678.52 },
  },
  {
    title: 'Een kind met een handicap en twee andere kinderen tellen voor vier in Vlaanderen',
    source:
      'De Ouders, waar heb ik recht op: vermindering onroerende voorheffing; bedragen van de Vlaamse Belastingdienst',
    derivation: 'Bedrag voor 4 kinderen in 2019: 28,67. Met 900 opcentiemen × 10 = 286,70.',
    input: { ki: 1000, gewest: 'vlaanderen', opcentiemenGemeente: 900, kinderen: 3, kinderenHandicap: 1 },
    today: '2019-06-01',
    expect: { verminderingKinderen: 286.7 },
  },
]
