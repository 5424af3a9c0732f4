import type { Example } from '#calculators/example.ts'

const CENTS =
  'De afleiding rekent zonder tussentijdse afronding; wij ronden rente en betaling elke maand af op de cent.'

export const examples: readonly Example[] = [
  {
    title: 'Alleen het minimum: 1.500 euro aan 14,5 %, 6 % van het saldo en minstens 25 euro',
    source: 'Eigen afleiding',
    derivation:
      'Maandrente 1,145^(1/12) − 1. Elke maand: saldo × (1 + rente) − max(25; 6 % van het saldo). Na 44 maanden op nul, samen 1.796,94 betaald.',
    input: { saldo: 1500, jkp: 14.5, betaling: 'minimum', minimumPercentage: 6, minimumBedrag: 25 },
    expect: { maanden: 44, totaalBetaald: 1796.94 },
    tolerance: 0.05,
    note: CENTS,
  },
  {
    title: 'Alleen het minimum: 1.000 euro aan 16,5 %',
    source: 'Eigen afleiding',
    derivation: 'Zelfde werkwijze: 37 maanden, samen 1.210,77 betaald.',
    input: { saldo: 1000, jkp: 16.5, betaling: 'minimum', minimumPercentage: 6, minimumBedrag: 25 },
    expect: { maanden: 37, totaalBetaald: 1210.77 },
    tolerance: 0.05,
    note: CENTS,
  },
  {
    title: 'Een achttiende per maand tegenover 100 euro: 1.500 euro aan 16 %',
    source: 'Eigen afleiding',
    derivation:
      'Met 1/18 en minstens 25 euro: 48 maanden en 360,93 rente. Met 100 euro vast: 17 maanden en 170,74 rente.',
    input: { saldo: 1500, jkp: 16, betaling: 'vast', bedrag: 100, minimumPercentage: 5.5556, minimumBedrag: 25 },
    expect: { maanden: 17, totaleRente: 170.74, maandenMinimum: 48, renteMinimum: 360.93 },
    tolerance: 0.05,
    note: CENTS,
  },
  {
    title: 'Uitgestelde betaling: geen rente',
    source: 'FOD Economie, soorten kaarten',
    input: { kaart: 'uitgesteld', saldo: 800, jaarbijdrage: 24 },
    expect: { totaleRente: 0, totaalBetaald: 800, totaleKost: 24 },
  },
]
