import type { Benefits } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, listText, longDate, money, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import {
  HERVORMING,
  LAATSTE_DAG,
  LOONGRENS_VAN,
  OVERGANG_VANAF,
} from '#rules/uitkeringen/werkloosheid-overgang.figures.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import { boundsOf, decided, periodText, phaseName } from './tell-words.ts'

const monthsText = (count: number) => plural(count, 'maand', 'maanden')

function costsText({ out, work }: Benefits): string {
  if (out.kosten === 0) return ''
  if (work.firstShort === null)
    return out.partner > 0
      ? ` Met het inkomen van je partner kun je je kosten van ${eur(out.kosten)} al die tijd betalen.`
      : ` Je kosten van ${eur(out.kosten)} kun je al die tijd betalen.`
  if (out.maandenRecht !== null && work.firstShort > out.maandenRecht)
    return out.partner > 0
      ? ` Daarna dekt het inkomen van je partner je kosten van ${eur(out.kosten)} niet.`
      : ` Daarna heb je niets meer voor je kosten van ${eur(out.kosten)}.`
  return work.firstShort === 1
    ? ` Al de eerste maand dekt het je kosten van ${eur(out.kosten)} niet.`
    : ` Vanaf maand ${work.firstShort} dekt het je kosten van ${eur(out.kosten)} niet.`
}

function sentence(solved: Benefits): string | Asking {
  const { values, out, work } = solved
  if (work.amounts.length === 0) {
    if (values.statuut !== 'zelfstandige')
      return 'Je hebt **geen recht** op een werkloosheidsuitkering: daarvoor is een jaar werk in de laatste drie jaar nodig.'
    return values.reden === 'vrijwillig'
      ? 'Je krijgt **niets**: wie uit eigen keuze stopt, heeft geen overbruggingsrecht.'
      : 'Je hebt nog **geen recht** op overbruggingsrecht: dat vraagt vier kwartalen met bijdragen.'
  }
  if (out.uitkering === 0 && values.brutoloon === 0)
    return { asks: 'Vul je brutoloon in: de uitkering is een deel daarvan.' }
  const later = work.amounts.slice(1).map(({ from, paid }) => `vanaf maand ${from} ${eur(paid.netto)}`)
  const path = listText([
    `${work.first > 1 ? 'na je gewaarborgd loon ' : ''}**${eur(out.uitkering)}** netto per maand`,
    ...later,
  ])
  if (values.situatie === 'moederschap')
    return `Tijdens je moederschapsrust krijg je ${path}. Na ${work.weeks} weken krijg je opnieuw je gewone inkomen.${costsText(solved)}`
  if (values.situatie === 'tijdelijk' && values.statuut === 'zelfstandige' && out.bruto === 0)
    return `Je krijgt **niets**: een onderbreking van minder dan een week geeft geen overbruggingsrecht. Van je inkomen blijft ${eur(out.uitkering)} per maand.${costsText(solved)}`
  if (values.situatie === 'tijdelijk')
    return `Zolang je tijdelijk werkloos bent, krijg je ${path}${work.partMonth ? `, met je ${values.statuut === 'zelfstandige' ? 'inkomen' : 'loon'} voor de andere dagen` : ''}.${costsText(solved)}`
  const end =
    out.maandenRecht === null || out.laatsteMaand === null ? '' : ` Dat loopt tot en met ${longDate(out.laatsteMaand)}.`
  return `Je krijgt ${path}.${end}${costsText(solved)}`
}

/** A staircase, as wide as each amount lasts: pale where it falls under what you spend. */
function courseChart({ out, work }: Benefits): Chart {
  const runs: { income: number; from: number; to: number }[] = []
  for (const { number, income } of work.rows) {
    const last = runs.at(-1)
    if (last && Math.abs(last.income - income) < 0.005) last.to = number
    else runs.push({ income, from: number, to: number })
  }
  return {
    kind: 'columns',
    key: 'verloop',
    title: 'Wat er elke maand binnenkomt, naast je kosten',
    sentence:
      work.firstShort === null
        ? 'Je inkomen blijft elke maand boven je kosten.'
        : `Vanaf maand ${work.firstShort} ligt je inkomen onder je kosten; samen kom je ${money(out.tekort)} tekort.`,
    y: { unit: 'euro0' },
    columns: runs.map(({ income, from, to }) => ({
      label: `maand ${to}`,
      width: to - from + 1,
      parts: [{ label: 'Inkomen van je gezin', value: income, tone: income < out.kosten ? 'third' : 'main' }],
    })),
    levels: [
      ...(out.kosten > 0 ? [{ label: 'uitgaven', value: out.kosten }] : []),
      { label: 'nu', value: work.householdNow },
    ],
  }
}

