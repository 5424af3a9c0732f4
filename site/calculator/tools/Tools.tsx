/** The three tools that open on demand; they share one chunk that the first view does not need. */
import type { Dispatch, SetStateAction } from 'react'
import type { AnyCalculator, Outcome, Situation } from '#calculators/kernel/calculator.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'
import { TOOLS } from '#site/calculator/answer/ToolRow.tsx'
import { GoalSeek } from '#site/calculator/tools/GoalSeek.tsx'
import { Scenarios } from '#site/calculator/tools/Scenarios.tsx'
import { Sensitivity } from '#site/calculator/tools/Sensitivity.tsx'

export type ToolProps = {
  readonly calculator: AnyCalculator
  readonly situation: Situation
  readonly start: Raw
  readonly good: Extract<Outcome, { status: 'ok' }>
  readonly real: boolean
  readonly state: PageState
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export function Tools({ tool, ...props }: ToolProps & { readonly tool: string }) {
  const title = TOOLS.find((one) => one.key === tool)?.label ?? ''
  return (
    <section className="card tool no-print" id={tool} aria-labelledby="hulp-titel">
      <h2 id="hulp-titel">{title}</h2>
      {tool === 'scenarios' && <Scenarios {...props} />}
      {tool === 'doelzoeken' && <GoalSeek {...props} />}
      {tool === 'gevoeligheid' && <Sensitivity {...props} />}
    </section>
  )
}
