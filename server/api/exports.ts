/** Files for people: what Excel in Belgium opens with a double click. Only rates on offer, so that a file can come back. */
import { actorOf } from '#server/audit.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import type { Query } from '#server/database/tables.ts'
import { ratesAsExcelCsv, type RateFileRows } from '#server/rate-files/columns.ts'
import { readRateRows } from '#server/rate-files/import.ts'

async function onOffer(query: Query): Promise<RateFileRows> {
  const { banks, products, rates } = await readRateRows(query)
  return {
    banks: banks.filter((bank) => bank.is_active === 1),
    products: products.filter((product) => product.is_active === 1),
    rates,
  }
}

export function asDownload(context: Context, name: string, type: string, body: string | Buffer): Response {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
  return context.body(typeof body === 'string' ? body : new Uint8Array(body), 200, headers)
}

export function addExportRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts
  const name = (ending: string) => `rekenklaar-rentes-${belgianDay(clock())}.${ending}`

  app.get('/api/export/rates.csv', async (context) => {
    const text = ratesAsExcelCsv(await onOffer(database.query()))
    return asDownload(context, name('csv'), 'text/csv; charset=utf-8', text)
  })

  app.get('/api/export/rates.xlsx', async (context) => {
    const book = await parts.office.book(actorOf(context, clock()).name, await onOffer(database.query()))
    return asDownload(context, name('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', book)
  })
}
