import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Asked, makeLateReader, makeReader, type Reader } from '#calculators/ask/ask.ts'
import type { PageOwn } from '#calculators/ask/book.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import { type FieldsOf, fieldsOfAll, mark, type Question } from '#calculators/ask/mark.ts'
import { type Places, placesOf } from '#calculators/ask/people.ts'
import { numberOfDigits, numberOfWord } from '#calculators/ask/numbers.ts'
import { valuesOf } from '#calculators/ask/values.ts'
import { read, vocabularyOf } from '#calculators/ask/vocabulary.ts'
import { keyOf } from '#calculators/ask/words.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'

const today = '2026-11-16'
let reader: Reader
let fields: FieldsOf
beforeAll(async () => {
  reader = makeReader(await makeBook(today))
  fields = await fieldsOfAll({ today, market: builtInMarket })
})

/** A page that is not meant is never given as the answer. */
const never: readonly (readonly [string, string])[] = [
  ['rente op 250.000 spaargeld, koppel, belasting', 'belastingplanning-calculator'],
  ['meerwaarde op eigen huis verkocht voor 380.000 gekocht 250.000', 'aandelen-calculator'],
  ['wezentoeslag 1 kind 8 jaar vader overleden', 'erfbelasting-calculator'],
  ['studentenjob 600 uren', 'opbrengsteigendom-berekenen'],
  ['belasting op spaarboekje van 90000', 'belastingplanning-calculator'],
  ['taksen op men spoarrekening van 90000', 'belastingplanning-calculator'],
  ['geen bedrijfswagen, 3.500 bruto', 'bedrijfswagen-vaa-calculator'],
  ['ik heb 2.750 bruto en mijn partner is werkloos zonder uitkering, netto?', 'uitkering-berekenen'],
]

const vocabulary = vocabularyOf(['hypotheek', 'spaarrekening'])
const values = (sentence: string) => valuesOf(read(sentence, vocabulary), today)
const first = (asked: Asked) => asked.readings[0]

it.each(never)('"%s" is not answered with %s', (sentence, slug) => {
  const asked = reader(sentence, today)
  expect(asked.kind === 'answer' ? first(asked)?.slug : null).not.toBe(slug)
})

describe('numbers and words', () => {
  it.each([
    ['drieduizend', 3000],
    ['tweehonderdduizend', 200_000],
    ['vijfentwintig', 25],
    ['vierenhalf', 4.5],
    ['anderhalf', 1.5],
    ['achtduzend', 8000],
    ['negenennegentig', 99],
  ])('%s is %d', (word, n) => expect(numberOfWord(word)).toBe(n))

  it('reads Belgian digits', () => {
    expect(numberOfDigits('3.200')).toBe(3200)
    expect(numberOfDigits('3200,50')).toBe(3200.5)
    expect(numberOfDigits('330 000')).toBe(330_000)
    expect(numberOfDigits('3.5')).toBe(3.5)
  })

  it('takes every space that typesetters and spreadsheets put between thousands', () => {
    const sentence = (space: string) => `lening van 250${space}000 euro op 20 jaar`
    for (const space of [' ', '\u00a0', '\u202f', '\u2009', '\u2007'])
      expect([space, first(reader(sentence(space), today))?.given]).toMatchObject([space, { leenbedrag: 250_000 }])
  })

  it('finds one key for the forms and spellings of a word', () => {
    expect(keyOf('leningen')).toBe(keyOf('lening'))
    expect(keyOf('verdiende')).toBe(keyOf('verdien'))
    expect(keyOf('moand')).toBe(keyOf('maand'))
    expect(keyOf('afbetaalt')).toBe(keyOf('afbetaald'))
  })
})

