import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Zestien jaar dienst: 51 weken',
    source: 'Partena Professional, in Trends',
    input: { wie: 'werkgever', inDienst: '2014-01-06', kennisgeving: '2030-06-03' },
    expect: { weken: 51 },
  },
  {
    title: 'Zeventien jaar dienst: 54 weken',
    source: 'Partena Professional, in Trends',
    input: { wie: 'werkgever', inDienst: '2014-01-06', kennisgeving: '2031-06-02' },
    expect: { weken: 54 },
  },
  {
    title: 'Zelf opzeggen na tien jaar: dertien weken',
    source: 'HLN, november 2021 (hoogstens 13 weken)',
    input: { wie: 'werknemer', inDienst: '2014-06-01', kennisgeving: '2026-11-16' },
    expect: { weken: 13 },
  },
  {
    title: 'Aangetekende brief op maandag 16 november 2026',
    source: 'Eigen afleiding (art. 37 en 37/1 Arbeidsovereenkomstenwet)',
    derivation:
      'Derde werkdag na maandag 16/11 is donderdag 19/11. De opzeg begint op maandag 23/11. In dienst sinds 1/3/2019 is dat 7 jaar: 3 × 8 = 24 weken, tot zondag 9 mei 2027.',
    input: { wie: 'werkgever', inDienst: '2019-03-01', kennisgeving: '2026-11-16' },
    expect: { uitwerking: '2026-11-19', begin: '2026-11-23', weken: 24, einde: '2027-05-09' },
  },
  {
    title: 'Verbrekingsvergoeding voor 24 weken',
    source: 'Eigen afleiding',
    derivation: 'Jaarloon 3.400 × 13,92 = 47.328. Gedeeld door 52 = 910,15 per week, maal 24 = 21.843,69.',
    input: { wie: 'werkgever', inDienst: '2019-03-01', kennisgeving: '2026-11-16', maandloon: 3400 },
    expect: { jaarloon: 47328, vergoeding: 21843.69 },
  },
]
