/** The figures of tijdelijk-en-moederschap.ts, by date. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'
import { bySpil } from '#rules/kernel/spil.ts'

const kb1991 = 'besluit/1991/11/25/1991013192'
const kb1996 = 'besluit/1996/07/03/1996022344'
/** Ziekte en moederschap van zelfstandigen. */
const kb1971 = 'besluit/1971/07/20/1971072008'
const RIZIV_ZELFSTANDIGE =
  'https://riziv.fgov.be/nl/thema-s/zwangerschap-en-geboorte/bedragen-en-loonplafonds/zelfstandigen/bedrag-van-de-forfaitaire-uitkering-tijdens-uw-moederschapsrust-als-zelfstandige'

/** Amounts per day. */
type Tijdelijk = { readonly loongrens: number; readonly laagste: number; readonly laagsteOvermacht: number }

export const tijdelijkeWerkloosheid = dated<Tijdelijk>(
  'tijdelijkeWerkloosheid',
  'Tijdelijke werkloosheid: hoogste dagloon (grens C) en laagste bedrag per dag',
  'schaal',
  bySpil<Tijdelijk, Tijdelijk>(
    [
      {
        from: '2026-03-01',
        base: { loongrens: 75.827, laagste: 35.74, laagsteOvermacht: 38.72 },
        proof: {
          eli: kb1991,
          article: 'art. 111 en 115',
          says: 'C 75,8270; 35,74 en 38,72 euro',
          seenOn: '2026-11-16',
        },
      },
    ],
    '103,14',
    (base, coefficient) => ({
      loongrens: roundCents(base.loongrens * coefficient),
      laagste: roundCents(base.laagste * coefficient),
      laagsteOvermacht: roundCents(base.laagsteOvermacht * coefficient),
    }),
  ),
  {
    source: 'RVA, tijdelijke werkloosheid',
    article: 'art. 111 en 115 KB van 25 november 1991',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Basisbedrag van de wet maal de index.',
  },
)

export const tijdelijkeWerkloosheidDeel = dated(
  'tijdelijkeWerkloosheidDeel',
  'Tijdelijke werkloosheid: deel van het begrensde loon',
  'schaal',
  [
    {
      from: '2024-01-01',
      value: { gewoon: 0.6, overmacht: 0.65 },
      proof: proofIn(
        kb1991,
        'art. 114, § 6',
        '1° 65 % de la rémunération journalière moyenne en cas de force majeure; 2° 60 % dans les autres cas',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'RVA, tijdelijke werkloosheid',
    article: 'art. 114 KB van 25 november 1991',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)

export const voorheffingTijdelijk = dated(
  'voorheffingTijdelijk',
  'Bedrijfsvoorheffing op tijdelijke werkloosheid',
  'tarief',
  [
    {
      from: '2024-01-01',
      value: 0.2675,
      proof: proofAt(
        'https://securex.be/fr/lex4you/employeur/themes/remunerer/charges-salariales-le-precompte-professionel/allocations-de-chomage-(point-85)',
        'Les allocations légales et extralégales allouées dans le cadre du chômage temporaire sont soumises au précompte professionnel au taux de 26,75 % (point 79.2.2.).',
        '2026-11-17',
        'bijlage III KB/WIB 92, nr. 79.2.2',
      ),
    },
  ],
  {
    source: 'Securex en Acerta, bijlage III KB/WIB 92',
    url: justel.kbWib92,
    checkedOn: '2026-11-17',
    confidence: 'hoog',
  },
)

export const moederschapDeel = dated(
  'moederschapDeel',
  'Moederschapsrust van een werkneemster: deel van het loon, eerst zonder en dan met loongrens',
  'schaal',
  [
    {
      from: '2009-01-01',
      value: { eerste: 0.82, daarna: 0.75 },
      proof: { eli: kb1996, article: 'art. 216', says: '82 p.c.; 75 p.c.', seenOn: '2026-11-16' },
    },
  ],
  {
    source: 'RIZIV, moederschapsrust',
    article: 'art. 216 KB van 3 juli 1996',
    eli: kb1996,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)

export const moederschapWeken = dated(
  'moederschapWeken',
  'Weken moederschapsrust voor één kind',
  'schaal',
  [
    {
      from: '2017-01-01',
      value: { werknemer: 15, zelfstandige: 12, zelfstandigeHoog: 4 },
      base: { werknemer: [6, 9] },
      leaves: {
        werknemer: proofIn(
          eli.ziv,
          'art. 114',
          'ten vroegste vanaf de 6e week vóór de vermoedelijke bevalling; na de bevalling 9 weken (une période de neuf semaines)',
          '2026-11-17',
        ),
        zelfstandige: proofAt(
          'https://www.caami-hziv.fgov.be/nl/leden/uitkering-arbeidsongeschiktheid/zelfstandigen/zwangerschap-zelfstandigen',
          'Het tijdvak van moederschapsrust bedraagt maximaal 12 weken.',
          '2026-11-17',
        ),
        zelfstandigeHoog: proofAt(
          RIZIV_ZELFSTANDIGE,
          'Wekelijkse uitkering moederschapsrust: 4 eerste weken',
          '2026-11-17',
        ),
      },
    },
  ],
  {
    source: 'RIZIV en RSVZ, moederschapsrust',
    article: 'art. 114 en 115 wet van 14 juli 1994; KB van 20 juli 1971',
    eli: kb1971,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Werkneemster: zes weken voor en negen weken vanaf de geboorte. Bij een meerling langer.',
  },
)

type PerWeek = { readonly eerste: number; readonly daarna: number }

/** Published on the twenty-eighth step of the index. */
export const moederschapZelfstandige = dated<PerWeek>(
  'moederschapZelfstandige',
  'Moederschapsuitkering van een zelfstandige per week: eerste vier weken en daarna',
  'schaal',
  bySpil<PerWeek, PerWeek>(
    [
      {
        from: '2025-02-01',
        base: { eerste: 890.31, daarna: 814.32 },
        proof: proofAt(
          RIZIV_ZELFSTANDIGE,
          'Forfaits vanaf 01-02-2025: 4 eerste weken 890,31; vanaf de 5de week 814,32',
          '2026-11-17',
        ),
      },
    ],
    { step: 28 },
    (base, coefficient) => ({
      eerste: roundCents(base.eerste * coefficient),
      daarna: roundCents(base.daarna * coefficient),
    }),
  ),
  {
    source: 'RIZIV, moederschapsuitkering van zelfstandigen (februari 2025)',
    eli: kb1971,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    note: 'De bedragen van februari 2025 zijn gepubliceerd; de index sindsdien rekenden we zelf bij.',
  },
)
