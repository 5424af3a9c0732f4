/** The list `/offline.json`: what can be kept on a device, and what each part costs to download. Written by the build. */
export type Kept = {
  /** Path, bytes, and the places in `assets` of the files it needs to compute. */
  readonly pages: readonly (readonly [path: string, bytes: number, files: readonly number[]])[]
  readonly assets: readonly (readonly [path: string, bytes: number])[]
}

/** What a page says to the service worker. */
export type Wish = { readonly keep: 'nearby'; readonly path: string } | { readonly keep: 'everything' }

/** What the service worker answers to the page that asked for everything. */
export type Progress = { readonly kept: number; readonly of: number; readonly isDone: boolean }
