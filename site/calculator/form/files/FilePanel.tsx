/** What was read, what was left out and why, before any field changes; then one button fills the page. */
import { useMemo, useState } from 'react'
import { bookOf } from '#calculators/broker-files/book.ts'
import { COUNTED, type Entry, type Kind } from '#calculators/broker-files/entry.ts'
import type { Ledger } from '#calculators/broker-files/ledger.ts'
import { type ReadFile, readText as readPasted, type Refused } from '#calculators/broker-files/read.ts'
import { assetsFor, TAKES } from '#calculators/broker-files/take.ts'
import { plural } from '#calculators/kernel/format.ts'
import type { Env, Inputs } from '#calculators/kernel/fields.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import { rawFromValues } from '#calculators/kernel/read.ts'
import { loadCalculator } from '#calculators/load.ts'
import { doubtText, kindText, readText, refusalText, unknownText } from '#site/calculator/form/files/file-words.ts'
import { useLedger } from '#site/calculator/form/files/use-ledger.ts'
import type { FieldChange } from '#site/calculator/state/calculation.ts'
import { mayKeep } from '#site/calculator/state/situation-key.ts'
import { grouped } from '#finance/list.ts'

export type FilePanelProps = {
  readonly slug: string
  readonly inputs: Inputs
  readonly env: Env
  /** New files; an empty list only opens what is kept. */
  readonly dropped: readonly File[]
  readonly onChange: FieldChange
}

const counts = (entries: readonly Entry[], counted: boolean): string =>
  [...grouped(entries, ({ kind }) => kind)]
    .filter(([kind]) => kind !== 'unknown' && COUNTED.includes(kind) === counted)
    .map(([kind, own]: readonly [Kind, readonly Entry[]]) => kindText(kind, own.length))
    .join(', ')

/** Every tax of one year, with what to declare. */
const YEAR_PAGE = 'belgische-beleggingsfiscaliteit-calculator'

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details className="files-lines">
      <summary>
        {title} ({lines.length})
      </summary>
      <ul>
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

function Summary({
  files,
  refused,
  ledger,
}: {
  readonly files: readonly ReadFile[]
  readonly refused: readonly Refused[]
  readonly ledger: Ledger
}) {
  const { entries, repeated } = ledger
  const joined = entries.reduce((sum, { parts }) => sum + parts - 1, 0)
  const left = counts(entries, false)
  const rates = entries.filter(({ doubts }) => doubts.includes('month-rate'))
  return (
    <>
      {refused.map((one) => (
        <p key={one.name} className="f-error">
          {one.name}: {refusalText(one)}
        </p>
      ))}
      {files.map((file) => (
        <p key={file.name}>{readText(file)}</p>
      ))}
      {entries.length > 0 && (
        <>
          <p>
            <strong>Gelezen:</strong> {counts(entries, true) || 'niets dat meetelt'}.
          </p>
          {left && (
            <p className="f-hint">
              <strong>Niet meegeteld:</strong> {left}. Dat is geen aankoop, verkoop of inkomen.
            </p>
          )}
          {joined > 0 && (
            <p className="f-hint">
              {plural(joined, 'regel hoorde', 'regels hoorden')} bij een order die in delen werd uitgevoerd:
              samengevoegd.
            </p>
          )}
          {repeated > 0 && (
            <p className="f-hint">
              {plural(repeated, 'regel stond', 'regels stonden')} ook in een ander bestand: één keer geteld.
            </p>
          )}
        </>
      )}
      <Lines title="Kennen we niet" lines={entries.filter(({ kind }) => kind === 'unknown').map(unknownText)} />
      <Lines
        title="Kijk deze regels na"
        lines={entries.filter(({ doubts }) => doubts.some((doubt) => doubt !== 'month-rate')).map(doubtText)}
      />
      <Lines title="Wisselkoers van de maand" lines={rates.map(doubtText)} />
    </>
  )
}

