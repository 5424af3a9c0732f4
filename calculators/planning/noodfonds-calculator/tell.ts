import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { overbruggingsrecht } from '#rules/uitkeringen/overbruggingsrecht.figures.ts'
import { gewaarborgdLoon, werkloosheid, ziektePercentage } from '#rules/uitkeringen/uitkeringen.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Buffer = Case<typeof inputs, typeof outputs, typeof solve>

const RISKS = {
  inkomen: 'één inkomen',
  woning: 'een eigen woning',
  auto: 'een auto',
  kinderen: 'kinderen',
  zelfstandig: 'werk als zelfstandige',
} as const

const monthsText = (count: number) => plural(count, 'maand', 'maanden')

function reason({ values, work }: Buffer): string {
  switch (work.why) {
    case 'ziekte':
      return `${monthsText(values.ziekteduur)} ziekte`
    case 'ontslag':
      return `${monthsText(values.zoekduur)} zonder werk`
    case 'pech':
      return 'pech met woning of auto'
    default:
      return 'één maand uitgaven, onze ondergrens'
  }
}

const risksText = ({ work: { risks } }: Buffer): string =>
  risks.length === 0 ? 'zonder extra risico’s' : `voor ${risks.map((risk) => RISKS[risk]).join(', ')}`

function sentence(solved: Buffer): string | Asking {
  const { values, out, work } = solved
  if (out.uitgaven === 0) return { asks: 'Vul je kosten per maand in: dan zie je hoeveel je achter de hand houdt.' }
  const ready =
    out.nogNodig === 0
      ? ' Dat heb je al.'
      : out.klaarIn === null
        ? ''
        : ` Je bent er met ${eur0(values.sparenPerMaand)} per maand in ${longDate(out.klaarIn)}.`
  if (values.doelMaanden !== null)
    return `Je koos ${monthsText(values.doelMaanden)} uitgaven: **${eur0(out.bufferRuim)}**.${ready}`
  if (out.buffer === out.bufferRuim) return `Mik op **${eur0(out.bufferRuim)}**: genoeg voor ${reason(solved)}.${ready}`
  const top =
    work.top === 'vuistregel'
      ? `de vuistregel van ${monthsText(out.maandenVuistregel)} uitgaven`
      : 'genoeg als ziekte en pech samenvallen'
  return `Mik op ${eur0(out.buffer)} (${reason(solved)}) tot **${eur0(out.bufferRuim)}** (${top}).${ready}`
}

/** One jar: what is in it, what it must hold, and the setbacks as marks on the glass. */
function jarChart({ values, out }: Buffer): Chart {
  const inJar = Math.min(values.nuGespaard, out.bufferRuim)
  const setbacks = [
    { x: out.gatZiekte, label: `ziek ${eur0(out.gatZiekte)}` },
    { x: out.gatOntslag, label: `zonder werk ${eur0(out.gatOntslag)}` },
    { x: out.pech, label: `pech ${eur0(out.pech)}` },
    { x: out.dubbelePech, label: `twee tegelijk ${eur0(out.dubbelePech)}` },
  ].filter(({ x }, index, all) => x > 0 && all.findIndex((other) => other.x === x) === index)
  return {
    kind: 'split',
    key: 'pot',
    title: 'Hoe vol je pot moet zijn',
    sentence: `Een ruime pot is ${eur0(out.bufferRuim)}. Er zit nu ${eur0(values.nuGespaard)} in.`,
    y: { unit: 'euro0' },
    zones: true,
    rows: [
      {
        label: 'Je pot',
        whole: eur0(out.bufferRuim),
        parts: [
          { label: 'gespaard', value: inJar, tone: 'main' },
          { label: 'nog te sparen', value: out.bufferRuim - inJar, tone: 'open' },
        ],
      },
    ],
    marks: setbacks.map((mark) => ({ ...mark, strong: mark.x === out.buffer })),
  }
}

/** A gap that there is not is no amount. */
const short = (gap: number): string => (gap === 0 ? 'niets' : eur0(gap))

