/** Every chart on the site: title, sentence, picture, readout, the numbers behind it, and files to take along. */
import { memo, type PointerEvent, useId, useMemo, useState } from 'react'
import type { Chart } from '#calculators/kernel/report.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { ReportTable } from '#site/calculator/report/ReportTable.tsx'
import { Settled } from '#site/calculator/report/Settled.tsx'
import { chartTable } from '#site/charts/data.ts'
import { type Legend, type XYModel, type XYSource, xyModel } from '#site/charts/model.ts'
import { RowChart } from '#site/charts/RowChart.tsx'
import { rowModel, type RowSource } from '#site/charts/rows.ts'
import { XYChart } from '#site/charts/XYChart.tsx'
import { PhoneFold } from '#site/ui/PhoneFold.tsx'
import { plainText, Rich } from '#site/ui/Rich.tsx'

/** Bars over many short names (years, months) stand upright; the others lie down, so that names fit. */
function isUpright(chart: Chart): chart is XYSource {
  if (chart.kind === 'bar') return chart.categories.length > 8 && chart.categories.every((name) => name.length <= 8)
  return chart.kind !== 'waterfall' && chart.kind !== 'donut' && chart.kind !== 'timeline'
}

function LegendList({ legend }: { readonly legend: readonly Legend[] }) {
  if (legend.length === 0) return null
  return (
    <ul className="legend">
      {legend.map((item) => (
        <li key={item.swatch}>
          <svg width="22" height="12" aria-hidden="true">
            {item.swatch.startsWith('curve') ? (
              <line className={item.swatch} x1="0" x2="22" y1="6" y2="6" />
            ) : (
              <rect className={item.swatch} width="22" height="12" />
            )}
          </svg>
          {item.label}
        </li>
      ))}
    </ul>
  )
}

function readout(model: XYModel, index: number): string {
  const values = model.readings(index).map((reading) => `${reading.label} ${showCell(reading.value, model.unit)}`)
  return `${model.nameAt(index)}: ${values.join(' · ')}`
}

/** Each device gets the hint that fits it; the stylesheet chooses. */
function ReadingHint() {
  return (
    <>
      <span className="by-touch">Tik op de grafiek om een waarde te lezen.</span>
      <span className="by-mouse">Wijs een punt aan, of gebruik de pijltjestoetsen, om de waarden te lezen.</span>
    </>
  )
}

/** Pointer and arrow keys read the points; a range input gives keys, touch and speech for free. */
function ReadablePlot({ chart, sentence }: { readonly chart: XYSource; readonly sentence: string }) {
  const model = useMemo(() => xyModel(chart), [chart])
  const [at, setAt] = useState<number | null>(null)
  const hint = useId()
  const last = model.xs.length - 1
  const shown = at === null ? null : Math.min(at, last)

  function follow(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    let nearest = 0
    model.xs.forEach((x, index) => {
      if (Math.abs(x - share) < Math.abs((model.xs[nearest] ?? 0) - share)) nearest = index
    })
    setAt(nearest)
  }

  return (
    <>
      <LegendList legend={model.legend} />
      <p className="readout" id={hint}>
        {shown === null ? <ReadingHint /> : readout(model, shown)}
      </p>
      <div className="plot-frame">
        <XYChart model={model} sentence={sentence} at={shown} />
        {last > 0 && (
          <input
            className={`scrub scrub-${model.margin}`}
            type="range"
            min="0"
            max={last}
            step="1"
            value={shown ?? last}
            aria-label={`Waarden van "${chart.title}" aflezen`}
            aria-valuetext={readout(model, shown ?? last)}
            onChange={(event) => setAt(Number(event.target.value))}
            onFocus={() => setAt((now) => now ?? last)}
            onPointerMove={follow}
            onPointerDown={follow}
          />
        )}
        {/* The range input is invisible: this shows that it has the focus. */}
        <span className="scrub-ring" />
      </div>
      {model.cut && <p className="readout readout-cut">{model.cut}</p>}
    </>
  )
}

function LyingPlot({ chart, sentence }: { readonly chart: RowSource; readonly sentence: string }) {
  const model = rowModel(chart)
  return (
    <>
      <LegendList legend={model.legend} />
      <RowChart model={model} sentence={sentence} />
    </>
  )
}

async function saveSvg(button: HTMLButtonElement, name: string) {
  const svg = button.closest('figure')?.querySelector<SVGSVGElement>('svg.chart-svg')
  const { saveChart } = await import('#site/charts/save-chart.ts')
  if (svg) saveChart(svg, name)
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
      {isUpright(chart) ? (
        <ReadablePlot chart={chart} sentence={sentence} />
      ) : (
        <LyingPlot chart={chart} sentence={sentence} />
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
    <figure className="card chart" id={`grafiek-${chart.key}`} aria-label={chart.title}>
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
