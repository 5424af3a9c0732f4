/** A chart as a file of its own: the picture on screen with its colours and fonts written into it. */
import { saveFile } from '#site/ui/save-file.ts'

const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'vector-effect',
  'paint-order',
  'font-size',
  'font-weight',
  'font-family',
  'display',
]

const PADDING = 16

function standaloneSvg(svg: SVGSVGElement): string {
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true) as SVGSVGElement
  const cursors = copy.querySelectorAll('.cursor')
  const originals = svg.querySelectorAll<SVGElement>('*')
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const original = originals[index]
    if (!original) return
    const computed = getComputedStyle(original)
    for (const property of PROPERTIES) element.setAttribute(property, computed.getPropertyValue(property))
    if (original instanceof SVGSVGElement && !original.getAttribute('width'))
      element.setAttribute('width', computed.width)
    element.removeAttribute('class')
  })
  for (const cursor of cursors) cursor.remove()
  copy.removeAttribute('class')
  copy.setAttribute('x', String(PADDING))
  copy.setAttribute('y', String(PADDING))
  copy.setAttribute('width', String(Math.round(width)))
  const make = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name)
  const frame = make('svg')
  frame.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  frame.setAttribute('width', String(Math.round(width + 2 * PADDING)))
  frame.setAttribute('height', String(Math.round(height + 2 * PADDING)))
  frame.setAttribute('font-family', 'system-ui, sans-serif')
  const title = make('title')
  title.textContent = svg.getAttribute('aria-label')
  const paper = make('rect')
  paper.setAttribute('width', '100%')
  paper.setAttribute('height', '100%')
  paper.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--paper').trim() || '#fff')
  frame.append(title, paper, copy)
  return new XMLSerializer().serializeToString(frame)
}

/** Of a narrow and a wide picture the one in sight. */
export function saveChart(figure: Element | null, name: string): void {
  const drawn = figure?.querySelectorAll<SVGSVGElement>('svg.chart-svg') ?? []
  const svg = [...drawn].find((one) => one.getBoundingClientRect().width > 0)
  if (svg) saveFile(name, standaloneSvg(svg), 'image/svg+xml')
}
