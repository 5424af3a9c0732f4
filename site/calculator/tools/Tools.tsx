/** The three tools that open on demand; they share one chunk that the first view does not need. */
import type { Dispatch, SetStateAction } from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { useWhole } from '#site/calculator/state/source.ts'
import { useRested } from '#site/calculator/state/use-settled.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'
import { TOOLS } from '#site/calculator/answer/Chips.tsx'
import { GoalSeek } from '#site/calculator/tools/GoalSeek.tsx'
import { Scenarios } from '#site/calculator/tools/Scenarios.tsx'
import { Sensitivity } from '#site/calculator/tools/Sensitivity.tsx'
import type { ToolProps } from '#site/calculator/tools/tool-props.ts'

/** Puts charts beside each other, so it needs what stands below the answer. */
const Compare = (props: ToolProps) => <Scenarios {...props} calculator={useWhole(props.calculator)} />

type Props = {
  readonly tool: string
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export function Tools({ tool, answer, calculator, setState }: Props) {
  const title = TOOLS.find((one) => one.key === tool)?.label ?? ''
  // Goal seek computes on demand, so with the figures of this moment; the other tools compute along and wait for a rest.
  const rested = useRested(answer)
  const { situation, start, good, real, state } = tool === 'doelzoeken' ? answer : rested
  if (!good) return null
  const props = { calculator, situation, start, good, real, state, setState }
  return (
    <section className="tool no-print" id={tool} aria-label={title}>
      {tool === 'scenarios' && <Compare {...props} />}
      {tool === 'doelzoeken' && <GoalSeek {...props} />}
      {tool === 'gevoeligheid' && <Sensitivity {...props} />}
    </section>
  )
}
