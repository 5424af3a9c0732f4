/** Figures of several calculations in columns, the first being what the others are compared with. */
import type { CompareRow } from '#site/calculator/tools/compare.ts'

type Props = {
  readonly names: readonly string[]
  readonly rows: readonly CompareRow[]
  /** On a phone there is room for two columns: the first, and this one. */
  readonly beside: number
  /** What the table shows, for those who do not see it. */
  readonly children: string
}

export function SideBySide({ names, rows, beside, children }: Props) {
  const place = (index: number) => (index > 0 && index !== beside ? 'not-beside' : undefined)
  return (
    <div className="table-scroll" role="region" aria-label="Tabel: berekeningen naast elkaar" tabIndex={0}>
      <table className="side-by-side">
        <caption className="visually-hidden">{children}</caption>
        <thead>
          <tr>
            <th scope="col" className="text">
              Cijfer
            </th>
            {names.map((name, index) => (
              <th key={index} scope="col" className={place(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className="text">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={index} className={place(index)}>
                  {cell.value}
                  {cell.difference && <small className="difference">{cell.difference}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
