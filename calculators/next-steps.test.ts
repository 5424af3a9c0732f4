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

test('the mean of three rates of a growth bond is a rate that the next page takes', () => {
  const input = { soort: 'groei', looptijd: 3, groeirentes: [1.8, 2, 2.4].map((rente) => ({ rente })) }
  const real = carried('kasbon-calculator', input, 'reele-rente-berekenen')
  expect(real['brutorente']).toBe(2.0667)
  expect(runJson(pageOf('reele-rente-berekenen'), real, situation())).toMatchObject({ status: 'ok' })
})

test('money that is put away keeps the rate of our list on the page about inflation, which does not know it', () => {
  for (const [slug, input] of [
    ['deposito-calculator', { bedrag: 12_000 }],
    ['termijnrekening-calculator', { bedrag: 12_000 }],
    ['kasbon-calculator', { nominaal: 12_000 }],
  ] as const) {
    expect(carried(slug, input, 'reele-rente-berekenen'), slug).toEqual({
      bedrag: 12_000,
      brutorente: Number(figure(slug, input, 'gebruikteRente')) * 100,
      product: 'termijn',
    })
  }
  expect(carried('hoogste-spaarrente-belgie', { startbedrag: 0, maandelijks: 200 }, 'deposito-calculator')).toEqual({})
})

test('holiday pay is the same in detail, for whoever stays, leaves or has it from the fund, and is saved year by year', () => {
  const saving = 'vakantiegeld-sparen-calculator'
  for (const input of [
    { maandloon: 4_200, gewerkteMaanden: 6, vertrek: true },
    { maandloon: 3_000, gewerkteMaanden: 9, tewerkstellingVorigJaar: 80 },
    { statuut: 'arbeider', jaarloon: 30_000 },
  ])
    expect(there(saving, input, 'vakantiegeld-berekenen', 'netto')).toBe(figure(saving, input, 'netto'))
  expect(carried(saving, { maandloon: 2_800 }, 'samengestelde-interest-berekenen')).toMatchObject({
    startbedrag: 0,
    inleg: figure(saving, { maandloon: 2_800 }, 'vrij'),
    inlegPer: 'jaar',
  })
})

