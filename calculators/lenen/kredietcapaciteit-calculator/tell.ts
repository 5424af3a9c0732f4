import { by, madeOf, spare } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, listText, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { tellMoves } from '#calculators/kernel/tell-moves.ts'
import { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { LOAN_PAGE } from '#calculators/lenen/loan-page.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import {
  leefgeldVuistregel,
  leenlastVuistregel,
  nbbDsti,
  nbbDti,
  nbbLtvEigenWoning,
  nbbLtvVerhuur,
  omzettingRentevoet,
} from '#rules/krediet/woonkrediet.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Household = Case<typeof inputs, typeof outputs, typeof solve>

const STRESS: Readonly<Record<string, string>> = {
  nu: 'Zoals nu',
  'kleinste-weg': 'Het kleinste inkomen valt weg',
  'grootste-weg': 'Het grootste inkomen valt weg',
  'rente-dubbel': 'Een veranderlijke rente verdubbelt',
  'kind-erbij': 'Er komt een kind bij',
}

const WHY = {
  'geen-inkomen': 'zonder inkomen dat meetelt leent geen bank',
  lasten: 'je lopende lasten nemen de hele ruimte in',
  leefgeld: 'na het leefgeld blijft er niets over om af te betalen',
} as const

/** One move as it follows "Als". */
const clause =
  ({ values }: Household) =>
  (key: string, set: { readonly change: Readonly<Record<string, unknown>> } | null): string => {
    if (key === 'kredieten') return `je lopende kredieten van ${eur0(values.lopendeKredieten)} per maand weg zijn`
    if (key === 'kaarten') return 'je je kredietkaarten en geldreserves opzegt'
    if (key === 'langer')
      return set === null ? 'je over meer jaren leent' : `je over ${Number(set.change['looptijd'])} jaar leent`
    return set === null
      ? 'je meer eigen geld hebt'
      : `je ${eur0(Number(set.change['eigenInbreng']) - values.eigenInbreng)} meer eigen geld hebt`
  }

function sentence({ values, out, work }: Household): string | Asking {
  if (work.reason !== null) {
    if (work.reason === 'geen-inkomen' && out.prijsRond === 0)
      return { asks: 'Vul je inkomen in: dan zie je wat een bank je leent.' }
    const cash = out.prijsRond > 0 ? ` Met je eigen geld alleen koop je tot ongeveer **${eur0(out.prijsRond)}**.` : ''
    return `Je kunt nu **niets** lenen: ${WHY[work.reason]}.${cash}`
  }
  const rate = work.reference
    ? `Aan ${pct(out.gebruikteRente)} (richtrente, ${longDate(work.reference.month)}) lenen banken`
    : 'Banken lenen'
  // Named, so that examples are marked as such.
  const alone = values.ontleners === 'een'
  const wages = [values.inkomen1, alone ? 0 : values.inkomen2].filter(Boolean).map(eur0)
  const paid = wages.length === 0 ? [] : [`${listText(wages)} per maand`]
  const other = out.inkomen > work.capacity.wages ? ['ander inkomen'] : []
  const range = `${rate} ${alone ? 'je' : 'jullie'} met ${[...paid, ...other].join(' en ')} ongeveer **${out.strengRond === out.leenRond ? '' : `${eur0(out.strengRond)} tot `}${eur0(out.leenRond)}**.`
  if (out.prijsRond === 0)
    return values.eigenInbreng === 0
      ? `${range} Zonder eigen geld voor de kosten lukt een woning kopen nog niet.`
      : `${range} Je eigen geld van ${eur0(values.eigenInbreng)} is te klein voor de kosten: een woning kopen lukt nog niet.`
  const home = `Met ${eur0(values.eigenInbreng)} eigen geld koop je daarmee een woning tot ongeveer **${eur0(out.prijsRond)}**.`
  return out.tekort > 0
    ? `${range} Het eigen geld is de rem: met ${eur0(values.eigenInbreng)} leen je ${eur0(out.leningRond)}.`
    : `${range} ${home}`
}

/** A ruler: what every bank lends, what most do, what only asks much of your own. */
function rulesChart({ out }: Household): Chart {
  const [strict, usual, wide] = [
    out.strengRond,
    Math.max(out.strengRond, out.leenRond),
    Math.max(out.leenRond, out.ruimRond),
  ]
  return {
    kind: 'split',
    key: 'regels',
    title: 'Drie banken, drie antwoorden',
    sentence: `Een voorzichtige bank leent je ${eur0(out.strengRond)}, een gewone ${eur0(out.leenRond)} en een ruime ${eur0(out.ruimRond)}.`,
    y: { unit: 'euro0' },
    zones: true,
    rows: [
      {
        parts: [
          { label: 'elke bank', value: strict, tone: 'third' },
          { label: 'kan', value: usual - strict, tone: 'main' },
          { label: 'ruime bank', value: wide - usual, tone: 'open' },
        ],
      },
    ],
    you: { x: out.leningRond, label: `Jij: ${eur0(out.leningRond)}` },
    // Banks that say the same are one place.
    marks: [...new Set([strict, usual, wide])].map((x) => ({ x, label: eur0(x), strong: x === usual })),
  }
}

