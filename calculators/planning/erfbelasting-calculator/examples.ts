import type { Example } from '#calculators/kernel/example.ts'
import { heir } from './examples-heir.ts'
import { familyExamples } from './examples-family.ts'
import { legalExamples } from './examples-legal.ts'
import { willExamples } from './examples-will.ts'

export const examples: readonly Example[] = [
  {
    title: 'Vlaanderen 2026: een kind erft 200.000 euro onroerend',
    source: 'erfbelasting-calculator.be, januari 2026',
    input: { gewest: 'vlaanderen', verdeling: 'zelf', erfgenamen: [heir('kind', 0, 200000)] },
    expect: { erfbelasting: 15000 },
  },
  {
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
    source: 'Eigen afleiding; vruchtgebruik 32 % van 65 tot en met 69 jaar (Wikifin)',
    derivation:
      'Partner: 38.400 roerend (onder de vrijstelling) en het vruchtgebruik van de woning, vrij. Elk kind: 40.800 roerend en 68.000 onroerend: 1.224 + 1.500 + 1.620 = 4.344.',
    input: {
      schulden: 0,
      gewest: 'vlaanderen',
      verdeling: 'wettelijk',
      vermogen: 'overledene',
      nalatenschapRoerend: 120000,
      nalatenschapOnroerend: 200000,
      nalatenschapGezinswoning: 200000,
      aantalKinderen: 2,
      leeftijdPartner: 65,
    },
    expect: { erfbelasting: 8688, belasting1: 0, belasting2: 4344, vruchtgebruik: 32 },
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
  ...familyExamples,
  ...willExamples,
  ...legalExamples,
]
