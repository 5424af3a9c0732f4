/** Draws a row model. Text and bars are placed in percentages, so no label overlaps on a phone. */
import { Fragment } from 'react'
import type { ChartRow, RowModel } from '#site/charts/rows.ts'

const TEXT = 20
const BAR = 18
const GAP = 14
/** Name and amount together longer than this do not fit on one line of a phone. */
const ONE_LINE = 40
const RING = 190

const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`

const isLong = (row: ChartRow) => row.name.length + row.value.length > ONE_LINE
function heightOf(row: ChartRow): number {
  const text = isLong(row) ? 2 * TEXT - 2 : TEXT
  if (row.heading) return text + 2
  return text + (row.pieces.length > 0 ? BAR + GAP : 8)
}

/** Parts of a ring as dashes of a circle that is one turn long: no arcs to compute, none too small to draw. */
function Ring({ ring }: { readonly ring: RowModel['ring'] }) {
  return (
    <svg x="50%" y="0" width={RING} height={RING} overflow="visible">
      {ring.map((part) => (
        <circle
          key={part.from}
          className={`ring ${part.paint}`}
          cx="0"
          cy={RING / 2}
          r="66"
          pathLength="1000"
          strokeDasharray={`${Math.max(1, (part.to - part.from) * 1000 - 4)} 1000`}
          strokeDashoffset={-part.from * 1000}
          transform={`rotate(-90 0 ${RING / 2})`}
        />
      ))}
    </svg>
  )
}

export function RowChart({ model, sentence }: { readonly model: RowModel; readonly sentence: string }) {
  const start = (model.ring.length > 0 ? RING + 14 : 0) + (model.mark ? 18 : 0)
  const tops: number[] = []
  let height = start
  for (const row of model.rows) {
    tops.push(height)
    height += heightOf(row)
  }
  const bottom = height
  if (model.ends) height += 16
  return (
    <svg className="chart-svg chart-rows" role="img" aria-label={sentence} width="100%" height={height}>
      {model.ring.length > 0 && <Ring ring={model.ring} />}
      {model.mark && (
        <>
          <text
            className="mark-label"
            x={percent(model.mark.at)}
            y="12"
            textAnchor={model.mark.at < 0.1 ? 'start' : model.mark.at > 0.9 ? 'end' : 'middle'}
          >
            {model.mark.label}
          </text>
          <line className="mark" x1={percent(model.mark.at)} x2={percent(model.mark.at)} y1="17" y2={bottom} />
        </>
      )}
      {model.rows.map((row, index) => {
        const top = tops[index] ?? 0
        const textEnd = top + (isLong(row) ? 2 * TEXT - 2 : TEXT)
        return (
          <Fragment key={index}>
            {row.swatch && <rect className={row.swatch} x="0" y={top + 3} width="12" height="12" />}
            <text
              className={row.heading ? 'row-heading' : row.soft ? 'row-name soft' : 'row-name'}
              x={row.swatch ? 20 : 0}
              y={top + 14}
            >
              {row.name}
            </text>
            <text className="row-value" x="100%" y={isLong(row) ? top + 32 : top + 14} textAnchor="end">
              {row.value}
            </text>
            {row.pieces.map((part, order) => (
              <rect
                key={order}
                className={part.paint}
                x={percent(part.from)}
                y={textEnd}
                width={percent(Math.max(part.to - part.from, 0))}
                height={BAR}
              />
            ))}
            {row.thread !== undefined && index < model.rows.length - 1 && (
              <line
                className="thread"
                x1={percent(row.thread)}
                x2={percent(row.thread)}
                y1={textEnd + BAR}
                y2={(tops[index + 1] ?? 0) + TEXT}
              />
            )}
          </Fragment>
        )
      })}
      {model.zero !== null && (
        <line className="grid zero" x1={percent(model.zero)} x2={percent(model.zero)} y1={start} y2={bottom - GAP} />
      )}
      {model.ends && (
        <>
          <text className="tick" x="0" y={height - 4}>
            {model.ends[0]}
          </text>
          <text className="tick" x="100%" y={height - 4} textAnchor="end">
            {model.ends[1]}
          </text>
        </>
      )}
    </svg>
  )
}
