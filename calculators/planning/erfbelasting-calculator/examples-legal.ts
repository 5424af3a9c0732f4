import type { Example } from '#calculators/kernel/example.ts'

/** Who inherits without a will, and what each pays. */
export const legalExamples: readonly Example[] = [
  {
    title: 'Gehuwd met twee kinderen, huis van 400.000 en 240.000 euro van beiden: de helft zit in de erfenis',
    source: 'Eigen afleiding; notaire.be, droits de l’époux survivant: vruchtgebruik op de helft van de gemeenschap',
    derivation:
      'Erfenis 320.000. Partner van 65: vruchtgebruik 32 %, dus 38.400 geld (vrij tot 75.000) en de woning (vrij). Elk kind: 40.800 geld en 68.000 woning in blote eigendom: 40.800 × 3 % + 50.000 × 3 % + 18.000 × 9 % = 1.224 + 1.500 + 1.620 = 4.344.',
    input: { schulden: 0, gewest: 'vlaanderen', leeftijdPartner: 65 },
    expect: {
      nalatenschap: 320000,
      deelPartner: 102400,
      deelKind: 108800,
      belastingPartner: 0,
      belastingKind: 4344,
      erfbelasting: 8688,
    },
  },
  {
    title: 'Kinderloos koppel onder het wettelijk stelsel: de partner krijgt wat van beiden was, de broer niets',
    source: 'Trends, sans testament, qui hérite de vos biens: volle eigendom van het deel in de gemeenschap',
    derivation:
      'Erfenis 320.000, alles in volle eigendom voor de partner. De woning van 200.000 is vrij, van 120.000 geld is 75.000 vrij: 45.000 × 9 % = 4.050.',
    input: { schulden: 0, gewest: 'vlaanderen', nakomelingen: false, broersZussen: 1 },
    expect: { nalatenschap: 320000, deelPartner: 320000, belastingPartner: 4050, erfbelasting: 4050 },
  },
  {
    title:
      'Kinderloos met scheiding van goederen: de partner van 65 heeft het vruchtgebruik, twee zussen de blote eigendom',
    source: 'Trends, sans testament, qui hérite de vos biens: enkel vruchtgebruik bij zuivere scheiding van goederen',
    derivation:
      'Geld van 100.000 van de overledene. Partner 32.000, vrij. Elke zus 34.000: 34.000 × 25 % = 8.500, min de vermindering voor een klein deel van 2.500 × (1 − 34.000 ÷ 75.000) = 1.366,67: 7.133,33.',
    input: {
      schulden: 0,
      gewest: 'vlaanderen',
      nakomelingen: false,
      broersZussen: 2,
      vermogen: 'overledene',
      nalatenschapRoerend: 100000,
      nalatenschapOnroerend: 0,
      nalatenschapGezinswoning: 0,
    },
    expect: { deelPartner: 32000, deelBroerZus: 34000, belastingPartner: 0, belastingBroerZus: 7133.33 },
  },
  {
    title: 'Alleenstaande zonder kinderen: elke ouder een vierde, de broer de helft',
    source: 'Trends, sans testament, qui hérite de vos biens: elk van de ouders een vierde',
    derivation:
      '100.000 geld in Wallonië. Elke ouder 25.000, helemaal vrij. De broer 50.000: 12.500 × 20 % + 12.500 × 25 % + 25.000 × 35 % = 2.500 + 3.125 + 8.750 = 14.375.',
    input: {
      gewest: 'wallonie',
      langstlevende: 'geen',
      nakomelingen: false,
      ouders: 2,
      broersZussen: 1,
      nalatenschapRoerend: 100000,
      nalatenschapOnroerend: 0,
      nalatenschapGezinswoning: 0,
    },
    expect: { deelOuder: 25000, deelBroerZus: 50000, belastingOuder: 0, belastingBroerZus: 14375, erfbelasting: 14375 },
  },
  {
    title: 'Langst leeft, al heeft: de kinderen erven niets van wat van beiden was',
    source: 'Eigen afleiding, art. 2.7.1.0.4 VCF (wat de langstlevende boven de helft krijgt, is belast)',
    derivation: 'Zoals het kinderloze koppel: 45.000 × 9 % = 4.050 voor de partner, niets voor de kinderen.',
    input: { schulden: 0, gewest: 'vlaanderen', verblijving: true },
    expect: { deelPartner: 320000, deelKind: 0, erfbelasting: 4050 },
  },
  {
    title: 'Eén kind erft 100.000 euro: de vaste bedragen gaan er vanzelf af',
    source: 'Vlaamse Codex Fiscaliteit, art. 2.7.3.4.2 (bedragen van 2026)',
    derivation:
      '2.022,60 + 8.090,40 = 10.113. Belast: 89.887. 50.000 × 3 % + 39.887 × 9 % = 1.500 + 3.589,83 = 5.089,83 in plaats van 6.000.',
    input: {
      langstlevende: 'geen',
      aantalKinderen: 1,
      nalatenschapRoerend: 100000,
      nalatenschapOnroerend: 0,
      nalatenschapGezinswoning: 0,
    },
    today: '2026-11-15',
    expect: { erfbelasting: 5089.83, forfait: 10113, nalatenschap: 100000, nettoErfenis: 94910.17 },
  },
  {
    title: 'Hetzelfde met 15.000 euro schulden en begrafenis: dan tellen die',
    source: 'Vlaamse Codex Fiscaliteit, art. 2.7.3.4.2',
    derivation: '100.000 − 15.000 = 85.000. 50.000 × 3 % + 35.000 × 9 % = 4.650.',
    input: {
      langstlevende: 'geen',
      aantalKinderen: 1,
      nalatenschapRoerend: 100000,
      nalatenschapOnroerend: 0,
      nalatenschapGezinswoning: 0,
      schulden: 15000,
    },
    today: '2026-11-15',
    expect: { erfbelasting: 4650, forfait: 0 },
  },
  {
    title: 'Twee kinderen erven 180.000 euro en een huis van 300.000 euro in Vlaanderen, zonder partner',
    source: 'Eigen afleiding (art. 2.7.3.4.2 en 2.7.4.1.1 VCF)',
    derivation:
      'Vaste bedragen 2.022,60 + 8.090,40 = 10.113. Elk kind 84.943,50 roerend: 1.500 + 9 % × 34.943,50 = 4.644,92; en 150.000 onroerend: 1.500 + 9 % × 100.000 = 10.500. Samen 2 × 15.144,92.',
    input: {
      gewest: 'vlaanderen',
      langstlevende: 'geen',
      aantalKinderen: 2,
      nalatenschapRoerend: 180000,
      nalatenschapOnroerend: 300000,
      nalatenschapGezinswoning: 300000,
    },
    today: '2026-11-17',
    expect: { forfait: 10113, erfbelasting: 30289.84, belastingKind: 15144.92 },
  },
  {
    title: 'Een broer erft 100.000 euro in Vlaanderen: de vaste bedragen gaan er vanzelf af',
    source: 'Eigen afleiding (art. 2.7.3.4.2 en 2.7.4.1.1 VCF)',
    derivation: '100.000 − 10.113 = 89.887: 25 % × 35.000 + 30 % × 40.000 + 55 % × 14.887 = 28.937,85.',
    input: {
      gewest: 'vlaanderen',
      langstlevende: 'geen',
      nakomelingen: false,
      broersZussen: 1,
      nalatenschapRoerend: 100000,
      nalatenschapOnroerend: 0,
      nalatenschapGezinswoning: 0,
    },
    today: '2026-11-17',
    expect: { erfbelasting: 28937.85 },
  },
  ...(
    [
      ['brussel', 34250, '20, 25, 30 en 40 % van 12.500, 12.500, 25.000 en 10.000 is 17.125'],
      ['wallonie', 35750, '20 en 25 % van 12.500 en 35 % van 35.000 is 17.875'],
    ] as const
  ).map(([gewest, erfbelasting, each]): Example => ({
    title: `Twee broers erven samen 120.000 euro, ${gewest}`,
    source: 'Eigen afleiding (art. 48 W.Succ.)',
    derivation: `Elk 60.000: ${each}. Maal twee.`,
    input: {
      gewest,
      langstlevende: 'geen',
      nakomelingen: false,
      broersZussen: 2,
      nalatenschapRoerend: 120000,
      nalatenschapOnroerend: 0,
      nalatenschapGezinswoning: 0,
    },
    today: '2026-11-17',
    expect: { erfbelasting },
  })),
  {
    title: 'Wallonië: weduwe van 70 en twee kinderen, gezinswoning van 300.000 en 100.000 euro van de overledene',
    source: 'Eigen afleiding (art. 48, 54, 55quinquies en 60ter W.Succ.)',
    derivation:
      'Vruchtgebruik 24 %: voor de partner zijn de woning en 24.000 geld vrij. Elk kind 114.000 van de woning: 250 + 500 + 5 % × 64.000 = 3.950, en 38.000 daarboven: 36.000 aan 10 % en 2.000 aan 14 % = 3.880; 12.500 vrij aan 1 % = 125. Samen 2 × 7.705.',
    input: {
      gewest: 'wallonie',
      leeftijdPartner: 70,
      aantalKinderen: 2,
      vermogen: 'overledene',
      nalatenschapRoerend: 100000,
      nalatenschapOnroerend: 300000,
      nalatenschapGezinswoning: 300000,
    },
    today: '2026-11-17',
    expect: { vruchtgebruik: 24, belastingPartner: 0, belastingKind: 7705, erfbelasting: 15410 },
  },
]
