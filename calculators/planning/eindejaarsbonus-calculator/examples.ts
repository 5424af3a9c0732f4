import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'A61',
    title: 'PC 111: uurloon van 12,3425 euro maal 165 uren',
    source: 'Securex, 2017',
    input: { paritairComite: 'metaal', statuut: 'arbeider', uurloon: 12.3425 },
    expect: { bruto: 2036.51 },
  },
  {
    row: 'B20',
    title: 'Maandloon en premie van 3.000 euro in 2026',
    source: 'Bijlage III KB/WIB 92, schaal 2026',
    input: { maandloon: 3000 },
    expect: { rsz: 392.1, tarief: 40.38, bedrijfsvoorheffing: 1053.07, netto: 1554.83 },
  },
  {
    row: '28',
    title: 'In dienst op 1 april: negen twaalfden van 3.000 euro',
    source: 'Trends 2016; Le Vif december 2021',
    input: { maandloon: 3000, gewerkteMaanden: 9 },
    expect: { bruto: 2250 },
  },
  {
    title: 'Elektricien met 30.788,32 euro brutojaarloon, betaald door het sectorfonds',
    source: 'Volta, rekenvoorbeeld eindejaarspremie PC 149.01',
    input: { paritairComite: 'elektro', statuut: 'arbeider', jaarloon: 30788.32 },
    expect: {
      bruto: 2564.67,
      rsz: 362.02,
      belastbaar: 2202.65,
      tarief: 20,
      bedrijfsvoorheffing: 440.53,
      netto: 1762.12,
    },
  },
  {
    title: 'Bediende met 2.500 euro',
    source: 'Eigen afleiding',
    derivation: 'RSZ 326,75. Belastbaar 2.173,25. Jaarloon na RSZ 26.079 geeft 38,36 %: 833,66. Netto 1.339,59.',
    input: { maandloon: 2500 },
    expect: { rsz: 326.75, tarief: 38.36, bedrijfsvoorheffing: 833.66, netto: 1339.59 },
  },
  {
    title: 'Bediende met 4.000 euro',
    source: 'Eigen afleiding',
    derivation: 'RSZ 522,80. Belastbaar 3.477,20. Jaarloon na RSZ 41.726,40 geeft 46,44 %: 1.614,81. Netto 1.862,39.',
    input: { maandloon: 4000 },
    expect: { rsz: 522.8, tarief: 46.44, bedrijfsvoorheffing: 1614.81, netto: 1862.39 },
  },
  {
    title: 'Winstpremie van 920,54 euro bruto',
    source: "SD Worx, in L'Echo van februari 2019",
    input: { paritairComite: 'vrij', premie: 920.54, vorm: 'winstpremie' },
    expect: { bruto: 920.54, netto: 744.21 },
  },
  {
    title: 'Loonbonus cao 90 van 3.000 euro bruto: netto en kost voor de werkgever',
    source: 'Eigen afleiding',
    derivation: '3.000 × (1 - 13,07 %) = 2.607,90 netto. 3.000 × 1,33 = 3.990 kost.',
    input: { paritairComite: 'vrij', premie: 3000, vorm: 'loonbonus' },
    expect: { netto: 2607.9, loonkost: 3990 },
  },
  {
    title: 'Elektricien met meer gelijkgestelde dagen dan een derde van de gewerkte dagen',
    source: 'Eigen afleiding',
    derivation:
      'Regel van Volta: 237 gewerkte dagen, 100 gelijkgesteld, begrensd op 237 ÷ 3 = 79. Coëfficiënt 316 ÷ 237 = 4/3. 24.000 × 4/3 = 32.000; × 8,33 % = 2.665,60.',
    input: {
      paritairComite: 'elektro',
      statuut: 'arbeider',
      jaarloon: 24000,
      gepresteerdeDagen: 237,
      gelijkgesteldeDagen: 100,
    },
    expect: { bruto: 2665.6 },
  },
  {
    title: 'Horeca, zesdagenweek: 26 dagen zijn een twaalfde',
    source: 'Cao eindejaarspremie PC 302 (Group S, 2022)',
    input: { paritairComite: 'horeca', maandloon: 2400, dagenVolJaar: 312, gewerkteDagen: 26 },
    expect: { bruto: 200 },
  },
  {
    title: 'Dezelfde 3.000 euro met de schaal van 2024',
    source: 'Eigen afleiding',
    derivation:
      'Bijlage III KB/WIB 92, 2024. Jaarloon na RSZ 36.000 × 0,8693 = 31.294,80, dus 43,41 %. 2.607,90 × 43,41 % = 1.132,09. Netto 1.475,81.',
    input: { maandloon: 3000 },
    today: '2024-12-15',
    expect: { tarief: 43.41, bedrijfsvoorheffing: 1132.09, netto: 1475.81 },
  },
  {
    title: 'Arbeider met twee kinderen en 2.300 euro in 2026',
    source: 'Eigen afleiding',
    derivation:
      'RSZ 2.300 × 108 % × 13,07 % = 324,66. Belastbaar 1.975,34. Jaarloon na RSZ 12 × 1.975,34 = 23.704,08: schijf van 38,36 %. Vrij voor twee kinderen tot 22.470: niets. Vermindering 20 %: 1.975,34 × 38,36 % × 80 % = 606,19. Netto 1.369,15.',
    input: { maandloon: 2300, statuut: 'arbeider', kinderen: 2 },
    today: '2026-11-15',
    expect: { rsz: 324.66, tarief: 38.36, bedrijfsvoorheffing: 606.19, netto: 1369.15 },
    tolerance: 0.011,
    note: 'Het jaarloon kan een cent schelen door de afronding van de RSZ.',
  },
  {
    title: 'Bediende met 2.500 euro in december 2024',
    source: 'Odoo, loonberekening België, dertiende maand van december 2024',
    input: { maandloon: 2500 },
    today: '2024-12-15',
    expect: { rsz: 326.75, belastbaar: 2173.25, tarief: 40.38, bedrijfsvoorheffing: 877.56 },
  },
]
