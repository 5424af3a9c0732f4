/**
 * Property tax: cadastral income × index coefficient × base rate of the region × (1 + surcharges ÷ 100).
 * Leaves out: amounts per child in Flanders and Brussels (typed from the assessment), exemptions for
 * invalidity, unoccupied homes, and the agglomeration tax of Brussels.
 */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'
import type { Gewest } from '#rules/gewest.ts'

export const indexcoefficientKI = dated(
  'Indexcoëfficiënt van het kadastraal inkomen',
  'coefficient',
  [
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
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: '2025 en 2026 zijn nagekeken.',
  },
)

export const basistariefOV = dated<Readonly<Record<Gewest, number>>>(
  'Basistarief van de onroerende voorheffing per gewest',
  'schaal',
  [{ from: '2018-01-01', value: { vlaanderen: 0.0397, brussel: 0.0125, wallonie: 0.0125 } }],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 2.1.4.0.1 VCF; art. 255 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const bescheidenWoning = dated(
  'Vermindering voor een bescheiden woning',
  'schaal',
  [{ from: '1992-01-01', value: { limit: 745, reduction: 0.25 } }],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 2.1.5.0.1 VCF; art. 257 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Voor de eerste vijf jaar na nieuwbouw is de vermindering in Vlaanderen hoger.',
  },
)

export type PropertyTax = {
  readonly indexed: number
  readonly base: number
  readonly municipal: number
  readonly provincial: number
  readonly gross: number
  readonly reduction: number
  readonly due: number
}

export function onroerendeVoorheffing(
  law: Law,
  gewest: Gewest,
  {
    ki,
    municipal,
    provincial,
    modest = false,
    energy = 0,
    other = 0,
  }: {
    readonly ki: number
    readonly municipal: number
    readonly provincial: number
    readonly modest?: boolean
    readonly energy?: number
    readonly other?: number
  },
): PropertyTax {
  const indexed = roundCents(ki * law(indexcoefficientKI))
  const base = roundCents(indexed * law(basistariefOV)[gewest])
  const municipalTax = roundCents((base * municipal) / 100)
  const provincialTax = gewest === 'brussel' ? 0 : roundCents((base * provincial) / 100)
  const gross = roundCents(base + municipalTax + provincialTax)
  const { limit, reduction: modestRate } = law(bescheidenWoning)
  const rate = Math.min(1, (modest && ki <= limit ? modestRate : 0) + energy)
  const reduction = roundCents(Math.min(gross, gross * rate + other))
  return {
    indexed,
    base,
    municipal: municipalTax,
    provincial: provincialTax,
    gross,
    reduction,
    due: roundCents(gross - reduction),
  }
}
