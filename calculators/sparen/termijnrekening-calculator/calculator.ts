import { calendarFile } from '#calculators/calendar.ts'
import { defineCalculator } from '#calculators/calculator.ts'
import { choice, count, date, euro, months, percent, rows, years } from '#calculators/fields.ts'
import { asPercent, dateText, duration, eur, pct, plural } from '#calculators/format.ts'
import { offersOf } from '#calculators/market.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { checkedOnHint, marketBaseRate, marketPremium, marketStart } from '#calculators/sparen/account.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { irr } from '#finance/cashflow.ts'
import { addYears } from '#finance/dates.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import { real } from '#finance/rate.ts'
import { ingehouden, roerendeVoorheffing } from '#rules/roerende-voorheffing.ts'
import { depositogarantie, spaarvrijstelling } from '#rules/sparen.ts'
import { equalSavingsRate, savingsPath, termAccount } from './term.ts'

/** How far savings rates may drift in the comparison. */
const DRIFT = 0.005

const termRate = marketStart(
  'Middelste rente van termijnrekeningen van een jaar en langer',
  ({ market }) => offersOf(market, 'termijnrekening').filter((offer) => (offer.maxTerm ?? 0) >= 12),
  referenceRates.termAccount,
)

export default defineCalculator({
  inputs: {
    bedrag: euro({ label: 'Bedrag', start: 25_000, min: 100, max: 1_000_000, slider: 500 }),
    looptijd: years({ label: 'Looptijd', start: 3, min: 1, max: 10, slider: 1 }),
    rente: percent({ label: 'Brutorente per jaar', ...termRate, min: 0, max: 0.15, slider: 0.0005 }),
    uitbetaling: choice({
      label: 'De rente wordt',
      start: 'jaarlijks',
      options: [
        { value: 'jaarlijks', label: 'jaarlijks uitbetaald' },
        { value: 'gekapitaliseerd', label: 'gekapitaliseerd' },
      ],
    }),
    basisrente: percent({
      label: 'Spaarrekening: basisrente',
      start: marketBaseRate,
      min: 0,
      max: 0.1,
      refine: true,
      group: 'Vergelijk met je spaarrekening',
      hint: checkedOnHint('Middelste basisrente'),
    }),
    premie: percent({
      label: 'Spaarrekening: premie',
      start: marketPremium,
      min: 0,
      max: 0.1,
      refine: true,
      group: 'Vergelijk met je spaarrekening',
      hint: checkedOnHint('Middelste premie'),
    }),
    titularissen: count({
      label: 'Aantal titularissen',
      start: 1,
      min: 1,
      max: 2,
      refine: true,
      group: 'Vergelijk met je spaarrekening',
    }),
    ladder: choice({
      label: 'Ladder',
      start: 'geen',
      refine: true,
      group: 'Ladder',
      hint: 'Verdeelt je bedrag over looptijden van 1 jaar tot het aantal sporten.',
      options: [
        { value: 'geen', label: 'geen' },
        { value: '3', label: '3 sporten' },
        { value: '5', label: '5 sporten' },
      ],
    }),
    ladderRentes: rows({
      label: 'Rente per looptijd',
      row: 'looptijd',
      refine: true,
      group: 'Ladder',
      max: 10,
      when: { ladder: ['3', '5'] },
      hint: 'Wat je niet invult, krijgt de brutorente van hierboven.',
      columns: {
        jaren: years({ label: 'Jaren', start: 1, max: 10 }),
        rente: percent({ label: 'Brutorente', start: 0.02, min: 0, max: 0.15 }),
      },
      start: [],
    }),
    vervroegdNa: months({
      label: 'Vervroegd opvragen na',
      start: null,
      optional: true,
      max: 119,
      refine: true,
      group: 'Vroeger stoppen',
    }),
    vervroegdeKost: percent({
      label: 'Kost daarvan, op je bedrag',
      start: 0.01,
      min: 0,
      max: 0.1,
      refine: true,
      group: 'Vroeger stoppen',
      hint: 'Staat in de voorwaarden van je bank.',
    }),
    startdatum: date({
      label: 'Startdatum',
      start: ({ today }) => today,
      refine: true,
      min: '2013-01-01',
      max: '2030-12-31',
    }),
    inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, refine: true, min: -0.02, max: 0.15 }),
  },

  check({ vervroegdNa, looptijd }) {
    if (vervroegdNa !== null && vervroegdNa >= looptijd * 12)
      return { vervroegdNa: `De rekening loopt maar ${looptijd} jaar. Kies minder dan ${looptijd * 12} maanden.` }
    return undefined
  },

  compute(values, { law }) {
    const { bedrag, looptijd, rente, uitbetaling, titularissen, startdatum, inflatie } = values
    const path = termAccount(law, bedrag, rente, looptijd, uitbetaling)
    const gross = sum(path.map((year) => year.interest))
    const tax = sum(path.map((year) => year.tax))
    const net = roundCents(gross - tax)
    const final = roundCents(bedrag + net)
    const flows = [
      -bedrag,
      ...path.map(
        (year) =>
          (uitbetaling === 'jaarlijks' ? year.net : 0) +
          (year.year === looptijd ? (uitbetaling === 'jaarlijks' ? bedrag : final) : 0),
      ),
    ]
    const netYield = irr(flows) ?? 0
    const savingsRate = values.basisrente + values.premie
    const savings = savingsPath(law, bedrag, savingsRate, looptijd, titularissen)
    const savingsFinal = savings.at(-1) ?? bedrag
    const equal = equalSavingsRate(law, bedrag, final, looptijd, titularissen)
    const end = addYears(startdatum, looptijd)
    const yearLabels = Array.from({ length: looptijd + 1 }, (_, index) => Number(startdatum.slice(0, 4)) + index)
    const when = yearLabels.map((_, index) => index)

    const chart: Chart = {
      kind: 'line',
      key: 'verloop',
      title: 'Termijnrekening naast spaarrekening, netto',
      sentence: `Na ${looptijd} jaar staat de termijnrekening op ${eur(final)} en de spaarrekening op ${eur(savingsFinal)}.`,
      x: { label: 'Jaar', values: yearLabels },
      y: { unit: 'euro0' },
      series: [
        { key: 'termijn', label: 'Termijnrekening', values: [bedrag, ...path.map((year) => year.value)] },
        { key: 'spaar', label: 'Spaarrekening', values: savings, dashed: true },
        {
          key: 'hoger',
          label: 'als spaarrente stijgt',
          values: savingsPath(law, bedrag, savingsRate + DRIFT, looptijd, titularissen),
          dashed: true,
        },
        {
          key: 'lager',
          label: 'als spaarrente daalt',
          values: savingsPath(law, bedrag, Math.max(0, savingsRate - DRIFT), looptijd, titularissen),
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
      rows: path.map((year) => [addYears(startdatum, year.year), year.interest, year.tax, year.net, year.value]),
      inYears: path.map((year) => year.year),
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
      const term = index + 1
      const rate = values.ladderRentes.find((row) => row.jaren === term)?.rente ?? rente
      const rung = termAccount(law, share, rate, term, uitbetaling)
      return { term, share, rate, net: sum(rung.map((year) => year.net)), free: addYears(startdatum, term) }
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
        inYears: ladder.map((rung) => rung.term),
      })
    }
    const ladderNet = sum(ladder.map((rung) => rung.net))

    const broken = values.vervroegdNa
    const brokenGross = broken === null ? null : roundCents((bedrag * rente * broken) / 12)
    const brokenCost = broken === null ? null : roundCents(bedrag * values.vervroegdeKost)
    const brokenNet =
      brokenGross === null || brokenCost === null
        ? null
        : roundCents(brokenGross - ingehouden(law, brokenGross) - brokenCost)

    const notices: Notice[] = []
    const guarantee = law(depositogarantie) * titularissen
    if (bedrag > guarantee)
      notices.push({
        tone: 'law',
        text: `Boven ${eur(guarantee, 0)} bij één bank is je geld niet beschermd bij een faillissement.`,
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
            : `De rente blijft staan en brengt zelf rente op: samen **${eur(gross)}** in ${looptijd} jaar.`,
        formula:
          uitbetaling === 'jaarlijks'
            ? `${eur(bedrag)} × ${pct(rente)}`
            : `${eur(bedrag)} × (1 + ${pct(rente)})^${looptijd} − ${eur(bedrag)}`,
      },
      {
        text:
          uitbetaling === 'jaarlijks'
            ? `Bij elke uitbetaling gaat er ${pct(law(roerendeVoorheffing), 2, 0)} af: samen **${eur(tax)}**.`
            : `Op de einddatum gaat er één keer ${pct(law(roerendeVoorheffing), 2, 0)} af: **${eur(tax)}**.`,
        formula: `${eur(gross)} × ${pct(law(roerendeVoorheffing), 2, 0)}`,
        law: [roerendeVoorheffing],
      },
      {
        text: `Netto hou je **${eur(net)}** over, dat is ${pct(netYield)} per jaar.`,
        sum: [
          { label: 'Bruto rente', value: gross },
          { label: 'Roerende voorheffing', value: -tax },
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
      headline: figure('eindbedrag', 'Netto eindbedrag', final, 'euro', { inYears: looptijd }),
      sentence: `Op ${dateText(end)} heb je **${eur(final)}**, waarvan ${eur(net)} netto rente. Dat is ${pct(netYield)} per jaar, na belasting.`,
      figures: [
        figure('nettoInterest', 'Netto rente', net, 'euro', { inYears: looptijd }),
        figure('brutoInterest', 'Bruto rente', gross, 'euro', { inYears: looptijd }),
        figure('roerendeVoorheffing', 'Roerende voorheffing', tax, 'euro', { inYears: looptijd }),
        figure('nettoRendement', 'Netto rendement per jaar', netYield, 'percent'),
        figure('reeelRendement', 'Na inflatie', real(netYield, inflatie), 'percent', {
          note: `Bij ${pct(inflatie)} inflatie`,
        }),
        figure('gelijkeSpaarrente', 'Even goed als een spaarrente van', equal, 'percent'),
        figure('spaarrekening', 'Spaarrekening na dezelfde tijd', savingsFinal, 'euro', { inYears: looptijd }),
        figure('verschil', 'Verschil met je spaarrekening', roundCents(final - savingsFinal), 'euro', {
          inYears: looptijd,
        }),
        figure('einddatum', 'Einddatum', end, 'date'),
        figure('ladderNetto', 'Netto rente van je ladder', ladder.length > 0 ? ladderNet : null),
        figure('vervroegdNetto', 'Netto resultaat bij vroeger stoppen', brokenNet),
      ],
      charts: [chart],
      tables,
      steps,
      notices,
      assumptions: [
        'De rente ligt vast voor de hele looptijd en komt op de verjaardag van de rekening.',
        'Uitbetaalde rente brengt daarna niets meer op.',
        'Op de spaarrekening blijft al het geld staan, zodat je elk jaar basisrente en premie krijgt.',
        ...(broken === null ? [] : ['Bij vroeger stoppen krijg je rente tot die dag, min de kost die je invulde.']),
      ],
      excluded: ['Bonussen voor nieuw geld of nieuwe klanten.', 'Spaarrente die je elders al kreeg.'],
      next: [
        {
          slug: 'kasbon-calculator',
          text: 'Hetzelfde bedrag in een kasbon of staatsbon',
          carry: { nominaal: Math.min(500_000, Math.max(200, Math.round(bedrag / 100) * 100)), looptijd },
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
                type: 'text/calendar',
                content: () =>
                  calendarFile(
                    ladder.map((rung) => ({
                      date: rung.free,
                      title: `Termijnrekening van ${eur(rung.share)} komt vrij (${plural(rung.term, 'jaar', 'jaar')})`,
                    })),
                    startdatum,
                  ),
              },
            ],
      inflation: inflatie,
    })
  },
})
