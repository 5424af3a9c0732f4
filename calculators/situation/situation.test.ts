/** One household on all pages: a fact has one shape, what was given arrives, what was not is said. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { runJson, runRaw } from '#calculators/kernel/run.ts'
import { askedFacts, type FactTexts, filledFrom } from '#calculators/kernel/facts.ts'
import { isShown, suffixOf } from '#calculators/kernel/fields.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import { originOf } from '#calculators/kernel/origin.ts'
import { outsideKey } from '#calculators/kernel/outside.ts'
import { answerProgram, describeCalculator } from '#calculators/kernel/program.ts'
import { keyNow, startRaw, startValues } from '#calculators/kernel/read.ts'
import { errorsFor, numberOf, reportFor, situation, taken } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'

const at = situation()
const env = openEnv(at)
const pages = await Promise.all(
  catalogue.map(async (meta) => ({ meta, calculator: await loadCalculator(meta.category, meta.slug) })),
)
const bySlug = new Map(pages.map((page) => [page.meta.slug, page]))

const households: Readonly<Record<string, FactTexts>> = {
  single: {
    geboortejaar: '1999',
    statuut: 'bediende',
    brutoloon: '2.850',
    gezin: 'alleenstaand',
    huur: '890',
    gewest: 'brussel',
  },
  couple: {
    geboortejaar: '1988',
    statuut: 'bediende',
    brutoloon: '3.450',
    gezin: 'partnerMetInkomen',
    inkomenPartner: '31.000',
    nettoInkomen: '2.420',
    nettoPartner: '2.150',
    kinderen: '2',
    kinderenGeboren: '03/2017,11/2020',
    gewest: 'vlaanderen',
    postcode: '9000',
    prijs: '365.000',
    eigenInbreng: '72.000',
    leenbedrag: '310.000',
    leninglooptijd: '22',
    spaargeld: '41.500',
    titularissen: '2',
  },
  selfEmployed: {
    geboortejaar: '1969',
    statuut: 'zelfstandige',
    gezin: 'partnerZonderInkomen',
    nettoInkomen: '3.100',
    gewest: 'wallonie',
    woningwaarde: '420.000',
    leningsaldo: '38.000',
    beleggingen: '120.000',
    vasteKosten: '1.350',
    schulden: 'lening 11.000 4,75 250; kredietopening 3.600 12,49 150',
  },
}

describe('facts', () => {
  test('have one label, one unit and choices from one list on every page', () => {
    const shapes = new Map<string, Set<string>>()
    for (const { calculator } of pages)
      for (const { fact, field } of askedFacts(calculator.inputs)) {
        const unit = field.kind === 'rows' ? '' : suffixOf(field)
        shapes.set(fact, (shapes.get(fact) ?? new Set()).add(`${field.kind} ${field.label} ${unit}`))
      }
    expect([...shapes].filter(([, found]) => found.size > 1).map(([fact, found]) => [fact, [...found]])).toEqual([])
  })

  test('are asked by at least 55 calculators', () => {
    const without = pages.filter(({ calculator }) => askedFacts(calculator.inputs).length === 0)
    expect(without.map(({ meta }) => meta.slug).length).toBeLessThanOrEqual(pages.length - 55)
  })

  test('a field that asks a fact in the same words is bound to it', () => {
    const labels = new Map(
      pages.flatMap(({ calculator }) => askedFacts(calculator.inputs).map(({ fact, field }) => [field.label, fact])),
    )
    const loose = pages.flatMap(({ meta, calculator }) =>
      Object.entries(calculator.inputs)
        .filter(([, field]) => field.fact === undefined && labels.has(field.label))
        .map(([key, field]) => `${meta.slug} ${key}: ${field.label}`),
    )
    expect(loose).toEqual([])
  })

  test('a field with the key and the unit of a fact is bound to it, or asks about another thing', () => {
    const units = new Map(
      pages.flatMap(({ calculator }) => askedFacts(calculator.inputs).map(({ fact, field }) => [fact, field.kind])),
    )
    const loose = pages.flatMap(({ meta, calculator }) =>
      Object.entries(calculator.inputs)
        .filter(([key, field]) => field.fact === undefined && units.get(key) === field.kind)
        .map(([key, field]) => `${meta.slug} ${key}: ${field.label}`),
    )
    const what =
      'the key of a fact: ask the fact of situation/facts.ts, choose another key, or add it here as another thing'
    expect(loose.toSorted(), what).toEqual([
      // Of a car, a plot, a tenant or a child, not of the household.
      'auto-kosten-berekenen gezin: Je gezin',
      'auto-kosten-berekenen spaarrente: Spaarrente die je mist op eigen geld',
      'autolening-berekenen eigenInbreng: Eigen geld of overname',
      'autolening-berekenen leenbedrag: Leenbedrag, als je dat al kent',
      'autolening-berekenen prijs: Prijs van de wagen',
      'autolening-berekenen spaarrente: Spaarrente die je zou mislopen',
      'kinderrekening-calculator geboortedatum: Geboortedatum van je kind',
      'leasingkrediet-calculator prijs: Prijs van de wagen',
      'onroerende-voorheffing-berekenen kinderen: Kinderen met kinderbijslag',
      'opbrengsteigendom-berekenen huur: Huur die je krijgt, per maand',
      'opbrengsteigendom-berekenen ki: Kadastraal inkomen van het pand',
      'opbrengsteigendom-berekenen postcode: Postcode van de woning',
      'opbrengsteigendom-berekenen prijs: Prijs van de woning',
      // A capital, not what goes in each year.
      'pensioen-calculator pensioensparen: Pensioensparen, netto kapitaal',
      'portfolio-diversificatie-calculator pensioensparen: Pensioensparen en groepsverzekering',
      // The kind of self-employed person: main or second occupation.
      'sociale-bijdragen-zelfstandige-calculator statuut: Statuut als zelfstandige',
      'voorschot-calculator kinderen: Kinderen met onderhoudsgeld',
      'voorschot-calculator prijs: Prijs',
      // Of the home one buys, not of the one one lives in.
      'woningkrediet-simulator epc: Energielabel (EPC)',
      'zelfstandige-netto-berekenen statuut: Statuut als zelfstandige',
    ])
  })
})

describe('the name of a fact', () => {
  test('is its key in links, files and programs on every page that asks it', () => {
    const lost = pages.flatMap(({ meta, calculator: { inputs } }) =>
      askedFacts(inputs)
        .filter(({ key, fact }) => keyNow(inputs, fact) !== key || keyNow(inputs, key) !== key)
        .map(({ key, fact }) => `${meta.slug} ${fact} (${key})`),
    )
    expect(lost).toEqual([])
  })

  test('is the only one outside: in descriptions, answers and links', () => {
    const others = pages.flatMap(({ meta, calculator }) => {
      const { inputs } = calculator
      const renamed = askedFacts(inputs).filter(({ key, fact }) => key !== fact)
      if (renamed.length === 0) return []
      const described = describeCalculator(meta, calculator, at)
      const program = answerProgram(meta, calculator, {}, at)
      if (program.status !== 'ok') throw new Error(meta.slug)
      const start = startRaw(inputs, env)
      const link = encodeLink(inputs, start, start, () => true)
      const said = new Set([
        ...described.inputs.flatMap((one) => [one['key'], ...Object.keys(one['when'] ?? {})]),
        ...Object.keys(program.answer.inputs),
        ...program.answer.assumed.map(({ key }) => key),
        ...link.split('&').map((part) => part.split('=')[0]?.replace('~', '')),
      ])
      return renamed
        .filter(({ key, fact }) => said.has(key) || !said.has(fact))
        .map(({ key, fact }) => `${meta.slug} ${key} ${fact}`)
    })
    expect(others).toEqual([])
  })

  test('names a wrong value, a missing one and the fields there are', () => {
    const { meta, calculator } = bySlug.get('opzegtermijn-calculator')!
    const wrong = answerProgram(meta, calculator, { maandloon: -5, nietBestaand: 1 }, at)
    if (wrong.status !== 'invalid') throw new Error(wrong.status)
    expect(Object.keys(wrong.errors)).toEqual(['brutoloon', 'nietBestaand'])
    expect(wrong.errors['nietBestaand']).toContain('brutoloon')
    expect(wrong.errors['nietBestaand']).not.toContain('maandloon')
    const missing = answerProgram(meta, calculator, {}, at, true)
    if (missing.status !== 'missing') throw new Error(missing.status)
    expect(missing.missing.map(({ key }) => key)).toContain('brutoloon')
  })

  test('stands beside the former ones, for marking answers to older questions', async () => {
    const table = Object.fromEntries(
      pages.flatMap(({ meta, calculator: { inputs } }) => {
        const keys = Object.entries(inputs).flatMap(([key, field]) =>
          [...(field.formerly ?? []), key]
            .filter((former) => former !== outsideKey(inputs, key))
            .map((former) => [former, outsideKey(inputs, key)]),
        )
        return keys.length === 0 ? [] : [[meta.slug, Object.fromEntries(keys) as Record<string, string>]]
      }),
    )
    for (const [slug, keys] of Object.entries(table))
      for (const [former, now] of Object.entries(keys)) {
        const { inputs } = bySlug.get(slug)!.calculator
        expect(keyNow(inputs, former), `${slug} ${former}`).toBe(keyNow(inputs, now))
      }
    const text = `${JSON.stringify(table, null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../ask/testdata/sleutels.json')
  })

  test('reads the same as the key of the page itself', () => {
    const slip = bySlug.get('bruto-netto-calculator')!.calculator
    const net = (json: Readonly<Record<string, unknown>>) => numberOf(reportFor(slip, json), 'netto')
    expect(net({ brutoloon: 3_450 })).toBe(net({ bruto: 3_450 }))
    expect(decodeLink(slip.inputs, '#brutoloon=3450')).toMatchObject({ raw: { bruto: '3.450' }, unknown: [] })
  })

  test('is in the documentation with the pages that ask it', async () => {
    const facts = new Map<string, { readonly label: string; readonly asked: string[] }>()
    for (const { meta, calculator } of pages)
      for (const { key, field, fact } of askedFacts(calculator.inputs)) {
        const row = facts.get(fact) ?? { label: field.label, asked: [] }
        row.asked.push(key === fact ? meta.slug : `${meta.slug} (${key})`)
        facts.set(fact, row)
      }
    const rows = [...facts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([fact, { label, asked }]) => `| \`${fact}\` | ${label} | ${asked.toSorted().join(', ')} |`)
    const table = [
      '# Facts of a household',
      '',
      'Made by `calculators/situation/situation.test.ts` (`npm run check -- -u`). Each fact is one field with one label, unit and set',
      'of bounds. Its name is its key in links, files, the API and MCP on every page below. What a page calls it in its own code,',
      'and called it outside before, is in brackets and stays readable.',
      '',
      '| Fact | Label | Asked by |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n')
    await expect(table).toMatchFileSnapshot('../../docs/facts.md')
  })
})

describe.each(pages)('$meta.slug', ({ calculator }) => {
  test('every field is given, neutral or named as assumed, and only one of these', () => {
    expect(runJson(calculator, {}, at)).toMatchObject({ status: 'ok', given: {} })
    for (const [name, facts] of Object.entries({ nobody: {}, ...households })) {
      const outcome = runJson(calculator, filledFrom(calculator.inputs, facts, env), at)
      if (outcome.status !== 'ok') continue
      const { values, given, report } = outcome
      const named = new Set(report.assumed.map(({ key }) => key))
      const wrong = Object.entries(calculator.inputs)
        .filter(([, field]) => isShown(field, values))
        .filter(([key, field]) => {
          const isGiven = Object.hasOwn(given, key)
          const isNeutral = !isGiven && originOf(key, field, values[key], {}, env).origin === 'neutral'
          return [isGiven, isNeutral, named.has(key)].filter(Boolean).length !== 1
        })
      expect(
        wrong.map(([key]) => key),
        name,
      ).toEqual([])
    }
  })

  test('no sentence calls an example yours', () => {
    for (const facts of [{}, ...Object.values(households)]) {
      const outcome = runJson(calculator, filledFrom(calculator.inputs, facts, env), at)
      if (outcome.status !== 'ok') continue
      const { report, values, given } = outcome
      const euros = Object.entries(calculator.inputs).filter(([, field]) => field.kind === 'euro')
      const mine = new Set(euros.filter(([key]) => Object.hasOwn(given, key)).map(([key]) => values[key]))
      const invented = new Set(
        report.assumed
          .filter(({ key, origin }) => origin === 'example' && euros.some(([own]) => own === key))
          .map(({ key }) => values[key])
          .filter((value) => !mine.has(value)),
      )
      for (const text of [report.sentence, ...report.notices.map((notice) => notice.text)])
        for (const clause of text.split(/[.,:;?!](?=\s|$)/u)) {
          const [before = '', ...after] = clause.split(/(?<!\p{L})(?:je|jouw|jij|jou|jullie)(?!\p{L})/iu)
          const said = [
            ...after.join(' ').matchAll(/€\s?(\d[\d.]*(?:,\d\d)?)(?:\*\*)?(?! \(voorbeeld\))(?![\d.,]*\d)/gu),
          ]
          const wrong = said.filter(([, digits = '']) =>
            invented.has(Number(digits.replaceAll('.', '').replace(',', '.'))),
          )
          expect(
            wrong.map(([amount]) => amount),
            `${before}… in: ${text}`,
          ).toEqual([])
        }
    }
  })

  test('a next step takes along what was given and nothing else', () => {
    for (const [name, facts] of Object.entries(households)) {
      const typed = filledFrom(calculator.inputs, facts, env)
      const given = Object.fromEntries(Object.keys(typed).map((key) => [key, 'typed' as const]))
      const outcome = runRaw(calculator, { ...startRaw(calculator.inputs, env), ...typed }, at, given)
      if (outcome.status !== 'ok') continue
      const { report } = outcome
      for (const { key, fact } of askedFacts(calculator.inputs))
        if (Object.hasOwn(outcome.given, key)) expect(report.facts, `${name} ${fact}`).toHaveProperty(fact)
      for (const { slug, carry = {} } of report.next) {
        const target = bySlug.get(slug)
        if (!target) throw new Error(slug)
        const road = `${name} → ${slug}`
        if (Object.keys(outcome.given).length === 0) expect(carry, road).toEqual({})
        const { inputs } = target.calculator
        expect(
          Object.keys(carry).filter((key) => !Object.hasOwn(inputs, key)),
          road,
        ).toEqual([])
        const arrived = taken(report, slug, target.calculator)
        const lost = Object.keys(filledFrom(inputs, report.facts, env)).filter((key) => !Object.hasOwn(arrived, key))
        expect(lost, road).toEqual([])
        // A rate of the market or a figure of the law is looked up anew there.
        const start = startValues(inputs, env)
        const brought = Object.keys(arrived).filter((key) => {
          const field = inputs[key]
          if (field === undefined || (field.fact !== undefined && Object.hasOwn(facts, field.fact))) return false
          return originOf(key, field, start[key], {}, env).origin === 'reference'
        })
        expect(brought, road).toEqual([])
        expect(errorsFor(target.calculator, arrived), road).toEqual({})
      }
    }
  })
})

type Json = Readonly<Record<string, unknown>>

/** As on the site: facts that a page does not ask travel on to the next. `typed` is what is typed on a page once one is there. */
function walk(first: Json, road: readonly string[], typed: Readonly<Record<string, Json>> = {}) {
  const [start = '', ...rest] = road
  const facts: Record<string, string> = {}
  let page = bySlug.get(start)!
  let opened = first
  const steps = [{ slug: start, opened }]
  for (const slug of rest) {
    const report = reportFor(page.calculator, { ...opened, ...typed[page.meta.slug] })
    Object.assign(facts, report.facts)
    page = bySlug.get(slug)!
    opened = taken({ ...report, facts }, slug, page.calculator)
    steps.push({ slug, opened })
  }
  return steps
}

