import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: '200 euro aan het begin van elke maand, met 500 euro als start, aan 6 % nominaal',
    source: 'Eigen afleiding naar de formule van FV in rekenbladen',
    derivation: '500 × 1,005^12 + 200 × (1,005^12 − 1)/0,005 × 1,005 = 530,84 + 2.479,45 = 3.010,29.',
    input: { startbedrag: 500, inleg: 200, rente: 6, duur: 1, bijschrijving: 'maand', inlegMoment: 'begin' },
    expect: { eindkapitaal: 3010.29 },
  },
  {
    title: 'Excel FV(1%; 12; −1000): een jaar lang 1.000 per maand aan 12 % nominaal',
    source: 'Microsoft, documentatie van de functie FV',
    input: { startbedrag: 0, inleg: 1000, rente: 12, duur: 1, bijschrijving: 'maand', inlegMoment: 'einde' },
    expect: { eindkapitaal: 12682.5 },
  },
  {
    title: 'Excel EFFECT(5,25 %; 4): 5,3543 % effectief',
    source: 'Microsoft, documentatie van de functie EFFECT',
    input: { rente: 5.25, bijschrijving: 'kwartaal' },
    expect: { effectieveRente: 5.3543 },
    tolerance: 0.00005,
    note: 'De bron geeft vier cijfers na de komma.',
  },
  {
    title: 'Tien jaar 100 per maand met 100 als start aan 5 % nominaal per maand',
    source: 'numpy-financial, documentatie van fv',
    input: { startbedrag: 100, inleg: 100, rente: 5, duur: 10, bijschrijving: 'maand' },
    expect: { eindkapitaal: 15692.93 },
  },
  {
    title: 'Rente gezocht: 10.000 wordt 11.000 in 8 jaar',
    source: 'Microsoft, documentatie van de functie RRI (96 maanden, 0,0993 % per maand)',
    derivation: '1,1^(1/8) − 1 = 1,1985 % per jaar; per maand 0,0993 %.',
    input: { zoek: 'rente', startbedrag: 10000, inleg: 0, duur: 8, eindkapitaal: 11000 },
    expect: { rente: 1.1985 },
    tolerance: 0.0001,
    note: 'Vier cijfers na de komma.',
  },
  {
    title: 'Tijd gezocht: verdubbelen aan 4 % duurt 17,67 jaar',
    source: 'Eigen afleiding',
    derivation: 'ln 2 ÷ ln 1,04 = 17,673.',
    input: { zoek: 'tijd', startbedrag: 5000, inleg: 0, rente: 4, eindkapitaal: 10000 },
    expect: { tijd: 17.673, verdubbelingstijd: 17.673 },
  },
]
