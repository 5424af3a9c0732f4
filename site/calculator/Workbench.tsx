/** The page of one calculator, alive: form, answer, and the tools that open on demand. */
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyCalculator, Outcome, Situation } from '#calculators/calculator.ts'
import type { FieldErrors, Raw } from '#calculators/read.ts'
import { showFigure } from '#calculators/show.ts'
import { answerFor, type FieldChange, openFrame, situationFor, visibleValues } from '#site/calculator/calculation.ts'
import { canDeflate, deflate } from '#site/calculator/deflate.ts'
import { Form } from '#site/calculator/Form.tsx'
import { LaterSections } from '#site/calculator/LaterSections.tsx'
import { LiveResult } from '#site/calculator/LiveResult.tsx'
import { encodePage, FRESH_STATE, MOST_SCENARIOS } from '#site/calculator/page-link.ts'
import type { CalculatorPageProps } from '#site/calculator/props.ts'
import { BasisSwitch, RulesYear } from '#site/calculator/ReportControls.tsx'
import { PhoneBar, ResultCard } from '#site/calculator/ResultCard.tsx'
import { SectionNav } from '#site/calculator/SectionNav.tsx'
import { Toolbar } from '#site/calculator/Toolbar.tsx'
import { Uncovered } from '#site/calculator/Uncovered.tsx'
import { usePageState } from '#site/calculator/use-page-state.ts'

const Tools = lazy(async () => ({ default: (await import('#site/calculator/tools/Tools.tsx')).Tools }))
const ShareDialog = lazy(async () => ({
  default: (await import('#site/calculator/tools/ShareDialog.tsx')).ShareDialog,
}))

type Good = Extract<Outcome, { status: 'ok' }>
const NO_ERRORS: FieldErrors = {}
const NO_SISTERS = {}
const NO_USES: Good['uses'] = []

/** The last complete answer: an unfinished number greys it but does not blank the page. */
function useLastGood(outcome: Outcome): Good | null {
  const [last, setLast] = useState<Good | null>(outcome.status === 'ok' ? outcome : null)
  if (outcome.status === 'ok' && outcome !== last) setLast(outcome)
  return outcome.status === 'ok' ? outcome : last
}

type Props = Omit<CalculatorPageProps, 'buildDate'> & { readonly calculator: AnyCalculator }

