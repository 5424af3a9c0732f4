/** Every what-if is what the visitor would change by hand, alone and two together. */
import { describe, expect, test } from 'vitest'
import type { Situation } from '#calculators/kernel/calculator.ts'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { ANNOUNCED, type Rules, rulesDateOf } from '#calculators/kernel/rules.ts'
import type { CardAnswer } from '#calculators/situation/card-answer.ts'
import {
  answer,
  at,
  cardOf,
  couple,
  household,
  households,
  knownOf,
  opened,
  sameAsPage,
  single,
} from '#calculators/situation/households.test-support.ts'
import { changed, type Chosen, decodeChosen, encodeChosen, movedBy, whatIfs } from '#calculators/situation/what-if.ts'

const day = at.today

/** Numbers that nothing starts with. */
const AMOUNTS: Readonly<Record<string, number>> = {
  opslag: 7,
  huis: 289_000,
  stoppen: 64,
  zelfstandige: 52_500,
  wagen: 38_900,
  verkopen: 1_150,
  herfinancieren: 2.85,
}
const chosenOf = (key: string): Chosen => ({ key, ...(AMOUNTS[key] === undefined ? {} : { amount: AMOUNTS[key] }) })

/** As it is read on the page and typed again: "3.691,50". */
const read = (text: string | undefined) => Number((text ?? '').replaceAll('.', '').replace(',', '.'))
const type = (value: number) => value.toLocaleString('nl-BE', { maximumFractionDigits: 2 })
const clear = (facts: FactTexts, ...gone: readonly string[]): FactTexts => ({
  ...facts,
  ...Object.fromEntries(gone.map((fact) => [fact, ''])),
})
const paid = (facts: FactTexts, part: number): FactTexts => ({
  ...clear(facts, 'nettoInkomen'),
  brutoloon: type(read(facts.brutoloon) * part),
  ...(facts.belastbaarInkomen ? { belastbaarInkomen: type(read(facts.belastbaarInkomen) * part) } : {}),
})
const alone = (facts: FactTexts): FactTexts => ({
  ...clear(facts, ...Object.keys(facts).filter((fact) => fact.endsWith('Partner')), 'gehuwd'),
  gezin: 'alleenstaand',
})
const earns = ({ statuut, brutoloon }: FactTexts) =>
  (statuut === 'bediende' || statuut === 'arbeider') && Boolean(brutoloon)
const isTwo = ({ gezin }: FactTexts) => gezin?.startsWith('partner') === true

/**
 * What somebody types on Mijn situatie to see the same: read from the sentence of the what-if, not from its code. `seen` has what
 * the cards show too. Null where there is nothing to type.
 */
