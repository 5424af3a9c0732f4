/**
 * A plot with two axes. It is responsive without measuring: heights are pixels, widths are percentages of a nested
 * svg, and curves live in a stretched viewBox whose strokes do not stretch. So the server's picture is already right
 * on every screen and on paper.
 */
import { MARGINS, PLOT_HEIGHT, type Shape, type XYModel } from '#site/charts/model.ts'

const TOP = 22
const BOTTOM = 30
const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`

function Curve({ shape }: { readonly shape: Shape }) {
  if (shape.kind === 'bar') return null
  if (shape.kind === 'line')
    return <path className={`stroke-${shape.series}${shape.dashed ? ' dashed' : ''}`} d={shape.path} />
  return <path className={shape.kind === 'band' ? `band-${shape.level}` : `area area-${shape.series}`} d={shape.path} />
}

function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.04) return 'start'
  return at > 0.96 ? 'end' : 'middle'
}

export function XYChart({
  model,
  sentence,
  at,
}: {
  readonly model: XYModel
  readonly sentence: string
  readonly at: number | null
}) {
  const left = MARGINS[model.margin]
  const cursor = at === null ? null : (model.xs[at] ?? null)
  return (
    <svg className="chart-svg" role="img" aria-label={sentence} width="100%" height={TOP + PLOT_HEIGHT + BOTTOM}>
      {model.yTicks.map((tick) => (
        <text key={tick.y} className="tick" x={left - 8} y={TOP + tick.y + 4} textAnchor="end">
          {tick.label}
        </text>
      ))}
      <svg className={`plot-${model.margin}`} x={left} y={TOP} height={PLOT_HEIGHT} overflow="visible">
        {model.yTicks.map((tick) => (
          <line key={tick.y} className={tick.zero ? 'grid zero' : 'grid'} x1="0" x2="100%" y1={tick.y} y2={tick.y} />
        ))}
        {model.shapes.map(
          (shape, index) =>
            shape.kind === 'bar' && (
              <rect
                key={index}
                className={`fill-${shape.series}`}
                x={`${shape.x}%`}
                width={`${shape.width}%`}
                y={shape.y}
                height={shape.height}
              />
            ),
        )}
        <svg
          viewBox={`0 0 1000 ${PLOT_HEIGHT}`}
          preserveAspectRatio="none"
          width="100%"
          height={PLOT_HEIGHT}
          overflow="visible"
        >
          {model.shapes.map((shape, index) => (
            <Curve key={index} shape={shape} />
          ))}
        </svg>
        {model.marks.map((mark) => (
          <g key={mark.label}>
            <line className="mark" x1={percent(mark.at)} x2={percent(mark.at)} y1="-4" y2={PLOT_HEIGHT} />
            <text
              className="mark-label"
              x={percent(mark.at)}
              y="-9"
              textAnchor={mark.at < 0.2 ? 'start' : mark.at > 0.8 ? 'end' : 'middle'}
            >
              {mark.label}
            </text>
          </g>
        ))}
        {model.labels.map((label) => (
          <text
            key={label.series}
            className={`label text-${label.series}`}
            x={percent(label.x)}
            y={Math.round(label.y)}
            textAnchor="middle"
          >
            {label.text}
          </text>
        ))}
        {model.xTicks.map((tick) => (
          <text
            key={`${tick.label}${tick.at}`}
            className={tick.wideOnly ? 'tick wide-only' : 'tick'}
            x={percent(tick.at)}
            y={PLOT_HEIGHT + 22}
            textAnchor={anchorAt(tick.at)}
          >
            {tick.label}
          </text>
        ))}
        {cursor !== null && at !== null && (
          <g className="cursor">
            <line x1={percent(cursor)} x2={percent(cursor)} y1="0" y2={PLOT_HEIGHT} />
            {model
              .readings(at)
              .map(
                (reading) =>
                  reading.y !== null && (
                    <circle
                      key={reading.series}
                      className={`dot-${reading.series}`}
                      cx={percent(cursor)}
                      cy={reading.y}
                      r="4.5"
                    />
                  ),
              )}
          </g>
        )}
      </svg>
    </svg>
  )
}
