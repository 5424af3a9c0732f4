import type { Example } from '#calculators/kernel/example.ts'
import { heir } from './examples-heir.ts'

/** What a will can change: the lower rates for those it names, and legacies to charities. */
export const willExamples: readonly Example[] = [
  {
    title: 'Singlevermindering: 100.000 euro voor een vriend, aangewezen in een testament',
    source: 'Vlaanderen.be, singlevermindering in de erfbelasting (3 % tot 50.000, 9 % tot 100.000)',
    derivation: '50.000 × 3 % + 50.000 × 9 % = 1.500 + 4.500 = 6.000.',
    input: { gewest: 'vlaanderen', single: true, verdeling: 'zelf', erfgenamen: [heir('andere', 100000)] },
    expect: { erfbelasting: 6000 },
  },
  {
    title: 'Singlevermindering over twee vrienden van elk 75.000 euro',
    source: 'Vlaanderen.be, singlevermindering: elk 50.000 euro aan het lage tarief',
    derivation: 'Elk 50.000 × 3 % = 1.500. De 50.000 die overblijft, valt in de schijf van 55 %: 27.500. Samen 30.500.',
    input: {
      gewest: 'vlaanderen',
      single: true,
      verdeling: 'zelf',
      erfgenamen: [heir('andere', 75000), heir('andere', 75000)],
    },
    expect: { erfbelasting: 30500, belasting1: 15250 },
  },
  {
    title: 'Vriendenerfenis van 15.000 euro in 2021',
    source: 'Test-Aankoop, hoe je in Vlaanderen een vriend voordelig van je kunt laten erven (1 juli 2021)',
    derivation: '15.000 × 3 % = 450.',
    input: {
      gewest: 'vlaanderen',
      overlijden: '2021-09-01',
      single: true,
      verdeling: 'zelf',
      erfgenamen: [heir('andere', 15000)],
    },
    expect: { erfbelasting: 450, vermindering: 3300 },
  },
  ...(
    [
      [25000, 2950, 3300],
      [10000, 300, 2200],
    ] as const
  ).map(([roerend, erfbelasting, vermindering]): Example => ({
    title: `Vriendenerfenis in Vlaanderen op ${roerend} euro`,
    source: 'Vlaanderen.be, vriendenerfenis (voorbeelden, overlijdens van 1 juli 2021 tot eind 2025)',
    input: {
      gewest: 'vlaanderen',
      overlijden: '2025-06-01',
      single: true,
      verdeling: 'zelf',
      erfgenamen: [heir('andere', roerend)],
    },
    expect: { erfbelasting, vermindering },
  })),
  {
    title: 'Duolegaat in Brussel: 250.000 euro voor een vriend en 250.000 euro voor een erkende vzw',
    source: 'Ligue belge de la Sclérose en plaques, les legs: quelques explications et chiffres',
    input: { gewest: 'brussel', verdeling: 'zelf', erfgenamen: [heir('andere', 250000), heir('goedDoel', 250000)] },
    expect: { erfbelasting: 176250, belasting2: 17500 },
  },
  {
    title: 'Duolegaat in Vlaanderen in 2019: een vzw betaalde 8,5 %',
    source: 'Spierziekten Vlaanderen, financieel voordeel voor je erfgenamen (8,5 % op 20.000 euro)',
    derivation:
      'De bron rekent voor de neef nog met 45 %. Met de schaal sinds september 2018: 30.000 × 25 % = 7.500, min 2.500 × (1 − 30.000 ÷ 75.000) = 1.500 (art. 2.7.5.0.1 VCF).',
    input: {
      gewest: 'vlaanderen',
      overlijden: '2019-06-01',
      verdeling: 'zelf',
      erfgenamen: [heir('oomNeef', 30000), heir('goedDoel', 20000)],
    },
    expect: { belasting1: 6000, belasting2: 1700 },
  },
  {
    title: 'Vriendenerfenis in Brussel: 15.000 euro aan 3 %',
    source: 'Brussels Parlement, ordonnantie van 6 juli 2023 (be.brussels)',
    input: {
      gewest: 'brussel',
      overlijden: '2024-02-01',
      single: true,
      verdeling: 'zelf',
      erfgenamen: [heir('andere', 15000)],
    },
    expect: { erfbelasting: 450, vermindering: 5550 },
  },
  {
    title: 'Duolegaat in Vlaanderen in 2019: 250.000 euro voor een zus en 250.000 euro voor een vzw',
    source: 'Moneytalk, afschaffing duolegaten (Anton van Zantbeek, november 2019)',
    derivation:
      'Zus: 35.000 × 25 % + 40.000 × 30 % + 175.000 × 55 % = 117.000. De vzw: 250.000 × 8,5 % = 21.250. Samen 138.250.',
    input: {
      gewest: 'vlaanderen',
      overlijden: '2019-11-01',
      verdeling: 'zelf',
      erfgenamen: [heir('broerZus', 250000), heir('goedDoel', 250000)],
    },
    expect: { belasting1: 117000, belasting2: 21250, erfbelasting: 138250 },
    note: 'De bron komt op 144.250 euro: ze rekent voor de zus 45 % op de tweede schijf, het tarief van vrienden.',
  },
]
