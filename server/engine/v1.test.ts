import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { loadCalculator } from '#calculators/load.ts'
import {
  answerParts,
  apiChanges,
  apiVersion,
  v1Answer,
  v1Answers,
  v1Description,
  v1Error,
  v1Figure,
  v1Figures,
  v1History,
  v1Index,
  v1List,
  v1Request,
} from '#contract/v1.ts'
import { languageOf } from '#server/engine/v1-refusal.ts'
import { startTestServer, type TestServer, withoutId } from '#server/testing.ts'
import { engineBodies } from '../../scripts/engine-bodies.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite', { env: { COMPUTE_MS_PER_MINUTE: '100000000' } })
})
afterAll(async () => server.close())

const send = async (method: string, at: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  server.app.request(`https://rekenklaar.test/api/v1${at}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      origin: 'https://elders.be',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
const get = async (at: string): Promise<unknown> => (await send('GET', at)).json()
const post = async (at: string, body: unknown): Promise<unknown> => (await send('POST', at, body)).json()
const refusal = async (method: string, at: string, body?: unknown, headers?: Readonly<Record<string, string>>) => {
  const answer = await send(method, at, body, headers)
  return { status: answer.status, ...v1Error.parse(await answer.json()) }
}

const deposit = '/rekenhulpen/deposito-calculator'
const example = { invoer: { bedrag: 10_000, looptijd: 6, rente: 2 }, datum: '2026-11-15' }

describe('version 1', () => {
  /** What a program gets of every calculator when it gives nothing: asked once, read by more than one test. */
  let defaults: ReadonlyMap<string, unknown>
  beforeAll(async () => {
    const answered = new Map<string, unknown>()
    for (const { slug } of catalogue) answered.set(slug, await post(`/rekenhulpen/${slug}`, {}))
    defaults = answered
  })

  it('says its version, its changes and its addresses, and the newest change is this version', async () => {
    expect(v1Index.parse(await get(''))).toMatchObject({ versie: apiVersion })
    expect(apiChanges[0]?.version).toBe(apiVersion)
  })

  it('lists, describes and computes every calculator with the shape it promises', async () => {
    const { rekenhulpen } = v1List.parse(await get('/rekenhulpen'))
    expect(rekenhulpen.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug))
    for (const { slug } of rekenhulpen) {
      const description = v1Description.strict().parse(await get(`/rekenhulpen/${slug}`))
      const answer = v1Answer.strict().parse(defaults.get(slug))
      const known = description.uitkomsten.map(({ sleutel }) => sleutel).toSorted()
      expect([slug, Object.keys(answer.uitkomsten ?? {}).toSorted()]).toEqual([slug, known])
      for (const { sleutel, kolommen, rijen } of answer.tabellen ?? []) {
        expect([slug, sleutel, kolommen.filter(({ label, eenheid }) => !label || !eenheid)]).toEqual([
          slug,
          sleutel,
          [],
        ])
        expect([slug, sleutel, rijen.filter((row) => row.length !== kolommen.length)]).toEqual([slug, sleutel, []])
      }
    }
  })

  it('has one language: no key of an answer is an English word of our code', async () => {
    const english =
      /"(?:sentence|figures|assumed|given|inputs|rows|columns|label_en|value|unit|date|from|source|law|steps)":/
    const texts = [
      await post(deposit, example),
      await get(deposit),
      await get('/cijfers/spaarvrijstelling'),
      await get('/rekenhulpen'),
      await post('/vraag', { vraag: 'hoeveel hou ik netto over van 3200 bruto' }),
      await post(deposit, { invoer: { looptijd: 'x' } }),
    ].map((one) => JSON.stringify(one))
    expect(texts.filter((text) => english.test(text)).map((text) => english.exec(text)?.[0])).toEqual([])
  })

  it('rounds every number by its unit', () => {
    for (const { slug } of catalogue) {
      const { uitkomsten, details, tabellen, wet } = v1Answer.parse(defaults.get(slug))
      const digits = (value: unknown) => (typeof value === 'number' ? (String(value).split('.')[1] ?? '').length : 0)
      const euro = details?.filter(({ eenheid }) => eenheid === 'euro').map(({ sleutel }) => uitkomsten?.[sleutel])
      const dusty = (list: readonly unknown[] | undefined, most: number) => list?.filter((one) => digits(one) > most)
      expect([slug, dusty(Object.values(uitkomsten ?? {}), 6), dusty(euro, 4)]).toEqual([slug, [], []])
      expect([
        slug,
        dusty(
          tabellen?.flatMap(({ rijen }) => rijen.flat()),
          6,
        ),
      ]).toEqual([slug, []])
      expect([
        slug,
        dusty(
          wet?.map(({ waarde }) => waarde),
          12,
        ),
      ]).toEqual([slug, []])
    }
  })

  it('says what was given and what was assumed, with where it came from, and refuses an example when asked to', async () => {
    const { gegeven, aangenomen } = v1Answer.parse(await post(deposit, example))
    expect(gegeven?.map(({ veld }) => veld)).toEqual(['bedrag', 'looptijd', 'rente'])
    expect(aangenomen.filter(({ herkomst }) => herkomst === 'markt').every(({ van }) => van !== undefined)).toBe(true)
    const wage = '/rekenhulpen/bruto-netto-calculator'
    const strict = await refusal('POST', wage, { streng: true })
    expect([strict.status, strict.velden?.map(({ veld, soort }) => `${veld} ${soort}`)]).toEqual([
      422,
      ['brutoloon ontbreekt', 'statuut ontbreekt', 'opslag ontbreekt', 'eindejaarspremie ontbreekt'],
    ])
    const whole = { brutoloon: 3200, statuut: 'bediende', opslag: 0, eindejaarspremie: false }
    expect((await send('POST', wage, { streng: true, invoer: whole })).status).toBe(200)
  })

  it('gives only what `velden` names, and the names there are when one is wrong', async () => {
    const answer = v1Answer.strict().parse(await post(`${deposit}?velden=nettoInterest,link`, example))
    expect(answer.uitkomsten).toEqual({ nettoInterest: 69.43 })
    expect(answer.link).toContain('#')
    expect([answer.tabellen, answer.wet, answer.zin]).toEqual([undefined, undefined, undefined])
    expect(answer.aangenomen.length).toBeGreaterThan(0)
    expect(JSON.stringify(answer).length).toBeLessThan(1200)
    const wrong = await refusal('POST', `${deposit}?velden=netto,tabellen`, example)
    expect([wrong.status, wrong.velden?.[0]?.veld, wrong.velden?.[0]?.bekend?.includes('nettoInterest')]).toEqual([
      422,
      'velden',
      true,
    ])
  })

  it('no output and no field has the name of a part or of a word around it', async () => {
    for (const { category, slug } of catalogue) {
      const { inputs, outputs } = await loadCalculator(category, slug)
      const taken = Object.keys(outputs).filter(
        (key) => (answerParts as readonly string[]).includes(key) || key === 'reeks',
      )
      const words = Object.keys(inputs).filter((key) => ['streng', 'velden'].includes(key) || key.startsWith('_'))
      expect([slug, taken, words]).toEqual([slug, [], []])
    }
  })
})

describe('a refusal of version 1', () => {
  it('has one shape, and one status for one kind of fault', async () => {
    const faults: readonly (readonly [number, string, string, string, unknown?, Record<string, string>?])[] = [
      [400, 'geen_json', 'POST', deposit, '{'],
      [415, 'geen_json', 'POST', deposit, 'x', { 'content-type': 'text/plain' }],
      [422, 'ongeldige_invoer', 'POST', deposit, { bedrag: 10_000 }],
      [422, 'ongeldige_invoer', 'POST', deposit, { invoer: { bedrag: -1 } }],
      [422, 'ongeldige_invoer', 'POST', deposit, { invoer: 'veel' }],
      [422, 'ongeldige_invoer', 'POST', deposit, '{"invoer":{"__proto__":1}}'],
      [422, 'ongeldige_invoer', 'POST', deposit, { datum: 'morgen' }],
      [422, 'ongeldige_invoer', 'POST', `${deposit}/reeks`, { gevallen: [] }],
      [422, 'ongeldige_invoer', 'GET', `${deposit}?taal=fr`],
      [422, 'ongeldige_invoer', 'GET', '/vraag'],
      [422, 'ongeldige_invoer', 'GET', '/cijfers?onderwerp=weer'],
      [422, 'ongeldige_invoer', 'GET', '/cijfers/spaarvrijstelling?datum=1900-01-01'],
      [422, 'ongeldige_invoer', 'GET', '/cijfers?datum=2025-01-01&datum=2026-01-01'],
      [422, 'ongeldige_invoer', 'GET', `${deposit}/nettoInterest?bedrag=1000&bedrag=2000`],
      [422, 'ongeldige_invoer', 'POST', `${deposit}?velden=zin&velden=link`, {}],
      [404, 'onbekend', 'GET', '/rekenhulpen/onzin'],
      [404, 'onbekend', 'POST', '/rekenhulpen/onzin', {}],
      [404, 'onbekend', 'GET', '/cijfers/onzin'],
      [404, 'onbekend', 'GET', '/onzin'],
      [405, 'methode', 'DELETE', deposit],
      [405, 'methode', 'PUT', deposit, {}],
      [413, 'te_groot', 'POST', deposit, { invoer: { bedrag: 'x'.repeat(40_000) } }],
    ]
    for (const [status, code, method, at, body, headers] of faults) {
      const found = await refusal(method, at, body, headers)
      expect([method, at, found.status, found.code, found.versie]).toEqual([method, at, status, code, apiVersion])
    }
  })

  it('tells a program that left the wrapper out where the fields belong', async () => {
    const [fault] = (await refusal('POST', deposit, { bedrag: 10_000 })).velden ?? []
    expect(fault?.boodschap).toContain('onder "invoer"')
  })

  it('names the parameter that is in the address more than once', async () => {
    const { velden } = await refusal('GET', `${deposit}/nettoInterest?bedrag=1000&looptijd=6&bedrag=1000`)
    const boodschap = 'Dit staat meer dan één keer in het adres.'
    expect(velden).toEqual([{ veld: 'bedrag', soort: 'waarde', boodschap }])
  })

  it('calls a field by its own name, whatever is wrong with it', async () => {
    const named = async (body: unknown) => (await refusal('POST', deposit, body)).velden?.map(({ veld }) => veld)
    expect(await named({ invoer: { bedrag: [1] } })).toEqual(['bedrag'])
    expect(await named('{"invoer":{"bedrag":1e999}}')).toEqual(['bedrag'])
    expect(await named({ invoer: { bedrag: 1 } })).toEqual(['bedrag'])
  })

  it('speaks of "invoer" only where there is one', async () => {
    const [fault] = (await refusal('POST', '/vraag', { vraag: 'wat kost lenen', taal: 'nl' })).velden ?? []
    expect(fault).toMatchObject({ soort: 'onbekend', boodschap: 'Onbekend veld: taal.' })
  })

  it('an address that ends in a slash does not exist, whatever the method', async () => {
    for (const at of ['/rekenhulpen/', '/cijfers/', '/'])
      expect([at, (await refusal('GET', at)).status]).toEqual([at, 404])
  })

  it('says what is expected where the envelope is wrong', async () => {
    const said = async (at: string, body: unknown) => (await refusal('POST', at, body)).velden?.[0]?.boodschap
    expect(await said(deposit, { regels: 2025 })).toBe('Geef een jaar of een dag als tekst: "JJJJ" of "JJJJ-MM-DD".')
    expect(await said(deposit, { datum: 20261115 })).toBe('Geef een datum als tekst: "JJJJ-MM-DD".')
    expect(await said(deposit, { streng: 'ja' })).toBe('Geef true of false.')
    expect(await said(`${deposit}/reeks`, { gevallen: [] })).toBe('Geef 1 tot 100 gevallen.')
    expect(await said('/vraag', { vraag: '' })).toBe('Stel een vraag van 2 tot 400 tekens.')
  })

  it('takes a list as long as its description says', async () => {
    for (const { category, slug } of catalogue) {
      const { inputs } = await loadCalculator(category, slug)
      for (const [key, field] of Object.entries(inputs)) {
        if (field.kind !== 'rows') continue
        const invoer = { [key]: Array.from({ length: field.max }, () => ({})) }
        expect(v1Request.safeParse({ invoer }).success, `${slug} ${key}`).toBe(true)
      }
    }
  })

  it('lists the choices, the bounds and the known fields', async () => {
    const { velden = [] } = await refusal('POST', '/rekenhulpen/registratierechten-berekenen', {
      invoer: { gewest: 'Vlaanderenland', aankoopprijs: -5, huisnaam: 'x' },
    })
    const of = (veld: string) => velden.find((one) => one.veld === veld)
    expect(of('gewest')?.soort).toBe('keuze')
    expect(of('gewest')?.keuzes?.length).toBe(3)
    expect(of('huisnaam')).toMatchObject({ soort: 'onbekend' })
    expect(of('huisnaam')?.bekend).toContain('gewest')
    const bounded = velden.find(({ min }) => min !== undefined)
    expect(bounded === undefined || typeof bounded.max === 'number').toBe(true)
  })

  it('refuses a year that we do not know, with the years that we do', async () => {
    for (const slug of ['belastingplanning-calculator', 'bruto-netto-calculator', 'registratierechten-berekenen']) {
      for (const regels of ['1999', '2010', '2050']) {
        const [fault] = (await refusal('POST', `/rekenhulpen/${slug}`, { regels })).velden ?? []
        expect([slug, regels, fault?.veld, fault?.soort, fault?.jaren?.includes(2026)]).toEqual([
          slug,
          regels,
          'regels',
          'jaar',
          true,
        ])
        // Each of them is then answered, and by its own rules.
        for (const year of fault?.jaren ?? []) {
          const answer = v1Answer.parse(await post(`/rekenhulpen/${slug}?velden=zin`, { regels: String(year) }))
          expect([slug, (answer.regels ?? answer.datum).slice(0, 4)]).toEqual([slug, String(year)])
        }
      }
    }
    const [later] = (await refusal('POST', '/rekenhulpen/bruto-netto-calculator', { datum: '2035-06-01' })).velden ?? []
    expect([later?.veld, later?.soort, later?.jaren?.includes(2026)]).toEqual(['datum', 'jaar', true])
  })

  it('never answers with a later year than the day or the rules that were asked for', async () => {
    const faultOf = async (slug: string, body: unknown) =>
      (await refusal('POST', `/rekenhulpen/${slug}`, body)).velden?.[0]
    const tax = await faultOf('belastingplanning-calculator', { regels: '2016' })
    expect(tax).toMatchObject({ veld: 'regels', soort: 'jaar' })
    expect(tax?.jaren?.[0]).toBe(2021)
    expect(await faultOf('belastingplanning-calculator', { datum: '2010-01-05' })).toMatchObject({
      veld: 'datum',
      soort: 'jaar',
      boodschap: 'We rekenen dit pas uit vanaf 2021.',
      jaren: [2021, 2022, 2023, 2024, 2025, 2026, 2027],
    })
    expect((await faultOf('bruto-netto-calculator', { regels: '2019' }))?.jaren?.[0]).toBe(2024)
    const given = await post('/rekenhulpen/belastingplanning-calculator?velden=zin', {
      datum: '2010-01-05',
      invoer: { inkomstenjaar: '2023' },
    })
    expect(v1Answer.parse(given).zin).toContain('2023')
  })

  it('answers by the rules of a year on a day that the law of a start value does not know', async () => {
    for (const [slug, datum, regels] of [
      ['kredietcapaciteit-calculator', '2021-01-01', '2025'],
      ['schuldenconsolidatie-calculator', '2012-02-29', '2025'],
      ['cryptocurrency-calculator', '2035-01-01', '2026-07-01'],
    ]) {
      const { regels: by, link } = v1Answer.parse(await post(`/rekenhulpen/${slug}?velden=link`, { datum, regels }))
      expect([slug, by?.slice(0, 4), link?.includes(`_regels=${regels?.slice(0, 4)}`)]).toEqual([
        slug,
        regels?.slice(0, 4),
        true,
      ])
    }
  })

  it('comes in Dutch, French or English, as asked', async () => {
    const sentence = async (language: string) => {
      const answer = await send('POST', deposit, { invoer: { foo: 1 } }, { 'accept-language': language })
      const { boodschap, velden } = v1Error.parse(await answer.json())
      return [answer.headers.get('content-language'), boodschap, velden?.[0]?.boodschap]
    }
    expect(await sentence('fr-BE,fr;q=0.9,en;q=0.5')).toEqual([
      'fr',
      'Vérifiez les données envoyées.',
      'Champ inconnu.',
    ])
    expect(await sentence('en-GB')).toEqual(['en', 'Check what you sent.', 'Unknown field.'])
    expect(await sentence('de')).toEqual(['nl', 'Kijk de invoer na.', 'Onbekend veld.'])
    expect(languageOf('en;q=0.2, fr;q=0.8')).toBe('fr')
    expect(languageOf('nl;q=0, en')).toBe('en')
    expect(languageOf('*')).toBe('nl')
    expect(languageOf(undefined)).toBe('nl')
    fc.assert(fc.property(fc.string(), (any) => ['nl', 'fr', 'en'].includes(languageOf(any))))
  })
})

describe('a batch', () => {
  it('answers up to 100 cases in their order, each as if it were alone, and a wrong one does not stop the others', async () => {
    const gevallen = [1000, -1, 3000].map((bedrag) => ({ ...example, invoer: { ...example.invoer, bedrag } }))
    const { antwoorden } = v1Answers.parse(await post(`${deposit}/reeks?velden=nettoInterest`, { gevallen }))
    const alone = await Promise.all(gevallen.map(async (one) => post(`${deposit}?velden=nettoInterest`, one)))
    expect([antwoorden[0], antwoorden[2]]).toEqual([alone[0], alone[2]])
    expect(antwoorden[1]).toMatchObject({
      fout: { status: 422, code: 'ongeldige_invoer', velden: [{ veld: 'bedrag' }] },
    })
    const many = (count: number) => ({ gevallen: Array.from({ length: count }, () => ({})) })
    expect(v1Answers.parse(await post(`${deposit}/reeks?velden=zin`, many(100))).antwoorden).toHaveLength(100)
    expect((await refusal('POST', `${deposit}/reeks`, many(101))).status).toBe(422)
    expect((await refusal('POST', '/rekenhulpen/onzin/reeks', many(1))).status).toBe(404)
    expect((await refusal('POST', '/rekenhulpen/onzin/reeks', { gevallen: ['x'] })).status).toBe(404)
  })

  it('a case of another shape does not stop the others either', async () => {
    const gevallen = [example, { bedrag: 1000 }, { invoer: { bedrag: [1] } }, 'x', example]
    const { antwoorden } = v1Answers.parse(await post(`${deposit}/reeks?velden=nettoInterest`, { gevallen }))
    const seen = antwoorden.map((one) => ('fout' in one ? one.fout.velden?.[0]?.veld : one.uitkomsten))
    expect(seen).toEqual([{ nettoInterest: 69.43 }, '', 'bedrag', '', { nettoInterest: 69.43 }])
  })

  it('is paid for by the work of each case: what is above the allowance is refused, case by case', async () => {
    const small = await startTestServer('sqlite', { env: { COMPUTE_MS_PER_MINUTE: '20' } })
    try {
      const answer = await small.app.request(`https://rekenklaar.test/api/v1${deposit}/reeks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gevallen: Array.from({ length: 100 }, () => ({})) }),
      })
      const { antwoorden } = v1Answers.parse(await answer.json())
      const refused = antwoorden.filter((one) => 'fout' in one && one.fout.status === 429)
      expect(refused.length).toBeGreaterThan(50)
      expect(antwoorden.length - refused.length).toBeGreaterThan(0)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await small.close()
    }
  })
})