export function Workbench({ calculator, meta, today, market, sisters = NO_SISTERS }: Props) {
  const { inputs } = calculator
  const base = useMemo<Situation>(() => ({ today, market }), [today, market])
  const firstStart = useMemo(() => openFrame(calculator, base).start, [calculator, base])
  const { state, setState, opening } = usePageState(inputs, firstStart)
  const situation = useMemo(() => situationFor(base, state.year), [base, state.year])
  const { env, start } = useMemo(() => openFrame(calculator, situation), [calculator, situation])
  const raw = useMemo<Raw>(() => ({ ...start, ...state.typed }), [start, state.typed])
  const values = useMemo(() => visibleValues(calculator, raw, env), [calculator, raw, env])

  // Typing paints at once; the answer follows when the browser has time.
  const settled = useDeferredValue(raw)
  const outcome = useMemo(() => answerFor(calculator, settled, situation), [calculator, settled, situation])
  const good = useLastGood(outcome)
  const stale = outcome.status === 'invalid'
  const real = state.real && good !== null && canDeflate(good.report)
  const report = useMemo(() => (good && real ? deflate(good.report) : (good?.report ?? null)), [good, real])
  const byRulesOfToday = useMemo(() => {
    if (state.year === null) return null
    const now = answerFor(calculator, settled, base)
    return now.status === 'ok' ? now.report.headline : null
  }, [calculator, settled, base, state.year])

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
  /** Errors appear only when the visitor asks for the result, then follow what he mends. */
  const showErrors = useCallback(() => {
    const now = answerFor(calculator, raw, situation)
    setFlagged(now.status === 'invalid' ? Object.keys(now.errors) : [])
    if (now.status === 'invalid') setFocusSummary((count) => count + 1)
    return now.status !== 'invalid'
  }, [calculator, raw, situation])

  function onSubmit() {
    if (!showErrors()) return
    // Enter keeps the place in the form; the button takes one to the answer.
    if (document.activeElement instanceof HTMLButtonElement) document.getElementById('resultaat')?.focus()
  }
  function onReset() {
    setState((now) => ({ ...now, typed: {}, year: null }))
    setFlagged([])
  }

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
  if (opening !== opened && settled === raw) {
    setOpened(opening)
    if (opening.from === 'link') setFlagged(Object.keys(found))
  }

  // The server does not know the address; it is filled in once the page is alive.
  const [address, setAddress] = useState('')
  useEffect(() => setAddress(`${location.origin}${location.pathname}`), [])
  const link = useMemo(
    () => (address === '' ? '' : `${address}#${encodePage(inputs, state, start)}`),
    [address, inputs, state, start],
  )
  const print = useMemo(
    () => ({ inputs, raw: settled, values: outcome.values, today, link }),
    [inputs, settled, outcome.values, today, link],
  )
  const nextScenario = state.scenarios.length < MOST_SCENARIOS ? 'ABC'.charAt(state.scenarios.length) : null
  const openRefine = opening.from !== null && Object.keys(state.typed).some((key) => inputs[key]?.refine)
  const onSpreadsheet = useCallback(() => {
    if (!report) return
    void import('#site/calculator/xlsx.ts').then(({ saveSpreadsheet }) =>
      saveSpreadsheet(report, { inputs, raw, values, slug: meta.slug, title: meta.pageTitle }),
    )
  }, [report, inputs, raw, values, meta])
  const onKeep = () => {
    const name = nextScenario
    if (name === null) return
    setState((now) => ({ ...now, scenarios: [...now.scenarios, { name, typed: now.typed }] }))
    setTool('scenarios')
  }
  const rulesDay = situation.rulesDate ?? today
  const currentYear = Number(today.slice(0, 4))

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
          openRefine={openRefine}
          changed={state !== FRESH_STATE && Object.keys(state.typed).length > 0}
          summaryRef={summary}
          onChange={onChange}
          onSubmit={onSubmit}
          onReset={onReset}
        />
        <div className="bench-result">
          {outcome.status === 'uncovered' && (
            <Uncovered
              message={outcome.message}
              years={calculator.years ?? []}
              onYear={(year) => setState((now) => ({ ...now, year }))}
              onReset={onReset}
            />
          )}
          {report && outcome.status !== 'uncovered' && (
            <ResultCard
              report={report}
              stale={stale}
              onShowErrors={showErrors}
              controls={
                <>
                  {good && (
                    <BasisSwitch
                      report={good.report}
                      real={real}
                      onReal={(next) => setState((now) => ({ ...now, real: next }))}
                    />
                  )}
                  <RulesYear
                    years={calculator.years ?? []}
                    year={state.year}
                    currentYear={currentYear}
                    today={byRulesOfToday}
                    headline={good?.report.headline ?? report.headline}
                    onYear={(year) => setState((now) => ({ ...now, year }))}
                  />
                </>
              }
              actions={
                <Toolbar
                  report={report}
                  nextScenario={nextScenario}
                  onKeep={onKeep}
                  onShare={() => setSharing(true)}
                  onSpreadsheet={onSpreadsheet}
                />
              }
            />
          )}
        </div>
      </div>
      <LiveResult
        text={
          report && !stale && outcome.status === 'ok' ? `${report.headline.label}: ${showFigure(report.headline)}.` : ''
        }
      />
      {report && outcome.status !== 'uncovered' && (
        <>
          <PhoneBar report={report} stale={stale} />
          <SectionNav report={report} tool={tool} onTool={setTool} />
          {tool && good && (
            <Suspense fallback={<p className="spinner">Even laden...</p>}>
              <Tools
                tool={tool}
                calculator={calculator}
                situation={situation}
                start={start}
                good={good}
                real={real}
                state={state}
                setState={setState}
              />
            </Suspense>
          )}
          <LaterSections
            stale={stale}
            report={report}
            uses={good?.uses ?? NO_USES}
            meta={meta}
            sisters={sisters}
            rulesDay={rulesDay}
            real={real}
            market={meta.usesMarket ? market : null}
            onSpreadsheet={onSpreadsheet}
            print={print}
          />
          {sharing && (
            <Suspense fallback={null}>
              <ShareDialog link={link} title={meta.pageTitle} onClose={() => setSharing(false)} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}
