import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { eur, eur0, money, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import {
  brusselBasis,
  brusselJaartoeslag,
  brusselSociaal,
  kinderbijslagGrenzen,
  kindergeldDuitstalig,
  oudeBasis,
  wallonieBasis,
  wallonieJaartoeslag,
  wallonieToeslagen,
} from '#rules/familie/kinderbijslag.figures.ts'
import { schooltoeslag, schooltoeslagGrenzen } from '#rules/familie/schooltoeslag.figures.ts'
import { groeipakketBasis, groeipakketOud, groeipakketToeslagen } from '#rules/familie/groeipakket.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Benefit = Case<typeof inputs, typeof outputs, typeof solve>

const PLACES = {
  vlaanderen: { name: 'Vlaanderen', month: 'augustus', yearly: 'Schoolbonus' },
  brussel: { name: 'Brussel', month: 'juli', yearly: 'Jaarlijkse toeslag' },
  wallonie: { name: 'Wallonië', month: 'juli', yearly: 'Jaarlijkse toeslag' },
  duitstalig: { name: 'de Duitstalige Gemeenschap', month: 'juli', yearly: 'Jaarlijkse toeslag' },
} as const

/** The year whose income decides on the social supplement. */
const LATER = 'Verdien je meer, dan verandert je toeslag pas later.'
const INCOME_OF = {
  vlaanderen: `van je laatste aanslagbiljet. ${LATER}`,
  brussel: 'van het jaar zelf. Je fonds betaalt voorlopig en kijkt het twee jaar later na met je belastinggegevens.',
  wallonie: `van twee jaar terug. ${LATER}`,
} as const

const baseFigures = {
  vlaanderen: [groeipakketBasis, groeipakketOud],
  brussel: [brusselBasis],
  wallonie: [wallonieBasis, oudeBasis],
  duitstalig: [kindergeldDuitstalig],
} as const
const socialFigures = {
  vlaanderen: [groeipakketToeslagen],
  brussel: [brusselSociaal, kinderbijslagGrenzen],
  wallonie: [wallonieToeslagen, kinderbijslagGrenzen],
  duitstalig: [kindergeldDuitstalig],
} as const
const yearFigures = {
  vlaanderen: [groeipakketToeslagen],
  brussel: [brusselJaartoeslag],
  wallonie: [wallonieJaartoeslag],
  duitstalig: [],
} as const

const ageText = (age: number) => (age < 1 ? 'jonger dan 1 jaar' : `${age} jaar`)
const childrenText = (count: number) => plural(count, 'kind', 'kinderen')

function sentence({ values, out, work }: Benefit): string {
  if (out.kinderenMetRecht === 0)
    return `Voor ${values.kinderen.length === 1 ? 'dit kind' : 'deze kinderen'} is er deze maand geen recht op kinderbijslag.`
  const main = `Voor ${childrenText(out.kinderenMetRecht)} in ${PLACES[values.woonplaats].name} krijg je **${eur(out.perMaand)}** per maand${
    out.jaartoeslag > 0 ? `, en in ${PLACES[values.woonplaats].month} nog eens ${eur(out.jaartoeslag)}` : ''
  }.`
  const school = out.schooltoeslag
    ? ` Per schooljaar komt daar ongeveer ${eur0(out.schooltoeslag)} schooltoeslag bij.`
    : ''
  return work.coming === null && out.socialeToeslag === 0 && work.cliffs.length > 0
    ? `${main}${school} Je inkomen is te hoog voor een sociale toeslag.`
    : `${main}${school}`
}

/** A band per child: sure until 18, and until 25 as long as it studies. */
function childChart({ values }: Benefit, today: string): Chart {
  const at = (month: string, years: number) => `${Number(month.slice(0, 4)) + years}${month.slice(4)}-01`
  const bands = values.kinderen.flatMap(({ geboren }, index) => {
    if (geboren === null) return []
    const end = at(geboren, 25)
    if (end <= today) return []
    const from = `${geboren}-01` > today ? `${geboren}-01` : today
    const sure = Date.parse(at(geboren, 18)) - Date.parse(from)
    return [
      {
        label: `Kind ${index + 1}`,
        from,
        to: end,
        filled: Math.max(0, Math.min(1, sure / (Date.parse(end) - Date.parse(from)))),
        note: `18 in ${at(geboren, 18).slice(0, 4)}`,
      },
    ]
  })
  return {
    kind: 'timeline',
    key: 'kinderen',
    title: 'Hoelang elk kind nog meetelt',
    sentence: 'Het eerste stuk is zeker, tot 18 jaar. Daarna telt je kind tot 25, zolang het studeert.',
    from: today,
    to: bands.reduce((latest, { to }) => (to > latest ? to : latest), today),
    bars: bands,
  }
}

const yearChart = ({ work }: Benefit): Chart => ({
  kind: 'columns',
  key: 'jaren',
  title: 'Kinderbijslag jaar per jaar, aan de bedragen van nu',
  sentence:
    'Wat je elk jaar krijgt tot het jongste kind 25 is, dit jaar vanaf deze maand. Na 18 jaar telt alleen wie studeert.',
  y: { unit: 'euro0' },
  columns: work.years.map((row) => ({
    label: String(row.year),
    parts: [
      { label: 'Tot 18 jaar', value: row.sure, tone: 'main' },
      { label: 'Zolang ze studeren', value: row.studying, tone: 'third' },
    ],
  })),
})

function childTable({ values, work }: Benefit): Table {
  const amounts = [
    { key: 'totaal', label: 'Samen', of: 'totaal' },
    { key: 'basis', label: 'Basisbedrag', of: 'basis' },
    { key: 'leeftijd', label: 'Leeftijdstoeslag', of: 'leeftijdstoeslag' },
    { key: 'sociaal', label: 'Sociale toeslag', of: 'sociaal' },
    { key: 'extra', label: 'Wezen- en zorgtoeslag', of: 'extra' },
    { key: 'jaar', label: `${PLACES[values.woonplaats].yearly}, eens per jaar`, of: 'jaartoeslag' },
    { key: 'school', label: 'Schooltoeslag, eens per jaar', of: 'school' },
  ] as const
  // A supplement nobody gets is no column.
  const given = amounts.filter(({ key, of }) => key === 'totaal' || work.lines.some((one) => one[of] !== 0))
  return {
    key: 'kinderen',
    title: 'Kind per kind, per maand',
    columns: [
      { key: 'kind', label: 'Kind', unit: 'text' },
      ...given.map(({ key, label }) => ({ key, label, unit: 'euro', total: true }) as const),
    ],
    rows: work.lines.map((one) => [
      `${ageText(one.leeftijd)}${one.oud ? ' (oude regeling)' : ''}`,
      ...given.map(({ of }) => one[of]),
    ]),
  }
}

const limitTable = ({ work }: Benefit): Table => ({
  key: 'grenzen',
  title: 'Waar je inkomen telt',
  columns: [
    { key: 'grens', label: 'Gezinsinkomen per jaar', unit: 'euro' },
    { key: 'verlies', label: 'Minder per jaar erboven', unit: 'euro' },
    { key: 'onder', label: 'Per maand eronder', unit: 'euro' },
    { key: 'boven', label: 'Per maand erboven', unit: 'euro' },
  ],
  rows: work.cliffs.map((row) => [row.limit, row.lost, row.below, row.above]),
})

const yearTable = ({ work }: Benefit): Table => ({
  key: 'jaren',
  title: 'Jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'year' },
    { key: 'samen', label: 'Samen', unit: 'euro', formula: '{zeker}+{studie}' },
    { key: 'zeker', label: 'Tot 18 jaar', unit: 'euro' },
    { key: 'studie', label: 'Na 18 jaar, bij studie', unit: 'euro' },
    { key: 'kinderen', label: 'Kinderen', unit: 'number' },
  ],
  rows: work.years.map((row) => [row.year, row.together, row.sure, row.studying, row.children]),
  note: 'Het eerste jaar telt vanaf deze maand. Zonder index en met hetzelfde inkomen.',
})