const HAND: Readonly<Record<string, (facts: FactTexts, seen: FactTexts) => FactTexts | null>> = {
  kind: (facts) => {
    const births = facts.kinderenGeboren?.split(',') ?? []
    if (births.length === 0 && !facts.kinderen) return null
    const count: FactTexts = facts.kinderen ? { kinderen: type(read(facts.kinderen) + 1) } : {}
    // Whoever did not say when the others were born cannot say it of this one alone.
    const isSaid = births.length > 0 || facts.kinderen === '0'
    const born: FactTexts = isSaid ? { kinderenGeboren: [...births, '10/2026'].join(',') } : {}
    return { ...facts, ...count, ...born }
  },
  vierVijfde: (facts) =>
    earns(facts) && !['80', '50'].includes(facts.tewerkstelling ?? '')
      ? { ...paid(facts, 0.8), tewerkstelling: '80' }
      : null,
  opslag: (facts) => (earns(facts) ? paid(facts, 1.07) : null),
  partnerStopt: (facts) =>
    facts.gezin === 'partnerMetInkomen'
      ? {
          ...clear(facts, 'brutoloonPartner', 'statuutPartner', 'inkomenPartner', 'nettoPartner'),
          gezin: 'partnerZonderInkomen',
        }
      : null,
  huis: (facts, seen) =>
    (facts.gewest || seen.gewest) && (facts.eigenInbreng || facts.spaargeld)
      ? {
          leninglooptijd: '25',
          enigeEigenWoning: facts.woningwaarde ? 'nee' : 'ja',
          eigenInbreng: facts.spaargeld ?? '',
          ...Object.fromEntries(Object.entries(clear(facts, 'huur')).filter(([key, text]) => key === 'huur' || text)),
          prijs: '289.000',
        }
      : null,
  stoppen: (facts) => (facts.stopleeftijd ? { ...facts, stopleeftijd: '64' } : null),
  uitElkaar: (facts) => (isTwo(facts) ? alone(facts) : null),
  trouwen: (facts) => {
    if (isTwo(facts)) return facts.gehuwd === 'ja' ? null : { ...facts, gehuwd: 'ja' }
    const other = ['brutoloonPartner', 'statuutPartner', 'inkomenPartner', 'nettoPartner'].some((fact) => facts[fact])
    return facts.gezin === 'alleenstaand' && other ? { ...facts, gezin: 'partnerMetInkomen', gehuwd: 'ja' } : null
  },
  zelfstandige: (facts) =>
    facts.statuut === 'bediende' || facts.statuut === 'arbeider'
      ? {
          ...clear(facts, 'brutoloon', 'nettoInkomen', 'eindejaarspremie', 'inDienst', 'tewerkstelling'),
          statuut: 'zelfstandige',
          belastbaarInkomen: '52.500',
        }
      : null,
  wagen: (facts) =>
    (facts.statuut === 'bediende' || facts.statuut === 'arbeider') && !facts.cataloguswaarde
      ? { ...clear(facts, 'nettoInkomen'), cataloguswaarde: '38.900', brandstof: 'elektrisch' }
      : null,
  verkopen: (facts, seen) =>
    facts.woningwaarde
      ? {
          ...clear(facts, 'woningwaarde', 'ki', 'leenbedrag', 'leningStart', 'leningrente', 'huurStart'),
          ...clear({}, 'leningsaldo', 'leningRest', 'leningRestMaanden', 'renteHerziening'),
          wonen: 'huur',
          huur: '1.150',
          ...(facts.spaargeld
            ? {
                spaargeld: type(
                  Math.max(0, read(facts.spaargeld) + read(facts.woningwaarde) - (read(seen.leningsaldo) || 0)),
                ),
              }
            : {}),
        }
      : null,
  herfinancieren: (facts, seen) => {
    const { leningsaldo, leningRest, leningRestMaanden = '' } = seen
    if (!leningsaldo || !leningRest || !seen.leningrente) return null
    return { ...facts, leningsaldo, leningRest, leningRestMaanden, leningrente: '2,85' }
  },
  partnerOverlijdt: (facts) =>
    isTwo(facts) ? { ...alone(facts), ...(facts.titularissen ? { titularissen: '1' } : {}) } : null,
  regels: (facts) => facts,
  aangekondigd: (facts) => facts,
}
/** The other order would say something else: who sells first may buy with it. */
const FIRST = new Set(['zelfstandige', 'verkopen'])

const compared = new Set<unknown>()
/** The cards of a household under the rules of today or others. */
async function byRules(facts: FactTexts, rules: Rules | null): ReturnType<typeof answer> {
  const on: Situation =
    rules === null
      ? at
      : rules === ANNOUNCED
        ? { ...at, announced: true }
        : { ...at, rulesDate: rulesDateOf(rules, at.today) }
  // In one order: the same household by chips and by hand is worked out once.
  const filled = Object.fromEntries(
    Object.entries(facts)
      .filter(([, text]) => text !== '')
      .toSorted(([one], [two]) => one.localeCompare(two)),
  )
  const told = await answer(filled, on)
  // By the rules of today cards.test.ts compares cards with their pages, on a hundred households.
  if (rules !== null && !compared.has(told)) sameAsPage(told.answers, on)
  compared.add(told)
  return told
}
const toldBy = (one: CardAnswer) =>
  one.status === 'known'
    ? [one.key, one.figure.value, one.note, one.sentence, one.perMonth, one.perYear, one.dates]
    : [one.key, one.status]

