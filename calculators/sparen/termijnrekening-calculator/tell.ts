import type { TermCase } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Download, Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { besideSentence, ownAccount } from '#calculators/sparen/beside-words.ts'
import { termRateText } from '#calculators/sparen/term-rate-words.ts'
import { next } from '#calculators/next.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts } from './charts.ts'
import type { outputs } from './outputs.ts'
import { ladderTable, marketTable, offerTable, yearTable } from './tables.ts'

const rateText = ({ out, work }: TermCase): string =>
  work.offer ? `${pct(out.gebruikteRente)} (${work.offer.name})` : termRateText(out.gebruikteRente, work.guide)

function sentence(solved: TermCase): string {
  const { out, work } = solved
  if (out.ladderNetto !== null && out.ladderRendement !== null && out.ladderEersteVrij !== null)
    return `Je ladder brengt **${eur(out.ladderNetto)}** netto op, ${pct(out.ladderRendement)} per jaar. Vanaf ${dateText(out.ladderEersteVrij)} komt elk jaar een deel vrij. ${besideSentence(work.compared)}`
  return `Op ${dateText(out.einddatum)} heb je **${eur(out.eindbedrag)}**: ${out.nettoInterest === 0 ? 'geen' : `${eur(out.nettoInterest)} netto`} rente, aan ${rateText(solved)}. ${besideSentence(work.compared)}`
}

function notices({ values, out, work }: TermCase): Notice[] {
  const found: Notice[] = []
  if (work.atBank > work.guarantee)
    found.push({
      tone: 'law',
      text: `Bij deze bank zou je ${eur(work.atBank)} hebben. Boven ${eur(work.guarantee, 0)} is je geld niet beschermd bij een faillissement.`,
    })
  // A bank is not given a rate it never quoted.
  if (work.bank !== null && (work.ladder.length > 0 ? work.ladder.some(({ isMiddle }) => isMiddle) : work.guide))
    found.push({
      tone: 'warning',
      text: `${work.bank} heeft in onze lijst niet elke looptijd: dan telt de middelste rente.`,
    })
  if (work.unusedRate)
    found.push({
      tone: 'warning',
      text: `Je rente van ${pct(out.gebruikteRente)} op ${duration(work.months)} past bij geen deel van je ladder. Vul bij “Andere vragen” je rente per looptijd in.`,
    })
  // A ladder is not stopped as a whole: its parts come free by themselves.
  const ask = work.ladder.length > 0 ? 'Zet je alles op één looptijd en vraag je het' : 'Vraag je het geld'
  if (out.vervroegdNetto !== null && values.vervroegdNa !== null)
    found.push(
      out.vervroegdNetto < 0
        ? {
            tone: 'warning',
            text: `${ask} na ${duration(values.vervroegdNa)} op, dan krijg je ${eur(-out.vervroegdNetto)} minder terug dan je inlegde.`,
          }
        : {
            tone: 'info',
            text: `${ask} na ${duration(values.vervroegdNa)} op, dan houd je ${eur(out.vervroegdNetto)} netto over.`,
          },
    )
  return found
}

/** The headline of a ladder, rung by rung. */
const ladderSteps = ({ out, work }: TermCase): Step[] => [
  {
    text: `Je bedrag gaat in ${plural(work.ladder.length, 'gelijk deel', 'gelijke delen')}, elk met de rente van zijn looptijd.`,
    sum: [
      ...work.ladder.map(({ years, share, rate, isOwn, gross }) => ({
        label: `${years} jaar: ${eur(share)} aan ${isOwn ? 'jouw ' : ''}${pct(rate)}, bruto`,
        value: gross,
      })),
      { label: 'Bruto rente', value: (out.ladderNetto ?? 0) + (out.ladderVoorheffing ?? 0) },
    ],
  },
  {
    text: `Daar gaat roerende voorheffing af: **${eur(out.ladderVoorheffing ?? 0)}**. Netto brengt je ladder **${eur(out.ladderNetto ?? 0)}** op.`,
    law: [roerendeVoorheffing],
  },
]

/** Full years are compounded; what is left of a year earns its share of the yearly interest. */
function grown({ values, out, work }: TermCase): string {
  const [years, rest] = [Math.floor(work.months / 12), work.months % 12]
  const [amount, rate] = [eur(values.bedrag), pct(out.gebruikteRente)]
  return `${amount} × (1 + ${rate})^${years}${rest > 0 ? ` × (1 + ${rate} × ${rest} ÷ 12)` : ''} − ${amount}, elk jaar afgerond op de cent`
}

