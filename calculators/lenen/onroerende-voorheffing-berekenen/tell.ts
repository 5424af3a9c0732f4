import { madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import {
  basistariefOV,
  bescheidenWoning,
  indexcoefficientKI,
  kinderenOVBrussel,
  kinderenOVVlaanderen,
  kinderenOVWallonie,
  kindOVVlaanderen,
  opcentiemenAgglomeratie,
  opcentiemenRaming,
} from '#rules/wonen/onroerende-voorheffing.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Property = Case<typeof inputs, typeof outputs, typeof solve>

const CHILD_LAW = {
  vlaanderen: [kinderenOVVlaanderen, kindOVVlaanderen],
  wallonie: [kinderenOVWallonie],
  brussel: [kinderenOVBrussel],
} as const

const placeName = ({ work: { found } }: Property) =>
  found.place ? `${found.place.name} (${gewestNaam[found.region]})` : gewestNaam[found.region]

/** The level beside the municipality: a province, or the agglomeration in Brussels. */
const second = ({ out, work: { found } }: Property) =>
  found.region === 'brussel'
    ? { label: 'Agglomeratie', value: out.agglomeratie, surcharge: found.agglomeration }
    : { label: 'Provincie', value: out.provincie, surcharge: found.provincial }

function sentence(solved: Property): string | Asking {
  const { out, work } = solved
  const amount = `**${eur(out.onroerendeVoorheffing)}** per jaar, of ${eur(out.perMaand)} per maand`
  if (work.ki === 0) return { asks: 'Vul je kadastraal inkomen in: het staat op je aanslagbiljet en op MyMinfin.' }
  if (out.onroerendeVoorheffing < 1)
    return 'Je betaalt **geen** onroerende voorheffing: er blijft minder dan een euro over.'
  if (work.found.from === 'estimate') {
    const why = work.found.place
      ? `Van ${work.found.place.name} kennen we de opcentiemen niet`
      : 'Zonder postcode kennen we je opcentiemen niet'
    return `${why}: met een raming van ${num(out.opcentiemen)} opcentiemen betaal je ongeveer **${eur0(out.onroerendeVoorheffing)}** per jaar, of ${eur0(out.perMaand)} per maand.`
  }
  return `In ${placeName(solved)} betaal je ${amount}.`
}

/** From the cadastral income to the bill: each step multiplies the one before. */
const stepChart = ({ out, work }: Property): Chart => ({
  kind: 'strips',
  key: 'trap',
  title: 'Van kadastraal inkomen naar aanslag',
  sentence: `Een kadastraal inkomen van ${eur0(work.ki)} wordt na de index ${eur0(out.geindexeerdKI)}. Het gewest neemt ${eur0(out.basisheffing)}, met opcentiemen is dat ${eur0(out.zonderVermindering)}.`,
  y: { unit: 'euro0' },
  strips: [
    { label: 'Kadastraal inkomen', parts: [{ label: 'Bedrag', value: work.ki, tone: 'compare' }] },
    {
      label: `Na index × ${num(work.index, 4)}`,
      parts: [{ label: 'Bedrag', value: out.geindexeerdKI, tone: 'compare' }],
    },
    { label: `Basisheffing ${pct(work.rate)}`, parts: [{ label: 'Bedrag', value: out.basisheffing, tone: 'tax' }] },
    { label: 'Met opcentiemen', parts: [{ label: 'Bedrag', value: out.zonderVermindering, tone: 'tax' }] },
  ],
})

function chart(solved: Property): Chart {
  const { out, work } = solved
  const level = second(solved)
  const estimate = work.found.from === 'estimate'
  return {
    kind: 'waterfall',
    key: 'opbouw',
    title: 'Hoe het bedrag opgebouwd is',
    sentence: `Van ${eur(out.basisheffing)} voor het gewest naar ${eur(out.totaal)} met alle opcentiemen${out.vermindering > 0 ? ', na vermindering' : ''}.`,
    y: { unit: 'euro0' },
    bars: [
      { label: 'Gewest', value: out.basisheffing, total: true, tone: 'tax' },
      { label: estimate ? 'Opcentiemen' : 'Gemeente', value: out.gemeente, tone: 'tax' },
      ...(level.value > 0 ? [{ label: level.label, value: level.value, tone: 'tax' as const }] : []),
      ...(out.vermindering > 0
        ? [{ label: 'Vermindering', value: 0 - out.vermindering, tone: 'spared' as const }]
        : []),
      { label: 'Te betalen', value: out.totaal, total: true, tone: 'tax' },
    ],
  }
}

const yearTable = ({ values, work }: Property): Table => ({
  key: 'jaren',
  title: 'Dezelfde woning, jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'year' },
    { key: 'belasting', label: 'Onroerende voorheffing', unit: 'euro' },
    { key: 'ki', label: 'Geïndexeerd KI', unit: 'euro' },
    { key: 'index', label: 'Coëfficiënt', unit: 'number', decimals: 4 },
  ],
  rows: work.years.map(({ year, index, indexed, due }) => [year, due, indexed, index]),
  note: `Met dezelfde opcentiemen in elk jaar${values.aandeel < 1 ? ', voor de hele woning' : ''}.`,
})

