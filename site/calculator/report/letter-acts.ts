/** What the buttons under a letter do: fetched when one is pressed. */
import { copyText } from '#site/layout/copy-text.ts'
import { saveFile } from '#site/ui/save-file.ts'

/** What became of it, in words. */
export async function copyLetter(text: string, paper: HTMLElement | null): Promise<string> {
  if (await copyText(text)) return 'Gekopieerd.'
  if (paper) getSelection()?.selectAllChildren(paper)
  return 'Kopiëren mag niet van je browser. De tekst is geselecteerd: gebruik Ctrl+C.'
}

export const saveLetter = (text: string) => saveFile('brief.txt', text)
