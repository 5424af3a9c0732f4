import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Loon van 3.000 euro, alleenwonend: 65 % is 1.950 euro, na een jaar het vaste bedrag',
    source: 'RVA, bedragen volledige werkloosheid vanaf 1 maart 2026',
    derivation: '65 % × 3.000 = 1.950. Vanaf maand 13: 56,40 × 26 = 1.466,40. Niets ingehouden.',
    input: { brutoloon: 3000, gewerkt: 10 },
    today: '2026-04-01',
    expect: { uitkering: 1950, naEenJaar: 1466.4, maandenRecht: 24, ingehouden: 0 },
  },
  {
    title: 'Hoog loon: de maxima van maart 2026 door de loongrenzen A1, A2 en B',
    source: 'RVA, loongrenzen en bedragen vanaf 1 maart 2026',
    derivation:
      '106,65, 92,56 en 75,30 per dag × 26: 2.772,90, 2.406,56 en 1.957,80. Kosten 3.000: 3 × 227,10 + 3 × 593,44 + 6 × 1.042,20 = 8.714,82.',
    input: { brutoloon: 5000, gewerkt: 1, vasteKosten: 3000, duur: 12 },
    today: '2026-04-01',
    expect: { uitkering: 2772.9, tekort: 8714.82, maandenRecht: 12, naEenJaar: 0, laatsteMaand: '2027-03' },
  },
  {
    title: 'Gezinshoofd op het minimum: 1.951 euro, daarna 1.774 euro aan de bedragen van 2025',
    source: 'TamTam, hervorming van de werkloosheid (bedragen van 2025)',
    derivation:
      'Een indexsprong van 2 % in maart 2026: 76,55 × 26 = 1.990,30 (1.951,27 × 1,02) en 69,59 × 26 = 1.809,34 (1.773,86 × 1,02).',
    input: { brutoloon: 2200, gezin: 'partnerZonderInkomen', gewerkt: 5 },
    today: '2026-04-01',
    expect: { uitkering: 1990.3, naEenJaar: 1809.34 },
  },
  {
    title: 'Samenwonend op het minimum: op het eerste jaar wordt ingehouden, op het vaste bedrag niet',
    source: 'RVA, bedragen vanaf 1 maart 2026; bijlage III KB/WIB 92',
    derivation: '59,72 × 26 = 1.552,72, min 10,09 % = 1.396,05. Vanaf maand 13: 29,27 × 26 = 761,02.',
    input: { brutoloon: 2200, gezin: 'partnerMetInkomen', partnerInkomen: 0, gewerkt: 5 },
    today: '2026-04-01',
    expect: { bruto: 1552.72, uitkering: 1396.05, ingehouden: 156.67, naEenJaar: 761.02 },
  },
  {
    title: 'Samenwonend met 31 jaar loopbaan: een hoger vast bedrag, en vanaf 55 jaar geen einde',
    source: 'KB van 25 november 1991, art. 114 en 115; RVA, bedragen vanaf 1 maart 2026',
    derivation: '23,39 × 1,7758 = 41,54 per dag, × 26 = 1.080,04.',
    input: { brutoloon: 2600, samenwonend: true, gewerkt: 31, leeftijd: 56 },
    today: '2026-04-01',
    expect: { naEenJaar: 1080.04, maandenRecht: null, laatsteMaand: null },
  },
  {
    title: 'Vijf jaar gewerkt: twee jaar uitkering, tot en met juni',
    source: 'ABVV, beperking van de werkloosheid in de tijd',
    derivation: '5 × 312 = 1.560 dagen, min 312 is 1.248, gedeeld door 104 is 12: samen 24 maanden vanaf juli 2026.',
    input: { gewerkt: 5, begin: '2026-07' },
    today: '2026-07-01',
    expect: { maandenRecht: 24, laatsteMaand: '2028-06' },
  },
  {
    title: 'Bediende met 3.000 euro: na het gewaarborgd loon 60 %, na een jaar het minimum',
    source: 'Eigen afleiding met de bedragen van het RIZIV',
    derivation:
      '60 % × 3.000 = 1.800, min 11,11 % = 1.600,02. Na een jaar is 55 % × 3.000 = 1.650 minder dan het minimum: 65,56 × 26 = 1.704,56, zonder inhouding.',
    input: { situatie: 'ziekte', brutoloon: 3000 },
    today: '2026-11-15',
    expect: { uitkering: 1600.02, bruto: 1800, naEenJaar: 1704.56 },
  },
  {
    title: 'Ziek met een hoog loon in maart 2026: hoogstens 112,08 per dag, invalide met gezin 121,41',
    source: 'Koninklijk besluit van 3 juli 1996, art. 212 en 213; index van maart 2026',
    derivation:
      '112,08 × 26 = 2.914,08, min 11,11 % = 2.590,33. Loongrens 105,1873 × 1,7758 = 186,7916; × 26 × 65 % = 3.156,78.',
    input: { situatie: 'ziekte', brutoloon: 6000, gezin: 'partnerZonderInkomen' },
    today: '2026-04-01',
    expect: { bruto: 2914.08, uitkering: 2590.33, naEenJaar: 3156.78 },
  },
  {
    title: 'Ziek met een laag loon: het minimum geldt vanaf de eerste dag',
    source: 'RIZIV, laagste bedragen van maart 2026',
    derivation: '60 % × 2.300 = 1.380, minder dan 81,10 × 26 = 2.108,60. Min 11,11 % = 1.874,33.',
    input: { situatie: 'ziekte', statuut: 'arbeider', brutoloon: 2300, gezin: 'partnerZonderInkomen' },
    today: '2026-04-01',
    expect: { bruto: 2108.6, uitkering: 1874.33, naEenJaar: 2108.6 },
  },
  {
    title: 'Zelfstandige met gezinslast in juli 2023: 74,92 euro per dag, gemiddeld 1.948 euro per maand',
    source: 'Kofonds, ziek zijn als zelfstandige (1 juli 2023)',
    derivation: '74,92 × 26 = 1.947,92, min 11,11 % = 1.731,51.',
    input: { situatie: 'ziekte', statuut: 'zelfstandige', gezin: 'partnerZonderInkomen' },
    today: '2023-08-01',
    expect: { bruto: 1947.92, uitkering: 1731.51 },
  },
  {
    title: 'Zelfstandige, samenwonend, na een jaar met gelijkstelling: 51,93 in plaats van 46,45 euro',
    source: 'RSVZ, uitkering voor arbeidsongeschiktheid (november 2023)',
    derivation: '46,45 × 26 = 1.207,70 in het eerste jaar; 51,93 × 26 = 1.350,18 erna, zonder inhouding.',
    input: { situatie: 'ziekte', statuut: 'zelfstandige', gezin: 'partnerMetInkomen', gelijkstelling: true },
    today: '2023-12-01',
    expect: { bruto: 1207.7, naEenJaar: 1350.18 },
  },
  {
    title: 'Zelfstandige die stopt door economische moeilijkheden: overbruggingsrecht, een jaar lang',
    source: 'Wet van 22 december 2016, art. 7 en 10 (bedragen van juli 2021)',
    derivation: '1.646,38 per maand met gezinslast, aan de spilindex 147,31; hoogstens twaalf maanden.',
    input: { statuut: 'zelfstandige', gezin: 'partnerZonderInkomen', gewerkt: 8 },
    today: '2021-08-01',
    expect: { uitkering: 1646.38, maandenRecht: 12, naEenJaar: 0 },
  },
]