export function FilePanel({ slug, inputs, env, dropped, onChange }: FilePanelProps) {
  const [message, setMessage] = useState('')
  const [pasted, setPasted] = useState('')
  const { files, refused, before, ledger, keeps, add, keep, forget } = useLedger(dropped, setMessage)
  const book = useMemo(() => bookOf(ledger), [ledger])
  const assets = useMemo(() => assetsFor(slug, book), [slug, book])
  const [asset, setAsset] = useState<string>()
  const years = useMemo(
    () =>
      [...new Set(ledger.entries.map(({ day }) => day.slice(0, 4)).filter((year) => year !== ''))]
        .toSorted()
        .toReversed(),
    [ledger],
  )
  const [year, setYear] = useState<string>()
  const asksYear = slug === YEAR_PAGE || slug === 'roerende-voorheffing-calculator'
  const chosenYear = year ?? years[0] ?? env.today.slice(0, 4)
  const chosen = asset ?? assets[0]?.key

  function fill() {
    const taken = TAKES[slug]?.take(book, {
      year: Number(chosenYear),
      ...(chosen === undefined ? {} : { asset: chosen }),
    })
    const keys = Object.keys(taken?.values ?? {}).filter((key) => key in inputs)
    if (!taken || keys.length === 0) {
      setMessage('In deze bestanden staat niets voor deze pagina.')
      return
    }
    const wanted = Object.fromEntries(keys.flatMap((key) => (inputs[key] ? [[key, inputs[key]]] : [])))
    for (const [key, raw] of Object.entries(rawFromValues(wanted, taken.values))) onChange(key, raw)
    setMessage(
      [
        'Ingevuld.',
        ...(taken.added ?? []).map((text) => `Uit onze lijst: ${text}.`),
        ...taken.left.map((text) => `Niet overgenomen: ${text}.`),
      ].join(' '),
    )
  }
  /** All lines of one year on the page of the year, behind the # of its address. */
  async function openYear() {
    const { inputs: asked } = await loadCalculator('beleggen', YEAR_PAGE)
    const values = TAKES[YEAR_PAGE]?.take(book, { year: Number(chosenYear) }).values ?? {}
    const wanted = Object.fromEntries(Object.entries(asked).filter(([key]) => key in values))
    location.assign(`/beleggen/${YEAR_PAGE}#${encodeLink(wanted, rawFromValues(wanted, values), {}, () => true)}`)
  }
  const has = ledger.entries.length > 0
  return (
    <div className="import">
      {before && files.length === 0 && (
        <p>
          Bewaard op dit toestel: {plural(before.entries.length, 'regel', 'regels')} van{' '}
          {[...new Set(before.entries.map(({ broker }) => broker))].join(', ')}.
        </p>
      )}
      <Summary files={files} refused={refused} ledger={ledger} />
      {has && assets.length > 1 && (
        <label className="import-side">
          Waarvan?
          <select className="select" value={chosen} onChange={(event) => setAsset(event.target.value)}>
            {assets.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {has && asksYear && years.length > 1 && (
        <label className="import-side">
          Welk jaar?
          <select className="select" value={chosenYear} onChange={(event) => setYear(event.target.value)}>
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {!has && (
        <label className="import-side files-paste">
          Tekst van een borderel (Bolero, Keytrade, MeDirect)
          <textarea rows={4} value={pasted} onChange={(event) => setPasted(event.target.value)} />
          <button
            type="button"
            className="btn"
            disabled={pasted.trim() === ''}
            onClick={() => add([readPasted('Geplakte tekst', pasted)])}
          >
            Lees de tekst
          </button>
        </label>
      )}
      {has && (
        <>
          <div className="acts">
            <button type="button" className="btn btn-primary" onClick={fill}>
              Vul in op deze pagina
            </button>
            {slug !== YEAR_PAGE && (
              <button
                type="button"
                className="btn"
                onClick={() => void openYear().catch(() => setMessage('Dit lukte niet. Probeer opnieuw.'))}
              >
                Open het dossier van {chosenYear}
              </button>
            )}
            <button type="button" className="btn" onClick={forget}>
              Vergeet deze bestanden
            </button>
          </div>
          {mayKeep() && (
            <label className="files-keep">
              <input type="checkbox" checked={keeps} onChange={(event) => keep(event.target.checked)} /> Bewaar dit op
              dit toestel voor de andere beleggingspagina’s
            </label>
          )}
        </>
      )}
      <p className="rows-message" aria-live="polite">
        {message}
      </p>
    </div>
  )
}