const incomeChart = ({ out, work }: Household): Chart => ({
  kind: 'split',
  key: 'inkomen',
  title: 'Waar je inkomen heen gaat',
  sentence: `Van ${eur0(out.inkomen)} gaat ${eur0(out.maandlast)} naar de woonlening${work.capacity.burden > 0 ? `, ${eur0(work.capacity.burden)} naar andere lasten` : ''} en blijft ${eur0(Math.max(0, out.leefgeldOver))} over.`,
  y: { unit: 'euro0' },
  rows: [
    {
      parts: [
        { label: 'Woonlening', value: out.maandlast, tone: 'main' },
        { label: 'Andere lasten', value: work.capacity.burden, tone: 'compare' },
        { label: 'Om van te leven', value: Math.max(0, out.leefgeldOver), tone: 'third' },
      ],
    },
  ],
})

const gridTable = ({ work }: Household): Table => ({
  key: 'rooster',
  title: 'Leenbedrag per looptijd en rente',
  columns: [
    { key: 'rente', label: 'Rente', unit: 'percent' },
    ...work.terms.map((term) => ({ key: `jaar${term}`, label: `${term} jaar`, unit: 'euro0' as const })),
  ],
  rows: work.grid.map(({ rate, loans }) => [rate, ...loans]),
  strong: [work.grid.findIndex(({ chosen }) => chosen)],
})

const stressTable = ({ work }: Household): Table => ({
  key: 'stresstest',
  title: 'Wat blijft er over als het tegenzit?',
  columns: [
    { key: 'geval', label: 'Geval', unit: 'text' },
    { key: 'over', label: 'Blijft over', unit: 'euro0', formula: '{inkomen}-{lasten}' },
    { key: 'nodig', label: 'Leefgeld', unit: 'euro0' },
    { key: 'inkomen', label: 'Inkomen', unit: 'euro0' },
    { key: 'lasten', label: 'Afbetalingen en lasten', unit: 'euro0' },
  ],
  rows: work.stress.map(({ code, income, paid, left, living }) => [STRESS[code] ?? code, left, living, income, paid]),
})

function steps({ values, out, work }: Household, law: Law): Step[] {
  const { capacity } = work
  return [
    {
      text: `Er telt **${eur(out.inkomen)}** inkomen per maand mee, en ${eur(capacity.burden)} lasten.`,
      sum: [
        { label: 'Netto-inkomen', value: capacity.wages },
        ...(capacity.rent > 0 ? [{ label: 'Huur, voor het deel dat telt', value: capacity.rent }] : []),
        ...(values.anderInkomen > 0 ? [{ label: 'Ander inkomen', value: values.anderInkomen }] : []),
        { label: 'Inkomen dat meetelt', value: out.inkomen },
      ],
    },
    {
      text: `Regel 1, een deel van je inkomen: **${eur(out.maandlastEenDerde)}** per maand.`,
      formula: `${eur(out.inkomen)} × ${pct(values.norm, 2)} − ${eur(capacity.burden)}`,
      law: [leenlastVuistregel],
    },
    {
      text: `Regel 2, er moet genoeg overblijven om van te leven: **${eur(out.maandlastLeefgeld)}** per maand.`,
      formula: `${eur(out.inkomen)} − ${eur(capacity.burden)} − ${eur(capacity.living)}`,
      law: [leefgeldVuistregel],
    },
    {
      text: `De laagste van de twee is ${eur(out.maandlastMax)}. Over ${plural(values.looptijd, 'jaar', 'jaar')} aan ${pct(out.gebruikteRente)} leen je daarmee **${eur0(out.leenbedrag)}**.`,
      formula: monthlyRateFormula(out.gebruikteRente, work.monthlyRate, 'actuarieel'),
      law: [omzettingRentevoet],
    },
    {
      text: `Met ${eur0(values.eigenInbreng)} eigen geld koop je in ${gewestNaam[values.gewest]} een woning tot **${eur0(out.prijs)}**. Banken lenen hoogstens ${pct(work.share, 0)} van de prijs.`,
      sum: [
        { label: 'Lening voor deze woning', value: out.leningVoorPrijs },
        { label: 'Eigen geld', value: out.eigenGeldNodig },
        { label: 'Kosten van aankoop en lening', value: 0 - out.aankoopkosten },
        { label: 'Prijs van de woning', value: out.prijs },
      ],
      law: [values.enigeEigenWoning ? nbbLtvEigenWoning : nbbLtvVerhuur],
    },
    {
      text: `De Nationale Bank kijkt streng als je meer dan ${pct(law(nbbDsti), 0)} van je inkomen afbetaalt, of meer dan ${num(law(nbbDti))} keer je jaarinkomen leent, samen met een hoge kwotiteit.`,
      law: [nbbDsti, nbbDti],
    },
  ]
}

