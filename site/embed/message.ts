/** What an embed says to the page around it: its height in pixels, and nothing else. */
export type FrameMessage = { readonly rekenklaar: number }
