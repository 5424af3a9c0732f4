/** The whole site in process on the days of the calendar: every default case solved, every page rendered. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { loadCalculator } from '#calculators/load.ts'
import { belgianToday, calendarDays } from '../scripts/calendar-days.ts'

/** The modules read the day of the build once, so each day gets its own. */
async function site() {
  const [
    cases,
    pages,
    information,
    figures,
    group,
    groups,
    changes,
    changesPage,
    home,
    ledger,
    wanted,
    hub,
    start,
    end,
  ] = await Promise.all([
    import('#site/content/default-case.ts'),
    import('#site/content/pages.ts'),
    import('#site/content/information-pages.ts'),
    import('#site/screens/FiguresPage.tsx'),
    import('#site/screens/FigureGroupPage.tsx'),
    import('#site/content/law-groups.ts'),
    import('#site/content/law-changes.ts'),
    import('#site/screens/ChangesPage.tsx'),
    import('#site/screens/HomePage.tsx'),
    import('#site/content/ledger.ts'),
    import('#site/content/hub-wanted.ts'),
    import('#site/screens/HubPage.tsx'),
    import('#site/screens/CalculatorStart.tsx'),
    import('#site/screens/CalculatorEnd.tsx'),
  ])
  return {
    cases,
    pages,
    information,
    figures,
    group,
    groups,
    changes,
    changesPage,
    home,
    ledger,
    wanted,
    hub,
    start,
    end,
  }
}

/** Cases of a year whose law we know, whatever the day: a sale on a given date, the tax of the year before a notice. */
const pastCases: ReadonlySet<string> = new Set(['meerwaardebelasting-calculator', 'opzegtermijn-calculator'])

/** Default cases that an ended figure does not touch, with one that it does: a gain above the exemption, children. */
const touchedBy: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'budget-planner': { huishouden: 'gezin', kinderen: 2 },
  'minder-werken-berekenen': { brutoloon: 2300, kinderen: 2, inkomenPartner: 12_000 },
  'obligatie-calculator': { nominaal: 1_000_000, koers: 60 },
  'reit-calculator': { bedrag: 1_000_000, koersgroei: 5 },
}

const text = (page: ReactElement) => renderToString(page).replace(/<[^>]+>/g, ' ')
const broken = /\bNaN\b|Infinity|\bundefined\b|\[object/

describe.each(calendarDays(belgianToday()))('on $name ($day)', ({ day }) => {
  let loaded: Awaited<ReturnType<typeof site>>
  beforeAll(async () => {
    vi.resetModules()
    vi.stubEnv('BUILD_DAY', day)
    loaded = await site()
  })
  afterAll(() => vi.unstubAllEnvs())

  test('every default case answers, and says so when it goes on with law of a year before', async () => {
    expect(catalogue.length).toBeGreaterThan(50)
    const silent: string[] = []
    for (const meta of catalogue) {
      const json = touchedBy[meta.slug] ?? {}
      const outcome = runJson(await loadCalculator(meta.category, meta.slug), json, {
        today: day,
        market: builtInMarket,
      })
      if (outcome.status !== 'ok') throw new Error(`${meta.slug}: ${JSON.stringify(outcome).slice(0, 300)}`)
      const ended = outcome.uses.some(({ figure }) => figure.knownTo !== undefined && figure.knownTo < day)
      if (ended && outcome.report.provisional === undefined && !pastCases.has(meta.slug)) silent.push(meta.slug)
    }
    expect(silent).toEqual([])
  })

  test('every calculator page is rendered around its answer', async () => {
    const { CalculatorPage } = await import('#site/calculator/CalculatorPage.tsx')
    const { pageMarket, pageMeta } = await import('#site/calculator/state/props.ts')
    const { prepareCalculator } = await import('#site/calculator/state/source.ts')
    const { CalculatorStart } = loaded.start
    const { CalculatorEnd } = loaded.end
    for (const meta of catalogue) {
      await prepareCalculator(meta.category, meta.slug)
      const page = loaded.pages.calculatorPage(meta)
      const shown = text(
        <>
          <CalculatorStart meta={meta} crumbs={page.crumbs ?? []} />
          <CalculatorPage meta={pageMeta(meta)} today={day} buildDate={day} market={pageMarket(meta, builtInMarket)} />
          <CalculatorEnd meta={meta} />
        </>,
      )
      expect(`${page.title} ${page.description} ${shown}`, meta.slug).not.toMatch(broken)
      expect(shown, meta.slug).toContain('Laatst nagekeken op')
    }
  })

  test('so are home, hubs, figures and changes, with sitemap, search, pictures and feed', async () => {
    const { home, ledger, hub, wanted, figures, group, groups, changes, changesPage, information, pages, cases } =
      loaded
    const { upcoming, past } = changes.splitLawChanges(day)
    const screens = [
      <home.HomePage key="home" savings={await ledger.savingsLines()} changes={await ledger.nextChanges()} />,
      ...(await Promise.all(
        categories.map(async (category) => (
          <hub.HubPage
            key={category}
            category={category}
            crumbs={pages.hubPage(category).crumbs ?? []}
            wanted={await wanted.hubWanted(category)}
          />
        )),
      )),
      <figures.FiguresPage key="figures" />,
      ...groups.lawGroups.map((each) => <group.FigureGroupPage key={each.slug} group={each} />),
      <changesPage.ChangesPage key="changes" upcoming={upcoming} changes={past} />,
    ]
    for (const screen of screens) expect(text(screen)).not.toMatch(broken)
    for (const { path } of information.informationPages) expect(information.informationPage(path).title).not.toBe('')
    const { addresses, sitemapXml } = await import('#site/content/sitemap.ts')
    expect(sitemapXml(await addresses())).toContain('</urlset>')
    const { searchEntries } = await import('#site/search/entries.ts')
    expect(JSON.stringify(searchEntries())).not.toMatch(broken)
    const { cardImage } = await import('#site/preview/card-image.ts')
    for (const meta of catalogue) {
      const { report } = await cases.defaultCase(meta)
      expect(cardImage(meta.category, report)).toContain('<svg')
    }
  })
})
