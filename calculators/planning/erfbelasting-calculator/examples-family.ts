import type { Example } from '#calculators/kernel/example.ts'
import { heir } from './examples-heir.ts'

/** Families as published sources count them: young children, brothers and sisters, parts of a home. */
export const familyExamples: readonly Example[] = [
  {
    title: 'Hilde kreeg al vastgoed van 80.000 euro en erft binnen drie jaar nog 100.000 euro vastgoed',
    source: 'Fednot (notaris.be), schenkingen in de drie jaar voor het overlijden',
    derivation: 'De schijf van 80.000 tot 180.000: 100.000 × 9 % = 9.000, in plaats van 6.000.',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 0, 100000)],
      uitzonderingen: [{ erfgenaam: 1, geschonken: 80000 }],
    },
    expect: { erfbelasting: 9000 },
  },
  {
    title: 'Een wees van 15 jaar erft 75.000 euro roerend en de gezinswoning van 300.000 euro: niets',
    source: 'Vlaamse Belastingdienst, vrijstelling voor kinderen jonger dan 21 jaar die beide ouders verloren hebben',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 75000, 300000, 300000)],
      uitzonderingen: [{ erfgenaam: 1, leeftijd: 15, bijzonder: 'wees' }],
    },
    expect: { erfbelasting: 0 },
  },
  {
    title: 'Een zoon van 45 met een handicap erft 100.000 euro vastgoed: 42.000 euro vrij',
    source: 'bespaarbelastingen.be, wat als een gehandicapte persoon erft; Vlaamse Belastingdienst (3.000 × 14)',
    derivation: 'De schijven van 42.000 tot 100.000: 8.000 × 3 % + 50.000 × 9 % = 4.740.',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 0, 100000)],
      uitzonderingen: [{ erfgenaam: 1, leeftijd: 45, bijzonder: 'handicap' }],
    },
    expect: { erfbelasting: 4740 },
  },
  {
    title: 'Dezelfde man erft 100.000 euro van zijn oom: 14.000 euro vrij',
    source: 'bespaarbelastingen.be, wat als een gehandicapte persoon erft; Vlaamse Belastingdienst (1.000 × 14)',
    derivation: '21.000 × 25 % + 40.000 × 45 % + 25.000 × 55 % = 5.250 + 18.000 + 13.750 = 37.000.',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('oomNeef', 100000)],
      uitzonderingen: [{ erfgenaam: 1, leeftijd: 45, bijzonder: 'handicap' }],
    },
    expect: { erfbelasting: 37000 },
  },
  {
    title: 'Vier ooms en tantes in Brussel erven elk 75.000 euro: samen in één schaal',
    source: 'Wikifin, comment sont calculés les droits de succession',
    input: {
      gewest: 'brussel',
      verdeling: 'zelf',
      erfgenamen: Array.from({ length: 4 }, () => heir('oomNeef', 75000)),
    },
    expect: { erfbelasting: 175000, belasting1: 43750 },
  },
  {
    title: 'Een broer en twee zussen in Vlaanderen erven een huis van 190.000 en 140.000 euro geld',
    source: 'DELA, taux entre frères et sœurs (Marthe)',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: Array.from({ length: 3 }, () => heir('broerZus', 110000)),
    },
    expect: { erfbelasting: 120000, belasting1: 40000 },
  },
  {
    title: 'Marie en Vincent erven een woning van 250.000 en 90.000 euro geld: 9.600 euro elk',
    source: 'DELA, Vlaanderen: tarief in rechte lijn en tussen partners',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 45000, 125000), heir('kind', 45000, 125000)],
    },
    expect: { erfbelasting: 19200, belasting1: 9600 },
  },
  ...(
    [
      ['vlaanderen', 60000, 120000],
      ['wallonie', 62250, 124500],
      ['brussel', 61300, 122600],
    ] as const
  ).map(([gewest, belasting1, erfbelasting]): Example => ({
    title: `Twee kinderen erven elk 400.000 euro roerend, ${gewest}`,
    source: 'Trends, een generatie overslaan (Michel Maus)',
    input: { gewest, verdeling: 'zelf', erfgenamen: [heir('kind', 400000), heir('kind', 400000)] },
    expect: { belasting1, erfbelasting },
  })),
  ...(
    [
      ['vlaanderen', 11400],
      ['wallonie', 11650],
    ] as const
  ).map(([gewest, belasting1]): Example => ({
    title: `Vijf kleinkinderen erven hetzelfde vermogen, elk 160.000 euro, ${gewest}`,
    source: 'Trends, een generatie overslaan (Michel Maus)',
    input: { gewest, verdeling: 'zelf', erfgenamen: Array.from({ length: 5 }, () => heir('kind', 160000)) },
    expect: { belasting1 },
  })),
  {
    title: 'Een kind van 15 erft 25.000 euro: 125 euro, en de andere ouder betaalt 187,50 euro minder',
    source: 'Vlaamse Belastingdienst, vermindering voor kinderen van de overledene jonger dan 21 jaar',
    derivation: 'Kind: 750 − 250 − 5 × 75 = 125. De partner erft hier 100.000 vastgoed: 6.000 − 187,50.',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 25000), heir('partner', 0, 100000)],
      uitzonderingen: [{ erfgenaam: 1, leeftijd: 15 }],
    },
    expect: { belasting1: 125, belasting2: 5812.5 },
  },
  {
    title: 'Twee neven erven elk 30.000 euro in Vlaanderen: samen 60.000 euro in één schaal',
    source: 'Fiduplan, minder Vlaamse successierechten op vriendenerfenis',
    derivation:
      '35.000 × 25 % + 25.000 × 45 % = 8.750 + 11.250 = 20.000. De wet (art. 2.7.5.0.1 VCF) trekt er nog 2.500 × (1 − 60.000 ÷ 75.000) = 500 af.',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('oomNeef', 30000), heir('oomNeef', 30000)] },
    expect: { volgensSchaal: 20000, vermindering: 500, erfbelasting: 19500 },
  },
  {
    title: 'Een weduwe van 68 en twee zonen, de helft van een woning van 200.000 euro',
    source: 'Paperblog, les côtés plus obscurs de l’usufruit (coefficient 8 × 4 %)',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'wettelijk',
      vermogen: 'overledene',
      nalatenschapRoerend: 0,
      nalatenschapOnroerend: 100000,
      nalatenschapGezinswoning: 100000,
      aantalKinderen: 2,
      leeftijdPartner: 68,
    },
    expect: { vruchtgebruik: 32, deelPartner: 32000, deelKind: 34000 },
  },
  {
    title: 'Een weduwnaar van 66 en een zoon, de helft van een villa van 500.000 euro',
    source: 'L’Echo, valoriser l’usufruit d’un conjoint survivant (fiscale tabel: 32 % van 250.000)',
    input: {
      gewest: 'brussel',
      verdeling: 'wettelijk',
      vermogen: 'overledene',
      nalatenschapRoerend: 0,
      nalatenschapOnroerend: 250000,
      nalatenschapGezinswoning: 250000,
      aantalKinderen: 1,
      leeftijdPartner: 66,
    },
    expect: { deelPartner: 80000, deelKind: 170000, belasting1: 0 },
  },
  ...(
    [
      ['vlaanderen', 1500, 6750],
      ['brussel', 900, 7950],
      ['wallonie', 0, 6750],
    ] as const
  ).flatMap(([gewest, huurder, eigenaar]): readonly Example[] => [
    {
      title: `Drie kinderen erven 75.000 euro spaargeld, ${gewest}`,
      source: 'Belfius, nalatenschap plannen: vermogen van 30.000 tot 100.000 euro',
      input: { gewest, verdeling: 'zelf', erfgenamen: Array.from({ length: 3 }, () => heir('kind', 25000)) },
      expect: { erfbelasting: huurder },
    },
    {
      title: `Drie kinderen erven 75.000 euro spaargeld en een woning van 150.000 euro, ${gewest}`,
      source: 'Belfius, nalatenschap plannen: vermogen van 30.000 tot 100.000 euro',
      input: {
        gewest,
        verdeling: 'zelf',
        erfgenamen: Array.from({ length: 3 }, () => heir('kind', 25000, 50000, 50000)),
      },
      expect: { erfbelasting: eigenaar },
    },
  ]),
  ...(
    [
      ['vlaanderen', 6000],
      ['brussel', 4675],
      ['wallonie', 4000],
    ] as const
  ).map(([gewest, erfbelasting]): Example => ({
    title: `Twee kinderen erven 25.000 euro spaargeld en een woning van 125.000 euro, ${gewest}`,
    source: 'Belfius, nalatenschap plannen: vermogen tot 30.000 euro',
    input: {
      gewest,
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 12500, 62500, 62500), heir('kind', 12500, 62500, 62500)],
    },
    expect: { erfbelasting },
  })),
  ...(
    [
      ['vlaanderen', 2250],
      ['wallonie', 58125],
    ] as const
  ).map(([gewest, erfbelasting]): Example => ({
    title: `Een feitelijk samenwonende partner erft met een testament 100.000 euro, ${gewest}`,
    source: 'Eigen afleiding; Notaris.be: feitelijk samenwonenden zijn in Vlaanderen na een jaar partner',
    derivation:
      'Vlaanderen: zoals een partner, 75.000 euro vrij en 25.000 × 9 % = 2.250. Wallonië: zoals iemand anders, 12.500 × 30 % + 12.500 × 35 % + 50.000 × 60 % + 25.000 × 80 % = 58.125.',
    input: { gewest, verdeling: 'zelf', erfgenamen: [heir('feitelijkPartner', 100000)] },
    expect: { erfbelasting },
  })),
  {
    title: 'Feitelijk samenwonend zonder testament: het kind erft alles',
    source: 'Eigen afleiding; art. 2.7.3.4.2 en 2.7.4.1.1 VCF',
    derivation:
      'De partner erft niets. 100.000 − 10.113 = 89.887 geld: 1.500 + 39.887 × 9 % = 5.089,83. 200.000 vastgoed: 1.500 + 150.000 × 9 % = 15.000. Samen 20.089,83.',
    input: {
      gewest: 'vlaanderen',
      langstlevende: 'feitelijkSamenwonend',
      aantalKinderen: 1,
      nalatenschapRoerend: 100000,
      nalatenschapOnroerend: 200000,
      nalatenschapGezinswoning: 200000,
    },
    expect: { erfbelasting: 20089.83, nalatenschap: 300000 },
  },
]