describe('a couple on the way to a home types nothing twice', () => {
  const loan = { leenbedrag: 310_000, waarde: 365_000, looptijd: 22, rente: 3.4 }
  const road = [
    'hypothecaire-lening-berekenen',
    'woningkrediet-simulator',
    'kredietcapaciteit-calculator',
    'registratierechten-berekenen',
    'huren-of-kopen-calculator',
    'budget-planner',
  ]

  test('value, loan, term and rate of the mortgage reach every page that asks them', () => {
    const steps = walk(loan, road)
    expect(steps[1]?.opened).toMatchObject({ prijs: 365_000, looptijd: '22', rente: 3.4 })
    expect(steps[2]?.opened).toMatchObject({ leenbedrag: '310.000', looptijd: 22, rente: 3.4 })
    expect(steps[3]?.opened).toMatchObject({ krediet: '310.000' })
    expect(steps[4]?.opened).toMatchObject({ looptijd: '22' })
  })

  test('incomes and own money reach the purchase and the budget, and come back', () => {
    const couple = { ...loan, inkomen1: 2_420, inkomen2: 2_150, kinderen: 2, eigenInbreng: 72_000, gewest: 'wallonie' }
    const from = ['kredietcapaciteit-calculator', 'registratierechten-berekenen', 'huren-of-kopen-calculator']
    const { waarde: _, ...asked } = couple
    const steps = walk(asked, [...from, 'budget-planner', 'noodfonds-calculator'])
    expect(steps[1]?.opened).toMatchObject({ krediet: '310.000', gewest: 'wallonie' })
    expect(steps[2]?.opened).toMatchObject({ eigenGeld: '72.000', gewest: 'wallonie', looptijd: '22' })
    expect(steps[3]?.opened).toMatchObject({ nettoInkomen: '2.420', partnerloon: '2.150', kinderen: '2' })
    expect(steps[4]?.opened).toMatchObject({ nettoInkomen: '2.420', partnerInkomen: '2.150', kinderen: '2' })
  })

  test('and back again: every page they pass a second time has all that they gave on the first', () => {
    const couple = { inkomen1: 2_420, inkomen2: 2_150, kinderen: 2, eigenInbreng: 72_000, gewest: 'wallonie' }
    const back = road.toReversed().slice(1)
    // They type on the first page what it asks, and on kredietcapaciteit what only that page asks.
    const steps = walk(loan, [...road, ...back], { 'kredietcapaciteit-calculator': couple })
    const second = (slug: string) => steps.findLast((one) => one.slug === slug)?.opened
    expect(second('budget-planner')).toMatchObject({ nettoInkomen: '2.420', partnerloon: '2.150', kinderen: '2' })
    expect(second('huren-of-kopen-calculator')).toMatchObject({
      prijs: '365.000',
      eigenGeld: '72.000',
      gewest: 'wallonie',
      looptijd: '22',
      rente: '3,4',
    })
    expect(second('registratierechten-berekenen')).toMatchObject({
      prijs: '365.000',
      krediet: '310.000',
      gewest: 'wallonie',
    })
    expect(second('kredietcapaciteit-calculator')).toMatchObject({
      inkomen1: '2.420',
      inkomen2: '2.150',
      kinderen: '2',
      eigenInbreng: '72.000',
      gewest: 'wallonie',
      leenbedrag: '310.000',
      looptijd: '22',
      rente: '3,4',
    })
    // The price they have in mind, not the one their incomes would carry.
    expect(second('woningkrediet-simulator')).toMatchObject({
      prijs: '365.000',
      eigenInbreng: '72.000',
      looptijd: '22',
      rente: 3.4,
    })
    expect(second('hypothecaire-lening-berekenen')).toMatchObject({ looptijd: 22, rente: 3.4 })
  })

  test('a guide rate stays behind, so that the next page looks up its own', () => {
    const { rente: _, ...withoutRate } = loan
    for (const { opened } of walk(withoutRate, road).slice(1)) expect(opened).not.toHaveProperty('rente')
  })

  test('a term that still runs arrives at refinancing', () => {
    const [, refinancing] = walk(loan, ['hypothecaire-lening-berekenen', 'lening-herfinancieren'])
    expect(refinancing?.opened).toMatchObject({ saldo: 310_000, huidigeRente: 3.4, resterend: 22 })
  })
})