function gapChart({ values, out, work: { sick, jobless } }: Buffer): Chart {
  const length = Math.max(values.ziekteduur, values.zoekduur)
  const gaps = (months: readonly { readonly gap: number }[]) =>
    Array.from({ length }, (_, index) => months[index]?.gap ?? 0)
  return {
    kind: 'step',
    key: 'gat',
    title: 'Wat je elke maand tekortkomt',
    sentence: `Bij ziekte kom je samen ${short(out.gatZiekte)} tekort, zonder werk ${short(out.gatOntslag)}.`,
    x: { label: 'Maand', values: Array.from({ length }, (_, index) => index + 1) },
    y: { unit: 'euro0' },
    series: [
      { key: 'ziekte', label: 'Ziek', values: gaps(sick) },
      { key: 'ontslag', label: 'Zonder werk', values: gaps(jobless) },
    ],
  }
}

const scenarioTable = ({ values, out }: Buffer): Table => {
  const row = (text: string, amount: number) => [text, amount, out.uitgaven > 0 ? amount / out.uitgaven : 0] as const
  return {
    key: 'scenarios',
    title: 'Vier keer tegenslag, en de vuistregel',
    columns: [
      { key: 'scenario', label: 'Wat gebeurt er?', unit: 'text' },
      { key: 'nodig', label: 'Nodig uit je buffer', unit: 'euro0' },
      { key: 'maanden', label: 'In maanden uitgaven', unit: 'number', decimals: 1 },
    ],
    rows: [
      row(`Ziek, ${monthsText(values.ziekteduur)}`, out.gatZiekte),
      row(`Zonder werk, ${monthsText(values.zoekduur)}`, out.gatOntslag),
      row('Pech met woning of auto', out.pech),
      row('Dubbele pech: ziek én kapot', out.dubbelePech),
      row(`Vuistregel: ${monthsText(out.maandenVuistregel)} uitgaven`, out.bufferVuistregel),
    ],
  }
}

const buildUpTable = ({ work: { buildUp } }: Buffer): Table => ({
  key: 'opbouw',
  title: 'Zo bouw je hem op',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'month' },
    { key: 'saldo', label: 'In je noodfonds', unit: 'euro0' },
    { key: 'nogNodig', label: 'Nog nodig', unit: 'euro0' },
  ],
  rows: buildUp.map((one) => [one.month, one.saved, one.missing]),
})

function notices(solved: Buffer): Notice[] {
  const { values, out, work } = solved
  const found: Notice[] = []
  if (values.statuut === 'zelfstandige' && values.verzekering === 0)
    found.push({
      tone: 'warning',
      text: `Als zelfstandige krijg je bij ziekte een vast${out.gatZiekte > 0 ? ', laag bedrag. Een verzekering gewaarborgd inkomen verkleint het gat' : ' bedrag. Daarmee betaal je hier je uitgaven'}. Stop je uit eigen keuze, dan krijg je niets.`,
    })
  if (out.bufferRuim < work.worst)
    found.push({
      tone: 'warning',
      text: `Je eigen doel is te klein voor de zwaarste tegenslag: ${eur0(work.worst)}, door ${reason(solved)}.`,
    })
  if (work.aboveWage)
    found.push({
      tone: 'info',
      text: 'Bij ziekte is je uitkering hier hoger dan je nettoloon. Dat kan met een laag loon: er geldt een minimum. Kijk anders je bedragen na.',
    })
  if (out.maandenSparen === null)
    found.push({ tone: 'warning', text: 'Zonder maandelijks sparen raakt je noodfonds niet vol.' })
  if (work.notice !== null)
    found.push({
      tone: 'info',
      text: `Bij ontslag heb je eerst nog ${plural(work.notice, 'week', 'weken')} opzeg met loon. Die tijd telt niet mee in het gat.`,
    })
  return found
}

