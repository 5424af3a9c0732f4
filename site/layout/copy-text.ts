/** Whether the text is on the clipboard. A browser may refuse it, and has no clipboard at all without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
