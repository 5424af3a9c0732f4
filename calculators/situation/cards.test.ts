/** Every card is its calculator: opened by itself with the same facts it gives the same figure, and no example decides. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { type AnyCalculator, openEnv, runRaw, type Situation, solveValues } from '#calculators/kernel/calculator.ts'
import { DERIVABLE } from '#calculators/situation/derivable.ts'
import { askedFacts, type FactTexts } from '#calculators/kernel/facts.ts'
import { isShown } from '#calculators/kernel/fields.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { ANNOUNCED, rulesDateOf } from '#calculators/kernel/rules.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { answerCards, type CardAnswer } from '#calculators/situation/card-answer.ts'
import type { Card } from '#calculators/situation/card.ts'
import { cards } from '#calculators/situation/cards.ts'
import { derivedFrom } from '#calculators/situation/derived.ts'
import { ownFacts } from '#calculators/situation/own-facts.ts'
import { changed, decodeChosen, encodeChosen, movedBy, whatIfs } from '#calculators/situation/what-if.ts'

const at = situation()
const env = openEnv(at)
const calculators = new Map<string, AnyCalculator>()
for (const { category, slug } of cards) calculators.set(slug, await loadCalculator(category, slug))
const load = async ({ slug }: Card) => ({ calculator: calculators.get(slug)!, at })
const answer = async (facts: FactTexts) => answerCards(cards, facts, load)
const shown = cards.filter(({ isSilent }) => !isSilent)
const cardOf = (key: string) => cards.find((card) => card.key === key)!

const single: FactTexts = {
  geboortedatum: '12/05/1999',
  statuut: 'bediende',
  brutoloon: '2.850',
  gezin: 'alleenstaand',
  kinderen: '0',
  huur: '890',
  gewest: 'brussel',
  eindejaarspremie: 'ja',
  spaargeld: '9.500',
  spaarrente: '0,5',
  spaarpremie: '0,5',
  vasteKosten: '1.250',
  levensonderhoud: '500',
  loopbaanjaren: '4',
  stopleeftijd: '67',
  inDienst: '01/09/2022',
  wonen: 'huur',
  huurStart: '01/10/2022',
  epc: 'c',
}
const couple: FactTexts = {
  geboortedatum: '03/02/1988',
  geboortejaarPartner: '1988',
  statuut: 'bediende',
  statuutPartner: 'arbeider',
  brutoloon: '3.450',
  brutoloonPartner: '2.900',
  gezin: 'partnerMetInkomen',
  gehuwd: 'ja',
  inkomenPartner: '31.000',
  kinderenGeboren: '03/2017,11/2020',
  gewest: 'vlaanderen',
  postcode: '9000',
  eindejaarspremie: 'ja',
  ki: '1.100',
  woningwaarde: '365.000',
  leningsaldo: '168.000',
  leningrente: '3,4',
  leningRest: '15',
  eigenInbreng: '40.000',
  spaargeld: '41.500',
  spaarrente: '0,5',
  spaarpremie: '0,5',
  titularissen: '2',
  vasteKosten: '2.100',
  levensonderhoud: '900',
  loopbaanjaren: '15',
  stopleeftijd: '67',
  inDienst: '01/03/2015',
  wonen: 'eigen',
  pensioensparen: '600',
  beleggingen: '60.000',
  beleggingenBasis: '35.000',
  geboortedatumPartner: '21/06/1988',
  loopbaanjarenPartner: '14',
  stopleeftijdPartner: '66',
}
const selfEmployed: FactTexts = {
  geboortedatum: '20/08/1969',
  geboortejaarPartner: '1958',
  statuut: 'zelfstandige',
  gezin: 'partnerMetInkomen',
  gehuwd: 'ja',
  statuutPartner: 'gepensioneerde',
  inkomenPartner: '22.000',
  nettoPartner: '1.750',
  nettoInkomen: '3.100',
  brutoloon: '3.800',
  belastbaarInkomen: '58.000',
  kinderen: '0',
  gewest: 'wallonie',
  woningwaarde: '420.000',
  leningsaldo: '38.000',
  leningrente: '2,1',
  leningRest: '4',
  beleggingen: '120.000',
  spaargeld: '60.000',
  vasteKosten: '1.350',
  levensonderhoud: '800',
  loopbaanjaren: '34',
  stopleeftijd: '67',
}
const households = { single, couple, selfEmployed }

/** The page opened from its door, by the ordinary reader. */
function opened({ slug }: Card, link: string, on: Situation = at) {
  const calculator = calculators.get(slug)!
  const { raw, assumed, unknown } = decodeLink(calculator.inputs, link)
  expect(unknown).toEqual([])
  const given = Object.fromEntries(
    Object.keys(raw)
      .filter((key) => !assumed.includes(key))
      .map((key) => [key, 'typed' as const]),
  )
  return runRaw(calculator, { ...startRaw(calculator.inputs, openEnv(on)), ...raw }, on, given)
}

