/** The charts and tables of the page. */
import { eur, eur0 } from '#calculators/kernel/format.ts'
import { MONTHS } from '#calculators/kernel/months.ts'
import type { Chart, Part } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Year } from './case.ts'

type Way = Year['work']['ways'][number]

export const turnoverChart = ({ out, work }: Year): Chart => ({
  kind: 'line',
  key: 'omzet',
  title: 'Netto per maand bij elke omzet',
  sentence:
    out.omslag === null
      ? 'De eenmanszaak houdt bij elke omzet het meeste over.'
      : `Tot ${eur0(out.omslag)} omzet houdt de eenmanszaak het meeste over, daarboven de vennootschap.`,
  x: { label: 'Omzet per jaar, zonder btw', values: work.points.map((one) => one.omzet), unit: 'euro0' },
  y: { label: 'Netto per maand', unit: 'euro0' },
  series: [
    { key: 'eenmanszaak', label: 'Eenmanszaak', values: work.points.map((one) => one.sole) },
    { key: 'vennootschap', label: 'Vennootschap', values: work.points.map((one) => one.company), dashed: true },
  ],
  marks: [{ x: out.omzet, label: `Jij: ${eur0(out.omzet)}`, strong: true }],
})

/** From the invoices to the pocket, in one column per form. */
export const pocketChart = ({ values, out }: Year): Chart => ({
  kind: 'split',
  key: 'verdeling',
  title: 'Van omzet naar je zak, in twee vormen',
  sentence: `Van ${eur(out.omzet)} omzet blijft ${eur(out.nettoJaar)} netto per jaar als eenmanszaak, ${eur(out.vennootschapJaar)} met een vennootschap.`,
  y: { unit: 'euro0' },
  shared: true,
  rows: [
    {
      label: 'Eenmanszaak',
      whole: eur0(out.omzet),
      parts: [
        { label: 'Netto', value: out.nettoJaar, tone: 'main' },
        { label: 'Bijdragen', value: out.bijdragen, tone: 'tax' },
        { label: 'Belasting', value: out.belastingTotaal + Math.max(0, out.vermeerdering), tone: 'tax' },
        { label: 'Kosten', value: values.kosten, tone: 'compare' },
      ],
    },
    {
      label: 'Vennootschap',
      whole: eur0(out.omzet),
      parts: companyParts(out, values.kosten),
    },
  ],
})

/** What leaves the company is tax, contributions or cost; what is left of the invoices is yours. */
function companyParts(out: Year['out'], costs: number): Part[] {
  const tax =
    out.loonBelasting +
    out.vennootschapsbelasting +
    out.vermeerderingVennootschap +
    out.heffingReserve +
    out.roerendeVoorheffing
  const rest = out.omzet - out.vennootschapJaar - out.loonBijdragen - tax - costs
  return [
    { label: 'Netto', value: Math.max(0, out.vennootschapJaar), tone: 'second' },
    { label: 'Bijdragen', value: out.loonBijdragen, tone: 'tax' },
    { label: 'Belasting', value: tax, tone: 'tax' },
    { label: 'Kosten', value: Math.max(0, costs + rest), tone: 'compare' },
  ]
}

export function compareTable({ values, out }: Year): Table {
  const lines: readonly (readonly [string, number | null, number])[] = [
    ['Omzet zonder btw', out.omzet, out.omzet],
    ['Beroepskosten', 0 - values.kosten, 0 - values.kosten],
    ['Extra kosten', null, 0 - values.kostenVennootschap],
    ['Sociale bijdragen', 0 - out.bijdragen, 0 - out.loonBijdragen],
    ['Personen- en gemeentebelasting', 0 - out.belastingTotaal, 0 - out.loonBelasting],
    ['Vennootschapsbelasting', null, 0 - out.vennootschapsbelasting],
    ['Vermeerdering', 0 - out.vermeerdering, 0 - out.vermeerderingVennootschap],
    ['Heffing op de liquidatiereserve', null, 0 - out.heffingReserve],
    ['Roerende voorheffing', null, 0 - out.roerendeVoorheffing],
  ]
  const rows = [
    ...lines.filter(([, sole, company]) => (sole ?? 0) !== 0 || company !== 0),
    ['Netto per jaar', out.nettoJaar, out.vennootschapJaar] as const,
    ['Netto per maand', out.nettoMaand, out.vennootschapMaand] as const,
  ]
  return {
    key: 'vergelijking',
    title: 'Eenmanszaak naast vennootschap, op een jaar',
    columns: [
      { key: 'post', label: 'Post', unit: 'text' },
      { key: 'eenmanszaak', label: 'Eenmanszaak', unit: 'euro' },
      { key: 'vennootschap', label: 'Vennootschap', unit: 'euro' },
    ],
    rows,
    strong: [rows.length - 2, rows.length - 1],
    note: `In de vennootschap krijg je ${out.loon === 0 ? 'geen loon' : `${eur(out.loon)} brutoloon`} en keer je alle winst uit.`,
  }
}

