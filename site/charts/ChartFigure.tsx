/** Every chart on the site: title, sentence, picture, readout, the numbers behind it, and files to take along. */
import { memo, type PointerEvent, useId, useMemo, useState } from 'react'
import type { Chart } from '#calculators/kernel/chart.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { ReportTable } from '#site/calculator/report/ReportTable.tsx'
import { Settled } from '#site/calculator/report/Settled.tsx'
import { useSettled } from '#site/calculator/state/use-settled.ts'
import { chartTable } from '#site/charts/data.ts'
import { sceneOf } from '#site/charts/draw.ts'
import { lineScene, type LineSource, pointName, seriesOf } from '#site/charts/kinds/lines.ts'
import { NARROW, WIDE } from '#site/charts/scene.ts'
import { SceneSvg } from '#site/charts/SceneSvg.tsx'
import { PhoneFold } from '#site/ui/PhoneFold.tsx'
import { plainText, Rich } from '#site/ui/Rich.tsx'

const isReadable = (chart: Chart): chart is LineSource => 'x' in chart && chart.x.values.length > 1
/** From this width of the figure the wide picture is shown; chart.css has the same number. */
const BREAK = 560
const widths = { narrow: NARROW, wide: WIDE } as const

function readout(chart: LineSource, index: number): string {
  const values = seriesOf(chart).map(
    ({ label, values: own }) => `${label} ${showCell(own[index] ?? null, chart.y.unit)}`,
  )
  return `${pointName(chart, index)}: ${values.join(' · ')}`
}

/** Each device gets the hint that fits it; the stylesheet chooses. */
function ReadingHint() {
  return (
    <>
      <span className="by-touch">Tik op de grafiek voor een waarde.</span>
      <span className="by-mouse">Wijs een punt aan of gebruik de pijltjestoetsen.</span>
    </>
  )
}

function Cursor({ scene, at }: { readonly scene: ReturnType<typeof lineScene>; readonly at: number | null }) {
  const across = at === null ? undefined : scene.xs[at]
  if (at === null || across === undefined) return null
  const x = `${across * 100}%`
  return (
    <g className="cursor">
      <line x1={x} x2={x} y1="0" y2={scene.bottom} />
      {scene
        .readings(at)
        .map((reading, order) => reading.y !== null && <circle key={order} cx={x} cy={reading.y} r="4.5" />)}
    </g>
  )
}

type LineProps = { readonly chart: LineSource; readonly sentence: string }
type LineRoomProps = LineProps & { readonly room: 'narrow' | 'wide'; readonly at: number | null }

/** Laid out and drawn while in sight; of two the one that the stylesheet hides waits for a rest. */
function LineRoom({ chart, sentence, room, at }: LineRoomProps) {
  const [place, shown] = useSettled<LineSource, SVGSVGElement>(chart)
  const scene = useMemo(() => lineScene(shown, widths[room]), [shown, room])
  return (
    <SceneSvg place={place} scene={scene} sentence={sentence} room={room}>
      <Cursor scene={scene} at={at} />
    </SceneSvg>
  )
}

/** Pointer and arrow keys read the points; a range input gives keys, touch and speech for free. */
function ReadablePlot({ chart, sentence }: LineProps) {
  const [at, setAt] = useState<number | null>(null)
  const hint = useId()
  const last = chart.x.values.length - 1
  const shown = at === null ? null : Math.min(at, last)

  function follow(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    const { xs } = lineScene(chart, box.width < BREAK ? NARROW : WIDE)
    let nearest = 0
    xs.forEach((x, index) => {
      if (Math.abs(x - share) < Math.abs((xs[nearest] ?? 0) - share)) nearest = index
    })
    setAt(nearest)
  }

  return (
    <>
      <div className="plot-frame">
        <LineRoom chart={chart} sentence={sentence} room="narrow" at={shown} />
        <LineRoom chart={chart} sentence={sentence} room="wide" at={shown} />
        <input
          className="scrub"
          type="range"
          min="0"
          max={last}
          step="1"
          value={shown ?? last}
          aria-label={`Waarden van "${chart.title}" aflezen`}
          aria-valuetext={readout(chart, shown ?? last)}
          onChange={(event) => setAt(Number(event.target.value))}
          onFocus={() => setAt((now) => now ?? last)}
          onPointerMove={follow}
          onPointerDown={follow}
        />
        {/* The range input is invisible: this shows that it has the focus. */}
        <span className="scrub-ring" />
      </div>
      <p className="readout" id={hint}>
        {shown === null ? <ReadingHint /> : readout(chart, shown)}
      </p>
    </>
  )
}

