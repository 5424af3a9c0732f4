/**
 * Property tax: cadastral income × index coefficient × base rate of the region × (1 + surcharges ÷ 100), less the
 * reductions for a modest home, for children and for persons with a handicap. Leaves out: the reduction for an adult
 * with a handicap in Flanders, unoccupied homes, and machinery.
 */
import { at } from '#finance/list.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

/** Each follows the mean consumer price index of the year before; a test recomputes them all. */
export const indexcoefficientKI = dated(
  'Indexcoëfficiënt van het kadastraal inkomen',
  'coefficient',
  [
    { from: '2011-01-01', value: 1.579 },
    { from: '2012-01-01', value: 1.6349 },
    { from: '2013-01-01', value: 1.6813 },
    { from: '2014-01-01', value: 1.7 },
    { from: '2015-01-01', value: 1.7057 },
    { from: '2016-01-01', value: 1.7153 },
    { from: '2017-01-01', value: 1.7491 },
    { from: '2018-01-01', value: 1.7863 },
    { from: '2019-01-01', value: 1.823 },
    { from: '2020-01-01', value: 1.8492 },
    { from: '2021-01-01', value: 1.863 },
    { from: '2022-01-01', value: 1.9084 },
    { from: '2023-01-01', value: 2.0915 },
    { from: '2024-01-01', value: 2.1763 },
    { from: '2025-01-01', value: 2.2446 },
    { from: '2026-01-01', value: 2.3 },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 518 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2026-12-31',
  },
)

export const basistariefOV = dated<Readonly<Record<Gewest, number>>>(
  'Basistarief van de onroerende voorheffing per gewest',
  'schaal',
  [
    { from: '2011-01-01', value: { vlaanderen: 0.025, brussel: 0.0125, wallonie: 0.0125 } },
    {
      from: '2018-01-01',
      value: { vlaanderen: 0.0397, brussel: 0.0125, wallonie: 0.0125 },
      note: 'Vlaanderen verhoogde het tarief; gemeenten en provincies verlaagden hun opcentiemen.',
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
  'Opcentiemen van de Brusselse agglomeratie',
  'aantal',
  [
    { from: '2011-01-01', value: 589 },
    { from: '2016-01-01', value: 989 },
  ],
  { source: 'Brussel Fiscaliteit', checkedOn: '2026-11-15', confidence: 'middel' },
)

export const opcentiemenRaming = dated<Readonly<Record<Gewest, number>>>(
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
  'Vermindering voor een bescheiden woning',
  'schaal',
  [{ from: '1992-01-01', value: { tot: 745, vermindering: 0.25, nieuweWoning: 0.5 } }],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 2.1.5.0.1 VCF; art. 257 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De helft in de eerste vijf jaar van een nieuwe woning zonder premie, niet in Brussel.',
  },
)

export const kinderenOVVlaanderen = dated<readonly number[]>(
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
  ],
  {
    source: 'Vlaamse Belastingdienst',
    article: 'art. 2.1.5.0.1 VCF',
    url: 'https://belastingen.vlaanderen.be/OV_vermindering-voor-gezinsbijslaggerechtigde-kinderen',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Teruggerekend uit de bekendgemaakte bedragen van 2013 en van 2015 tot 2019, die zo allemaal op de cent kloppen.',
  },
)

export const indexKinderenOV = dated(
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
    { from: '2023-01-01', value: 1.73058 },
    { from: '2024-01-01', value: 1.80065 },
    { from: '2025-01-01', value: 1.85725 },
    { from: '2026-01-01', value: 1.90307 },
  ],
  {
    source: 'Vlaamse Belastingdienst; Statbel, consumptieprijsindex',
    article: 'art. 2.1.5.0.1 VCF',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'Bekendgemaakt voor 2018 en 2019, daarna berekend met het gemiddelde indexcijfer van het jaar ervoor.',
  },
)

export const kinderenOVWallonie = dated(
  'Waalse vermindering van de onroerende voorheffing per kind of andere persoon ten laste',
  'euro',
  [{ from: '2015-01-01', value: 125 }],
  {
    source: 'Service public de Wallonie, Fiscalité',
    article: 'art. 257 WIB 92 (Waals Gewest)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Vanaf twee kinderen, of met een persoon met een handicap of een andere persoon ten laste. Wie een handicap heeft, telt dubbel.',
  },
)

