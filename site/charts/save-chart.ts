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

export function standaloneSvg(svg: SVGSVGElement): string {
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
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(Math.round(width)))
  copy.setAttribute('height', String(Math.round(height)))
  copy.setAttribute('font-family', 'system-ui, sans-serif')
  copy.removeAttribute('class')
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  title.textContent = svg.getAttribute('aria-label')
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  paper.setAttribute('width', '100%')
  paper.setAttribute('height', '100%')
  paper.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--card').trim() || '#fff')
  copy.prepend(title, paper)
  return new XMLSerializer().serializeToString(copy)
}

export function saveChart(svg: SVGSVGElement, name: string): void {
  saveFile(name, standaloneSvg(svg), 'image/svg+xml')
}
