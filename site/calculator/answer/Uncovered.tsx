/** We do not know the rules for this day: say so, and show the way on. */
import { Notice } from '#site/ui/Notice.tsx'

type Props = {
  readonly message: string
  readonly years: readonly number[]
  readonly onYear: (year: number) => void
  readonly onReset: () => void
}

export function Uncovered({ message, years, onYear, onReset }: Props) {
  const newest = years.length > 0 ? Math.max(...years) : null
  return (
    <section className="card result" id="resultaat" tabIndex={-1} aria-labelledby="resultaat-titel">
      <h2 className="visually-hidden" id="resultaat-titel">
        Resultaat
      </h2>
      <Notice tone="warning">{message}</Notice>
      <div className="acts">
        {newest !== null && (
          <button type="button" className="btn btn-primary" onClick={() => onYear(newest)}>
            Reken met de regels van {newest}
          </button>
        )}
        <button type="button" className="btn" onClick={onReset}>
          Standaardwaarden herstellen
        </button>
      </div>
    </section>
  )
}
