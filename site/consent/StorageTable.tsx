import { type Purpose, purposeTexts, storedFor } from '#site/consent/cookies.ts'

/** What is kept for one purpose. On a narrow screen each row becomes a small list. */
export function StorageTable({ purpose }: { readonly purpose: Purpose }) {
  const caption = `Cookies en opslag: ${purposeTexts[purpose].title.toLowerCase()}`
  return (
    <table className="plain-table storage-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Naam</th>
          <th scope="col">Waarvoor</th>
          <th scope="col">Hoelang</th>
          <th scope="col">Waar en van wie</th>
        </tr>
      </thead>
      <tbody>
        {storedFor(purpose).map((item) => (
          <tr key={item.name}>
            <th scope="row">
              <code>{item.name}</code>
            </th>
            <td>{item.use}</td>
            <td>{item.term}</td>
            <td>
              {item.place}, {item.party}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
