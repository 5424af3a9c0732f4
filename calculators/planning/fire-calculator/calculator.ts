import { defineCalculator } from '#calculators/calculator.ts'
import type { Env } from '#calculators/fields.ts'
import { eur, eur0, pct, plural } from '#calculators/format.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { meerwaardetarief, meerwaardevrijstelling, vrijstellingVan } from '#rules/meerwaardebelasting.ts'
import { pensioenleeftijd, wettelijkeLeeftijd } from '#rules/pensioen.ts'
import { rateTest, runHistory, shareLasted, spread, type Test, yearsOf } from './history.ts'
import { inputs, type Values } from './inputs.ts'
import {
  coastAge,
  coastNumber,
  drawDown,
  type Fire,
  findFire,
  type FirePlan,
  type Need,
  needAt,
  saveUp,
} from './plan.ts'

/** Only the birth year is asked: the middle of that year decides the legal age. */
const legalAge = (values: Values, { law }: Env): number => wettelijkeLeeftijd(law, `${values.geboortejaar}-07-01`)

const savedPerMonth = (values: Values): number =>
  values.maandelijksBelegd ?? Math.max(0, values.nettoInkomen - values.uitgaven)

function planOf(values: Values, env: Env): FirePlan {
  const year = yearOf(env.today)
  const spending = (values.uitgavenNaFire ?? values.uitgaven) * 12
  const { law } = env
  return {
    age: year - values.geboortejaar,
    year,
    capital: values.vermogen,
    cost: Math.min(values.vermogen, values.aankoopwaarde ?? values.vermogen),
    savedPerYear: savedPerMonth(values) * 12,
    realReturn: values.rendement,
    withdrawalRate: values.opnamepercentage,
    inflation: values.inflatie,
    spending,
    untilPension: values.socialeBijdragen * 12,
    sideIncome: values.type === 'barista' ? values.baristaInkomen * 12 : 0,
    pensionAge: values.pensioenleeftijd ?? legalAge(values, env),
    pension: values.pensioen * 12,
    careerYears: values.loopbaanjaren,
    scalePension: values.pensioenVerminderen,
    untilAge: values.planTot,
    twoPhases: values.methode === 'tweeFasen',
    tax: values.meerwaardebelasting
      ? { rate: law.on(`${year}-12-31`)(meerwaardetarief), exemption: vrijstellingVan(law, year) * values.personen }
      : null,
  }
}

function testOf(values: Values): Test {
  return {
    span: values.toetsReeks,
    years: values.toetsDuur,
    stocks: values.toetsAandelen,
    indexed: values.toetsOpname === 'geindexeerd',
  }
}

/** The own plan on every stretch of history, from the day of stopping to the end of the plan. */
function planHistory(values: Values, plan: FirePlan, fire: Fire) {
  const years = Math.min(plan.untilAge - fire.age, yearsOf('alles').length)
  const draws = drawDown(plan, fire.age, fire.at, fire.need.pension).map((row) => row.draw + row.tax)
  const windows = runHistory(
    { span: 'alles', years, stocks: values.toetsAandelen, indexed: true },
    fire.at.capital,
    draws,
  )
  return { years, windows, share: shareLasted(windows) }
}

/** Parts in whole euros and a total that is their sum, so that what is shown adds up. */
function inWholeEuros(need: Need): Need {
  const bridge = Math.round(need.bridge)
  const later = Math.round(need.later)
  const tax = Math.round(need.tax)
  return { ...need, bridge, later, tax, total: bridge + later + tax }
}