const differs = (chart: Chart) => JSON.stringify(sceneOf(chart, NARROW)) !== JSON.stringify(sceneOf(chart, WIDE))

type RoomProps = { readonly chart: Chart; readonly sentence: string; readonly room?: 'narrow' | 'wide' }

function Room({ chart, sentence, room }: RoomProps) {
  const [place, shown] = useSettled<Chart, SVGSVGElement>(chart)
  const scene = useMemo(() => sceneOf(shown, widths[room ?? 'narrow']), [shown, room])
  return <SceneSvg place={place} scene={scene} sentence={sentence} room={room} />
}

/** One picture where it is the same on every width; else, and from then on, a narrow and a wide one. */
function Plain({ chart, sentence }: Omit<RoomProps, 'room'>) {
  const [two, setTwo] = useState(false)
  const isTwo = useMemo(() => two || differs(chart), [two, chart])
  if (isTwo && !two) setTwo(true)
  if (!isTwo) return <Room chart={chart} sentence={sentence} />
  return (
    <>
      <Room chart={chart} sentence={sentence} room="narrow" />
      <Room chart={chart} sentence={sentence} room="wide" />
    </>
  )
}

async function saveSvg(button: HTMLButtonElement, name: string) {
  const { saveChart } = await import('#site/charts/save-chart.ts')
  saveChart(button.closest('figure'), name)
}

type Props = {
  readonly chart: Chart
  readonly fileName: string
  /** Under its title on a phone. */
  readonly folded?: boolean
}

function Picture({ chart }: { readonly chart: Chart }) {
  const sentence = plainText(chart.sentence)
  return (
    <>
      <p className="chart-sentence">
        <Rich text={chart.sentence} />
      </p>
      {isReadable(chart) ? (
        <ReadablePlot chart={chart} sentence={sentence} />
      ) : (
        <Plain chart={chart} sentence={sentence} />
      )}
    </>
  )
}

function Numbers({ chart, fileName }: Pick<Props, 'chart' | 'fileName'>) {
  const table = useMemo(() => chartTable(chart), [chart])
  return (
    <>
      <ReportTable table={table} fileName={`${fileName}-${chart.key}`} />
      <button
        type="button"
        className="btn"
        onClick={(event) => void saveSvg(event.currentTarget, `${fileName}-${chart.key}.svg`)}
      >
        Grafiek als SVG
      </button>
    </>
  )
}

export const ChartFigure = memo(function ChartFigure({ chart, fileName, folded = false }: Props) {
  const title = <h3 className="chart-title">{chart.title}</h3>
  const content = (
    <>
      <Settled>
        <Picture chart={chart} />
      </Settled>
      <details className="fold">
        <summary>Cijfers bij deze grafiek</summary>
        <Settled>
          <Numbers chart={chart} fileName={fileName} />
        </Settled>
      </details>
    </>
  )
  return (
    <figure className="chart" id={`grafiek-${chart.key}`} aria-label={chart.title}>
      {folded ? (
        <PhoneFold title={title}>{content}</PhoneFold>
      ) : (
        <>
          {title}
          {content}
        </>
      )}
    </figure>
  )
})