describe('who leaves a job types pay and service once', () => {
  const job = {
    maandloon: 3_120,
    inDienst: '2010-09-01',
    profiel2013: 'lagereBediende',
    kinderen: 1,
    gezin: 'partnerZonderInkomen',
  }

  test('holiday pay brings pay and children to the notice, not only a month', () => {
    const [, notice] = walk({ maandloon: 3_120, kinderen: 1 }, ['vakantiegeld-berekenen', 'opzegtermijn-calculator'])
    expect(notice?.opened).toMatchObject({ maandloon: '3.120', kinderen: '1' })
  })

  test('and the day of service and the family survive the way over holiday pay, which does not ask them', () => {
    const road = ['opzegtermijn-calculator', 'vakantiegeld-berekenen', 'opzegtermijn-calculator']
    const [, holiday, back] = walk(job, road)
    expect(holiday?.opened).toMatchObject({ situatie: 'vertrek', maandloon: '3.120', kinderen: '1' })
    expect(back?.opened).toEqual({ maandloon: '3.120', inDienst: '01/09/2010', kinderen: '1', gezin: job.gezin })
  })
})

describe('who says only how many children there are', () => {
  test.each([
    ['groeipakket-berekenen', { kinderen: [{}, {}] }, 'kennen we de geboortemaand niet'],
    ['levensverzekeraar-calculator', { kinderen: [{ leeftijd: 8 }, { leeftijd: 8 }] }, 'We rekenen met 8 jaar'],
  ])('%s answers with an age that it names', (slug, rows, said) => {
    const { calculator } = bySlug.get(slug)!
    const report = reportFor(calculator, { kinderen: 2 })
    expect(report.notices[0]?.text).toContain(said)
    expect(report.headline).toEqual(reportFor(calculator, rows).headline)
    const fromFacts = filledFrom(calculator.inputs, { kinderen: '2' }, env)
    expect(reportFor(calculator, fromFacts).headline).toEqual(report.headline)
    expect(errorsFor(calculator, { kinderen: 99 })).toHaveProperty('kinderen')
  })

  test('no page that asks children is left out', () => {
    const lists = pages.flatMap(({ meta, calculator: { inputs } }) =>
      Object.values(inputs).flatMap((field) =>
        field.kind === 'rows' && field.row === 'kind' && !(field.counted && field.asFact) ? [meta.slug] : [],
      ),
    )
    expect(lists).toEqual([])
  })

  test('months of birth tell the age where a page asks that', () => {
    const { inputs } = bySlug.get('levensverzekeraar-calculator')!.calculator
    // In November 2026 a child of December 2017 is eight.
    expect(filledFrom(inputs, { kinderenGeboren: '12/2017,11/2020' }, env)['kinderen']).toMatchObject([
      { leeftijd: '8' },
      { leeftijd: '6' },
    ])
  })
})

