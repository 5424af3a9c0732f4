/** Switches above the figures: euros of then or of today, and the rules of which year. */
import type { Figure, Report } from '#calculators/kernel/report.ts'
import { showCell, showFigure } from '#calculators/kernel/units.ts'
import { canDeflate } from '#site/calculator/state/horizon.ts'

type BasisProps = { readonly report: Report; readonly real: boolean; readonly onReal: (real: boolean) => void }

export function BasisSwitch({ report, real, onReal }: BasisProps) {
  if (!canDeflate(report)) return null
  return (
    <div className="seg seg-basis" role="radiogroup" aria-label="Bedragen tonen">
      <label>
        <input
          type="radio"
          name="_basis"
          autoComplete="off"
          value="dan"
          checked={!real}
          onChange={() => onReal(false)}
        />
        <span>in euro’s van dan</span>
      </label>
      <label>
        <input
          type="radio"
          name="_basis"
          autoComplete="off"
          value="vandaag"
          checked={real}
          onChange={() => onReal(true)}
        />
        <span>in euro’s van vandaag</span>
      </label>
    </div>
  )
}

type RulesProps = {
  readonly years: readonly number[]
  readonly year: number | null
  readonly currentYear: number
  /** The headline by the rules of today, when another year is chosen. */
  readonly today: Figure | null
  readonly headline: Figure
  readonly onYear: (year: number | null) => void
}

/** Said from the side of today: "nu is het € 10 meer". */
function difference(chosen: Figure, today: Figure): string {
  if (typeof chosen.value !== 'number' || typeof today.value !== 'number') return ''
  const by = today.value - chosen.value
  if (Math.abs(by) < 1e-9) return ', evenveel'
  return `, dat is ${showCell(Math.abs(by), chosen.unit, chosen.decimals)} ${by > 0 ? 'meer' : 'minder'} dan in het gekozen jaar`
}

export function RulesYear({ years, year, currentYear, today, headline, onYear }: RulesProps) {
  if (years.length < 2 && year === null) return null
  const choices = [...new Set([...years, ...(year === null && years.length < 2 ? [] : [currentYear])])].filter(
    (one) => years.includes(one) || one === currentYear,
  )
  return (
    <div className="rules-year">
      <label htmlFor="_regels">Rekenen volgens de regels van</label>
      <select
        id="_regels"
        className="select"
        autoComplete="off"
        value={year ?? currentYear}
        onChange={(event) => {
          const chosen = Number(event.target.value)
          onYear(chosen === currentYear ? null : chosen)
        }}
      >
        {choices
          .toSorted((a, b) => b - a)
          .map((one) => (
            <option key={one} value={one}>
              {one === currentYear ? `${one} (nu)` : one}
            </option>
          ))}
      </select>
      {today && (
        <p className="f-hint">
          {headline.label} met de regels van {year}: {showFigure(headline)}. Met de regels van nu: {showFigure(today)}
          {difference(headline, today)}.
        </p>
      )}
    </div>
  )
}
