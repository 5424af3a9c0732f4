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
  {
    title: '10.000 euro aan 2,50 % gekapitaliseerd: 250 euro in het eerste jaar, dan rente op 10.250',
    source: 'Triodos, veelgestelde vragen over de termijnrekening',
    derivation: '250,00 + 256,25 = 506,25 bruto na twee jaar; 30 % op de vervaldag is 151,88. Netto 354,37.',
    input: { bedrag: 10000, looptijd: 2, rente: 2.5, uitbetaling: 'gekapitaliseerd' },
    expect: { brutoInterest: 506.25, roerendeVoorheffing: 151.88, nettoInterest: 354.37 },
  },
  {
    title: 'Tien jaar aan 3,25 % bruto is 2,275 % netto; drie jaar aan 2,75 % is 1,925 %',
    source: 'Trends, mei 2023 (CKV)',
    input: { bedrag: 10000, looptijd: 10, rente: 3.25 },
    expect: { nettoRendement: 2.275, nettoInterest: 2275 },
    tolerance: 0.0005,
    note: 'De bron geeft drie cijfers na de komma.',
  },
  {
    title: 'NIBC Direct op één jaar: 4,05 % bruto is 2,835 % netto',
    source: 'Trends, augustus 2023',
    input: { bedrag: 10000, looptijd: 1, rente: 4.05, startdatum: '2023-08-28' },
    today: '2023-08-28',
    expect: { nettoRendement: 2.835, nettoInterest: 283.5 },
    tolerance: 0.0005,
    note: 'De bron geeft drie cijfers na de komma.',
  },
  {
    title: 'Achttien maanden aan 2 %: 300 euro bruto, 210 euro netto',
    source: 'Eigen afleiding',
    derivation: '200 na een jaar en 10.000 × 2 % × 6/12 = 100 op het einde. Min 60 en 30 roerende voorheffing.',
    input: { bedrag: 10000, looptijd: 1, extraMaanden: 6, rente: 2, startdatum: '2026-11-15' },
    expect: { brutoInterest: 300, roerendeVoorheffing: 90, nettoInterest: 210, einddatum: '2028-05-15' },
  },
  {
    title: '10.000 euro op 60 maanden aan 2,40 %: 10.840 euro netto, 1,68 % per jaar',
    source: 'Europabank, simulator van de termijnrekening',
    input: { bedrag: 10000, looptijd: 5, rente: 2.4 },
    expect: { brutoInterest: 1200, eindbedrag: 10840, nettoRendement: 1.68 },
  },
]