/** Whether they say something of this household; fails when chips and hand give other cards, to the cent. */
async function sameByHand(facts: FactTexts, keys: readonly string[]): Promise<boolean> {
  const chips = changed(facts, (await byRules(facts, null)).facts, keys.map(chosenOf), day)
  let hand: FactTexts | null = facts
  let rules: Rules | null = null
  for (const key of keys.toSorted((one, two) => Number(FIRST.has(two)) - Number(FIRST.has(one)))) {
    hand = hand && HAND[key]!(hand, (await byRules(hand, null)).facts)
    if (key === 'regels' || key === 'aangekondigd')
      if (rules === null) rules = key === 'regels' ? 2027 : ANNOUNCED
      else hand = null
  }
  const about = `${keys.join(' + ')} on ${JSON.stringify(facts)}`
  expect(chips === null, about).toBe(hand === null)
  if (chips === null || hand === null) return false
  expect(chips.rules, about).toBe(rules)
  const [byChips, byHand] = [await byRules(chips.facts, chips.rules), await byRules(hand, rules)]
  expect(byChips.answers.map(toldBy), about).toEqual(byHand.answers.map(toldBy))
  return true
}

describe('what if', () => {
  test.each<[string, FactTexts, number | undefined, FactTexts | null]>([
    [
      'kind',
      { kinderen: '1', kinderenGeboren: '03/2020' },
      undefined,
      { kinderen: '2', kinderenGeboren: '03/2020,2026-10' },
    ],
    ['kind', { kinderen: '0' }, undefined, { kinderen: '1', kinderenGeboren: '2026-10' }],
    ['kind', { kinderen: '2' }, undefined, { kinderen: '3' }],
    ['kind', {}, undefined, null],
    [
      'vierVijfde',
      { statuut: 'bediende', brutoloon: '3.000', nettoInkomen: '2.300' },
      undefined,
      { statuut: 'bediende', brutoloon: '2400', tewerkstelling: '80' },
    ],
    ['vierVijfde', { statuut: 'zelfstandige', brutoloon: '3.000' }, undefined, null],
    [
      'opslag',
      { statuut: 'arbeider', brutoloon: '3.000', belastbaarInkomen: '30.000' },
      10,
      { statuut: 'arbeider', brutoloon: '3300', belastbaarInkomen: '33000' },
    ],
    [
      'partnerStopt',
      { gezin: 'partnerMetInkomen', nettoPartner: '2.000', inkomenPartner: '25.000' },
      undefined,
      { gezin: 'partnerZonderInkomen' },
    ],
    ['partnerStopt', { gezin: 'alleenstaand' }, undefined, null],
    [
      'huis',
      { gewest: 'brussel', huur: '900', spaargeld: '60.000' },
      300_000,
      {
        gewest: 'brussel',
        spaargeld: '60.000',
        prijs: '300000',
        eigenInbreng: '60.000',
        leninglooptijd: '25',
        enigeEigenWoning: 'ja',
      },
    ],
    ['stoppen', { stopleeftijd: '67' }, 63, { stopleeftijd: '63' }],
    [
      'uitElkaar',
      { gezin: 'partnerMetInkomen', gehuwd: 'ja', nettoPartner: '2.000', geboortejaarPartner: '1990' },
      undefined,
      { gezin: 'alleenstaand' },
    ],
    [
      'trouwen',
      { gezin: 'alleenstaand', nettoPartner: '2.000' },
      undefined,
      { gezin: 'partnerMetInkomen', nettoPartner: '2.000', gehuwd: 'ja' },
    ],
    ['trouwen', { gezin: 'alleenstaand' }, undefined, null],
    [
      'zelfstandige',
      { statuut: 'bediende', brutoloon: '3.000', eindejaarspremie: 'ja' },
      50_000,
      { statuut: 'zelfstandige', belastbaarInkomen: '50000' },
    ],
    [
      'wagen',
      { statuut: 'bediende', brutoloon: '3.000', nettoInkomen: '2.300' },
      50_000,
      { statuut: 'bediende', brutoloon: '3.000', cataloguswaarde: '50000', brandstof: 'elektrisch' },
    ],
    ['wagen', { statuut: 'bediende', cataloguswaarde: '40.000' }, undefined, null],
    [
      'verkopen',
      { woningwaarde: '300.000', leningsaldo: '120.000', leningrente: '2', spaargeld: '10.000', ki: '900' },
      950,
      { wonen: 'huur', huur: '950', spaargeld: '190000' },
    ],
    ['verkopen', { huur: '900' }, undefined, null],
    [
      'herfinancieren',
      { leningsaldo: '120.000', leningrente: '4,2', leningRest: '12' },
      2.75,
      { leningsaldo: '120.000', leningrente: '2,75', leningRest: '12' },
    ],
    ['herfinancieren', { leningsaldo: '120.000' }, undefined, null],
    [
      'partnerOverlijdt',
      {
        gezin: 'partnerMetInkomen',
        nettoPartner: '2.000',
        loopbaanjarenPartner: '12',
        kinderen: '2',
        titularissen: '2',
      },
      undefined,
      { gezin: 'alleenstaand', kinderen: '2', titularissen: '1' },
    ],
    ['partnerOverlijdt', { gezin: 'alleenstaand' }, undefined, null],
  ])('%s on %o', (key, facts, amount, after) => {
    const chosen = amount === undefined ? { key } : { key, amount }
    expect(changed(facts, facts, [chosen], day)?.facts ?? null).toEqual(after)
  })

  test('every one of them equals changing the facts by hand, on households with and without each fact', async () => {
    const met = new Map<string, number>()
    const unmarried = [
      { ...couple, gehuwd: 'nee' },
      { ...couple, gezin: 'alleenstaand', gehuwd: 'nee' },
    ]
    for (const facts of [
      ...Object.values(households),
      ...unmarried,
      ...Array.from({ length: 15 }, (_, seed) => household(seed + 1)),
    ])
      for (const { key } of whatIfs) if (await sameByHand(facts, [key])) met.set(key, (met.get(key) ?? 0) + 1)
    // Each of them had something to say.
    expect(whatIfs.filter(({ key }) => (met.get(key) ?? 0) < 2).map(({ key }) => key)).toEqual([])
  }, 300_000)

  test('every two of them equal changing the facts twice, in whatever order they are chosen', async () => {
    let met = 0
    for (const facts of Object.values(households))
      for (const [at, { key }] of whatIfs.entries())
        for (const { key: other } of whatIfs.slice(at + 1)) {
          const both = await sameByHand(facts, [key, other])
          if (both) met += 1
          const [one, two] = [chosenOf(key), chosenOf(other)]
          const known = (await byRules(facts, null)).facts
          expect(changed(facts, known, [two, one], day)).toEqual(changed(facts, known, [one, two], day))
        }
    expect(met).toBeGreaterThan(100)
  }, 300_000)

  test('a home that is sold has no loan to refinance, a self-employed person no raise, and rules are chosen once', async () => {
    const known = (await answer(couple)).facts
    const fits = (...keys: readonly string[]) => changed(couple, known, keys.map(chosenOf), day) !== null
    expect([fits('verkopen'), fits('herfinancieren'), fits('verkopen', 'herfinancieren')]).toEqual([true, true, false])
    expect([fits('opslag', 'zelfstandige'), fits('regels', 'aangekondigd')]).toEqual([false, false])
    // Whoever sells and buys does not rent in between, and brings what the sale left.
    const { eigenInbreng: _, ...plain } = couple
    const moved = changed(plain, known, [chosenOf('huis'), chosenOf('verkopen')], day)!.facts
    expect(moved).toMatchObject({ prijs: '289000', eigenInbreng: '238500', enigeEigenWoning: 'ja' })
    expect(moved).not.toHaveProperty('huur')
  })

  test('a house can be bought by whoever gave a postcode, which tells the region', async () => {
    const { gewest: _, ...anywhere } = single
    const placed: FactTexts = { ...anywhere, postcode: '9000' }
    const known = (await answer(placed)).facts
    expect(changed(placed, known, [chosenOf('huis')], day)?.facts).toMatchObject({ prijs: '289000', postcode: '9000' })
  })

  test('a company car is paid with less net, and only with that', async () => {
    const after = changed(couple, couple, [{ key: 'wagen', amount: 50_000 }], day)!
    const [now, later] = [await answer(couple), await answer(after.facts)]
    const net = (answers: readonly CardAnswer[]) => knownOf(answers).find(({ key }) => key === 'netto')!.perMonth
    const car = knownOf(later.answers).find(({ key }) => key === 'wagen')!
    expect(net(now.answers) - net(later.answers)).toBeCloseTo(car.figure.value as number, 2)
    expect(knownOf(now.answers).some(({ key }) => key === 'wagen')).toBe(false)
  })

  const flow = (answers: readonly CardAnswer[]) =>
    knownOf(answers).reduce((sum, { perMonth, perYear }) => sum + perMonth * 12 + perYear, 0)
  const taxOf = (answers: readonly CardAnswer[]) =>
    Number(knownOf(answers).find(({ key }) => key === 'belasting')?.figure.value)

  test('of earnings the sum is what is taxed less the tax of the two, whatever their pay slips held back', async () => {
    const raised = { ...couple, brutoloon: '3.795' }
    const [now, later] = [await answer(couple), await answer(raised)]
    const taxed = (facts: FactTexts) => Number(facts['belastbaarInkomen']?.replace(',', '.'))
    const more = taxed(later.facts) - taxed(now.facts) - taxOf(later.answers) + taxOf(now.answers)
    expect(movedBy({ ...now, typed: couple }, { ...later, typed: raised })).toBeCloseTo(more, 2)
  })

  test('who becomes self-employed beside a partner with pay keeps the profit less contributions and what the tax of the two rises by', async () => {
    const after = changed(couple, couple, [{ key: 'zelfstandige', amount: 45_000 }], day)!
    const [now, later] = [await answer(couple), await answer(after.facts)]
    const tax = knownOf(later.answers).find(({ key }) => key === 'belasting')!
    const page = opened(cardOf('belasting'), tax.link)
    // Who pays in advance, or starts, has no surcharge.
    const surcharge = page.status === 'ok' ? Number(page.out['vermeerdering']) : NaN
    expect(surcharge).toBeGreaterThan(300)
    // Contributions of 45.000 ÷ 1,205 × 20,5 %, as on the page of the self-employed.
    const kept = 45_000 - (45_000 / 1.205) * 0.205 - (taxOf(later.answers) - surcharge)
    const had = Number(now.facts['belastbaarInkomen']?.replace(',', '.')) - taxOf(now.answers)
    const by = movedBy({ ...now, typed: couple }, { ...later, typed: after.facts })!
    expect(Math.abs(by - (kept - had))).toBeLessThan(0.1)
    // Without the tax of the two nothing can be said of it.
    const { geboortedatum: _, ...undated } = after.facts
    const unknown = { ...(await answer(undated)), typed: undated }
    expect(movedBy({ ...now, typed: couple }, unknown)).toBeNull()
    // A change of something else says what it did.
    const paid = { ...undated, leningrente: '2' }
    expect(movedBy(unknown, { ...(await answer(paid)), typed: paid })).toBeGreaterThan(500)
  })

  test('where the tax is not known the sum is that of the cards, and none when a part of it is unknown', async () => {
    const { eindejaarspremie: _, ...plain } = couple
    const raised = { ...plain, brutoloon: '3.795' }
    const [now, later] = [await answer(plain), await answer(raised)]
    expect(taxOf(now.answers)).toBeNaN()
    const by = movedBy({ ...now, typed: plain }, { ...later, typed: raised })
    expect(by).toBeCloseTo(flow(later.answers) - flow(now.answers), 6)
    // Rent that ends is money that stays.
    const { huur: __, ...noRent } = single
    const [rent, free] = [await answer(single), await answer(noRent)]
    expect(movedBy({ ...rent, typed: single }, { ...free, typed: noRent })).toBeCloseTo(890 * 12, 6)
    const apart = { ...couple, gezin: 'alleenstaand' }
    const wed = await answer(couple)
    expect(movedBy({ ...(await answer(apart)), typed: apart }, { ...wed, typed: couple })).toBeNull()
    // An income that was typed is without the car that comes: the pay slips tell.
    const typed = { ...single, belastbaarInkomen: '38.000' }
    const driven = { ...typed, cataloguswaarde: '45.000', brandstof: 'elektrisch' }
    const [walks, drives] = [await answer(typed), await answer(driven)]
    expect(movedBy({ ...walks, typed }, { ...drives, typed: driven })).toBeCloseTo(
      flow(drives.answers) - flow(walks.answers),
      6,
    )
  })

  test('a home that is sold has no loan and no land tax any more, and of a first child the benefit may be unknown', async () => {
    const chosen = [{ key: 'verkopen', amount: 1_000 }]
    const now = await answer(couple)
    const after = changed(couple, now.facts, chosen, day)!
    const sold = { ...(await answer(after.facts)), typed: after.facts }
    const figure = (key: string) => Number(knownOf(now.answers).find((one) => one.key === key)?.figure.value)
    const saved = 12 * figure('woonlening') + figure('grondlasten') - 12_000
    expect(movedBy({ ...now, typed: couple }, sold, chosen)).toBeCloseTo(saved, 6)
    // Without the word that it ends, a loan that is not known stays unknown.
    expect(movedBy({ ...now, typed: couple }, sold)).toBeNull()

    const { eindejaarspremie: _, ...alone } = single
    const childless = await answer(alone)
    const born = changed(alone, childless.facts, [{ key: 'kind' }], day)!
    const parent = { ...(await answer(born.facts)), typed: born.facts }
    expect(parent.answers).toContainEqual(expect.objectContaining({ key: 'kinderbijslag', status: 'missing' }))
    expect(movedBy({ ...childless, typed: alone }, parent)).toBeNull()
  })

  test('a home that is planned is not paid for yet: buying another ends the rent alone', async () => {
    const plans = { ...single, prijs: '300.000', eigenInbreng: '60.000', leninglooptijd: '25', enigeEigenWoning: 'ja' }
    const chosen = [{ key: 'huis', amount: 250_000 }]
    const now = await answer(plans)
    const after = changed(plans, now.facts, chosen, day)!
    const later = await answer(after.facts)
    const paid = Number(knownOf(later.answers).find(({ key }) => key === 'aankoop')?.figure.value)
    expect(paid).toBeGreaterThan(500)
    expect(movedBy({ ...now, typed: plans }, { ...later, typed: after.facts }, chosen)).toBeCloseTo(
      12 * (890 - paid),
      6,
    )
  })

  test('the rules of another year take no answer away: pay and company car are those of that year', async () => {
    for (const facts of [couple, { ...single, cataloguswaarde: '45.000', brandstof: 'elektrisch' }]) {
      const [now, later] = [await byRules(facts, null), await byRules(facts, 2027)]
      expect(later.answers.map(({ key, status }) => `${key} ${status}`)).toEqual(
        now.answers.map(({ key, status }) => `${key} ${status}`),
      )
      // No figure of pay and tax of 2027 is known yet: those of 2026 stand for them.
      expect(movedBy({ ...now, typed: facts }, { ...later, typed: facts })).toBeCloseTo(0, 6)
    }
  })

  test('a page that refuses, as by a law that is not known yet, is no loss of what it brought', async () => {
    const { answers } = await answer(couple)
    const without = (away: CardAnswer) => answers.map((one) => (one.key === 'kinderbijslag' ? away : one))
    const by = (away: CardAnswer) => movedBy({ answers, typed: couple }, { answers: without(away), typed: couple })
    expect(by({ status: 'away', key: 'kinderbijslag', refused: 'Nog niet bekend.' })).toBeNull()
    expect(by({ status: 'away', key: 'kinderbijslag' })).toBeLessThan(-2_000)
    // A child that is not born yet.
    const beyond = await answer({ ...couple, kinderenGeboren: '01/2035' })
    expect(beyond.answers).toContainEqual({
      status: 'away',
      key: 'kinderbijslag',
      refused: expect.stringMatching(/^Dit kind is nog niet geboren/) as string,
    })
  })

  test('a child brings its benefit', async () => {
    const after = changed(couple, couple, [{ key: 'kind' }], day)!
    const benefit = async (facts: FactTexts) =>
      knownOf((await answer(facts)).answers).find(({ key }) => key === 'kinderbijslag')!.perMonth
    expect(await benefit(after.facts)).toBeGreaterThan((await benefit(couple)) + 100)
  })

  test('two of them stand on top of each other, and a link keeps them', () => {
    const both = [{ key: 'kind' }, { key: 'opslag', amount: 5 }]
    const after = changed(couple, couple, both, day)
    expect(after?.facts).toMatchObject({ brutoloon: '3622,5', kinderen: '3' })
    expect(decodeChosen(`#_situatie=x&${encodeChosen(both)}`)).toEqual(both)
    expect(decodeChosen('#_watals=bestaatniet,opslag:9999,kind,trouwen')).toEqual([{ key: 'opslag' }, { key: 'kind' }])
    expect(decodeChosen('')).toEqual([])
  })
})
