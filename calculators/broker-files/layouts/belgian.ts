/**
 * Belgian banks. Bolero exports positions only; orders and dividends of Bolero, Keytrade and MeDirect are in documents, whose
 * text a visitor copies. Amounts have a point for thousands and a comma for decimals; pieces at MeDirect the other way round.
 */
import { dayIn, numberIn, timeIn } from '#calculators/broker-files/cells.ts'
import { costOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Money } from '#calculators/broker-files/entry.ts'
import { document, type Layout, type Row, table } from '#calculators/broker-files/layout.ts'

/** No number is longer; without a bound a line of digits takes minutes. */
const NUMBER = String.raw`[-−]?\s*\d[\d.\s]{0,20}(?:,\d+)?`
const number = (text: string | undefined) => (text === undefined ? null : numberIn(text, ','))
const dutch = (pattern: string) => new RegExp(pattern.replaceAll('#', `(${NUMBER})`), 'i')

/** "Makelaarsloon 15,00 EUR" → an amount; every line of that name counts. */
function amounts(text: string, name: string, currency: string): readonly Money[] {
  const found = text.matchAll(new RegExp(String.raw`^[^\S\n]*${name}[^\n]*?(${NUMBER})\s*([A-Z]{3})?[^\S\n]*$`, 'gim'))
  return [...found].flatMap(([, value, money]) => costOf(number(value), money ?? currency))
}

function position(row: Row, printed: string): Draft {
  const type = row.text('Type')
  const isin = row.text('ISIN', 'ISIN (selectie)').toUpperCase()
  const name = row.text('Naam', 'Nom')
  const value = row.number('Waarde in EUR', 'Valeur en EUR')
  const line = { at: row.at, day: printed, name, isin, amount: value === null ? null : { value, currency: 'EUR' } }
  if (isin === '')
    return { ...line, kind: /cash|liquid/i.test(type) ? 'cash' : 'total', said: `${type} ${name}`.trim() }
  return {
    ...line,
    kind: 'position',
    units: row.number('Aantal', 'Nombre'),
    price: row.number('Gem. aankoopkoers', "Cours d'achat moyen"),
    currency: row.text('Munt', 'Dev.').toUpperCase() || 'EUR',
    said: row.text('Slotkoers', 'Cours de clôture'),
  }
}

const bolero: Layout = {
  ...table({ broker: 'Bolero', file: 'Portfolio Positions', checkedOn: '2026-11', headings: [], draft: () => [] }),
  read(sheet) {
    // Printed above the headings, as a day or as the number a spreadsheet keeps for one.
    const above = sheet.lines.slice(0, 12).flatMap(({ cells }) => cells)
    const day = above.map(dayIn).find((text) => text !== '') ?? above.map(serialDay).find((text) => text !== '') ?? ''
    return table({
      broker: 'Bolero',
      file: 'Portfolio Positions',
      checkedOn: '2026-11',
      headings: [
        ['Type', 'Munt', 'Aantal', 'Naam', 'Gem. aankoopkoers', 'ISIN'],
        ['Type', 'Dev.', 'Nombre', 'Nom', "Cours d'achat moyen"],
      ],
      ...(sheet.cellsOnly ? { decimal: '.' as const } : {}),
      draft: (rows) => rows.map((row) => position(row, day)),
    }).read(sheet)
  },
}

/** A spreadsheet counts days from the end of 1899. */
function serialDay(text: string): string {
  const serial = /^4[3-9]\d{3}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  return serial === 0 ? '' : new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10)
}

const UNIT_RATE = dutch(String.raw`1 EUR = # ([A-Z]{3})`)

