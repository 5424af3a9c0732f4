/** The figures of roerende-voorheffing.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

export const roerendeVoorheffing = dated(
  'roerendeVoorheffing',
  'Roerende voorheffing, gewoon tarief',
  'tarief',
  [
    { from: '2013-01-01', value: 0.25 },
    { from: '2016-01-01', value: 0.27 },
    { from: '2017-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 269, § 1, 1°', '30 %', '2026-11-15') },
  ],
  { source: 'FOD Financiën', article: 'art. 269, § 1, 1° WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

/** Interest had its own rate until dividends and interest came together in 2013. */
export const voorheffingInterest = dated(
  'voorheffingInterest',
  'Roerende voorheffing op interest, gewoon tarief',
  'tarief',
  [
    { from: '1996-01-01', value: 0.15 },
    {
      from: '2012-01-01',
      value: 0.21,
      source: 'Wet van 28 december 2011 houdende diverse bepalingen',
      note: 'De bijkomende heffing van 4 % op hoge roerende inkomsten van 2012 rekenen we niet. De staatsbon van december 2011 hield 15 %.',
    },
    ...roerendeVoorheffing.rows,
  ],
  { source: 'FOD Financiën', article: 'art. 269 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const voorheffingStaatsbon2023 = dated(
  'voorheffingStaatsbon2023',
  'Roerende voorheffing op de staatsbon op één jaar van september 2023',
  'tarief',
  [{ from: '2023-09-04', value: 0.15, proof: proofIn(eli.wet2023, 'art. 60', '15 p.c.', '2026-11-15') }],
  {
    source: 'Federaal Agentschap van de Schuld; FOD Financiën',
    article: 'art. 269, § 1, 4°/1 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Geldt enkel voor de uitgifte van 4 september 2023. Latere staatsbons: het gewone tarief.',
    eli: eli.wib92,
  },
)

export const voorheffingZorgvastgoed = dated(
  'voorheffingZorgvastgoed',
  'Roerende voorheffing op dividenden van een GVV met zorgvastgoed',
  'tarief',
  [{ from: '2017-01-01', value: 0.15, proof: proofIn(eli.wib92, 'art. 171, 3°quater', '15 pct.', '2026-11-15') }],
  {
    source: 'FOD Financiën',
    article: 'art. 269, § 1, 3° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Enkel als de vennootschap het vereiste deel zorgvastgoed haalt. De vennootschap zelf deelt mee of dat zo is.',
    eli: eli.wib92,
  },
)

/** On the bill that became the programme law of 30 May 2026. */
const REGFOLLOWER =
  'https://regfollower.com/belgium-government-proposes-higher-securities-tax-dividend-withholding-for-smes-in-omnibus-bill'

export const voorheffingVvprBis = dated(
  'voorheffingVvprBis',
  'Roerende voorheffing op VVPR-bis-dividenden vanaf het derde boekjaar',
  'tarief',
  [
    {
      from: '2013-07-01',
      value: 0.15,
      proof: proofIn(
        eli.wib92,
        'art. 269, § 2 (inkomsten 2025)',
        '15 % pour les dividendes … du troisième exercice comptable qui suit celui de l’apport; actions nouvelles à l’occasion de la constitution ou d’une augmentation de capital, émises à partir du 1er juillet 2013',
        '2026-11-19',
      ),
    },
    {
      from: '2026-07-01',
      value: 0.18,
      source: 'Programmawet van 30 mei 2026',
      confidence: 'hoog',
      proof: proofAt(
        REGFOLLOWER,
        'raising dividend withholding rates to 18 % for small companies: liquidation reserve and VVPRbis (DOC 56 1378/001)',
        '2026-11-17',
        'art. 269, § 2 WIB 92',
      ),
      note: 'Gezien in het wetsontwerp en bij twee bronnen van na de stemming.',
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 269, § 2 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Ook voor een vennootschap van vóór juli 2013, op de aandelen van een latere kapitaalverhoging in geld.',
    eli: eli.wib92,
  },
)

export const voorheffingVvprBisTweedeJaar = dated(
  'voorheffingVvprBisTweedeJaar',
  'Roerende voorheffing op VVPR-bis-dividenden van het tweede boekjaar',
  'tarief',
  [{ from: '2013-07-01', value: 0.2, proof: proofIn(eli.wib92, 'art. 171, 3°sexies/1', '20 pct.', '2026-11-15') }],
  {
    source: 'FOD Financiën',
    article: 'art. 269, § 2 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Voor aandelen uit een inbreng van vóór 2026. Latere inbrengen betalen het gewone tarief tot het derde boekjaar.',
    eli: eli.wib92,
  },
)

/** A liquidation reserve from this day on falls under the reform, an older one keeps its rates. */
export const NIEUWE_RESERVE_VANAF = '2025-12-31'

export const heffingLiquidatiereserve = dated(
  'heffingLiquidatiereserve',
  'Heffing bij de aanleg van een liquidatiereserve',
  'tarief',
  [
    {
      from: '2014-10-01',
      value: 0.1,
      proof: proofIn(eli.wib92, 'art. 219quater', 'La cotisation distincte est égale à 10 % de la base', '2026-11-16'),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 219quater WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    eli: eli.wib92,
  },
)

export const voorheffingLiquidatiereserveOud = dated(
  'voorheffingLiquidatiereserveOud',
  'Roerende voorheffing op een liquidatiereserve van vóór 31 december 2025, na vijf jaar',
  'tarief',
  [
    {
      from: '2017-01-01',
      value: 0.05,
      proof: proofIn(eli.programmawet2025, 'art. 33 (art. 269 WIB 92)', '5 p.c.', '2026-11-15'),
    },
  ],
  { source: 'FOD Financiën', article: 'art. 269, § 1, 8° WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

/** A reserve from before the reform: the reform of 2026 leaves it alone, so its rate after three years stays. */
export const voorheffingLiquidatiereserve = dated(
  'voorheffingLiquidatiereserve',
  'Roerende voorheffing op een liquidatiereserve van vóór 31 december 2025, na drie jaar',
  'tarief',
  [
    {
      from: '2025-07-29',
      value: 0.065,
      source: 'Programmawet van 18 juli 2025',
      proof: proofIn(eli.programmawet2025, 'art. 33 (art. 269 WIB 92)', '6,5 p.c.', '2026-11-15'),
    },
  ],
  { source: 'FOD Financiën', article: 'art. 269, § 1, 8° WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const voorheffingLiquidatiereserveNieuw = dated(
  'voorheffingLiquidatiereserveNieuw',
  'Roerende voorheffing op een liquidatiereserve vanaf 31 december 2025, na drie jaar',
  'tarief',
  [
    { from: '2025-07-29', value: 0.065, source: 'Programmawet van 18 juli 2025' },
    {
      from: '2026-07-01',
      value: 0.098,
      source: 'Programmawet van 30 mei 2026',
      confidence: 'hoog',
      proof: proofAt(
        REGFOLLOWER,
        'for distributions made after the mandatory three-year waiting period, the withholding tax rate will increase from 6,5 % to 9,8 % (DOC 56 1378/001)',
        '2026-11-17',
        'art. 269, § 1, 8° WIB 92',
      ),
      note: 'Na drie jaar wachten: ten vroegste eind 2028. Gezien in het wetsontwerp en bij twee bronnen van na de stemming.',
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 269, § 1, 8° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    eli: eli.wib92,
  },
)

export const voorheffingLiquidatiereserveVroeg = dated(
  'voorheffingLiquidatiereserveVroeg',
  'Roerende voorheffing op een liquidatiereserve van vóór 31 december 2025, te vroeg uitgekeerd',
  'tarief',
  [
    {
      from: '2017-01-01',
      value: 0.2,
      proof: proofIn(eli.programmawet2025, 'art. 33 (art. 269 WIB 92)', '20 p.c.', '2026-11-15'),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 269, § 1, 8° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Binnen vijf jaar, sinds 29 juli 2025 binnen drie jaar. Voor latere reserves geldt het gewone tarief.',
  },
)

export const voorheffingAuteursrechten = dated(
  'voorheffingAuteursrechten',
  'Roerende voorheffing op auteursrechten, na aftrek van kosten',
  'tarief',
  [{ from: '2013-01-01', value: 0.15, proof: proofIn(eli.wib92, 'art. 171, 2°bis', '15 pct.', '2026-11-15') }],
  {
    source: 'FOD Financiën',
    article: 'art. 269, § 1, 4° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Tot een jaarlijks plafond, dat de uitbetaler toepast.',
  },
)

/** Savings interest above the exemption, and interest or dividends from which nothing was withheld. */
export const codesRoerendInkomen = dated<{ readonly spaarrente: string; readonly zonderInhouding: string }>(
  'codesRoerendInkomen',
  'Codes in de aangifte voor spaarrente boven de vrijstelling, en voor inkomsten waarop niets is ingehouden',
  'formule',
  [{ from: '2013-01-01', value: { spaarrente: '1151/2151', zonderInhouding: '1444/2444' } }],
  {
    source: 'FOD Financiën, toelichting bij de aangifte',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'De codes kunnen elk jaar wijzigen; we zagen ze niet in de aangifte van dit jaar.',
    url: 'https://financien.belgium.be/nl',
  },
)

export type Bronheffing = { readonly land: string; readonly tarief: number; readonly uitleg: string }

const FRANKRIJK = {
  attest: { land: 'Frankrijk, met attest', tarief: 0.128, uitleg: 'verlaagd aan de bron' },
  zonder: { land: 'Frankrijk, zonder attest', tarief: 0.25, uitleg: 'het verschil kun je terugvragen' },
} satisfies Record<string, Bronheffing>

/** France lowered its rates in steps; what other countries keep today stands with the data, with how to get it back. */
export const bronheffingFrankrijk = dated<Readonly<Record<keyof typeof FRANKRIJK, Bronheffing>>>(
  'bronheffingFrankrijk',
  'Franse bronheffing op dividenden voor een Belgische particulier',
  'schaal',
  [
    {
      from: '2013-01-01',
      value: { attest: { ...FRANKRIJK.attest, tarief: 0.15 }, zonder: { ...FRANKRIJK.zonder, tarief: 0.3 } },
    },
    {
      from: '2018-01-01',
      value: { ...FRANKRIJK, zonder: { ...FRANKRIJK.zonder, tarief: 0.3 } },
      note: 'Frankrijk verlaagde het volle tarief in stappen tot 25 % in 2022.',
    },
    { from: '2020-01-01', value: { ...FRANKRIJK, zonder: { ...FRANKRIJK.zonder, tarief: 0.28 } } },
    { from: '2021-01-01', value: { ...FRANKRIJK, zonder: { ...FRANKRIJK.zonder, tarief: 0.265 } } },
    {
      from: '2022-01-01',
      value: FRANKRIJK,
      base: [0.128, 0.25],
      proof: proofAt(
        'https://taxsummaries.pwc.com/france/corporate/withholding-taxes',
        'dividenden aan een natuurlijke persoon in België: 12,8 %; zonder attest 25 %',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Financiën, dubbelbelastingverdragen',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)

export const fbbFrankrijk = dated(
  'fbbFrankrijk',
  'Forfaitair gedeelte buitenlandse belasting (FBB) op Franse dividenden',
  'tarief',
  [{ from: '2017-06-16', value: 0.15 }],
  {
    source: 'Hof van Cassatie, arresten over het Frans-Belgisch verdrag van 1964',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Geen zekerheid: je vraagt het zelf en dwingt het soms af. Een nieuw verdrag zou het afschaffen.',
  },
)
