/** A next step is followed: what arrives there is what the page before answered with. */
import { describe, expect, test } from 'vitest'
import { runJson } from '#calculators/kernel/run.ts'
import { figureByKey } from '#calculators/kernel/report.ts'
import { reportFor, situation, taken } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'

type Input = Readonly<Record<string, unknown>>

const carried = (slug: string, input: Input, to: string): Input => taken(reportFor(pageOf(slug), input), to, pageOf(to))
const figure = (slug: string, input: Input, key: string) => figureByKey(reportFor(pageOf(slug), input), key)?.value
/** A figure of the page behind the step. */
const there = (slug: string, input: Input, to: string, key: string) => figure(to, carried(slug, input, to), key)

test('a card with a small balance arrives as a credit line that holds it, and as a loan that may run so long', () => {
  for (const saldo of [1, 150, 1_249.99, 6_000]) {
    const line = runJson(
      pageOf('doorlopend-krediet-calculator'),
      carried('kredietkaart-calculator', { saldo }, 'doorlopend-krediet-calculator'),
      situation(),
    )
    expect(line).toMatchObject({ status: 'ok', values: { opname: saldo } })
    const loan = carried('kredietkaart-calculator', { saldo }, 'persoonlijke-lening-berekenen')
    expect(reportFor(pageOf('persoonlijke-lening-berekenen'), loan).sentence).not.toContain('mag niet')
  }
})

describe('a loan keeps its instalment on the page of such loans', () => {
  test('a refinanced loan with months beside its years', () => {
    const input = { saldo: 142_000, huidigeRente: 4.6, resterend: 14, extraMaanden: 7, nieuweRente: 3.2 }
    const payment = figure('lening-herfinancieren', input, 'nieuweMaandlast')
    expect(payment).toBe(1_013.34)
    expect(there('lening-herfinancieren', input, 'hypothecaire-lening-berekenen', 'maandlast')).toBe(payment)
  })

  test('a refinanced instalment loan goes to the page of such loans, in months', () => {
    const input = {
      soort: 'afbetaling',
      saldo: 12_345.67,
      huidigeRente: 9.5,
      resterend: 2,
      extraMaanden: 5,
      nieuweRente: 6,
    }
    expect(there('lening-herfinancieren', input, 'persoonlijke-lening-berekenen', 'maandlast')).toBe(
      figure('lening-herfinancieren', input, 'nieuweMaandlast'),
    )
  })

  test('a loan of a group over a number of months', () => {
    const input = { bedrag: 90_000, rente: 3.5, looptijd: 100 }
    expect(there('groepslening-calculator', input, 'hypothecaire-lening-berekenen', 'maandlast')).toBe(
      figure('groepslening-calculator', input, 'maandlast'),
    )
  })

  test('the loan that buys out an ex', () => {
    const input = { waarde: 312_500, schuld: 96_750.25, gewest: 'wallonie', inkomen: 3_120, rente: 3.6, looptijd: 15 }
    expect(there('uitkoop-woning-berekenen', input, 'hypothecaire-lening-berekenen', 'maandlast')).toBe(
      figure('uitkoop-woning-berekenen', input, 'maandlastNieuw'),
    )
    expect(carried('uitkoop-woning-berekenen', input, 'groeipakket-berekenen')).toMatchObject({
      woonplaats: 'wallonie',
    })
  })
})

describe('the costs of a purchase are those of the page before', () => {
  test('the home that an income can pay arrives with its loan', () => {
    const input = { inkomen1: 2_350, ontleners: 'een', eigenInbreng: 30_000, gewest: 'brussel' }
    expect(carried('kredietcapaciteit-calculator', input, 'registratierechten-berekenen')).toMatchObject({
      prijs: String(figure('kredietcapaciteit-calculator', input, 'prijsRond')),
      krediet: figure('kredietcapaciteit-calculator', input, 'leningRond'),
    })
    const wanted = carried(
      'kredietcapaciteit-calculator',
      { ...input, leenbedrag: 90_000 },
      'registratierechten-berekenen',
    )
    expect(wanted['krediet']).toBe('90.000')
  })

  test('whether the bank gives a loan is asked of that loan', () => {
    const input = { prijs: 385_000, eigenInbreng: 95_000, gewest: 'vlaanderen' }
    expect(carried('woningkrediet-simulator', input, 'kredietcapaciteit-calculator')).toMatchObject({
      leenbedrag: String(Math.round(Number(figure('woningkrediet-simulator', input, 'leenbedrag')))),
    })
  })
})

test('a rate belongs to its product: the next one looks up its own', () => {
  const steps = [
    ['deposito-calculator', { bedrag: 20_000, rente: 1.95 }, 'termijnrekening-calculator'],
    ['termijnrekening-calculator', { bedrag: 20_000, rente: 2.25 }, 'deposito-calculator'],
    ['kasbon-calculator', { nominaal: 20_000, rente: 2.4 }, 'termijnrekening-calculator'],
  ] as const
  for (const [slug, input, to] of steps) expect(carried(slug, input, to)).not.toHaveProperty('rente')
})

