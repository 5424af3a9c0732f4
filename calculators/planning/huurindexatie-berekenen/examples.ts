import type { Example } from '#calculators/example.ts'

const older = {
  basishuur: 800,
  gewest: 'vlaanderen',
  ondertekend: '2020-04-10',
  start: '2020-05-01',
  vanaf: '2026-05-01',
}

export const examples: readonly Example[] = [
  {
    title: 'Vlaanderen, zonder correctie: 800 euro van mei 2020 naar mei 2026',
    source: 'Statbel, gezondheidsindex april 2020 (110,22) en april 2026 (139,33)',
    derivation: '800 × 139,33 ÷ 110,22 = 1.011,29.',
    input: { ...older, epc: 'c' },
    expect: { nieuweHuur: 1011.29, aanvangsindex: 110.22, nieuweIndex: 139.33 },
  },
  {
    title: 'Label D in Vlaanderen: de helft van de stijging van 2022-2023',
    source: 'Vlaamse overheid, correctiefactor 50 % × (index 2022 + index 2023) ÷ index 2023',
    derivation: 'Factor 0,5 × (119,59 + 126,70) ÷ 126,70 = 0,971942. 1.011,288 × 0,971942 = 982,91.',
    input: { ...older, epc: 'd' },
    expect: { nieuweHuur: 982.91, correctiefactor: 0.971942 },
  },
  {
    title: 'Label F in Vlaanderen: de stijging van 2022-2023 telt niet',
    source: 'Vlaams decreet van 3 oktober 2022',
    derivation: '1.011,288 × 119,59 ÷ 126,70 = 954,54.',
    input: { ...older, epc: 'f' },
    expect: { nieuweHuur: 954.54 },
  },
  {
    title: 'Brussel rekent vanaf de maand vóór de ondertekening',
    source: 'Brusselse Huisvestingscode',
    derivation: 'Getekend op 10 april 2020: index van maart 2020 is 109,96. 800 × 139,33 ÷ 109,96 = 1.013,68.',
    input: { ...older, gewest: 'brussel', epc: 'c' },
    expect: { nieuweHuur: 1013.68, aanvangsindex: 109.96 },
  },
]
