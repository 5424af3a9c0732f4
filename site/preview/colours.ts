/** The light colours of site/styles/tokens.css for images, which cannot read custom properties. A test compares them. */
import type { Category } from '#calculators/kernel/meta.ts'

export const paper = '#fbf9f4'
export const ink = '#1b1d22'
export const softInk = '#565b65'
export const rule = '#cfc8b9'

/** Tax, the tax not paid, and greys of comparison in pictures. */
export const tax = '#a6391c'
export const paleTax = '#f0cfc2'
export const grey = '#c6c1b5'
export const paleGrey = '#e4e0d6'

export type Palette = { readonly accent: string; readonly mid: string; readonly soft: string }

export const palettes: Readonly<Record<Category, Palette>> = {
  sparen: { accent: '#0f5f45', mid: '#b5d4c7', soft: '#dcece5' },
  lenen: { accent: '#1d4f91', mid: '#b8cae3', soft: '#dfe8f4' },
  beleggen: { accent: '#5a3b8f', mid: '#cdbfe4', soft: '#e9e3f4' },
  planning: { accent: '#8d6500', mid: '#e3c987', soft: '#f4e8cb' },
}