describe('values', () => {
  it.each([
    ['250k', 250_000],
    ['een half miljoen euro', 500_000],
    ['anderhalf miljoen', 1_500_000],
    ['hondervijftig duizend euro', 150_000],
    ['€ 1.250', 1250],
    ['drieduizend tweehonderd vijftig', 3250],
    ['vierduizend honderd', 4100],
    ['driehonderd vijftig duizend euro', 350_000],
    ['een miljoen tweehonderd duizend euro', 1_200_000],
    ['twee en een halve ton', 250_000],
  ])('"%s" is the amount %d', (sentence, n) => expect(values(sentence)[0]).toMatchObject({ kind: 'amount', n }))

  it.each([
    ['drie en een half procent', 3.5],
    ['2 en half %', 2.5],
    ['drie komma vijfentwintig procent', 3.25],
    ['nul komma nul vijf procent', 0.05],
  ])('"%s" is the rate %d', (sentence, n) => expect(values(sentence)).toMatchObject([{ kind: 'percent', n }]))

  it('a round number takes no rate, term or count that stands behind it', () =>
    expect(values('vijfduizend drie maanden twee procent').map(({ n }) => n)).toEqual([5000, 3, 2]))

  it('what somebody becomes is no age of today, and years of work behind an age are no age', () => {
    expect(values('ik word 40')).toMatchObject([{ kind: 'nth' }])
    expect(values('30 jaar oud, 6 jaar gewerkt')).toMatchObject([{ kind: 'age' }, { kind: 'term', n: 72 }])
  })

  it.each([
    ['op 20 jaar', 240],
    ['anderhalf jaar', 18],
    ['18 maanden', 18],
    ['2 jaar en 6 maanden', 30],
  ])('"%s" is a term of %d months', (sentence, n) => expect(values(sentence)[0]).toMatchObject({ kind: 'term', n }))

  it.each([
    ['op 3 maart 2024', '2024-03-03'],
    ['sinds maart 2011', '2011-03'],
    ['12/8/1970', '1970-08-12'],
    ['tot 5 december', '2026-12-05'],
    ['geboren op 12/8/70', '1970-08-12'],
    ['geboren op 12/8/52', '1952-08-12'],
    ['tot 1/6/38', '2038-06-01'],
    ['tegen eind 2028', '2028-12'],
    ["sedert oktober '09", '2009-10'],
    ["geboren in mei '52", '1952-05'],
  ])('"%s" is the date %s', (sentence, date) => expect(values(sentence)[0]).toMatchObject({ kind: 'date', date }))

  it('knows what an amount is paid per, an age and a part of full time', () => {
    expect(values('€ 50 per maand')[0]).toMatchObject({ n: 50, per: 'maand' })
    expect(values('40.000 per jaar')[0]).toMatchObject({ n: 40_000, per: 'jaar' })
    expect(values('ik ben 43')[0]).toMatchObject({ kind: 'age', n: 43 })
    expect(values('als ik 57 ben')[0]).toMatchObject({ kind: 'age', n: 57 })
    expect(values('3 kinderen 6, 9 en 13 jaar').map(({ kind }) => kind)).toEqual(['amount', 'age', 'age', 'age'])
    expect(values('formule 10/5/5')[0]).toMatchObject({ kind: 'formula', date: '10-5-5' })
    expect(values('2000 2025')).toMatchObject([{ kind: 'date' }, { kind: 'date' }])
    expect(values('inflatie 2015 tot 2025')).toMatchObject([{ date: '2015' }, { date: '2025' }])
    expect(values('inflatie tussen 2010 en 2020')).toMatchObject([{ date: '2010' }, { date: '2020' }])
    expect(values('gekocht 2019 nu 12000')).toMatchObject([{ date: '2019' }, { kind: 'amount', n: 12_000 }])
    expect(values('gekocht 2019 euro')).toMatchObject([{ kind: 'amount', n: 2019 }])
    expect(values('we verdienen 2000 en 1950 netto')).toMatchObject([{ kind: 'amount' }, { kind: 'amount' }])
    expect(values('ik werk 4/5')[0]).toMatchObject({ kind: 'part', n: 80 })
    expect(values('2,5 procent')[0]).toMatchObject({ kind: 'percent', n: 2.5 })
    expect(values('180k 15j 2,8').map(({ kind }) => kind)).toEqual(['amount', 'term', 'percent'])
    expect(values('Hasselt drie kinderen')[0]).toMatchObject({ kind: 'amount', n: 3, counted: true })
    expect(values('een jaar of vijf')[0]).toMatchObject({ kind: 'term', n: 60 })
    expect(values('mijn oma van 81')[0]).toMatchObject({ kind: 'nth' })
    expect(values('vanaf volgende maand 200')[0]).toMatchObject({ n: 200, per: 'maand' })
    expect(values('kinderen van 2012 en 2015')).toMatchObject([{ date: '2012' }, { date: '2015' }])
  })

  it.each([
    'in de Kerkstraat 22',
    'op nr. 14',
    'in kamer 312',
    'met een iPhone 13',
    'een bmw 320d',
    'om 8 uur',
    'tot 8u30',
    'mijn hond is 9 jaar',
    'een auto van 8 jaar oud',
  ])('"%s" has a number that names a thing, tells the time or says how old it is: no value for a field', (sentence) =>
    expect(values(sentence)).toMatchObject([{ kind: 'nth' }]),
  )

  it('square metres are no millions', () => {
    expect(values('een studio van 15 m²')[0]).toMatchObject({ n: 15, counted: true })
    expect(values('een villa van 1,5 m')[0]).toMatchObject({ n: 1_500_000 })
  })
})

