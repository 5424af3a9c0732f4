import { purposes, purposeTexts, storedFor } from '#site/consent/cookies.ts'

/**
 * Part of every page but hidden; consent/banner.ts shows it while no choice is stored. Both answers are the same
 * kind of button, and refusing comes first.
 */
export function ConsentBanner() {
  return (
    <section
      id="cookie-banner"
      className="cookie-banner"
      aria-labelledby="cookie-titel"
      tabIndex={-1}
      hidden
      data-nosnippet
    >
      <div className="wrap cookie-row">
        <div className="cookie-text">
          <h2 id="cookie-titel">Jouw cookie- en privacyvoorkeuren</h2>
          <p>
            Met jouw toestemming gebruiken we cookies voor analytische statistieken en voor reclame. Je keuze kun je
            altijd veranderen. Meer in onze <a href="/privacy">privacyverklaring</a>.
          </p>
        </div>
        <div className="cookie-buttons">
          <button type="button" className="btn" data-consent="weigeren">
            Alleen Noodzakelijke
          </button>
          <button type="button" className="btn" data-consent="aanvaarden">
            Alles Accepteren
          </button>
          <button
            type="button"
            className="text-button"
            data-consent="kiezen"
            aria-expanded="false"
            aria-controls="cookie-keuze"
          >
            Zelf kiezen
          </button>
        </div>
        <fieldset id="cookie-keuze" className="cookie-choice" data-own-choice hidden>
          <legend>Waarvoor mogen we cookies gebruiken?</legend>
          <label>
            <input type="checkbox" name="analytics" />
            <span>
              <b>{purposeTexts.statistiek.title}.</b> {purposeTexts.statistiek.text}
            </span>
          </label>
          <label>
            <input type="checkbox" name="advertising" />
            <span>
              <b>{purposeTexts.reclame.title}.</b> {purposeTexts.reclame.text}
            </span>
          </label>
          <button type="button" className="btn" data-consent="bewaren">
            Keuze bewaren
          </button>
        </fieldset>
        <details className="cookie-details">
          <summary>Technische details over cookies</summary>
          <dl>
            {purposes.map((purpose) => (
              <div key={purpose}>
                <dt>{purposeTexts[purpose].title}</dt>
                <dd>
                  {storedFor(purpose).map((item) => (
                    <span key={item.name}>
                      <code>{item.name}</code> ({item.place}, {item.party}): {item.use} Bewaard:{' '}
                      {item.term.toLowerCase()}.
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
    </section>
  )
}
