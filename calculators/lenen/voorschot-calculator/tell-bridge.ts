/** Money until payday in words: led by the way that costs most. */
import { dateText, eur, eur0, leftOver, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { jkpFormule, maximaleJkp } from '#rules/krediet/consumentenkrediet.figures.ts'
import { loonInhouding } from '#rules/krediet/voorschot.figures.ts'
import type { bridge, WayKey } from './model-bridge.ts'
import type { AdvanceValues } from './inputs.ts'
import type { outputs } from './outputs.ts'

type Work = ReturnType<typeof bridge>['work']

const NAMES: Readonly<Record<WayKey, string>> = {
  kostWerkgever: 'Voorschot bij je werkgever',
  kostOcmw: 'Hulp van OCMW of CAW',
  kostSpaargeld: 'Eigen spaargeld',
  kostOnderNul: 'Onder nul op je rekening',
  kostKaart: 'Kredietkaart, gespreid betaald',
  kostAchteraf: 'Achteraf betalen in delen',
  kostMinilening: 'Snelle lening',
}
const REMARKS: Readonly<Record<WayKey, string>> = {
  kostWerkgever: 'Je werkgever mag weigeren',
  kostOcmw: 'Geen recht op geld: een maatschappelijk werker bekijkt je situatie',
  kostSpaargeld: 'De rente die je mist',
  kostOnderNul: 'Hoogstens, binnen je limiet',
  kostKaart: 'Hoogstens, zonder kost voor geld afhalen',
  kostAchteraf: 'Kijk na wat één dag te laat kost',
  kostMinilening: 'Lees de kleine letters',
}
/** "onder nul op je rekening", but OCMW keeps its capitals. */
const inSentence = (key: WayKey) => NAMES[key].charAt(0).toLowerCase() + NAMES[key].slice(1)
const perYear = (yearly: number | null) => (yearly === null ? 'boven 10.000 %' : pct(yearly, 0))

function sentence({ bedrag }: AdvanceValues, work: Work): string {
  const { dearest, days, maxJkp } = work
  const quick = dearest.key === 'kostMinilening'
  const dear = quick
    ? `Een snelle lening van ${eur(bedrag, 0)} die in ${plural(days, 'dag', 'dagen')} **${eur(dearest.cost)}** kost, is ${perYear(dearest.yearly)} per jaar${work.tooDear ? `; de wet laat hoogstens ${pct(maxJkp)} toe` : ''}.`
    : `Het duurst is ${dearest.key === 'kostKaart' ? 'een ' : ''}${inSentence(dearest.key)}: **${eur(dearest.cost)}** voor ${plural(days, 'dag', 'dagen')}.`
  const again = work.again
    ? ` Na loondag kom je opnieuw tekort: drie loondagen ver heb je al ${eur(work.total)} aan kosten.`
    : ''
  return `${dear} Een voorschot bij je werkgever kost niets${quick ? `, onder nul gaan hoogstens ${eur(work.overdraft.cost)}` : ''}.${again}`
}

const wayTable = ({ ranked, dearest }: Work): Table => ({
  key: 'mogelijkheden',
  title: 'Alle manieren, de goedkoopste eerst',
  columns: [
    { key: 'naam', label: 'Manier', unit: 'text' },
    { key: 'kost', label: 'Kost', unit: 'euro' },
    { key: 'perJaar', label: 'Per jaar gerekend', unit: 'percent' },
    { key: 'over', label: 'Over na loondag', unit: 'euro' },
    { key: 'noot', label: 'Let op', unit: 'text' },
  ],
  rows: ranked.map((way) => [NAMES[way.key], way.cost, way.yearly, way.left, REMARKS[way.key]]),
  strong: [ranked.indexOf(dearest)],
  note: 'Over na loondag: nettoloon min vaste kosten, min de kost en wat dan terug moet. Een streepje: meer dan 10.000 % per jaar.',
})

const paydayTable = ({ paydays, dearest }: Work): Table => ({
  key: 'spiraal',
  title: 'Drie loondagen na elkaar',
  columns: [
    { key: 'loondag', label: 'Loondag', unit: 'date' },
    { key: 'rest', label: 'Opnieuw te lenen', unit: 'euro', formula: '{open}+{kost}-{betaald}' },
    { key: 'open', label: 'Geleend', unit: 'euro' },
    { key: 'kost', label: 'Kost', unit: 'euro', total: true },
    { key: 'betaald', label: 'Terugbetaald', unit: 'euro', total: true },
  ],
  rows: paydays.map((row) => [row.date, row.after, row.before, row.cost, row.paid]),
  note: `Gerekend met de duurste manier: ${inSentence(dearest.key)}.`,
})

const costChart = ({ ranked, days }: Work): Chart => ({
  kind: 'strips',
  key: 'kosten',
  title: `Wat elke manier kost voor ${plural(days, 'dag', 'dagen')}`,
  sentence: `De goedkoopste kost ${eur(ranked[0]?.cost ?? 0)}, de duurste ${eur(ranked.at(-1)?.cost ?? 0)}.`,
  y: { unit: 'euro' },
  strips: ranked.map((way) => ({
    label: NAMES[way.key],
    end: way.cost === 0 ? 'gratis' : `${eur(way.cost)}, ${perYear(way.yearly)} per jaar`,
    parts: [{ label: 'Kost', value: way.cost, tone: way === ranked.at(-1) ? 'compare' : 'third' }],
  })),
})

function steps(values: AdvanceValues, work: Work, today: string): Step[] {
  const { bedrag, nettoloon, vasteKosten, kostMinilening } = values
  const { days, left, oneFifth, quick } = work
  return [
    { text: `Van ${dateText(today)} tot ${dateText(values.tot)} zijn het **${plural(days, 'dag', 'dagen')}**.` },
    {
      text: `Onder nul gaan mag hoogstens ${pct(work.rates.kostOnderNul)} per jaar kosten. Voor die dagen is dat **${eur(work.overdraft.cost)}**.`,
      formula: `${eur(bedrag)} × ((1 + ${pct(work.rates.kostOnderNul)})^(${days} ÷ 365) − 1)`,
      law: [jkpFormule, maximaleJkp],
    },
    {
      text: `Een vaste kost van ${eur(kostMinilening)} lijkt klein. Per jaar gerekend is dat **${perYear(quick.yearly)}**.`,
      formula: `(1 + ${eur(kostMinilening)} ÷ ${eur(bedrag)})^(365 ÷ ${days}) − 1`,
    },
    {
      text: `Na loondag ${leftOver(left)}, voor je de kost betaalt.`,
      sum: [
        { label: 'Nettoloon', value: nettoloon },
        { label: 'Vaste kosten', value: 0 - vasteKosten },
        { label: 'Terug te betalen', value: 0 - bedrag },
        { label: 'Over', value: left },
      ],
    },
    { text: `Een werkgever mag per loon hoogstens **${eur(oneFifth)}** inhouden.`, law: [loonInhouding] },
  ]
}

function notices({ bedrag, nettoloon, vasteKosten }: AdvanceValues, work: Work, { law }: Env): Notice[] {
  const { left, oneFifth, employer } = work
  const found: Notice[] = []
  if (left < 0) {
    // What an employer takes back in parts may leave enough.
    const short =
      employer.left < 0
        ? `Na loondag kom je ${eur(-left)} tekort: je loon van ${eur0(nettoloon)} volstaat niet voor je vaste kosten van ${eur0(vasteKosten)} en wat je terugbetaalt. Lenen schuift dat tekort vooruit.`
        : `Betaal je op loondag alles terug, dan kom je ${eur(-left)} tekort en schuift lenen dat vooruit. Een voorschot van je werkgever gaat in delen van je loon: dan houd je ${eur(employer.left)} over. Kan dat niet?`
    found.push({
      tone: 'warning',
      text: `${short} Praat met het OCMW of een erkende schuldbemiddelaar, gratis.`,
    })
  }
  if (work.tooDear)
    found.push({
      tone: 'law',
      text: `Een consumentenkrediet van ${eur(bedrag, 0)} mag hoogstens ${pct(work.maxJkp)} kosten. Vraagt een kredietgever meer, dan ben je de kost niet verschuldigd.`,
    })
  if (bedrag > oneFifth && oneFifth > 0)
    found.push({
      tone: 'info',
      text: `Je werkgever mag per loon hoogstens ${eur(oneFifth)} inhouden (${pct(law(loonInhouding), 0)} van het nettoloon). Een voorschot loopt dan over ${plural(work.payDays, 'loonbetaling', 'loonbetalingen')}.`,
    })
  if (left >= 0)
    found.push({
      tone: 'info',
      text: 'Kom je elke maand tekort? OCMW en CAW helpen gratis, ook met een budgetplan.',
    })
  return found
}

export function tellBridge(values: AdvanceValues, work: Work, env: Env): Telling<keyof typeof outputs> {
  return {
    // What one typed is no answer: what it comes to in a year is. Above 10.000 % there is no figure for it.
    headline: work.dearest.yearly === null ? 'kostDuurste' : 'perJaarDuurste',
    key: [
      work.dearest.yearly === null ? 'kostMinilening' : 'kostDuurste',
      'kostOnderNul',
      'kostWerkgever',
      work.left < 0 ? 'tekortVolgendeMaand' : 'overNaLoondag',
      ...(work.again ? (['kostDrieMaanden'] as const) : []),
    ],
    sentence: sentence(values, work),
    captions: {
      kostDuurste: { label: `${NAMES[work.dearest.key]} kost`, note: `Voor ${plural(work.days, 'dag', 'dagen')}` },
      perJaarDuurste: {
        label: `${NAMES[work.dearest.key]}, per jaar gerekend`,
        note: `De wet laat ${pct(work.maxJkp)} toe voor een lening`,
      },
      kostOnderNul: { note: `Aan het wettelijke maximum van ${pct(work.rates.kostOnderNul)}` },
      kostKaart: { note: `Aan het wettelijke maximum van ${pct(work.rates.kostKaart)}` },
    },
    charts: [costChart(work)],
    tables: [wayTable(work), paydayTable(work)],
    steps: steps(values, work, env.today),
    notices: notices(values, work, env),
    assumptions: [
      `Je betaalt alles terug op loondag, in één keer${values.bedrag > work.oneFifth ? '; bij je werkgever gespreid' : ''}.`,
      'Onder nul en kaart rekenen we aan het wettelijke maximum: jouw bank kan goedkoper zijn.',
      `De rente loopt per dag over een jaar van ${num(365)} dagen.`,
    ],
    excluded: [
      'Kosten als je boven je limiet onder nul gaat.',
      'Kosten per geldopname met een kaart.',
      'Lenen bij familie of vrienden.',
    ],
    next: [
      next('budget-planner', 'Waar gaat mijn geld naartoe?'),
      next('noodfonds-calculator', 'Een buffer opbouwen zodat dit niet meer hoeft'),
      next('doorlopend-krediet-calculator', 'Ga je vaker onder nul? Bekijk de kost over een jaar'),
    ],
  }
}