function steps(solved: TermCase): Step[] {
  const { values, out, work } = solved
  const { payout, taxRate, firstTaxRate } = work
  const yearly = payout === 'jaarlijks'
  // An account of years ago paid its first interest at another rate.
  const rates = firstTaxRate === taxRate ? pct(taxRate, 2, 0) : `${pct(firstTaxRate, 2, 0)} tot ${pct(taxRate, 2, 0)}`
  return [
    {
      text: yearly
        ? `Elk jaar brengt ${eur(values.bedrag)} aan ${pct(out.gebruikteRente)} **${eur(work.path[0]?.interest ?? 0)}** rente op.`
        : `De rente blijft staan en brengt zelf rente op: samen **${eur(out.brutoInterest)}** in ${duration(work.months)}.`,
      formula: yearly
        ? `${eur(values.bedrag)} × ${pct(out.gebruikteRente)}`
        : payout === 'gekapitaliseerd'
          ? grown(solved)
          : undefined,
    },
    {
      text:
        payout === 'gekapitaliseerd'
          ? `Op de einddatum gaat er één keer ${pct(taxRate, 2, 0)} af: **${eur(out.roerendeVoorheffing)}**.`
          : `Bij elke ${yearly ? 'uitbetaling' : 'bijschrijving'} gaat er ${rates} af: samen **${eur(out.roerendeVoorheffing)}**.`,
      formula: payout === 'gekapitaliseerd' ? `${eur(out.brutoInterest)} × ${pct(taxRate, 2, 0)}` : undefined,
      law: [roerendeVoorheffing],
    },
    {
      text: `Netto houd je **${eur(out.nettoInterest)}** over, dat is ${pct(out.nettoRendement)} per jaar.`,
      sum: [
        { label: 'Bruto rente', value: out.brutoInterest },
        { label: 'Roerende voorheffing', value: 0 - out.roerendeVoorheffing },
        { label: 'Netto rente', value: out.nettoInterest },
      ],
    },
    {
      text:
        out.gelijkeSpaarrente === null
          ? 'Geen enkele gewone spaarrente komt hier in de buurt.'
          : `Een spaarrekening moet gemiddeld **${pct(out.gelijkeSpaarrente)}** geven (basisrente en premie samen) om gelijk te staan.`,
      law: [spaarvrijstelling],
    },
  ]
}

const agenda = ({ values, work }: TermCase): Download => ({
  name: 'spaarladder.ics',
  label: 'Zet je ladder in je agenda',
  events: work.ladder.map((rung) => ({
    date: rung.free,
    title: `Termijnrekening van ${eur(rung.share)} komt vrij (${plural(rung.years, 'jaar', 'jaar')})`,
  })),
  madeOn: values.startdatum,
})

export function tell(solved: TermCase, { today }: Env): Telling<keyof typeof outputs> {
  const { values, work } = solved
  const spread = work.ladder.length > 0
  const gap = { label: `Verschil met ${ownAccount(work.compared)}` }
  return {
    headline: spread ? 'ladderNetto' : 'eindbedrag',
    key: spread
      ? ['ladderRendement', 'ladderEersteVrij', 'ladderVerschil', 'verschilBeste', 'vervroegdNetto']
      : ['nettoInterest', 'nettoRendement', 'verschil', 'verschilBeste', 'vervroegdNetto'],
    captions: {
      vervroegdNetto: { label: `Netto als je vroeger stopt${spread ? ', op één looptijd' : ''}` },
      verschil: gap,
      ladderVerschil: gap,
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: [
      ...(spread ? [ladderTable(solved)] : []),
      ...(spread ? [] : [yearTable(solved)]),
      ...(work.offers.length > 0 && !spread ? [offerTable(solved, today)] : []),
      marketTable(solved),
    ],
    steps: spread ? ladderSteps(solved) : steps(solved),
    notices: notices(solved),
    assumptions: [
      'De rente van de termijnrekening ligt vast voor de hele looptijd en komt op de verjaardag van de rekening.',
      'Uitbetaalde rente brengt daarna niets meer op.',
      'Op de spaarrekening blijft al het geld staan, dag per dag gerekend: basisrente bijgeschreven op 1 januari, premie na elk vol jaar.',
      ...(values.extraMaanden > 0
        ? ['Voor de extra maanden telt een deel van de jaarrente, per maand een twaalfde.']
        : []),
      ...(values.vervroegdNa === null
        ? []
        : ['Bij vroeger stoppen krijg je rente tot die dag, min de kosten die je invulde.']),
    ],
    excluded: ['Bonussen voor nieuw geld of nieuwe klanten.', 'Spaarrente die je elders al kreeg.'],
    next: [
      next('kasbon-calculator', 'Hetzelfde bedrag in een kasbon of staatsbon', {
        nominaal: madeOf(Math.min(500_000, Math.max(200, Math.round(values.bedrag / 100) * 100)), 'bedrag'),
        looptijd: by('looptijd'),
      }),
      next('reele-rente-berekenen', 'Wat blijft er over na inflatie?', {
        bedrag: by('bedrag'),
        // What was not given is the rate of our list, which the page on real yield does not know.
        brutorente: by('gebruikteRente'),
        product: 'termijn',
      }),
      next('deposito-calculator', 'Toch maar korter vastzetten?', { bedrag: by('bedrag') }),
    ],
    downloads: spread ? [agenda(solved)] : [],
  }
}