test('rates that changed arrive as they are now', () => {
  const input = {
    bewegingen: [{ datum: '2026-01-02', soort: 'storting', bedrag: 20_000 }],
    basisrente: 0.4,
    premie: 1.1,
    wijzigingen: [
      { vanaf: '2026-07-01', basisrente: 0.35, premie: 0.8 },
      { vanaf: '2027-01-01', basisrente: 0.2, premie: 0.5 },
    ],
  }
  expect(carried('loyalty-bonus-calculator', input, 'spaarrekening-vergelijker')).toMatchObject({
    basisrenteNu: 0.35,
    premieNu: 0.8,
  })
  expect(carried('loyalty-bonus-calculator', input, 'deposito-calculator')).toMatchObject({
    spaarrente: 0.35,
    spaarpremie: 0.8,
  })
})

test('a plan keeps its length and its deposits', () => {
  const growth = { startbedrag: 20_000, inleg: 100, duur: 6 }
  expect(carried('samengestelde-interest-berekenen', growth, 'beleggingsrente-calculator')).toMatchObject({ duur: 6 })
  const saving = { startbedrag: 640.5, maandelijks: 250 }
  expect(carried('hoogste-spaarrente-belgie', saving, 'spaarrekening-vergelijker')).toMatchObject({ maandelijks: 250 })
})

test('a study loan stands in the budget; a budget whose costs are an example takes none along', () => {
  const study = { schuldNu: 9_876.54, rente: 4.5, looptijd: 5, startloon: 2_350 }
  expect(carried('studieschuld-calculator', study, 'budget-planner')).toMatchObject({
    nettoInkomen: '2350',
    lopendeKredieten: 183.72,
  })
  const wage = carried('budget-planner', { nettoInkomen: 2_350 }, 'noodfonds-calculator')
  expect(wage).not.toHaveProperty('levensonderhoud')
})

test('an advance arrives as money of one’s own, on the home and on the car', () => {
  const home = { soort: 'aankoop', prijs: 385_000, spaargeldAankoop: 60_000 }
  expect(carried('voorschot-calculator', home, 'woningkrediet-simulator')).toMatchObject({ eigenInbreng: 60_000 })
  expect(carried('voorschot-calculator', home, 'registratierechten-berekenen')).toMatchObject({ prijs: 385_000 })
  expect(
    there('voorschot-calculator', { soort: 'afbetaling', prijs: 18_000 }, 'autolening-berekenen', 'leenbedrag'),
  ).toBe(15_300)
})

test('a car that is borrowed as a whole has the same instalment on the page of the car loan', () => {
  const input = { prijs: 31_500, maandbedrag: 459, looptijd: 48, jkpAutolening: 3.5 }
  expect(there('leasingkrediet-calculator', input, 'autolening-berekenen', 'maandlast')).toBe(
    figure('leasingkrediet-calculator', input, 'autoleningMaandlast'),
  )
})

test('the table of an offer with a debit rate and costs is the table of that offer', () => {
  const aanbiedingen = [{ naam: 'C', debetrente: 6.2, kosten: 120 }]
  const input = { bedrag: 12_000, looptijd: 48, aanbiedingen }
  const loan = carried('kredietvergelijker-belgie', input, 'persoonlijke-lening-berekenen')
  // 12.000 at 1,062^(1/12) − 1 a month over 48 months.
  expect(figure('persoonlijke-lening-berekenen', loan, 'maandlast')).toBe(281.99)
  expect(figure('persoonlijke-lening-berekenen', loan, 'jkp')).toBeCloseTo(0.0675, 4)
})

test('what is invested instead is the same pot, over the same years', () => {
  const child = { geboortedatum: '2020-11-15', totLeeftijd: 18, perMaand: 75, startbedrag: 2_500 }
  expect(carried('kinderrekening-calculator', child, 'beleggingsrente-calculator')).toMatchObject({
    startbedrag: 2_500,
    perMaand: 75,
    duur: 12,
  })
  const nothingYet = carried('kinderrekening-calculator', { perMaand: 75 }, 'beleggingsrente-calculator')
  expect(nothingYet['startbedrag']).toBe(0)
  const renter = { eigenGeld: 30_000, horizon: 7 }
  expect(carried('huren-of-kopen-calculator', renter, 'beleggingsrente-calculator')).toMatchObject({
    startbedrag: 30_000,
    perMaand: 0,
    duur: 7,
  })
  const lent = { soort: 'onderling', bedrag: 25_000 }
  expect(carried('groepslening-calculator', lent, 'schenkbelasting-calculator')).toMatchObject({ bedrag: 25_000 })
})
