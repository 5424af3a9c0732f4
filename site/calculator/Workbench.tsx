/** The page of one calculator, alive. */
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyCalculator, Situation } from '#calculators/kernel/calculator.ts'
import type { FieldErrors, Raw } from '#calculators/kernel/read.ts'
import { AnswerCard } from '#site/calculator/AnswerCard.tsx'
import { AnswerRest } from '#site/calculator/AnswerRest.tsx'
import { answerFor, type FieldChange, openFrame, situationFor, visibleValues } from '#site/calculator/calculation.ts'
import { Form } from '#site/calculator/Form.tsx'
import { ProfileBox } from '#site/calculator/ProfileBox.tsx'
import type { CalculatorPageProps } from '#site/calculator/props.ts'
import { useAnswer } from '#site/calculator/use-answer.ts'
import { usePageState } from '#site/calculator/use-page-state.ts'
import { useProfile } from '#site/calculator/use-profile.ts'

/** Milliseconds on this device. Longer ones wait for a pause, and then for everything else that waits for one. */
const QUICK = 40
const NO_ERRORS: FieldErrors = {}
const NO_SISTERS = {}

type Props = Omit<CalculatorPageProps, 'buildDate'> & { readonly calculator: AnyCalculator }

export function Workbench({ calculator, meta, today, market, sisters = NO_SISTERS }: Props) {
  const { inputs } = calculator
  const base = useMemo<Situation>(() => ({ today, market }), [today, market])
  const first = useMemo(() => openFrame(calculator, base), [calculator, base])
  const { state, setState, opening } = usePageState(inputs, first.start, first.env)
  const situation = useMemo(() => situationFor(base, state.year), [base, state.year])
  const { env, start } = useMemo(() => openFrame(calculator, situation), [calculator, situation])
  const raw = useMemo<Raw>(() => ({ ...start, ...state.typed }), [start, state.typed])
  const values = useMemo(() => visibleValues(calculator, raw, env), [calculator, raw, env])

  const profile = useProfile({ inputs, env, raw, state, setState })

  // A quick computation answers with the key itself; a slow one lets the key paint first.
  const [slow, setSlow] = useState(false)
  const deferred = useDeferredValue(state)
  const settled = slow ? deferred : state
  const answer = useAnswer(calculator, base, settled)
  const { outcome, report, took } = answer
  useEffect(() => {
    // Only once all is quiet: a change halfway would go back to the answer before.
    if (state === deferred) setSlow(took > QUICK)
  }, [state, deferred, took])

  const [flagged, setFlagged] = useState<readonly string[]>([])
  const found = outcome.status === 'invalid' ? outcome.errors : NO_ERRORS
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(found).filter(([path]) => flagged.includes(path))),
    [found, flagged],
  )
  const summary = useRef<HTMLDivElement>(null)
  const [focusSummary, setFocusSummary] = useState(0)
  const [tool, setTool] = useState<string | null>(null)
  const [sharing, setSharing] = useState(false)

  const onChange = useCallback<FieldChange>(
    (path, value) => setState((now) => ({ ...now, typed: { ...now.typed, [path]: value } })),
    [setState],
  )
  const onReset = useCallback(() => {
    setState((now) => ({ ...now, typed: {}, year: null }))
    setFlagged([])
  }, [setState])
  /** Errors appear only when the visitor asks for the result, then follow what he mends. */
  const now = useRef({ raw, situation })
  useEffect(() => {
    now.current = { raw, situation }
  })
  const showErrors = useCallback(() => {
    const asked = answerFor(calculator, now.current.raw, now.current.situation)
    setFlagged(asked.status === 'invalid' ? Object.keys(asked.errors) : [])
    if (asked.status === 'invalid') setFocusSummary((count) => count + 1)
    return asked.status !== 'invalid'
  }, [calculator])
  const onSubmit = useCallback(() => {
    if (!showErrors()) return
    // Enter keeps the place in the form; the button takes one to the answer.
    if (document.activeElement instanceof HTMLButtonElement) document.getElementById('resultaat')?.focus()
  }, [showErrors])

  useEffect(() => {
    if (focusSummary > 0) summary.current?.focus()
  }, [focusSummary])
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = `Fout: ${title}`
    return () => {
      document.title = title
    }
  }, [hasErrors])
  // Wrong values that a link brought in show at once; later mistakes wait for Enter.
  const [opened, setOpened] = useState(opening)
  if (opening !== opened && settled === state) {
    setOpened(opening)
    if (opening.from === 'link') setFlagged(Object.keys(found))
  }

  const onShare = useCallback(() => setSharing(true), [])
  const onShared = useCallback(() => setSharing(false), [])
  const filed = useRef({ report, raw: answer.raw, values: outcome.values })
  useEffect(() => {
    filed.current = { report, raw: answer.raw, values: outcome.values }
  })
  const onSpreadsheet = useCallback(() => {
    const { report: wanted, raw: typed, values: read } = filed.current
    if (!wanted) return
    const inputted = { inputs, raw: typed, values: read, slug: meta.slug, title: meta.pageTitle }
    void import('#site/calculator/xlsx.ts').then(({ saveSpreadsheet }) => saveSpreadsheet(wanted, inputted))
  }, [inputs, meta])

  return (
    <>
      {opening.unknown.length > 0 && (
        <p className="note note-info">
          Deze link bevat gegevens die we niet kennen ({opening.unknown.join(', ')}). We rekenen zonder.
        </p>
      )}
      <div className="bench">
        <Form
          inputs={inputs}
          raw={raw}
          values={values}
          env={env}
          errors={errors}
          openRefine={opening.from !== null && Object.keys(state.typed).some((key) => inputs[key]?.refine)}
          changed={Object.keys(state.typed).length > 0}
          summaryRef={summary}
          onChange={onChange}
          onSubmit={onSubmit}
          onReset={onReset}
        >
          <ProfileBox
            inputs={inputs}
            profile={profile}
            filled={opening.filled.filter((key) => Object.hasOwn(state.typed, key))}
          />
        </Form>
        <div className="bench-result">
          <AnswerCard
            answer={answer}
            today={today}
            setState={setState}
            onReset={onReset}
            onShowErrors={showErrors}
            onShare={onShare}
            onSpreadsheet={onSpreadsheet}
            onTool={setTool}
          />
        </div>
      </div>
      <AnswerRest
        answer={answer}
        calculator={calculator}
        meta={meta}
        market={market}
        sisters={sisters}
        today={today}
        tool={tool}
        onTool={setTool}
        sharing={sharing}
        onShared={onShared}
        onSpreadsheet={onSpreadsheet}
        setState={setState}
      />
    </>
  )
}
