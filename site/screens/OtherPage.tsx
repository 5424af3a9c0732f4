import { otherCards } from '#site/content/information.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

export function OtherPage() {
  return (
    <InformationPage
      path="/overige"
      lead="Alles wat geen rekenhulp is: over ons, over jouw gegevens en over deze site."
    >
      <ul className="tool-grid">
        {otherCards.map((card) => (
          <li key={card.path} className="card tool-card">
            <div className="tool-card-text">
              <h2 className="tool-card-title">
                <a href={card.path}>{card.name}</a>
              </h2>
              <p>{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </InformationPage>
  )
}
