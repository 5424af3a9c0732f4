/** Draws a scene. The same for every kind of picture. */
import { type ReactNode, type RefObject, useMemo } from 'react'
import type { Mark, Scene } from '#site/charts/scene.ts'

const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`

function Shape({ mark, height }: { readonly mark: Mark; readonly height: number }) {
  switch (mark.kind) {
    case 'text':
      return (
        <text className={`t-${mark.look}`} x={percent(mark.x)} dx={mark.dx} y={mark.y} textAnchor={mark.anchor}>
          {mark.text}
        </text>
      )
    case 'rect':
      return (
        <rect
          className={`tone-${mark.paint}`}
          x={percent(mark.x)}
          width={percent(Math.max(0, mark.width))}
          y={mark.y}
          height={mark.height}
          rx={mark.paint === 'frame' ? 6 : 2}
        />
      )
    case 'line':
      return <line className={`l-${mark.look}`} x1={percent(mark.x1)} x2={percent(mark.x2)} y1={mark.y1} y2={mark.y2} />
    case 'dot':
      return <circle className={`dot tone-${mark.paint}`} cx={mark.px ?? percent(mark.x)} cy={mark.y} r={mark.r} />
    case 'path':
      // Curves live in a stretched box whose strokes do not stretch.
      return (
        <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" width="100%" height={height} overflow="visible">
          <path className={mark.look} d={mark.d} />
        </svg>
      )
  }
}

type Props = {
  readonly scene: Scene
  readonly sentence: string
  /** Where a narrow and a wide picture differ, each is shown at its own width. */
  readonly room?: 'narrow' | 'wide'
  readonly place?: RefObject<SVGSVGElement | null>
  readonly children?: ReactNode
}

export function SceneSvg({ scene, sentence, room, place, children }: Props) {
  const shapes = useMemo(
    () => scene.marks.map((mark, index) => <Shape key={index} mark={mark} height={scene.height} />),
    [scene],
  )
  return (
    <svg
      ref={place}
      className={room ? `chart-svg only-${room}` : 'chart-svg'}
      role="img"
      aria-label={sentence}
      width="100%"
      height={scene.height}
    >
      {shapes}
      {children}
    </svg>
  )
}