function variants(values: Values, plan: FirePlan): Table {
  const lean = 0.8
  const options = [
    { label: 'Volledig stoppen', plan: { ...plan, sideIncome: 0 } },
    {
      label: 'Lean: 20 % minder uitgeven na het stoppen',
      plan: { ...plan, sideIncome: 0, spending: plan.spending * lean },
    },
    {
      label: `Barista: ${eur0(values.baristaInkomen)} bijverdienen`,
      plan: { ...plan, sideIncome: values.baristaInkomen * 12 },
    },
    { label: 'Klassiek, zonder pensioen', plan: { ...plan, sideIncome: 0, twoPhases: false } },
  ]
  return {
    key: 'varianten',
    title: 'Vier manieren om te stoppen',
    columns: [
      { key: 'variant', label: 'Variant', unit: 'text' },
      { key: 'nodig', label: 'Nodig kapitaal', unit: 'euro0' },
      { key: 'leeftijd', label: 'Leeftijd', unit: 'number', decimals: 0 },
      { key: 'jaar', label: 'Jaar', unit: 'text' },
      { key: 'brug', label: 'Jaren brug', unit: 'number', decimals: 0 },
    ],
    rows: options.map((option) => {
      const found = findFire(option.plan)
      if (!found) return [option.label, null, null, null, null]
      return [option.label, found.need.total, found.age, String(option.plan.year + found.years), found.need.bridgeYears]
    }),
  }
}

function historyTable(values: Values): Table {
  const rates = [0.03, 0.035, 0.04, 0.045, 0.05, 0.06, 0.07, 0.08]
  const spans = [15, 20, 25, 30, 40, 50]
  const test = testOf(values)
  return {
    key: 'geschiedenis',
    title: 'Slaagkans per opnamepercentage en duur',
    columns: [
      { key: 'opname', label: 'Opname', unit: 'percent' },
      ...spans.map((years) => ({ key: `j${years}`, label: `${years} jaar`, unit: 'percent' as const, decimals: 0 })),
    ],
    rows: rates.map((rate) => [rate, ...spans.map((years) => rateTest({ ...test, years }, rate).share)]),
  }
}

