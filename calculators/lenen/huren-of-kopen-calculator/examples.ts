import type { Example } from '#calculators/example.ts'

const still = {
  prijsstijging: 0,
  huurstijging: 0,
  rendement: 0,
  onderhoud: 0,
  grondlasten: 0,
  brandverzekering: 0,
  verkoopkost: 0,
  inflatie: 0,
}

export const examples: readonly Example[] = [
  {
    title: 'Zonder rente, groei en rendement telt alleen wie het minst uitgaf',
    source: 'Eigen afleiding',
    derivation:
      'Met 500.000 eigen geld en een prijs van 200.000 is er geen lening. De huurder betaalt 10 × 12 × 800 = 96.000 en houdt 500.000 − 0 (de koper belegt elk jaar 9.600). Koper: 200.000 + 500.000 − 200.000 − kosten + 96.000. Verschil = 96.000 − kosten.',
    input: { ...still, prijs: 200000, huur: 800, eigenGeld: 500000, horizon: 10, rente: 0 },
    expect: { lening: 0, maandlast: 0, vermogenHuurder: 500000, kostHuurder: 9600 },
  },
  {
    title: 'Wie niets leent, betaalt enkel onderhoud, grondlasten en verzekering',
    source: 'Eigen afleiding',
    derivation:
      '100.000 × 1 % onderhoud + 1.000 grondlasten + 250 brandverzekering = 2.250 in het eerste jaar. De huur is 12 × 500 = 6.000.',
    input: {
      ...still,
      prijs: 100000,
      huur: 500,
      eigenGeld: 200000,
      horizon: 20,
      onderhoud: 1,
      grondlasten: 1000,
      brandverzekering: 250,
    },
    expect: { lening: 0, kostKoper: 2250, kostHuurder: 6000, vermogenHuurder: 200000 },
  },
  {
    title: 'Een huur van 0 euro: kopen wint nooit',
    source: 'Eigen afleiding',
    derivation: 'Wie gratis woont en het verschil opzijzet, blijft altijd voor zolang de woning niet in waarde stijgt.',
    input: { ...still, prijs: 200000, huur: 0, eigenGeld: 300000, horizon: 15 },
    expect: { kantelpunt: null, vermogenHuurder: 300000 },
  },
]
