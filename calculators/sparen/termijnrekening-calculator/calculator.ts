import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, duration, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { internalRate } from '#finance/cashflow.ts'
import { addMonths } from '#finance/dates.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import { real } from '#finance/rate.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { depositogarantie, spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { inputs } from './inputs.ts'
import {
  brokenInterest,
  equalSavingsRate,
  type Payout,
  type Savings,
  savingsPath,
  type Term,
  termAccount,
} from './term.ts'

/** How far savings rates may drift in the comparison. */
const DRIFT = 0.005

export default defineLegacy({
  inputs,

  check({ vervroegdNa, looptijd, extraMaanden }) {
    const length = looptijd * 12 + extraMaanden
    if (vervroegdNa !== null && vervroegdNa >= length)
      return { vervroegdNa: `De rekening loopt maar ${duration(length)}. Kies minder dan ${length} maanden.` }
    return undefined
  },

  compute(values, { law }) {
    const { bedrag, rente, uitbetaling, titularissen, startdatum, inflatie } = values
    const length = values.looptijd * 12 + values.extraMaanden
    const inYears = length / 12
    const payout: Payout =
      uitbetaling === 'gekapitaliseerd' && values.belastingMoment === 'jaarlijks' ? 'gekapitaliseerdNetto' : uitbetaling
    const term: Term = { amount: bedrag, rate: rente, months: length, payout, start: startdatum }
    const path = termAccount(law, term)
    const gross = sum(path.map((year) => year.interest))
    const tax = sum(path.map((year) => year.tax))
    const net = roundCents(gross - tax)
    const final = roundCents(bedrag + net)
    const end = addMonths(startdatum, length)
    const received = path.map((year) => ({ time: year.time, amount: uitbetaling === 'jaarlijks' ? year.net : 0 }))
    const back = { time: inYears, amount: uitbetaling === 'jaarlijks' ? bedrag : final }
    const netYield = internalRate([{ time: 0, amount: -bedrag }, ...received, back]) ?? 0
    const savingsAt = (shift: number): Savings => ({
      amount: bedrag,
      base: Math.max(0, values.basisrente + shift),
      premium: values.premie,
      months: length,
      holders: titularissen,
      start: startdatum,
    })
    const savings = savingsPath(law, savingsAt(0))
    const savingsFinal = savings.at(-1) ?? bedrag
    const equal = equalSavingsRate(law, savingsAt(0), final)
    const when = [0, ...path.map((year) => year.time)]
    const dates = [startdatum, ...path.map((year) => year.date)]
    const taxRate = wetOpBetaaldag(law, end)(roerendeVoorheffing)

    const chart: Chart = {
      kind: 'line',
      key: 'verloop',
      title: 'Termijnrekening naast spaarrekening, netto',
      sentence: `Na ${duration(length)} staat de termijnrekening op ${eur(final)} en de spaarrekening op ${eur(savingsFinal)}.`,
      x: { label: 'Datum', values: dates.map(dateText) },
      y: { unit: 'euro0' },
      series: [
        { key: 'termijn', label: 'Termijnrekening', values: [bedrag, ...path.map((year) => year.value)] },
        { key: 'spaar', label: 'Spaarrekening', values: savings, dashed: true },
        {
          key: 'hoger',
          label: 'als spaarrente stijgt',
          values: savingsPath(law, savingsAt(DRIFT)),
          dashed: true,
        },
        {
          key: 'lager',
          label: 'als spaarrente daalt',
          values: savingsPath(law, savingsAt(-DRIFT)),
          dashed: true,
        },
      ],
      inYears: when,
    }
    const table: Table = {
      key: 'jaren',
      title: 'Jaar per jaar',
      columns: [
        { key: 'jaar', label: 'Einde jaar', unit: 'date' },
        { key: 'rente', label: 'Rente', unit: 'euro', total: true },
        { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
        { key: 'netto', label: 'Netto', unit: 'euro', total: true, formula: '{rente}-{voorheffing}' },
        { key: 'waarde', label: 'Samen in je bezit', unit: 'euro' },
      ],
      rows: path.map((year) => [year.date, year.interest, year.tax, year.net, year.value]),
      inYears: path.map((year) => year.time),
    }

    const tables: Table[] = [table]
    const rungs = values.ladder === 'geen' ? 0 : Number(values.ladder)
    const shares =
      rungs > 0
        ? largestRemainder(
            bedrag,
            Array.from({ length: rungs }, () => 1),
          )
        : []
    const ladder = shares.map((share, index) => {
      const years = index + 1
      const rate = values.ladderRentes.find((row) => row.jaren === years)?.rente ?? rente
      const rung = termAccount(law, { ...term, amount: share, rate, months: years * 12 })
      return { years, share, rate, net: sum(rung.map((year) => year.net)), free: addMonths(startdatum, years * 12) }
    })
    if (ladder.length > 0) {
      tables.push({
        key: 'ladder',
        title: 'Je ladder: wanneer komt er geld vrij?',
        columns: [
          { key: 'vrij', label: 'Vrij op', unit: 'date' },
          { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
          { key: 'rente', label: 'Brutorente', unit: 'percent' },
          { key: 'netto', label: 'Netto rente', unit: 'euro', total: true },
          { key: 'samen', label: 'Samen', unit: 'euro', total: true, formula: '{bedrag}+{netto}' },
        ],
        rows: ladder.map((rung) => [rung.free, rung.share, rung.rate, rung.net, roundCents(rung.share + rung.net)]),
        inYears: ladder.map((rung) => rung.years),
      })
    }
    const ladderNet = sum(ladder.map((rung) => rung.net))

    const broken = values.vervroegdNa
    const early = broken === null ? null : brokenInterest(law, term, broken)
    const reinvestment = broken === null ? null : roundCents((bedrag * values.renteverschil * (length - broken)) / 12)
    const breakCost =
      reinvestment === null
        ? null
        : roundCents(Math.min(bedrag * values.vervroegdeKost, values.vervroegdeKostMaximum ?? Infinity) + reinvestment)
    const brokenNet = early === null || breakCost === null ? null : roundCents(early.gross - early.tax - breakCost)

    const notices: Notice[] = []
    const guarantee = law(depositogarantie) * titularissen
    if (bedrag + values.alBijBank > guarantee)
      notices.push({
        tone: 'law',
        text: `Bij deze bank zou je ${eur(roundCents(bedrag + values.alBijBank))} hebben. Boven ${eur(guarantee, 0)} is je geld niet beschermd bij een faillissement.`,
      })
    if (savingsFinal > final)
      notices.push({
        tone: 'info',
        text: `Met deze cijfers doet de spaarrekening het beter, zolang haar tarieven niet dalen.`,
      })
    if (brokenNet !== null && brokenNet < 0)
      notices.push({
        tone: 'warning',
        text: `Vraag je het geld na ${duration(broken ?? 0)} op, dan krijg je ${eur(-brokenNet)} minder terug dan je inlegde.`,
      })

    const steps: Step[] = [
      {
        text:
          uitbetaling === 'jaarlijks'
            ? `Elk jaar brengt ${eur(bedrag)} aan ${pct(rente)} **${eur(path[0]?.interest ?? 0)}** rente op.`
            : `De rente blijft staan en brengt zelf rente op: samen **${eur(gross)}** in ${duration(length)}.`,
        formula:
          uitbetaling === 'jaarlijks'
            ? `${eur(bedrag)} × ${pct(rente)}`
            : `${eur(bedrag)} × (1 + ${pct(payout === 'gekapitaliseerd' ? rente : rente * (1 - taxRate))})^${num(inYears, 2)}, elk jaar afgerond op de cent`,
      },
      {
        text:
          payout === 'gekapitaliseerd'
            ? `Op de einddatum gaat er één keer ${pct(taxRate, 2, 0)} af: **${eur(tax)}**.`
            : `Bij elke ${payout === 'jaarlijks' ? 'uitbetaling' : 'bijschrijving'} gaat er ${pct(taxRate, 2, 0)} af: samen **${eur(tax)}**.`,
        formula: payout === 'gekapitaliseerd' ? `${eur(gross)} × ${pct(taxRate, 2, 0)}` : undefined,
        law: [roerendeVoorheffing],
      },
      {
        text: `Netto hou je **${eur(net)}** over, dat is ${pct(netYield)} per jaar.`,
        sum: [
          { label: 'Bruto rente', value: gross },
          { label: 'Roerende voorheffing', value: 0 - tax },
          { label: 'Netto rente', value: net },
        ],
      },
      {
        text:
          equal === null
            ? 'Geen enkele gewone spaarrente komt hier in de buurt.'
            : `Een spaarrekening moet gemiddeld **${pct(equal)}** geven (basisrente en premie samen) om gelijk te staan.`,
        law: [spaarvrijstelling],
      },
    ]

    return report({
      headline: figure('eindbedrag', 'Netto eindbedrag', final, 'euro', { inYears }),
      sentence: `Op ${dateText(end)} heb je **${eur(final)}**, waarvan ${eur(net)} netto rente. Dat is ${pct(netYield)} per jaar, na belasting.`,
      figures: [
        figure('nettoInterest', 'Netto rente', net, 'euro', { inYears }),
        figure('brutoInterest', 'Bruto rente', gross, 'euro', { inYears }),
        figure('roerendeVoorheffing', 'Roerende voorheffing', tax, 'euro', { inYears }),
        figure('nettoRendement', 'Netto rendement per jaar', netYield, 'percent'),
        figure('reeelRendement', 'Na inflatie', real(netYield, inflatie), 'percent', {
          note: `Bij ${pct(inflatie)} inflatie`,
        }),
        figure('gelijkeSpaarrente', 'Even goed als een spaarrente van', equal, 'percent'),
        figure('spaarrekening', 'Spaarrekening na dezelfde tijd', savingsFinal, 'euro', { inYears }),
        figure('verschil', 'Verschil met je spaarrekening', roundCents(final - savingsFinal), 'euro', {
          inYears,
        }),
        figure('einddatum', 'Einddatum', end, 'date'),
        figure('ladderNetto', 'Netto rente van je ladder', ladder.length > 0 ? ladderNet : null),
        figure('vervroegdNetto', 'Netto resultaat bij vroeger stoppen', brokenNet),
        figure('vervroegdeKosten', 'Kosten van vroeger stoppen', breakCost),
        figure('wederbelegging', 'Waarvan vergoeding voor wederbelegging', reinvestment),
      ],
      charts: [chart],
      tables,
      steps,
      notices,
      assumptions: [
        'De rente ligt vast voor de hele looptijd en komt op de verjaardag van de rekening.',
        'Uitbetaalde rente brengt daarna niets meer op.',
        'Op de spaarrekening blijft al het geld staan, zodat je elk vol jaar basisrente en premie krijgt.',
        ...(values.extraMaanden > 0
          ? ['Voor de extra maanden telt een deel van de jaarrente, per maand een twaalfde.']
          : []),
        ...(broken === null ? [] : ['Bij vroeger stoppen krijg je rente tot die dag, min de kosten die je invulde.']),
      ],
      excluded: ['Bonussen voor nieuw geld of nieuwe klanten.', 'Spaarrente die je elders al kreeg.'],
      next: [
        {
          slug: 'kasbon-calculator',
          text: 'Hetzelfde bedrag in een kasbon of staatsbon',
          carry: {
            nominaal: Math.min(500_000, Math.max(200, Math.round(bedrag / 100) * 100)),
            looptijd: values.looptijd,
          },
        },
        {
          slug: 'reele-rente-berekenen',
          text: 'Wat blijft er over na inflatie?',
          carry: { bedrag, brutorente: asPercent(rente) },
        },
        {
          slug: 'deposito-calculator',
          text: 'Toch maar korter vastzetten?',
          carry: { bedrag, rente: asPercent(rente) },
        },
      ],
      downloads:
        ladder.length === 0
          ? []
          : [
              {
                name: 'spaarladder.ics',
                label: 'Zet je ladder in je agenda',
                events: ladder.map((rung) => ({
                  date: rung.free,
                  title: `Termijnrekening van ${eur(rung.share)} komt vrij (${plural(rung.years, 'jaar', 'jaar')})`,
                })),
                madeOn: startdatum,
              },
            ],
      inflation: inflatie,
    })
  },
})
