/**
 * Child benefit outside Flanders. The amounts are those of the law, per child and month unless said otherwise; they
 * rise with the spilindex, which kinderbijslag.ts applies.
 */
import { dated, type DatedDetails, type Proof } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const SEEN = '2026-11-15'
const IRISCARE =
  'https://www.irispedia.brussels/fr/prestations-familiales/montants/historique-des-montants/2025-bareme-des-prestations-familiales-dans-le-regime-bruxellois-dallocations-familiales-applicable-a-partir-du-01-fevrier-2025/'
const AVIQ =
  'https://aviqkid.aviq.be/%2FDocuments%2Fassets%2Fmontants%2FBar%C3%A8me%20au%201er%20f%C3%A9vrier%202025.pdf'
const table = (url: string, says: string): Proof => ({ url, says, seenOn: SEEN })

const brussel = (article: string): DatedDetails => ({
  source: 'Iriscare, barema van de gezinsbijslag',
  article: `${article} ordonnantie van 25 april 2019`,
  eli: eli.gezinsbijslagBrussel,
  checkedOn: SEEN,
  confidence: 'hoog',
  note: 'Bedrag van de ordonnantie, voor index. Sinds 2026 gelijk voor kinderen van voor en na december 2019.',
})
const wallonie = (article: string): DatedDetails => ({
  source: 'AVIQ, barema van de gezinsbijslag',
  article: `${article} decreet van 8 februari 2018`,
  eli: eli.gezinsbijslagWallonie,
  checkedOn: SEEN,
  confidence: 'hoog',
  note: 'Bedrag van het decreet, voor index.',
})
const federaal = (article: string): DatedDetails => ({
  source: 'AVIQ, barema van de gezinsbijslag',
  article: `${article} Algemene kinderbijslagwet`,
  eli: eli.kinderbijslagwet,
  checkedOn: SEEN,
  confidence: 'hoog',
  note: 'Bedrag van de wet, voor index. Geldt in Wallonië voor kinderen geboren voor 2020.',
})

export const brusselBasis = dated(
  'brusselBasis',
  'Kinderbijslag in Brussel',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: { tot11: 150, vanaf12: 160, hogerOnderwijs: 170 },
      proof: proofIn(
        eli.gezinsbijslagBrussel,
        'art. 7',
        '150 euros pour un enfant bénéficiaire unique; 150 euros de 0 à 11 ans; 160 euros de 12 à 17 ans; 170 euros de 18 à 24 ans inscrit dans l’enseignement supérieur, sinon 160 euros',
        SEEN,
      ),
    },
  ],
  brussel('art. 7'),
)

export const brusselSociaal = dated(
  'brusselSociaal',
  'Sociale toeslag in Brussel',
  'schaal',
  [
    {
      from: '2026-01-01',
      /** Under 12 and older, below the first limit; between the limits one amount. */
      value: {
        een: [40, 50],
        twee: [70, 80],
        tweeAlleen: [80, 90],
        drie: [110, 120],
        drieAlleen: [130, 140],
        tussen: { twee: 25, drie: 72 },
      },
      base: [49.74, 62.17, 99.47, 111.91, 87.04, 161.64, 174.08, 136.77, 149.21, 31.09, 89.52],
      proof: table(
        IRISCARE,
        '0 à 11 ans 49,74 99,47 87,04 161,64 136,77; 12 à 24 ans 62,17 111,91 99,47 174,08 149,21; 31,09 89,52',
      ),
    },
  ],
  brussel('art. 9'),
)

export const brusselJaartoeslag = dated(
  'brusselJaartoeslag',
  'Jaarlijkse toeslag in juli in Brussel',
  'schaal',
  [
    {
      from: '2026-01-01',
      /** Under 6, under 12, older; in higher education. */
      value: { leeftijd: [20, 30, 50], hogerOnderwijs: 80 },
      base: [24.87, 37.3, 62.17, 99.47],
      proof: table(IRISCARE, '0 à 2 ans 24,87; 3 à 5 ans 24,87; 6 à 11 ans 37,30; 99,47; toute autre situation 62,17'),
    },
  ],
  brussel('art. 15'),
)