export const kinderenOVBrussel = dated(
  'Brusselse vermindering van de onroerende voorheffing per kind',
  'tarief',
  [{ from: '2015-01-01', value: 0.1 }],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 257 WIB 92 (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Vanaf twee kinderen. Wie een handicap heeft, telt dubbel, sinds 2018 ook het gezinshoofd.',
  },
)

type Surcharges = { readonly municipal: number; readonly provincial: number; readonly agglomeration: number }

export type Gezin = {
  /** Children with a right to family allowance; one with a handicap counts for two. */
  readonly children?: number
  /** Adults with a recognised handicap, each for two (Wallonia and Brussels). */
  readonly disabled?: number
  /** Other relatives who depend on the household (Wallonia). */
  readonly dependants?: number
}

/**
 * Reduction for the household (art. 2.1.5.0.1 VCF; art. 257 WIB 92): children from two on. In Wallonia a person with a
 * handicap or another dependant opens the right as well; in Brussels a handicap counts apart from the children.
 * Flanders: a fixed sum on the base with the surcharges on top; Brussels a share of the tax; Wallonia a sum per head.
 */
export function gezinsvermindering(
  law: Law,
  gewest: Gewest,
  { children = 0, disabled = 0, dependants = 0 }: Gezin,
  /** `surcharges`: of the municipality and the province, only Flanders looks at them. */
  { gross, surcharges }: { readonly gross: number; readonly surcharges: number },
): number {
  const entitled = children >= 2 ? children : 0
  if (gewest === 'wallonie') {
    const heads = disabled + dependants > 0 ? children + 2 * disabled + dependants : entitled
    return roundCents(heads * law(kinderenOVWallonie))
  }
  if (gewest === 'brussel') return roundCents(gross * Math.min(1, (entitled + 2 * disabled) * law(kinderenOVBrussel)))
  if (entitled === 0) return 0
  const bases = law(kinderenOVVlaanderen)
  const indexed = (place: number) => roundCents(at(bases, place) * law(indexKinderenOV))
  const listed = Math.min(children - 2, bases.length - 1)
  const onBase = roundCents(indexed(listed) + (children - 2 - listed) * indexed(0))
  return roundCents(onBase * (1 + surcharges / 100))
}

export type PropertyTax = {
  readonly indexed: number
  readonly base: number
  readonly municipal: number
  readonly provincial: number
  readonly agglomeration: number
  readonly gross: number
  readonly modest: number
  readonly children: number
  readonly reduction: number
  readonly due: number
}

export type PropertyTaxCase = Surcharges &
  Gezin & {
    readonly ki: number
    readonly modest?: boolean
    /** Built or bought new without a premium, in the first five years. */
    readonly newHome?: boolean
    readonly energy?: number
    readonly other?: number
    /** The assessment rounds the indexed income to the euro. */
    readonly wholeEuros?: boolean
  }

export function onroerendeVoorheffing(law: Law, gewest: Gewest, home: PropertyTaxCase): PropertyTax {
  const { ki, modest = false, newHome = false, energy = 0, other = 0, wholeEuros = false } = home
  const exact = ki * law(indexcoefficientKI)
  const indexed = roundTo(exact, wholeEuros ? 0 : 2)
  const base = roundCents(indexed * law(basistariefOV)[gewest])
  const brussels = gewest === 'brussel'
  const rates = {
    municipal: home.municipal,
    provincial: brussels ? 0 : home.provincial,
    agglomeration: brussels ? home.agglomeration : 0,
  }
  const municipal = roundCents((base * rates.municipal) / 100)
  const provincial = roundCents((base * rates.provincial) / 100)
  const agglomeration = roundCents((base * rates.agglomeration) / 100)
  const gross = roundCents(base + municipal + provincial + agglomeration)
  const { tot: limit, vermindering: usual, nieuweWoning: half } = law(bescheidenWoning)
  const modestRate = modest && ki <= limit ? (newHome && !brussels ? half : usual) : 0
  const modestPart = roundCents(gross * modestRate)
  const surcharges = rates.municipal + rates.provincial
  const childPart = Math.min(gross, gezinsvermindering(law, gewest, home, { gross, surcharges }))
  const reduction = roundCents(Math.min(gross, modestPart + childPart + gross * energy + other))
  return {
    indexed,
    base,
    municipal,
    provincial,
    agglomeration,
    gross,
    modest: modestPart,
    children: childPart,
    reduction,
    due: roundCents(gross - reduction),
  }
}