const knownOf = (answers: readonly CardAnswer[]) => answers.flatMap((one) => (one.status === 'known' ? [one] : []))

function sameAsPage(answers: readonly CardAnswer[], on: Situation = at) {
  for (const one of knownOf(answers)) {
    const outcome = opened(cardOf(one.key), one.link, on)
    expect(outcome.status, one.key).toBe('ok')
    if (outcome.status === 'ok') expect(outcome.out[one.figure.key], `${one.key} ${one.link}`).toBe(one.figure.value)
  }
}

/** Small and repeatable: the household is named by its number. */
function randomOf(seed: number) {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  return {
    chance: (part: number) => next() < part,
    from: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    between: (low: number, high: number) => Math.round(low + next() * (high - low)),
  }
}

function household(seed: number): FactTexts {
  const { chance, from, between } = randomOf(seed)
  const gezin = from(['alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'])
  const born = between(1962, 2003)
  const children = from([0, 0, 1, 2, 3])
  const all: Record<string, string> = {
    statuut: from(['bediende', 'bediende', 'arbeider', 'zelfstandige', 'ambtenaar', 'gepensioneerde']),
    brutoloon: `${between(2_000, 7_500)}`,
    gezin,
    geboortedatum: `15/0${between(1, 9)}/${born}`,
    kinderen: `${children}`,
    gewest: from(['vlaanderen', 'brussel', 'wallonie']),
    postcode: from(['9000', '1000', '4000', '2300', '8500']),
    eindejaarspremie: from(['ja', 'nee']),
    belastbaarInkomen: `${between(15_000, 90_000)}`,
    nettoInkomen: `${between(1_500, 4_500)},${between(10, 99)}`,
    spaargeld: `${between(0, 90_000)}`,
    spaarrente: `${between(1, 12) / 10}`.replace('.', ','),
    spaarpremie: `${between(1, 12) / 10}`.replace('.', ','),
    beleggingen: `${between(0, 200_000)}`,
    vasteKosten: `${between(600, 2_500)}`,
    levensonderhoud: `${between(300, 1_500)}`,
    loopbaanjaren: `${between(0, Math.max(1, 2026 - born - 20))}`,
    stopleeftijd: `${between(62, 67)}`,
    inDienst: `01/0${between(1, 9)}/${between(2014, 2025)}`,
    leningsaldo: `${between(20_000, 350_000)}`,
    leningrente: `${between(10, 45) / 10}`.replace('.', ','),
    leningRest: `${between(1, 25)}`,
    woningwaarde: `${between(180_000, 700_000)}`,
    eigenInbreng: `${between(20_000, 120_000)}`,
    prijs: `${between(180_000, 600_000)}`,
    leninglooptijd: from(['15', '20', '25']),
    enigeEigenWoning: from(['ja', 'nee']),
    ki: `${between(400, 2_000)}`,
    tewerkstelling: from(['100', '80', '50']),
    titularissen: from(['1', '2']),
    beleggingenBasis: `${between(0, 200_000)}`,
    pensioensparen: `${between(0, 1_300)}`,
    wonen: from(['huur', 'eigen', 'anders']),
    huur: `${between(500, 1_600)}`,
    huurStart: `01/0${between(1, 9)}/${between(2012, 2025)}`,
    epc: from(['geen', 'a', 'b', 'c', 'd', 'e', 'f', 'g']),
    cataloguswaarde: `${between(25_000, 80_000)}`,
    brandstof: from(['elektrisch', 'benzine', 'diesel']),
    uitstoot: `${between(60, 180)}`,
  }
  // Some know the balance of their loan, others when it began.
  if (chance(0.5)) {
    all.leenbedrag = `${between(100_000, 350_000)}`
    all.leningStart = `05/0${between(1, 9)}/${between(2015, 2025)}`
    delete all.leningsaldo
    delete all.leningRest
  }
  if (children > 0)
    all.kinderenGeboren = Array.from({ length: children }, () => `0${between(1, 9)}/${between(2004, 2025)}`).join(',')
  if (gezin !== 'alleenstaand') {
    all.gehuwd = from(['ja', 'nee'])
    all.geboortejaarPartner = `${between(1960, 2003)}`
  }
  if (gezin === 'partnerMetInkomen') {
    all.statuutPartner = from(['bediende', 'arbeider', 'zelfstandige', 'gepensioneerde'])
    all.brutoloonPartner = `${between(1_800, 6_000)}`
    all.inkomenPartner = `${between(10_000, 70_000)}`
    all.nettoPartner = `${between(1_200, 3_800)}`
    all.geboortedatumPartner = `15/0${between(1, 9)}/${all.geboortejaarPartner}`
    all.loopbaanjarenPartner = `${between(5, 20)}`
    all.stopleeftijdPartner = `${between(63, 67)}`
  }
  // Nobody answers everything.
  return Object.fromEntries(Object.entries(all).filter(([fact]) => fact === 'statuut' || chance(0.85)))
}

