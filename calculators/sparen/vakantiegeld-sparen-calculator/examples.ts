import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'A57',
    title: 'Maandloon van 3.000 euro en 22 werkdagen: loon en werkgeverslast per dag',
    source: 'Deloitte, provisie voor vakantiedagen',
    input: { maandloon: 3000, werkdagen: 22, werkgeverslast: 35 },
    expect: { dagloon: 136.36, werkgeverslastPerDag: 47.73 },
  },
  {
    row: 'A59',
    title: 'Enkel vakantiegeld voor 10 van de 22 werkdagen op 2.630 euro',
    source: 'Deloitte, enkel vakantiegeld',
    input: { maandloon: 2630, vakantiedagen: 10, werkdagen: 22 },
    expect: { enkelVakantiegeld: 1195.45 },
  },
  {
    row: 'B22',
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
    input: { maandloon: 3000, vakantiebudget: 2000, maandenTotVakantie: 12 },
    expect: { voorVakantie: 617.94, tekort: 1382.06, maandbedrag: 115.18 },
  },
]
