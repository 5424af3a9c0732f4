/** Charts and tables of the FIRE page. */
import { eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { FireCase } from './case.ts'

function capitalChart({ out, work }: FireCase): Chart {
  const { path, stopAge, plan } = work
  const line = (from: number, to: number) => path.map(({ age, capital }) => (age >= from && age <= to ? capital : null))
  const bridgeEnd = Math.max(stopAge, plan.pensionAge)
  const marks = [
    ...(work.reached ? [{ x: stopAge, label: 'stoppen' }] : []),
    ...(stopAge < plan.pensionAge ? [{ x: plan.pensionAge, label: 'pensioen' }] : []),
  ].filter(({ x }) => path.some(({ age }) => age === x))
  const bridge =
    out.brugJaren > 0 ? ` Tot ${plan.pensionAge} jaar leef je van de brug; daarna komt je pensioen erbij.` : ''
  return {
    kind: 'line',
    key: 'kapitaal',
    title: 'Je kapitaal in euro’s van vandaag',
    sentence: work.reached
      ? `Je spaart tot ${stopAge} jaar en hebt dan ${eur0(work.capitalAtStop)}.${bridge}`
      : `Tot ${stopAge} jaar groeit je kapitaal tot ${eur0(work.capitalAtStop)}. Nodig is ${eur0(out.benodigdKapitaal)}.`,
    x: { label: 'Leeftijd', values: path.map(({ age }) => age) },
    y: { unit: 'euro0' },
    series: [
      { key: 'sparen', label: 'Sparen', values: line(0, stopAge) },
      ...(work.reached
        ? [
            { key: 'brug', label: 'Brug', values: line(stopAge, bridgeEnd) },
            { key: 'pensioen', label: 'Pensioen en kapitaal', values: line(bridgeEnd, plan.untilAge) },
          ]
        : []),
      {
        key: 'doel',
        label: 'Nodig',
        values: path.map(({ age }) => (age <= stopAge ? out.benodigdKapitaal : null)),
        dashed: true,
      },
    ],
    marks,
  }
}

export function charts(solved: FireCase): Chart[] {
  const { own, stopAge } = solved.work
  if (!own || own.count === 0) return [capitalChart(solved)]
  return [
    capitalChart(solved),
    {
      kind: 'fan',
      key: 'vensters',
      title: 'Je plan in de beursgeschiedenis',
      sentence: `In ${pct(own.share ?? 0, 0)} van ${own.count} reeksen van ${own.years} jaar raakt je geld niet op.`,
      x: { label: 'Leeftijd', values: own.middle.map((_, n) => stopAge + n) },
      y: { unit: 'euro0' },
      middle: { key: 'midden', label: 'Middelste verloop', values: own.middle },
      bands: [{ label: '80 % van de reeksen', low: own.low, high: own.high }],
    },
  ]
}

const wayText = (way: FireCase['work']['variants'][number]['way'], { values }: FireCase) =>
  ({
    volledig: 'Volledig stoppen',
    lean: 'Lean: 20 % minder uitgeven na het stoppen',
    barista: `Barista: ${eur0(values.baristaInkomen)} per maand bijverdienen`,
    klassiek: 'Klassiek, zonder pensioen',
  })[way]

const variantTable = (solved: FireCase): Table => ({
  key: 'varianten',
  title: 'Vier manieren om te stoppen',
  columns: [
    { key: 'variant', label: 'Variant', unit: 'text' },
    { key: 'leeftijd', label: 'Leeftijd', unit: 'number', decimals: 0 },
    { key: 'nodig', label: 'Nodig kapitaal', unit: 'euro0' },
    { key: 'jaar', label: 'Jaar', unit: 'year' },
    { key: 'brug', label: 'Jaren brug', unit: 'number', decimals: 0 },
  ],
  rows: solved.work.variants.map(({ way, fire }) => [
    wayText(way, solved),
    fire?.age ?? null,
    fire?.total ?? null,
    fire?.year ?? null,
    fire?.bridgeYears ?? null,
  ]),
})

const historyTable = ({ work }: FireCase): Table => ({
  key: 'geschiedenis',
  title: 'Slaagkans per opnamepercentage en duur',
  columns: [
    { key: 'opname', label: 'Opname', unit: 'percent' },
    ...work.gridYears.map((years) => ({
      key: `j${years}`,
      label: `${years} jaar`,
      unit: 'percent' as const,
      decimals: 0,
    })),
  ],
  rows: work.grid,
})

const PHASES = { nu: 'Nu', sparen: 'Sparen', brug: 'Brug', pensioen: 'Pensioen en kapitaal' } as const

const yearTable = ({ work }: FireCase): Table => ({
  key: 'jaren',
  title: 'Jaar na jaar, in euro’s van vandaag',
  columns: [
    { key: 'leeftijd', label: 'Leeftijd', unit: 'number', decimals: 0 },
    { key: 'kapitaal', label: 'Kapitaal', unit: 'euro0' },
    { key: 'fase', label: 'Fase', unit: 'text' },
    { key: 'opname', label: 'Opname', unit: 'euro0' },
    { key: 'belasting', label: 'Meerwaardebelasting', unit: 'euro0' },
  ],
  rows: work.path.map((row) => [row.age, row.capital, PHASES[row.phase], row.draw, row.tax]),
})

export const tables = (solved: FireCase): Table[] => [variantTable(solved), yearTable(solved), historyTable(solved)]