const household = ({ values, work }: Property) =>
  [
    ...(values.kinderen > 0
      ? [
          `${plural(values.kinderen, 'kind', 'kinderen')}${values.kinderenHandicap > 0 ? `, waarvan ${values.kinderenHandicap} dubbel,` : ''}`,
        ]
      : []),
    ...(values.personenHandicap > 0
      ? [`${plural(values.personenHandicap, 'volwassene', 'volwassenen')} met een handicap`]
      : []),
    ...(values.anderenTenLaste > 0 && work.found.region === 'wallonie'
      ? [`${plural(values.anderenTenLaste, 'andere persoon', 'andere personen')} ten laste`]
      : []),
  ].join(' en ')

function steps(solved: Property): Step[] {
  const { values, out, work } = solved
  const { found } = work
  const level = second(solved)
  const estimate = found.from === 'estimate'
  return [
    {
      text: `Het kadastraal inkomen wordt geïndexeerd: **${eur(out.geindexeerdKI)}**.`,
      formula: `${eur(work.ki)} × ${num(work.index, 4)}`,
      law: [indexcoefficientKI],
    },
    {
      text: `Het gewest ${gewestNaam[found.region]} rekent ${pct(work.rate)}: **${eur(out.basisheffing)}**.`,
      formula: `${eur(out.geindexeerdKI)} × ${pct(work.rate)}`,
      law: [basistariefOV],
    },
    {
      text: `Met de opcentiemen wordt dat **${eur(out.zonderVermindering)}**.`,
      formula: `${eur(out.basisheffing)} × (1 + ${num(out.opcentiemen)} ÷ 100)`,
      sum: [
        { label: 'Gewest', value: out.basisheffing },
        {
          label: estimate ? 'Opcentiemen samen, raming' : `Gemeente: ${num(found.municipal)} opcentiemen`,
          value: out.gemeente,
        },
        ...(estimate ? [] : [{ label: `${level.label}: ${num(level.surcharge)} opcentiemen`, value: level.value }]),
        { label: 'Samen', value: out.zonderVermindering },
      ],
      law: estimate
        ? [opcentiemenRaming]
        : found.region === 'brussel' && values.opcentiemenAgglomeratie === null
          ? [opcentiemenAgglomeratie]
          : [],
    },
    ...(out.verminderingBescheiden > 0
      ? [
          {
            text: `Voor een bescheiden woning valt ${pct(work.modestShare, 0)} weg: **${eur(out.verminderingBescheiden)}**.`,
            law: [bescheidenWoning],
          },
        ]
      : []),
    ...(out.verminderingKinderen > 0
      ? [
          {
            text: `Voor ${household(solved)} gaat er **${eur(out.verminderingKinderen)}** af.`,
            law: CHILD_LAW[found.region],
          },
        ]
      : []),
    {
      text: `Na alle verminderingen blijft **${eur(out.totaal)}**${values.aandeel < 1 ? `, waarvan ${eur(out.onroerendeVoorheffing)} voor jou` : ''}.`,
      sum: [
        { label: 'Onroerende voorheffing', value: out.zonderVermindering },
        { label: 'Verminderingen', value: 0 - out.vermindering },
        { label: 'Te betalen voor de woning', value: out.totaal },
      ],
    },
  ]
}

