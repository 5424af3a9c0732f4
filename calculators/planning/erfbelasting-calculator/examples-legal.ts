import type { Example } from '#calculators/kernel/example.ts'

/** Who inherits without a will, and what each pays. */
export const legalExamples: readonly Example[] = [
  {
    title: 'Gehuwd met twee kinderen, huis van 400.000 en 240.000 euro van beiden: de helft zit in de erfenis',
    source: 'Eigen afleiding; notaire.be, droits de l’époux survivant: vruchtgebruik op de helft van de gemeenschap',
    derivation:
      'Erfenis 320.000. Partner van 65: vruchtgebruik 38 %, dus 45.600 geld (vrij tot 75.000) en de woning (vrij). Elk kind: 37.200 geld en 62.000 woning in blote eigendom: 37.200 × 3 % + 50.000 × 3 % + 12.000 × 9 % = 1.116 + 1.500 + 1.080 = 3.696.',
    input: { schulden: 0, gewest: 'vlaanderen', leeftijdPartner: 65 },
    expect: {
      nalatenschap: 320000,
      deelPartner: 121600,
      deelKind: 99200,
      belastingPartner: 0,
      belastingKind: 3696,
      erfbelasting: 7392,
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
      'Geld van 100.000 van de overledene. Partner 38.000, vrij. Elke zus 31.000: 31.000 × 25 % = 7.750, min de vermindering voor een klein deel van 2.500 × (1 − 31.000 ÷ 75.000) = 1.466,67: 6.283,33.',
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
    expect: { deelPartner: 38000, deelBroerZus: 31000, belastingPartner: 0, belastingBroerZus: 6283.33 },
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
]
