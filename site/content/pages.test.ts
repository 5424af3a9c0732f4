import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { categories, type Category } from '#calculators/kernel/meta.ts'
import { num } from '#calculators/kernel/format.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { meta as buying } from '#calculators/lenen/woningkrediet-simulator/meta.ts'
import { TOOLS_PER_HUB } from './claims.ts'
import { hubGroups } from './hub-groups.ts'
import { calculatorsOf, TOOLS_CLAIM, toolCount } from './categories.ts'
import { creditWarning } from './credit-warning.ts'
import { featured, homeStats } from './home.ts'
import { authorities, hubs } from './hubs.ts'
import { informationPage, informationPages } from './information-pages.ts'
import { jsonLd } from './json-ld.ts'
import { calculatorPage, homePage, hubPage, notFoundPage, offlinePage } from './pages.ts'
import { isLegalChangeNews, legalTextsChangedOn } from './site.ts'
import { fillTokens, lawFigures } from './tokens.ts'

const all = [
  homePage(),
  ...categories.map(hubPage),
  ...catalogue.map(calculatorPage),
  ...informationPages.map(({ path }) => informationPage(path)),
  notFoundPage(),
  offlinePage(),
]

describe('every page', () => {
  test('has its own title of at most 60 characters', () => {
    expect(all.filter(({ title }) => title.length > 60 || title.length < 10).map(({ title }) => title)).toEqual([])
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })

  test('has its own description of 70 to 160 characters', () => {
    const wrong = all.filter(({ description }) => description.length < 70 || description.length > 160)
    expect(wrong.map(({ path, description }) => `${path}: ${description.length}`)).toEqual([])
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
  })

  test('has a lower-case address without trailing slash', () => {
    for (const { path } of all) expect(path).toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)?)?$/)
  })

  test('deeper pages carry breadcrumbs from home to themselves, home carries WebSite and Organization', () => {
    for (const page of all.filter((each) => !each.hidden && each.path !== '/')) {
      const list = page.schemas?.find((schema) => schema['@type'] === 'BreadcrumbList')
      const items = (list?.itemListElement ?? []) as readonly { name: string }[]
      const names = items.map((item) => item.name)
      expect(names).toEqual(page.crumbs?.map((crumb) => crumb.name))
      expect(names[0]).toBe('Home')
    }
    expect(homePage().schemas?.map((schema) => schema['@type'])).toEqual(['WebSite', 'Organization'])
  })

  test('structured data cannot close its script, and knows no invented ratings', () => {
    expect(jsonLd({ name: '</script><b>' })).not.toContain('<')
    for (const page of all) expect(JSON.stringify(page.schemas ?? [])).not.toMatch(/aggregateRating|"review"/i)
  })
})

describe('every calculator', () => {
  test('has a heading and a line under it that each stand on one line of a phone, and a heading of its own', () => {
    const long = catalogue.filter(({ heading, lede }) => heading.length > 24 || lede.length > 50)
    expect(long.map(({ slug }) => slug)).toEqual([])
    expect(new Set(catalogue.map(({ heading }) => heading)).size).toBe(catalogue.length)
  })
})

