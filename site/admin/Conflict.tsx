import type { FormField, Texts } from '#site/admin/form-fields.ts'

type Props = {
  readonly fields: readonly FormField[]
  readonly mine: Texts
  readonly theirs: Texts
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

const shown = (text = '') => (text === '' ? '(leeg)' : text)

/** Somebody else saved first: both versions side by side, and nobody's text is lost. */
export function Conflict({ fields, mine, theirs, keepMine, takeTheirs }: Props) {
  const different = fields.filter((field) => mine[field.name] !== theirs[field.name])
  return (
    <div className="conflict">
      <table className="plain-table">
        <caption>Wat verschilt</caption>
        <thead>
          <tr>
            <th scope="col">Veld</th>
            <th scope="col">Jouw versie</th>
            <th scope="col">Nu bewaard</th>
          </tr>
        </thead>
        <tbody>
          {different.map((field) => (
            <tr key={field.name}>
              <th scope="row">{field.label}</th>
              <td>{shown(mine[field.name])}</td>
              <td>{shown(theirs[field.name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="record-buttons">
        <button type="button" className="btn" onClick={keepMine}>
          Mijn versie houden
        </button>
        <button type="button" className="btn" onClick={takeTheirs}>
          Bewaarde versie overnemen
        </button>
      </p>
    </div>
  )
}