function boleroSlip(block: string, at: number): Draft {
  const trade = dutch(String.raw`Uw (Aankoop|Verkoop) van # (.+?) aan # ([A-Z]{3})(?:\s+#)?`).exec(block)
  const payout = dutch(
    String.raw`Uw Uitbetaling (?:dividenden|coupons?|interesten) van # (.+?) aan #(?:[^\S\n]*([A-Z]{3})\b)?`,
  ).exec(block)
  const day = dayIn(
    /Uitvoeringsdatum\s*:\s*(\S+)/i.exec(block)?.[1] ?? /Valutadatum\s*:\s*(\S+)/i.exec(block)?.[1] ?? '',
  )
  const time = timeIn(/Uitvoeringstijdstip\s*:\s*(\S+)/i.exec(block)?.[1] ?? '')
  const slip = /Borderel\s+(\S+)/i.exec(block)?.[1] ?? ''
  const line = { at, day, time, id: slip, said: `Borderel ${slip}` }
  const rate = number(UNIT_RATE.exec(block)?.[1])
  if (trade) {
    const [, side, units, name, price, currency = 'EUR'] = trade
    const net = dutch(String.raw`Netto (?:debit|credit)\s*:?\s*#(?:[^\S\n]*([A-Z]{3})\b)?`).exec(block)
    return {
      ...line,
      kind: side?.toLowerCase() === 'aankoop' ? 'buy' : 'sell',
      name: name?.trim() ?? '',
      isin: /Waardecode\s*:?\s*([A-Z]{2}[A-Z0-9]{9}\d)/.exec(block)?.[1] ?? '',
      units: number(units),
      price: number(price),
      currency,
      rate: currency === 'EUR' ? null : rate,
      amount: net
        ? { value: Math.abs(number(net[1]) ?? 0), currency: net[2] ?? (rate === null ? currency : 'EUR') }
        : null,
      net: true,
      costs: amounts(block, 'Makelaarsloon', 'EUR'),
      taxes: amounts(block, 'Beurstaks', 'EUR'),
    }
  }
  if (!payout) return { ...line, kind: 'unknown' }
  const [, units, name, each, currency = UNIT_RATE.exec(block)?.[2] ?? 'EUR'] = payout
  const [pieces, per] = [number(units), number(each)]
  return {
    ...line,
    kind: /coupon|interest/i.test(payout[0]) ? 'interest' : 'dividend',
    name: name?.split(/\s{2,}/)[0]?.trim() ?? '',
    isin: /\b([A-Z]{2}[A-Z0-9]{9}\d)(?=ex\b|\s|$)/m.exec(block)?.[1] ?? '',
    currency,
    rate: currency === 'EUR' ? null : rate,
    amount: pieces === null || per === null ? null : { value: pieces * per, currency },
    foreignTax: amounts(block, 'Buitenlandse bronheffing', currency),
    belgianTax: amounts(block, 'Roerende voorheffing', currency),
    costs: [...amounts(block, 'Kosten incassostelling', currency), ...amounts(block, 'BTW', currency)],
  }
}

/** One block of text for each slip, with the line it begins on; it runs to the next, or to a statement that repeats them. */
function blocks(text: string, start: RegExp, end?: RegExp): { block: string; at: number }[] {
  const starts = [...text.matchAll(start)].map(({ index }) => index)
  const stops = end ? [...text.matchAll(end)].map(({ index }) => index) : []
  return starts.map((from, place) => ({
    block: text.slice(from, Math.min(starts[place + 1] ?? text.length, ...stops.filter((stop) => stop > from))),
    at: text.slice(0, from).split('\n').length,
  }))
}

function keytradeSlip(block: string, at: number): Draft {
  const trade = dutch(String.raw`(Aankoop|Verkoop) # (.+?) \(([A-Z]{2}[A-Z0-9]{9}\d)\) aan #\s*([A-Z]{3})`).exec(block)
  const coupon = dutch(String.raw`BETALING COUPON[^:]*:\s*# (.+?) \(([A-Z]{2}[A-Z0-9]{9}\d)\) aan #\s*([A-Z]{3})`).exec(
    block,
  )
  const moment = /Datum en tijdstip van uitvoering\s*:\s*([^\n]+)/i.exec(block)?.[1] ?? ''
  const booked = /(?:Boekingsdatum|Valutadatum|Datum)\s*:?\s*(\d{2}\/\d{2}\/\d{4})/i.exec(block)?.[1] ?? ''
  const line = {
    at,
    day: dayIn(moment) || dayIn(booked),
    time: timeIn(moment),
    said: block.split('\n')[0]?.trim() ?? '',
  }
  const rate = number(dutch(String.raw`Wisselkoers[^\n\d-]*#`).exec(block)?.[1])
  const found = trade ?? coupon
  if (!found) return { ...line, kind: 'unknown' }
  const [units, name, isin, price, currency = 'EUR'] = found.slice(trade ? 2 : 1)
  const known = {
    ...line,
    name: name?.trim() ?? '',
    isin: isin ?? '',
    currency,
    rate: currency === 'EUR' ? null : rate,
  }
  if (trade) {
    const net = dutch(String.raw`(?:Debet|Credit)\s*#\s*([A-Z]{3})`).exec(block)
    return {
      ...known,
      kind: trade[1]?.toLowerCase() === 'aankoop' ? 'buy' : 'sell',
      units: number(units),
      price: number(price),
      amount: net ? { value: Math.abs(number(net[1]) ?? 0), currency: net[2] ?? currency } : null,
      net: true,
      costs: amounts(block, 'Makelaarsloon', currency),
      taxes: amounts(block, 'Beurstaks', currency),
    }
  }
  const gross = amounts(block, 'Brutobedrag', currency)[0]
  const [pieces, per] = [number(units), number(price)]
  const computed = pieces === null || per === null ? null : { value: pieces * per, currency }
  return {
    ...known,
    kind: 'dividend',
    amount: gross ?? computed,
    foreignTax: amounts(block, 'Bronheffing', currency),
    belgianTax: amounts(block, 'Belgische roerende voorheffing', 'EUR'),
  }
}