describe('one output as text', () => {
  it('is the bare number, with a point, for a cell of a spreadsheet', async () => {
    const answer = await send('GET', `${deposit}/nettoInterest?bedrag=10000&looptijd=6&rente=2&_datum=2026-11-15`)
    expect([answer.status, await answer.text()]).toEqual([200, '69.43'])
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect((await send('GET', `${deposit}/nettoInterest?bedrag=veel`)).status).toBe(422)
    expect((await send('GET', `${deposit}/nettoWinst`)).status).toBe(422)
    expect((await send('GET', '/rekenhulpen/bruto-netto-calculator/netto?streng=ja')).status).toBe(422)
  })
})

describe('a figure of the law', () => {
  it('has an address by its name and a day, with its state and what comes', async () => {
    expect(v1Figure.strict().parse(await get('/cijfers/spaarvrijstelling?datum=2023-06-01'))).toMatchObject({
      waarde: 980,
      stand: 'geldt',
      voorlopig: false,
      datum: '2023-06-01',
    })
    const { komt } = v1Figure.parse(await get('/cijfers/spaarvrijstelling?datum=2023-06-01'))
    expect(komt.length).toBeGreaterThan(0)
  })

  it('is as the law writes it: Makeham’s constants of the royal decree of 14 November 2003 have twelve digits', async () => {
    expect(JSON.stringify(await get('/cijfers/sterfteConstanten?datum=2026-11-15'))).toContain(
      '"MR":{"k":1000266.63,"s":0.999441703848,"g":0.999733441115,"c":1.10107753603}',
    )
  })

  it('every one has a day on which it is answered and a history in order', async () => {
    const { cijfers } = v1Figures.strict().parse(await get('/cijfers?datum=2026-11-15'))
    expect(cijfers.length).toBeGreaterThan(200)
    for (const { id, vanaf, waarde } of cijfers) {
      expect(v1Figure.parse(await get(`/cijfers/${id}?datum=2026-11-15`))).toMatchObject({ vanaf, waarde })
      const { rijen } = v1History.strict().parse(await get(`/cijfers/${id}/geschiedenis`))
      for (const { vanaf: from, tot } of rijen) expect([id, tot === undefined || tot >= from]).toEqual([id, true])
    }
  })

  it('lists by subject, unit, words and state', async () => {
    const list = async (query: string) => v1Figures.parse(await get(`/cijfers?${query}`)).cijfers
    expect((await list('zoek=roerende+voorheffing+gewoon+tarief'))[0]?.id).toBe('roerendeVoorheffing')
    const rates = await list('eenheid=tarief&onderwerp=sparen-beleggen')
    expect(rates.length).toBeGreaterThan(2)
    expect(rates.every(({ eenheid, onderwerp }) => eenheid === 'tarief' && onderwerp === 'sparen-beleggen')).toBe(true)
    const ahead = await list('stand=gestemd&datum=2026-11-15')
    expect(ahead.length).toBeGreaterThan(0)
    expect(ahead.every(({ stand }) => stand === 'gestemd')).toBe(true)
  })
})

