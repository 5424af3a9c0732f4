/** Municipalities with their postcodes and taxes, in one text: names and numbers only, cut into fields where it is read. */
import { readFileSync } from 'node:fs'
import { parseRecords } from '#data/csv.ts'

const YEARS = ['2026', '2025', '2024'] as const
type Row = Readonly<Record<string, string>>

/** Regions and provinces follow from the first digits of a NIS code; the file is checked against that. */
const PROVINCES: readonly (readonly [RegExp, string, string])[] = [
  [/^1/, 'Vlaanderen', 'Antwerpen'],
  [/^21/, 'Brussel', ''],
  [/^2[34]/, 'Vlaanderen', 'Vlaams-Brabant'],
  [/^25/, 'Wallonie', 'Waals-Brabant'],
  [/^3/, 'Vlaanderen', 'West-Vlaanderen'],
  [/^4/, 'Vlaanderen', 'Oost-Vlaanderen'],
  [/^5/, 'Wallonie', 'Henegouwen'],
  [/^6/, 'Wallonie', 'Luik'],
  [/^7/, 'Vlaanderen', 'Limburg'],
  [/^8/, 'Wallonie', 'Luxemburg'],
  [/^9/, 'Wallonie', 'Namen'],
]

export function placesModule(root: URL): string {
  const read = (file: string) => parseRecords(readFileSync(new URL(file, root), 'utf8'))
  const postcodes = Map.groupBy(read('postcodes.csv'), (row) => row['nis'] ?? '')
  const surcharges = read('opcentiemen.csv')
  const ofPlace = Map.groupBy(surcharges, (row) => `${row['niveau']} ${row['nis']} ${row['aanslagjaar']}`)

  const lines = read('gemeentebelasting.csv').map((row) => {
    const nis = row['nis'] ?? ''
    const [, region, province] = PROVINCES.find(([pattern]) => pattern.test(nis)) ?? []
    if (region !== row['gewest'] || province !== row['provincie'])
      throw new Error(`${row['gemeente']}: ${row['gewest']} ${row['provincie']} does not follow from NIS code ${nis}`)
    const perYear = YEARS.map((year) => {
      const found: Row | undefined = ofPlace.get(`gemeente ${nis} ${year}`)?.[0]
      if (!found) return ''
      const basis = found['opcentiemen_gemeente'] ?? ''
      const others = (found['categorieen_gedifferentieerd'] ?? '')
        .split(' ')
        .filter((tariff) => tariff !== '' && tariff !== basis)
      return [basis, ...others, found['betrouwbaarheid'] === 'hoog' ? '' : '?'].filter(Boolean).join(' ')
    })
    const codes = (postcodes.get(nis) ?? []).map((each) => each['postcode'])
    const doubt = row['betrouwbaarheid'] === 'hoog' ? '' : '?'
    return [
      nis,
      row['gemeente'],
      row['gemeente_fr_of_de'],
      codes.join(' '),
      `${row['aj_2026']}${doubt}`,
      // A year without a figure of its own at the end takes no place.
      ...perYear,
    ]
      .join(';')
      .replace(/;+$/, '')
  })

  // The Flemish provinces of 2024 are only beside their municipalities.
  const provincial = new Map<string, string>()
  for (const row of surcharges) {
    const amount = row['opcentiemen_provincie_of_agglomeratie'] ?? ''
    const isOwn = row['niveau'] === 'provincie' || (row['niveau'] === 'gemeente' && row['gewest'] === 'Vlaanderen')
    if (amount !== '' && isOwn)
      provincial.set(
        `${row['provincie']};${row['aanslagjaar']}`,
        `${amount}${row['betrouwbaarheid'] === 'hoog' ? '' : '?'}`,
      )
  }
  const brussels = surcharges.find((row) => row['niveau'] === 'agglomeratie')
  if (brussels) provincial.set(`;${brussels['aanslagjaar']}`, `${brussels['opcentiemen_provincie_of_agglomeratie']}?`)
  const provinces = [...provincial].map(([key, amount]) => `${key};${amount}`).toSorted()

  return `/**
 * Made by \`npm run data\` from gemeentebelasting.csv, opcentiemen.csv and postcodes.csv. A line of \`places\`: NIS code;
 * name; French or German name; postcodes; municipal tax in percent, assessment year 2026; opcentiemen of ${YEARS.join(', ')}, the
 * usual one first. A line of \`provinces\`: province (empty is the Brussels agglomeration); year; opcentiemen. "?" is doubt.
 */
export const places = \`${lines.join('\n')}\`

export const provinces = \`${provinces.join('\n')}\`
`
}