function sourceNotices({ work: { found, oldList, suspicious } }: Property): Notice[] {
  const name = found.place?.name ?? ''
  const notices: Notice[] = []
  if (found.from === 'estimate')
    notices.push({
      tone: 'warning',
      text: found.place
        ? `Neem de opcentiemen van ${name} over van je aanslagbiljet: dan klopt het bedrag.`
        : 'Vul je postcode in, of neem de opcentiemen over van je aanslagbiljet: dan klopt het bedrag.',
    })
  if (found.others.length > 0)
    notices.push({
      tone: 'warning',
      text: `${name} heeft meer dan één tarief: ${[found.municipal, ...found.others].map((each) => num(each)).join(' en ')} opcentiemen. We namen het eerste. Kijk op je aanslagbiljet en vul het juiste in.`,
    })
  if (oldList && found.year !== null)
    notices.push({
      tone: 'info',
      text: `De opcentiemen van ${name} zijn die van ${found.year}. Nieuwere kennen we niet.`,
    })
  if (found.doubtful && found.from === 'list')
    notices.push({
      tone: 'info',
      text: `De opcentiemen van ${name} komen uit één bron. Kijk ze na op je aanslagbiljet.`,
    })
  if (suspicious)
    notices.push({
      tone: 'info',
      text: `${num(found.municipal)} opcentiemen is weinig voor een gemeente in ${gewestNaam[found.region]}. Kijk het getal na op je aanslagbiljet.`,
    })
  return notices
}

function notices(solved: Property): Notice[] {
  const { values, out, work } = solved
  const found = sourceNotices(solved)
  if (values.bescheiden && work.ki > work.modestLimit)
    found.push({
      tone: 'law',
      text: `Voor een bescheiden woning mag het kadastraal inkomen hoogstens ${eur(work.modestLimit, 0)} zijn. Deze vermindering telt dus niet.`,
    })
  if (values.kinderen === 1 && values.kinderenHandicap === 0 && out.verminderingKinderen === 0)
    found.push({ tone: 'info', text: 'De vermindering voor kinderen begint bij twee kinderen.' })
  if (values.anderenTenLaste > 0 && work.found.region !== 'wallonie')
    found.push({ tone: 'info', text: 'Andere personen ten laste tellen alleen in Wallonië mee.' })
  if (work.found.region !== 'vlaanderen' && out.verminderingKinderen > 0)
    found.push({
      tone: 'info',
      text: 'In Brussel en Wallonië vraag je een vermindering vaak zelf aan. Kijk na of ze op je aanslagbiljet staat.',
    })
  return found
}

export function tell(solved: Property): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { region, from } = work.found
  const yearly = Math.round(out.onroerendeVoorheffing)
  const whole =
    values.aandeel < 1 ? { note: `Jouw ${pct(values.aandeel, 2, 0)}. De delen zijn van de hele woning` } : {}
  return {
    headline: 'onroerendeVoorheffing',
    key: ['perMaand', 'basisheffing', 'gemeente', region === 'brussel' ? 'agglomeratie' : 'provincie', 'vermindering'],
    sentence: sentence(solved),
    captions:
      from === 'estimate'
        ? {
            onroerendeVoorheffing: { label: 'Onroerende voorheffing per jaar, raming', estimated: true, ...whole },
            perMaand: { estimated: true },
            gemeente: {
              estimated: true,
              label: `Gemeente en ${work.found.region === 'brussel' ? 'agglomeratie' : 'provincie'} samen, raming`,
            },
          }
        : { onroerendeVoorheffing: whole, gemeente: { note: `${num(work.found.municipal)} opcentiemen` } },
    charts: [stepChart(solved), chart(solved)],
    tables: [yearTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De opcentiemen zijn voor elk jaar in de tabel gelijk.',
      'Het kadastraal inkomen verandert niet.',
      ...(values.afrondingKI === 'euro'
        ? ['Het geïndexeerd kadastraal inkomen is afgerond op de euro, zoals op het aanslagbiljet.']
        : []),
    ],
    excluded: [
      'Het percentage voor energiezuinige nieuwbouw: dat vul je zelf in.',
      'De Brusselse premie Be Home.',
      'Leegstandsheffing en materieel en outillage.',
    ],
    next: [
      next('woningkrediet-simulator', 'De hele aankoop met je woonlast', {
        gewest: madeOf(region, 'postcode', 'gewest'),
        onroerendeVoorheffing: madeOf(yearly, 'ki'),
      }),
      next('budget-planner', 'Zet het bedrag in je jaarbudget'),
      next('huren-of-kopen-calculator', 'Huren of kopen vergelijken', {
        gewest: madeOf(region, 'postcode', 'gewest'),
        grondlasten: madeOf(yearly, 'ki'),
      }),
    ],
  }
}
