import { purposes, purposeTexts, storedFor } from '#site/consent/cookies.ts'

/**
 * Only where the operator runs neither statistics nor ads, and hidden too: consent/nothing.ts shows it to whoever comes
 * from elsewhere and takes it away by itself. The bar below then opens with 'Cookie-instellingen' alone.
 */
export function NothingToChoose() {
  return (
    <section id="cookie-line" className="cookie-none" aria-label="Cookies" hidden data-nosnippet>
      <p className="wrap">Geen statistiek, geen reclame: je hoeft niets te kiezen.</p>
    </section>
  )
}

/**
 * Part of every page but hidden; consent/banner.ts shows it while no choice is stored. One slim bar; both answers are
 * the same kind of button, and refusing comes first. The rest opens with "Zelf kiezen".
 */
export function ConsentBanner({ asks }: { readonly asks: boolean }) {
  return (
    <section
      id="cookie-banner"
      className="cookie-banner"
      aria-label="Jouw cookie- en privacyvoorkeuren"
      tabIndex={-1}
      hidden
      data-nosnippet
    >
      <div className="wrap cookie-row">
        <p className="cookie-line">
          <span>
            Cookies voor statistiek en reclame? <a href="/privacy">Privacy</a>
          </span>
          <button
            type="button"
            className="text-button"
            data-consent="kiezen"
            aria-expanded="false"
            aria-controls="cookie-keuze"
          >
            Zelf kiezen
          </button>
        </p>
        <div className="cookie-buttons">
          <button type="button" className="btn" data-consent="weigeren">
            Alleen Noodzakelijke
          </button>
          <button type="button" className="btn" data-consent="aanvaarden">
            Alles Accepteren
          </button>
        </div>
        <div id="cookie-keuze" className="cookie-choice" data-own-choice hidden>
          <h2>Jouw cookie- en privacyvoorkeuren</h2>
          <p>
            Met jouw toestemming gebruiken we cookies voor analytische statistieken en voor reclame. Je keuze kun je
            altijd veranderen. {!asks && 'Op dit ogenblik gebruiken we geen van beide, wat je ook kiest. '}Meer in onze{' '}
            <a href="/privacy">privacyverklaring</a>.
          </p>
          <fieldset>
            <legend className="visually-hidden">Waarvoor mogen we cookies gebruiken?</legend>
            <label>
              <span>
                <b>{purposeTexts.statistiek.title}.</b> {purposeTexts.statistiek.text}
              </span>
              <input type="checkbox" className="switch" name="analytics" />
            </label>
            <label>
              <span>
                <b>{purposeTexts.reclame.title}.</b> {purposeTexts.reclame.text}
              </span>
              <input type="checkbox" className="switch" name="advertising" />
            </label>
          </fieldset>
          <button type="button" className="btn" data-consent="bewaren">
            Keuze bewaren
          </button>
          <details className="cookie-details">
            <summary>Technische details over cookies</summary>
            <dl>
              {purposes.map((purpose) => (
                <div key={purpose}>
                  <dt>{purposeTexts[purpose].title}</dt>
                  <dd>
                    {storedFor(purpose).map((item) => (
                      <span key={item.name}>
                        <code>{item.name}</code>
                        {` (${item.place}, ${item.party}): ${item.use} Bewaard: ${item.term.toLowerCase()}.`}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
            <p>Wat nodig is om de site te laten werken, staat altijd aan.</p>
            <p>
              Je kunt je toestemming op elk moment intrekken via de <a href="/privacy#cookies">privacyverklaring</a> of
              met ‘Cookie-instellingen’ onderaan elke pagina.
            </p>
          </details>
        </div>
      </div>
    </section>
  )
}
