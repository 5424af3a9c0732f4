/** The tools that belong to the number, as chips; one opens at a time, right under them. */
import { memo } from 'react'
import { Icon } from '#site/ui/Icon.tsx'

export const TOOLS = [
  { key: 'scenarios', label: 'Vergelijk' },
  { key: 'doelzoeken', label: 'Zoek een doel' },
  { key: 'gevoeligheid', label: 'Wat weegt door' },
] as const

/** Not a computation but what one does with the answer: a quiet chip, on a phone an icon beside the amount. */
export const TAKE_ALONG = 'meenemen'

type Props = { readonly tool: string | null; readonly onTool: (tool: string | null) => void }

export const Chips = memo(function Chips({ tool, onTool }: Props) {
  const toggle = (key: string) => onTool(tool === key ? null : key)
  return (
    <div className="chips no-print" role="group" aria-label="Verder rekenen">
      {TOOLS.map(({ key, label }) => (
        <button key={key} type="button" className="chip" aria-expanded={tool === key} onClick={() => toggle(key)}>
          {label}
          {tool === key && <Icon name="cross" />}
        </button>
      ))}
      <button
        type="button"
        className="chip chip-quiet"
        aria-expanded={tool === TAKE_ALONG}
        onClick={() => toggle(TAKE_ALONG)}
      >
        <Icon name="share" />
        <span>Deel, bewaar, druk af</span>
      </button>
    </div>
  )
})
