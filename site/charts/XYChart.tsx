/**
 * A plot with two axes. It is responsive without measuring: heights are pixels, widths are percentages, and curves
 * live in a stretched viewBox whose strokes do not stretch. So the server's picture is already right on every screen
 * and on paper.
 */
import { PLOT_HEIGHT, type Shape, type XYModel } from '#site/charts/model.ts'
import { LEAN } from '#site/charts/scale.ts'

const TOP = 22
const BOTTOM = 30
const X_LABEL = 18
const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`

function Curve({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'bar':
      return null
    case 'band':
      return <path className={`band-${shape.level}`} d={shape.path} />
    case 'line':
      return (
        <path
          className={
            shape.stacked ? `edge edge-${shape.series}` : `curve-${shape.series}${shape.dashed ? ' dashed' : ''}`
          }
          d={shape.path}
        />
      )
    case 'area':
      return <path className={`area area-${shape.series}${shape.stacked ? ' stacked' : ''}`} d={shape.path} />
  }
}

/** Near the edges a text leans inwards, so that it is not cut off. */
function anchorAt(at: number, edge: number): 'start' | 'middle' | 'end' {
  if (at < edge) return 'start'
  return at > 1 - edge ? 'end' : 'middle'
}

/** Closer than this share of the width two words touch on a phone. */
const NEIGHBOURS = 0.25

/** The words of two marks close together turn away from each other. */
function markAnchor(at: number, marks: XYModel['marks']): 'start' | 'middle' | 'end' {
  const near = marks.filter((other) => other.at !== at && Math.abs(other.at - at) < NEIGHBOURS)
  if (near.length === 0) return anchorAt(at, 0.2)
  return near.every((other) => other.at > at) && at > 0.15 ? 'end' : 'start'
}

type Props = { readonly model: XYModel; readonly sentence: string; readonly at: number | null }

export function XYChart({ model, sentence, at }: Props) {
  const cursor = at === null ? null : (model.xs[at] ?? null)
  return (
    <svg
      className={`chart-svg plot-${model.margin}`}
      role="img"
      aria-label={sentence}
      width="100%"
      height={TOP + PLOT_HEIGHT + BOTTOM + (model.xLabel ? X_LABEL : 0)}
      overflow="visible"
    >
      <g transform={`translate(0 ${TOP})`}>
        {model.yTicks.map((tick) => (
          <g key={tick.y}>
            {/* The labels of this axis stand in the margin of the svg. */}
            <text className="tick" x="-8" y={tick.y + 4} textAnchor="end">
              {tick.label}
            </text>
            <line className={tick.zero ? 'grid zero' : 'grid'} x1="0" x2="100%" y1={tick.y} y2={tick.y} />
          </g>
        ))}
        {model.shapes.map(
          (shape) =>
            shape.kind === 'bar' && (
              <rect
                key={`${shape.series} ${shape.x}`}
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
            <text className="mark-label" x={percent(mark.at)} y="-9" textAnchor={markAnchor(mark.at, model.marks)}>
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
            textAnchor={anchorAt(tick.at, LEAN)}
          >
            {tick.label}
          </text>
        ))}
        {model.xLabel && (
          <text className="tick" x="100%" y={PLOT_HEIGHT + 22 + X_LABEL} textAnchor="end">
            {model.xLabel}
          </text>
        )}
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
      </g>
    </svg>
  )
}