function steps(solved: Buffer): Step[] {
  const { values, out, work } = solved
  const sickIncome = work.sick.at(-1)?.income ?? 0
  const sickText =
    values.ziekteduur > work.paidOn
      ? `Bij ziekte krijg je ${values.statuut === 'zelfstandige' ? '' : 'na het gewaarborgd loon '}ongeveer ${eur0(sickIncome)} netto per maand`
      : 'Bij ziekte loopt je loon zo lang door'
  const bad: Step = {
    text: `Pech met woning of auto kan **${eur0(out.pech)}** kosten.`,
    formula: `${values.wonen === 'eigen' ? `${eur0(work.home)} + ` : ''}${pct(work.carShare, 0)} van ${eur0(values.autowaarde)}`,
  }
  return [
    {
      text: `Je hebt elke maand **${eur0(out.uitgaven)}** nodig.`,
      sum: [
        { label: 'Vaste kosten', value: values.vasteKosten },
        { label: 'Noodzakelijk leven', value: values.levensonderhoud },
        { label: 'Samen', value: out.uitgaven },
      ],
    },
    {
      text: `${sickText}. Over ${monthsText(values.ziekteduur)} kom je **${short(out.gatZiekte)}** tekort.`,
      law: [ziektePercentage, gewaarborgdLoon],
    },
    {
      text: `Zonder werk kom je over ${monthsText(values.zoekduur)} **${short(out.gatOntslag)}** tekort.`,
      law:
        values.statuut === 'ambtenaar' ? [] : [values.statuut === 'zelfstandige' ? overbruggingsrecht : werkloosheid],
    },
    ...(out.pech === 0 ? [] : [bad]),
    {
      text: `De vuistregel is drie maanden uitgaven en één maand meer per risico: **${eur0(out.bufferVuistregel)}** ${risksText(solved)}.`,
      formula: `${num(out.maandenVuistregel)} × ${eur(out.uitgaven)}`,
    },
    values.doelMaanden === null
      ? { text: `Zo mik je op minstens ${eur0(out.buffer)} en liefst **${eur0(out.bufferRuim)}**.` }
      : {
          text: `Je koos zelf een doel van ${monthsText(values.doelMaanden)} uitgaven: **${eur0(out.bufferRuim)}**.`,
          formula: `${values.doelMaanden} × ${eur(out.uitgaven)}`,
        },
  ]
}

export function tell(solved: Buffer): Telling<keyof typeof outputs> {
  const { values, out } = solved
  const own = values.doelMaanden !== null
  return {
    headline: 'bufferRuim',
    key: [...(own ? [] : (['buffer'] as const)), 'maandenRuim', 'nogNodig', 'klaarIn'],
    captions: { buffer: { note: `Voor ${reason(solved)}` } },
    sentence: sentence(solved),
    charts: [...(out.bufferRuim > 0 ? [jarChart(solved)] : []), gapChart(solved)],
    tables: [scenarioTable(solved), buildUpTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De uitkeringen zijn ramingen na bedrijfsvoorheffing. De eindafrekening kan anders zijn.',
      values.statuut === 'zelfstandige'
        ? 'Zonder werk krijg je overbruggingsrecht: je stopt gedwongen of door economische moeilijkheden, en betaalde minstens een jaar bijdragen.'
        : 'Een werkloosheidsuitkering is nooit lager dan het minimum van je gezin en nooit hoger dan het maximum.',
      'Minstens één maand uitgaven is altijd de ondergrens.',
      ...(out.brutoloonTelt !== null && values.brutoloon === 0
        ? [`Je brutoloon ramen we op ${eur0(out.brutoloonTelt)}, uit je netto-inkomen.`]
        : []),
    ],
    excluded: [
      'Kinderbijslag, vakantiegeld en eindejaarspremie.',
      'Sectorale aanvullingen.',
      'Langer dan een jaar zonder werk.',
      'Uitkeringen bij moederschapsrust, geboorteverlof en ouderschapsverlof.',
    ],
    next: [
      ...(values.statuut === 'ambtenaar'
        ? []
        : [
            next('uitkering-berekenen', 'Wat krijg ik precies, maand per maand?', {
              situatie: madeOf(out.gatZiekte > out.gatOntslag ? 'ziekte' : 'ontslag', 'nettoInkomen', 'vasteKosten'),
              levensonderhoud: by('levensonderhoud'),
              brutoloon: madeOf(out.brutoloonTelt, 'brutoloon', 'nettoInkomen'),
            }),
          ]),
      next('doelspaarcalculator', 'Zet je noodfonds naast je andere doelen', {
        alGespaard: by('nuGespaard'),
        perMaand: by('sparenPerMaand'),
      }),
      next('hoogste-spaarrente-belgie', 'Op welke rekening zet je het?', {
        startbedrag: madeOf(Math.min(1_000_000, Math.round(out.bufferRuim)), 'vasteKosten', 'nettoInkomen'),
        looptijd: 6,
      }),
      next('budget-planner', 'Maak ruimte in je budget'),
    ],
  }
}