const SALE = { effect: 'A', datum: '2026-10-05', aantal: 10, prijs: 2_000 }

describe('what nobody knows', () => {
  test.each([
    ['opzegtermijn-calculator', { inDienst: '2005-03-01' }, { profiel2013: 'lagereBediende' }, '31 december 2013'],
    ['huurindexatie-berekenen', { start: '2016-05-01' }, { ondertekend: '2016-05-01' }, 'alsof dat op 01/05/2016'],
    ['groeipakket-berekenen', { kinderen: [{}] }, { kinderen: [{ geboren: '2018-01' }] }, 'een kind van 8 jaar'],
    [
      'schuldenconsolidatie-calculator',
      { schulden: [{ naam: 'Auto', saldo: 8_000, jkp: 6 }] },
      { schulden: [{ naam: 'Auto', saldo: 8_000, jkp: 6, resterend: 48 }] },
      'nog 48 maanden',
    ],
    [
      'aandelen-calculator',
      { munt: 'USD', aankoopdatum: '2021-05-10', verkoopdatum: '2026-10-05' },
      // The means of May 2021 and of June 2026, the newest month we have.
      { muntAankoop: 1.214624, muntVerkoop: 1.151543 },
      'in mei 2021',
    ],
    [
      'meerwaardebelasting-calculator',
      { loten: [{ effect: 'A', aantal: 10, prijs: 50, foto: 70 }], verkopen: [SALE] },
      { loten: [{ effect: 'A', datum: '2019-03-01', aantal: 10, prijs: 50, foto: 70 }] },
      'zonder datum: we rekenen alsof je voor 2026 kocht',
    ],
  ])('%s answers with an assumption that it names', (slug, asked, assumed, said) => {
    const { calculator } = bySlug.get(slug)!
    const report = reportFor(calculator, asked)
    expect(report.notices[0]?.text).toContain(said)
    expect(report.headline).toEqual(reportFor(calculator, { ...asked, ...assumed }).headline)
  })
})

