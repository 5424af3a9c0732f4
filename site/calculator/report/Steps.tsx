/** "Zo rekenen we": each move of the computation as a sentence with the visitor's own numbers. */
import { dateText, eur, pct } from '#calculators/kernel/format.ts'
import type { ToldStep } from '#calculators/kernel/report.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { type LawUse } from '#rules/kernel/dated.ts'
import { checkedOnOf } from '#rules/kernel/proof.ts'
import { Rich } from '#site/ui/Rich.tsx'

function Sum({ lines }: { readonly lines: NonNullable<ToldStep['sum']> }) {
  return (
    <table className="sum">
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={index === lines.length - 1 ? 'total' : undefined}>
            <th scope="row">{line.label}</th>
            <td>{showCell(line.value, line.unit ?? 'euro')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Brackets({ lines }: { readonly lines: NonNullable<ToldStep['brackets']> }) {
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  return (
    <table className="sum">
      <thead>
        <tr>
          <th scope="col">Schijf</th>
          <th scope="col">Tarief</th>
          <th scope="col">Jouw deel</th>
          <th scope="col">Bedrag</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.from}>
            <th scope="row">
              {line.to === null ? `boven ${eur(line.from, 0)}` : `${eur(line.from, 0)} tot ${eur(line.to, 0)}`}
            </th>
            <td>{pct(line.rate, 2, 0)}</td>
            <td>{eur(line.part)}</td>
            <td>{eur(line.tax)}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row" colSpan={3}>
            Samen
          </th>
          <td>{eur(tax)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Article, valid from, last check: one line per legal figure a step rests on. */
function LawLine({ use }: { readonly use: LawUse }) {
  const { figure, row } = use
  const article = row.article ?? figure.article
  const name = article === undefined ? figure.label : `${figure.label}, ${article}`
  const dates = `geldt sinds ${dateText(row.from)} · nagekeken op ${dateText(checkedOnOf(figure, row))}`
  return <p className="src">{`${name} · ${dates}`}</p>
}

function StepItem({ step, uses }: { readonly step: ToldStep; readonly uses: readonly LawUse[] }) {
  const law = uses.filter((use) => step.law?.includes(use.figure.id))
  return (
    <li>
      <p>
        <Rich text={step.text} />
      </p>
      {step.sum && <Sum lines={step.sum} />}
      {step.brackets && <Brackets lines={step.brackets} />}
      {step.formula && (
        <details className="formula">
          <summary>Formule</summary>
          <code>{step.formula}</code>
        </details>
      )}
      {law.map((use) => (
        <LawLine key={`${use.figure.id}${use.row.from}`} use={use} />
      ))}
    </li>
  )
}

export function Steps({ steps, uses }: { readonly steps: readonly ToldStep[]; readonly uses: readonly LawUse[] }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <StepItem key={index} step={step} uses={uses} />
      ))}
    </ol>
  )
}
