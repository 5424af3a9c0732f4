import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Vlaanderen: 100.000 euro geld aan een kind, geregistreerd',
    source: 'Vlaamse Codex Fiscaliteit, art. 2.8.4.1.1: 3 % in rechte lijn',
    input: { gewest: 'vlaanderen', soort: 'roerend', bedrag: 100000, aan: 'kind' },
    expect: { schenkbelasting: 3000, erfbelasting: 6000 },
    note: 'Erven: 50.000 × 3 % + 50.000 × 9 % = 6.000.',
  },
  {
    title: 'Vlaanderen: een huis van 300.000 euro aan een kind',
    source: 'Eigen afleiding met de schaal van art. 2.8.4.1.1 VCF',
    derivation: '150.000 × 3 % + 100.000 × 9 % + 50.000 × 18 % = 4.500 + 9.000 + 9.000 = 22.500.',
    input: { gewest: 'vlaanderen', soort: 'onroerend', bedrag: 300000, aan: 'kind' },
    expect: { schenkbelasting: 22500 },
  },
  {
    title: 'Aan een vriend: 7 % schenken of tot 55 % erven',
    source: 'Eigen afleiding met de Vlaamse tarieven',
    derivation: 'Schenken 100.000 × 7 % = 7.000. Erven: 8.750 + 18.000 + 13.750 = 40.500.',
    input: { gewest: 'vlaanderen', soort: 'roerend', bedrag: 100000, aan: 'andere' },
    expect: { schenkbelasting: 7000, erfbelasting: 40500, besparing: 33500 },
  },
  {
    title: 'Wallonië: 3,3 % in rechte lijn',
    source: 'Wetboek registratierechten Wallonië, art. 131bis',
    input: { gewest: 'wallonie', soort: 'roerend', bedrag: 50000, aan: 'kind' },
    expect: { schenkbelasting: 1650, wachttijd: 5 },
  },
]