describe('a card', () => {
  test.each(Object.entries(households))(
    'of the %s equals its calculator opened by itself, to the cent',
    async (_, facts) => {
      const { answers } = await answer(facts)
      sameAsPage(answers)
      expect(knownOf(answers).length).toBeGreaterThanOrEqual(10)
    },
  )

  test('equals its calculator on a hundred random households', async () => {
    const seen = new Map<string, number>()
    for (let seed = 1; seed <= 100; seed += 1) {
      const { answers } = await answer(household(seed))
      sameAsPage(answers)
      for (const { key } of knownOf(answers)) seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    // Every card was there to be compared.
    expect(shown.filter(({ key }) => (seen.get(key) ?? 0) < 3).map(({ key }) => key)).toEqual([])
  }, 300_000)

  test('never rests on an example: what may stand open changes nothing', async () => {
    const wrong: string[] = []
    for (const [name, facts] of Object.entries(households)) {
      const { answers } = await answer(facts)
      for (const one of knownOf(answers)) {
        const card = cardOf(one.key)
        const { inputs } = calculators.get(card.slug)!
        const outcome = opened(card, one.link)
        if (outcome.status !== 'ok') throw new Error(one.key)
        const open = outcome.report.assumed.filter(({ origin }) => origin === 'example').map(({ key }) => key)
        expect(
          open.filter((key) => !card.free?.includes(key)),
          `${name} ${one.key}`,
        ).toEqual([])
        for (const key of open) {
          const field = inputs[key]
          if (!field || !isShown(field, outcome.values)) continue
          const value = outcome.values[key]
          const others =
            typeof value === 'boolean'
              ? [!value]
              : typeof value === 'number'
                ? [value * 0.5, value + (value < 1 ? 0.01 : 1)]
                : []
          for (const other of others) {
            const out = solveValues(calculators.get(card.slug)!, { ...outcome.values, [key]: other }, at)
            if (out && out[one.figure.key] !== one.figure.value) wrong.push(`${name} ${one.key}: ${key}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('stands after three answers, and before them says what is missing', async () => {
    const three = { brutoloon: '3.000', statuut: 'bediende', gezin: 'alleenstaand' }
    expect(knownOf((await answer(three)).answers).map(({ key }) => key)).toContain('netto')
    const two = await answer({ brutoloon: '3.000', statuut: 'bediende' })
    expect(two.answers.find(({ key }) => key === 'netto')).toEqual({
      status: 'missing',
      key: 'netto',
      facts: ['gezin'],
    })
    expect(knownOf((await answer({})).answers)).toEqual([])
  })

  test('names only facts that a visitor can give', async () => {
    const asked = new Set(ownFacts.map(({ fact }) => fact))
    for (const { category, slug } of catalogue)
      for (const { fact } of askedFacts((await loadCalculator(category, slug)).inputs)) asked.add(fact)
    const named = new Set<string>()
    for (let seed = 1; seed <= 40; seed += 1)
      for (const one of (await answer(household(seed))).answers)
        if (one.status === 'missing') one.facts.forEach((fact) => named.add(fact))
    expect([...named].filter((fact) => !asked.has(fact))).toEqual([])
    expect(cards.flatMap(({ needs }) => needs).filter((fact) => !asked.has(fact))).toEqual([])
  }, 120_000)

  test('the net that a card works out feeds the next, unless the visitor gave his own', async () => {
    const { answers, facts } = await answer(couple)
    const net = knownOf(answers).find(({ key }) => key === 'netto')!
    expect(facts.nettoInkomen).toBe(String(net.figure.value).replace('.', ','))
    expect((await answer({ ...couple, nettoInkomen: '2.000' })).facts.nettoInkomen).toBe('2.000')
  })

  test('a fact its page refuses keeps the card away', async () => {
    const { answers } = await answer({ ...single, kinderen: '40' })
    expect(answers.find(({ key }) => key === 'netto')?.status).toBe('away')
  })

  test('child benefit says when it changes: the eldest of March 2017 turns 12 in 2029', async () => {
    const known = knownOf((await answer(couple)).answers).find(({ key }) => key === 'kinderbijslag')!
    expect(known.sentence).toContain('In 2029 wordt het')
  })

  test('without bank rates only the cards that say so have another answer', async () => {
    const bare = async ({ slug }: Card) => ({
      calculator: calculators.get(slug)!,
      at: { ...at, market: { ...at.market, offers: [], levels: [] } },
    })
    const plain = cards.filter(({ market }) => !market)
    for (const facts of Object.values(households)) {
      const known = (await answer(facts)).facts
      const [withRates, without] = [await answerCards(plain, known, load), await answerCards(plain, known, bare)]
      expect(without.answers.map(figureOf)).toEqual(withRates.answers.map(figureOf))
    }
  })
})

describe('what if', () => {
  const day = at.today
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
      { gezin: 'partnerMetInkomen', gehuwd: 'ja', nettoPartner: '2.000', loopbaanjarenPartner: '12', kinderen: '2' },
      undefined,
      { gezin: 'alleenstaand', kinderen: '2' },
    ],
    ['partnerOverlijdt', { gezin: 'alleenstaand' }, undefined, null],
  ])('%s on %o', (key, facts, amount, after) => {
    const chosen = amount === undefined ? { key } : { key, amount }
    expect(changed(facts, facts, [chosen], day)?.facts ?? null).toEqual(after)
  })

  test('every one of them equals changing the facts by hand', async () => {
    const raised = changed(couple, couple, [{ key: 'opslag', amount: 10 }], day)!
    const byHand = await answer({ ...couple, brutoloon: '3.795' })
    expect((await answer(raised.facts)).answers.map(figureOf)).toEqual(byHand.answers.map(figureOf))
    for (const { key } of whatIfs)
      for (const facts of Object.values(households)) {
        const after = changed(facts, (await answer(facts)).facts, [{ key }], day)
        if (after) sameAsPage((await answer(after.facts)).answers)
      }
  }, 120_000)

  test('on random households each of them is its pages with the facts and the rules it says', async () => {
    const met = new Map<string, number>()
    for (let seed = 1; seed <= 30; seed += 1) {
      const facts = household(seed)
      const now = await answer(facts)
      for (const { key } of whatIfs) {
        const after = changed(facts, now.facts, [{ key }], day)
        if (after === null) continue
        met.set(key, (met.get(key) ?? 0) + 1)
        const { rules } = after
        const on: Situation =
          rules === null
            ? at
            : rules === ANNOUNCED
              ? { ...at, announced: true }
              : { ...at, rulesDate: rulesDateOf(rules, at.today) }
        const later = await answerCards(cards, after.facts, async ({ slug }) => ({
          calculator: calculators.get(slug)!,
          at: on,
        }))
        sameAsPage(later.answers, on)
      }
    }
    expect(whatIfs.filter(({ key }) => (met.get(key) ?? 0) === 0).map(({ key }) => key)).toEqual([])
  }, 300_000)

  test('a company car is paid with less net, and only with that', async () => {
    const after = changed(couple, couple, [{ key: 'wagen', amount: 50_000 }], day)!
    const [now, later] = [await answer(couple), await answer(after.facts)]
    const net = (answers: readonly CardAnswer[]) => knownOf(answers).find(({ key }) => key === 'netto')!.perMonth
    const car = knownOf(later.answers).find(({ key }) => key === 'wagen')!
    expect(net(now.answers) - net(later.answers)).toBeCloseTo(car.figure.value as number, 2)
    expect(knownOf(now.answers).some(({ key }) => key === 'wagen')).toBe(false)
  })

  test('the sum is that of the cards, and is not given when a part of it is unknown', async () => {
    const [now, later] = [await answer(couple), await answer({ ...couple, brutoloon: '3.795' })]
    const flow = (answers: readonly CardAnswer[]) =>
      knownOf(answers).reduce((sum, { perMonth, perYear }) => sum + perMonth * 12 + perYear, 0)
    const by = movedBy({ ...now, typed: couple }, { ...later, typed: couple })
    expect(by).toBeCloseTo(flow(later.answers) - flow(now.answers), 6)
    // Rent that ends is money that stays.
    const { huur: _, ...noRent } = single
    const [rent, free] = [await answer(single), await answer(noRent)]
    expect(movedBy({ ...rent, typed: single }, { ...free, typed: noRent })).toBeCloseTo(890 * 12, 6)
    const apart = { ...couple, gezin: 'alleenstaand' }
    expect(movedBy({ ...(await answer(apart)), typed: apart }, { ...now, typed: couple })).toBeNull()
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

const figureOf = (one: CardAnswer) => (one.status === 'known' ? [one.key, one.figure.value] : [one.key, one.status])

describe('a fact that follows from others', () => {
  const follow = async (facts: FactTexts, wanted: readonly string[] = [...DERIVABLE]) =>
    derivedFrom(facts, wanted, load)

  test('can be each of those that a page fetches the work for, and no other', () => {
    const given = cards.flatMap(({ gives = [] }) => gives.map(({ fact }) => fact))
    const asked = new Set([...calculators.values()].flatMap(({ inputs }) => askedFacts(inputs).map(({ fact }) => fact)))
    const plain = ['gewest', 'kinderen', 'geboortejaar', 'lopendeKredieten', 'openstaandeSchuld']
    expect([...DERIVABLE].toSorted()).toEqual(
      [...new Set([...plain, ...given])].filter((fact) => asked.has(fact)).toSorted(),
    )
  })

  test('net pay is that of bruto-netto, unless it was given', async () => {
    const pay = { brutoloon: '3.450', statuut: 'bediende', gezin: 'alleenstaand' }
    const slip = calculators.get('bruto-netto-calculator')!
    const own = runRaw(slip, { ...startRaw(slip.inputs, env), bruto: '3.450', kinderen: '0' }, at, {})
    if (own.status !== 'ok') throw new Error(own.status)
    const { nettoInkomen } = await follow(pay)
    expect(Number(nettoInkomen?.replace(',', '.'))).toBe(own.out['netto'])
    expect(await follow({ ...pay, nettoInkomen: '2.000' })).not.toHaveProperty('nettoInkomen')
  })

  test('a postcode gives its region, births the number of children, a day of birth its year', async () => {
    expect(await follow({ postcode: '4000', kinderenGeboren: '03/2017,11/2020', geboortedatum: '03/02/1988' })).toEqual(
      {
        gewest: 'wallonie',
        kinderen: '2',
        geboortejaar: '1988',
      },
    )
  })

  test('a loan of 200.000 euro at 3 % over 20 years, first paid on 5 January 2020, has its balance and its rest', async () => {
    const loan = { leenbedrag: '200.000', leninglooptijd: '20', leningrente: '3', leningStart: '05/01/2020' }
    const found = await follow(loan)
    // By 15 November 2026 83 of 240 payments were made; a month costs the twelfth root of 1,03.
    const [paid, all, month] = [83, 240, 1.03 ** (1 / 12)]
    const left = (200_000 * (month ** all - month ** paid)) / (month ** all - 1)
    expect(Math.abs(Number(found['leningsaldo']?.replace(',', '.')) - left)).toBeLessThan(1)
    expect(found).toMatchObject({ leningRest: '13', leningRestMaanden: '1' })
    const { answers } = await answer(loan)
    expect(knownOf(answers).map(({ key }) => key)).toEqual(['woonlening', 'herfinancieren'])
    expect(await follow({ ...loan, leningStart: '05/01/2030' })).not.toHaveProperty('leningsaldo')
  })
})
