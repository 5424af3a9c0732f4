import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'A9',
    title: 'Een koppel in 2015: tweemaal 1.880 euro vrijgestelde rente',
    source: 'bpost bank, 2015',
    input: { geboortedatum: '2015-01-01', opNaam: 'koppel' },
    today: '2015-01-01',
    expect: { vrijstelling: 3760 },
  },
  {
    title: 'Van geboorte tot 18 jaar zijn 216 stortingen',
    source: 'Eigen afleiding',
    derivation: '18 × 12 = 216. Zonder rente en giften: 216 × 50 = 10.800.',
    input: { geboortedatum: '2026-11-15', perMaand: 50, giften: 0, basisrente: 0, premie: 0 },
    expect: { stortingen: 216, ingelegd: 10800, kapitaal: 10800 },
  },
  {
    title: 'Spaargids: 500 euro per jaar gedurende 18 jaar, zonder rente',
    source: 'Spaargids (mediaan van een enquête van Argenta: 500 euro per jaar)',
    input: { geboortedatum: '2026-11-15', perMaand: 0, giften: 500, basisrente: 0, premie: 0 },
    expect: { ingelegd: 9000, kapitaal: 9000 },
  },
  {
    title: 'Alles in een fonds aan 4,5 % na kosten',
    source: 'Eigen afleiding',
    derivation: 'i = 1,045^(1/12) − 1 = 0,3675 %; 100 × ((1,045^18 − 1)/i) = 100 × (1,208479/0,00367481) = 32.885,5.',
    input: { geboortedatum: '2026-11-15', perMaand: 100, giften: 0, fonds: 100, rendementFonds: 5, kostFonds: 0.5 },
    expect: { kapitaal: 32885.5 },
    tolerance: 1,
    note: 'De afleiding rondt de maandrente af.',
  },
  {
    title: '500 euro per jaar aan 0,11 %: ongeveer 94,50 euro rente na 18 jaar',
    source: 'HLN/Spaargids, 20 augustus 2019',
    derivation: '500 × (1,0011 + 1,0011² + … + 1,0011^18) − 9.000 = 94,64.',
    input: {
      geboortedatum: '2019-08-20',
      perMaand: 0,
      giften: 500,
      giftenMoment: 'begin',
      basisrente: 0.01,
      premie: 0.1,
    },
    today: '2019-08-20',
    expect: { ingelegd: 9000, opbrengst: 94.5 },
    tolerance: 0.2,
    note: 'De bron rondt af; de volle berekening geeft 94,64.',
  },
  {
    title: 'Boven de vrijstelling van het kind gaat er 15 % af',
    source: 'Eigen afleiding',
    derivation:
      '100.000 aan 1,5 % is 1.500 rente in het eerste jaar. Min 1.020 = 480, aan 15 % is dat 72,00. Na één jaar staat er 101.428,00.',
    input: {
      geboortedatum: '2014-11-15',
      totLeeftijd: 13,
      startbedrag: 100000,
      perMaand: 0,
      giften: 0,
      basisrente: 1,
      premie: 0.5,
    },
    today: '2026-11-15',
    expect: { belasting: 72, kapitaal: 101428 },
  },
  {
    title: 'De laatste twaalf stortingen krijgen enkel basisrente',
    source: 'Eigen afleiding naar art. 2 KB/WIB 92',
    derivation:
      'Van 12 tot 14 jaar 24 keer 100, zonder basisrente en met 2 % premie: de eerste 12 stortingen staan een vol jaar. 12 × 102 + 12 × 100 = 2.424.',
    input: {
      geboortedatum: '2014-11-15',
      totLeeftijd: 14,
      perMaand: 100,
      giften: 0,
      basisrente: 0,
      premie: 2,
    },
    today: '2026-11-15',
    expect: { stortingen: 24, kapitaal: 2424 },
  },
]
