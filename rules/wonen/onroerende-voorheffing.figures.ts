/** The figures of onroerende-voorheffing.ts, by date. */
import { roundCents, roundTo } from '#finance/money.ts'
import { dated, type Proof } from '#rules/kernel/dated.ts'
import { after, indexed } from '#rules/kernel/indexed.ts'
import { jaargemiddelde } from '#rules/kernel/jaarindex.figures.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

/** Art. 518: the mean prices of the year before over those of 1988 and 1989 (57,93 and 59,72 on the base 2013). */
const KI_1988_1989 = 58.825
const KI_2026: Proof = {
  url: 'https://fin.belgium.be/fr/particuliers/habitation/revenu-cadastral/definition-usage',
  article: 'art. 518 WIB 92',
  says: '2,2446 (année de revenus 2025), 2,3000 (année de revenus 2026)',
  seenOn: '2026-11-16',
}

export const indexcoefficientKI = dated(
  'indexcoefficientKI',
  'Indexcoëfficiënt van het kadastraal inkomen',
  'coefficient',
  after(
    [
      { from: '2011-01-01', value: 1.579 },
      { from: '2012-01-01', value: 1.6349 },
      { from: '2013-01-01', value: 1.6813 },
      { from: '2014-01-01', value: 1.7 },
      { from: '2015-01-01', value: 1.7057 },
      { from: '2016-01-01', value: 1.7153 },
      { from: '2017-01-01', value: 1.7491 },
      { from: '2018-01-01', value: 1.7863 },
    ],
    indexed(jaargemiddelde, [{ from: '2019-01-01', base: KI_1988_1989 }], (base, mean) => roundTo(mean / base, 4)),
  ),
  {
    source: 'FOD Financiën',
    article: 'art. 518 WIB 92',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    eli: eli.wib92,
    seen: { 2026: KI_2026 },
    printed: {
      2019: 1.823,
      2020: 1.8492,
      2021: 1.863,
      2022: 1.9084,
      2023: 2.0915,
      2024: 2.1763,
      2025: 2.2446,
      2026: 2.3,
    },
  },
)

