import type { Saving } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import { dateText, duration, eur, eur0, listText, longDate, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { premieTermijn, spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts, nameOf } from './charts.ts'
import type { outputs } from './outputs.ts'

function sentence({ values, out, work }: Saving): string {
  if (out.nodigPerMaand === 0)
    return `Met je spaargeld van ${eur0(values.alGespaard)} haal je al je doelen op tijd: er hoeft **niets** meer bij.`
  // Named, so that an example is marked as one.
  const budget = `je budget van ${eur0(values.perMaand)}`
  if (work.gap >= 0)
    return `Met **${eur(out.nodigPerMaand)}** per maand haal je al je doelen op tijd.${work.gap > 0 ? ` Van ${budget} houd je ${eur(work.gap)} per maand over.` : ''}`
  const when = out.klaarOp === null ? '' : ` Met dat budget is alles betaald in ${longDate(out.klaarOp)}.`
  return `Je hebt **${eur(out.nodigPerMaand)}** per maand nodig${values.perMaand === 0 ? '' : `: ${eur(-work.gap)} meer dan ${budget}`}.${when}`
}

const goalTable = ({ work }: Saving): Table => ({
  key: 'doelen',
  title: 'Je doelen',
  columns: [
    { key: 'doel', label: 'Doel', unit: 'text' },
    { key: 'tekort', label: 'Tekort op die datum', unit: 'euro', total: true },
    { key: 'datum', label: 'Nodig in', unit: 'month' },
    { key: 'klaar', label: 'Betaald in', unit: 'month' },
    { key: 'vandaag', label: 'Prijs vandaag', unit: 'euro', total: true },
    { key: 'dan', label: 'Prijs dan', unit: 'euro', total: true },
  ],
  rows: work.goals.map((goal, place) => [
    nameOf(goal.name, place),
    goal.short,
    goal.due,
    goal.ready,
    goal.today,
    goal.target,
  ]),
})

const monthTable = ({ work }: Saving): Table => ({
  key: 'maanden',
  title: 'Maand per maand',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'month' },
    { key: 'saldo', label: 'Gespaard', unit: 'euro' },
    { key: 'storting', label: 'Gestort', unit: 'euro', total: true },
    { key: 'rente', label: 'Rente en premie', unit: 'euro', total: true },
    { key: 'opname', label: 'Betaald aan doelen', unit: 'euro', total: true },
  ],
  rows: work.rows.map((row) => [row.month, row.balance, row.deposit, row.interest, row.withdrawn]),
})

const cappedWords = ({ capped }: Saving['work']) =>
  capped?.cap
    ? ` Op je rekening met een maximum, waar hoogstens ${eur(capped.cap)} per maand op gaat, is dat ${pct(capped.base)} en ${pct(capped.premium)}.`
    : ''

/** Holiday pay and bonus come on top of what is asked per month. */
function besides({ vakantiegeld, eindejaarspremie }: Saving['values']): string {
  const extra = [
    ...(vakantiegeld > 0 ? [`${eur(vakantiegeld)} in mei`] : []),
    ...(eindejaarspremie > 0 ? [`${eur(eindejaarspremie)} in december`] : []),
  ]
  return extra.length === 0 ? '' : `, naast ${listText(extra)}`
}

function steps({ values, out, work }: Saving): Step[] {
  return [
    {
      text:
        work.priceToday === out.totaalDoelen
          ? `Je doelen kosten samen **${eur(out.totaalDoelen)}**.`
          : `Je doelen kosten vandaag ${eur(work.priceToday)}, maar op hun datum **${eur(out.totaalDoelen)}**.`,
      sum: [
        ...work.goals.map((goal, place) => ({
          label: `${nameOf(goal.name, place)} over ${plural(goal.months, 'maand', 'maanden')}`,
          value: goal.target,
        })),
        { label: 'Samen', value: out.totaalDoelen },
      ],
    },
    {
      text: `${values.alGespaard === 0 ? 'Elke storting groeit' : `Je ${eur(values.alGespaard)} en elke storting groeien`} aan ${pct(values.basisrente)} per jaar. Voor elk vol jaar dat een storting er staat, komt ${pct(values.premie)} premie bij.${cappedWords(work)}`,
      formula: 'storting × (1 + basisrente + premie)^(volle jaren) × (1 + basisrente)^(resterende maanden ÷ 12)',
      law: [premieTermijn],
    },
    {
      text: 'Op de datum van een doel gaat het jongste geld van je rekening. Zo houden je oudste stortingen hun lopende premie.',
    },
    {
      text: `Het kleinste vaste bedrag waarmee elk doel op tijd betaald is: **${out.nodigPerMaand === 0 ? 'niets' : eur(out.nodigPerMaand)}** per maand${besides(values)}.`,
    },
    {
      text: `Je hebt ${eur(values.perMaand)} per maand: ${work.gap === 0 ? 'precies genoeg' : work.gap > 0 ? `**${eur(work.gap)}** meer dan nodig` : `**${eur(-work.gap)}** te weinig`}.`,
    },
    ...(out.belasting > 0
      ? [
          {
            text: `Boven de vrijstelling van ${eur(work.exempt, 0)} per jaar is je rente belast: ongeveer **${eur0(out.belasting)}** in totaal.`,
            law: [spaarvrijstelling],
          },
        ]
      : []),
  ]
}