export const brusselGeboorte = dated(
  'brusselGeboorte',
  'Geboortetoelage in Brussel',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: { eerste: 1_100, volgende: 500 },
      base: [1_367.74, 621.7],
      proof: table(IRISCARE, 'Premier né pour un des parents 1.367,74; toute autre situation 621,70'),
    },
  ],
  brussel('art. 16'),
)

export const wallonieBasis = dated(
  'wallonieBasis',
  'Kinderbijslag in Wallonië voor kinderen geboren vanaf 2020',
  'schaal',
  [
    {
      from: '2020-01-01',
      value: { tot17: 155, vanaf18: 165 },
      proof: proofIn(eli.gezinsbijslagWallonie, 'art. 9', '155 euros jusqu’à dix-huit ans; 165 euros', SEEN),
    },
  ],
  wallonie('art. 9'),
)

/** Below the first limit, between the limits. */
export const wallonieToeslagen = dated(
  'wallonieToeslagen',
  'Sociale toeslagen in Wallonië voor kinderen geboren vanaf 2020',
  'schaal',
  [
    {
      from: '2020-01-01',
      value: { sociaal: [55, 25], alleenstaand: [20, 10], grootGezin: [35, 20] },
      proof: proofIn(
        eli.gezinsbijslagWallonie,
        'art. 11-13',
        '35 euros, 20 euros (trois enfants); 20 euros, 10 euros (famille monoparentale); 55 euros, 25 euros (supplément social)',
        SEEN,
      ),
    },
  ],
  wallonie('art. 11-13'),
)

/** Under 5, 11 and 17 on 31 December of the year before, and older. */
export const wallonieJaartoeslag = dated(
  'wallonieJaartoeslag',
  'Jaarlijkse leeftijdstoeslag in Wallonië voor kinderen geboren vanaf 2020',
  'schaal',
  [
    {
      from: '2020-01-01',
      value: [20, 30, 50, 80],
      base: [24.87, 37.3, 62.17, 99.47],
      proof: table(AVIQ, 'De 0 à 4 ans 24,87, de 5 à 10 ans 37,30, de 11 à 16 ans 62,17, de 17 à 24 ans 99,47'),
    },
  ],
  wallonie('art. 17'),
)

export const wallonieGeboorte = dated(
  'wallonieGeboorte',
  'Geboortepremie in Wallonië',
  'euro',
  [
    {
      from: '2020-01-01',
      value: 1_100,
      proof: proofIn(eli.gezinsbijslagWallonie, 'art. 7', 'Une prime de naissance de 1.100 euros', SEEN),
    },
  ],
  wallonie('art. 7'),
)

/** A child without parents gets this instead of the basic amount; with one parent half of the basic amount more. */
export const wallonieWees = dated(
  'wallonieWees',
  'Kinderbijslag voor een kind zonder ouders in Wallonië',
  'euro per maand',
  [{ from: '2020-01-01', value: 350, base: 435.19, proof: table(AVIQ, 'Par enfant orphelin 435,19') }],
  wallonie('art. 15'),
)

/** The oldest child, the second, each further one. */
export const oudeBasis = dated(
  'oudeBasis',
  'Kinderbijslag van voor de hervorming, per rang',
  'schaal',
  [
    {
      from: '2002-01-01',
      value: [68.42, 126.6, 189.02],
      base: [119.12, 220.41, 329.08],
      proof: table(AVIQ, '1er enfant 119,12, 2ème enfant 220,41, 3ème enfant et les suivants 329,08'),
    },
  ],
  federaal('art. 40'),
)