describe('a loan keeps its instalment on the page of such loans', () => {
  test('a purchase of which nobody gave the term, alone when one income was given', () => {
    for (const [slug, input, key] of [
      ['woningkrediet-simulator', { prijs: 300_000, rente: 3.4 }, 'maandlast'],
      ['huren-of-kopen-calculator', { prijs: 300_000, rente: 3.4 }, 'maandlast'],
    ] as const) {
      // The amount arrives in whole euros.
      const gap =
        Number(there(slug, input, 'hypothecaire-lening-berekenen', 'maandlast')) - Number(figure(slug, input, key))
      expect(Math.abs(gap), slug).toBeLessThan(0.01)
    }
    const to = 'kredietcapaciteit-calculator'
    expect(carried('woningkrediet-simulator', { inkomen1: 3_000 }, to)['ontleners']).toBe('een')
    expect(carried('woningkrediet-simulator', { inkomen1: 3_000, inkomen2: 1_500 }, to)['ontleners']).toBe('twee')
  })

  test('a loan that runs already is refinanced for what is left of it', () => {
    const input = { leenbedrag: 200_000, looptijd: 15, extraMaanden: 6, rente: 3, eersteAflossing: '2024-01-31' }
    const to = 'lening-herfinancieren'
    // Thirty-four instalments were due by the middle of November 2026.
    expect(carried('hypothecaire-lening-berekenen', input, to)).toMatchObject({ resterend: 12, extraMaanden: 8 })
    expect(there('hypothecaire-lening-berekenen', input, to, 'huidigeMaandlast')).toBe(
      figure('hypothecaire-lening-berekenen', input, 'maandlast'),
    )
  })

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

describe('pay and household go along', () => {
  const household = { brutoloon: 2_400, statuut: 'arbeider', gezin: 'alleenstaand', kinderen: 2, gewest: 'brussel' }
  const couple = { ...household, gezin: 'partnerMetInkomen', inkomenPartner: 9_000 }

  test('the tax of the year is the one this wage was worked out with', () => {
    for (const input of [household, couple])
      expect(there('volgende-euro-berekenen', input, 'belastingplanning-calculator', 'totaalVerschuldigd')).toBe(
        figure('volgende-euro-berekenen', input, 'verschuldigdNu'),
      )
  })

  test('child benefit is that of where the children live and of the income of the year', () => {
    const raise = (input: Input) => carried('volgende-euro-berekenen', input, 'groeipakket-berekenen')
    expect(raise(household)).toMatchObject({ woonplaats: 'brussel', inkomen: 30_372.77, alleenstaand: true })
    expect(raise(couple)).toMatchObject({ inkomen: 39_372.77, alleenstaand: false })
    expect(raise({ ...household, postcode: '4700' })).toMatchObject({ woonplaats: 'duitstalig' })
    const less = carried('minder-werken-berekenen', household, 'groeipakket-berekenen')
    expect(less).toMatchObject({ woonplaats: 'brussel', inkomen: 30_363.21, alleenstaand: true })
    for (const slug of ['volgende-euro-berekenen', 'minder-werken-berekenen'])
      expect(
        reportFor(pageOf(slug), { ...household, kinderen: 0 }).next.some((one) => one.slug === 'groeipakket-berekenen'),
      ).toBe(false)
  })

  test('a budget with child benefit is that of a family, with one income where there is one parent', () => {
    const kinderenGeboren = [{ geboren: '2015-03' }, { geboren: '2022-08' }]
    const of = (input: Input) => carried('groeipakket-berekenen', { kinderenGeboren, ...input }, 'budget-planner')
    expect(of({ woonplaats: 'brussel', alleenstaand: true })).toMatchObject({
      huishouden: 'gezin',
      kinderen: 2,
      gewest: 'brussel',
      partnerloon: 0,
    })
    expect(of({ woonplaats: 'duitstalig' })).not.toHaveProperty('gewest')
  })

  test('a manual worker has holiday pay on the wage of the page before', () => {
    const holiday = (slug: string, input: Input) => carried(slug, input, 'vakantiegeld-berekenen')
    // A year at 2.400 euro, and one of which eight months at half of it.
    expect(holiday('eindejaarsbonus-calculator', household)).toMatchObject({ situatie: 'arbeider', jaarloon: 28_800 })
    expect(holiday('minder-werken-berekenen', { ...household, vorm: 'halftijds' })).toMatchObject({ jaarloon: 19_200 })
    expect(
      holiday('opzegtermijn-calculator', { brutoloon: 2_400, inDienst: '2010-01-01', profiel2013: 'arbeider' }),
    ).toMatchObject({ situatie: 'arbeider', jaarloon: 28_800 })
    expect(
      carried('vakantiegeld-berekenen', { situatie: 'arbeider', jaarloon: 28_800 }, 'bruto-netto-calculator'),
    ).toEqual({ statuut: 'arbeider', bruto: 2_400 })
  })
})

describe('after a dismissal', () => {
  const steps = (input: Input) => reportFor(pageOf('opzegtermijn-calculator'), input).next.map(({ slug }) => slug)
  const benefit = (input: Input) => carried('opzegtermijn-calculator', input, 'uitkering-berekenen')

  test('a benefit begins in the month after what is worked or paid', () => {
    const input = { brutoloon: 3_500, inDienst: '2014-03-03', kennisgeving: '2026-11-16', wijze: 'afgegeven' }
    // 39 weeks from 23 November 2026 end on 22 August 2027; not worked, they run from 16 November.
    expect(benefit(input)).toMatchObject({ begin: '2027-09' })
    expect(benefit({ ...input, vorm: 'verbreken' })).toMatchObject({ begin: '2027-09' })
    // The RVA pays more weeks to a manual worker of before 2014, and no benefit meanwhile.
    expect(benefit({ ...input, inDienst: '2010-01-01', profiel2013: 'arbeider' })).toMatchObject({ begin: '2027-12' })
    expect(benefit({ ...input, kennisgeving: '2020-01-06' })).not.toHaveProperty('begin')
  })

  test('who resigns or retires is not led to a benefit', () => {
    for (const input of [{ wie: 'werknemer' }, { wie: 'tegenopzeg' }, { pensioen: true }])
      expect(steps(input)).not.toContain('uitkering-berekenen')
    expect(steps({})).toContain('uitkering-berekenen')
  })
})

describe('on own account', () => {
  const SLUG = 'sociale-bijdragen-zelfstandige-calculator'

  test('contributions of a main activity build the pension of a self-employed person', () => {
    expect(carried(SLUG, { statuut: 'hoofdberoep', inkomen: 30_000 }, 'pensioen-calculator')).toEqual({
      statuut: 'zelfstandige',
      brutoMaandloon: 2_500,
    })
    for (const statuut of ['bijberoep', 'gepensioneerde', 'student', 'artikel37'])
      expect(reportFor(pageOf(SLUG), { statuut }).next.some(({ slug }) => slug === 'pensioen-calculator')).toBe(false)
  })

  test('the buffer is for somebody on own account, with what is left of the profit', () => {
    const input = { statuut: 'hoofdberoep', inkomen: 15_000, kwartalen: 2 }
    const left = Number(figure(SLUG, input, 'overschot'))
    expect(carried(SLUG, input, 'noodfonds-calculator')).toEqual({
      statuut: 'zelfstandige',
      nettoInkomen: Math.round((100 * left) / 6) / 100,
    })
  })

  test('the tax of the year supposes what the page before supposes of payments in advance', () => {
    for (const voorafbetalen of ['gelijk', 'niets', 'starter']) {
      const input = { richting: 'omzet', omzet: 60_000, kosten: 8_000, beheerskost: 3, voorafbetalen }
      const of = (key: string) => Number(figure('zelfstandige-netto-berekenen', input, key))
      expect(
        there('zelfstandige-netto-berekenen', input, 'belastingplanning-calculator', 'totaalVerschuldigd'),
      ).toBeCloseTo(of('belastingTotaal') + of('vermeerdering'), 2)
      expect(there('zelfstandige-netto-berekenen', input, SLUG, 'jaarTotaal')).toBe(of('bijdragen'))
    }
  })
})

test('a pension has no pay slip to look at, nor years left to save for', () => {
  const next = (statuut: string) =>
    reportFor(pageOf('belastingplanning-calculator'), { statuut, inkomen: 21_000 }).next.map(({ slug }) => slug)
  expect(next('gepensioneerde')).toEqual([])
  expect(next('ziek')).toEqual(['uitkering-berekenen', 'pensioensparen-calculator'])
  expect(next('bediende')).toContain('bruto-netto-calculator')
})

test('an exemption that was used elsewhere counts on the page of the year, which taxes the same', () => {
  const to = 'belgische-beleggingsfiscaliteit-calculator'
  // 14.000 gain and 4.000 used of 10.000: 8.000 is taxed at 10 %, as 18.000 less 10.000 is.
  const lots = {
    loten: [{ effect: 'A', datum: '2026-01-05', aantal: 1, prijs: 20_000 }],
    verkopen: [{ effect: 'A', datum: '2026-10-05', aantal: 1, prijs: 34_000 }],
  }
  const coins = {
    loten: [{ munt: 'BTC', datum: '2026-01-05', aantal: 1, prijs: 20_000 }],
    verkopen: [{ munt: 'BTC', datum: '2026-10-05', aantal: 1, prijs: 34_000 }],
  }
  for (const [slug, input] of [
    ['meerwaardebelasting-calculator', { ...lots, inhouding: 'buitenland', alGebruikt: 4_000 }],
    ['cryptocurrency-calculator', { ...coins, alGebruikt: 4_000 }],
  ] as const) {
    expect(figure(slug, input, 'belasting'), slug).toBe(800)
    expect(there(slug, input, to, 'meerwaardebelasting'), slug).toBe(800)
    // Nothing was held back on it.
    expect(carried(slug, input, to)['meerwaardenIngehouden'], slug).toBe('nee')
  }
})

describe('what was typed arrives', () => {
  test('a plan with shares as the same plan at a fixed rate', () => {
    const plan = { startbedrag: 32_000, perMaand: 100, duur: 16 }
    expect(carried('beleggingsrente-calculator', plan, 'samengestelde-interest-berekenen')).toMatchObject({
      startbedrag: 32_000,
      inleg: 100,
      duur: 16,
    })
  })

  test('the pay of a year of a worker, on the page of the holiday pay itself', () => {
    const year = { statuut: 'arbeider', jaarloon: 33_000, vakantiebudget: 2_600 }
    expect(there('vakantiegeld-sparen-calculator', year, 'vakantiegeld-berekenen', 'netto')).toBe(
      figure('vakantiegeld-berekenen', { situatie: 'arbeider', jaarloon: 33_000 }, 'netto'),
    )
  })

  test('the loan that an instalment allows, as a loan for a car', () => {
    const input = { gezocht: 'bedrag', maandbedrag: 250, looptijd: 60, jkp: 7.5 }
    const lent = figure('persoonlijke-lening-berekenen', input, 'leenbedrag')
    expect(carried('persoonlijke-lening-berekenen', input, 'autolening-berekenen')).toMatchObject({ leenbedrag: lent })
    expect(carried('persoonlijke-lening-berekenen', { bedrag: 9_000 }, 'autolening-berekenen')).toMatchObject({
      leenbedrag: 9_000,
    })
  })
})
