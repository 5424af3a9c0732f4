/** Every card is its calculator: opened by itself with the same facts it gives the same figure, and no example decides. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { openEnv, solveValues } from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import { DERIVABLE } from '#calculators/situation/derivable.ts'
import { askedFacts, type FactTexts } from '#calculators/kernel/facts.ts'
import { isShown } from '#calculators/kernel/fields.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { loadCalculator } from '#calculators/load.ts'
import { answerCards } from '#calculators/situation/card-answer.ts'
import type { Card } from '#calculators/situation/card.ts'
import { cards } from '#calculators/situation/cards.ts'
import { derivedFrom } from '#calculators/situation/derived.ts'
import { ownFacts } from '#calculators/situation/own-facts.ts'
import {
  answer,
  at,
  calculators,
  cardOf,
  couple,
  figureOf,
  household,
  households,
  knownOf,
  load,
  opened,
  sameAsPage,
  single,
} from '#calculators/situation/households.test-support.ts'

const env = openEnv(at)
const shown = cards.filter(({ isSilent }) => !isSilent)

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

  test('that looks into a table belongs to a page that has its tables with its answer', () => {
    const looking = cards.filter((card) => 'next' in card)
    expect(looking.length).toBeGreaterThan(0)
    expect(looking.filter(({ slug }) => calculators.get(slug)!.below !== undefined)).toEqual([])
  })

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
            const out = solveValues(calculators.get(card.slug)!, { ...outcome.values, [key]: other }, openEnv(at))
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

  test('the net that a card works out feeds the next, unless the visitor gave another', async () => {
    const { answers, facts } = await answer(couple)
    const net = knownOf(answers).find(({ key }) => key === 'netto')!
    expect(facts.nettoInkomen).toBe(String(net.figure.value).replace('.', ','))
    expect((await answer({ ...couple, nettoInkomen: '2.000' })).facts.nettoInkomen).toBe('2.000')
  })

  test('a fact its page refuses keeps the card away', async () => {
    const { answers } = await answer({ ...single, kinderen: '40' })
    expect(answers.find(({ key }) => key === 'netto')?.status).toBe('away')
  })

  test('room in the savings exemption: two holders at 1 % are free up to 204.000 euro, of which 41.500 is saved', async () => {
    const room = async (facts: FactTexts) =>
      (await answer(facts)).answers.find(({ key }) => key === 'spaarvrijstelling')
    // 2 × 1.020 ÷ 1 % − 41.500
    expect(await room(couple)).toMatchObject({ status: 'known', figure: { value: 162_500 } })
    const others = Object.fromEntries(Object.entries(couple).filter(([fact]) => !/^spaar(?:rente|premie)$/.test(fact)))
    expect(await room(others)).toMatchObject({ status: 'missing', facts: ['spaarrente', 'spaarpremie'] })
    expect(await room({ ...others, spaarrekening: 'belfius-spaarrekening' })).toMatchObject({ status: 'known' })
  })

  test('the tax of the year counts the fiscal werkbonus, and settles with what the pay slips held back', async () => {
    const low = { ...single, brutoloon: '2.200', gewest: 'vlaanderen' }
    const known = knownOf((await answer(low)).answers)
    const value = (key: string) => known.find((one) => one.key === key)?.figure.value
    // As the next step of bruto-netto: 30.092,05 taxable, 2.748,04 and 125,28 held back.
    expect([value('belasting'), value('afrekening')]).toEqual([3_253.58, 380.26])
  })

  test('the tax of a profit takes no costs off it again', async () => {
    const self = { statuut: 'zelfstandige', gezin: 'alleenstaand', gewest: 'vlaanderen', geboortejaar: '1985' }
    const known = knownOf((await answer({ ...self, belastbaarInkomen: '20.000' })).answers)
    // 20.000 less four minimum contributions of 890,42; 25 % above 11.180, 7 % municipal tax, less the credit of 910.
    const tax = 1.07 * 0.25 * (20_000 - 4 * 890.42 - 11_180) - 910
    expect(known.find(({ key }) => key === 'belasting')?.figure.value).toBeCloseTo(tax, 1)
    expect(known.find(({ key }) => key === 'nettoZelfstandige')?.sentence).toContain('496,60')
    const free = knownOf((await answer({ ...self, statuut: 'vrijBeroep', belastbaarInkomen: '20.000' })).answers)
    expect(free.find(({ key }) => key === 'belasting')?.figure.value).toBeCloseTo(tax, 1)
  })

  test('a year of pay with holiday pay, premium and settlement is what is taxed less the tax, of a worker as of a clerk', async () => {
    // A hospital pays less than a month, the building trade more.
    for (const [statuut, paritairComite] of [
      ['bediende', 'pc200'],
      ['arbeider', 'pc200'],
      ['bediende', 'pc330'],
      ['arbeider', 'pc124'],
    ] as const) {
      const { answers, facts } = await answer({ ...single, statuut, paritairComite })
      const known = knownOf(answers)
      const pay = new Set(['netto', 'vakantiegeld', 'vakantiekas', 'eindejaarspremie', 'afrekening'])
      const year = known
        .filter(({ key }) => pay.has(key))
        .reduce((sum, { perMonth, perYear }) => sum + 12 * perMonth + perYear, 0)
      const tax = Number(known.find(({ key }) => key === 'belasting')?.figure.value)
      expect(year, `${statuut} ${paritairComite}`).toBeCloseTo(
        Number(facts['belastbaarInkomen']?.replace(',', '.')) - tax,
        1,
      )
    }
  })

  test('the tax of a year says that it counts a month of premium where the premium of the sector is not known', async () => {
    const note = async (paritairComite: string) =>
      knownOf((await answer({ ...single, gewest: 'vlaanderen', paritairComite })).answers).find(
        ({ key }) => key === 'belasting',
      )?.note
    expect([await note('horeca'), await note('pc330'), await note('pc200')]).toEqual([
      'over 2026, met één maandloon als premie',
      'over 2026',
      'over 2026',
    ])
  })

  test('the notice of a manual worker in service since 2005 counts its first part in days', async () => {
    const notice = async (statuut: string, inDienst: string) =>
      knownOf((await answer({ ...single, statuut, inDienst })).answers).find(({ key }) => key === 'opzeg')
    // Five to ten years by the end of 2013: 42 days (cao 75); a clerk has three months for every five years begun.
    expect((await notice('arbeider', '01/06/2005'))?.sentence).toMatch(/42\sdagen en 39\sweken/)
    expect((await notice('bediende', '01/06/2005'))?.sentence).toMatch(/6\smaanden en 39\sweken/)
    expect((await notice('arbeider', '01/06/2019'))?.figure.value).toBe(
      (await notice('bediende', '01/06/2019'))?.figure.value,
    )
  })

  test('a benefit of 36 years of work from 55 on has no end on its page', async () => {
    const old = { ...single, geboortedatum: '12/05/1968', loopbaanjaren: '36' }
    const link = knownOf((await answer(old)).answers).find(({ key }) => key === 'werkloos')?.link ?? ''
    const outcome = opened(cardOf('werkloos'), link)
    expect(outcome.status === 'ok' ? outcome.out['laatsteMaand'] : outcome.status).toBeNull()
  })

  test('pension saving brings nothing to whoever has no tax', async () => {
    const brings = async (brutoloon: string) =>
      knownOf((await answer({ ...single, gewest: 'vlaanderen', brutoloon })).answers).some(
        ({ key }) => key === 'pensioensparen',
      )
    // 1.000 a month is some 9.500 after costs in a year, under the tax-free sum of 11.180.
    expect([await brings('1.000'), await brings('3.000')]).toEqual([false, true])
  })

  test('pension saving brings what it takes off the tax of the municipality too', async () => {
    const brings = async (postcode: string) => {
      const { answers } = await answer({ ...single, gewest: 'vlaanderen', postcode })
      return knownOf(answers).find(({ key }) => key === 'pensioensparen')?.figure.value
    }
    // 30 % of 1.050 is 315; Knokke-Heist has no municipal tax, Ghent 6,5 %: 315 × 1,065.
    expect([await brings('8300'), await brings('9000')]).toEqual([315, 335.48])
  })

  test('child benefit counts a profit after contributions × 100/80, a wage as it is', async () => {
    const family = { gezin: 'alleenstaand', gewest: 'vlaanderen', kinderenGeboren: '03/2020' }
    const monthly = async (facts: FactTexts) =>
      knownOf((await answer({ ...family, ...facts })).answers).find(({ key }) => key === 'kinderbijslag')?.figure.value
    const self = await monthly({ statuut: 'zelfstandige', belastbaarInkomen: '40.000' })
    // 40.000 ÷ 1,205 × 1,25 = 41.493,78: above the limit of 40.701,59.
    expect(self).toBe(await monthly({ statuut: 'bediende', belastbaarInkomen: '41.493,78' }))
    expect(self).toBeLessThan(Number(await monthly({ statuut: 'bediende', belastbaarInkomen: '40.000' })))
    const couple = { gezin: 'partnerMetInkomen', statuut: 'bediende', belastbaarInkomen: '20.000' }
    expect(await monthly({ ...couple, statuutPartner: 'zelfstandige', inkomenPartner: '20.000' })).toBe(
      await monthly({ ...couple, statuutPartner: 'bediende', inkomenPartner: '25.000' }),
    )
  })

  test('the region is that of the postcode on every card, whatever was chosen', async () => {
    const { gewest: _, ...lone } = single
    const anywhere = {
      ...lone,
      postcode: '1000',
      kinderenGeboren: '04/2021',
      woningwaarde: '300.000',
    }
    const figures = async (facts: FactTexts) => (await answer(facts)).answers.map(figureOf)
    expect(await figures({ ...anywhere, gewest: 'vlaanderen' })).toEqual(await figures(anywhere))
  })

  test('children are as old as their months say, as on the page itself', async () => {
    // In November 2026 a child of December 2012 is 13.
    const { link } = knownOf((await answer({ ...couple, kinderenGeboren: '12/2012' })).answers).find(
      ({ key }) => key === 'overlijden',
    )!
    const outcome = opened(cardOf('overlijden'), link)
    expect(outcome.status === 'ok' && outcome.values['kinderen']).toMatchObject([{ leeftijd: 13 }])
  })

  test('a partner born on a day that is still to come this year is a year younger, and the year follows from the day', async () => {
    const { geboortejaarPartner: _, ...undated } = couple
    const family = { ...undated, geboortedatumPartner: '20/12/1976' }
    const { link } = knownOf((await answer(family)).answers).find(({ key }) => key === 'erfbelasting')!
    const outcome = opened(cardOf('erfbelasting'), link)
    expect(outcome.status === 'ok' && outcome.values['leeftijdPartner']).toBe(49)
  })

  test('the tax of two counts the fiscal werkbonus of each', async () => {
    const family = {
      ...couple,
      brutoloon: '2.200',
      brutoloonPartner: '2.150',
      inkomenPartner: '24.500',
      kinderenGeboren: '',
    }
    const { answers, facts } = await answer({ ...family, kinderen: '0' })
    const known = knownOf(answers).find(({ key }) => key === 'belasting')!
    const outcome = opened(cardOf('belasting'), known.link)
    const of = (fact: string) => Number(facts[fact]?.replace(',', '.'))
    const credit = (who: string) => 0.3314 * of(`werkbonusA${who}`) + 0.5254 * of(`werkbonusB${who}`)
    expect(credit('Partner')).toBeGreaterThan(1_000)
    expect(outcome.status === 'ok' && outcome.out['kredietWerkbonus']).toBeCloseTo(credit('') + credit('Partner'), 1)
  })

  test('child benefit says when it changes: the eldest of March 2017 turns 12 in 2029', async () => {
    const known = knownOf((await answer(couple)).answers).find(({ key }) => key === 'kinderbijslag')!
    expect(known.sentence).toContain('In 2029 wordt het')
  })

  test('child benefit in Eupen is that of the German-speaking Community, and the yearly supplement of Wallonia comes in July', async () => {
    const benefit = async (facts: FactTexts) =>
      knownOf((await answer(facts)).answers).find(({ key }) => key === 'kinderbijslag')!
    const { gewest: _, ...anywhere } = couple
    expect((await benefit({ ...anywhere, postcode: '4701' })).sentence).toContain('in de Duitstalige Gemeenschap')
    const liege = await benefit({ ...anywhere, postcode: '4000' })
    expect(liege.dates.map(({ date, title }) => `${date} ${title}`)).toContainEqual(
      expect.stringMatching(/^2027-07-01 Jaarlijkse toeslag/),
    )
    const grown = await benefit({ ...anywhere, postcode: '4000', kinderenGeboren: '01/2000' })
    expect(grown.dates).toEqual([])
  })

  test('that lacks its figure says what it lacks and nothing else', async () => {
    const { answers } = await answer({
      ...single,
      brutoloon: '0',
      nettoInkomen: '0',
      vasteKosten: '0',
      levensonderhoud: '0',
    })
    const lacking = knownOf(answers).filter(({ figure }) => figure.lacking)
    expect(lacking.map(({ key }) => key)).toEqual(expect.arrayContaining(['netto', 'vakantiegeld', 'noodfonds']))
    for (const { key, note, dates, sentence } of lacking) {
      expect([note, dates], key).toEqual(['', []])
      expect(sentence, key).toMatch(/^Vul /)
    }
  })

  test('of savings that nobody pays more for says that the own account does', async () => {
    const { answers } = await answer({ ...single, spaarrente: '4', spaarpremie: '1' })
    const { figure, note } = knownOf(answers).find(({ key }) => key === 'sparen')!
    expect(figure.value).toBeLessThan(0)
    expect(note).toMatch(/^in een jaar, bij .*: je eigen rekening geeft meer$/)
  })

  test('an owner needs a month more in the emergency fund, as on the page', async () => {
    const fund = async (wonen: string) =>
      Number(knownOf((await answer({ ...single, wonen })).answers).find(({ key }) => key === 'noodfonds')?.figure.value)
    // 1.250 + 500 a month.
    expect((await fund('eigen')) - (await fund('huur'))).toBe(1_750)
  })

  test('that its page refuses says why: whoever is 63 cannot stop at 63 any more', async () => {
    const late = { ...single, geboortedatum: '15/02/1963', loopbaanjaren: '40', stopleeftijd: '63' }
    expect((await answer(late)).answers.find(({ key }) => key === 'pensioen')).toEqual({
      status: 'away',
      key: 'pensioen',
      refused: 'Je bent al 63. Vul 64 of meer in als leeftijd waarop je stopt.',
    })
  })

  test('a bank leaves two people enough to live on, also when one of them earns', async () => {
    const borrows = async (gezin: string) =>
      knownOf((await answer({ ...single, gezin, nettoInkomen: '2.200' })).answers).find(({ key }) => key === 'lenen')
        ?.note
    // A third of 2.200 alone; of two the 1.600 to live on leaves less.
    expect(await borrows('alleenstaand')).toMatch(/met €\s733 per maand/)
    expect(await borrows('partnerZonderInkomen')).toMatch(/met €\s600 per maand/)
  })

  test('a bank counts the home loan and the other credits together', async () => {
    const known = knownOf((await answer({ ...couple, lopendeKredieten: '250' })).answers)
    const loan = known.find(({ key }) => key === 'woonlening')?.figure.value
    const { link } = known.find(({ key }) => key === 'lenen')!
    const outcome = opened(cardOf('lenen'), link)
    expect(outcome.values['lopendeKredieten']).toBeCloseTo(Number(loan) + 250, 2)
  })

  test('that nobody can borrow with says so', async () => {
    const { answers } = await answer({ ...single, nettoInkomen: '900' })
    const { note, sentence } = knownOf(answers).find(({ key }) => key === 'lenen')!
    expect(note).toBe('op 25 jaar')
    expect(sentence).toMatch(/^Je kunt nu \*\*niets\*\* lenen/)
  })

  test('about the partner speaks of the partner', async () => {
    const known = knownOf((await answer(couple)).answers)
    for (const key of ['nettoPartner', 'pensioenPartner'])
      expect(known.find((one) => one.key === key)?.sentence, key).toMatch(/je partner/)
  })

  test('of a rent that began on 29 February has its day on the 28th', async () => {
    const known = knownOf((await answer({ ...single, huurStart: '29/02/2020' })).answers)
    expect(known.find(({ key }) => key === 'huur')?.dates.map(({ date }) => date)).toEqual(['2027-02-28'])
  })

  test('of a family that is short and covered says both', async () => {
    const { leningsaldo: _, leningrente: __, leningRest: ___, ...free } = couple
    const known = knownOf((await answer({ ...free, spaargeld: '900.000', levensonderhoud: '3.500' })).answers)
    const { figure, note, sentence } = known.find(({ key }) => key === 'overlijden')!
    expect(figure.value).toBe(0)
    expect(note).toBe('in één keer')
    expect(sentence).toMatch(/tekort: wat er is, dekt dat\.$/)
  })

  test('the year ahead has the settlement, the new rate of the loan and the premium of savings on their day', async () => {
    const dates = knownOf((await answer(couple)).answers).flatMap((one) => one.dates)
    const titleOn = (day: string) => dates.filter(({ date }) => date === day).map(({ title }) => title)
    expect(titleOn('2027-07-15')).toEqual([
      expect.stringMatching(/aangifte over 2026 online.*afrekening, ongeveer €\s/),
    ])
    expect(titleOn('2027-06-01')).toEqual(['De rente van je woonlening wordt herzien'])
    expect(titleOn('2027-03-20')).toEqual([expect.stringContaining('getrouwheidspremie')])
  })

  test('the last payment of a loan is on one day, whichever day of the month asks', async () => {
    const lastOn = async (today: string) => {
      const own = async ({ slug }: Card) => ({ calculator: calculators.get(slug)!, at: { ...at, today } })
      const { facts } = await answer({ ...couple, leningRest: '0', leningRestMaanden: '5' })
      const { answers } = await answerCards([cardOf('woonlening')], facts, own)
      return knownOf(answers).flatMap(({ dates }) =>
        dates.flatMap(({ date, title }) => (title.startsWith('Laatste') ? [date] : [])),
      )
    }
    expect(await lastOn('2026-11-15')).toEqual(['2027-04-30'])
    expect(await lastOn('2026-11-20')).toEqual(['2027-04-30'])
  })

  test('the loan says in which month it ends', async () => {
    const known = knownOf((await answer({ ...couple, leningRest: '15', leningRestMaanden: '3' })).answers)
    expect(known.find(({ key }) => key === 'woonlening')?.sentence).toMatch(
      /^De laatste afbetaling valt in februari 2042;/,
    )
  })

  test('what comes in counts up and what goes out counts down, in its own rhythm', async () => {
    const flows = async (facts: FactTexts) =>
      knownOf((await answer(facts)).answers).flatMap(({ key, figure, perMonth, perYear }) =>
        perMonth === 0 && perYear === 0
          ? []
          : [`${key} ${perMonth / Number(figure.value)} a month, ${perYear / Number(figure.value)} a year`],
      )
    expect(await flows(couple)).toEqual([
      'netto 1 a month, 0 a year',
      'nettoPartner 1 a month, 0 a year',
      'kinderbijslag 1 a month, 0 a year',
      'woonlening -1 a month, 0 a year',
      'afrekening 0 a month, 1 a year',
      'vakantiegeld 0 a month, 1 a year',
      'eindejaarspremie 0 a month, 1 a year',
      'grondlasten 0 a month, -1 a year',
    ])
    expect(await flows(households.selfEmployed)).toEqual([
      'nettoZelfstandige 0 a month, 1 a year',
      'woonlening -1 a month, 0 a year',
    ])
  })

  test('somebody who pays rent leaves no home, unless they say that they own one', async () => {
    const home = async (facts: FactTexts) => {
      const one = (await answer(facts)).answers.find(({ key }) => key === 'erfbelasting')
      return one?.status === 'known' ? one.figure.value : one?.status === 'missing' && one.facts.join()
    }
    const { wonen: _, ...renting } = single
    const { huur: __, ...homeless } = renting
    expect(await home(renting)).toBe(await home(single))
    expect(await home(homeless)).toContain('woningwaarde')
    expect(await home({ ...single, wonen: 'eigen' })).toContain('woningwaarde')
  })

  test('the days to pay tax in advance move past a weekend, and stay until they are over', async () => {
    const payDays = async (today: string) => {
      const own = async ({ slug }: Card) => ({ calculator: calculators.get(slug)!, at: { ...at, today } })
      const { answers } = await answerCards([cardOf('bijdragen')], (await answer(households.selfEmployed)).facts, own)
      return knownOf(answers).flatMap(({ dates }) => dates.map(({ date }) => date))
    }
    // The tax service for 2026: 10 April, 10 July, 12 October and 21 December.
    expect(await payDays('2026-01-05')).toEqual(['2026-04-10', '2026-07-10', '2026-10-12', '2026-12-21'])
    expect(await payDays('2026-12-21')).toContain('2026-12-21')
    expect(await payDays('2026-12-22')).toContain('2027-12-20')
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

describe('a fact that follows from others', () => {
  const follow = async (facts: FactTexts, wanted: readonly string[] = [...DERIVABLE]) =>
    derivedFrom(facts, wanted, load)

  test('can be each of those that a page fetches the work for, and no other', () => {
    const given = cards.flatMap(({ gives = [] }) => gives.map(({ fact }) => fact))
    const asked = new Set([...calculators.values()].flatMap(({ inputs }) => askedFacts(inputs).map(({ fact }) => fact)))
    const plain = ['gewest', 'kinderen', 'geboortejaar', 'geboortejaarPartner', 'lopendeKredieten', 'openstaandeSchuld']
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

  test('each follows alone as it does with all others: the car comes off the net that any page asks', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const facts = household(seed)
      const all = await follow(facts)
      for (const fact of DERIVABLE) expect((await follow(facts, [fact]))[fact], `${seed} ${fact}`).toBe(all[fact])
    }
  }, 120_000)

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
