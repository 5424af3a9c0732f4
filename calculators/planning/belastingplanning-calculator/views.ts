/** What a household does about its tax, as charts and a table. */
import { eur, eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { LeverKey } from './model-levers.ts'
import type { Tax } from './case.ts'

/** The name of each, and its code in the return. */
const LEVERS: Readonly<Record<LeverKey, { readonly label: string; readonly code: string }>> = {
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

/** The income on the ruler of the brackets: full as far as it reaches, pale up to where the next one begins. */
export function bracketChart({ work }: Tax): Chart {
  const income = work.columns[0]?.belastbaar ?? 0
  const lines = work.columns[0]?.incomeLines ?? []
  const top = lines.at(-1)
  const room = top && top.to !== null ? Math.max(0, top.to - top.from - top.part) : 0
  return {
    kind: 'split',
    key: 'schijven',
    title: 'Je inkomen in de belastingschijven',
    sentence: `Van ${eur(income)} belastbaar inkomen valt ${eur(top?.part ?? 0)} in je hoogste schijf van ${pct(top?.rate ?? 0, 0)}. Een schijf hoger kost nooit meer dan je erbij verdient.`,
    y: { unit: 'euro0' },
    zones: true,
    rows: [
      {
        parts: [
          ...lines.map((line) => ({ label: pct(line.rate, 0, 0), value: line.part, tone: 'tax' as const })),
          ...(room > 0 ? [{ label: `nog ${pct(top?.rate ?? 0, 0, 0)}`, value: room, tone: 'spared' as const }] : []),
        ],
      },
    ],
    you: { x: income, label: `Jij: ${eur0(income)} belastbaar` },
    marks: lines.flatMap((line) => (line.to === null ? [] : [{ x: line.to, label: eur0(line.to) }])),
  }
}

export function leverChart({ out, work, moves }: Tax): Chart[] {
  const used = work.levers.filter((lever) => lever.step !== 0)
  const best = moves?.best
  if (used.length === 0 && !best) return []
  // Below zero there is no tax any more: the State pays.
  const due = (amount: number) =>
    amount < 0 ? `krijg je ${eur(0 - amount)} van de Staat` : `is je belasting ${eur(amount)}`
  const before = used.length > 0 ? `Zonder je voordelen ${due(work.withoutBreaks)}. ` : ''
  const after = best ? ` Met wat nog kan ${due(best.after)}.` : ''
  return [
    {
      kind: 'waterfall',
      key: 'voordelen',
      title: 'Wat je voordelen doen met je belasting',
      sentence: `${before}Nu ${due(out.totaalVerschuldigd)}.${after}`,
      y: { unit: 'euro0' },
      bars: [
        ...(used.length > 0
          ? [{ label: 'Zonder voordelen', value: work.withoutBreaks, total: true, tone: 'tax' as const }]
          : []),
        ...used.map((lever) => ({
          label: LEVERS[lever.key].label,
          value: 0 - lever.step,
          tone: 'spared' as const,
        })),
        { label: 'Nu', value: out.totaalVerschuldigd, total: true, tone: 'tax' },
        ...(best
          ? [
              { label: 'Wat nog kan', value: 0 - best.gain, tone: 'spared' as const },
              { label: 'Mogelijk', value: best.after, total: true, tone: 'tax' as const },
            ]
          : []),
      ],
    },
  ]
}

/** The breaks in use. What can still be done are the moves. */
export function leverTable({ work: { levers } }: Tax): Table[] {
  if (levers.length === 0) return []
  return [
    {
      key: 'voordelen',
      title: 'Wat je voordelen besparen',
      columns: [
        { key: 'voordeel', label: 'Voordeel', unit: 'text' },
        { key: 'betaald', label: 'Betaald of gestort', unit: 'euro' },
        { key: 'bespaartNu', label: 'Bespaart', unit: 'euro' },
        { key: 'code', label: 'Code', unit: 'text' },
      ],
      rows: levers.map((lever) => [LEVERS[lever.key].label, lever.spent, lever.saving, LEVERS[lever.key].code]),
      note: 'Elk voordeel apart bekeken: ze tellen niet zomaar op.',
    },
  ]
}
