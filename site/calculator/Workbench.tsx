/** The page of one calculator, alive. */
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AnyCalculator, Situation } from '#calculators/kernel/calculator.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import type { Choices } from '#calculators/kernel/rule-choices.ts'
import { AnswerCard } from '#site/calculator/answer/AnswerCard.tsx'
import { ReportControls } from '#site/calculator/answer/ReportControls.tsx'
import { AnswerRest } from '#site/calculator/AnswerRest.tsx'
import { type FieldChange, openFrame, situationFor, visibleValues } from '#site/calculator/state/calculation.ts'
import { FILE_PAGES } from '#site/calculator/form/files/pages.ts'
import { Form } from '#site/calculator/form/Form.tsx'
import { SituationBox } from '#site/calculator/form/SituationBox.tsx'
import { fieldOrigins } from '#site/calculator/state/field-origins.ts'
import type { LinkNotesProps } from '#site/calculator/keep/LinkNotes.tsx'
import type { CalculatorPageProps } from '#site/calculator/state/props.ts'
import { useFileDrop } from '#site/calculator/state/source.ts'
import { useFieldErrors } from '#site/calculator/state/use-field-errors.ts'
import { FRESH_STATE, givenOf, withoutFields, withTyped } from '#site/calculator/state/page-link.ts'
import { usePacedAnswer } from '#site/calculator/state/use-paced-answer.ts'
import { usePageState } from '#site/calculator/state/use-page-state.ts'
import { useSituation } from '#site/calculator/state/use-situation.ts'
import { noteChange } from '#site/calculator/state/use-settled.ts'

const NO_SISTERS = {}
const NO_CHOICES: Choices = { years: [], announced: false }

/** Its code comes with the few calculators that read files. */
const Files = (props: ComponentProps<ReturnType<typeof useFileDrop>>) => createElement(useFileDrop(), props)

/** Few links have something to say; without it the page computes all the same. */
const LinkNotes = lazy(async (): Promise<{ readonly default: ComponentType<LinkNotesProps> }> => ({
  default: (await import('#site/calculator/keep/LinkNotes.tsx').catch(() => null))?.LinkNotes ?? (() => null),
}))

type Props = Omit<CalculatorPageProps, 'buildDate'> & { readonly calculator: AnyCalculator }

export function Workbench({
  calculator,
  meta,
  today,
  market,
  sisters = NO_SISTERS,
  ruleChoices = NO_CHOICES,
  embedded = false,
}: Props) {
  const { inputs } = calculator
  const base = useMemo<Situation>(() => ({ today, market }), [today, market])
  const first = useMemo(() => openFrame(calculator, base), [calculator, base])
  const { state, setState, opening } = usePageState(inputs, first.start, first.env)
  const situation = useMemo(() => situationFor(base, state.rules), [base, state.rules])
  const { env } = useMemo(() => openFrame(calculator, situation), [calculator, situation])
  const { start } = first
  const raw = useMemo<Raw>(() => ({ ...start, ...state.typed }), [start, state.typed])

  const kept = useSituation({ inputs, env, state, setState, fromLink: opening.strange })

  const [answer, isCurrent, fetchTable] = usePacedAnswer(calculator, base, state)
  const { outcome, report } = answer
  const read = isCurrent && outcome.status === 'ok' ? outcome.values : null
  const values = useMemo(() => read ?? visibleValues(calculator, raw, env), [read, calculator, raw, env])
  useEffect(noteChange, [state, report])

  const { errors, summaryErrors, summary, showErrors, flag, onLeave, onEnter } = useFieldErrors(
    calculator,
    raw,
    situation,
    outcome,
    isCurrent,
  )
  const enter = useCallback(
    (path: string) => {
      fetchTable(path)
      onEnter(path)
    },
    [fetchTable, onEnter],
  )
  const origins = useMemo(() => fieldOrigins(inputs, values, givenOf(state), env), [inputs, values, state, env])
  const [tool, setTool] = useState<string | null>(null)
  const [sharing, setSharing] = useState(false)

  const onChange = useCallback<FieldChange>((path, value) => setState((now) => withTyped(now, path, value)), [setState])
  const onForget = useCallback((path: string) => setState((now) => withoutFields(now, [path])), [setState])
  const onReset = useCallback(() => {
    setState((now) => ({ ...FRESH_STATE, carried: now.carried, real: now.real, scenarios: now.scenarios }))
    flag([])
  }, [setState, flag])
  const onSubmit = useCallback(() => {
    if (!showErrors()) return
    // Enter keeps the place in the form; the button takes one to the answer.
    if (document.activeElement instanceof HTMLButtonElement) document.getElementById('resultaat')?.focus()
  }, [showErrors])

  // Wrong values that a link brought in show at once.
  const [opened, setOpened] = useState(opening)
  if (opening !== opened && isCurrent) {
    setOpened(opening)
    if (opening.from === 'link' && outcome.status === 'invalid') flag(Object.keys(outcome.errors))
  }

  const onShare = useCallback(() => setSharing(true), [])
  const onShared = useCallback(() => setSharing(false), [])
  const latest = useRef(answer)
  useEffect(() => {
    latest.current = answer
  })
  const onSpreadsheet = useCallback(() => {
    const { current } = latest
    void import('#site/calculator/export/xlsx.ts').then(({ saveAnswer }) => saveAnswer(calculator, current, meta))
  }, [calculator, meta])

  const ratesOf = report?.ofBanks ? market.asOf : ''
  return (
    <>
      {(opening.unknown[0] ?? state.kept) && (
        <Suspense>
          <LinkNotes
            unknown={opening.unknown}
            answer={answer}
            calculator={calculator}
            meta={meta}
            setState={setState}
          />
        </Suspense>
      )}
      <div className="bench">
        <AnswerCard
          answer={answer}
          calculator={calculator}
          meta={meta}
          today={today}
          ratesOf={ratesOf}
          tool={tool}
          setState={setState}
          onReset={onReset}
          onShare={onShare}
          onSpreadsheet={onSpreadsheet}
          onTool={setTool}
        />
        <div className="asked">
          <Form
            inputs={inputs}
            raw={raw}
            values={values}
            env={env}
            errors={errors}
            origins={origins}
            onForget={onForget}
            summaryErrors={summaryErrors}
            openRefine={opening.from !== null && Object.keys(state.typed).some((key) => inputs[key]?.refine)}
            changed={Object.keys(state.typed).length > 0}
            summaryRef={summary}
            onChange={onChange}
            onSubmit={onSubmit}
            onReset={onReset}
            onEnter={enter}
            onLeave={onLeave}
            before={
              FILE_PAGES.has(meta.slug) && <Files slug={meta.slug} inputs={inputs} env={env} onChange={onChange} />
            }
          >
            {!embedded && <SituationBox inputs={inputs} situation={kept} origins={state.origins} />}
          </Form>
          <ReportControls
            answer={answer}
            calculator={calculator}
            base={base}
            choices={ruleChoices}
            setState={setState}
          />
        </div>
        <AnswerRest
          answer={answer}
          calculator={calculator}
          meta={meta}
          market={market}
          sisters={sisters}
          today={today}
          ratesOf={ratesOf}
          sharing={sharing}
          onShared={onShared}
          onSpreadsheet={onSpreadsheet}
          setState={setState}
        />
      </div>
    </>
  )
}