const phaseTable = ({ work }: Benefits): Table => ({
  key: 'fasen',
  title: 'Fase per fase',
  columns: [
    { key: 'periode', label: 'Periode', unit: 'text' },
    { key: 'netto', label: 'Netto per maand', unit: 'euro' },
    { key: 'bruto', label: 'Voor inhouding', unit: 'euro' },
    { key: 'telt', label: 'Wat telt', unit: 'text' },
    { key: 'laagste', label: 'Minimum', unit: 'euro' },
    { key: 'hoogste', label: 'Maximum', unit: 'euro' },
  ],
  rows: work.phases.map((phase) => [
    `${periodText(phase)}: ${phaseName(phase.paid.phase, work.amounts.length > 0)}`,
    phase.paid.netto,
    phase.paid.bruto,
    decided(phase.paid),
    boundsOf(phase.paid).laagste,
    boundsOf(phase.paid).hoogste,
  ]),
  note: `Het minimum en het maximum gelden ${work.byFamily ? 'voor jouw gezin, ' : ''}voor inhouding, in een maand van 26 uitkeringsdagen.`,
})

const monthTable = ({ work }: Benefits): Table => ({
  key: 'maanden',
  title: 'Maand per maand',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'month' },
    { key: 'over', label: 'Over na je kosten', unit: 'euro' },
    { key: 'inkomen', label: 'Inkomen van je gezin', unit: 'euro' },
    { key: 'netto', label: 'Uitkering en loon, netto', unit: 'euro', total: true },
    { key: 'bruto', label: 'Voor inhouding', unit: 'euro', total: true },
    { key: 'ingehouden', label: 'Ingehouden', unit: 'euro', total: true },
  ],
  rows: work.rows.map((row) => [row.month, row.left, row.income, row.paid.netto, row.paid.bruto, row.withheld]),
})

function notices({ values, out, work }: Benefits): Notice[] {
  const found: Notice[] = []
  const own = values.statuut === 'zelfstandige'
  if (values.situatie === 'ontslag' && !own && work.long && out.maandenRecht !== null && values.leeftijd === null)
    found.push({
      tone: 'law',
      text: 'Met zo’n lange loopbaan stopt je uitkering niet als je 55 of ouder bent. Vul je leeftijd in bij “Andere vragen”.',
    })
  if (work.pension)
    found.push({
      tone: 'warning',
      text: `Je wordt ${work.pension.age} in ${longDate(work.pension.month)} of in het jaar ervoor: dan stopt je uitkering en begint je pensioen. De maanden daarna tellen hier nog als uitkering.`,
    })
  if (work.transition && work.amounts.length > 0)
    found.push({
      tone: 'law',
      text: `Je werd werkloos voor ${longDate(`${HERVORMING}-01`)}: je einddatum en je bedrag volgen de overgang. De brief van de RVA gaat voor.`,
    })
  if (work.partTime)
    found.push({
      tone: 'warning',
      text: 'Je loon ligt onder het minimum voor wie voltijds werkte. Werkte je deeltijds, dan gelden eigen regels: de RVA rekent je bedrag uit.',
    })
  if (work.aboveWage && !work.partTime && work.amounts.length > 0)
    found.push({
      tone: 'info',
      text: `De uitkering ligt hier boven je ${values.statuut === 'zelfstandige' ? 'netto-inkomen' : 'nettoloon: er wordt minder ingehouden, of het minimum geldt'}. Bij je aangifte betaal je soms nog belasting bij.`,
    })
  if (values.situatie === 'ziekte' && values.statuut === 'arbeider')
    found.push({
      tone: 'info',
      text: 'Als arbeider krijg je zeven dagen je loon van je werkgever. Daarna betaalt hij, en na veertien dagen het ziekenfonds, een deel; een cao vult aan tot ongeveer je loon na RSZ. Wij rekenen een maand met je gewone nettoloon.',
    })
  if (values.situatie === 'ziekte' && own && values.verzekering === 0)
    found.push({
      tone: 'info',
      text: 'Ben je minder dan acht dagen ziek, dan krijg je als zelfstandige niets. Vanaf acht dagen telt elke dag mee.',
    })
  return found
}

const HEADLINES = {
  ontslag: 'Uitkering in de eerste maand, netto',
  ziekte: 'Ziekte-uitkering per maand, netto',
  tijdelijk: 'Netto per maand',
  moederschap: 'Uitkering in de eerste maand, netto',
} as const

function captions({ values, work }: Benefits) {
  const period = `over ${monthsText(values.duur)}`
  return {
    uitkering: {
      label: HEADLINES[values.situatie],
      note: work.first > 1 ? `Vanaf maand ${work.first}; eerst betaalt je werkgever` : undefined,
    },
    tekort: { label: `Tekort ${period}`, note: work.firstShort === null ? 'Je kunt al je kosten betalen' : undefined },
    minder: { note: work.amounts.length > 0 ? 'In de eerste maand met een uitkering' : undefined },
  } as const
}