type School = NonNullable<Benefit['work']['school']>

const schoolStep = (income: number, amount: number, { points, low, high }: School): Step => ({
  text:
    amount > 0
      ? `Daarnaast is er de schooltoeslag: samen **${eur(amount)}** per schooljaar. Met ${plural(points, 'punt', 'punten')} is ze volledig tot een inkomen van ${eur(low)} en stopt ze boven ${eur(high)}.`
      : income > high
        ? `Voor een schooltoeslag ligt je inkomen te hoog: met ${plural(points, 'punt', 'punten')} stopt ze boven ${eur(high)}.`
        : 'Geen van je kinderen zit dit schooljaar in het kleuter-, lager of secundair onderwijs: geen schooltoeslag.',
  law: [schooltoeslag, schooltoeslagGrenzen],
})

function steps({ values, out, work }: Benefit): Step[] {
  const place = values.woonplaats
  const extra = [
    { label: 'Leeftijdstoeslag', value: out.leeftijdstoeslag },
    { label: 'Sociale toeslag', value: out.socialeToeslag },
    { label: 'Wezentoeslag', value: out.wezentoeslag },
    { label: 'Zorgtoeslag en andere toeslag', value: out.zorgtoeslag },
  ].filter((line) => line.value !== 0)
  const social = out.socialeToeslag > 0 ? `**${eur(out.socialeToeslag)}** per maand` : '**geen**'
  return [
    {
      text:
        out.kinderenMetRecht === 1
          ? `Het basisbedrag is **${eur(out.basis)}** per maand.`
          : `De basisbedragen van ${childrenText(out.kinderenMetRecht)} zijn samen **${eur(out.basis)}** per maand.`,
      law: baseFigures[place],
    },
    {
      text:
        place === 'duitstalig'
          ? `De sociale toeslag hangt af van je recht op de verhoogde tegemoetkoming: ${social}.`
          : `Bij een inkomen van ${money(values.inkomen)} krijg je ${social} sociale toeslag.`,
      law: socialFigures[place],
    },
    {
      text: `Samen is dat **${eur(out.perMaand)}** per maand.`,
      sum: [{ label: 'Basisbedragen', value: out.basis }, ...extra, { label: 'Per maand', value: out.perMaand }],
    },
    {
      text: `Op een jaar krijg je **${eur(out.perJaar)}**.`,
      sum: [
        { label: 'Twaalf maanden', value: work.twelve },
        ...(out.jaartoeslag > 0 ? [{ label: PLACES[place].yearly, value: out.jaartoeslag }] : []),
        { label: 'Per jaar', value: out.perJaar },
      ],
      law: yearFigures[place],
    },
    ...(work.school ? [schoolStep(values.inkomen, out.schooltoeslag ?? 0, work.school)] : []),
  ]
}