/** Pieces with a point before the decimals, amounts with a comma, on the same line. */
const MEDIRECT =
  /^(?<side>Koop|Verkoop|Aankoop)\s+(?<ref>\S+)\s+(?<isin>[A-Z]{2}[A-Z0-9]{9}\d)\s+(?<name>.+?)\s+(?<units>\d+(?:\.\d+)?)\s+(?<sign>[€$£])\s*(?<price>[\d.]*\d(?:,\d+)?)\s+[€$£]\s*(?<amount>[\d.]*\d(?:,\d+)?)/gim

function medirect(text: string): Draft[] {
  const found = [...text.matchAll(MEDIRECT)]
  const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }
  return found.map(({ groups = {}, index }, place): Draft => {
    const block = text.slice(index, found[place + 1]?.index ?? text.length)
    const before = text.slice(0, index)
    const days = [...(found.length === 1 ? text : before).matchAll(/\d{2}-\d{2}-\d{4}(?: - \d{2}:\d{2}:\d{2})?/g)]
    const moment = days.at(-1)?.[0] ?? /\d{2}-\d{2}-\d{4}(?: - \d{2}:\d{2}:\d{2})?/.exec(block)?.[0] ?? ''
    const currency = currencies[groups['sign'] ?? ''] ?? 'EUR'
    const cost = (name: string) => {
      const value = new RegExp(String.raw`${name}[^\d\n]*(\d[\d.]*(?:,\d+)?)`, 'i').exec(block)?.[1]
      return costOf(number(value), currency)
    }
    return {
      kind: /verkoop/i.test(groups['side'] ?? '') ? 'sell' : 'buy',
      at: before.split('\n').length,
      day: dayIn(moment),
      time: timeIn(moment),
      name: groups['name'] ?? '',
      isin: groups['isin'] ?? '',
      units: numberIn(groups['units'] ?? '', '.'),
      price: number(groups['price']),
      currency,
      amount: { value: number(groups['amount']) ?? 0, currency },
      costs: cost('MeDirect Commissie'),
      taxes: cost('Wisselkosten en belastingen'),
      id: groups['ref'] ?? '',
      said: groups['side'] ?? '',
    }
  })
}

export const belgian: readonly Layout[] = [
  bolero,
  document({
    broker: 'Bolero',
    file: 'Overzicht transacties (tekst van de pdf)',
    checkedOn: '2026-11',
    isIt: [/^[^\S\n]*Borderel\s+\S/im, /Uw (?:Aankoop|Verkoop|Uitbetaling)/i],
    ends: /Netto (?:debit|credit)[^\n]*,\d{2}/i,
    draft: (text) =>
      blocks(text, /^[^\S\n]*Borderel\s+\S+/gim, /^[^\S\n]*Rekeninguittreksel/gim)
        // The statement names a slip again, without what it was for.
        .filter(({ block }) => /\bUw\s/.test(block))
        .map(({ block, at }) => boleroSlip(block, at)),
  }),
  document({
    broker: 'Keytrade',
    file: 'Borderel of coupon (tekst van de pdf)',
    checkedOn: '2026-11',
    isIt: [/(?:(?:Aankoop|Verkoop) [\d.,]+ .+? \([A-Z]{2}[A-Z0-9]{9}\d\) aan|BETALING COUPON)/i],
    ends: /^[^\S\n]*(?:Debet|Credit|Netto (?:credit|debet))[^\n]*\d\s*[A-Z]{3}/im,
    draft: (text) =>
      blocks(
        text,
        /^[^\n]*(?:(?:Aankoop|Verkoop) [\d.,]+ [^\n]+? \([A-Z]{2}[A-Z0-9]{9}\d\) aan|BETALING COUPON)/gim,
      ).map(({ block, at }) => keytradeSlip(block, at)),
  }),
  document({
    broker: 'MeDirect',
    file: 'Transactiebevestiging (tekst van de pdf)',
    checkedOn: '2026-11',
    isIt: [/^(?:Koop|Verkoop|Aankoop)\s+\S+\s+[A-Z]{2}[A-Z0-9]{9}\d\s/im, /MeDirect/i],
    ends: /Totaal[^\n]*,\d{2}/i,
    draft: medirect,
  }),
]
