import type { Example } from '#calculators/kernel/example.ts'

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
  {
    title: 'Verbroken na drie van de tien jaar, rente 2,60 % gestegen: 1.820 euro wederbelegging en 1 % dossierkosten',
    source: 'Triodos Bank (triodos.be), kosten bij opvraging van een termijnrekening voor het einde',
    derivation: '10.000 × 2,60 % × 7 jaar = 1.820. Dossierkosten 10.000 × 1 % = 100, onder het maximum van 250.',
    note: 'De bank verdisconteert de 1.820 euro daarna nog tot 1.648,87 euro; dat doen we niet.',
    input: {
      bedrag: 10000,
      looptijd: 10,
      rente: 0.5,
      startdatum: '2020-03-01',
      vervroegdNa: 36,
      vervroegdeKost: 1,
      vervroegdeKostMaximum: 250,
      renteverschil: 2.6,
    },
    expect: { wederbelegging: 1820, vervroegdeKosten: 1920 },
  },
  {
    title: 'Dossierkosten van 1 % op 40.000 euro: niet meer dan 250 euro',
    source: 'Triodos Bank (triodos.be), kosten bij opvraging van een termijnrekening voor het einde',
    derivation: '40.000 × 1 % = 400, begrensd op 250. De rente is niet gestegen: geen vergoeding voor wederbelegging.',
    input: { bedrag: 40000, looptijd: 3, vervroegdNa: 12, vervroegdeKost: 1, vervroegdeKostMaximum: 250 },
    expect: { vervroegdeKosten: 250, wederbelegging: 0 },
  },
  {
    title: '25.000 euro, na 5,5 van de 10 jaar gestopt, rente van 1,95 % naar 2,25 %: 337,50 euro kosten',
    source: 'Nationale-Nederlanden (nn.nl), rekenvoorbeeld bij eerder stoppen van je deposito',
    derivation: '0,30 % × 25.000 × 4,5 jaar = 337,50.',
    input: {
      bedrag: 25000,
      looptijd: 10,
      rente: 1.95,
      vervroegdNa: 66,
      vervroegdeKost: 0,
      renteverschil: 0.3,
    },
    expect: { vervroegdeKosten: 337.5 },
  },
  {
    title: 'Drie jaar aan 2,30 % tegen een spaarrekening van 0,30 % + 0,20 %: 831,10 euro meer',
    source: 'Eigen afleiding',
    derivation:
      '25.000 × 2,30 % × 3 = 1.725, min 30 % = 1.207,50. Spaarrekening vanaf 15/11/2026: basisrente 9,66 in 2026, 75,03 in 2027, 75,40 in 2028 en 66,02 tot 15/11/2029; drie premies van 50,00 en 0,29 premie op bijgeschreven rente: samen 376,40. Verschil 831,10.',
    input: { bedrag: 25000, looptijd: 3, rente: 2.3, basisrente: 0.3, premie: 0.2 },
    expect: { nettoInterest: 1207.5, spaarrekening: 25376.4, verschil: 831.1 },
  },
  {
    title: 'Een ladder van drie jaar met eigen rentes is een antwoord op zich',
    source: 'Eigen afleiding',
    derivation:
      'Drie delen van 10.000: 1 jaar aan 2 % is 140 netto, 2 jaar aan 2,2 % is 308, 3 jaar aan 2,5 % is 525. Samen 973. Spaarrekening aan 1 %, rente bijgeschreven op 1 januari: 100,12 + 201,15 + 303,13 = 604,40. Verschil 368,60.',
    input: {
      bedrag: 30000,
      ladder: '3',
      ladderRentes: [
        { jaren: 1, rente: 2 },
        { jaren: 2, rente: 2.2 },
        { jaren: 3, rente: 2.5 },
      ],
      basisrente: 1,
      premie: 0,
      startdatum: '2026-11-15',
    },
    expect: { ladderNetto: 973, ladderVerschil: 368.6, ladderEersteVrij: '2027-11-15' },
  },
  {
    title: 'Zeven jaar volgt de rente op zeven jaar, niet die op drie jaar',
    source: 'Eigen afleiding, met de rentes van onze lijst',
    derivation:
      'Zeven jaar, 25.000 euro: Keytrade 2,08 % (5.000 tot 50.000) en Crelan 1,50 %, midden 1,79 %. 25.000 × 1,79 % = 447,50 per jaar, min 134,25, zeven keer: 2.192,75.',
    input: { bedrag: 25000, looptijd: 7 },
    today: '2026-11-17',
    expect: { gebruikteRente: 1.79, nettoInterest: 2192.75 },
  },
  {
    title: 'Een ladder van drie jaar met eigen rentes: het totaal is de som van de sporten',
    source: 'Eigen afleiding',
    derivation:
      '10.000 per sport aan 2, 2,2 en 2,4 %. Bruto 200 + 440 + 720 = 1.360, voorheffing 30 % = 408, netto 952.',
    input: {
      bedrag: 30000,
      ladder: '3',
      ladderRentes: [
        { jaren: 1, rente: 2 },
        { jaren: 2, rente: 2.2 },
        { jaren: 3, rente: 2.4 },
      ],
    },
    today: '2026-11-17',
    expect: { ladderNetto: 952, ladderVoorheffing: 408 },
  },
  {
    title: 'Een ladder met je eigen rente op drie jaar: de derde sport rekent ermee',
    source: 'Eigen afleiding',
    derivation:
      'Drie delen van 10.000. 1 jaar aan 2 % = 200, 2 jaar aan 2,2 % = 440, 3 jaar aan de ingevulde 2,8 % = 840: bruto 1.480, voorheffing 444, netto 1.036.',
    input: {
      bedrag: 30000,
      looptijd: 3,
      rente: 2.8,
      ladder: '3',
      ladderRentes: [
        { jaren: 1, rente: 2 },
        { jaren: 2, rente: 2.2 },
      ],
    },
    expect: { ladderNetto: 1036, ladderVoorheffing: 444 },
  },
]