function notices({ values, work }: Benefit): Notice[] {
  const found: Notice[] = []
  const place = values.woonplaats
  if (work.coming)
    found.push({
      tone: 'info',
      text: `Komt je inkomen boven ${eur(work.coming.limit)}, dan verlies je ${eur(work.coming.lost)} per jaar.`,
    })
  if (work.earlyOrphan !== null)
    found.push({
      tone: 'law',
      text: `We rekenen met een overlijden sinds 2019. Een kind dat al voor 2019 wees was, houdt een basisbedrag van ${eur(work.earlyOrphan)}.`,
    })
  if (work.adults > 0)
    found.push({
      tone: 'info',
      text: 'Na 18 jaar loopt de kinderbijslag alleen door als je kind studeert of pas van school is, en niet te veel werkt.',
    })
  if (work.withoutRight > 0)
    found.push({
      tone: 'info',
      text: `${childrenText(work.withoutRight)} ${work.withoutRight === 1 ? 'heeft' : 'hebben'} deze maand geen recht: ouder dan 25, of deze maand geboren.`,
    })
  if (place === 'brussel' || place === 'wallonie')
    found.push({
      tone: 'info',
      text: 'De bedragen zijn die van de wet maal de index van de uitkeringen. Je fonds kan een cent anders afronden.',
    })
  if (place === 'wallonie' && values.alleenstaand)
    found.push({
      tone: 'info',
      text: 'Wallonië verhoogt de toeslag voor alleenstaande ouders met een middelgroot inkomen. De datum vonden we niet; we rekenen met het oude bedrag.',
    })
  return found
}