function notices({ values, out, work }: Saving): Notice[] {
  const found: Notice[] = []
  if (work.best && out.nodigMetMaximum !== null && work.savedByBest >= 1)
    found.push({
      tone: 'info',
      text: `Zet je eerst tot ${eur(work.best.perMonth, 0)} per maand op ${out.rekeningMetMaximum ?? ''} (${pct(work.best.base)} + ${pct(work.best.premium)}, tarief van ${dateText(work.best.checkedOn)}), dan volstaat ${eur(out.nodigMetMaximum)} per maand: ${eur(work.savedByBest)} minder.`,
    })
  if (work.gap < 0)
    found.push({
      tone: 'warning',
      text: `Schuif een doel op, verlaag het bedrag of leg ${eur(-work.gap)} per maand meer opzij.`,
    })
  if (values.volgorde === 'lijst' && work.gap >= 0 && out.tekort === 0)
    found.push({ tone: 'info', text: 'Je budget volstaat voor alles. De volgorde van je doelen maakt dan niets uit.' })
  if (work.soonest < 12)
    found.push({
      tone: 'info',
      text: 'Geld dat je binnen het jaar opneemt, brengt enkel de basisrente op: een premie is dan nog niet verworven.',
    })
  if (out.belasting > 0)
    found.push({
      tone: 'law',
      text: `Met jouw budget komt de rente in sommige jaren boven je vrijstelling van ${eur(work.exempt, 0)} uit. Reken op ongeveer ${eur0(out.belasting)} roerende voorheffing; die zit niet in je plan.`,
    })
  return found
}

export function tell(solved: Saving): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: 'nodigPerMaand',
    key: ['verschilPerMaand', 'tekort', 'klaarOp', 'totaalDoelen'],
    captions: {
      verschilPerMaand: { label: work.gap >= 0 ? 'Over per maand' : 'Te weinig per maand' },
      ...(work.delay < 12 && { wachten: { label: `Extra per maand als je ${duration(work.delay)} wacht` } }),
      gehaald: { note: `Van ${plural(work.goals.length, 'doel', 'doelen')}` },
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: [goalTable(solved), monthTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      `Je stort je hele budget op het einde van elke maand, te beginnen volgende maand${values.plafond ? '' : ', op één spaarrekening'}.`,
      'Een opname neemt het jongste geld eerst, zoals de wet voor een spaarrekening zegt.',
      'De spaarrente blijft gelijk. Een premie blijft op de rekening en brengt daarna zelf rente op.',
      `Prijzen stijgen elk jaar met het percentage dat bij het doel staat. Laatste doel: ${longDate(work.horizon)}.`,
      ...(values.plafond ? ['De rekening met een maximum vullen we eerst en spreken we het laatst aan.'] : []),
    ],
    excluded: [
      'Belasting op spaarrente boven de vrijstelling: we ramen ze, maar trekken ze niet van je spaargeld af.',
      'Leningen voor wat je tekortkomt.',
    ],
    next: [
      next('hoogste-spaarrente-belgie', 'Op welke rekening spaar je dit het best?', {
        startbedrag: madeOf(Math.min(1_000_000, values.alGespaard), 'alGespaard'),
        maandelijks: madeOf(
          Math.min(5_000, out.nodigPerMaand),
          'doelen',
          'doelenWoning',
          'doelenVerbouwing',
          'doelenGezin',
        ),
      }),
      next('budget-planner', 'Waar haal je het geld vandaan? Maak je budget'),
      next('vakantiegeld-sparen-calculator', 'Een deel van je vakantiegeld inzetten'),
    ],
  }
}
