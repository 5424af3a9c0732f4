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
  {
    title: 'Minimum plus 50 euro: 2.000 euro aan 14,5 %',
    source: 'Eigen afleiding',
    derivation:
      'Elke maand: rente op het saldo, dan max(25; 6 % van het saldo met rente) + 50, telkens op de cent. Na 21 maanden op nul, 210,98 rente. Met alleen het minimum: 50 maanden en 411,99 rente.',
    input: { saldo: 2000, jkp: 14.5, betaling: 'meer', bedrag: 50, minimumPercentage: 6, minimumBedrag: 25 },
    expect: { maanden: 21, totaleRente: 210.98, maandenMinimum: 50, renteMinimum: 411.99 },
  },
  {
    title: 'Elke maand 40 euro nieuwe aankopen en 150 euro betalen',
    source: 'Eigen afleiding',
    derivation:
      'De aankopen komen bij het saldo voor de betaling eraf gaat: 15 maanden, 15 × 40 = 600 aankopen, 138,90 rente, samen 1.500 + 600 + 138,90 = 2.238,90.',
    input: { saldo: 1500, jkp: 14.5, bedrag: 150, aankopen: 40 },
    expect: { maanden: 15, totaleRente: 138.9, totaalBetaald: 2238.9 },
  },
  {
    title: 'Rente gedeeld door twaalf: 1.200 euro aan 14,5 %, 100 euro per maand',
    source: 'Eigen afleiding',
    derivation: '14,5 % ÷ 12 = 1,2083 % per maand: 14 maanden en 104,28 rente.',
    input: { saldo: 1200, jkp: 14.5, bedrag: 100, renteomzetting: 'proportioneel' },
    expect: { maanden: 14, totaleRente: 104.28, totaalBetaald: 1304.28 },
  },
  {
    title: 'Nulstelling van een kaart met een lijn van 1.250 euro aan 16,5 %',
    source: 'Koninklijk besluit van 14 september 2016, art. 14; Beroepsvereniging van het Krediet',
    derivation:
      'De volle lijn met rente, elke maand een twaalfde van het saldo en minstens 25 euro: op nul na 33 maanden, onder het plafond van 5 jaar.',
    input: { saldo: 1000, kredietlijn: 1250, jkp: 16.5 },
    expect: { nulstellingMaanden: 33, maxJkp: 16.5 },
  },
  {
    title: 'Kaart met een lijn van 2.500 euro: debetrente 14,06 % en 5 euro per jaar is een JKP van 14,50 %',
    source: 'La Maison du Prêt, representatief voorbeeld Mastercard (19 december 2025), www.lamaisondupret.eu',
    derivation:
      'De hele lijn meteen opgenomen, twaalf keer 208,33 kapitaal met de rente op het saldo, 5 euro bij de start: de wortel van de JKP-vergelijking is 14,4996 %.',
    input: { saldo: 1000, kredietlijn: 2500, debetrente: 14.06, jaarbijdrage: 5, minimumPercentage: 5.6 },
    expect: { jkp: 14.5, maxJkp: 14.5, eersteMinimum: 56.62 },
  },
]
