/** A letter with the visitor's own figures, to copy or to keep. */
import { useRef, useState } from 'react'
import type { Report } from '#calculators/kernel/report.ts'
import { Folded } from '#site/calculator/report/Folded.tsx'
import { copyText } from '#site/layout/copy-text.ts'

export function Letter({ letter }: { readonly letter: NonNullable<Report['letter']> }) {
  const text = [letter.title, ...letter.paragraphs].join('\n\n')
  const paper = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  async function copy() {
    const copied = await copyText(text)
    if (!copied && paper.current) getSelection()?.selectAllChildren(paper.current)
    setSaid(copied ? 'Gekopieerd.' : 'Kopiëren mag niet van je browser. De tekst is geselecteerd: gebruik Ctrl+C.')
  }
  async function save() {
    const { saveFile } = await import('#site/ui/save-file.ts')
    saveFile('brief.txt', text)
  }
  return (
    <Folded id="brief" title={letter.title}>
      <div className="letter" ref={paper}>
        {letter.paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <div className="acts no-print">
        <button type="button" className="btn" onClick={() => void copy()}>
          Kopieer de tekst
        </button>
        <button type="button" className="btn" onClick={() => void save()}>
          Download als tekst
        </button>
      </div>
      <p className="f-hint no-print" role="status">
        {said}
      </p>
    </Folded>
  )
}
