import type { Example } from '#calculators/example.ts'

const still = {
  prijsstijging: 0,
  huurstijging: 0,
  rendement: 0,
  onderhoud: 0,
  grondlasten: 0,
  brandverzekering: 0,
  verkoopkost: 0,
  verzekeringHuurder: 0,
  inflatie: 0,
}

export const examples: readonly Example[] = [
  {
    title: 'Zonder rente, groei en rendement telt alleen wie het minst uitgaf',
    source: 'Eigen afleiding',
    derivation:
      'Met 500.000 eigen geld en een prijs van 200.000 is er geen lening. De huurder betaalt 10 × 12 × 800 = 96.000 en houdt 500.000 − 0 (de koper belegt elk jaar 9.600). Koper: 200.000 + 500.000 − 200.000 − kosten + 96.000. Kosten: 2.133 registratie (4.000 − 1.867) en 4.077,21 akte. Verschil = 96.000 − 6.210,21 = 89.789,79.',
    input: { ...still, prijs: 200000, huur: 800, eigenGeld: 500000, horizon: 10, rente: 0 },
    expect: {
      lening: 0,
      maandlast: 0,
      aankoopkosten: 6210.21,
      vermogenHuurder: 500000,
      kostHuurder: 9600,
      verschil: 89789.79,
    },
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
  {
    title: 'Drie jaar met een lening: huren staat nog 14.234,10 euro voor',
    source: 'Eigen afleiding, apart nagerekend',
    derivation:
      'Lening 250.000 + 20.000 − 60.000 = 210.000 aan 3 % op 20 jaar: 1.160,40 per maand. Jaar 1: koper 12 × 1.160,40 + 2.500 + 1.100 = 17.524,80, huurder 10.800 + 150 = 10.950. De huurder belegt telkens het verschil een half jaar lang. Na drie jaar: koper 265.302 × 97 % − 185.843,82 = 71.499,12; huurder 85.733,22.',
    input: {
      prijs: 250000,
      aankoopkosten: 20000,
      eigenGeld: 60000,
      rente: 3,
      looptijd: 20,
      prijsstijging: 2,
      onderhoud: 1,
      grondlasten: 800,
      brandverzekering: 300,
      verkoopkost: 3,
      huur: 900,
      huurstijging: 2,
      verzekeringHuurder: 150,
      rendement: 3,
      inflatie: 2,
      horizon: 3,
    },
    expect: {
      lening: 210000,
      maandlast: 1160.4,
      kostKoper: 17524.8,
      vermogenKoper: 71499.12,
      vermogenHuurder: 85733.22,
      verschil: -14234.1,
    },
  },
  {
    title: 'Koppel in een centrumstad: woning van 348.064 euro, 80 % geleend op 25 jaar',
    source: 'Het Laatste Nieuws en Spaargids, een huis huren of kopen (januari 2023)',
    input: {
      prijs: 348064,
      aankoopkosten: 21873,
      eigenGeld: 91486,
      rente: 3.44,
      looptijd: 25,
      grondlasten: 912,
    },
    expect: { lening: 278451, maandlast: 1377, aankoopkosten: 21873 },
    tolerance: 0.5,
    note: 'De bron rondt de maandlast af op de euro. Kosten van aankoop en krediet zijn die van de bron: 14.977 en 6.896.',
  },
]
