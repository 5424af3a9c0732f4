import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import {
  type Compounding,
  effectiveRate,
  type GrowthPlan,
  growthSchedule,
  perYear,
  type Rhythm,
  solveGrowth,
} from '#finance/growth.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { inputs } from './inputs.ts'
import { growthTable } from './tables.ts'

const COMPOUNDING: Record<
  'jaar' | 'halfjaar' | 'kwartaal' | 'maand' | 'dag' | 'continu',
  { times: Compounding; text: string }
> = {
  jaar: { times: 1, text: 'één keer per jaar' },
  halfjaar: { times: 2, text: 'elk halfjaar' },
  kwartaal: { times: 4, text: 'elk kwartaal' },
  maand: { times: 12, text: 'elke maand' },
  dag: { times: 365, text: 'elke dag' },
  continu: { times: 'continuous', text: 'voortdurend' },
}
const RHYTHM: Record<'week' | 'maand' | 'kwartaal' | 'jaar', { rhythm: Rhythm; text: string }> = {
  week: { rhythm: 'weekly', text: 'per week' },
  maand: { rhythm: 'monthly', text: 'per maand' },
  kwartaal: { rhythm: 'quarterly', text: 'per kwartaal' },
  jaar: { rhythm: 'yearly', text: 'per jaar' },
}
const LONGEST = 100
const LATER = 10

/** Ten months cannot be written in decimals: 0,8333 year, or 0,833, is taken for them, so that no deposit is lost. */
function wholePeriods(years: number, timesPerYear: number): number {
  const whole = Math.round(years * timesPerYear) / timesPerYear
  return whole > 0 && Math.abs(years - whole) < 0.0005 ? whole : years
}

/** Savings interest is free up to the exemption of each year; the ordinary tax takes its part of every euro. */
const savingsTax = (law: Law, holders: number) => ({
  rate: law(voorheffingSpaarrekening),
  exempt: law(spaarvrijstelling) * holders,
})

