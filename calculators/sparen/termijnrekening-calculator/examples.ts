import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'NIBC vijf jaar aan 2,80 % bruto is 1,96 % netto',
    source: 'Trends, januari 2025',
    input: { bedrag: 10000, looptijd: 5, rente: 2.8, uitbetaling: 'jaarlijks' },
    expect: { nettoRendement: 1.96, brutoInterest: 1400, roerendeVoorheffing: 420, nettoInterest: 980 },
  },
  {
    title: 'Drie jaar gekapitaliseerd: de belasting komt op het einde',
    source: 'Eigen afleiding',
    derivation:
      '25.000 × 1,023^3 − 25.000 = 575,00 + 588,23 (588,225 afgerond) + 601,75 = 1.764,98. Min 30 % (529,49) = 1.235,49.',
    input: { bedrag: 25000, looptijd: 3, rente: 2.3, uitbetaling: 'gekapitaliseerd' },
    expect: { brutoInterest: 1764.98, roerendeVoorheffing: 529.49, nettoInterest: 1235.49, eindbedrag: 26235.49 },
  },
  {
    title: 'Eén jaar geeft hetzelfde als een deposito van twaalf maanden',
    source: 'Eigen afleiding',
    derivation: '25.000 × 2,20 % = 550; min 30 % (165) = 385.',
    input: { bedrag: 25000, looptijd: 1, rente: 2.2 },
    expect: { brutoInterest: 550, nettoInterest: 385, nettoRendement: 1.54 },
  },
  {
    title: 'Even goed als een spaarrekening van 1,54 %, zolang de rente binnen de vrijstelling blijft',
    source: 'Eigen afleiding',
    derivation: '385 netto op 25.000 is 1,54 %, en 385 euro spaarrente is vrijgesteld.',
    input: { bedrag: 25000, looptijd: 1, rente: 2.2 },
    expect: { gelijkeSpaarrente: 1.54 },
  },
  {
    title: 'Na zes maanden opvragen met 1 % kost',
    source: 'Eigen afleiding',
    derivation: '10.000 × 3 % × 6/12 = 150; min 30 % (45) en min 1 % van 10.000 (100) = 5,00.',
    input: { bedrag: 10000, looptijd: 2, rente: 3, vervroegdNa: 6, vervroegdeKost: 1 },
    expect: { vervroegdNetto: 5 },
  },
]