describe('a question', () => {
  it.each([
    ['wat blijft er over van 1200 euro vakantiegeld', {}],
    ['mijn vakantiegeld is 1850, hoeveel netto', {}],
    ['hoeveel kan ik lenen met 2400 netto per maand en 30000 eigen geld', { inkomen1: 2400, eigenInbreng: 30_000 }],
    ['hoeveel brengt 25000 euro op 10 jaar aan 4 procent', { startbedrag: 25_000, duur: 10, rente: 4 }],
    [
      'obligatie van 10000 euro met coupon 3,5 procent looptijd 5 jaar',
      { nominaal: 10_000, coupon: 3.5, vervaldag: '2031-11-16' },
    ],
    [
      'mijn huurcontract startte in september 2019 aan 750 euro, hoeveel mag ik nu vragen',
      { start: '2019-09-01', basishuur: 750 },
    ],
    ['krijg 5000 eindejaarspremie bruto wat hou ik over', { premie: 5000, paritairComite: 'vrij' }],
    ['mijn bruto is 3200, wat is mijn eindejaarspremie', { maandloon: 3200 }],
    ['aktekosten van een tweede verblijf van 230.000 euro zonder lening', { prijs: 230_000, enigeEigenWoning: false }],
    ['autokrediet 35000 eigen inbreng 10000', { prijs: 35_000, eigenInbreng: 10_000 }],
    ['ik leen 15.000 voor een auto', { leenbedrag: 15_000 }],
    ['KI van 745 voor een woning in 9300', { ki: 745, postcode: '9300' }],
    ['onroerende voorheffing ki 980 mechelen', { ki: 980, postcode: '2800' }],
    [
      'registratierechten enige woning 310.000 leuven',
      { prijs: 310_000, gewest: 'vlaanderen', enigeEigenWoning: true },
    ],
    ['hoeveel netto is 1.950 bruto pensioen', { mypensionBruto: 1950, statuut: 'mypension' }],
    [
      'nalatigheidsintrest 2.340,75 euro tussen 1/3/2024 en 30/9/2025',
      { hoofdsom: 2340.75, van: '2024-03-01', tot: '2025-09-30' },
    ],
    [
      'huis van 280K wegschenken aan 2 kinderen met vruchtgebruik',
      { bedrag: 280_000, soort: 'onroerend', eigendom: 'voorbehoud', begiftigden: 2 },
    ],
    [
      'mijn auto kost 22.500, ik betaal 6.000 zelf en leen de rest op 60 maanden',
      { prijs: 22_500, eigenInbreng: 6000, looptijd: 60 },
    ],
    [
      'termijnrekening van 18.000 voor 2 jaar aan 2,2 %, mijn spaarboekje geeft 0,6 + 0,9',
      { bedrag: 18_000, looptijd: 2, rente: 2.2, basisrente: 0.6, premie: 0.9 },
    ],
    ['vorig jaar verdiende ik 34.000 belastbaar, nu 37.500 belastbaar, hoeveel belasting', { inkomen: 37_500 }],
    [
      'we verkopen ons huis voor 420.000 en kopen een appartement van 510.000 met 300.000 eigen geld, lenen op 15 jaar',
      { prijs: 510_000, eigenInbreng: 300_000, looptijd: 15 },
    ],
    ['levensverzekering, netto 2.700 en 1.950', { nettoInkomen: 2700, nettoInkomenPartner: 1950 }],
    ['zonnepanelen kosten 9.800 euro, lenen op 4 jaar', { bedrag: 9800, looptijd: 48, doel: 'renovatie' }],
    [
      'herfinancieren: we leenden bij ING 225.000 op 25 jaar, er staat nog 171.000 open',
      { oorspronkelijkBedrag: 225_000, oorspronkelijkeLooptijd: 25, saldo: 171_000 },
    ],
    ['hoeveel moet ik opzij zetten voor 15000 euro in 2029', { doelen: [{ bedrag: 15_000, datum: '2029-01' }] }],
    ['ik wil 15000 euro hebben in juni 2029', { doelen: [{ bedrag: 15_000, datum: '2029-06' }] }],
    [
      'wij willen 40000 hebben tegen 2030 en hebben al 12000',
      { doelen: [{ bedrag: 40_000, datum: '2030-01' }], alGespaard: 12_000 },
    ],
    [
      'lening van ouders 40000 renteloos op 8 jaar',
      { bedrag: 40_000, jaren: 8, soort: 'onderling', renteOnderling: 0 },
    ],
    ['ik spaar 400 per maand en wil met 55 stoppen met werken', { maandelijksBelegd: 400 }],
    ['op pensioen na 42 jaar', { loopbaanjaren: 42 }],
    ['hoeveel interest betaal ik in totaal op 250000 over 20 jaar', { leenbedrag: 250_000, looptijd: 20 }],
    ['100000 beleggen 20 jaar 6%', { startbedrag: 100_000, duur: 20, rendement: 6 }],
    ['volgende euro 1000 bruto opslag', { extra: 1000 }],
    ['opslag van 200 op 3100', { extra: 200, bruto: 3100 }],
    ['spaarrente 1,5 inflatie 2,4', { brutorente: 1.5, inflatie: 2.4 }],
    ['schuldsaldoverzekering 250000 25 jaar 35 jaar oud', { krediet: 250_000, looptijd: 25, geboortejaar: 1991 }],
    ['levensverzekering 200000 jonge ouders', {}],
    ['leasing wagen 380 per maand 48 maanden restwaarde 9000', { maandbedrag: 380, looptijd: 48 }],
    [
      'herfinanciering 165000 nog 12 jaar aan 3,6 nieuwe rente 2,8 dossierkosten 500',
      { saldo: 165_000, resterend: 12, huidigeRente: 3.6, nieuweRente: 2.8, dossierkosten: 500 },
    ],
    ['aandelen 5000 gekocht 2019 nu 12000', { aantal: 5000, aankoopdatum: '2019-01-01', verkoopkoers: 12_000 }],
    [
      '0,5 btc gekocht aan 20000 nu 60000',
      {
        loten: [{ munt: 'Bitcoin', aantal: 0.5, prijs: 20_000 }],
        verkopen: [{ munt: 'Bitcoin', aantal: 0.5, prijs: 60_000 }],
      },
    ],
    [
      'vaa bmw 320d 48000 co2 120 diesel eerste inschrijving 2023',
      { cataloguswaarde: 48_000, uitstoot: 120, brandstof: 'diesel', eersteInschrijving: '2023-01' },
    ],
    ['inflatie 2015 tot 2025 van 20000', { bedrag: 20_000, van: '2015-01', naar: '2025-01' }],
  ])('"%s" fills in what it says and nothing else', (question, given) =>
    expect(first(reader(question, today))?.given).toEqual(given),
  )

  it.each([
    ['3200 bruto', {}],
    ['bruto 3200', {}],
    ['3.200 euro bruto per maand', {}],
    ['3200 bruto 2 kinderen', { kinderen: 2 }],
    ['3200 bruto alleenstaand 2 kinderen', { gezin: 'alleenstaand', kinderen: 2 }],
    ['3.200 bruto, getrouwd, partner werkt niet', { gezin: 'partnerZonderInkomen' }],
    ['3200 bruto arbeider', { statuut: 'arbeider' }],
    ['bediende 3200 bruto', { statuut: 'bediende' }],
  ])('"%s" asks what is left of gross pay', (question, household) => {
    const asked = reader(question, today)
    expect(asked.kind).toBe('answer')
    expect(first(asked)).toMatchObject({ slug: 'bruto-netto-calculator', given: { bruto: 3200, ...household } })
  })

  it.each([
    ['2800 euro bruto', 'bruto-netto-calculator'],
    ['3200 bruto ziek', 'uitkering-berekenen'],
    ['3200 bruto vakantiegeld', 'vakantiegeld-berekenen'],
    ['1000 bruto dividend', 'roerende-voorheffing-calculator'],
    ['3200 bruto halftijds', 'minder-werken-berekenen'],
  ])('"%s" leads to %s', (question, slug) => expect(first(reader(question, today))?.slug).toBe(slug))

  it('is not sure of a page that took none of its sums', () =>
    expect(reader('ik heb aandelen verkocht met 14.000 winst, hoeveel taks', today).kind).toBe('choice'))

  it('puts a German-speaking municipality in Wallonia where a page knows three regions', () =>
    expect(first(reader('registratierechten op een huis van 250.000 in Eupen', today))?.given).toMatchObject({
      prijs: 250_000,
      gewest: 'wallonie',
    }))

  it('brings two amounts to their own fields, with the words they came from', () => {
    const question = 'hoeveel moet ik lenen voor een huis van 350.000 met 60.000 eigen geld'
    const reading = first(reader(question, today))
    expect(reading).toMatchObject({ slug: 'woningkrediet-simulator', given: { prijs: 350_000, eigenInbreng: 60_000 } })
    const [from = 0, to = 0] = reading?.because['prijs'] ?? []
    expect(question.slice(from, to)).toBe('350.000')
  })

  it('names the words behind each cell of a list, and what went nowhere', () => {
    const question =
      'levensverzekering met kinderen van 4 en 7 en een lening van 200.000 euro, en een fiets van 900 euro'
    const { because = {}, unused = [] } = first(reader(question, today)) ?? {}
    const said = Object.fromEntries(Object.entries(because).map(([key, [from, to]]) => [key, question.slice(from, to)]))
    expect(said).toMatchObject({ 'kinderen.0.leeftijd': '4', 'kinderen.1.leeftijd': '7', krediet: '200.000 euro' })
    expect(unused.map(([from, to]) => question.slice(from, to))).toEqual(['900 euro'])
  })

  it.each([
    'ik verdien 2850 bruto en mijn man 3400, hoeveel kunnen we lenen',
    'mijn man verdient 3400 en ik 2850 bruto, hoeveel kunnen we lenen',
    'ik verdien 2850 euro bruto per maand en mijn vrouw krijgt 3400, hoeveel kunnen we lenen',
  ])('"%s" gives no gross pay as net pay', (question) => {
    const reading = first(reader(question, today))
    expect(reading).toMatchObject({ slug: 'kredietcapaciteit-calculator', given: {} })
    const left = reading?.unused.map(([from, to]) => Number(/\d+/.exec(question.slice(from, to))?.[0]))
    expect(left?.toSorted()).toEqual([2850, 3400])
  })

  /** Said by the way, of another, of before, or asked for: none of it fills a field. */
  it.each([
    [
      'met 2 honden wil ik een huis kopen van 290.000 euro met 40.000 eigen geld',
      { prijs: 290_000, eigenInbreng: 40_000 },
    ],
    ['mijn collega verdient 3.600 bruto maar ik 2.900, hoeveel houd ik netto over', { bruto: 2900 }],
    ['ik verdien 2.900 bruto, hoeveel blijft er netto over', { bruto: 2900 }],
    [
      'mijn vorige auto kostte 12.000 euro, voor deze auto leen ik 26.000 euro op 60 maanden',
      { leenbedrag: 26_000, looptijd: 60 },
    ],
    ['obligatie coupon 4,25 % koers 101 vervalt 2031', { coupon: 4.25, koers: 101, vervaldag: '2031-01-01' }],
    ['wat kost een voorschot van 350 euro tot mijn loon komt', { bedrag: 350 }],
    ['ik factureer 450 euro per dag als zelfstandige, wat hou ik over', { richting: 'omzet' }],
  ])('"%s" gives %o and no more', (sentence, given) => expect(first(reader(sentence, today))?.given).toEqual(given))

  /** What another has, a time that is over, what is earned by the day, an age to come, what is received. */
  it.each([
    [
      'mijn schoonbroer betaalt 2,9 % maar ik heb 4,1 % en nog 13 jaar, lening herfinancieren',
      { huidigeRente: 4.1, resterend: 13 },
    ],
    [
      'we wonen al 8 jaar in Aalst, studio van 140.000 kopen om te verhuren voor 600 per maand',
      { prijs: 140_000, huur: 600, postcode: '9300' },
    ],
    ['hoeveel heb ik nodig om op mijn 55 te rentenieren met 2.400 uitgaven per maand', { uitgaven: 2400 }],
    ['dagprijs van 500 euro als freelancer, hoeveel hou ik over', { richting: 'omzet' }],
    ['kadastraal inkomen 1620 Brussel, onroerende voorheffing', { ki: 1620, gewest: 'brussel' }],
    ['ik krijg 300 euro alimentatie en verdien 2.400 netto, hoeveel kan ik lenen', { inkomen1: 2400 }],
    [
      'ik verdien 3.200 en mijn vrouw 2.100 bruto: wat houden we samen over',
      { bruto: 3200, gezin: 'partnerMetInkomen' },
    ],
    [
      'ik verdien 3200 bruto en mijn vriendin 2100 netto, wat blijft er netto over',
      { bruto: 3200, gezin: 'partnerMetInkomen' },
    ],
    ['we verdienen samen 5.300 bruto wat houden we over', {}],
    ['ik verdien 2.900 bruto, mijn man 2.200 netto. hoeveel kunnen we lenen?', { inkomen2: 2200 }],
    ['ik heb een werkende vrouw en verdien 3.200 bruto', { bruto: 3200, gezin: 'partnerMetInkomen' }],
  ])('"%s" gives %o alone', (sentence, given) => expect(first(reader(sentence, today))?.given).toEqual(given))

  it.each([
    ['zelfstandige 55000 omzet 12000 kosten', { omzet: 55_000, kosten: 12_000 }],
    ['elke week 25 euro aan 3% rente op rente, 10 jaar lang', { inleg: 25, inlegPer: 'week' }],
    ['samen 52.000 en 31.000 belastbaar, hoeveel belastingen', { inkomen: 52_000, inkomenPartner: 31_000 }],
    ['ik verkoop 40 Apple aandelen aan 230 dollar, gekocht aan 150', { aantal: 40, verkoopkoers: 230 }],
    ['250 euro bruto opslag als ik 3100 verdien', { extra: 250, bruto: 3100 }],
    ['zelfstandige omzet 55000 kosten 12000', { omzet: 55_000, kosten: 12_000 }],
    ['we verdienen elk 2.300 euro netto, hoeveel kunnen we lenen', { inkomen1: 2300, inkomen2: 2300 }],
    ['zij verdient 2.900 netto en ik 1.950 netto, hoeveel kunnen we lenen', { inkomen1: 1950, inkomen2: 2900 }],
    ['groeipakket voor 3 kinderen in Gent', { kinderen: [{}, {}, {}] }],
    ['groeipakket 3 kinderen, de oudste is geboren in mei 2015', { kinderen: [{ geboren: '2015-05' }, {}, {}] }],
    ['levensverzekering met 2 kinderen en een lening van 200.000 euro', { kinderen: [{}, {}], krediet: 200_000 }],
    ['loont pensioensparen nog op mijn 52', { geboortejaar: 1974 }],
    ['eindejaarspremie pc 200 voor 2.900 bruto', { maandloon: 2900 }],
    ['eindejaarspremie, maandloon 3150 dit jaar begonnen, 7 maanden gewerkt', { maandloon: 3150, gewerkteMaanden: 7 }],
    ['ouderschapsverlof 4/5 3600 bruto kind van 4', { bruto: 3600, kinderen: 1 }],
    ['autolening 14500 48m 5,1%', { looptijd: 48, jkp: 5.1 }],
    ['budget inkomsten 2400 huur 900 eten 450', { inkomsten: [{ bedrag: 2400 }] }],
    ['nettoloon 2150 per maand huur 780 kom ik rond', { inkomsten: [{ bedrag: 2150 }], uitgaven: [{ bedrag: 780 }] }],
    ['mijn zus en ik schenken 60.000 euro aan onze neef', { bedrag: 60_000, aan: 'oomNeef' }],
    ['ik kocht 40 aandelen aan 112 euro in maart 2026 en verkoop ze aan 135 euro', { aankoopdatum: '2026-03-01' }],
  ])('"%s" tells which is which', (sentence, given) =>
    expect(first(reader(sentence, today))?.given).toMatchObject(given),
  )

  it.each([
    ['wat brengt 5000 dollar op een spaarrekening op', {}],
    ['persoonlijke lening van 20.000 Amerikaanse dollar op 5 jaar aan 6 %', { looptijd: 60, jkp: 6 }],
    ['argenta of kbc', {}],
    ['argenta of kbc, waar zet ik mijn 15000 euro best', { startbedrag: 15_000 }],
    ['ik ben niet getrouwd maar woon samen met mijn vriendin, zij werkt niet, 3200 bruto', { bruto: 3200 }],
    ['wij wonen feitelijk samen, mijn vriendin verdient 2400, ik 3100 bruto, netto?', { bruto: 3100 }],
  ])('"%s" gives nothing that is not said', (sentence, given) =>
    expect(first(reader(sentence, today))?.given).toEqual(given),
  )

  it('keeps dollars where a page asks a coin', () => {
    expect(first(reader('40 aandelen gekocht aan $150, verkocht aan $230', today))?.given).toEqual({
      aantal: 40,
      aankoopkoers: 150,
      verkoopkoers: 230,
      munt: 'USD',
    })
    expect(first(reader('obligatie van 10.000 dollar, coupon 4, koers 98', today))?.given).toMatchObject({
      nominaal: 10_000,
      munt: 'USD',
    })
  })

  it('compares the accounts of two banks', () =>
    expect(first(reader('belfius vergelijken met ing voor mijn spaargeld', today))?.slug).toBe(
      'hoogste-spaarrente-belgie',
    ))

  it.each([
    ['appartement 265000 antwerpen eerste woning 40000 eigen geld', { prijs: 265_000, gewest: 'vlaanderen' }],
    ['onroerende voorheffing Sint-Niklaas KI 1200', { ki: 1200, postcode: '9100' }],
    ['registratierechten sint-pieters-leeuw 380.000', { prijs: 380_000, gewest: 'vlaanderen' }],
    ['personenbelasting in Heist-op-den-Berg bij 45.000 belastbaar', { inkomen: 45_000, postcode: '2220' }],
    ['gemeentebelasting in Gent bij 45.000 belastbaar', { inkomen: 45_000, postcode: '9000' }],
  ])('"%s" names a town', (sentence, given) => expect(first(reader(sentence, today))?.given).toMatchObject(given))

  /** "zonder", "niet" and "geen" turn what stands behind them round. */
  it.each([
    ['bruto netto 3150 zonder partner, 2 kinderen', { bruto: 3150, gezin: 'alleenstaand', kinderen: 2 }],
    ['registratierechten 250.000 Gent, niet onze enige woning', { prijs: 250_000, enigeEigenWoning: false }],
    ['registratierechten 250.000 geen gezinswoning Vlaanderen', { prijs: 250_000, enigeEigenWoning: false }],
    ['zonder eigen inbreng een huis van 300.000 kopen in Brugge', { prijs: 300_000, eigenInbreng: 0 }],
    ['opzegtermijn: werknemer neemt ontslag na 7 jaar dienst', { wie: 'werknemer' }],
    ['ik ben geen bediende maar arbeider, 3.000 bruto, wat houd ik netto over', { statuut: 'arbeider' }],
  ])('"%s" is not read as its opposite', (sentence, given) =>
    expect(first(reader(sentence, today))?.given).toMatchObject(given),
  )

  it.each([
    [
      'budget netto 2.100 huur 800 eten 400 auto 250',
      {
        inkomsten: [{ bedrag: 2100 }],
        uitgaven: [
          { bedrag: 800, groep: 'wonen' },
          { bedrag: 400, groep: 'voeding' },
          { bedrag: 250, groep: 'vervoer' },
        ],
      },
    ],
    [
      'budget 800 huur 400 eten 250 auto',
      {
        uitgaven: [
          { bedrag: 800, groep: 'wonen' },
          { bedrag: 400, groep: 'voeding' },
          { bedrag: 250, groep: 'vervoer' },
        ],
      },
    ],
    [
      'successierechten broer laat huis 200.000 en 30.000 spaargeld na, wallonie',
      {
        gewest: 'wallonie',
        erfgenamen: [{ onroerend: 200_000, roerend: 30_000, verwantschap: 'broerZus' }],
        verdeling: 'zelf',
      },
    ],
    ['personenbelasting 40.000 belastbaar, 80 euro per maand pensioensparen', { inkomen: 40_000, pensioensparen: 960 }],
    ['persoonlijke lening 10.000 euro aan 0,5 % per maand', { bedrag: 10_000 }],
    ['hypotheek 320.000 op 25 jaar, 3,4 procent maandelijks', { leenbedrag: 320_000, looptijd: 25, rente: 3.4 }],
    [
      'pensioen, ik ben 58 en wil met vervroegd pensioen, 41 jaar gewerkt, 3800 bruto',
      { geboortedatum: '1968-11-16', loopbaanjaren: 41, brutoMaandloon: 3800 },
    ],
    [
      'werkloosheidsuitkering alleenstaande 30 jaar laatste loon 2.600 bruto',
      { brutoloon: 2600, gezin: 'alleenstaand' },
    ],
    ['zelfstandige pensioen inkomen 30.000', { statuut: 'zelfstandige' }],
    ['lening 15000 voor een keuken', { bedrag: 15_000, doel: 'renovatie' }],
    ['10% opslag op 3000 bruto', { bruto: 3000 }],
    ['bedrijfswagen 45.000 euro zonder tankkaart', { cataloguswaarde: 45_000 }],
    ['bonus 4000 bruto hoeveel netto', { premie: 4000, paritairComite: 'vrij' }],
    ['ik krijg 3000 euro bruto bonus', { premie: 3000, paritairComite: 'vrij' }],
    ['15% opslag op 2.800', { bruto: 2800 }],
    ['opslag van 5% op 3.200', { bruto: 3200 }],
    [
      'hypotheek 180.000 euro 3% vast vervroegd aflossen 20.000 na 5 jaar',
      { leenbedrag: 180_000, rente: 3, extraBedrag: 20_000, extraNa: 60 },
    ],
    ['1 miljoen frank 1975', { bedrag: 1_000_000, van: '1975-01', munt: 'frank' }],
    ['ki 1.450 verhuurd aan een bedrijf', { ki: 1450, huurder: 'beroep' }],
    ['alimentatie niet betaald 250 per kind 2 kinderen', { onderhoudsgeld: 250, soort: 'sociaal', kinderen: 2 }],
    [
      'renteloze lening van ouders 50.000 op 10 jaar',
      { bedrag: 50_000, jaren: 10, soort: 'onderling', renteOnderling: 0 },
    ],
    // The age at which somebody stops is not the age of today.
    ['stop met werken op 55 met 600.000', { vermogen: 600_000 }],
    ['50 euro per maand tot 18 in een etf', { perMaand: 50 }],
    ['op 1 juli 2027 stop ik met werken, in dienst sinds 2010', { inDienst: '2010-01-01' }],
    [
      'mijn man werkt 4/5 en ik voltijds voor 2.900 bruto',
      { tewerkstelling: 100, bruto: 2900, gezin: 'partnerMetInkomen' },
    ],
    ['opzeg, ik werk 3 dagen per week voor 2.100 bruto', { maandloon: 2100 }],
    [
      'zelfstandige in bijberoep naast een loon van 2.900 bruto, winst 6.000, sociale bijdragen',
      { inkomen: 6000, statuut: 'bijberoep', soortInkomen: 'winst' },
    ],
    ['hoeveel kost een lening van € 7.500,50 op 42 maand aan 7,25%', { bedrag: 7500.5, looptijd: 42, jkp: 7.25 }],
    // "netto per maand" is asked, and the costs are of a year.
    ['freelancer omzet 96.000 kosten 11.500 netto per maand', { omzet: 96_000, kosten: 11_500, richting: 'omzet' }],
    ['VWCE elke maand 180 euro tot mijn 60ste, ben nu 35', { perMaand: 180, duur: 25, fonds: 'IE00BK5BQT80' }],
    [
      'renting peugeot e-208 379/maand 48 maand of zelf kopen aan 27.900',
      { prijs: 27_900, maandbedrag: 379, looptijd: 48 },
    ],
    [
      'vergelijk krediet 14.000 op 48 maanden: aanbod 1 5,9% jkp, aanbod 2 6,4%',
      { bedrag: 14_000, looptijd: 48, aanbiedingen: [{ jkp: 5.9 }, { jkp: 6.4 }] },
    ],
    [
      'tweedehands auto van 12.300 euro met 68.000 km op de teller, lenen op 42 maanden',
      { prijs: 12_300, looptijd: 42, soort: 'tweedehands' },
    ],
    [
      'ik verkocht 0,5 bitcoin via Kraken aan 60.000, hoeveel belasting',
      { verkopen: [{ aantal: 0.5, prijs: 60_000, munt: 'Bitcoin' }] },
    ],
    ['inflatie 2010 1000 euro', { van: '2010-01', bedrag: 1000 }],
    ['mijn baas in Zaventem geeft 180 euro bruto opslag bij 3.020 bruto', { extra: 180, bruto: 3020 }],
    ['ex uitkopen: appartement 275.000, mijn netto is 2.350', { waarde: 275_000, inkomen: 2350 }],
  ])('"%s" gives each amount to its own field, and none to another', (sentence, given) =>
    expect(first(reader(sentence, today))?.given).toEqual(given),
  )

  it('names as left over what would have been in a row that is not made', () => {
    const question = 'premie sparen: storting 5.000 op 1 februari 2026 en opname 1.000 op 1 oktober 2026'
    const { unused = [] } = first(reader(question, today)) ?? {}
    expect(unused.map(([from, to]) => question.slice(from, to))).toContain('1.000')
  })

  it('what a page cannot take of two who earn is named as left over', () => {
    const question = 'ik verdien 3.200 en mijn vrouw 2.100 bruto: wat houden we samen over'
    const { unused = [] } = first(reader(question, today)) ?? {}
    expect(unused.map(([from, to]) => question.slice(from, to))).toEqual(['2.100 bruto'])
  })

  it('about nothing we compute gets no fields, and at most three pages', () => {
    const asked = reader('wat eten we vanavond met de kinderen', today)
    expect(asked.kind).toBe('nothing')
    expect(asked.readings.length).toBeLessThanOrEqual(3)
    expect(asked.readings.every(({ given }) => Object.keys(given).length === 0)).toBe(true)
  })

  it('of any length or shape is read without a crash', () => {
    for (const text of ['', '   ', '€', '1/2/', '%%%', 'x'.repeat(5000), '4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 euro lening'])
      expect(reader(text, today).readings).toBeDefined()
  })

  it('a sale without a day is of today, what was only bought is not sold, and who counts nothing has one piece', () => {
    const whole = (sentence: string) => first(reader(sentence, today))?.whole
    expect(whole('20 aandelen gekocht aan 450 en verkocht aan 980, hoeveel meerwaardebelasting')).toEqual({
      loten: [{ aantal: 20, prijs: 450 }],
      verkopen: [{ aantal: 20, prijs: 980, datum: today }],
    })
    expect(whole('meerwaardebelasting op 20 aandelen gekocht aan 450')).toEqual({
      loten: [{ aantal: 20, prijs: 450 }],
      verkopen: [],
    })
    expect(whole('bitcoin gekocht 20.000 verkocht 90.000 belasting')).toEqual({
      loten: [{ aantal: 1, prijs: 20_000, munt: 'Bitcoin' }],
      verkopen: [{ aantal: 1, prijs: 90_000, munt: 'Bitcoin', datum: today }],
    })
    // Eighty is a count that found no place: nobody says that it was one.
    const lost =
      'taks op winst van 80 aandelen Solvay, aangeschaft op 3/2/2026 aan 24 en op 20/10/2026 weggedaan aan 33'
    expect(whole(lost)?.['loten']).toEqual([{ datum: '2026-02-03', prijs: 24 }])
  })

  it('a raise from one pay to another is the difference, and two pays between which one asks are not of a couple', () => {
    const given = (sentence: string) => first(reader(sentence, today))?.given
    for (const sentence of ['mijn loon stijgt van 3000 naar 3300 bruto', 'ik krijg opslag van 3.000 naar 3.300'])
      expect(given(sentence)).toEqual({ bruto: 3000, extra: 300 })
    expect(given('van 2100 netto naar 2300 netto, hoeveel opslag')).not.toHaveProperty('extra', 200)
    expect(given('hoeveel netto scheelt het tussen 3000 en 3400 bruto')).not.toHaveProperty('gezin')
  })

  it('a year counts no shares, eighteen months are not two years, a rate keeps its own rhythm', () => {
    const given = (sentence: string) => first(reader(sentence, today))?.given
    expect(given('aandelen 2025 gekocht, 5000 winst')).toEqual({})
    expect(given('2000 aandelen gekocht aan 3,5')).toEqual({ aantal: 2000, aankoopkoers: 3.5 })
    expect(given('10000 in een etf beleggen voor 18 maanden')).not.toHaveProperty('duur')
    expect(given('1,2% per kwartaal naar jaarrente')).toEqual({ tarieven: [{ rente: 1.2, vorm: 'perKwartaal' }] })
  })

  it('what stands right behind an amount is of that amount, and thousands are put aside once', () => {
    const given = (sentence: string) => first(reader(sentence, today))?.given
    expect(given('hoeveel is 2950 bruto netto als arbeider')).toEqual({ bruto: 2950, statuut: 'arbeider' })
    expect(given('hoeveel bruto moet ik verdienen voor 2600 netto')).toEqual({ nettoGewenst: 2600, invoer: 'netto' })
    const saved = given('over 3 jaar 18.000 nodig voor een auto, 5.000 opzij')
    expect(saved).toMatchObject({ alGespaard: 5000, doelen: [{ bedrag: 18_000 }] })
    expect(given('ik kan 300 opzijzetten voor een reis van 3000')).toMatchObject({ perMaand: 300 })
    // What is paid each month is no goal.
    expect(given('met zes vrienden 120 euro per maand in de pot voor een weekendje')).not.toHaveProperty('doelbedrag')
  })

  it('who is married is not alone, but of a pay that is asked nothing is said; a label that the page starts with is given', () => {
    const given = (sentence: string) => first(reader(sentence, today))?.given
    expect(given('ik verdien 3800 bruto, getrouwd met 2 kinderen, netto?')).toEqual({
      bruto: 3800,
      gezin: 'partnerMetInkomen',
      kinderen: 2,
    })
    expect(given('vroeger getrouwd nu gescheiden, 3000 bruto netto')).toHaveProperty('gezin', 'alleenstaand')
    expect(given('hoeveel belasting op 60000 belastbaar, getrouwd')).not.toHaveProperty('gezin')
    expect(given('huur 925 epc C Brussel indexatie')).toHaveProperty('epc', 'c')
    expect(given('huisbaas vraagt 912 ipv 875, sinds oktober 2022, epc D')).toHaveProperty('basishuur', 875)
  })

  it('a parent who died before leaves no partner, and what was in one name is not of both', () => {
    const given = (sentence: string) => first(reader(sentence, today))?.given
    for (const sentence of [
      'erven van vader 350000 euro twee kinderen geen mama meer',
      'papa overleden, mama leeft niet meer, 3 kinderen, huis 300000',
      'beide ouders overleden huis 400000 2 kinderen',
    ])
      expect(given(sentence)).toHaveProperty('langstlevende', 'geen')
    expect(given('huis van 300k op naam van moeder, 3 kinderen, vader leeft nog, erfbelasting')).toHaveProperty(
      'vermogen',
      'overledene',
    )
  })

  it('who names one amount of two that are added has nothing of the other, unless the other is what is asked', () => {
    const whole = (sentence: string) => first(reader(sentence, today))?.whole
    expect(whole('hoeveel brengt 25000 euro op 10 jaar aan 4 procent')).toEqual({
      startbedrag: 25_000,
      duur: 10,
      rente: 4,
      inleg: 0,
    })
    expect(whole('hoeveel moet ik per maand inleggen om over 10 jaar 50000 euro te hebben aan 4%')).toEqual({
      zoek: 'inleg',
      eindkapitaal: 50_000,
      duur: 10,
      rente: 4,
      startbedrag: 0,
    })
    expect(whole('hoeveel kan ik lenen met 2400 netto per maand')).toEqual({ inkomen1: 2400, ontleners: 'een' })
    expect(whole('hoeveel kan ik lenen, ik verdien 2400 netto en mijn man 2000')).not.toHaveProperty('ontleners', 'een')
    expect(whole('hoeveel kan een koppel lenen met 4600 netto')).not.toHaveProperty('ontleners', 'een')
    // Where no amount is told, the example stays whole.
    expect(whole('wanneer verdubbelt mijn geld aan 5 procent')).not.toHaveProperty('inleg')
    expect(whole('papa overleden, 80000 spaargeld, mama leeft nog en 2 kinderen')).toHaveProperty(
      'nalatenschapOnroerend',
      0,
    )
  })

  it('takes no age of the dead for that of a partner', () => {
    for (const text of [
      'mijn oma van 84 is overleden in Gent, huis 250000 en 80000 spaargeld',
      'mijn vader (78) is overleden, erfenis van 80000 spaargeld',
    ])
      expect(first(reader(text, today))?.given, text).not.toHaveProperty('leeftijdPartner')
    expect(first(reader('vader overleden, mama is 72, erfenis 80000 spaargeld', today))?.given).toHaveProperty(
      'leeftijdPartner',
      72,
    )
  })

  it('takes no day of an age or a term that nobody reaches', () => {
    for (const text of ['opzegtermijn, 3000 jaar in dienst', 'opzeg, 900000000000 jaar geleden begonnen'])
      expect(first(reader(text, today))?.given, text).not.toHaveProperty('inDienst')
  })
})