export const basistariefOV = dated<Readonly<Record<Gewest, number>>>(
  'basistariefOV',
  'Basistarief van de onroerende voorheffing per gewest',
  'schaal',
  [
    { from: '2011-01-01', value: { vlaanderen: 0.025, brussel: 0.0125, wallonie: 0.0125 } },
    {
      from: '2018-01-01',
      value: { vlaanderen: 0.0397, brussel: 0.0125, wallonie: 0.0125 },
      note: 'Vlaanderen verhoogde het tarief; gemeenten en provincies verlaagden hun opcentiemen.',
      leaves: {
        vlaanderen: proofIn(eli.vcf, 'art. 2.1.4.0.1, § 1', '3,97 %', '2026-11-15'),
        brussel: proofIn(eli.wib92, 'art. 255 (Brussel)', '1,25 %', '2026-11-15'),
        wallonie: proofIn(eli.wib92, 'art. 255 (Waals Gewest)', '1,25 %', '2026-11-15'),
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 2.1.4.0.1 VCF; art. 255 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const opcentiemenAgglomeratie = dated(
  'opcentiemenAgglomeratie',
  'Opcentiemen van de Brusselse agglomeratie',
  'aantal',
  [
    { from: '2011-01-01', value: 589 },
    { from: '2016-01-01', value: 989 },
  ],
  {
    source: 'Brussel Fiscaliteit',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Eén bron gezien: de ordonnantie niet.',
    url: 'https://fiscaliteit.brussels/nl',
  },
)

export const opcentiemenRaming = dated<Readonly<Record<Gewest, number>>>(
  'opcentiemenRaming',
  'Opcentiemen van gemeente, provincie en agglomeratie samen, raming per gewest',
  'schaal',
  [{ from: '2018-01-01', value: { vlaanderen: 1_050, wallonie: 4_100, brussel: 4_000 } }],
  {
    source: 'Eigen raming op de opcentiemen die gemeenten en provincies bekendmaken',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Elke gemeente kiest haar eigen opcentiemen. Die van jou staan op het aanslagbiljet of op haar website.',
  },
)

export const bescheidenWoning = dated(
  'bescheidenWoning',
  'Vermindering voor een bescheiden woning',
  'schaal',
  [
    {
      from: '1992-01-01',
      value: { tot: 745, vermindering: 0.25, nieuweWoning: 0.5 },
      proof: proofIn(eli.vcf, 'art. 2.1.5.0.1, § 1, 1° en § 2; art. 257 WIB 92', '25 %; 745 euro; 50 %', '2026-11-15'),
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 2.1.5.0.1 VCF; art. 257 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De helft in de eerste vijf jaar van een nieuwe woning zonder premie, niet in Brussel.',
  },
)

export const kinderenOVVlaanderen = dated<readonly number[] | null>(
  'kinderenOVVlaanderen',
  'Vlaamse vermindering van de onroerende voorheffing voor 2 tot 10 kinderen, niet geïndexeerd',
  'schaal',
  [
    {
      from: '2013-01-01',
      value: [5.397, 8.546, 11.969, 15.6877, 19.677, 23.968, 28.559, 33.42, 38.598],
      note: 'Op de basisheffing van 2,5 %, met meer opcentiemen.',
    },
    {
      from: '2018-01-01',
      value: [8.58, 13.58, 19.01, 24.92, 31.25, 38.06, 45.35, 53.07, 61.3],
      note: 'Op de basisheffing; de opcentiemen komen erbij. Vanaf het elfde kind telkens het bedrag voor 2 kinderen.',
    },
    {
      from: '2023-01-01',
      value: null,
      note: 'Vanaf aanslagjaar 2023 een vast bedrag per kind.',
      proof: proofIn(eli.vcf, 'art. 2.1.5.0.1, § 1, 2°', 'per kind 8 euro', '2026-11-15'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst',
    article: 'art. 2.1.5.0.1 VCF',
    url: 'https://belastingen.vlaanderen.be/OV_vermindering-voor-gezinsbijslaggerechtigde-kinderen',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Teruggerekend uit de bekendgemaakte bedragen van 2013 en van 2015 tot 2019, die zo allemaal op de cent kloppen.',
  },
)

export const indexKinderenOV = dated<number | null>(
  'indexKinderenOV',
  'Index van de Vlaamse vermindering voor kinderen',
  'coefficient',
  [
    { from: '2013-01-01', value: 1.3911 },
    { from: '2014-01-01', value: 1.406585 },
    { from: '2015-01-01', value: 1.411367 },
    { from: '2016-01-01', value: 1.419279 },
    { from: '2017-01-01', value: 1.447294 },
    { from: '2018-01-01', value: 1.478063 },
    { from: '2019-01-01', value: 1.50841 },
    { from: '2020-01-01', value: 1.53008 },
    { from: '2021-01-01', value: 1.54142 },
    { from: '2022-01-01', value: 1.57903 },
    {
      from: '2023-01-01',
      value: null,
      note: 'Vanaf aanslagjaar 2023 een vast bedrag per kind.',
      proof: proofIn(eli.vcf, 'art. 2.1.5.0.1, § 1, 2°', 'per kind 8 euro', '2026-11-15'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst; Statbel, consumptieprijsindex',
    article: 'art. 2.1.5.0.1 VCF',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Bekendgemaakt voor 2018 en 2019, daarna berekend met het gemiddelde indexcijfer van het jaar ervoor.',
  },
)

/** 8 euro of 2023, times the mean price index of the year before over that of 2022; a test recomputes the rows. */
const kindOV = (says: string): Proof => ({
  eli: eli.vcf,
  article: 'art. 2.1.5.0.1, § 1, 2°',
  says,
  seenOn: '2026-11-15',
})

/** From 2024 on the sum of 2023 follows the mean prices of the year before over those of 2022 (123,03). */
export const kindOVVlaanderen = dated(
  'kindOVVlaanderen',
  'Vlaamse vermindering van de onroerende voorheffing per kind, vanaf twee kinderen',
  'euro',
  indexed(jaargemiddelde, [{ from: '2023-01-01', base: 8, proof: kindOV('per kind 8 euro') }], (base, mean) =>
    roundCents((base * mean) / 123.03),
  ),
  {
    source: 'Vlaamse Codex Fiscaliteit',
    article: 'art. 2.1.5.0.1, § 1, 2° en 3° VCF',
    eli: eli.vcf,
    url: 'https://belastingen.vlaanderen.be/OV_vermindering-voor-gezinsbijslaggerechtigde-kinderen',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'Op de basisheffing; de opcentiemen komen erbij. Een kind of volwassene met een handicap telt dubbel.',
    printed: { 2023: 8, 2024: 8.32, 2025: 8.59, 2026: 8.8 },
    seen: { 2026: kindOV('bericht van 9 januari 2026: voor het aanslagjaar 2026 8,80 euro per kind') },
  },
)

export const kinderenOVWallonie = dated(
  'kinderenOVWallonie',
  'Waalse vermindering van de onroerende voorheffing per kind of andere persoon ten laste',
  'euro',
  [
    {
      from: '2015-01-01',
      value: 125,
      note: 'Het decreet van 19 september 2013 zagen we in een samenvatting; de pers en een belastingkantoor noemden in 2023 hetzelfde bedrag.',
      proof: proofAt(
        'https://www.droitsquotidiens.be/fr/actualites/fiscal-1er-janvier-2013-reduction-precompte-immobilier-region-wallonne-0',
        'En Région wallonne, la réduction est de 125 euros par enfant à charge.',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Service public de Wallonie, Fiscalité',
    article: 'art. 257 WIB 92 (Waals Gewest)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Vanaf twee kinderen, of met een persoon met een handicap of een andere persoon ten laste. Wie een handicap heeft, telt dubbel.',
    eli: eli.wib92,
  },
)

export const kinderenOVBrussel = dated(
  'kinderenOVBrussel',
  'Brusselse vermindering van de onroerende voorheffing per kind',
  'tarief',
  [
    {
      from: '2015-01-01',
      value: 0.1,
      proof: proofIn(eli.wib92, 'art. 257', '10 % voor elk kind ten laste', '2026-11-15'),
    },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 257 WIB 92 (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Vanaf twee kinderen. Wie een handicap heeft, telt dubbel, sinds 2018 ook het gezinshoofd.',
  },
)
