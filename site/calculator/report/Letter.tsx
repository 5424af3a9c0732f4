/** A letter with the visitor's own figures, to copy or to keep. */
import { useRef, useState } from 'react'
import type { Report } from '#calculators/kernel/report.ts'
import { Folded } from '#site/calculator/report/Folded.tsx'

export function Letter({ letter }: { readonly letter: NonNullable<Report['letter']> }) {
  const text = [letter.title, ...letter.paragraphs].join('\n\n')
  const paper = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const acts = async () => import('#site/calculator/report/letter-acts.ts')
  const copy = async () => setSaid(await (await acts()).copyLetter(text, paper.current))
  const save = async () => (await acts()).saveLetter(text)
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
