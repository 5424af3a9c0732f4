/** Where the opcentiemen come from: typed, published for the postcode, or an estimate of the region. */
import { municipalityOf, municipalSurcharge, provincialSurcharge } from '#data/municipalities.ts'
import type { Municipality } from '#data/places-table.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { opcentiemenAgglomeratie, opcentiemenRaming } from '#rules/wonen/onroerende-voorheffing.figures.ts'

type Address = {
  readonly postcode: string
  readonly gewest: Gewest
  readonly opcentiemenGemeente: number | null
  readonly opcentiemenProvincie: number | null
  readonly opcentiemenAgglomeratie: number | null
}

export type Found = {
  readonly region: Gewest
  readonly place: Municipality | null
  readonly municipal: number
  readonly provincial: number
  readonly agglomeration: number
  /** bill: typed; list: published for the municipality; estimate: municipality, province and agglomeration together. */
  readonly from: 'bill' | 'list' | 'estimate'
  /** Year of the published figure. */
  readonly year: number | null
  /** Other tariffs of the municipality, for whom the source does not say. */
  readonly others: readonly number[]
  readonly doubtful: boolean
}

export type Missing = 'onbekende-postcode' | 'provincie-ontbreekt'

const assessmentYear = (law: Law) => Number(law.date.slice(0, 4))

export const placeOf = ({ postcode }: Pick<Address, 'postcode'>): Municipality | null =>
  postcode === '' ? null : municipalityOf(postcode)

export function surchargesOf(law: Law, values: Address): Found | Missing {
  const place = placeOf(values)
  if (values.postcode !== '' && place === null) return 'onbekende-postcode'
  const region = place?.region ?? values.gewest
  const brussels = region === 'brussel'
  const published = place ? municipalSurcharge(place, assessmentYear(law)) : null
  const typed = values.opcentiemenGemeente
  const municipal = typed ?? published?.opcentiemen ?? null
  const agglomeration = brussels ? (values.opcentiemenAgglomeratie ?? law(opcentiemenAgglomeratie)) : 0
  const common = { region, place, others: typed === null ? (published?.others ?? []) : [] }
  if (municipal === null)
    return {
      ...common,
      municipal: law(opcentiemenRaming)[region],
      provincial: 0,
      agglomeration: 0,
      from: 'estimate',
      year: null,
      doubtful: true,
    }
  const province = place && !brussels ? provincialSurcharge(place, assessmentYear(law)) : null
  const provincial = brussels ? 0 : (values.opcentiemenProvincie ?? province?.opcentiemen ?? null)
  if (provincial === null) return 'provincie-ontbreekt'
  return {
    ...common,
    municipal,
    provincial,
    agglomeration,
    from: typed === null ? 'list' : 'bill',
    year: typed === null ? (published?.year ?? null) : null,
    doubtful: typed === null && published?.confidence !== 'hoog',
  }
}