export default defineCalculator({
  inputs,

  check(values, { today }) {
    const age = yearOf(today) - values.geboortejaar
    return {
      geboortejaar:
        age >= values.planTot ? `Je bent dit jaar ${age}. Kies een later eindpunt voor je plan.` : undefined,
    }
  },

  compute(values, env) {
    const plan = planOf(values, env)
    const fire = findFire(plan)
    const saved = savedPerMonth(values)
    const classic = plan.spending / plan.withdrawalRate
    const coastTarget = values.coastLeeftijd ?? plan.pensionAge
    const coast = coastNumber(plan, coastTarget)
    const coasting = coastAge(plan, coastTarget)
    const test = testOf(values)
    const testRate = values.toetsPercentage ?? values.opnamepercentage
    const tested = rateTest(test, testRate)
    const own = fire ? planHistory(values, plan, fire) : null
    const stopAge = fire?.age ?? plan.pensionAge
    const need = inWholeEuros(fire?.need ?? needAt(plan, stopAge, 0.5))
    const saving = saveUp(plan, Math.max(0, stopAge - plan.age))
    const drawing = fire ? drawDown(plan, fire.age, fire.at, need.pension) : []
    const isCoast = values.type === 'coast'
    const spendingText = eur0(plan.spending / 12)

    const ages = [...saving.map((_, n) => plan.age + n), ...drawing.map((row) => row.age)]
    const path = [...saving.map((step) => step.capital), ...drawing.map((row) => row.capital)]
    const marks = [
      ...(fire ? [{ x: fire.age, label: 'stoppen' }] : []),
      ...(plan.twoPhases && stopAge < plan.pensionAge ? [{ x: plan.pensionAge, label: 'pensioen' }] : []),
    ].filter(({ x }) => ages.includes(x))
    const charts: Chart[] = [
      {
        kind: 'line',
        key: 'kapitaal',
        title: 'Je kapitaal in euro’s van vandaag',
        sentence: fire
          ? `Je spaart tot ${fire.age} jaar en hebt dan ${eur0(fire.at.capital)}. ${need.bridgeYears > 0 ? `Tot ${plan.pensionAge} teer je in op de brug; daarna vult je pensioen aan.` : ''}`
          : `Tot ${stopAge} jaar groeit je kapitaal tot ${eur0(saving.at(-1)?.capital ?? 0)}. Nodig is ${eur0(need.total)}.`,
        x: { label: 'Leeftijd', values: ages },
        y: { unit: 'euro0' },
        series: [
          { key: 'sparen', label: 'Sparen', values: ages.map((age, n) => (age <= stopAge ? (path[n] ?? null) : null)) },
          {
            key: 'brug',
            label: 'Brug',
            values: ages.map((age, n) =>
              fire && age >= stopAge && age <= Math.max(stopAge, plan.pensionAge) && plan.twoPhases
                ? (path[n] ?? null)
                : null,
            ),
          },
          {
            key: 'pensioen',
            label: plan.twoPhases ? 'Pensioen en kapitaal' : 'Opnemen',
            values: ages.map((age, n) =>
              fire && age >= (plan.twoPhases ? Math.max(stopAge, plan.pensionAge) : stopAge) ? (path[n] ?? null) : null,
            ),
          },
          {
            key: 'doel',
            label: 'Nodig kapitaal',
            values: ages.map((age) => (age <= stopAge ? need.total : null)),
            dashed: true,
          },
        ],
        marks,
      },
    ]
    if (own && fire && own.windows.length > 0) {
      const [low, middle, high] = spread(own.windows, own.years, [0.1, 0.5, 0.9])
      charts.push({
        kind: 'fan',
        key: 'vensters',
        title: 'Je plan in de beursgeschiedenis',
        sentence: `In ${pct(own.share ?? 0, 0)} van ${own.windows.length} reeksen van ${own.years} jaar raakt je geld niet op.`,
        x: { label: 'Leeftijd', values: Array.from({ length: own.years + 1 }, (_, n) => fire.age + n) },
        y: { unit: 'euro0' },
        middle: { key: 'midden', label: 'Middelste verloop', values: middle ?? [] },
        bands: [{ label: '80 % van de reeksen', low: low ?? [], high: high ?? [] }],
      })
    }

    const steps: Step[] = [
      {
        text: `Je houdt **${eur0(saved)}** per maand over om te beleggen${values.maandelijksBelegd === null ? '' : ', zoals je zelf invulde'}.`,
        formula:
          values.maandelijksBelegd === null
            ? `${eur0(values.nettoInkomen)} − ${eur0(values.uitgaven)} = ${eur0(saved)}`
            : undefined,
      },
      {
        text: `De klassieke regel deelt je uitgaven door het opnamepercentage: **${eur0(classic)}**.`,
        formula: `12 × ${spendingText} ÷ ${pct(plan.withdrawalRate)} = ${eur0(classic)}`,
      },
    ]
    if (plan.twoPhases) {
      steps.push(
        {
          text: `Stop je op ${stopAge}, dan is je pensioen vanaf ${plan.pensionAge} jaar ongeveer **${eur0(need.pension / 12)}** per maand${plan.scalePension ? ', minder omdat er loopbaanjaren ontbreken' : ''}.`,
          law: [pensioenleeftijd],
        },
        {
          text: `Daarom heb je geen klassiek bedrag nodig, maar een brug van ${plural(need.bridgeYears, 'jaar', 'jaar')} en een kleiner kapitaal daarna: samen **${eur0(need.total)}**.`,
          sum: [
            { label: `Brug tot ${plan.pensionAge} jaar`, value: need.bridge, unit: 'euro0' },
            { label: 'Kapitaal voor daarna, nu al opzij', value: need.later, unit: 'euro0' },
            { label: 'Meerwaardebelasting op de verkopen', value: need.tax, unit: 'euro0' },
            { label: 'Nodig om te stoppen', value: need.total, unit: 'euro0' },
          ],
          law: plan.tax ? [meerwaardetarief, meerwaardevrijstelling] : [],
        },
      )
    }
    steps.push({
      text: fire
        ? `Met ${eur0(values.vermogen)} nu, ${eur0(saved)} per maand en ${pct(values.rendement)} reëel rendement heb je dat na **${plural(fire.years, 'jaar', 'jaar')}**.`
        : `Met ${eur0(values.vermogen)} nu, ${eur0(saved)} per maand en ${pct(values.rendement)} reëel rendement haal je dat niet voor ${values.planTot} jaar.`,
      formula: 'kapitaal volgend jaar = kapitaal × (1 + reëel rendement) + inleg',
    })
    if (plan.tax && fire) {
      steps.push({
        text: `Het eerste jaar betaal je **${eur(need.firstTax)}** meerwaardebelasting: alleen de winst boven de vrijstelling telt.`,
        formula: `max(0, opname × winstdeel − ${eur0(plan.tax.exemption)}) × ${pct(plan.tax.rate, 2, 0)}`,
        law: [meerwaardetarief, meerwaardevrijstelling],
      })
    }
    steps.push({
      text: `De toets legt een opname van ${pct(testRate)} op elke reeks van ${values.toetsDuur} jaar: die lukt in **${tested.share === null ? 'geen enkele' : pct(tested.share, 0)}** van de ${tested.windows} reeksen.`,
      formula: `saldo = saldo × (1 + rendement van dat jaar) − opname, op het einde van elk jaar`,
    })

    const notices: Notice[] = []
    if (values.maandelijksBelegd === null && values.uitgaven > values.nettoInkomen) {
      notices.push({
        tone: 'warning',
        text: `Je geeft ${eur0(values.uitgaven - values.nettoInkomen)} per maand meer uit dan er binnenkomt. We rekenen zonder inleg.`,
      })
    }
    if (values.rendement < values.opnamepercentage) {
      notices.push({
        tone: 'warning',
        text: `Je opnamepercentage ligt boven je verwachte rendement. Op termijn teert je kapitaal dan in.`,
      })
    }
    if (own && (own.share ?? 1) < 0.9) {
      notices.push({
        tone: 'warning',
        text: `In ${pct(1 - (own.share ?? 0), 0)} van de historische reeksen raakt je geld op voor ${values.planTot} jaar. Een lager opnamepercentage helpt.`,
      })
    }
    if (own && own.windows.length < 30) {
      notices.push({
        tone: 'info',
        text: `Voor ${own.years} jaar zijn er maar ${own.windows.length} reeksen, en ze overlappen. De slaagkans zegt dan weinig.`,
      })
    }

    const headline = isCoast
      ? figure('coastVanaf', 'Stoppen met sparen kan vanaf de leeftijd van', coasting, 'number', { decimals: 0 })
      : figure('fireLeeftijd', 'Stoppen kan op de leeftijd van', fire?.age ?? null, 'number', { decimals: 0 })
    const other = isCoast
      ? figure('fireLeeftijd', 'Volledig stoppen kan op', fire?.age ?? null, 'number', { decimals: 0 })
      : figure('coastVanaf', `Stoppen met sparen kan vanaf, om op ${coastTarget} te stoppen`, coasting, 'number', {
          decimals: 0,
        })
    const fireText = fire
      ? `Je kunt stoppen op **${fire.age} jaar** (${plan.year + fire.years}) met ${eur0(need.total)} in euro’s van vandaag, voor ${spendingText} uitgaven per maand.`
      : `Met deze cijfers kun je niet stoppen voor ${values.planTot} jaar. Op ${plan.pensionAge} zou je **${eur0(need.total)}** nodig hebben.`
    const coastText =
      coasting === null
        ? `Je haalt coast FIRE niet voor ${coastTarget} jaar. Nu zou je **${eur0(coast)}** moeten hebben.`
        : `Vanaf **${coasting} jaar** hoef je niet meer te sparen om op ${coastTarget} te stoppen. Nu zou ${eur0(coast)} daarvoor volstaan.`

    return report({
      headline,
      sentence: isCoast ? coastText : fireText,
      figures: [
        other,
        figure('fireJaar', 'Jaar waarin je kunt stoppen', fire ? plan.year + fire.years : null, 'number', {
          decimals: 0,
        }),
        figure('jarenTotFire', 'Jaren te gaan', fire?.years ?? null, 'years', { decimals: 0 }),
        figure('benodigdKapitaal', 'Nodig kapitaal', need.total, 'euro0'),
        figure('fireGetal', 'FIRE-getal: uitgaven ÷ opnamepercentage', classic, 'euro0'),
        figure('brugKapitaal', 'Daarvan voor de brug', need.bridge, 'euro0'),
        figure('laterKapitaal', 'Daarvan voor na je pensioenleeftijd', need.later, 'euro0'),
        figure('belastingReserve', 'Daarvan voor meerwaardebelasting', need.tax, 'euro0'),
        figure('brugJaren', 'Jaren brug', need.bridgeYears, 'years', { decimals: 0 }),
        figure('pensioenleeftijd', 'Pensioenleeftijd', plan.pensionAge, 'number', { decimals: 0 }),
        figure('pensioenBijStop', 'Pensioen per maand als je dan stopt', need.pension / 12, 'euro0'),
        figure('belastingEersteJaar', 'Meerwaardebelasting in het eerste jaar', roundCents(need.firstTax)),
        figure('coastGetal', `Coast-getal: nu genoeg om op ${coastTarget} te stoppen`, coast, 'euro0'),
        figure('inlegPerMaand', 'Belegd per maand', saved),
        figure('spaarquote', 'Spaarquote', values.nettoInkomen > 0 ? saved / values.nettoInkomen : null, 'percent'),
        figure('slaagkans', 'Slaagkans van je plan in de geschiedenis', own?.share ?? null, 'percent', { decimals: 0 }),
        figure(
          'slaagkansToets',
          `Slaagkans van ${pct(testRate)} over ${values.toetsDuur} jaar`,
          tested.share,
          'percent',
          { decimals: 0 },
        ),
        figure('aantalReeksen', 'Aantal reeksen in de toets', tested.windows, 'number', { decimals: 0 }),
      ],
      charts,
      tables: [
        variants(values, plan),
        historyTable(values),
        {
          key: 'jaren',
          title: 'Jaar na jaar, in euro’s van vandaag',
          columns: [
            { key: 'leeftijd', label: 'Leeftijd', unit: 'number', decimals: 0 },
            { key: 'fase', label: 'Fase', unit: 'text' },
            { key: 'opname', label: 'Opname', unit: 'euro0' },
            { key: 'belasting', label: 'Meerwaardebelasting', unit: 'euro0' },
            { key: 'kapitaal', label: 'Kapitaal', unit: 'euro0' },
          ],
          rows: [
            ...saving.map((step, n) => [plan.age + n, n === 0 ? 'Nu' : 'Sparen', 0, 0, step.capital]),
            ...drawing.map((row) => [
              row.age,
              !plan.twoPhases ? 'Opnemen' : row.age <= plan.pensionAge ? 'Brug' : 'Pensioen en kapitaal',
              row.draw,
              row.tax,
              row.capital,
            ]),
          ],
        },
      ],
      steps,
      notices,
      assumptions: [
        'Alle bedragen zijn in euro’s van vandaag; het rendement is dus na inflatie.',
        'Na het stoppen rekenen we met het opnamepercentage als rendement: voorzichtiger dan tijdens het sparen.',
        'Je pensioen neem je op de wettelijke leeftijd. Het daalt in verhouding tot de jaren die je niet meer werkt.',
        'De vrijstelling van de meerwaardebelasting volgt de inflatie; je verkoopt winst en inleg in verhouding.',
        'De toets gebruikt Amerikaanse aandelen met dividend en obligaties op tien jaar (Shiller), zonder kosten.',
      ],
      excluded: [
        'Overdracht van een ongebruikte vrijstelling naar latere jaren.',
        'Beurstaks, roerende voorheffing en de taks op effectenrekeningen.',
        'Groepsverzekering en pensioensparen: tel ze bij je vermogen als je eraan kunt.',
        'Wisselkoersen: de geschiedenis is in dollar.',
      ],
      next: [
        {
          slug: 'pensioen-calculator',
          text: 'Wat wordt mijn wettelijk pensioen als ik dan stop?',
          carry: { loopbaanjaren: values.loopbaanjaren, stopleeftijd: Math.min(70, Math.max(60, stopAge)) },
        },
        {
          slug: 'etf-calculator',
          text: 'Wat brengt mijn maandelijkse inleg op in een ETF?',
          carry: { perMaand: Math.round(saved), bedragIneens: Math.round(values.vermogen) },
        },
        {
          slug: 'noodfonds-calculator',
          text: 'Hoeveel houd ik apart als buffer?',
          carry: { nettoInkomen: Math.round(values.nettoInkomen) },
        },
      ],
    })
  },
})