const dayText = (monthDay: string): string => {
  const [month = '1', day = '1'] = monthDay.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''}`
}

export const asideTable = ({ out, work }: Year): Table => ({
  key: 'opzij',
  title: 'Opzij van wat binnenkomt',
  columns: [
    { key: 'wat', label: 'Waarvoor', unit: 'text' },
    { key: 'kwartaal', label: 'Per kwartaal', unit: 'euro', total: true },
    { key: 'jaar', label: 'Per jaar', unit: 'euro', total: true },
    { key: 'wanneer', label: 'Uiterlijk te betalen', unit: 'text' },
  ],
  rows: [
    ...(out.btwJaar > 0 ? [['Btw', out.btwKwartaal, out.btwJaar, 'Met je btw-aangifte'] as const] : []),
    ['Sociale bijdragen', work.bijdragenPerKwartaal, out.bijdragen, 'Einde van elk kwartaal'],
    ['Belasting', work.belastingKwartaal, work.opzijBelasting, work.deadlines.map(dayText).join(', ')],
  ],
  note: 'De gemeentebelasting volgt met je aanslag. In een weekend geldt de volgende werkdag.',
})

const WAYS: Readonly<Record<Way['way'], string>> = {
  vvprbis: 'VVPR-bis, vanaf het derde boekjaar na de inbreng',
  vvprbisTweedeJaar: 'VVPR-bis, tweede boekjaar na de inbreng',
  liquidatiereserve: 'Liquidatiereserve, na drie jaar',
  liquidatiereserveOud: 'Liquidatiereserve van de oude soort, na vijf jaar',
  liquidatiereserveOudDrieJaar: 'Liquidatiereserve van de oude soort, na drie jaar',
  vereffening: 'Liquidatiereserve, als je de vennootschap vereffent',
  dividend: 'Gewoon dividend',
}
function notNow(way: Way['way'], lastOld: number): string {
  if (way === 'vvprbisTweedeJaar') return `Enkel voor een inbreng tot eind ${lastOld}, en enkel in dat boekjaar.`
  return way === 'liquidatiereserve'
    ? `Enkel voor winst van na ${lastOld}.`
    : `Enkel voor reserves van eind ${lastOld} of vroeger.`
}

export const wayTable = ({ out, work }: Year): Table => ({
  key: 'uitkering',
  title: 'Winst uit de vennootschap halen',
  columns: [
    { key: 'weg', label: 'Manier', unit: 'text' },
    { key: 'netto', label: 'Netto voor jou', unit: 'euro' },
    { key: 'druk', label: 'Belasting in totaal', unit: 'percent', decimals: 1 },
    { key: 'vanaf', label: 'Ten vroegste', unit: 'text' },
  ],
  rows: work.ways.map((one) => [
    WAYS[one.way],
    one.netto,
    one.druk,
    one.from === null ? (one.possible ? 'Bij de stopzetting' : '–') : String(one.from),
  ]),
  greyed: Object.fromEntries(
    work.ways.flatMap((one, index) => (one.possible ? [] : [[index, notNow(one.way, work.lastOld)]])),
  ),
  note: `Op ${eur(out.winstVennootschap)} winst van dit jaar. De belasting in totaal telt de vennootschapsbelasting mee.`,
})

export const payTable = ({ work }: Year): Table => ({
  key: 'lonen',
  title: 'Zelfde omzet, ander loon',
  columns: [
    { key: 'loon', label: 'Brutoloon per jaar', unit: 'euro0' },
    { key: 'netto', label: 'Netto per maand, loon en winst samen', unit: 'euro' },
    { key: 'tarief', label: 'Verlaagd tarief', unit: 'text' },
    { key: 'winst', label: 'Winst van de vennootschap', unit: 'euro0' },
  ],
  rows: work.pays.map((one) => [one.pay, one.maand, one.reduced ? 'Ja' : 'Nee', one.winst]),
  strong: work.pays.flatMap((one, index) => (one.own ? [index] : [])),
  note: 'Een lager loon geeft vaak meer netto, maar ook minder pensioen en een lagere uitkering.',
})

/** What to ask a day or an hour, by the number of days that somebody pays for. */
export const rateTable = ({ work }: Year): Table => ({
  key: 'tarief',
  title: 'Je dag- en uurtarief, zonder btw',
  columns: [
    { key: 'dagen', label: 'Dagen die je aanrekent per jaar', unit: 'number', decimals: 0 },
    { key: 'dag', label: 'Per dag', unit: 'euro0' },
    { key: 'uur', label: 'Per uur', unit: 'euro' },
  ],
  rows: work.rates.map(({ days, day, hour }) => [days, day, hour]),
  strong: work.rates.flatMap(({ days }, index) => (days === work.billed.days ? [index] : [])),
  note: 'Een jaar telt 260 werkdagen. Vakantie, ziekte, administratie en offertes betaalt niemand.',
})