describe('claims', () => {
  test('the home page counts the catalogue', () => {
    expect(homeStats()[0]?.value).toBe(catalogue.length >= TOOLS_CLAIM ? '57+' : String(catalogue.length))
    expect(toolCount(57, 57)).toBe('57+')
    expect(toolCount(56, 57)).toBe('56')
    expect(homePage().description).toContain(homeStats()[0]?.value)
  })

  test('each calculator stands once on the page of its category, under a question', () => {
    for (const category of categories) {
      const grouped = hubGroups[category].flatMap(({ slugs }) => slugs)
      expect(grouped.toSorted()).toEqual(
        calculatorsOf(category)
          .map(({ slug }) => slug)
          .toSorted(),
      )
      // "11+ tools. Het zijn er nu 11." would say the same twice.
      const counted = hubs[category].stats[0]?.caption.includes(`Het zijn er nu ${grouped.length}.`)
      expect(counted).toBe(grouped.length > TOOLS_PER_HUB[category])
      for (const { title } of hubGroups[category]) expect(title).toMatch(/\?$/)
    }
  })

  test('a hub never counts more tools than it has', () => {
    for (const category of categories)
      expect(TOOLS_PER_HUB[category]).toBeLessThanOrEqual(calculatorsOf(category).length)
  })

  test('the counters of the hubs run to 11, 3,5, 100, 15, 2,5, 10 and 12 once the tools are there', () => {
    const wanted: Readonly<Record<Category, readonly number[]>> = {
      sparen: [11, 3.5, 100],
      lenen: [15, 2.5],
      beleggen: [10],
      planning: [12],
    }
    for (const category of categories) {
      const [count, ...rest] = hubs[category].stats.flatMap((stat) => stat.value ?? [])
      expect(rest).toEqual(wanted[category].slice(1))
      expect(count).toBe(Math.min(wanted[category][0] ?? 0, calculatorsOf(category).length))
    }
  })

  test('a rate on a hub says of which month it is, and our list does not refute it', () => {
    for (const stat of categories.flatMap((category) =>
      hubs[category].stats.filter(({ label }) => label === 'rente'),
    )) {
      expect(stat.caption).toMatch(/augustus 202\d/)
      expect(stat.link?.path).toMatch(/^\/(?:sparen|lenen)\//)
      expect(num(stat.value ?? 0, 1)).toMatch(/,5$/)
    }
    const claimed = hubs.sparen.stats.find(({ label }) => label === 'rente')?.value ?? 0
    const listed = offersOf(builtInMarket, 'spaarrekening').map(
      ({ baseRate, loyaltyBonus }) => 100 * ((baseRate ?? 0) + (loyaltyBonus ?? 0)),
    )
    expect(Math.max(...listed)).toBeCloseTo(claimed, 6)
    expect(hubs.lenen.stats.find(({ label }) => label === 'rente')?.caption).toMatch(
      /nu gemiddeld \d,\d\d\u00a0% \([a-z]+ 202\d\)/,
    )
  })

  test('the legal texts carry the date of the specification, and a newer date is news for 30 days', () => {
    expect(legalTextsChangedOn).toBe('2025-08-27')
    expect(isLegalChangeNews('2025-08-26')).toBe(false)
    expect(isLegalChangeNews('2025-08-27')).toBe(true)
    expect(isLegalChangeNews('2025-09-25')).toBe(true)
    expect(isLegalChangeNews('2025-09-26')).toBe(false)
  })
})

describe('hubs', () => {
  test('have four questions each and the four authorities', () => {
    for (const category of categories) {
      expect(hubs[category].faqs).toHaveLength(4)
      expect(hubs[category].stats).toHaveLength(3)
    }
    expect(authorities).toHaveLength(4)
  })

  test('the hub about borrowing names the costs of a purchase as the page that computes them does', () => {
    const answer = (faqs: readonly { readonly question: string; readonly answer: string }[], start: string) =>
      faqs.find(({ question }) => question.startsWith(start))?.answer ?? ''
    const computed = answer(buying.faqs, 'Hoeveel eigen geld').match(/\d+ tot \d+ %/g) ?? []
    expect(computed).toHaveLength(3)
    for (const range of computed) expect(answer(hubs.lenen.faqs, 'Welke kosten')).toContain(range)
  })

  test('the sentence of the law on credit is word for word', () => {
    expect(creditWarning).toBe('Let op, geld lenen kost ook geld.')
  })

  test('the home page features the three of the specification per category, in that order', () => {
    expect(featured.sparen).toEqual([
      'hoogste-spaarrente-belgie',
      'deposito-calculator',
      'samengestelde-interest-berekenen',
    ])
    expect(featured.lenen).toEqual([
      'hypothecaire-lening-berekenen',
      'persoonlijke-lening-berekenen',
      'autolening-berekenen',
    ])
    expect(featured.beleggen).toEqual(['etf-calculator', 'aandelen-calculator', 'portfolio-diversificatie-calculator'])
    expect(featured.planning).toEqual(['pensioensparen-calculator', 'fire-calculator', 'budget-planner'])
  })
})

describe('tokens', () => {
  test('are filled with the figure of the day', () => {
    expect(fillTokens('tot {spaarvrijstelling}', '2026-11-15')).toBe('tot €\u00a01.020 per jaar')
    expect(fillTokens('tot {spaarvrijstelling}', '2023-06-01')).toBe('tot €\u00a0980 per jaar')
  })

  test('years, months and earlier values follow from the rows', () => {
    const day = '2026-11-15'
    expect(fillTokens('sinds {meerwaardetarief.sinds}', day)).toBe('sinds 2026')
    expect(fillTokens('{spaarvrijstelling.vorige} tot en met {spaarvrijstelling.sinds-1}', day)).toBe(
      '€\u00a0980 per jaar tot en met 2023',
    )
    expect(fillTokens('sinds {opzegWerknemerMaximum.sindsMaand}', day)).toBe('sinds oktober 2023')
    expect(
      fillTokens('{aangekondigdePoort.aangekondigd.jaren}, nagekeken op {aangekondigdePoort.nagekeken}', day),
    ).toBe('42, nagekeken op 15 november 2026')
    expect(fillTokens('{epcCorrectie.brussel.vanaf.jaar+1}', day)).toBe('2023')
  })

  test('an unknown token stops the build, and so does a table', () => {
    expect(() => fillTokens('{bestaatNiet}')).toThrow(/bestaatNiet/)
    expect(() => fillTokens('{epcCorrectie}')).toThrow(/single value/)
    expect(() => fillTokens('{epcCorrectie.mars}')).toThrow(/single value/)
    expect(() => fillTokens('{fotodatum.vorige}', '2026-11-15')).toThrow(/single value/)
  })

  test('every figure of rules/ has a name of its own', () => {
    expect(new Set(lawFigures.map(({ name }) => name)).size).toBe(lawFigures.length)
  })
})