describe('a program', () => {
  const assumedFor = (slug: string, json: Readonly<Record<string, unknown>>) => {
    const page = bySlug.get(slug)
    if (!page) throw new Error(slug)
    const answered = answerProgram(page.meta, page.calculator, json, at)
    const strict = answerProgram(page.meta, page.calculator, json, at, true)
    return {
      assumed: answered.status === 'ok' ? answered.answer.assumed.map(({ key }) => key) : null,
      missing: strict.status === 'missing' ? strict.missing.map(({ key }) => key) : null,
    }
  }

  test.each([
    ['erfbelasting-calculator', { nalatenschapRoerend: 300_000 }, ['nalatenschapOnroerend', 'aantalKinderen']],
    ['uitkering-berekenen', { gewerkt: 7 }, ['brutoloon']],
    ['kredietcapaciteit-calculator', { inkomen1: 2_800 }, ['ontleners', 'nettoPartner', 'eigenInbreng']],
    ['eindejaarsbonus-calculator', { gewerkteMaanden: 4 }, ['brutoloon']],
  ])('is told what %s invents, and refused when it asks to be strict', (slug, json, invented) => {
    const { assumed, missing } = assumedFor(slug, json)
    expect(assumed).toEqual(expect.arrayContaining(invented))
    expect(missing).toEqual(expect.arrayContaining(invented))
  })

  test('gets an answer in strict mode once everything that counts is given', () => {
    const page = bySlug.get('deposito-calculator')!
    const json = { bedrag: 5000, looptijd: 6, rente: 2 }
    expect(answerProgram(page.meta, page.calculator, json, at, true).status).toBe('ok')
    expect(answerProgram(page.meta, page.calculator, { bedrag: 5000 }, at, true).status).toBe('missing')
  })
})
