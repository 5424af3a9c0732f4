/**
 * The table of municipalities, cut into fields. In a browser it arrives, with what reads it, when somebody types a
 * postcode.
 */
import type { Confidence } from '#data/confidence.ts'
import { places, provinces } from '#data/series/places.ts'

export type Region = 'vlaanderen' | 'brussel' | 'wallonie'

export type Municipality = {
  readonly nis: string
  readonly name: string
  /** French or German name, where there is another one. */
  readonly otherName: string | null
  readonly region: Region
  /** Null in Brussels. */
  readonly province: string | null
  readonly postcodes: readonly string[]
  /** Municipal tax as a part of the personal income tax, assessment year 2026. */
  readonly tax: number
  readonly taxConfidence: Confidence
}

export type Surcharge = {
  /** The assessment year the figure is of. */
  readonly year: number
  readonly opcentiemen: number
  /** Other tariffs of the same municipality; the source does not say for whom, so a visitor has to choose. */
  readonly others: readonly number[]
  readonly confidence: Confidence
}

const YEARS = [2026, 2025, 2024]
const PROVINCES: Readonly<Record<string, string>> = {
  '1': 'Antwerpen',
  '3': 'West-Vlaanderen',
  '4': 'Oost-Vlaanderen',
  '5': 'Henegouwen',
  '6': 'Luik',
  '7': 'Limburg',
  '8': 'Luxemburg',
  '9': 'Namen',
  '23': 'Vlaams-Brabant',
  '24': 'Vlaams-Brabant',
  '25': 'Waals-Brabant',
}
const provinceOf = (nis: string) => PROVINCES[nis.slice(0, 1)] ?? PROVINCES[nis.slice(0, 2)] ?? null
const regionOf = (nis: string): Region =>
  nis.startsWith('21') ? 'brussel' : /^(?:1|2[34]|3|4|7)/.test(nis) ? 'vlaanderen' : 'wallonie'

/** "?" behind a figure is doubt. */
const confidenceOf = (text: string): Confidence => (text.endsWith('?') ? 'middel' : 'hoog')
const numberOf = (text: string) => Number(text.replace('?', ''))
/** 7.9 % is 0.079, not 0.07900000000000001. */
const fractionOf = (text: string) => Number((numberOf(text) / 100).toFixed(6))

function surchargeOf(year: number, text: string): Surcharge {
  const [opcentiemen = 0, ...others] = text.replace('?', '').trim().split(' ').map(Number)
  return { year, opcentiemen, others, confidence: confidenceOf(text) }
}

function readTable() {
  const surcharges = new Map<string, readonly Surcharge[]>()
  const list = places.split('\n').map((line): Municipality => {
    const [nis = '', name = '', other = '', postcodes = '', tax = '', ...perYear] = line.split(';')
    surcharges.set(
      nis,
      perYear.flatMap((text, index) => (text === '' ? [] : surchargeOf(YEARS[index] ?? 0, text))),
    )
    return {
      nis,
      name,
      otherName: other === '' ? null : other,
      region: regionOf(nis),
      province: provinceOf(nis),
      postcodes: postcodes.split(' '),
      tax: fractionOf(tax),
      taxConfidence: confidenceOf(tax),
    }
  })
  const provincial = new Map<string, readonly Surcharge[]>()
  for (const line of provinces.split('\n')) {
    const [province = '', year = '', amount = ''] = line.split(';')
    provincial.set(province, [...(provincial.get(province) ?? []), surchargeOf(Number(year), amount)])
  }
  const byPostcode = new Map(list.flatMap((each) => each.postcodes.map((code) => [code, each] as const)))
  return { list, byPostcode, surcharges, provincial }
}

export const table = readTable()
