import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import {
  basistariefOV,
  bescheidenWoning,
  indexcoefficientKI,
  kinderenOVBrussel,
  kindOVVlaanderen,
  kinderenOVWallonie,
} from '#rules/wonen/onroerende-voorheffing.figures.ts'
import { knownYears } from '#rules/kernel/years.ts'
import { onroerendeVoorheffing, type PropertyTaxCase } from '#rules/wonen/onroerende-voorheffing.ts'
import { inputs } from './inputs.ts'

/** Surcharges change with the years, so the same ones are not carried back further than this. */
const YEARS_SHOWN = 5
/** Outside Flanders the base rate is low and municipalities ask two to four thousand; less is probably a Flemish number. */
const LOW_OUTSIDE_FLANDERS = 1_500
const CHILD_LAW = {
  vlaanderen: [kindOVVlaanderen],
  wallonie: [kinderenOVWallonie],
  brussel: [kinderenOVBrussel],
} as const

export default defineLegacy({
  inputs,

  check({ kinderen, kinderenHandicap }) {
    if (kinderenHandicap > kinderen) return { kinderenHandicap: 'Dit aantal zit mee in het aantal kinderen.' }
    return undefined
  },

  compute(values, { law }) {
    const { gewest } = values
    const ki = values.geindexeerd === null ? values.ki : roundTo(values.geindexeerd / law(indexcoefficientKI), 4)
    const home: PropertyTaxCase = {
      ki,
      municipal: values.opcentiemenGemeente,
      provincial: values.opcentiemenProvincie,
      agglomeration: values.opcentiemenAgglomeratie,
      modest: values.bescheiden,
      newHome: values.nieuweWoning,
      children: values.kinderen + values.kinderenHandicap,
      disabled: gewest === 'vlaanderen' ? 0 : values.personenHandicap,
      dependants: gewest === 'wallonie' ? values.anderenTenLaste : 0,
      energy: values.energie,
      other: values.anderevermindering,
      wholeEuros: values.afrondingKI === 'euro',
    }
    const tax = onroerendeVoorheffing(law, gewest, home)
    const own = roundCents(tax.due * values.aandeel)
    const rate = law(basistariefOV)[gewest]
    const second =
      gewest === 'brussel'
        ? { label: 'Agglomeratie', value: tax.agglomeration, surcharge: values.opcentiemenAgglomeratie }
        : { label: 'Provincie', value: tax.provincial, surcharge: values.opcentiemenProvincie }
    const { tot: limit } = law(bescheidenWoning)

    const chart: Chart = {
      kind: 'waterfall',
      key: 'opbouw',
      title: 'Hoe het bedrag opgebouwd is',
      sentence: `Van ${eur(tax.base)} voor het gewest naar ${eur(tax.due)} met gemeente en ${second.label.toLowerCase()}${tax.reduction > 0 ? ', na vermindering' : ''}.`,
      y: { unit: 'euro0' },
      bars: [
        { label: 'Gewest', value: tax.base, total: true },
        { label: 'Gemeente', value: tax.municipal },
        { label: second.label, value: second.value },
        ...(tax.reduction > 0 ? [{ label: 'Vermindering', value: -tax.reduction }] : []),
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
      rows: knownYears([basistariefOV, indexcoefficientKI], law.date)
        .slice(-YEARS_SHOWN)
        .map((year) => {
          const then = law.on(`${year}-06-30`)
          const each = onroerendeVoorheffing(then, gewest, home)
          return [String(year), then(indexcoefficientKI), each.indexed, each.due]
        }),
      note: 'Met dezelfde opcentiemen in elk jaar.',
    }

    const notices: Notice[] = []
    if (values.bescheiden && ki > limit)
      notices.push({
        tone: 'law',
        text: `Voor een bescheiden woning mag het kadastraal inkomen hoogstens ${eur(limit, 0)} zijn. Deze vermindering telt dus niet.`,
      })
    if (values.kinderen === 1 && values.kinderenHandicap === 0 && tax.children === 0)
      notices.push({ tone: 'info', text: 'De vermindering voor kinderen begint bij twee kinderen.' })
    if (gewest !== 'vlaanderen' && tax.children > 0)
      notices.push({
        tone: 'info',
        text: 'In Brussel en Wallonië moet je een vermindering vaak zelf aanvragen. Kijk na of ze op je aanslagbiljet staat.',
      })

    if (gewest !== 'vlaanderen' && values.opcentiemenGemeente < LOW_OUTSIDE_FLANDERS)
      notices.push({
        tone: 'info',
        text: `${num(values.opcentiemenGemeente)} opcentiemen is weinig voor een gemeente in ${gewestNaam[gewest]}. Kijk het getal na op je aanslagbiljet.`,
      })

    const household = [
      ...(values.kinderen > 0 ? [plural(values.kinderen, 'kind', 'kinderen')] : []),
      ...((home.disabled ?? 0) > 0
        ? [plural(values.personenHandicap, 'volwassene', 'volwassenen') + ' met een handicap']
        : []),
      ...((home.dependants ?? 0) > 0
        ? [plural(values.anderenTenLaste, 'andere persoon', 'andere personen') + ' ten laste']
        : []),
    ].join(' en ')
    const steps: Step[] = [
      {
        text: `Het kadastraal inkomen wordt geïndexeerd: **${eur(tax.indexed)}**.`,
        formula: `${eur(ki)} × ${num(law(indexcoefficientKI), 4)}`,
        law: [indexcoefficientKI],
      },
      {
        text: `Het gewest ${gewestNaam[gewest]} rekent ${pct(rate)}: **${eur(tax.base)}**.`,
        formula: `${eur(tax.indexed)} × ${pct(rate)}`,
        law: [basistariefOV],
      },
      {
        text: `Met de opcentiemen wordt dat **${eur(tax.gross)}**.`,
        formula: `${eur(tax.base)} × (1 + ${num(values.opcentiemenGemeente + second.surcharge)} ÷ 100)`,
        sum: [
          { label: 'Gewest', value: tax.base },
          { label: 'Gemeente', value: tax.municipal },
          { label: second.label, value: second.value },
          { label: 'Samen', value: tax.gross },
        ],
      },
    ]
    if (tax.modest > 0)
      steps.push({
        text: `Voor een bescheiden woning valt ${pct(tax.modest / tax.gross, 0)} weg: **${eur(tax.modest)}**.`,
        law: [bescheidenWoning],
      })
    if (tax.children > 0)
      steps.push({
        text: `Voor ${household} gaat er **${eur(tax.children)}** af.`,
        law: CHILD_LAW[gewest],
      })
    steps.push({
      text: `Na alle verminderingen blijft **${eur(tax.due)}**${values.aandeel < 1 ? `, waarvan ${eur(own)} voor jou` : ''}.`,
      sum: [
        { label: 'Onroerende voorheffing', value: tax.gross },
        { label: 'Verminderingen', value: 0 - tax.reduction },
        { label: 'Te betalen voor de woning', value: tax.due },
      ],
    })

    return report({
      headline: figure('onroerendeVoorheffing', 'Onroerende voorheffing', own),
      sentence: `Je betaalt **${eur(own)}** per jaar, of ${eur(roundCents(own / 12))} per maand.`,
      figures: [
        figure('geindexeerdKI', 'Geïndexeerd kadastraal inkomen', tax.indexed),
        figure('basisheffing', 'Deel van het gewest', tax.base),
        figure('gemeente', 'Deel van de gemeente', tax.municipal),
        figure('provincie', 'Deel van de provincie', tax.provincial),
        ...(gewest === 'brussel' ? [figure('agglomeratie', 'Deel van de agglomeratie', tax.agglomeration)] : []),
        figure('zonderVermindering', 'Voor verminderingen', tax.gross),
        figure('verminderingBescheiden', 'Vermindering bescheiden woning', tax.modest),
        figure('verminderingKinderen', 'Vermindering voor kinderen en handicap', tax.children),
        figure('vermindering', 'Alle verminderingen', tax.reduction),
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
        'Op het aanslagbiljet is het geïndexeerd kadastraal inkomen afgerond op de euro. Dat scheelt hoogstens enkele tientallen cent; je kiest het onder Verfijn.',
      ],
      excluded: [
        'Het percentage voor energiezuinige nieuwbouw: dat vul je zelf in.',
        'Vlaanderen: de vermindering voor een volwassene met een handicap. Vul ze in bij Andere vermindering.',
        'Leegstandsheffing en materieel en outillage.',
      ],
      next: [
        {
          slug: 'woningkrediet-simulator',
          text: 'Alle woonkosten samen',
          carry: { gewest, onroerendeVoorheffing: Math.round(own) },
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