function notices({ values, out, work }: Household, law: Law): Notice[] {
  const found: Notice[] = []
  if (out.maandlastGewenst !== null)
    found.push(
      out.gewenstTeVeel
        ? {
            tone: 'warning',
            text: `Voor een lening van ${eur0(values.leenbedrag)} betaal je ${eur(out.maandlastGewenst)} per maand; met dit inkomen past hoogstens ${eur(out.maandlastMax)}. Dat is ${eur0(out.gewenstTeVeel)} te veel.`,
          }
        : {
            tone: 'info',
            text: `Een lening van ${eur0(values.leenbedrag)} past: je betaalt ${eur(out.maandlastGewenst)} per maand, hoogstens ${eur(out.maandlastMax)}.`,
          },
    )
  if (work.tooMuch.dsti && out.dsti !== null)
    found.push({
      tone: 'warning',
      text: `Je zou ${pct(out.dsti, 0)} van je inkomen afbetalen. Boven ${pct(law(nbbDsti), 0)} zijn banken heel terughoudend.`,
    })
  if (work.tooMuch.dti && out.dti !== null)
    found.push({
      tone: 'warning',
      text: `Je schuld is ${num(out.dti, 1)} keer je jaarinkomen. Boven ${num(law(nbbDti))} zijn banken heel terughoudend.`,
    })
  if (work.old)
    found.push({
      tone: 'info',
      text: `Op het einde is de oudste ${out.leeftijdEinde} jaar. De bank kijkt of je pensioen de afbetaling kan dragen.`,
    })
  if (values.kinderen > 0)
    found.push({
      tone: 'info',
      text: `Voor ${plural(values.kinderen, 'kind', 'kinderen')} rekent de bank ${eur0(values.leefgeldPerKind)} leefgeld per kind en per maand.`,
    })
  return found
}

const household = ({ ontleners, kinderen }: Household['values']) =>
  ontleners === 'een' ? 'alleen' : kinderen > 0 ? 'gezin' : 'koppel'

export function tell(solved: Household, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out } = solved
  const prijs = spare(Math.max(LOAN_PAGE.smallest, out.prijsRond), 'inkomen1', 'inkomen2', 'eigenInbreng')
  return {
    headline: 'prijsRond',
    key: ['leningRond', 'maandlastWoning', 'strengRond', 'leenRond', 'tekort'],
    sentence: sentence(solved),
    charts: [...(solved.out.ruimRond > 0 ? [rulesChart(solved)] : []), incomeChart(solved)],
    tables: [gridTable(solved), stressTable(solved)],
    steps: steps(solved, law),
    notices: notices(solved, law),
    moves: tellMoves(solved.moves, clause(solved)),
    assumptions: [
      'Het deel van het inkomen en het leefgeld zijn vuistregels van banken. Elke bank heeft haar eigen cijfers.',
      'Bedragen van leningen en woningen zijn naar beneden afgerond op duizend euro.',
      'Over meer jaren leen je meer, maar betaal je in totaal ook meer rente.',
      'De woning is een bestaande woning; kosten van belasting, notaris en kredietakte zijn meegerekend.',
    ],
    excluded: [
      'Waarborgen van familie en een tweede pand.',
      'Sociale leningen met eigen inkomensgrenzen.',
      'De schattingskosten van de bank, en of je contract vast is.',
    ],
    next: [
      next('woningkrediet-simulator', 'Reken een concreet huis uit', {
        prijs,
        rente: by('rente'),
      }),
      next('hypothecaire-lening-berekenen', 'Bekijk de aflossingstabel', {
        leenbedrag: madeOf(Math.max(LOAN_PAGE.smallest, out.leningRond), 'inkomen1', 'inkomen2'),
        looptijd: madeOf(values.looptijd, 'inkomen1', 'inkomen2'),
        rente: by('rente'),
      }),
      next('registratierechten-berekenen', 'Wat kosten de aankoop en de notaris?', {
        prijs,
        krediet: madeOf(out.maandlastGewenst === null ? out.leningRond : null, 'inkomen1', 'inkomen2'),
      }),
      next('budget-planner', 'Past deze maandlast in je budget?', {
        huishouden: madeOf(household(values), 'ontleners', 'inkomen2', 'kinderen'),
        woonlast: madeOf(out.maandlastGewenst ?? out.maandlast, 'inkomen1', 'inkomen2', 'leenbedrag'),
      }),
    ],
  }
}
