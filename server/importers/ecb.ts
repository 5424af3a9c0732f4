/** ECB Data Portal: the average rate of new Belgian home loans (MIR) and the ten-year yield. SDMX as CSV, one series per call. */
import { readCsv } from '#data/csv.ts'
import { download, type Download } from '#server/importers/download.ts'
import { checkSeries, InvalidSeries, type Limits, type Series } from '#server/importers/points.ts'

export type EcbSeries = { readonly name: string; readonly key: string; readonly limits: Limits }

const bankRate: Limits = { lowest: -2, highest: 25, fewest: 12 }

/**
 * Only what a calculator reads. MIR key: area, sector, item (A2C home loans), period of fixation (P over 10 years),
 * R agreed rate, A all amounts, 2250 households, N new business.
 */
export const ecbSeries: readonly EcbSeries[] = [
  { name: 'woonkrediet_nieuw_meer_dan_10j_vast', key: 'MIR/M.BE.B.A2C.P.R.A.2250.EUR.N', limits: bankRate },
  { name: 'olo_10j', key: 'IRS/M.BE.L.L40.CI.0000.EUR.N.Z', limits: bankRate },
]

/** Columns are found by name: the portal adds some now and then. */
export function readEcbCsv(text: string, series: EcbSeries, source: string): Series {
  if (!text.startsWith('KEY,')) throw new InvalidSeries(`${series.name}: not the CSV of the data portal`)
  if (!text.endsWith('\n')) throw new InvalidSeries(`${series.name}: the answer stops halfway`)
  const wanted = series.key.replace('/', '.')
  const rows = readCsv(text).map(({ values }) => ({
    key: values['KEY'],
    period: values['TIME_PERIOD'] ?? '',
    value: values['OBS_VALUE'] ?? '',
  }))
  if (rows.some((row) => row.key !== wanted)) throw new InvalidSeries(`${series.name}: another series came back`)
  const points = rows.filter((row) => row.value !== '').map((row) => ({ period: row.period, value: Number(row.value) }))
  return { name: series.name, source, points }
}

export async function importEcb(endpoint: string, options: Download, today: string): Promise<readonly Series[]> {
  const found: Series[] = []
  for (const series of ecbSeries) {
    const url = `${endpoint}/${series.key}?format=csvdata&detail=dataonly&startPeriod=1999-01`
    const text = (await download(url, options)).toString('utf8')
    const source = `ECB Data Portal, ${series.key.replace('/', '.')}`
    found.push(checkSeries(readEcbCsv(text, series, source), series.limits, today))
  }
  return found
}
