/** The parts of the page, and the three tools that open here on demand. */
import type { Report } from '#calculators/kernel/report.ts'

export const TOOLS = [
  { key: 'scenarios', label: "Scenario's" },
  { key: 'doelzoeken', label: 'Doelzoeken' },
  { key: 'gevoeligheid', label: 'Gevoeligheid' },
] as const

type Props = { readonly report: Report; readonly tool: string | null; readonly onTool: (tool: string | null) => void }

export function SectionNav({ report, tool, onTool }: Props) {
  const parts = [
    report.charts.length > 0 && { id: 'grafiek', label: report.charts.length > 1 ? 'Grafieken' : 'Grafiek' },
    report.tables.length > 0 && { id: 'tabel', label: report.tables.length > 1 ? 'Tabellen' : 'Tabel' },
    report.letter && { id: 'brief', label: 'Brief' },
    report.steps.length > 0 && { id: 'zo-rekenen-we', label: 'Zo rekenen we' },
    { id: 'controle', label: 'Bronnen' },
  ].filter((part) => part !== false && part !== undefined)
  return (
    <nav className="parts no-print" aria-label="Delen van deze pagina">
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.label}</a>
          </li>
        ))}
        {TOOLS.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              aria-expanded={tool === one.key}
              onClick={() => onTool(tool === one.key ? null : one.key)}
            >
              {one.label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
