/** A line for whoever opens the console. The only place of the public pages that writes there. */
export function warn(text: string): void {
  globalThis.console.warn(text)
}
