/** The light colours of site/styles/tokens.css for images, which cannot read custom properties. A test compares them. */
import type { Category } from '#calculators/kernel/meta.ts'

export const paper = '#faf8f3'
export const ink = '#1b1d22'
export const softInk = '#585d67'
export const rule = '#d3ccbd'

export type Palette = { readonly accent: string; readonly mid: string; readonly soft: string }

export const palettes: Readonly<Record<Category, Palette>> = {
  sparen: { accent: '#11694c', mid: '#7fb3a0', soft: '#e4f1ec' },
  lenen: { accent: '#1d4f91', mid: '#86a3cb', soft: '#e8eef7' },
  beleggen: { accent: '#5a3b8f', mid: '#a795c9', soft: '#eeeaf6' },
  planning: { accent: '#8a5a00', mid: '#c9a766', soft: '#f8efdc' },
}