export default defineLegacy({
  inputs,

  check(values) {
    if (values.zoek === 'eindkapitaal' && values.startbedrag === 0 && values.inleg === 0)
      return { startbedrag: 'Vul een startbedrag of een inleg in.' }
    if ((values.zoek === 'rente' || values.zoek === 'tijd') && values.startbedrag === 0 && values.inleg === 0)
      return { startbedrag: 'Zonder startbedrag of inleg groeit er niets.' }
    if (values.zoek !== 'tijd' && values.duur === 0) return { duur: 'Kies een duur van meer dan nul jaar.' }
    return undefined
  },

  compute(values, { law }) {
    const { zoek } = values
    const tax = values.belasting === 'gewoon' ? law(roerendeVoorheffing) : 0
    const withholding = values.belasting === 'spaarrente' ? savingsTax(law, values.titularissen) : undefined
    const { times, text: timesText } = COMPOUNDING[values.bijschrijving]
    const { rhythm, text: rhythmText } = RHYTHM[values.inlegPer]
    const base: GrowthPlan = {
      start: values.startbedrag,
      deposit: values.inleg,
      rhythm,
      rate: values.rente * (1 - tax),
      compounding: times,
      years: wholePeriods(wholePeriods(values.duur, 12), perYear[rhythm]),
      due: values.inlegMoment === 'begin',
      depositGrowth: values.inlegStijging,
      ...(withholding ? { withholding } : {}),
    }
    const target = values.eindkapitaal
    const solved =
      zoek === 'eindkapitaal'
        ? null
        : zoek === 'startbedrag'
          ? solveGrowth({ ...base, unknown: 'start', final: target })
          : zoek === 'inleg'
            ? solveGrowth({ ...base, unknown: 'deposit', final: target })
            : zoek === 'rente'
              ? solveGrowth({ ...base, unknown: 'rate', final: target })
              : solveGrowth({ ...base, unknown: 'time', final: target })
    const impossible =
      zoek !== 'eindkapitaal' &&
      (solved === null ||
        (zoek === 'tijd' && (solved < 0 || solved > LONGEST)) ||
        (zoek === 'rente' && (solved < -0.5 || solved > 10)))
    const enough = !impossible && (zoek === 'startbedrag' || zoek === 'inleg') && (solved ?? 0) < 0

    const plan: GrowthPlan = impossible
      ? base
      : {
          ...base,
          ...(zoek === 'startbedrag' ? { start: Math.max(0, roundCents(solved ?? 0)) } : {}),
          ...(zoek === 'inleg' ? { deposit: Math.max(0, roundCents(solved ?? 0)) } : {}),
          ...(zoek === 'rente' ? { rate: solved ?? 0 } : {}),
          ...(zoek === 'tijd' ? { years: Math.max(1 / 12, solved ?? 1) } : {}),
        }
    const growth = growthSchedule(plan)
    const { withholding: _, ...untaxed } = plan
    const beforeTax = withholding ? growthSchedule(untaxed).final : growth.final
    const grossRate = tax < 1 ? plan.rate / (1 - tax) : plan.rate
    const effective = effectiveRate(plan.rate, times)
    const final = roundCents(growth.final)
    const paidIn = roundCents(growth.start + growth.deposits)
    const interest = roundCents(growth.interest)
    const onInterest = roundCents(growth.compoundInterest)
    const years = plan.years
    const doubling =
      growth.tax > 0 && plan.start > 0
        ? solveGrowth({ ...plan, deposit: 0, unknown: 'time', final: 2 * plan.start })
        : effective > 0
          ? Math.log(2) / Math.log1p(effective)
          : null
    const later =
      zoek === 'eindkapitaal' && years > LATER
        ? roundCents(growthSchedule({ ...plan, years: years - LATER }).final)
        : null

    const points = [
      { year: 0, deposits: 0, simpleInterest: 0, compoundInterest: 0, balance: plan.start, interest: 0, tax: 0 },
      ...growth.rows,
    ]
    const chart: Chart = {
      kind: 'stacked',
      key: 'groei',
      title: 'Waar je kapitaal uit bestaat',
      sentence: `Van de ${eur(final)} legde je zelf ${eur(paidIn)} in; ${eur(onInterest)} is rente op rente.`,
      x: { label: 'Jaar', values: points.map((point) => roundCents(point.year)) },
      y: { unit: 'euro0' },
      series: [
        { key: 'start', label: 'Startbedrag', values: points.map(() => plan.start) },
        { key: 'inleg', label: 'Inleg', values: points.map((point) => roundCents(point.deposits)) },
        { key: 'rente', label: 'Rente', values: points.map((point) => roundCents(point.simpleInterest)) },
        {
          key: 'renteoprente',
          label: 'Rente op rente',
          values: points.map((point) => roundCents(point.compoundInterest)),
        },
      ],
      inYears: points.map((point) => point.year),
    }
    const lateStart = growthSchedule({ ...plan, years: Math.max(0, years - LATER) }).rows
    const lines: Chart = {
      kind: 'line',
      key: 'koopkracht',
      title: 'Met inflatie, en als je later begint',
      sentence: `In euro’s van vandaag is het eindkapitaal ${eur(roundCents(final / (1 + values.inflatie) ** years))}.`,
      x: { label: 'Jaar', values: points.map((point) => roundCents(point.year)) },
      y: { unit: 'euro0' },
      series: [
        { key: 'kapitaal', label: 'Kapitaal', values: points.map((point) => roundCents(point.balance)) },
        {
          key: 'reeel',
          label: 'In euro’s van vandaag',
          dashed: true,
          ofToday: true,
          values: points.map((point) => roundCents(point.balance / (1 + values.inflatie) ** point.year)),
        },
        ...(later === null
          ? []
          : [
              {
                key: 'later',
                label: `${LATER} jaar later begonnen`,
                dashed: true,
                values: points.map((point) => {
                  if (point.year < LATER) return null
                  const row = lateStart.findLast((each) => each.year <= point.year - LATER + 1e-9)
                  return roundCents(row?.balance ?? plan.start)
                }),
              },
            ]),
      ],
      inYears: points.map((point) => point.year),
    }
    const notices: Notice[] = []
    if (impossible)
      notices.push({
        tone: 'warning',
        text: `Met deze cijfers is ${eur(target)} niet te halen. Pas de inleg, de rente of het doel aan.`,
      })
    if (enough) notices.push({ tone: 'info', text: 'Je haalt het doel al zonder dit bedrag.' })
    if (withholding) {
      const passed = growth.rows.find((row) => row.tax > 0.005)
      notices.push({
        tone: 'law',
        text: `Op een spaarrekening is elk jaar de eerste ${eur(withholding.exempt, 0)} rente vrij. ${passed ? `Je komt boven die grens vanaf jaar ${num(Math.ceil(passed.year), 0)} en betaalt samen ${eur(roundCents(growth.tax))}` : 'Je komt nooit boven die grens en betaalt niets'}.`,
      })
    }
    if (tax > 0)
      notices.push({ tone: 'info', text: `Na ${pct(tax, 2, 0)} belasting blijft van de rente ${pct(plan.rate)} over.` })

    const deposits =
      values.inlegPer === 'week'
        ? 'n weken'
        : values.inlegPer === 'maand'
          ? 'n maanden'
          : values.inlegPer === 'kwartaal'
            ? 'n kwartalen'
            : 'n jaren'
    const steps: Step[] = [
      {
        text: `Een jaarrente van ${pct(grossRate, 4)}, ${timesText} bijgeschreven, is effectief **${pct(effective, 4)}** per jaar${tax > 0 ? ' na belasting' : ''}.`,
        formula:
          times === 'continuous' ? `e^${num(plan.rate, 6)} − 1` : `(1 + ${num(plan.rate, 6)} ÷ ${times})^${times} − 1`,
        ...(tax > 0 ? { law: [roerendeVoorheffing] } : {}),
      },
      {
        text: `Je startbedrag groeit tot **${eur(roundCents(plan.start * (1 + effective) ** years))}**.`,
        formula: `${eur(plan.start)} × ${num(1 + effective, 6)}^${num(years, 2)}`,
      },
      {
        text: `De inleg van ${eur(plan.deposit)} ${rhythmText} levert daar **${eur(roundCents(beforeTax - plan.start * (1 + effective) ** years))}** bovenop.`,
        formula: `som over ${deposits} van ${eur(plan.deposit)} × (1 + r)^(resterende tijd), r = ${num((1 + effective) ** (1 / perYear[rhythm]) - 1, 8)} per periode`,
      },
      ...(withholding
        ? [
            {
              text: `Op de rente boven ${eur(withholding.exempt, 0)} per jaar gaat ${pct(withholding.rate, 2, 0)} af: samen ${eur(roundCents(growth.tax))}. Met de rente die je daarop mist, scheelt dat **${eur(roundCents(beforeTax - growth.final))}**.`,
              law: [spaarvrijstelling, voorheffingSpaarrekening],
            },
          ]
        : []),
      {
        text: `Samen is dat **${eur(final)}**.`,
        sum: [
          { label: 'Zelf ingelegd', value: paidIn },
          { label: 'Rente op je inleg', value: roundCents(final - paidIn - onInterest) },
          { label: 'Rente op rente', value: onInterest },
          { label: 'Eindkapitaal', value: final },
        ],
      },
    ]

    const headline = impossible
      ? figure('oplossing', 'Niet haalbaar', null)
      : zoek === 'eindkapitaal'
        ? figure('eindkapitaal', 'Eindkapitaal', final, 'euro', { inYears: years })
        : zoek === 'startbedrag'
          ? figure('startbedrag', 'Nodig startbedrag', plan.start)
          : zoek === 'inleg'
            ? figure('inleg', `Nodige inleg ${rhythmText}`, plan.deposit)
            : zoek === 'rente'
              ? figure('rente', 'Nodige jaarrente', grossRate, 'percent')
              : figure('tijd', 'Nodige tijd', years, 'years', { decimals: 2 })
    const sentence = impossible
      ? `Met deze cijfers haal je ${eur(target)} niet.`
      : zoek === 'eindkapitaal'
        ? `Na ${num(years, 2)} jaar heb je **${eur(final)}**. Daarvan legde je ${eur(paidIn)} zelf in en is ${eur(interest)} rente.`
        : zoek === 'startbedrag'
          ? `Om in ${num(years, 2)} jaar ${eur(target)} te hebben, start je met **${eur(plan.start)}**.`
          : zoek === 'inleg'
            ? `Om in ${num(years, 2)} jaar ${eur(target)} te hebben, leg je **${eur(plan.deposit)}** ${rhythmText} in.`
            : zoek === 'rente'
              ? `Om in ${num(years, 2)} jaar ${eur(target)} te hebben, is **${pct(grossRate)}** per jaar nodig.`
              : `Je hebt ${eur(target)} na **${num(years, 2)} jaar**.`

    return report({
      headline,
      sentence,
      figures: [
        ...(zoek === 'eindkapitaal' ? [] : [figure('eindkapitaal', 'Eindkapitaal', final, 'euro', { inYears: years })]),
        figure('ingelegd', 'Zelf ingelegd', paidIn),
        figure('interest', 'Rente in totaal', interest, 'euro', { inYears: years }),
        figure('renteOpRente', 'Waarvan rente op rente', onInterest, 'euro', { inYears: years }),
        ...(withholding ? [figure('belasting', 'Roerende voorheffing in totaal', roundCents(growth.tax))] : []),
        figure('effectieveRente', 'Effectieve rente per jaar', effective, 'percent'),
        figure('reeel', 'In euro’s van vandaag', roundCents(final / (1 + values.inflatie) ** years), 'euro', {
          note: `Bij ${pct(values.inflatie)} inflatie`,
        }),
        figure('verdubbelingstijd', 'Verdubbelt na', doubling, 'years', { decimals: 1 }),
        figure('laterBeginnen', 'Als je 10 jaar later begint', later, 'euro', { inYears: years }),
      ],
      charts: [chart, lines],
      tables: [growthTable(plan)],
      steps,
      notices,
      assumptions: [
        'De rente blijft elk jaar gelijk. Bij sparen en beleggen is dat nooit zo; het is een rekenmodel.',
        values.inlegMoment === 'begin'
          ? 'Je legt in aan het begin van elke periode.'
          : 'Je legt in aan het einde van elke periode.',
        'Inleg tussen twee bijschrijvingen groeit mee tegen dezelfde effectieve rente.',
        ...(withholding ? ['De vrijstelling passen we toe per twaalf maanden vanaf de start.'] : []),
      ],
      excluded: [
        'Kosten van een product.',
        ...(withholding ? ['Spaarrente bij andere banken.'] : []),
        'Opnames onderweg.',
      ],
      next: [
        {
          slug: 'doelspaarcalculator',
          text: 'Sparen voor een doel met een datum',
          carry: { alGespaard: Math.min(1_000_000, plan.start) },
        },
        {
          slug: 'beleggingsrente-calculator',
          text: 'Hetzelfde plan op de beurs, met een bandbreedte',
          carry: {
            startbedrag: Math.min(1_000_000, plan.start),
            ...(rhythm === 'monthly' ? { perMaand: plan.deposit } : {}),
          },
        },
        {
          slug: 'reele-rente-berekenen',
          text: 'Wat blijft van deze rente over na inflatie?',
          carry: { brutorente: asPercent(Number(Math.max(0, Math.min(0.3, grossRate)).toFixed(4))) },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
