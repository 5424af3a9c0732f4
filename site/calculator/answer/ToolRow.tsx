/** The three tools, each a button that says what it is for. Most keys change none of the words. */
import { memo } from 'react'
import { type Inputs, isShown } from '#calculators/kernel/fields.ts'
import { lowerFirst } from '#calculators/kernel/format.ts'
import type { Values } from '#calculators/kernel/read.ts'

export const TOOLS = [
  { key: 'scenarios', label: 'Vergelijk', words: 'een tweede berekening ernaast' },
  { key: 'doelzoeken', label: 'Zoek een doel', words: 'reken terug vanaf wat je wilt' },
  { key: 'gevoeligheid', label: 'Wat weegt het meest?', words: '' },
] as const

const MOST_NAMES = 3

/** The numbers a visitor sees first, by name: "bedrag, looptijd, rente". */
export function leverNames(inputs: Inputs, values: Values): string {
  const names = Object.entries(inputs)
    // An optional field that stands empty has no step.
    .filter(([key, field]) => typeof values[key] === 'number' && !field.refine && isShown(field, values))
    .map(([, field]) => lowerFirst(field.short ?? field.label).replace(/\?$/, ''))
  return names.length > 0 ? names.slice(0, MOST_NAMES).join(', ') : 'een stap per veld'
}

type Props = {
  readonly levers: string
  readonly tool: string | null
  readonly onTool: (tool: string | null) => void
}

export const ToolRow = memo(function ToolRow({ levers, tool, onTool }: Props) {
  return (
    <div className="tools no-print" role="group" aria-label="Verder rekenen">
      {TOOLS.map(({ key, label, words }) => (
        <button
          key={key}
          type="button"
          className="card"
          aria-expanded={tool === key}
          onClick={() => onTool(tool === key ? null : key)}
        >
          <strong>{label}</strong> <small>{words || levers}</small>
        </button>
      ))}
    </div>
  )
})
