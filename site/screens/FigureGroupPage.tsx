import { dateText } from '#calculators/kernel/format.ts'
import { last } from '#finance/list.ts'
import { lawRows } from '#rules/kernel/dated.ts'
import { checkedOnOf, confidenceOf } from '#rules/kernel/proof.ts'
import { whyTyped } from '#rules/kernel/typed.ts'
import { stateTexts } from '#site/content/law-changes.ts'
import { bySubject, figuresOf, type LawGroup } from '#site/content/law-groups.ts'
import { subjectOf } from '#site/content/law-subjects.ts'
import type { NamedFigure } from '#site/content/tokens.ts'
import { FigureSource, FigureValue } from '#site/screens/FigureValue.tsx'
import { InformationPage } from '#site/screens/InformationPage.tsx'

const confidenceTexts = {
  hoog: 'officiële tekst of twee bronnen gezien',
  middel: 'goede tweede bron',
  laag: 'onze keuze, niet zeker',
} as const

function Figure({ named: { name, figure } }: { readonly named: NamedFigure }) {
  const newest = last(lawRows(figure))
  return (
    <article className="law-figure" id={name}>
      <h3>{figure.label}</h3>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Geldt vanaf</th>
            <th scope="col">Waarde</th>
          </tr>
        </thead>
        <tbody>
          {figure.rows.toReversed().map((row) => (
            <tr key={row.from}>
              <th scope="row">{dateText(row.from)}</th>
              <td>
                <FigureValue figure={figure} row={row} />
                {row.derived ? <small>afgeleid</small> : null}
                {row.note ? <small>{row.note}</small> : null}
                {row.state ? <small>{stateTexts[row.state]}</small> : null}
                {row.proof || row.source ? (
                  <small>
                    <FigureSource figure={figure} row={row} />
                    {row.proof ? ` (gezien op ${dateText(row.proof.seenOn)})` : ''}
                  </small>
                ) : null}
                {Object.entries(row.leaves ?? {}).map(([leaf, { article, says, seenOn }]) => (
                  <small key={leaf}>
                    {leaf}: {article ? `${article}, ` : ''}“{says}” (gezien op {dateText(seenOn)})
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dated">
        Bron: <FigureSource figure={figure} row={{ from: '', value: null }} />. Nagekeken op{' '}
        {dateText(checkedOnOf(figure, newest))} ({confidenceTexts[confidenceOf(figure, newest)]}).
        {figure.note ? ` ${figure.note}` : ''}
        {whyTyped[name] ? ` ${whyTyped[name]}` : ''}
      </p>
    </article>
  )
}

export function FigureGroupPage({ group }: { readonly group: LawGroup }) {
  const subjects = bySubject(figuresOf(group))
  return (
    <InformationPage
      path={`/cijfers-en-bronnen/${group.slug}`}
      lead="Elk cijfer met al zijn waarden, de nieuwste eerst, de bron en de dag waarop we het nakeken."
    >
      <nav className="index-links" aria-label="Onderwerpen">
        <ul>
          {subjects.map(([file, figures]) => (
            <li key={file}>
              <a href={`#over-${file}`}>{subjectOf(file)}</a> ({figures.length})
            </li>
          ))}
        </ul>
      </nav>
      {subjects.map(([file, figures]) => (
        <section key={file} className="section" aria-labelledby={`over-${file}`}>
          <h2 id={`over-${file}`}>{subjectOf(file)}</h2>
          <div className="law-figures">
            {figures.map((named) => (
              <Figure key={named.name} named={named} />
            ))}
          </div>
        </section>
      ))}
    </InformationPage>
  )
}
