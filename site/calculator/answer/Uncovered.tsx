/** We do not know the rules for this day: say so, and show the way on. */
import { Notice } from '#site/ui/Notice.tsx'

type Props = {
  readonly message: string
  /** The nearest year whose rules we have. */
  readonly year: number
  readonly onYear: (year: number) => void
  readonly onReset: () => void
}

export function Uncovered({ message, year, onYear, onReset }: Props) {
  return (
    <section className="card answer" id="resultaat" tabIndex={-1} aria-labelledby="resultaat-titel">
      <h2 className="visually-hidden" id="resultaat-titel">
        Resultaat
      </h2>
      <Notice tone="warning">{message}</Notice>
      <div className="acts">
        <button type="button" className="btn btn-primary" onClick={() => onYear(year)}>
          Reken met de regels van {year}
        </button>
        <button type="button" className="btn" onClick={onReset}>
          Standaardwaarden herstellen
        </button>
      </div>
    </section>
  )
}
