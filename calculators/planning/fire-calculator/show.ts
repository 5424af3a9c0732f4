/** Charts and tables of the FIRE page. */
import { eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { type Answer, LEAN, spendingAfter, testOf } from './answer.ts'
import { rateTest, spread } from './history.ts'
import type { Values } from './inputs.ts'
import { findFire, type FirePlan } from './plan.ts'

export function chartsOf({ plan, fire, need, stopAge, own, saving, drawing }: Answer): Chart[] {
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

  return charts
}

export function variants(values: Values, plan: FirePlan): Table {
  const usual = { ...plan, sideIncome: 0, spending: spendingAfter(values) }
  const options = [
    { label: 'Volledig stoppen', plan: usual },
    {
      label: 'Lean: 20 % minder uitgeven na het stoppen',
      plan: { ...usual, spending: usual.spending * LEAN },
    },
    {
      label: `Barista: ${eur0(values.baristaInkomen)} bijverdienen`,
      plan: { ...usual, sideIncome: values.baristaInkomen * 12 },
    },
    { label: 'Klassiek, zonder pensioen', plan: { ...usual, twoPhases: false } },
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

export function historyTable(values: Values): Table {
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

export function yearTable({ plan, saving, drawing }: Answer): Table {
  return {
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
  }
}
