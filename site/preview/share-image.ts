/** The 1200 × 630 image that other sites show when somebody shares a page. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Chart } from '#calculators/kernel/chart.ts'
import { siteName, siteTagline } from '#site/content/site.ts'
import { ink, type Palette, paper, rule, softInk } from '#site/preview/colours.ts'
import { drawChart } from '#site/preview/draw.ts'

const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

export type ShareCard = {
  readonly title: string
  readonly kicker?: string
  readonly figure?: { readonly label: string; readonly value: string }
  readonly chart?: Chart
  readonly palette?: Palette
}

const neutral: Palette = { accent: ink, mid: '#8f8c85', soft: '#efece4' }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Fraunces is about 0,53 em wide per letter at this weight; close enough to break lines. */
export function wrapped(text: string, size: number, width: number): readonly string[] {
  const room = Math.floor(width / (size * 0.53))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const current = lines.at(-1)
    if (current !== undefined && `${current} ${word}`.length <= room) lines[lines.length - 1] = `${current} ${word}`
    else lines.push(word)
  }
  return lines
}

function text(x: number, y: number, size: number, color: string, words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-family="Fraunces" font-size="${size}" fill="${color}" text-anchor="${anchor}">${escaped(words)}</text>`
}

export function shareSvg({ title, kicker, figure, chart, palette = neutral }: ShareCard): string {
  const size = title.length > 44 ? 58 : 70
  const lines = wrapped(title, size, 1040).slice(0, 3)
  const titleTop = 196
  const afterTitle = titleTop + lines.length * size * 1.12
  const chartBox = { x: 640, y: Math.max(afterTitle - 20, 310), width: 480, height: 0 }
  const box = { ...chartBox, height: 560 - chartBox.y }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">`,
    `<rect width="1200" height="630" fill="${paper}"/><rect width="1200" height="12" fill="${palette.accent}"/>`,
    `<rect x="80" y="60" width="44" height="44" rx="12" fill="${ink}"/><path d="M92 74h20M92 82h20M92 90h20" stroke="${paper}" stroke-width="4" stroke-linecap="round"/>`,
    text(140, 94, 36, ink, siteName),
    kicker ? text(1120, 94, 30, palette.accent, kicker, 'end') : '',
    ...lines.map((line, index) => text(78, titleTop + index * size * 1.12, size, ink, line)),
    figure ? text(80, 470, 30, softInk, figure.label) : text(80, 540, 32, softInk, siteTagline),
    figure ? text(78, 552, figure.value.length > 12 ? 66 : 84, palette.accent, figure.value) : '',
    chart ? drawChart(chart, box, { ...palette, stroke: 6 }) : '',
    chart ? `<path d="M640 560.5H1120" stroke="${rule}" stroke-width="2"/>` : '',
    '</svg>',
  ].join('')
}

let ready: Promise<Uint8Array> | undefined

/** The converter starts once per build; the font is the one the pages use. */
function prepare(): Promise<Uint8Array> {
  ready ??= (async () => {
    const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
    await initWasm(await readFile(wasm))
    return readFile('site/styles/fonts/fraunces.woff2')
  })()
  return ready
}

async function render(svg: string): Promise<Uint8Array> {
  const font = await prepare()
  const image = new Resvg(svg, {
    font: { fontBuffers: [font], defaultFontFamily: 'Fraunces', loadSystemFonts: false },
  })
  const png = image.render().asPng()
  image.free()
  return png
}

const KEPT_IN = 'node_modules/.cache/rekenklaar-delen'

/** The same drawing gives the same picture, so a picture of an earlier build is used again. */
export async function sharePng(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const svg = shareSvg(card)
  const file = `${KEPT_IN}/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Uint8Array(kept)
  const png = await render(svg)
  await mkdir(KEPT_IN, { recursive: true })
  await writeFile(file, png)
  return new Uint8Array(png)
}
