/** ECB Data Portal: key rates, averages of Belgian banks (MIR) and the long-term yield. SDMX as CSV, one series per call. */
import { readCsv } from '#data/csv.ts'
import { download, type Download } from '#server/importers/download.ts'
import { checkSeries, InvalidSeries, type Limits, type Series } from '#server/importers/points.ts'

export type EcbSeries = { readonly name: string; readonly key: string; readonly limits: Limits }

const bankRate: Limits = { lowest: -2, highest: 25, fewest: 12 }

/**
 * MIR keys: area, sector, item (A2C home loans, A2B consumer credit, L22 term deposits, L23 savings at notice),
 * period of fixation (F up to 1 year, I 1 to 5, P over 10), R agreed rate, A all amounts, 2250 households, N new business.
 */
export const ecbSeries: readonly EcbSeries[] = [
  { name: 'ecb_depositorente', key: 'FM/D.U2.EUR.4F.KR.DFR.LEV', limits: { ...bankRate, fewest: 1 } },
  { name: 'ecb_herfinanciering', key: 'FM/D.U2.EUR.4F.KR.MRR_FR.LEV', limits: { ...bankRate, fewest: 1 } },
  { name: 'ecb_marginale_rente', key: 'FM/D.U2.EUR.4F.KR.MLFR.LEV', limits: { ...bankRate, fewest: 1 } },
  { name: 'woonkrediet_nieuw_meer_dan_10j_vast', key: 'MIR/M.BE.B.A2C.P.R.A.2250.EUR.N', limits: bankRate },
  { name: 'woonkrediet_nieuw_tot_1j', key: 'MIR/M.BE.B.A2C.F.R.A.2250.EUR.N', limits: bankRate },
  { name: 'consumptie_nieuw_1_5j', key: 'MIR/M.BE.B.A2B.I.R.A.2250.EUR.N', limits: bankRate },
  { name: 'termijn_nieuw_tot_1j', key: 'MIR/M.BE.B.L22.F.R.A.2250.EUR.N', limits: bankRate },
  { name: 'spaar_opzegbaar_tot_3m', key: 'MIR/M.BE.B.L23.D.R.A.2250.EUR.N', limits: bankRate },
  { name: 'olo_10j', key: 'IRS/M.BE.L.L40.CI.0000.EUR.N.Z', limits: bankRate },
]

/** Columns are found by name: the portal adds some now and then. Days on which nothing changed are left out. */
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
  const isDaily = points[0]?.period.length === 10
  const steps = isDaily ? points.filter((point, position) => point.value !== points[position - 1]?.value) : points
  return { name: series.name, source, points: steps }
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
