/** The figures of rules/ for everyone: as JSON, as CSV, with a JSON Schema and as a description for search engines. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { openFigures as schema, type OpenFigures } from '#contract/figures.ts'
import { writeCsv } from '#data/csv.ts'
import { last } from '#finance/list.ts'
import { type DatedRow, lawRows } from '#rules/kernel/dated.ts'
import { checkedOnOf, confidenceOf, lawAddress, proofOf } from '#rules/kernel/proof.ts'
import { buildDay } from '#site/content/build-day.ts'
import { newestLawChange } from '#site/content/law-changes.ts'
import { lawGroups } from '#site/content/law-groups.ts'
import { absolute, operator, siteName } from '#site/content/site.ts'
import { lawFigures, type NamedFigure } from '#site/content/tokens.ts'
import { productVersion } from '#site/content/version.ts'

export const dataLicence = {
  name: 'CC BY 4.0',
  address: 'https://creativecommons.org/licenses/by/4.0/deed.nl',
} as const

const title = 'Wettelijke cijfers van België'
const description =
  'Bedragen, tarieven, grenzen en schalen uit de Belgische wet, met de dag waarop elke waarde begon te gelden, bron, artikel, bewijs en laatste controle.'

type Figure = OpenFigures['figures'][number]
type Row = Figure['rows'][number]

/** As JSON can say it: what is undefined falls away, a formula is named. */
function plainValue(value: unknown): Row['value'] {
  const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? 'volgens de formule' : part))
  return z.json().parse(JSON.parse(text))
}

function rowOf({ figure }: NamedFigure, row: DatedRow<unknown>): Row {
  const proof = proofOf(row)
  return {
    from: row.from,
    value: plainValue(row.value),
    source: row.source ?? figure.source,
    article: proof?.article ?? row.article ?? figure.article,
    address: lawAddress(figure, row),
    proof: proof && { says: proof.says, seenOn: proof.seenOn },
    leaves:
      row.leaves &&
      Object.fromEntries(Object.entries(row.leaves).map(([leaf, { says, seenOn }]) => [leaf, { says, seenOn }])),
    confidence: confidenceOf(figure, row),
    checkedOn: checkedOnOf(figure, row),
    state: row.state,
    derived: row.derived,
    note: row.note,
  }
}

function figureOf(named: NamedFigure): Figure {
  const { name, folder, file, figure } = named
  const { label, unit, knownTo, note, rows } = figure
  const newest = last(lawRows(figure))
  const group = lawGroups.find((each) => (each.folder ?? each.slug) === folder)
  const content = {
    name,
    subject: `${folder}/${file}`,
    label,
    unit,
    confidence: confidenceOf(figure, newest),
    checkedOn: checkedOnOf(figure, newest),
    knownTo,
    note,
    page: absolute(`/cijfers-en-bronnen/${group?.slug ?? ''}#${name}`),
    rows: rows.map((row) => rowOf(named, row)),
  }
  // Not the address: the same figure on another host is the same figure.
  const version = createHash('sha256')
    .update(JSON.stringify({ ...content, page: name }))
    .digest('hex')
    .slice(0, 12)
  return { ...content, version }
}

export function openFigures(): OpenFigures {
  return {
    $schema: absolute('/cijfers.schema.json'),
    title,
    license: dataLicence.address,
    attribution: `${siteName}, ${absolute('/cijfers-en-bronnen')}`,
    version: productVersion(),
    madeOn: buildDay,
    figures: lawFigures.map(figureOf),
  }
}

export function figuresSchema(): object {
  return { ...z.toJSONSchema(schema), $id: absolute('/cijfers.schema.json'), title }
}

const columns = [
  'naam',
  'omschrijving',
  'onderwerp',
  'eenheid',
  'geldt_vanaf',
  'waarde',
  'bron',
  'artikel',
  'adres',
  'bewijs',
  'gezien_op',
  'afgeleid',
  'stand',
  'betrouwbaarheid',
  'nagekeken_op',
  'bekend_tot',
  'opmerking',
  'versie',
] as const

/** A line per row of a figure; a scale is JSON in its cell. */
export function figuresCsv({ figures }: OpenFigures): string {
  const lines = figures.flatMap((figure) =>
    figure.rows.map((row) => [
      figure.name,
      figure.label,
      figure.subject,
      figure.unit,
      row.from,
      typeof row.value === 'number' || typeof row.value === 'string' ? row.value : JSON.stringify(row.value),
      row.source,
      row.article ?? '',
      row.address ?? '',
      row.proof?.says ?? '',
      row.proof?.seenOn ?? '',
      row.derived ? 'ja' : '',
      row.state ?? 'geldt',
      row.confidence,
      row.checkedOn,
      figure.knownTo ?? '',
      [row.note, figure.note].filter(Boolean).join(' '),
      figure.version,
    ]),
  )
  return writeCsv(columns, lines)
}

/** schema.org/Dataset: what the page of figures offers to download. */
export function figuresDataset(): Readonly<Record<string, unknown>> {
  const download = (path: string, encodingFormat: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: absolute(path),
  })
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url: absolute('/cijfers-en-bronnen'),
    license: dataLicence.address,
    isAccessibleForFree: true,
    inLanguage: 'nl-BE',
    spatialCoverage: { '@type': 'Country', name: 'België' },
    dateModified: newestLawChange(buildDay),
    version: productVersion(),
    creator: { '@type': 'Organization', name: operator.name, url: absolute('/') },
    distribution: [download('/cijfers.json', 'application/json'), download('/cijfers.csv', 'text/csv')],
  }
}