/** From 6, 12 and 18 years: a first child without supplement, all others. */
export const oudeLeeftijdstoeslag = dated(
  'oudeLeeftijdstoeslag',
  'Leeftijdstoeslag van voor de hervorming',
  'schaal',
  [
    {
      from: '2002-01-01',
      value: { eerste: [11.92, 18.15, 20.92], andere: [23.77, 36.32, 46.18] },
      base: [20.75, 31.6, 36.42, 41.38, 63.23, 80.4],
      proof: table(AVIQ, '1er enfant 20,75 31,60 36,42; 2eme enfant et suivants 41,38 63,23 80,40'),
    },
  ],
  federaal('art. 44'),
)

/** By rank, below the first income limit. */
export const oudeSocialeToeslag = dated(
  'oudeSocialeToeslag',
  'Sociale toeslag van voor de hervorming, per rang',
  'schaal',
  [
    {
      from: '2008-10-01',
      value: { rang: [34.83, 21.59, 3.79], derdeAlleen: 17.41 },
      proof: proofIn(
        eli.kinderbijslagwet,
        'art. 41 en 42bis',
        '34,83 EUR pour le premier enfant; 21,59 EUR pour le deuxième; 3,79 EUR pour le troisième; 17,41 EUR',
        SEEN,
      ),
    },
  ],
  federaal('art. 41 en 42bis'),
)

/** Under 5, 11 and 17 on 31 December of the year before, and older. */
export const oudeJaartoeslag = dated(
  'oudeJaartoeslag',
  'Jaarlijkse leeftijdstoeslag van voor de hervorming',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: { gewoon: [15.16, 32.59, 45.47, 60.63], metToeslag: [20.92, 44.4, 62.16, 83.68] },
      proof: proofIn(
        eli.kinderbijslagwet,
        'art. 44ter',
        '15,16 euros; 32,59 euros; 45,47 euros; 60,63 euros; 20,92 euros; 44,40 euros; 62,16 euros; 83,68 euros',
        SEEN,
      ),
    },
  ],
  federaal('art. 44ter'),
)

export const oudeWees = dated(
  'oudeWees',
  'Kinderbijslag voor een wees van voor de hervorming',
  'euro per maand',
  [
    {
      from: '2002-01-01',
      value: 262.84,
      proof: proofIn(eli.kinderbijslagwet, 'art. 50bis', 'l’orphelin: 262,84 EUR', SEEN),
    },
  ],
  federaal('art. 50bis'),
)

/** Taxable family income a year: below the first limit most is paid, from the second on nothing. */
const PLAFONDS_WALLONIE = proofAt(
  'https://www.camille.be/dossiers/famille-faibles-revenus',
  'Pour la période du 1er juillet 2025 au 30 juin 2026, les plafonds (annuels) s’élèvent à 34.000,47 € et à 54.867,79 €.',
  '2026-11-17',
)

