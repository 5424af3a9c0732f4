/** The pictures and tables of the answer. */
import { soldTable } from '#calculators/beleggen/sold-table.ts'
import { eur } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { Gains } from './tell.ts'

export function charts({ out, work }: Gains): Chart[] {
  const { meerwaarden: gains, belastbaar: taxable, belasting: tax, ingehouden: withheld } = out
  const found: Chart[] = [
    {
      kind: 'waterfall',
      key: 'opbouw',
      title: 'Van winst naar belasting',
      sentence: `Van ${eur(gains)} winst blijft ${eur(taxable)} belastbaar, goed voor ${eur(tax)} belasting.`,
      y: { unit: 'euro' },
      bars: [
        { label: 'Winsten', value: gains, total: true },
        { label: 'Verliezen', value: -out.minwaarden + 0 },
        { label: 'Vrijstelling', value: -out.vrijgesteld + 0 },
        { label: 'Overdracht', value: -out.overdrachtGebruikt + 0 },
        { label: work.ordinary ? 'Telt niet mee' : 'Kosten en oudere verliezen', value: work.leftOut },
        { label: 'Belastbaar', value: taxable, total: true },
        { label: 'Belasting', value: tax, total: true },
      ].filter(({ value, total }) => total === true || value !== 0),
    },
  ]
  if (work.bankWithholds && withheld > 0) {
    found.push({
      kind: 'bar',
      key: 'inhouding',
      title: 'Ingehouden en verschuldigd',
      sentence: `De bank houdt ${eur(withheld)} in, je bent ${eur(tax)} verschuldigd.`,
      categories: ['Ingehouden door de bank', 'Verschuldigd', 'Terug via de aangifte'],
      y: { unit: 'euro' },
      series: [{ key: 'bedrag', label: 'Bedrag', values: [withheld, tax, out.terugTeVragen] }],
    })
  }
  return found
}

const lotTable = ({ work }: Gains): Table =>
  soldTable(work.settlement.slices, {
    key: 'loten',
    title: 'Verkocht, lot per lot',
    asset: 'Effect',
    decimals: 6,
    note: 'Een hogere aankoopprijs kan de winst tot nul brengen, maar geen verlies maken.',
  })

const yearTable = ({ work }: Gains): Table => ({
  key: 'jaren',
  title: 'Jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Inkomstenjaar', unit: 'year' },
    { key: 'belasting', label: 'Belasting', unit: 'euro', total: true },
    { key: 'netto', label: 'Netto winst', unit: 'euro', total: true },
    { key: 'vrij', label: 'Vrijstelling gebruikt', unit: 'euro', total: true },
    { key: 'overdracht', label: 'Overdracht gebruikt', unit: 'euro', total: true },
    { key: 'belastbaar', label: 'Belastbaar', unit: 'euro', total: true },
    { key: 'mee', label: 'Naar volgend jaar', unit: 'euro' },
  ],
  rows: work.lines.map((line) => [
    line.year,
    line.tax,
    line.net,
    line.exempt,
    line.carriedUsed,
    line.taxable,
    line.carriedOut,
  ]),
})

const freeTable = ({ work }: Gains): Table => ({
  key: 'vrij',
  title: `Hoeveel kun je in ${work.roomYear} nog vrij verkopen?`,
  columns: [
    { key: 'effect', label: 'Effect', unit: 'text' },
    { key: 'vrij', label: 'Vrij te verkopen', unit: 'number', decimals: 6 },
    { key: 'aantal', label: 'Je hebt nog', unit: 'number', decimals: 6 },
    { key: 'gekocht', label: 'Gekocht', unit: 'date' },
    { key: 'start', label: 'Startwaarde per stuk', unit: 'euro' },
    { key: 'koers', label: 'Koers', unit: 'euro' },
  ],
  rows: work.free.map((one) => [one.asset, one.free, one.held, one.boughtOn, one.base, one.price]),
  note: 'Per effect, oudste stuks eerst. De koers is die van je laatste verkoop, tenzij je er zelf een invult.',
})

const leftTable = ({ work }: Gains): Table => ({
  key: 'over',
  title: 'Wat je nog hebt',
  columns: [
    { key: 'effect', label: 'Effect', unit: 'text' },
    { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 6 },
    { key: 'gekocht', label: 'Gekocht', unit: 'date' },
    { key: 'prijs', label: 'Startwaarde per stuk', unit: 'euro' },
  ],
  rows: work.settlement.left.map(({ lot, units: left }) => [lot.name, left, lot.date, lot.photo ?? lot.price]),
  note: 'Vul bij “Meer opties” de koers van vandaag in om te zien hoeveel je vrij kunt verkopen.',
})

export function tables(solved: Gains): Table[] {
  const { values, work } = solved
  const found: Table[] = []
  if (values.verkopen.length > 0) found.push(lotTable(solved))
  if (work.free.length > 0) found.push(freeTable(solved))
  else if (work.settlement.left.length > 0) found.push(leftTable(solved))
  if (work.ordinary && work.lines.length > 0) found.push(yearTable(solved))
  return found
}
