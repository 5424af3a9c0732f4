import { defineCalculator } from '#calculators/calculator.ts'
import { choice, count, euro, percent, toggle } from '#calculators/fields.ts'
import { eur, num, pct } from '#calculators/format.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { roundCents } from '#finance/money.ts'
import { gewestNaam, gewestOptions } from '#rules/gewest.ts'
import {
  basistariefOV,
  bescheidenWoning,
  indexcoefficientKI,
  onroerendeVoorheffing,
} from '#rules/onroerende-voorheffing.ts'

const YEARS = [2022, 2023, 2024, 2025, 2026] as const

export default defineCalculator({
  years: YEARS,
  inputs: {
    ki: euro({
      label: 'Kadastraal inkomen',
      start: 1_000,
      max: 1_000_000,
      slider: 25,
      hint: 'Niet geïndexeerd, zoals op je aanslagbiljet.',
    }),
    gewest: choice({ label: 'Gewest', start: 'vlaanderen', options: gewestOptions }),
    opcentiemenGemeente: count({
      label: 'Opcentiemen van de gemeente',
      start: 900,
      max: 20_000,
      decimals: 2,
      hint: 'Staan op je aanslagbiljet.',
    }),
    opcentiemenProvincie: count({
      label: 'Opcentiemen van de provincie',
      start: 0,
      max: 20_000,
      decimals: 2,
      when: { gewest: ['vlaanderen', 'wallonie'] },
    }),
    bescheiden: toggle({
      label: 'Bescheiden woning die ik zelf bewoon',
      start: false,
      refine: true,
      hint: 'Al je woningen in het gewest samen hebben een laag kadastraal inkomen.',
    }),
    energie: percent({ label: 'Vermindering voor energiezuinig bouwen', start: 0, min: 0, max: 1, refine: true }),
    anderevermindering: euro({
      label: 'Andere vermindering (kinderen, handicap)',
      start: 0,
      max: 100_000,
      refine: true,
      hint: 'Het bedrag van je aanslagbiljet.',
    }),
    aandeel: percent({ label: 'Jouw aandeel in de woning', start: 1, min: 0, max: 1, refine: true }),
  },

  compute(values, { law }) {
    const input = {
      ki: values.ki,
      municipal: values.opcentiemenGemeente,
      provincial: values.opcentiemenProvincie,
      modest: values.bescheiden,
      energy: values.energie,
      other: values.anderevermindering,
    }
    const tax = onroerendeVoorheffing(law, values.gewest, input)
    const own = roundCents(tax.due * values.aandeel)
    const history = YEARS.map((year) => ({
      year,
      tax: onroerendeVoorheffing(law.on(`${year}-06-30`), values.gewest, input),
    }))
    const { limit, reduction } = law(bescheidenWoning)

    const chart: Chart = {
      kind: 'waterfall',
      key: 'opbouw',
      title: 'Hoe het bedrag opgebouwd is',
      sentence: `Van ${eur(tax.base)} voor het gewest naar ${eur(tax.due)} met gemeente en provincie.`,
      y: { unit: 'euro0' },
      bars: [
        { label: 'Gewest', value: tax.base, total: true },
        { label: 'Gemeente', value: tax.municipal },
        { label: 'Provincie', value: tax.provincial },
        { label: 'Vermindering', value: -tax.reduction },
        { label: 'Te betalen', value: tax.due, total: true },
      ],
    }
    const table: Table = {
      key: 'jaren',
      title: 'Dezelfde woning, jaar per jaar',
      columns: [
        { key: 'jaar', label: 'Jaar', unit: 'text' },
        { key: 'index', label: 'Coëfficiënt', unit: 'number', decimals: 4 },
        { key: 'ki', label: 'Geïndexeerd KI', unit: 'euro' },
        { key: 'belasting', label: 'Onroerende voorheffing', unit: 'euro' },
      ],
      rows: history.map(({ year, tax: each }) => [
        String(year),
        law.on(`${year}-06-30`)(indexcoefficientKI),
        each.indexed,
        each.due,
      ]),
    }

    const notices: Notice[] = []
    if (values.bescheiden && values.ki > limit)
      notices.push({
        tone: 'law',
        text: `Voor een bescheiden woning mag het kadastraal inkomen hoogstens ${eur(limit, 0)} zijn. Deze vermindering telt dus niet.`,
      })
    if (values.gewest === 'brussel')
      notices.push({
        tone: 'info',
        text: 'In Brussel komt er nog agglomeratiebelasting bij. Neem die mee in de opcentiemen.',
      })

    const steps: Step[] = [
      {
        text: `Het kadastraal inkomen wordt geïndexeerd: **${eur(tax.indexed)}**.`,
        formula: `${eur(values.ki)} × ${num(law(indexcoefficientKI), 4)}`,
        law: [indexcoefficientKI],
      },
      {
        text: `Het gewest ${gewestNaam[values.gewest]} rekent ${pct(law(basistariefOV)[values.gewest])}: **${eur(tax.base)}**.`,
        formula: `${eur(tax.indexed)} × ${pct(law(basistariefOV)[values.gewest])}`,
        law: [basistariefOV],
      },
      {
        text: `Met de opcentiemen wordt dat **${eur(tax.gross)}**.`,
        formula: `${eur(tax.base)} × (1 + ${num(values.opcentiemenGemeente + (values.gewest === 'brussel' ? 0 : values.opcentiemenProvincie))} ÷ 100)`,
        sum: [
          { label: 'Gewest', value: tax.base },
          { label: 'Gemeente', value: tax.municipal },
          { label: 'Provincie', value: tax.provincial },
          { label: 'Samen', value: tax.gross },
        ],
      },
      {
        text: `Verminderingen: **${eur(tax.reduction)}**. Te betalen: ${eur(tax.due)}.`,
        law: values.bescheiden ? [bescheidenWoning] : [],
        formula: values.bescheiden ? `bescheiden woning ${pct(reduction, 0, 0)}` : undefined,
      },
    ]

    return report({
      headline: figure('onroerendeVoorheffing', 'Onroerende voorheffing', own),
      sentence: `Je betaalt **${eur(own)}** per jaar, of ${eur(roundCents(own / 12))} per maand.`,
      figures: [
        figure('geindexeerdKI', 'Geïndexeerd kadastraal inkomen', tax.indexed),
        figure('basisheffing', 'Deel van het gewest', tax.base),
        figure('gemeente', 'Deel van de gemeente', tax.municipal),
        figure('provincie', 'Deel van de provincie', tax.provincial),
        figure('vermindering', 'Vermindering', tax.reduction),
        figure('totaal', 'Voor de hele woning', tax.due),
        figure('perMaand', 'Per maand', roundCents(own / 12)),
      ],
      charts: [chart],
      tables: [table],
      steps,
      notices,
      assumptions: [
        'De opcentiemen zijn die van het gekozen jaar en voor elk jaar in de tabel gelijk.',
        'Het kadastraal inkomen verandert niet.',
      ],
      excluded: [
        'Bedragen per kind: die vul je zelf in.',
        'Leegstandsheffing en materieel en outillage.',
        'Agglomeratiebelasting in Brussel.',
      ],
      next: [
        {
          slug: 'woningkrediet-simulator',
          text: 'Alle woonkosten samen',
          carry: { gewest: values.gewest, onroerendeVoorheffing: Math.round(own) },
        },
        { slug: 'budget-planner', text: 'Zet het bedrag in je jaarbudget' },
        {
          slug: 'huren-of-kopen-calculator',
          text: 'Huren of kopen vergelijken',
          carry: { grondlasten: Math.round(own) },
        },
      ],
    })
  },
})
