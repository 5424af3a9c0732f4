/** What each of the three tools is given. */
import type { Dispatch, SetStateAction } from 'react'
import type { Answered, AnyCalculator, Situation } from '#calculators/kernel/calculator.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'

export type ToolProps = {
  readonly calculator: AnyCalculator
  readonly situation: Situation
  readonly start: Raw
  readonly good: Answered
  readonly real: boolean
  readonly state: PageState
  readonly setState: Dispatch<SetStateAction<PageState>>
}