function supposed({ values, work }: Benefits): string[] {
  const own = values.statuut === 'zelfstandige'
  switch (values.situatie) {
    case 'ziekte':
      return ['Je blijft de hele periode volledig arbeidsongeschikt erkend.']
    case 'tijdelijk':
      return own
        ? [
            'Je onderbreking is gedwongen en duurt minstens een week: per week krijg je een vierde van het overbruggingsrecht.',
          ]
        : [
            'Het loon van de dagen die je werkt, is dat van een loonbrief met zoveel minder bruto.',
            'De bedrijfsvoorheffing op tijdelijke werkloosheid is het laatste tarief dat we vonden.',
          ]
    case 'moederschap':
      return [
        own
          ? 'Je neemt alle weken na elkaar en voltijds.'
          : 'Je neemt alle weken na elkaar. Op de uitkering gaat dezelfde bedrijfsvoorheffing af als bij ziekte.',
      ]
    default:
      return own
        ? ['Je betaalde genoeg bijdragen en hebt geen recht op een andere uitkering.']
        : [
            'Je werkte voltijds, werd buiten je wil werkloos en zoekt werk.',
            'De jaren die je werkte, gebruikte je nog niet voor een vroegere uitkering.',
            ...(work.transition
              ? [
                  `Na het eerste jaar telt de loongrens van ${longDate(LOONGRENS_VAN)} met de index: een latere vonden we niet.`,
                ]
              : []),
          ]
  }
}

function leftOut({ values }: Benefits): string[] {
  switch (values.situatie) {
    case 'ziekte':
      return [
        'Hervallen, gedeeltelijk werken tijdens ziekte, arbeidsongevallen en beroepsziekten.',
        'Een contract van minder dan drie maanden, of nog geen maand in dienst als arbeider.',
        'Aanvullingen van je sector of werkgever na de eerste maand, en de ondergrens waaronder geen voorheffing afgaat.',
      ]
    case 'tijdelijk':
      return ['De toeslag van je werkgever of sectorfonds per dag, en de premie die je zo misloopt.']
    case 'moederschap':
      return ['Een meerling, een baby die in het ziekenhuis blijft, werkverwijdering en de rust van wie werkloos is.']
    default:
      return values.statuut === 'zelfstandige'
        ? [
            'Een recht op werkloosheid van vroeger, toen je nog werknemer was.',
            'Een langer extra recht na je eerste jaar, en bijverdienen tijdens het overbruggingsrecht.',
          ]
        : [
            `Wie al voor ${longDate(`${OVERGANG_VANAF}-01`)} werkloos was: de RVA schreef je een eigen einddatum, uiterlijk ${longDate(LAATSTE_DAG)}.`,
            'Opzegtermijn en ontslagvergoeding: je uitkering begint pas daarna.',
            'Periodes die je recht verlengen, zoals werk, ziekte of een opleiding voor de zorg.',
            'Schorsing, deeltijds werk met een aanvulling, en het einde op je pensioenleeftijd.',
          ]
  }
}

export function tell(solved: Benefits): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const own = values.statuut === 'zelfstandige'
  const most = Math.min(12, values.duur)
  return {
    headline: 'uitkering',
    key: ['naEenJaar', 'laatsteMaand', 'minder', 'tekort'],
    captions: captions(solved),
    sentence: sentence(solved),
    charts: [courseChart(solved)],
    tables: [phaseTable(solved), monthTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Elke maand telt 26 uitkeringsdagen. De echte betaling volgt de kalender en schommelt een beetje.',
      'We rekenen met de bedragen van vandaag, zonder de volgende index. Hogere uitkeringen kregen bij de laatste indexsprong wat minder dan twee procent: op de maxima kan dat een twintigtal euro schelen.',
      'Netto is na bedrijfsvoorheffing. De belasting na je aangifte kan hoger of lager zijn.',
      ...supposed(solved),
    ],
    excluded: [
      ...leftOut(solved),
      'Statutaire ambtenaren, schoolverlaters en geboorteverlof.',
      'De beperkte indexering van hoge uitkeringen: we rekenen elke indexering volledig door.',
      'Kinderbijslag, vakantiegeld, eindejaarspremie en de belasting na je aangifte.',
    ],
    next: [
      next('noodfonds-calculator', 'Hoe groot moet mijn buffer dan zijn?', {
        nettoInkomen: madeOf(out.nettoNu, 'brutoloon', 'nettoInkomen'),
        levensonderhoud: by('levensonderhoud'),
        gezin: madeOf(work.family === 'samenwonend' ? 'partnerMetInkomen' : values.gezin, 'gezin', 'samenwonend'),
        verzekering: by('verzekering'),
        ...(values.situatie === 'ziekte' ? { ziekteduur: madeOf(most, 'duur') } : {}),
        ...(values.situatie === 'ontslag' ? { zoekduur: madeOf(most, 'duur') } : {}),
      }),
      ...(values.situatie !== 'ontslag' || own
        ? [next('budget-planner', 'Waar kan ik besparen?')]
        : [next('opzegtermijn-calculator', 'Hoelang loopt mijn loon eerst nog door?')]),
      ...(own ? [] : [next('bruto-netto-calculator', 'Wat houd ik nu over van mijn loon?')]),
    ],
  }
}
