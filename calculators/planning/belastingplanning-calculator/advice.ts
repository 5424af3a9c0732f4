/** What a household can do about its tax, as chart and table. */
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { LeverKey } from './levers.ts'
import type { Tax } from './steps.ts'

/** The name of each, and its code in the return. */
export const LEVERS: Readonly<Record<LeverKey, { readonly label: string; readonly code: string }>> = {
  pensioensparen: { label: 'Pensioensparen', code: '1361' },
  pensioensparenPartner: { label: 'Pensioensparen partner', code: '2361' },
  langetermijnsparen: { label: 'Langetermijnsparen', code: '1353' },
  langetermijnsparenPartner: { label: 'Langetermijnsparen partner', code: '2353' },
  kinderopvang: { label: 'Kinderopvang', code: '1384' },
  giften: { label: 'Giften', code: '1394' },
  dienstencheques: { label: 'Dienstencheques', code: '3364' },
  onderhoudsgeld: { label: 'Onderhoudsgeld', code: '1390' },
  woonbonus: { label: 'Vlaamse woonbonus', code: 'vak IX' },
  werkelijkeKosten: { label: 'Werkelijke beroepskosten', code: '1258' },
}

const minus = (amount: number) => 0 - amount

export function bracketChart({ work }: Tax): Chart {
  const lines = work.columns[0]?.incomeLines ?? []
  const top = lines.at(-1)
  return {
    kind: 'bar',
    key: 'schijven',
    title: 'Je inkomen in de belastingschijven',
    sentence: `Van ${eur(work.columns[0]?.belastbaar ?? 0)} belastbaar inkomen valt ${eur(top?.part ?? 0)} in je hoogste schijf van ${pct(top?.rate ?? 0, 0)}.`,
    stacked: true,
    categories: lines.map((line) => pct(line.rate, 0)),
    y: { unit: 'euro0' },
    series: [
      { key: 'belasting', label: 'Belasting', values: lines.map((line) => line.tax) },
      { key: 'over', label: 'Wat overblijft', values: lines.map((line) => line.part - line.tax) },
    ],
  }
}

export function leverChart({ out, work }: Tax): Chart[] {
  const used = work.levers.filter((lever) => lever.saving > 0)
  const open = work.levers.filter((lever) => lever.keeps && lever.extra > 0)
  if (used.length + open.length === 0) return []
  const now =
    used.length > 0
      ? `Je voordelen brengen je belasting van ${eur(work.withoutBreaks)} naar ${eur(out.totaalVerschuldigd)}.`
      : `Je belasting is nu ${eur(out.totaalVerschuldigd)}.`
  const after = open.length > 0 ? ` Ze kan dalen tot ${eur(work.possible)}.` : ''
  return [
    {
      kind: 'waterfall',
      key: 'voordelen',
      title: 'Wat je voordelen doen met je belasting',
      sentence: `${now}${after}`,
      y: { unit: 'euro0' },
      bars: [
        ...(used.length > 0 ? [{ label: 'Zonder voordelen', value: work.withoutBreaks, total: true }] : []),
        ...used.map((lever) => ({ label: LEVERS[lever.key].label, value: minus(lever.saving) })),
        { label: 'Nu', value: out.totaalVerschuldigd, total: true },
        ...open.map((lever) => ({ label: `Nog: ${LEVERS[lever.key].label.toLowerCase()}`, value: minus(lever.extra) })),
        ...(open.length > 0 ? [{ label: 'Mogelijk', value: work.possible, total: true }] : []),
      ],
    },
  ]
}

export function leverTable({ values, work: { levers, running } }: Tax): Table[] {
  if (levers.length === 0) return []
  const last = `${values.inkomstenjaar}-12-31`
  const used = { key: 'bespaartNu', label: 'Bespaart al', unit: 'euro' } as const
  const code = { key: 'code', label: 'Code', unit: 'text' } as const
  if (!running)
    return [
      {
        key: 'voordelen',
        title: 'Wat je voordelen besparen',
        columns: [{ key: 'voordeel', label: 'Voordeel', unit: 'text' }, used, code],
        rows: levers.map((lever) => [LEVERS[lever.key].label, lever.saving, LEVERS[lever.key].code]),
      },
    ]
  return [
    {
      key: 'voordelen',
      title: 'Wat je nog kunt doen, van meest naar minst per euro',
      columns: [
        { key: 'voordeel', label: 'Voordeel', unit: 'text' },
        { key: 'extra', label: 'Nog te besparen', unit: 'euro' },
        { key: 'ruimte', label: 'Daarvoor betaal je', unit: 'euro' },
        { key: 'perEuro', label: 'Terug per euro', unit: 'percent', decimals: 1 },
        used,
        { key: 'uiterlijk', label: 'Uiterlijk', unit: 'date' },
        code,
      ],
      rows: levers.map((lever) => [
        LEVERS[lever.key].label,
        lever.extra,
        lever.room,
        lever.perEuro,
        lever.saving,
        last,
        LEVERS[lever.key].code,
      ]),
      note: 'Bij giften, cheques en opvang is het geld weg. Bij pensioensparen en langetermijnsparen blijft het van jou, met een eindbelasting later. Op langetermijnsparen betaal je ook premietaks.',
    },
  ]
}