const report = (name: string) => {
  const file = new URL(`testdata/${name}.json`, import.meta.url)
  const questions = JSON.parse(readFileSync(file, 'utf8')) as readonly Question[]
  const marks = questions.map((question) => {
    const asked = reader(question.vraag, today)
    const reading = asked.kind === 'nothing' ? undefined : asked.readings[0]
    const answer = { slug: reading?.slug ?? null, invoer: reading?.given ?? {}, sure: asked.kind === 'answer' }
    return { question, ...mark(question, answer, fields) }
  })
  const real = marks.filter(({ question }) => question.slug !== null)
  const judged = real.filter(({ marked }) => marked)
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length
  return {
    calculator: share(
      real.filter(({ right }) => right),
      real,
    ),
    fields: share(
      judged.filter(({ wrong }) => wrong.length === 0),
      judged,
    ),
    invented: share(
      judged.filter(({ invented }) => invented.length > 0),
      judged,
    ),
    surelyWrong: share(
      marks.filter(({ right, sure }) => sure && !right),
      marks,
    ),
    refused: marks.every(({ question, right }) => question.slug !== null || right),
  }
}

it('a browser that fetches what a sentence asks for reads it as the server does', async () => {
  const book = await makeBook(today)
  const file = new URL('testdata/verdere-vragen.json', import.meta.url)
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly Question[]
  for (const { vraag } of all.filter((_, index) => index % 3 === 0)) {
    const own = new Map<string, PageOwn>()
    const places = new Map<string, Places>()
    const late = makeLateReader(book, { own, places })
    const needed = late.missing(vraag, today)
    for (const slug of needed.pages) own.set(slug, book.own.get(slug) ?? { says: {}, fields: {}, starts: {} })
    for (const part of needed.places) places.set(part, placesOf(book.places.get(part) ?? ''))
    expect(late.read(vraag, today), vraag).toEqual(reader(vraag, today))
  }
})