export const kinderbijslagGrenzen = dated(
  'kinderbijslagGrenzen',
  'Inkomensgrenzen van de kinderbijslag in Brussel en Wallonië',
  'schaal',
  [
    {
      from: '2025-02-01',
      value: { brussel: [39_792.84, 57_763.8], wallonie: [33_887.51, 54_685.5] },
      confidence: 'middel',
      leaves: {
        brussel: table(IRISCARE, 'Premier plafond 39.792,84 EUR Deuxième plafond 57.763,80 EUR'),
        wallonie: proofAt(
          'https://www.droitsquotidiens.be/fr/question/ai-je-droit-un-supplement-dallocations-familiales-si-je-vis-seul-avec-mes-enfants-enfant-0',
          'Revenus annuels bruts inférieurs à 33.887,51 EUR; entre 33.887,51 et 54.685,50 EUR',
          '2026-11-19',
        ),
      },
    },
    {
      from: '2025-07-01',
      value: { brussel: [39_792.84, 57_763.8], wallonie: [34_000.47, 54_867.79] },
      leaves: {
        brussel: table(IRISCARE, 'Premier plafond 39.792,84 EUR Deuxième plafond 57.763,80 EUR'),
        wallonie: PLAFONDS_WALLONIE,
      },
    },
    {
      from: '2026-03-01',
      value: { brussel: [40_586.52, 58_915.92], wallonie: [34_000.47, 54_867.79] },
      leaves: {
        brussel: proofAt(
          'https://famiris.brussels/wp-content/uploads/2026/02/2026-03-01-Famiris-montant-allocations-familiales-indexation.pdf',
          'Premier plafond 40.586,52 euro, deuxième plafond 58.915,92 euro',
          '2026-11-17',
          'art. 9 ordonnantie van 25 april 2019',
        ),
        wallonie: PLAFONDS_WALLONIE,
      },
    },
  ],
  {
    source: 'Iriscare en AVIQ, barema van de gezinsbijslag',
    article: 'art. 9 ordonnantie van 25 april 2019; art. 13 decreet van 8 februari 2018',
    eli: eli.gezinsbijslagBrussel,
    checkedOn: SEEN,
    confidence: 'hoog',
    knownTo: '2026-06-30',
    note: 'De Waalse grenzen van juli 2026 en de Brusselse van september 2026 vonden we niet. Wallonië neemt het inkomen van twee jaar terug, Brussel dat van het jaar zelf, nagekeken met de belastinggegevens van twee jaar later (KidsLife en Infino).',
  },
)

export const kindergeldDuitstalig = dated(
  'kindergeldDuitstalig',
  'Kindergeld in de Duitstalige Gemeenschap',
  'schaal',
  [
    {
      from: '2025-01-01',
      value: { basis: 188.89, vanafDerde: 165.4, sociaal: 93.23, geboorte: 1_376.16 },
      source: 'Ministerium der Deutschsprachigen Gemeinschaft, Ostbelgien Familie',
      proof: proofAt(
        'https://ostbelgienfamilie.be/desktopdefault.aspx/tabid-5900/',
        'Basiskindergeld 188,89; ab dem dritten Kind 165,40; Sozialzuschlag 93,23; Geburtsprämie 1.376,16',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Ministerium der Deutschsprachigen Gemeinschaft',
    article: 'art. 8, 17, 19, 30 en 117.3 decreet van 23 april 2018',
    eli: eli.gezinsbijslagDuitstalig,
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    knownTo: '2027-12-31',
    note: 'De basisbedragen van het decreet (157; 137,50; 77,50; 1.144) met dezelfde index geven hetzelfde; van 2025 tot en met 2027 staan ze stil. De jaarlijkse toeslag verviel in 2025 (voor dat jaar gaf art. 117.4 nog 62,55 euro).',
  },
)

/** One parent, both parents. The amounts of the decree times what the birth premium rose since: 1.376,16 ÷ 1.144. */
export const wezenDuitstalig = dated<readonly [een: number, beide: number]>(
  'wezenDuitstalig',
  'Wezentoeslag in de Duitstalige Gemeenschap',
  'euro per maand',
  [
    {
      from: '2025-01-01',
      value: [147.36, 290.51],
      derived: true,
      base: [122.5, 241.5],
      proof: proofIn(
        eli.gezinsbijslagDuitstalig,
        'art. 23 en 25',
        'orphelin de père et de mère 241,50 euros par mois; orphelin de père ou de mère 122,50 euros par mois',
        '2026-11-19',
      ),
    },
  ],
  {
    source: 'Ministerium der Deutschsprachigen Gemeinschaft',
    article: 'art. 20, 23 en 25 decreet van 23 april 2018',
    eli: eli.gezinsbijslagDuitstalig,
    checkedOn: '2026-11-19',
    confidence: 'middel',
    knownTo: '2027-12-31',
    note: 'Basisbedragen van de wet, zelf geïndexeerd zoals de geboortepremie: een cent verschil kan. Een wees krijgt geen sociale toeslag.',
  },
)