export function tell(solved: Benefit, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: 'perMaand',
    key: ['perJaar', 'socialeToeslag', 'jaartoeslag', 'schooltoeslag', 'startbedrag'],
    captions: {
      jaartoeslag: { label: `${PLACES[values.woonplaats].yearly} in ${PLACES[values.woonplaats].month}` },
      perJaar: solved.out.jaartoeslag > 0 ? {} : { note: 'Twaalf maanden' },
    },
    sentence: sentence(solved),
    charts: work.years.length > 0 ? [childChart(solved, law.date), yearChart(solved)] : [],
    tables: [childTable(solved), ...(work.cliffs.length > 0 ? [limitTable(solved)] : []), yearTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Je kind woont in België en telt mee van de maand na de geboorte tot de maand waarin het 25 wordt.',
      'Een hogere leeftijd telt vanaf de maand na de verjaardag.',
      ...(values.woonplaats === 'duitstalig' ? [] : [`Het inkomen is dat ${INCOME_OF[values.woonplaats]}`]),
      ...(work.school
        ? [
            `De schooltoeslag staat niet in het bedrag per jaar. We rekenen met het schooljaar ${work.school.year}-${work.school.year + 1}: nieuwere bedragen vonden we niet, ze liggen iets hoger. Elk kind gaat naar school volgens zijn leeftijd, als externe leerling.`,
          ]
        : []),
      ...(work.reform === null
        ? []
        : [
            `Kinderen van voor ${work.reform} houden de oude bedragen. Het laagste is voor het ${values.woonplaats === 'vlaanderen' ? 'jongste' : 'oudste'} van hen.`,
          ]),
    ],
    excluded: [
      ...(work.school
        ? [
            'De kinderopvangtoeslag en de kleutertoeslag.',
            'Een hogere schooltoeslag voor een intern, een zevende jaar of een gezin met een vervangingsinkomen.',
          ]
        : ['Studietoelagen voor leerlingen buiten Vlaanderen.']),
      'Gezinnen die in Brussel of de Duitstalige Gemeenschap een hoger oud bedrag behielden.',
      'Gelijk verdeeld verblijf: elke ouder krijgt dan de helft van de sociale toeslag.',
      ...(values.andereToeslag > 0
        ? []
        : ['De toeslag voor een zieke of invalide ouder en voor pleegzorg: vul die in bij “Andere toeslag”.']),
      'De grens op je kadastraal inkomen en op wat een student zelf verdient.',
    ],
    next: [
      // That page knows the basic amounts only.
      next(
        'budget-planner',
        out.perMaand > out.basis ? 'Mijn maandbudget, met de basisbedragen' : 'Mijn maandbudget met kinderbijslag',
        {
          huishouden: 'gezin',
          kinderen: madeOf(out.kinderenMetRecht, 'kinderen'),
          ...(values.alleenstaand ? { partnerloon: madeOf(0, 'alleenstaand') } : {}),
          ...(values.woonplaats === 'duitstalig' ? {} : { gewest: by('woonplaats') }),
        },
      ),
      next('kinderrekening-calculator', 'De kinderbijslag sparen voor mijn kind'),
      next('bruto-netto-calculator', 'Wat scheelt een kind op mijn loonbrief?', {
        kinderen: madeOf(out.kinderenMetRecht, 'kinderen'),
      }),
    ],
  }
}
