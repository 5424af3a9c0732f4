/** Choices about the answer itself, under the questions: euros of then or of today, and the rules of which year. */
import { type Dispatch, memo, type SetStateAction, startTransition, useEffect, useState } from 'react'
import type { AnyCalculator, Situation } from '#calculators/kernel/calculator.ts'
import type { Figure, Report } from '#calculators/kernel/report.ts'
import { showCell, showFigure } from '#calculators/kernel/units.ts'
import { yearsMatter } from '#site/calculator/state/years-matter.ts'
import { canDeflate } from '#site/calculator/state/horizon.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'
import { useRested } from '#site/calculator/state/use-settled.ts'

type BasisProps = { readonly report: Report; readonly real: boolean; readonly onReal: (real: boolean) => void }

function BasisSwitch({ report, real, onReal }: BasisProps) {
  if (!canDeflate(report)) return null
  return (
    <div className="f">
      <span className="f-label" id="_basis-naam">
        Bedragen in euro’s van
      </span>
      <div className="seg" role="radiogroup" aria-labelledby="_basis-naam">
        {(['dan', 'vandaag'] as const).map((basis) => (
          <label key={basis}>
            <input
              type="radio"
              name="_basis"
              autoComplete="off"
              value={basis}
              checked={real === (basis === 'vandaag')}
              onChange={() => onReal(basis === 'vandaag')}
            />
            <span>{basis}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

type RulesProps = {
  readonly years: readonly number[]
  readonly year: number | null
  readonly currentYear: number
  /** The headline by the rules of today, when another year is chosen. */
  readonly today: Figure | null
  readonly headline: Figure
  readonly onYear: (year: number | null) => void
}

/** Said from the side of today: "nu is het € 10 meer". */
function difference(chosen: Figure, today: Figure): string {
  if (typeof chosen.value !== 'number' || typeof today.value !== 'number') return ''
  const by = today.value - chosen.value
  if (Math.abs(by) < 1e-9) return ', evenveel'
  return `, dat is ${showCell(Math.abs(by), chosen.unit, chosen.decimals)} ${by > 0 ? 'meer' : 'minder'} dan in het gekozen jaar`
}

function RulesYear({ years, year, currentYear, today, headline, onYear }: RulesProps) {
  if (years.length < 2 && year === null) return null
  const choices = [...new Set([...years, ...(year === null && years.length < 2 ? [] : [currentYear])])].filter(
    (one) => years.includes(one) || one === currentYear,
  )
  return (
    <div className="f rules-year">
      <label className="f-label" htmlFor="_regels">
        Rekenen volgens de regels van
      </label>
      <select
        id="_regels"
        className="select"
        autoComplete="off"
        value={year ?? currentYear}
        onChange={(event) => {
          const chosen = Number(event.target.value)
          onYear(chosen === currentYear ? null : chosen)
        }}
      >
        {choices
          .toSorted((a, b) => b - a)
          .map((one) => (
            <option key={one} value={one}>
              {one === currentYear ? `${one} (nu)` : one}
            </option>
          ))}
      </select>
      {today && (
        <p className="rules-difference">
          {headline.label} met de regels van {year}: {showFigure(headline)}. Met de regels van nu: {showFigure(today)}
          {difference(headline, today)}.
        </p>
      )}
    </div>
  )
}

/** Beyond so many milliseconds of computing the years are offered without having been tried. */
const WORTH_TRYING = 150

/** Whether the rules of another year give another headline, tried once the visitor rests; of the default case it is known. */
function useYearsMatter(answer: Answer, calculator: AnyCalculator, base: Situation, atFirst: boolean): boolean {
  const rested = useRested(answer, 400)
  const [matters, setMatters] = useState(atFirst)
  useEffect(() => {
    const { years, raw, outcome, took } = rested
    if (matters || outcome.status !== 'ok' || years.length < 2) return
    if (took * years.length > WORTH_TRYING || yearsMatter(calculator, raw, base, outcome, years))
      startTransition(() => setMatters(true))
  }, [rested, calculator, base, matters])
  return matters
}

type Props = {
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly base: Situation
  readonly yearsMatter: boolean
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export const ReportControls = memo(function ReportControls(props: Props) {
  const { answer, calculator, base, setState } = props
  const { outcome, good, report, wrong, state, years } = answer
  const matters = useYearsMatter(answer, calculator, base, props.yearsMatter)
  if (!report || !good || outcome.status === 'uncovered') return null
  return (
    <div className="report-controls no-print">
      <BasisSwitch report={good.report} real={state.real} onReal={(real) => setState((now) => ({ ...now, real }))} />
      {(matters || state.year !== null) && (
        <RulesYear
          years={years}
          year={state.year}
          currentYear={Number(base.today.slice(0, 4))}
          today={wrong ? null : answer.byRulesOfToday}
          headline={report.headline}
          onYear={(year) => setState((now) => ({ ...now, year }))}
        />
      )}
    </div>
  )
})
