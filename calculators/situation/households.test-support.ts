/** What the tests of the situation share: three households by hand, as many as you like by number, and their cards. */
import { expect } from 'vitest'
import { type AnyCalculator, openEnv, type Situation } from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { answerCards, type CardAnswer } from '#calculators/situation/card-answer.ts'
import type { Card } from '#calculators/situation/card.ts'
import { cards } from '#calculators/situation/cards.ts'

export const at = situation()
export const calculators = new Map<string, AnyCalculator>()
for (const { category, slug } of cards) calculators.set(slug, await loadCalculator(category, slug))
function calculatorOf({ slug }: Card): AnyCalculator {
  const found = calculators.get(slug)
  if (found === undefined) throw new Error(`No card opens ${slug}.`)
  return found
}
export const load = async (card: Card) => ({ calculator: calculatorOf(card), at })

const answered = new Map<string, ReturnType<typeof answerCards>>()
/** The cards of a household, by the rules of today or on another day: worked out once, however many tests ask. */
export async function answer(facts: FactTexts, on: Situation = at): ReturnType<typeof answerCards> {
  const name = JSON.stringify([facts, on.rulesDate, on.announced])
  const found =
    answered.get(name) ?? answerCards(cards, facts, async (card) => ({ calculator: calculatorOf(card), at: on }))
  answered.set(name, found)
  return found
}

export function cardOf(key: string): Card {
  const found = cards.find((card) => card.key === key)
  if (found === undefined) throw new Error(`No card is called ${key}.`)
  return found
}

export const single: FactTexts = {
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
export const couple: FactTexts = {
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
  renteHerziening: '01/06/2027',
  eigenInbreng: '40.000',
  spaargeld: '41.500',
  laatsteStorting: '20/03/2026',
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
export const households = { single, couple, selfEmployed }

/** The page opened from its door, by the ordinary reader. */
export function opened(card: Card, link: string, on: Situation = at) {
  const calculator = calculatorOf(card)
  const { raw, assumed, unknown } = decodeLink(calculator.inputs, link)
  expect(unknown).toEqual([])
  const given = Object.fromEntries(
    Object.keys(raw)
      .filter((key) => !assumed.includes(key))
      .map((key) => [key, 'typed' as const]),
  )
  return runRaw(calculator, { ...startRaw(calculator.inputs, openEnv(on)), ...raw }, on, given)
}

export const knownOf = (answers: readonly CardAnswer[]) =>
  answers.flatMap((one) => (one.status === 'known' ? [one] : []))

/** The figures of a page do not depend on its moves, and many households open one page by the same link. */
const pagesOpened = new Map<string, ReturnType<typeof opened>>()
function openedOnce(card: Card, link: string, on: Situation): ReturnType<typeof opened> {
  const name = JSON.stringify([card.slug, link, on.rulesDate, on.announced])
  const outcome = pagesOpened.get(name) ?? opened(card, link, { ...on, movesLater: true })
  pagesOpened.set(name, outcome)
  return outcome
}

export function sameAsPage(answers: readonly CardAnswer[], on: Situation = at) {
  for (const one of knownOf(answers)) {
    const outcome = openedOnce(cardOf(one.key), one.link, on)
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
    from: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    between: (low: number, high: number) => Math.round(low + next() * (high - low)),
  }
}

export function household(seed: number): FactTexts {
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
  // Some name their account, others know its rates.
  if (chance(0.3)) all.spaarrekening = from(['belfius-spaarrekening', 'argenta-groeirekening', 'geen'])
  // Nobody answers everything.
  return Object.fromEntries(Object.entries(all).filter(([fact]) => fact === 'statuut' || chance(0.85)))
}

export const figureOf = (one: CardAnswer) =>
  one.status === 'known' ? [one.key, one.figure.value] : [one.key, one.status]
