import type { Growing } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { asPercent, duration, eur, money, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { outputs } from './outputs.ts'
import { growthTable, layerChart, lineChart } from './tables.ts'

const CREDITED = {
  jaar: 'één keer per jaar',
  halfjaar: 'elk halfjaar',
  kwartaal: 'elk kwartaal',
  maand: 'elke maand',
  dag: 'elke dag',
  continu: 'voortdurend',
} as const
const TIMES = { jaar: 1, halfjaar: 2, kwartaal: 4, maand: 12, dag: 365, continu: 0 } as const
/** The same tax on the page about inflation. */
const PRODUCTS = { geen: 'geen', spaarrente: 'spaarrekening', gewoon: 'termijn' } as const
const PERIODS = { week: 'weken', maand: 'maanden', kwartaal: 'kwartalen', jaar: 'jaren' } as const

/** Why it cannot be: more is paid in than what is aimed at, or the goal is too far. */
function unreachable({ values, out }: Growing): string {
  const goal = money(values.eindkapitaal)
  return values.zoek === 'rente' && values.eindkapitaal < out.ingelegd
    ? `Je legt zelf al ${money(out.ingelegd)} in, meer dan ${goal}.`
    : `Met deze cijfers haal je ${goal} niet.`
}

/** What the field or the answer says is paid in during the first year. */
const rising = ({ values }: Growing) =>
  values.inlegStijging === 0 ? '' : ` (elk jaar ${pct(values.inlegStijging, 2, 0)} meer)`

function sentence(solved: Growing): string {
  const { values, out, work } = solved
  const goal = money(values.eindkapitaal)
  const time = duration(work.months)
  if (work.impossible) return unreachable(solved)
  switch (values.zoek) {
    case 'startbedrag':
      if (work.enough) return `Om in ${time} ${goal} te hebben, is er **geen** startbedrag nodig.`
      return `Om in ${time} ${goal} te hebben, start je met **${money(out.startbedrag ?? 0)}**.`
    case 'inleg':
      if (work.enough) return `Om in ${time} ${goal} te hebben, hoef je **niets** in te leggen.`
      return `Om in ${time} ${goal} te hebben, leg je **${money(out.inleg ?? 0)}** per ${values.inlegPer} in${rising(solved)}.`
    case 'rente':
      return `Om in ${time} ${goal} te hebben, is **${pct(work.grossRate)}** per jaar nodig.`
    case 'tijd':
      return `Je hebt ${goal} na **${duration(out.maanden ?? 0)}**.`
    default: {
      const parts = work.negative
        ? `Je legde ${money(out.ingelegd)} in; de negatieve rente kost je ${money(-out.interest)}.`
        : out.interest === 0
          ? 'Dat legde je allemaal zelf in: er is geen rente.'
          : `Daarvan legde je ${money(out.ingelegd)} zelf in en is ${money(out.interest)} rente.`
      const other =
        out.verschilTweede === null || out.verschilTweede === 0
          ? ''
          : ` Het andere plan geeft ${money(Math.abs(out.verschilTweede))} ${out.verschilTweede > 0 ? 'meer' : 'minder'}.`
      return `Na ${time} heb je **${money(out.eindkapitaal)}**. ${parts}${other}`
    }
  }
}

function notices({ work }: Growing): Notice[] {
  const found: Notice[] = []
  if (work.impossible)
    found.push({
      tone: 'warning',
      text: 'Pas de inleg, de rente, de tijd of het doel aan.',
    })
  if (work.withholding)
    found.push({
      tone: 'law',
      text: `Op een spaarrekening is elk jaar de eerste ${eur(work.withholding.exempt, 0)} rente vrij. ${work.taxedFromYear === null ? 'Je komt nooit boven die grens en betaalt niets' : `Je komt boven die grens vanaf jaar ${num(Math.ceil(work.taxedFromYear), 0)} en betaalt samen ${eur(work.taxTotal)}`}.`,
    })
  if (work.ordinary > 0)
    found.push({
      tone: 'info',
      text: `Na ${pct(work.ordinary, 2, 0)} belasting blijft van de rente ${pct(work.plan.rate)} over.`,
    })
  return found
}

function steps(solved: Growing): Step[] {
  const { values, out, work } = solved
  const { plan, withholding } = work
  const times = TIMES[values.bijschrijving]
  const effective = out.effectieveRente
  const paidIn: Step = {
    text: `De inleg van ${eur(plan.deposit)} per ${values.inlegPer}${rising(solved)} wordt **${eur(work.depositsGrown)}**.`,
    formula: `som over n ${PERIODS[values.inlegPer]} van ${eur(plan.deposit)}${values.inlegStijging === 0 ? '' : ` × ${num(1 + values.inlegStijging, 4)}^(volle jaren)`} × (1 + r)^(resterende tijd), r = ${num(work.perPeriod, 8)} per periode`,
  }
  return [
    {
      text: `Een jaarrente van ${pct(work.grossRate, 4)}, ${CREDITED[values.bijschrijving]} bijgeschreven, is effectief **${pct(effective, 4)}** per jaar${work.ordinary > 0 ? ' na belasting' : ''}.`,
      formula:
        times === 0
          ? `e^${num(plan.rate, 6)} − 1`
          : `(1 ${plan.rate < 0 ? '−' : '+'} ${num(Math.abs(plan.rate), 6)} ÷ ${times})^${times} − 1`,
      ...(work.ordinary > 0 ? { law: [roerendeVoorheffing] } : {}),
    },
    {
      text: `Je startbedrag wordt **${eur(work.startGrown)}**.`,
      formula: `${eur(plan.start)} × ${num(1 + effective, 6)}^${num(plan.years, 2)}`,
    },
    ...(plan.deposit === 0 ? [] : [paidIn]),
    ...(withholding
      ? [
          {
            text: `Op de rente boven ${eur(withholding.exempt, 0)} per jaar gaat ${pct(withholding.rate, 2, 0)} af: samen ${eur(work.taxTotal)}. Met de rente die je daarop mist, scheelt dat **${eur(work.taxCosts)}**.`,
            law: [spaarvrijstelling, voorheffingSpaarrekening],
          },
        ]
      : []),
    {
      text: `Samen is dat **${eur(out.eindkapitaal)}**.`,
      sum: [
        { label: 'Zelf ingelegd', value: out.ingelegd },
        { label: work.negative ? 'Negatieve rente' : 'Rente', value: out.interest },
        { label: 'Eindkapitaal', value: out.eindkapitaal },
      ],
    },
  ]
}

function headlineOf({ values, work }: Growing): keyof typeof outputs {
  return work.impossible ? 'oplossing' : values.zoek === 'tijd' ? 'maanden' : values.zoek
}

export function tell(solved: Growing): Telling<keyof typeof outputs> {
  const { values, work } = solved
  const { plan } = work
  const headline = headlineOf(solved)
  const key = ['eindkapitaal', 'ingelegd', 'interest', 'renteOpRente', 'tweedeEindkapitaal'] as const
  return {
    headline,
    key: key.filter((one) => one !== headline),
    captions: {
      inleg: { label: `Nodige inleg per ${values.inlegPer}` },
      reeel: { note: `Bij ${pct(values.inflatie)} inflatie` },
      ...(work.negative ? { interest: { label: 'Negatieve rente' } } : {}),
    },
    sentence: sentence(solved),
    charts: [layerChart(solved), lineChart(solved)],
    tables: [growthTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De rente blijft elk jaar gelijk. Bij sparen en beleggen is dat nooit zo; het is een rekenmodel.',
      values.inlegMoment === 'begin'
        ? 'Je legt in aan het begin van elke periode.'
        : 'Je legt in aan het einde van elke periode.',
      'Inleg tussen twee bijschrijvingen groeit mee tegen dezelfde effectieve rente.',
      ...(work.withholding ? ['De vrijstelling passen we toe per twaalf maanden vanaf de start.'] : []),
    ],
    excluded: [
      'Kosten van een product.',
      ...(work.withholding ? ['Spaarrente bij andere banken.'] : []),
      'Opnames onderweg.',
    ],
    next: [
      next('doelspaarcalculator', 'Sparen voor een doel met een datum', {
        alGespaard: madeOf(Math.min(1_000_000, plan.start), 'startbedrag'),
      }),
      next('beleggingsrente-calculator', 'Hetzelfde plan op de beurs, met een bandbreedte', {
        startbedrag: madeOf(Math.min(1_000_000, plan.start), 'startbedrag'),
        ...(values.inlegPer === 'maand' ? { perMaand: by('inleg') } : {}),
        duur: madeOf(Math.max(1, Math.min(50, Math.round(plan.years))), 'duur'),
      }),
      next('reele-rente-berekenen', 'Wat blijft van deze rente over na inflatie?', {
        brutorente: madeOf(asPercent(Number(Math.min(0.3, work.grossRate).toFixed(4))), 'rente'),
        product: madeOf(PRODUCTS[values.belasting], 'belasting'),
      }),
    ],
  }
}
