import type { Example } from '#calculators/kernel/example.ts'
import { heir } from './example-heir.ts'
import { legalExamples } from './legal-examples.ts'
import { willExamples } from './will-examples.ts'

export const examples: readonly Example[] = [
  {
    row: '40',
    title: 'Vlaanderen 2026: een kind erft 200.000 euro onroerend',
    source: 'erfbelasting-calculator.be, januari 2026',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('kind', 0, 200000)] },
    expect: { erfbelasting: 15000 },
  },
  {
    row: '40',
    title: 'Vlaanderen 2026: de partner erft 100.000 euro roerend',
    source: 'erfbelasting-calculator.be, januari 2026; Vlaamse Belastingdienst, partnerabattement',
    derivation: 'De eerste 75.000 is vrij. De 25.000 erboven valt in de schijf van 9 %: 2.250.',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('partner', 100000)] },
    expect: { erfbelasting: 2250 },
    note: 'De eerste bron begint na de vrijstelling opnieuw aan 3 % en komt op 750. Volgens de Vlaamse Belastingdienst is het een voetvrijstelling: boven 75.000 euro gelden 9 en 27 %.',
  },
  {
    title: 'Vlaanderen 2025: de partner erft 100.000 euro roerend, met 50.000 euro vrij',
    source: 'Fednot (notaris.be), vrijstellingen en verminderingen: boven 50.000 euro 9 % en eventueel 27 %',
    derivation: '50.000 × 9 % = 4.500.',
    input: { gewest: 'vlaanderen', overlijden: '2025-12-31', verdeling: 'zelf', erfgenamen: [heir('partner', 100000)] },
    expect: { erfbelasting: 4500 },
  },
  {
    title: 'Drie kinderen erven 600.000 euro roerend en 300.000 euro onroerend: 63.000 euro',
    source: 'Jubel, enkele korte testamenten (2)',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 200000, 100000), heir('kind', 200000, 100000), heir('kind', 200000, 100000)],
    },
    expect: { erfbelasting: 63000, belasting1: 21000, druk: 7 },
  },
  {
    title: 'Zes kleinkinderen erven hetzelfde vermogen: 7.500 euro elk',
    source: 'Jubel, enkele korte testamenten (2)',
    derivation: 'Elk 50.000 onroerend × 3 % = 1.500, en 100.000 roerend = 6.000.',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: Array.from({ length: 6 }, () => heir('kind', 100000, 50000)),
    },
    expect: { erfbelasting: 45000, belasting1: 7500 },
  },
  {
    row: '40',
    title: 'Vlaanderen 2026: een broer erft 150.000 euro',
    source: 'erfbelasting-calculator.be, januari 2026',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('broerZus', 150000)] },
    expect: { erfbelasting: 62000 },
  },
  {
    title: 'Twee vrienden erven elk 50.000 euro in Vlaanderen: één schaal op het geheel',
    source: 'Eigen afleiding, art. 2.7.4.1.1 VCF',
    derivation: '100.000: 35.000 × 25 % + 40.000 × 45 % + 25.000 × 55 % = 8.750 + 18.000 + 13.750 = 40.500.',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('andere', 50000), heir('andere', 50000)] },
    expect: { erfbelasting: 40500, belasting1: 20250 },
  },
  {
    title: 'De gezinswoning is vrij voor de partner',
    source: 'Eigen afleiding, art. 2.7.4.2.1 VCF',
    derivation: 'Woning 300.000 vrij; 75.000 roerend valt onder de vrijstelling.',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('partner', 75000, 300000, 300000)] },
    expect: { erfbelasting: 0, nettoErfenis: 375000 },
  },
  {
    title: 'Klein erfdeel: een kind erft 25.000 euro roerend',
    source: 'Vlaamse Belastingdienst, belastingkredieten in de erfbelasting',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('kind', 25000)] },
    expect: { erfbelasting: 500, vermindering: 250 },
  },
  {
    title: 'De partner erft 20.000 euro roerend en 25.000 euro vastgoed dat niet de gezinswoning is (2025)',
    source: 'Vlaamse Belastingdienst, belastingkredieten in de erfbelasting',
    input: {
      gewest: 'vlaanderen',
      overlijden: '2025-06-01',
      verdeling: 'zelf',
      erfgenamen: [heir('partner', 20000, 25000)],
    },
    expect: { erfbelasting: 700, vermindering: 50 },
  },
  {
    title: 'Een broer erft 15.000 euro',
    source: 'Vlaamse Belastingdienst, belastingkredieten in de erfbelasting',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('broerZus', 15000)] },
    expect: { erfbelasting: 2250, vermindering: 1500 },
  },
  {
    title: 'Een legaat van 12.500 euro aan een kleinkind is vrij',
    source: 'Pareto, het bescheiden erfdeel',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('kind', 12500)] },
    expect: { erfbelasting: 0 },
  },
  {
    title: 'Wallonië: een kind erft 100.000 euro, met de dubbele vrijstelling',
    source: 'FOD Financiën, tarieven Waals Gewest (2.125 euro tot 50.000; 5.625 tot 100.000)',
    derivation: '5.625 op 100.000 min de vrije eerste 25.000 (875) = 4.750.',
    input: { gewest: 'wallonie', verdeling: 'zelf', erfgenamen: [heir('kind', 100000)] },
    expect: { erfbelasting: 4750 },
  },
  {
    title: 'Wallonië: een kind erft 200.000 euro, boven de grens van de dubbele vrijstelling',
    source: 'FOD Financiën, tarieven Waals Gewest (17.625 euro tot 200.000)',
    derivation: '17.625 min de vrije eerste 12.500 (375) = 17.250.',
    input: { gewest: 'wallonie', verdeling: 'zelf', erfgenamen: [heir('kind', 200000)] },
    expect: { erfbelasting: 17250 },
  },
  {
    title: 'Brussel: twee neven erven elk 50.000 euro, samen in één schaal',
    source: 'Fednot (notaire.be), successierechten in Brussel: globalisatie voor ooms en neven',
    derivation: '50.000 × 35 % + 50.000 × 50 % = 42.500, elk de helft.',
    input: { gewest: 'brussel', verdeling: 'zelf', erfgenamen: [heir('oomNeef', 50000), heir('oomNeef', 50000)] },
    expect: { erfbelasting: 42500, belasting1: 21250 },
  },
  {
    title: 'Brussel: een dochter erft de gezinswoning van 300.000 euro',
    source: 'Eigen afleiding met het verlaagde tarief (2, 5,3, 6, 12 en 24 %)',
    derivation:
      '50.000 × 2 % + 50.000 × 5,3 % + 75.000 × 6 % + 75.000 × 12 % + 50.000 × 24 % = 29.150. De eerste 15.000 is vrij: min 300 = 28.850.',
    input: { gewest: 'brussel', verdeling: 'zelf', erfgenamen: [heir('kind', 0, 300000, 300000)] },
    expect: { erfbelasting: 28850 },
  },
  {
    title: 'Volgens de wet: partner van 65 en twee kinderen, huis en spaargeld',
    source: 'Eigen afleiding; vruchtgebruik 38 % (Fednot)',
    derivation:
      'Partner: 45.600 roerend (onder de vrijstelling) en het vruchtgebruik van de woning, vrij. Elk kind: 37.200 roerend en 62.000 onroerend: 1.116 + 1.500 + 1.080 = 3.696.',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'wettelijk',
      vermogen: 'overledene',
      nalatenschapRoerend: 120000,
      nalatenschapOnroerend: 200000,
      nalatenschapGezinswoning: 200000,
      aantalKinderen: 2,
      leeftijdPartner: 65,
    },
    expect: { erfbelasting: 7392, belasting1: 0, belasting2: 3696, vruchtgebruik: 38 },
  },
  {
    title: 'Twee zussen van elk 30.000 euro: 7.500 euro elk volgens de schijven',
    source: 'Fiduplan, minder Vlaamse successierechten op vriendenerfenis',
    derivation:
      'Elk 30.000 × 25 % = 7.500. De bron rekent de vermindering voor kleine erfdelen niet mee: 2.500 × (1 − 30.000 ÷ 75.000) = 1.500 elk.',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('broerZus', 30000), heir('broerZus', 30000)] },
    expect: { volgensSchaal: 15000, erfbelasting: 12000 },
    note: 'De wet geeft de vermindering vanzelf; de bron laat ze weg.',
  },
  {
    title: 'Vlaanderen: een kind erft 300.000 euro roerend',
    source: 'vergelijkeninbelgie.be, hoeveel erfbelasting in België: voorbeeldberekening',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('kind', 300000)] },
    expect: { erfbelasting: 33000 },
  },
  {
    title: 'Een zus in Wallonië erft een huis van 130.000 en 15.000 euro op de rekening',
    source: 'Le Vif, du changement en Wallonie: jusqu’à deux fois moins de taxes sur l’héritage (bureau Successio)',
    input: { gewest: 'wallonie', verdeling: 'zelf', erfgenamen: [heir('broerZus', 15000, 130000)] },
    expect: { erfbelasting: 58125 },
  },
  {
    title: 'Dezelfde zus bij een overlijden in 2028',
    source: 'Waals decreet van 5 december 2024; tabel bij Tiberghien (10, 13, 18, 25 en 33 %)',
    derivation: '12.500 × 10 % + 12.500 × 13 % + 50.000 × 18 % + 70.000 × 25 % = 1.250 + 1.625 + 9.000 + 17.500.',
    input: {
      gewest: 'wallonie',
      overlijden: '2028-01-01',
      verdeling: 'zelf',
      erfgenamen: [heir('broerZus', 15000, 130000)],
    },
    expect: { erfbelasting: 29375 },
  },
  {
    title: 'Wallonië 2028: een kind erft 300.000 euro',
    source: 'Waals decreet van 5 december 2024; tabel bij Pareto (3, 4, 5, 7, 9, 12 en 15 %)',
    derivation:
      '375 + 500 + 125.000 × 5 % + 50.000 × 7 % + 50.000 × 9 % + 50.000 × 12 % = 21.125, min de vrije eerste 25.000 (875, art. 5 van het decreet) = 20.250.',
    input: { gewest: 'wallonie', overlijden: '2028-03-01', verdeling: 'zelf', erfgenamen: [heir('kind', 300000)] },
    expect: { erfbelasting: 20250 },
  },
  ...(
    [
      ['wallonie', 298125],
      ['brussel', 385000],
    ] as const
  ).map(([gewest, erfbelasting]): Example => ({
    title: `Drie neven erven samen 600.000 euro, ${gewest}`,
    source: 'Trends, splitsen voor een goed doel (Michel Maus)',
    input: {
      gewest,
      verdeling: 'zelf',
      erfgenamen: [heir('oomNeef', 200000), heir('oomNeef', 200000), heir('oomNeef', 200000)],
    },
    expect: { erfbelasting },
    note: 'De bron noemt voor Vlaanderen 308.750 euro. Met de schijven van 25, 45 en 55 % is het 315.500 euro.',
  })),
  {
    title: 'Een nicht in Wallonië erft 1.000.000 euro',
    source: 'Solidarité Logement, legs et succession',
    input: { gewest: 'wallonie', verdeling: 'zelf', erfgenamen: [heir('oomNeef', 1000000)] },
    expect: { erfbelasting: 659375, nettoErfenis: 340625 },
  },
  {
    title: 'Een nicht in Wallonië erft 100.000 euro',
    source: 'L’Avenir, le legs en duo: générosité et calcul (28 oktober 2016)',
    input: { gewest: 'wallonie', verdeling: 'zelf', erfgenamen: [heir('oomNeef', 100000)] },
    expect: { erfbelasting: 40625 },
  },
  {
    title: 'Een vriend in Brussel erft 500.000 euro',
    source: 'Ligue belge de la Sclérose en plaques, les legs: quelques explications et chiffres',
    input: { gewest: 'brussel', verdeling: 'zelf', erfgenamen: [heir('andere', 500000)] },
    expect: { erfbelasting: 358750, nettoErfenis: 141250 },
  },
  {
    title: 'Een vader laat twee zonen 600.000 euro roerend en 400.000 euro onroerend na',
    source: 'aangiftenalatenschap.be, tarieven en berekening van de erfbelasting',
    derivation: 'Elk 300.000 roerend: 33.000, en 200.000 onroerend: 15.000. Samen 96.000.',
    input: {
      gewest: 'vlaanderen',
      verdeling: 'zelf',
      erfgenamen: [heir('kind', 300000, 200000), heir('kind', 300000, 200000)],
    },
    expect: { erfbelasting: 96000, belasting1: 48000 },
  },
  {
    title: 'Wallonië: de partner erft 50.000 euro',
    source: 'erfbelasting-calculator.be, Wallonië (januari 2026)',
    derivation: '2.125 op 50.000 min de vrije eerste 25.000 (875) = 1.250.',
    input: { gewest: 'wallonie', verdeling: 'zelf', erfgenamen: [heir('partner', 50000)] },
    expect: { erfbelasting: 1250 },
    note: 'De bron trekt de vrijstelling van het bedrag af en begint opnieuw onderaan: 875. De wet (art. 54 W.Succ.) stelt de laagste schijven zelf vrij.',
  },
  {
    title: 'Brussel: een nalatenschap van 1.250 euro is vrij voor een broer',
    source: 'Fednot (notaire.be), exemptions en région bruxelloise',
    input: { gewest: 'brussel', verdeling: 'zelf', erfgenamen: [heir('broerZus', 1250)] },
    expect: { erfbelasting: 0 },
  },
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
  ...willExamples,
  ...legalExamples,
]
