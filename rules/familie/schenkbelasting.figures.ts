/** The figures of schenkbelasting.ts, by date. */
import type { Bracket } from '#finance/brackets.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

export type Begiftigde = 'lijn' | 'andere'

const near: readonly Bracket[] = [
  { upTo: 150_000, rate: 0.03 },
  { upTo: 250_000, rate: 0.09 },
  { upTo: 450_000, rate: 0.18 },
  { upTo: null, rate: 0.27 },
]

const far: readonly Bracket[] = [
  { upTo: 150_000, rate: 0.1 },
  { upTo: 250_000, rate: 0.2 },
  { upTo: 450_000, rate: 0.3 },
  { upTo: null, rate: 0.4 },
]

const WAALS_WETBOEK = 'https://finances.wallonie.be'

/** Art. 131 W.Reg. in Brussels, as Fisconetplus gives it since 1 January 2024. */
const brussel131 = (paragraph: string, says: string) =>
  proofAt(
    'https://eservices.minfin.fgov.be/myminfin-web/pages/public/fisconet/document/1f30bae2-f6ab-441f-85c4-9f7bb2d0ae72',
    says,
    '2026-11-17',
    `art. 131, § ${paragraph} W.Reg. (Brussel)`,
  )

export const schenkRoerend = dated<Readonly<Record<Gewest, Readonly<Record<Begiftigde, number>>>>>(
  'schenkRoerend',
  'Schenkbelasting op roerende goederen',
  'schaal',
  [
    {
      from: '2015-07-01',
      value: {
        vlaanderen: { lijn: 0.03, andere: 0.07 },
        brussel: { lijn: 0.03, andere: 0.07 },
        wallonie: { lijn: 0.033, andere: 0.055 },
      },
      leaves: {
        vlaanderen: proofIn(eli.vcf, 'art. 2.8.4.1.1, § 2', '3 % en 7 %', '2026-11-15'),
        brussel: brussel131(
          '2',
          '1° 3 % pour les donations en ligne directe et entre partenaires; 2° 7 % pour les donations à d’autres personnes',
        ),
        wallonie: {
          url: WAALS_WETBOEK,
          article: 'art. 131bis W.Reg. (Waals Gewest)',
          says: '1° 3,3 % en ligne directe, entre époux et entre cohabitants légaux; 2° 5,5 % à d’autres personnes',
          seenOn: '2026-11-16',
        },
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek registratierechten (Brussel en Wallonië)',
    article: 'art. 2.8.4.1.1 VCF; art. 131 W.Reg.',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const schenkOnroerend = dated<Readonly<Record<Gewest, Readonly<Record<Begiftigde, readonly Bracket[]>>>>>(
  'schenkOnroerend',
  'Schenkbelasting op onroerende goederen',
  'schaal',
  [
    {
      from: '2018-09-03',
      value: {
        vlaanderen: { lijn: near, andere: far },
        brussel: { lijn: near, andere: far },
        wallonie: { lijn: near, andere: far },
      },
    },
    {
      from: '2028-01-01',
      value: {
        vlaanderen: { lijn: near, andere: far },
        brussel: { lijn: near, andere: far },
        wallonie: {
          lijn: [
            { upTo: 150_000, rate: 0.03 },
            { upTo: 250_000, rate: 0.06 },
            { upTo: 450_000, rate: 0.1 },
            { upTo: null, rate: 0.14 },
          ],
          andere: [
            { upTo: 150_000, rate: 0.09 },
            { upTo: 250_000, rate: 0.12 },
            { upTo: 450_000, rate: 0.16 },
            { upTo: null, rate: 0.2 },
          ],
        },
      },
      source: 'Waals decreet van 5 december 2024 (Belgisch Staatsblad van 13 december 2024)',
      article: 'art. 131 W.Reg. (Waals Gewest)',
      leaves: {
        vlaanderen: proofIn(
          eli.vcf,
          'art. 2.8.4.1.1, § 1',
          'tot 150.000: 3 of 10 %; tot 250.000: 9 of 20 %; tot 450.000: 18 of 30 %; daarboven 27 of 40 %',
          '2026-11-15',
        ),
        brussel: brussel131(
          '1',
          'En ligne directe et entre partenaires: 150.000 EUR 3 %, 250.000 EUR 9 %, 450.000 EUR 18 %, au-delà 27 %. Entre toutes autres personnes: 10 %, 20 %, 30 % et 40 %.',
        ),
        wallonie: proofIn(
          eli.waals2024,
          'art. 21 (art. 131 W.Reg.)',
          'tot 150.000: 3 of 9 %; tot 250.000: 6 of 12 %; tot 450.000: 10 of 16 %; daarboven 14 of 20 %',
          '2026-11-16',
        ),
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek registratierechten (Brussel en Wallonië)',
    article: 'art. 2.8.4.1.1 VCF; art. 131 W.Reg.',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Sinds 3 september 2018 dezelfde schijven in de drie gewesten. Vastgoed dat je in de drie jaar ervoor aan dezelfde persoon schonk, telt overal mee voor de schijf (art. 2.8.3.0.3 VCF; art. 137 W.Reg.).',
  },
)

const lagerLijn: readonly Bracket[] = [
  { upTo: 150_000, rate: 0.03 },
  { upTo: 250_000, rate: 0.06 },
  { upTo: 450_000, rate: 0.12 },
  { upTo: null, rate: 0.18 },
]
const lagerAndere: readonly Bracket[] = [
  { upTo: 150_000, rate: 0.09 },
  { upTo: 250_000, rate: 0.17 },
  { upTo: 450_000, rate: 0.24 },
  { upTo: null, rate: 0.31 },
]

/** Paid back to whoever lets for nine years with a certificate of conformity. `werken` is null since a renovation no longer counts; `huur` is what the lease asks. */
export const schenkRenovatie = dated<
  Readonly<Record<Begiftigde, readonly Bracket[]>> & {
    readonly werken: { readonly bedrag: number; readonly binnenJaren: number } | null
    readonly huur: { readonly jaren: number; readonly binnenJaren: number }
  }
>(
  'schenkRenovatie',
  'Vlaamse schenkbelasting op een gebouw dat lang verhuurd wordt, en tot 2024 na energetische renovatie',
  'schaal',
  [
    {
      from: '2015-07-01',
      value: {
        lijn: lagerLijn,
        andere: lagerAndere,
        werken: { bedrag: 10_000, binnenJaren: 5 },
        huur: { jaren: 9, binnenJaren: 3 },
      },
      proof: proofIn(
        eli.vcf,
        'art. 2.8.4.3.1, § 1 en § 2',
        '150.000 3 en 9 %; 250.000 6 en 17 %; 450.000 12 en 24 %; daarboven 18 en 31 %; renovatiewerken van minstens 10.000 euro binnen vijf jaar; verhuring van negen jaar binnen drie jaar',
        '2026-11-16',
      ),
    },
    {
      from: '2025-01-01',
      value: { lijn: lagerLijn, andere: lagerAndere, werken: null, huur: { jaren: 9, binnenJaren: 3 } },
      note: 'Een renovatie telt alleen nog voor schenkingen van voor 1 januari 2025.',
      proof: proofIn(
        eli.vcf,
        'art. 2.8.4.3.1, § 1 en § 2',
        'renovatie: gedaan voor 1 januari 2025; 150.000 3 en 9 %; 250.000 6 en 17 %; 450.000 12 en 24 %; daarboven 18 en 31 %; verhuring van negen jaar binnen drie jaar',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit',
    article: 'art. 2.8.4.3.1 VCF',
    eli: eli.vcf,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Je betaalt eerst het gewone tarief en krijgt het verschil terug.',
  },
)

/** Years within which an unregistered gift of movable goods still counts as part of the estate. */
const VIJF_JAAR = proofIn(eli.vcf, 'art. 2.7.1.0.5, § 1', 'vijf jaar vóór zijn overlijden', '2026-11-15')

export const verdachtePeriode = dated<Readonly<Record<Gewest, number>>>(
  'verdachtePeriode',
  'Wachttijd van een niet-geregistreerde schenking',
  'schaal',
  [
    { from: '2015-01-01', value: { vlaanderen: 3, brussel: 3, wallonie: 3 } },
    { from: '2022-01-01', value: { vlaanderen: 3, brussel: 3, wallonie: 5 } },
    {
      from: '2025-01-01',
      value: { vlaanderen: 5, brussel: 3, wallonie: 5 },
      leaves: { vlaanderen: VIJF_JAAR },
    },
    {
      from: '2026-01-01',
      value: { vlaanderen: 5, brussel: 5, wallonie: 5 },
      source: 'Brusselse ordonnantie van 17 juli 2025',
      note: 'Het Waalse decreet van 22 december 2021 zagen we bij een juridische uitgever en bij een verzekeraar.',
      leaves: {
        vlaanderen: VIJF_JAAR,
        brussel: proofIn(
          'ordonnantie/2025/07/17/2025005505',
          'art. 2 en 12',
          'het woord drie wordt vervangen door vijf, voor schenkingen vanaf 1 januari 2026',
          '2026-11-16',
        ),
        wallonie: proofAt(
          'https://www.anthemis.be/nl_BE/blog/droit-civil-39/le-decret-wallon-du-22-decembre-2021-portant-diverses-dispositions-pour-un-impot-plus-juste-1500',
          'Décret wallon du 22 décembre 2021: l’allongement du délai de trois ans à cinq ans (5 ans) pour les donations mobilières non enregistrées à partir du 1er janvier 2022',
          '2026-11-17',
          'art. 7 W.Succ. (Waals Gewest)',
        ),
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek der successierechten',
    article: 'art. 2.7.1.0.5 VCF; art. 7 W.Succ.',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Telt voor schenkingen vanaf de begindatum: Wallonië 2022, Vlaanderen 2025, Brussel 2026.',
    eli: eli.vcf,
  },
)

type GrootGezin = { readonly vanaf: number; readonly perKind: number; readonly maximumPerKind: number }

/** Large families: a part of the tax off for each child under 21 of the receiver. */
export const grootGezin = dated<GrootGezin>(
  'grootGezin',
  'Vermindering van de schenkbelasting voor grote gezinnen',
  'schaal',
  [
    {
      from: '2015-01-01',
      value: { vanaf: 3, perKind: 0.02, maximumPerKind: 62 },
      proof: proofIn(eli.vcf, 'art. 2.8.5.0.1, § 1', 'minstens drie kinderen; 2 %; 62 euro per kind', '2026-11-15'),
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek registratierechten (Brussel en Wallonië)',
    article: 'art. 2.8.5.0.1 VCF; art. 135 W.Reg.',
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    note: 'In Brussel en Wallonië alleen op vastgoed: bij de FOD Financiën staat ze niet bij roerende goederen.',
  },
)

export const grootGezinPartner = dated<GrootGezin>(
  'grootGezinPartner',
  'Vermindering van de schenkbelasting voor grote gezinnen, tussen partners',
  'schaal',
  [
    {
      from: '2015-01-01',
      value: { vanaf: 3, perKind: 0.04, maximumPerKind: 124 },
      proof: proofAt(
        'https://financien.belgium.be/nl/particulieren/gezin/schenkingen/brussel/onroerende-goederen',
        'begunstigde echtgenoot/samenwonende, minstens drie kinderen jonger dan 21 in leven: 4 % per kind, maximum 124 euro per kind',
        '2026-11-19',
        'art. 135 W.Reg. (Brussel)',
      ),
    },
  ],
  {
    source: 'FOD Financiën, schenkingstarieven in Brussel en in Wallonië',
    article: 'art. 2.8.5.0.1 VCF; art. 135 W.Reg.',
    checkedOn: '2026-11-19',
    confidence: 'hoog',
  },
)