it.each([
  ['gewone-vragen', 0.95, 0.88],
  ['zwaardere-vragen', 0.72, 0.6],
])('most of %s are read, long and hard as they may be', (name, pages, fieldsToo) => {
  const { calculator, fields: whole, invented, surelyWrong, refused } = report(name)
  expect(calculator).toBeGreaterThanOrEqual(pages)
  expect(whole).toBeGreaterThanOrEqual(fieldsToo)
  expect(invented).toBeLessThanOrEqual(0.05)
  expect(surelyWrong).toBeLessThanOrEqual(0.08)
  expect(refused).toBe(true)
})

describe.each([
  'oefenvragen',
  'eigen-vragen',
  'nieuwe-vragen',
  'latere-vragen',
  'jongste-vragen',
  'verdere-vragen',
  'recente-vragen',
  'ongeziene-vragen',
  'volgende-vragen',
])('the questions of %s', (name) => {
  it('find their calculator, with all they say and nothing else', () => {
    const { calculator, fields: whole, invented, surelyWrong, refused } = report(name)
    expect(calculator).toBeGreaterThanOrEqual(0.95)
    expect(whole).toBeGreaterThanOrEqual(0.92)
    expect(invented).toBeLessThanOrEqual(0.01)
    expect(surelyWrong).toBeLessThanOrEqual(0.02)
    expect(refused).toBe(true)
  })
})
