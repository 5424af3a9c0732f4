/** The figures of uitkeringen.ts, by date. */
import { roundCents, roundTo } from '#finance/money.ts'
import { after } from '#rules/kernel/indexed.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel, proofAt } from '#rules/kernel/sources.ts'
import { bySpil, timesIndex } from '#rules/kernel/spil.ts'

export type Status = 'bediende' | 'arbeider' | 'zelfstandige' | 'ambtenaar'

export type Household = 'gezinslast' | 'alleenstaand' | 'samenwonend'

/** Benefits are paid six days a week: 26 days in a full month. */
export const UITKERINGSDAGEN = 26

const INDEXED = 'Afgeleid: het basisbedrag van de wet maal de index.'

const kb1996 = 'besluit/1996/07/03/1996022344'
const kb1991 = 'besluit/1991/11/25/1991013192'
/** Ziekte en moederschap van zelfstandigen. */
const kb1971 = 'besluit/1971/07/20/1971072008'

export const ziektePercentage = dated(
  'ziektePercentage',
  'Ziekte-uitkering van een werknemer in het eerste jaar, deel van het brutoloon',
  'tarief',
  [
    {
      from: '2009-01-01',
      value: 0.6,
      proof: { eli: kb1996, article: 'art. 211, § 1', says: '60 p.c.', seenOn: '2026-11-15' },
    },
  ],
  {
    source: 'RIZIV',
    article: 'art. 87 wet van 14 juli 1994; art. 211 KB van 3 juli 1996',
    eli: kb1996,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/** The wage above which sickness, maternity and birth leave pay no more, before the index. */
const LOONGRENS = {
  from: '2024-01-01',
  base: 105.1873,
  proof: { eli: kb1996, article: 'art. 212', says: '105,1873 euro', seenOn: '2026-11-15' },
} as const

export const ziekteLoongrens = dated(
  'ziekteLoongrens',
  'Hoogste dagloon voor ziekte, invaliditeit, moederschap en geboorteverlof',
  'euro',
  bySpil([LOONGRENS], '103,14', (base, coefficient) => roundTo(base * coefficient, 4)),
  {
    source: 'RIZIV',
    article: 'art. 212 KB van 3 juli 1996',
    eli: kb1996,
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: INDEXED,
  },
)

export const ziekteMaximum = dated(
  'ziekteMaximum',
  'Hoogste ziekte-uitkering van een werknemer per dag',
  'euro',
  after(
    [
      { from: '2023-01-01', value: 102.42 },
      { from: '2023-11-01', value: 104.47, derived: true },
      // The amounts of May 2024 to March 2026 follow from the power itself, without the four decimals of the coefficient.
    ],
    bySpil([LOONGRENS], '103,14', (base, _, steps) => roundCents(base * 0.6 * 1.02 ** steps)),
  ),
  {
    source: 'RIZIV, maximumbedragen primaire ongeschiktheid',
    article: 'art. 211 en 212 KB van 3 juli 1996',
    eli: kb1996,
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Voor wie ziek wordt sinds 1 januari 2024: 60 % van het hoogste dagloon.',
  },
)

/** For a regular worker. In the first six months nobody gets more than the own wage. */
export const ziekteMinimum = dated<Readonly<Record<Household, number>>>(
  'ziekteMinimum',
  'Laagste ziekte-uitkering van een werknemer per dag',
  'schaal',
  bySpil(
    [
      {
        from: '2021-01-01',
        base: { gezinslast: 43.4679, alleenstaand: 34.7853, samenwonend: 29.8258 },
        proof: {
          url: 'https://www.riziv.fgov.be/webprd/docleg/sp/54091-893?1&tmpl=kartlis&OIDN=1500457&-CLAN=NL&-DTRF=14/06/2021&-VIEW=',
          article: 'art. 214, § 1',
          says: '43,4679; 34,7853; 29,8258 euro',
          seenOn: '2026-11-15',
        },
      },
      {
        from: '2022-12-01',
        base: { gezinslast: 44.5569, alleenstaand: 35.4809, samenwonend: 30.4223 },
        note: 'Teruggerekend uit de bedragen van december 2022.',
      },
      {
        from: '2023-07-01',
        base: { gezinslast: 45.6685, alleenstaand: 36.1906, samenwonend: 31.0307 },
        proof: { eli: kb1996, article: 'art. 214, § 1', says: '45,6685; 36,1906; 31,0307 euro', seenOn: '2026-11-15' },
      },
    ],
    '103,14',
    timesIndex,
  ),
  {
    source: 'RIZIV',
    article: 'art. 214 KB van 3 juli 1996',
    eli: kb1996,
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Voor een regelmatig werknemer. In de derde maand krijgt iedereen het bedrag van een alleenstaande, tot de zesde maand ook een samenwonende, nooit meer dan het eigen loon.',
  },
)

/** First month of illness with a minimum, as the years went by. */
export const ziekteMinimumVanaf = dated(
  'ziekteMinimumVanaf',
  'Maand van de ziekte vanaf wanneer een laagste uitkering geldt',
  'aantal',
  [
    { from: '2003-01-01', value: 7 },
    { from: '2021-01-01', value: 5 },
    { from: '2022-01-01', value: 4 },
    {
      from: '2023-01-01',
      value: 3,
      proof: {
        url: 'https://www.inami.fgov.be/nl/themas/arbeidsongeschiktheid/bedragen/werknemers-werklozen/Paginas/min-uitkering.aspx',
        says: 'tijdens de 3e maand is er één minimumbedrag',
        seenOn: '2026-11-15',
      },
    },
    {
      from: '2024-01-01',
      value: 3,
      proof: {
        eli: kb1996,
        article: 'art. 213/1',
        says: 'durant le troisième (3) mois d’incapacité primaire; à partir du quatrième jusqu’au sixième mois',
        seenOn: '2026-11-19',
      },
    },
  ],
  {
    source: 'RIZIV; bericht in het Belgisch Staatsblad van 19 januari 2023',
    article: 'art. 213/1 en 214 KB van 3 juli 1996',
    eli: kb1996,
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    note: 'In de derde maand is het voor iedereen hetzelfde. Tot de zevende maand nooit meer dan het eigen loon. Een minimum vanaf de eerste dag was voor 2024 aangekondigd, maar kwam er niet.',
  },
)

/** After a year of illness: invalidity. */
export const invaliditeitPercentage = dated<Readonly<Record<Household, number>>>(
  'invaliditeitPercentage',
  'Invaliditeitsuitkering na een jaar ziekte, deel van het brutoloon',
  'schaal',
  [
    {
      from: '2009-05-01',
      value: { gezinslast: 0.65, alleenstaand: 0.55, samenwonend: 0.4 },
      proof: { eli: kb1996, article: 'art. 213', says: '65 p.c.; 55 of 40 p.c.', seenOn: '2026-11-15' },
    },
  ],
  {
    source: 'RIZIV',
    article: 'art. 213 KB van 3 juli 1996',
    eli: kb1996,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

const INASTI = 'https://www.inasti.be/fr/faq/droit-aux-indemnites-independant-en-incapacite-de-travail'

export const ziekteZelfstandige = dated<Readonly<Record<Household, number>>>(
  'ziekteZelfstandige',
  'Ziekte-uitkering van een zelfstandige per dag',
  'schaal',
  bySpil(
    [
      {
        from: '2023-07-01',
        base: { gezinslast: 45.6685, alleenstaand: 36.1906, samenwonend: 27.755 },
        proof: {
          eli: kb1971,
          article: 'art. 9, § 1',
          says: '45,6685 euro; 36,1906 euro; 27,7550 euro',
          seenOn: '2026-11-16',
        },
      },
    ],
    '103,14',
    timesIndex,
  ),
  {
    source: 'RSVZ en RIZIV, uitkeringen zelfstandigen',
    article: 'art. 9 KB van 20 juli 1971',
    eli: kb1971,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    printed: {
      '2023-11-01': { gezinslast: 76.42, alleenstaand: 60.56, samenwonend: 46.45 },
      '2024-05-01': { gezinslast: 77.95, alleenstaand: 61.77, samenwonend: 47.38 },
    },
    seen: {
      '2023-11-01': proofAt(INASTI, 'Charge de famille 76,42 euros; Isolé 60,56; Cohabitant 46,45', '2026-11-19'),
    },
    note: `${INDEXED} De tekst van juli 2026 noemt voor een alleenstaande een lager bedrag vanaf de zevende maand; de begindatum zagen we niet.`,
  },
)

type Werkloosheid = {
  readonly eerste3: number
  readonly daarna: number
  /** Highest amounts in months 1 to 3, 4 to 6 and 7 to 12. */
  readonly hoogste: Months
  /** Lowest amounts in the same months. */
  readonly laagste: Readonly<Record<Household, Months>>
}

type Months = readonly [first: number, second: number, rest: number]

/** RVA fixes amounts per day, in cents; a month counts 26 of them. */
const perDay = (first: number, second: number, rest: number): Months => [
  roundCents(first * UITKERINGSDAGEN),
  roundCents(second * UITKERINGSDAGEN),
  roundCents(rest * UITKERINGSDAGEN),
]

const same = (day: number): Months => [day, day, day]

const SHARES = { eerste3: 0.65, daarna: 0.6 } as const

type Basis = { readonly loongrens: Months; readonly laagste: Readonly<Record<Household, Months>> }

/** Before the index: of claims before 1 March 2026, limits C, C and B. */
export const WERKLOOSHEID_TOT_2026: Basis = {
  loongrens: [75.827, 75.827, 70.6721],
  laagste: { gezinslast: same(39.19), alleenstaand: same(31.76), samenwonend: [30.57, 28.22, 28.22] },
}

/** The wage limits and the lowest amounts per day, brought to the index; a benefit is a share of the limit. */
export function werkloosheidOp({ loongrens, laagste }: Basis, coefficient: number): Werkloosheid {
  const indexed = (amount: number) => roundCents(amount * coefficient)
  const lowest = ([first, second, rest]: Months) => perDay(indexed(first), indexed(second), indexed(rest))
  const share = (limit: number, part: number) => roundCents(indexed(limit) * part)
  const [first, second, rest] = loongrens
  return {
    ...SHARES,
    hoogste: perDay(share(first, SHARES.eerste3), share(second, SHARES.daarna), share(rest, SHARES.daarna)),
    laagste: {
      gezinslast: lowest(laagste.gezinslast),
      alleenstaand: lowest(laagste.alleenstaand),
      samenwonend: lowest(laagste.samenwonend),
    },
  }
}

export const werkloosheid = dated<Werkloosheid>(
  'werkloosheid',
  'Werkloosheidsuitkering in het eerste jaar: deel van het loon, laagste en hoogste bedrag per maand',
  'schaal',
  after(
    [
      {
        from: '2023-01-01',
        value: {
          ...SHARES,
          hoogste: perDay(79.98, 73.83, 68.81),
          laagste: {
            gezinslast: perDay(63.47, 63.47, 63.47),
            alleenstaand: perDay(51.43, 51.43, 51.43),
            samenwonend: perDay(49.51, 45.71, 45.71),
          },
        },
      },
    ],
    bySpil<Basis, Werkloosheid>(
      [
        {
          from: '2023-07-01',
          base: WERKLOOSHEID_TOT_2026,
        },
        {
          from: '2026-03-01',
          base: {
            loongrens: [92.3956, 86.8727, 70.6721],
            laagste: {
              gezinslast: [43.11, 43.11, 39.19],
              alleenstaand: [34.94, 34.94, 31.76],
              samenwonend: [33.63, 31.04, 28.22],
            },
          },
          proof: {
            eli: kb1991,
            article: 'art. 111, 114 en 115',
            says: 'A1 92,3956; A2 86,8727; B 70,6721; 43,11 en 39,19; 34,94 en 31,76; 33,63, 31,04 en 28,22 euro',
            seenOn: '2026-11-15',
          },
        },
      ],
      '103,14',
      werkloosheidOp,
    ),
  ),
  {
    source: 'RVA, bedragen volledige werkloosheid',
    article: 'art. 111, 114 en 115 KB van 25 november 1991',
    eli: kb1991,
    url: 'https://www.rva.be/documentatie/bedragen/volledige-werkloosheid',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Basisbedrag van de wet maal de index. Sinds maart 2026 duurt het recht hoogstens twee jaar.',
  },
)

export const voorheffingZiekte = dated(
  'voorheffingZiekte',
  'Bedrijfsvoorheffing op ziekte-uitkeringen in het eerste jaar',
  'tarief',
  [
    {
      from: '2013-01-01',
      value: 0.1111,
      proof: {
        url: 'https://www.cm.be/diensten-en-voordelen/ziekte-en-behandeling/ziekte-en-invaliditeitsuitkering/berekening/zelfstandigen',
        says: 'het eerste jaar een bedrijfsvoorheffing van 11,11 procent; op de invaliditeitsuitkering geen voorheffing',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'FOD Financiën, bijlage III KB/WIB 92; CM',
    url: justel.kbWib92,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Op een invaliditeitsuitkering, na een jaar, wordt niets ingehouden.',
  },
)

export const voorheffingWerkloosheid = dated<Readonly<Record<Household, number>>>(
  'voorheffingWerkloosheid',
  'Bedrijfsvoorheffing op werkloosheidsuitkeringen',
  'schaal',
  [
    {
      from: '2013-01-01',
      value: { gezinslast: 0, alleenstaand: 0, samenwonend: 0.1009 },
      proof: {
        url: 'https://lex4you.securex.be/fr/lex4you/employeur/themes/remunerer/charges-salariales-le-precompte-professionel/allocations-de-chomage-et-indemnites-complementaires',
        article: 'bijlage III KB/WIB 92, nr. 79',
        says: '10,09 %; geen voorheffing voor wie alleen woont, gezinslast heeft of enkel het vaste bedrag krijgt',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'FOD Financiën, bijlage III KB/WIB 92; RVA',
    url: justel.kbWib92,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Ook een samenwonende met het vaste bedrag en een schoolverlater zonder ander arbeidsinkomen betalen niets.',
  },
)

/** Months in which an employer or the state goes on paying in full when one falls ill. */
export const gewaarborgdLoon = dated<Readonly<Record<Status, number>>>(
  'gewaarborgdLoon',
  'Maanden gewaarborgd loon bij ziekte',
  'schaal',
  [{ from: '2014-01-01', value: { bediende: 1, arbeider: 1, zelfstandige: 0, ambtenaar: 12 } }],
  {
    source: 'Arbeidsovereenkomstenwet van 3 juli 1978; statuut van de ambtenaren',
    article: 'art. 52 en 70 wet van 3 juli 1978',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Arbeiders krijgen na de eerste week iets minder dan het volle loon. Ambtenaren: zolang het ziektekrediet duurt, hier hoogstens een jaar.',
    eli: eli.arbeidsovereenkomsten,
  },
)

/** The last day for the certificate, counted from the first day of illness, and what being late costs. */
export const aangifteZiekte = dated(
  'aangifteZiekte',
  'Getuigschrift van ziekte aan het ziekenfonds: uiterste dag, en wat te laat kost',
  'schaal',
  [
    {
      from: '2018-01-01',
      value: { bediende: 28, arbeider: 14, vermindering: 0.1 },
      proof: {
        url: 'https://www.caami-hziv.fgov.be/nl/leden/uitkering-arbeidsongeschiktheid/werknemers/arbeidsongeschiktheid-werknemers',
        says: 'onmiddellijk na de periode van het gewaarborgd loon (14 dagen voor arbeiders; 28 dagen voor bedienden) en bedraagt 10% van uw uitkering (per dag)',
        seenOn: '2026-11-17',
      },
    },
  ],
  {
    source: 'Hulpkas voor Ziekte- en Invaliditeitsverzekering; FSMB; Liberale Mutualiteit, meldingstermijnen',
    url: 'https://www.caami-hziv.fgov.be/nl/leden/uitkering-arbeidsongeschiktheid/werknemers/arbeidsongeschiktheid-werknemers',
    checkedOn: '2026-11-17',
    confidence: 'hoog',
    note: 'De vermindering loopt van de eerste betaalde dag tot en met de dag van de aangifte.',
  },
)

export const aangifteZiekteZelfstandige = dated(
  'aangifteZiekteZelfstandige',
  'Getuigschrift van ziekte van een zelfstandige: dagen, de eerste niet meegeteld',
  'aantal',
  [
    {
      from: '2022-01-01',
      value: 7,
      proof: {
        url: 'https://www.riziv.fgov.be/nl/thema-s/arbeidsongeschiktheid/zelfstandigen/aangifte-en-erkenning',
        says: 'U hebt 7 kalenderdagen om uw arbeidsongeschiktheid aan te geven (1e dag arbeidsongeschiktheid niet inbegrepen).',
        seenOn: '2026-11-17',
      },
    },
  ],
  {
    source: 'RIZIV, aangifte en erkenning van arbeidsongeschiktheid als zelfstandige',
    url: 'https://www.riziv.fgov.be/nl/thema-s/arbeidsongeschiktheid/zelfstandigen/aangifte-en-erkenning',
    checkedOn: '2026-11-17',
    confidence: 'hoog',
    note: 'De termijn was vroeger langer; de pagina van het RIZIV geeft een voorbeeld van januari 2022.',
  },
)
