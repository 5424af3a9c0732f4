/** The pictures and tables of the answer. */
import { soldTable } from '#calculators/beleggen/sold-table.ts'
import { eur, eur0 } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Gains } from './case.ts'

/** The exemption of one year as a tank: what your gains took, what is left, and what ran over. */
function tank({ out, work }: Gains): Chart[] {
  if (out.vrijgesteld + out.nogVrij <= 0 || !work.oneYear) return []
  const whole = out.vrijgesteld + out.nogVrij
  return [
    {
      kind: 'split',
      key: 'vrijstelling',
      title: 'Je vrijstelling, verkoop per verkoop gevuld',
      sentence: `Van je winst is ${eur(out.vrijgesteld)} vrijgesteld en ${eur(out.belastbaar)} belastbaar. Nog vrij: ${eur(out.nogVrij)}.`,
      y: { unit: 'euro0' },
      rows: [
        {
          parts: [
            { label: 'vrij gebruikt', value: out.vrijgesteld, tone: 'main' },
            { label: 'nog vrij', value: out.nogVrij, tone: 'open' },
            { label: 'belast', value: out.belastbaar, tone: 'tax' },
          ],
        },
      ],
      marks: [{ x: whole, label: `vrij tot ${eur0(whole)}`, strong: true }],
    },
  ]
}

export function charts(solved: Gains): Chart[] {
  const { out, work } = solved
  const { meerwaarden: gains, belastbaar: taxable, belasting: tax } = out
  const found: Chart[] = [
    ...tank(solved),
    {
      kind: 'waterfall',
      key: 'opbouw',
      title: 'Van winst naar belasting',
      sentence: `Van ${eur(gains)} winst blijft ${eur(taxable)} belastbaar, goed voor ${eur(tax)} belasting.`,
      y: { unit: 'euro' },
      bars: [
        { label: 'Winsten', value: gains, total: true },
        { label: 'Verliezen', value: 0 - out.minwaarden },
        { label: 'Vrijstelling', value: 0 - out.vrijgesteld },
        { label: 'Overdracht', value: 0 - out.overdrachtGebruikt },
        {
          label:
            work.other?.kind === 'speculatief' && work.leftOut < 0 ? 'Kosten en oudere verliezen' : 'Telt niet mee',
          value: work.leftOut,
        },
        { label: 'Belastbaar', value: taxable, total: true, tone: 'third' as const },
        { label: 'Belasting', value: tax, total: true, tone: 'tax' as const },
      ].filter(({ value, total }) => total === true || value !== 0),
    },
  ]
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
  note: 'Met de koers van vandaag (bij “Andere vragen”) zie je hoeveel je vrij kunt verkopen.',
})

/** Withholding costs no tax but time: what is held back beyond the tax comes back with the return. */
function choiceTable({ out, work }: Gains): Table {
  const { belasting: tax, bijInhouding: held, terugBijInhouding: back } = out
  const [year, other] = work.lines.filter((line) => line.taxed)
  const later = year && !other ? `de aangifte van ${year.year + 1}` : 'je aangiften'
  return {
    key: 'inhouden',
    title: 'Laten inhouden of zelf aangeven?',
    columns: [
      { key: 'keuze', label: 'Keuze', unit: 'text' },
      { key: 'nu', label: 'Bij verkoop ingehouden', unit: 'euro' },
      { key: 'terug', label: `Terug via ${later}`, unit: 'euro' },
      { key: 'later', label: `Te betalen via ${later}`, unit: 'euro' },
      { key: 'totaal', label: 'Belasting in totaal', unit: 'euro', formula: '{nu}-{terug}+{later}' },
      { key: 'doen', label: 'Wat je doet', unit: 'text' },
    ],
    rows: [
      [
        'Laten inhouden',
        held,
        back,
        tax - held + back,
        tax,
        back > 0
          ? 'Aangeven om de vrijstelling en verliezen terug te krijgen.'
          : tax > held
            ? 'De winst aangeven waarop niets is ingehouden.'
            : 'Niets.',
      ],
      ['Zelf aangeven (opt-out)', 0, 0, tax, tax, 'Alle verkopen aangeven en de bewijzen bewaren.'],
    ],
    note: 'De belasting is dezelfde. Bij inhouding mis je het te veel ingehouden geld tot je aanslag; bij een opt-out zet je het opzij en bewaar je aankoopbewijzen, koersen van de fotodag en rekeningoverzichten.',
  }
}

const accountTable = ({ work }: Gains): Table => ({
  key: 'rekeningen',
  title: 'Per rekening',
  columns: [
    { key: 'rekening', label: 'Rekening', unit: 'text' },
    { key: 'winst', label: 'Winst of verlies', unit: 'euro', total: true },
    { key: 'ingehouden', label: 'Ingehouden', unit: 'euro', total: true },
    { key: 'zelf', label: 'Zelf aan te geven winst', unit: 'euro', total: true },
    { key: 'alsIn', label: 'Als ze inhoudt', unit: 'euro' },
  ],
  rows: work.accounts.map(({ name, gain, heldBack, withheld, belgian }) => [
    name === '' ? 'Zonder naam' : name,
    gain,
    heldBack ? withheld : 0,
    heldBack ? 0 : gain,
    belgian ? withheld : null,
  ]),
})

export function tables(solved: Gains): Table[] {
  const { values, work } = solved
  const found: Table[] = []
  if (values.verkopen.length > 0) found.push(lotTable(solved))
  if (work.free.length > 0) found.push(freeTable(solved))
  else if (work.settlement.left.length > 0) found.push(leftTable(solved))
  if (work.accounts.length > 1) found.push(accountTable(solved))
  if (solved.out.bijInhouding > 0) found.push(choiceTable(solved))
  if (work.ordinary && work.lines.length > 0) found.push(yearTable(solved))
  return found
}