describe('other origins', () => {
  it('may ask first at every address of version 1, and only there', async () => {
    for (const at of ['', '/rekenhulpen', deposit, `${deposit}/reeks`, '/vraag', '/cijfers/spaarvrijstelling']) {
      const first = await send('OPTIONS', at, undefined, {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      })
      expect([at, first.status, first.headers.get('access-control-allow-origin')]).toEqual([at, 204, '*'])
      expect(first.headers.get('access-control-allow-headers')).toContain('Content-Type')
    }
    expect((await send('POST', deposit, example)).headers.get('access-control-allow-origin')).toBe('*')
    expect((await send('GET', '/rekenhulpen/onzin')).headers.get('access-control-allow-origin')).toBe('*')
  })

  it('any body gives an answer or a refusal in its shape, and leaves no trace in the log', async () => {
    server.logs.length = 0
    await fc.assert(
      fc.asyncProperty(await engineBodies(), async ({ slug, body }) => {
        const answer = await send('POST', `/rekenhulpen/${slug}`, body)
        expect([200, 400, 404, 413, 422]).toContain(answer.status)
        const json: unknown = await answer.json()
        expect((answer.status === 200 ? v1Answer : v1Error).safeParse(json).error).toBeUndefined()
      }),
      { numRuns: 300 },
    )
    await send('GET', `${deposit}/nettoInterest?bedrag=merkteken-4711`)
    expect(server.logs.length).toBeGreaterThan(0)
    expect(server.logs.filter((line) => /invoer|xxxxx|4711/.test(withoutId(line)))).toEqual([])
  })
})
