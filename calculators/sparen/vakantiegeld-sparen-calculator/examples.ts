import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Enkel vakantiegeld voor 10 van de 22 werkdagen op 2.630 euro',
    source: 'Deloitte, enkel vakantiegeld',
    input: { maandloon: 2630, vakantiedagen: 10, werkdagen: 22 },
    expect: { enkelVakantiegeld: 1195.45 },
  },
  {
    title: 'Dubbel vakantiegeld op 3.000 euro in 2026',
    source: 'Bijlage III KB/WIB 92, schaal 2026',
    input: { maandloon: 3000 },
    expect: {
      bruto: 2760,
      rsz: 333.29,
      belastbaar: 2426.71,
      tarief: 36.34,
      bedrijfsvoorheffing: 881.87,
      netto: 1544.84,
    },
  },
  {
    title: 'Een vakantie van 2.000 euro, met 617,94 euro uit het vakantiegeld',
    source: 'Eigen afleiding',
    derivation:
      '40 % van 1.544,84 is 617,936, met de verdeling op de cent 617,94. Er ontbreekt 1.382,06. Gedeeld door 12 maanden en naar boven: 115,18.',
    input: { maandloon: 3000, vakantiebudget: 2000, maandenTotVakantie: 12, deelVakantie: 40 },
    expect: { voorVakantie: 617.94, tekort: 1382.06, maandbedrag: 115.18 },
  },
  {
    title: 'In dienst sinds 1 april, 2.000 euro per maand: 9/12 van 92 %',
    source: 'Securex, Hoe wordt het vakantiegeld van de bedienden berekend? (2020)',
    input: { maandloon: 2000, gewerkteMaanden: 9 },
    expect: { bruto: 1380 },
  },
  {
    title: 'Vier maanden gewerkt aan 3.000 euro: 920 euro bruto',
    source: 'De Tijd, Hoe wordt uw vakantiegeld berekend en belast?',
    input: { maandloon: 3000, gewerkteMaanden: 4 },
    expect: { bruto: 920 },
  },
  {
    title: 'Arbeider: 14,33744 % van het loon aan 108 % is belastbaar, 11,00829 % netto',
    source: 'Le Soir Références, Le pécule de vacances des ouvriers (7 december 2009)',
    derivation:
      '9.259,26 × 108 % = 10.000. Bruto 1.538,00; RSZ 13,07 % van 680 = 88,88; solidariteit 15,38; belastbaar 1.433,74; min 23,22 % (332,91) = 1.100,83.',
    input: { statuut: 'arbeider', jaarloon: 9259.26 },
    today: '2010-05-15',
    expect: { bruto: 1538, rsz: 88.88, solidariteit: 15.38, belastbaar: 1433.74, tarief: 23.22, netto: 1100.83 },
  },
  {
    title: 'Dubbel vakantiegeld op 4.000 euro in 2026',
    source: 'Bijlage III KB/WIB 92, schaal 2026',
    derivation:
      '92 % = 3.680. RSZ 13,07 % van 3.400 = 444,38. Belastbaar 3.235,62. Jaarloon na RSZ 41.726,40: 42,39 %, dus 1.371,58. Netto 1.864,04.',
    input: { maandloon: 4000 },
    expect: { bruto: 3680, rsz: 444.38, tarief: 42.39, bedrijfsvoorheffing: 1371.58, netto: 1864.04 },
  },
  {
    title: 'Vertrekvakantiegeld na een vol jaar aan 3.000 euro: 15,34 % van 36.000',
    source: 'Securex, vertrekvakantiegeld (7,67 % + 6,80 % + 0,87 %)',
    derivation:
      '36.000 × 15,34 % = 5.522,40. RSZ 13,07 % op 14,47 % (5.209,20) = 680,84. Belastbaar 4.841,56 aan 36,34 % = 1.759,42. Netto 3.082,14.',
    input: { maandloon: 3000, vertrek: true },
    expect: { bruto: 5522.4, rsz: 680.84, belastbaar: 4841.56, bedrijfsvoorheffing: 1759.42, netto: 3082.14 },
  },
  {
    title: 'Nu halftijds aan 1.500 euro, vorig jaar voltijds: vakantiegeld van een voltijds jaar',
    source: 'Eigen afleiding',
    derivation: '1.500 × 92 % × 100/50 = 2.760.',
    input: { maandloon: 1500, tewerkstellingNu: 50, tewerkstellingVorigJaar: 100 },
    expect: { bruto: 2760 },
  },
  {
    title: 'Arbeider met 5.400 euro jaarloon: 896,96 euro bruto, 692,67 euro netto',
    source: 'Sectorale vakantiekas LJU, voorbeeld van de berekening van het vakantiegeld',
    input: { statuut: 'arbeider', jaarloon: 5400 },
    expect: {
      bruto: 896.96,
      rsz: 51.83,
      solidariteit: 8.97,
      belastbaar: 836.16,
      tarief: 17.16,
      bedrijfsvoorheffing: 143.48,
      netto: 692.67,
    },
    tolerance: 0.011,
    note: 'De bron kapt 143,485 af; wij ronden af op 143,49.',
  },
  {
    title: 'Heel het vakantiegeld gaat eerst naar de vakantie: er ontbreekt 455,16 euro',
    source: 'Eigen afleiding',
    derivation: '2.000 − 1.544,84 = 455,16. Gedeeld door 12 maanden en naar boven: 37,93.',
    input: { maandloon: 3000, vakantiebudget: 2000, maandenTotVakantie: 12 },
    today: '2026-11-15',
    expect: { netto: 1544.84, voorVakantie: 1544.84, tekort: 455.16, maandbedrag: 37.93, over: 0 },
  },
  {
    title: 'Arbeider: het deel dat het loon vervangt, is geen vakantiegeld om uit te geven',
    source: 'Eigen afleiding, op het voorbeeld van de sectorale vakantiekas LJU',
    derivation:
      '5.400 × 108 % × 8 % = 466,56 enkel. Min 1 % solidariteit en 17,16 % voorheffing: 466,56 × 0,99 × 0,8284 = 382,63. Netto 692,67 − 382,63 = 310,04 vrij. Vakantie van 1.000: 689,96 te kort, 57,50 per maand.',
    input: { statuut: 'arbeider', jaarloon: 5400, vakantiebudget: 1000, maandenTotVakantie: 12 },
    expect: { enkelVakantiegeld: 466.56, loonvervanging: 382.63, vrij: 310.04, tekort: 689.96, maandbedrag: 57.5 },
    tolerance: 0.011,
    note: 'De bron kapt de voorheffing af; wij ronden af, dus het netto is hier een cent lager.',
  },
  {
    title: 'Vertrek in januari: het vakantiegeld van mei komt te laat en telt niet mee',
    source: 'Eigen afleiding',
    derivation:
      'In november over 2 maanden weg, vakantiegeld in mei: 1.800 ÷ 2 = 900 per maand. Het vakantiegeld blijft over.',
    input: { vakantiebudget: 1800, maandenTotVakantie: 2, maandloon: 3200 },
    today: '2026-11-17',
    expect: { maandbedrag: 900, tekort: 1800, voorVakantie: 0, over: 1569.41 },
  },
  {
    title: 'Vakantiegeld in december, vertrek in januari: dan telt het wel',
    source: 'Eigen afleiding',
    derivation: 'Het vakantiegeld van 1.569,41 komt na 1 maand. 1.800 − 1.569,41 = 230,59 over 2 maanden: 115,30.',
    input: { vakantiebudget: 1800, maandenTotVakantie: 2, maandloon: 3200, betaalmaand: 'december' },
    today: '2026-11-17',
    expect: { maandbedrag: 115.3, tekort: 230.59 },
  },
]
