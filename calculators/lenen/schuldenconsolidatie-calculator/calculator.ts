import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { dateText, duration, eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import { scheduleTable } from '#calculators/lenen/aflossing.ts'
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import { kredietregels, toetsKrediet } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { annuityPayment, loanSchedule, periodsFromPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effectiveFromPeriodic } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'
import {
  jkpFormule,
  kleinsteKredietbedrag,
  maximaleJkp,
  maximaleLooptijd,
  vergoedingVervroegd,
  vergoedingVervroegdLaatsteJaar,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { debtsOf, LONGEST, runDebts, settle } from './plan.ts'

/** Points of the chart. */
const SHOWN_MONTHS = 240

export default defineLegacy({
  inputs,

  check({ schulden, kostenNieuw }, { law }) {
    const unknown = schulden.findIndex((debt) => debt.maandlast === null && debt.resterend === null)
    if (unknown >= 0)
      return { [`schulden.${unknown}.maandlast`]: 'Vul het maandbedrag in, of het aantal resterende maanden.' }
    const total = sum(schulden.map((debt) => debt.saldo))
    const smallest = law(kleinsteKredietbedrag)
    return total + kostenNieuw < smallest
      ? { schulden: `Samen minder dan ${eur(smallest, 0)}: daarvoor gelden niet alle regels voor consumentenkrediet.` }
      : undefined
  },

  compute(values, { law }) {
    const { extraPerMaand, jkpNieuw, looptijdNieuw, kostenNieuw, vergoedingBijExtra } = values
    const debts = debtsOf(values)
    const settled = debts.map((debt, index) => settle(law, debt, values.schulden[index]?.vergoeding ?? null))
    const balance = sum(debts.map((debt) => debt.balance))
    const monthly = sum(debts.map((debt) => debt.payment))
    const fees = sum(settled.map(({ fee }) => fee))
    const merged = roundCents(balance + fees + kostenNieuw)

    const run = (strategy: 'sneeuwbal' | 'lawine' | null) =>
      runDebts(law, debts, strategy, extraPerMaand, vergoedingBijExtra)
    const keep = run(null)
    const snowball = run('sneeuwbal')
    const avalanche = run('lawine')
    const rate = monthlyRate(jkpNieuw, values.renteomzetting)
    const loan = loanSchedule({ principal: merged, periods: looptijdNieuw, periodicRate: rate })
    // The same new loan, repaid with what leaves the account today: the pure effect of the rate and the fees.
    const pace = periodsFromPayment(merged, monthly, rate)
    const samePace =
      pace === null || pace > LONGEST
        ? null
        : loanSchedule({ principal: merged, periods: LONGEST, periodicRate: rate, payment: monthly })

    const keepTotal = keep.length === null ? null : keep.paid
    const difference = keepTotal === null ? null : roundCents(loan.totalPaid - keepTotal)
    const rateEffect = keepTotal === null || samePace === null ? null : roundCents(samePace.totalPaid - keepTotal)
    const termEffect = samePace === null ? null : roundCents(loan.totalPaid - samePace.totalPaid)
    const relief = roundCents(monthly - loan.payment)
    const costAt = (jkp: number) =>
      annuityPayment(merged, monthlyRate(jkp, values.renteomzetting), looptijdNieuw) * looptijdNieuw
    const tipping =
      keepTotal === null || costAt(0) > keepTotal || costAt(1) < keepTotal
        ? null
        : findRoot((jkp) => costAt(jkp) - keepTotal, 0, 1, { tolerance: 1e-7 })
    // A rate divided by twelve is no JKP: then the one behind the monthly rate is tested.
    const tested = values.renteomzetting === 'actuarieel' ? jkpNieuw : effectiveFromPeriodic(rate, 12)
    const toets = toetsKrediet(law, { bedrag: merged, looptijd: looptijdNieuw, jkp: tested })
    // What all debts cost together, before and after, measured on the same amount: the debts of today.
    const jkpNow = keep.length === null ? null : jkpOf({ amount: balance, payments: keep.payments })
    const jkpMerged = jkpOf({ amount: balance, payments: loan.rows.map((row) => row.payment) })
    const endOf = (length: number | null) => (length === null ? null : shiftMonth(values.startmaand, length - 1))

    const ways = [
      { name: 'Zo laten', monthly, total: keepTotal, length: keep.length, balances: keep.balances },
      {
        name: 'Sneeuwbal (kleinste schuld eerst)',
        monthly: roundCents(monthly + extraPerMaand),
        total: snowball.length === null ? null : snowball.paid,
        length: snowball.length,
        balances: snowball.balances,
      },
      {
        name: 'Lawine (duurste schuld eerst)',
        monthly: roundCents(monthly + extraPerMaand),
        total: avalanche.length === null ? null : avalanche.paid,
        length: avalanche.length,
        balances: avalanche.balances,
      },
      {
        name: 'Samenvoegen',
        monthly: loan.payment,
        total: loan.totalPaid,
        length: loan.periods,
        balances: [merged, ...loan.rows.map((row) => row.balance)],
      },
    ]
    const ranked = ways.toSorted((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity))
    const cheapest = at(ranked, 0)

    const figures: Figure[] = [
      figure('totaalSchuld', 'Openstaand bij elkaar', balance),
      figure('maandlastNu', 'Maandlast vandaag', monthly),
      figure('nieuweMaandlast', 'Maandlast na samenvoegen', loan.payment),
      figure('verschilMaandlast', 'Minder per maand na samenvoegen', relief),
      figure('nieuwKredietbedrag', 'Bedrag van het nieuwe krediet', merged),
      figure('vergoedingen', 'Vergoedingen om vroeger af te lossen', fees, 'euro', {
        note: 'Hoogstens wat de wet toelaat',
      }),
      figure('totaalNu', 'Nog te betalen als je niets verandert', keepTotal),
      figure('totaalSneeuwbal', 'Nog te betalen met de sneeuwbal', snowball.length === null ? null : snowball.paid),
      figure('totaalLawine', 'Nog te betalen met de lawine', avalanche.length === null ? null : avalanche.paid),
      figure('totaalSamenvoegen', 'Nog te betalen na samenvoegen', loan.totalPaid),
      figure('renteNu', 'Rente die nog komt als je niets verandert', keep.length === null ? null : keep.interest),
      figure('renteSneeuwbal', 'Rente met de sneeuwbal', snowball.length === null ? null : snowball.interest),
      figure('renteLawine', 'Rente met de lawine', avalanche.length === null ? null : avalanche.interest),
      figure('renteSamenvoegen', 'Rente van het nieuwe krediet', loan.totalInterest),
      figure('maandenNu', 'Schuldenvrij na, als je niets verandert', keep.length, 'months'),
      figure('maandenSneeuwbal', 'Schuldenvrij na, met de sneeuwbal', snowball.length, 'months'),
      figure('maandenLawine', 'Schuldenvrij na, met de lawine', avalanche.length, 'months'),
      figure('datumNu', 'Laatste afbetaling als je niets verandert', endOf(keep.length), 'month'),
      figure('datumLawine', 'Laatste afbetaling met de lawine', endOf(avalanche.length), 'month'),
      figure('datumSamenvoegen', 'Laatste afbetaling na samenvoegen', endOf(loan.periods), 'month'),
      figure('datumSneeuwbal', 'Laatste afbetaling met de sneeuwbal', endOf(snowball.length), 'month'),
      figure('jkpNu', 'JKP van je schulden samen, nu', jkpNow, 'percent'),
      figure('jkpSamenvoegen', 'JKP van het samenvoegen, vergoedingen en kosten inbegrepen', jkpMerged, 'percent', {
        note: 'Gerekend op wat je vandaag schuldig bent',
      }),
      figure('effectRente', 'Deel van het verschil door rente en kosten', rateEffect),
      figure('effectLooptijd', 'Deel van het verschil door de andere looptijd', termEffect),
      figure('kantelJkp', 'JKP waarbij samenvoegen evenveel kost', tipping, 'percent'),
      figure('maxJkp', 'Hoogste toegelaten JKP', toets.maxJkp, 'percent', { note: `Sinds ${dateText(toets.sinds)}` }),
      figure('maxLooptijd', 'Langste toegelaten looptijd', toets.maxLooptijd, 'months'),
    ]

    const shown = Math.min(SHOWN_MONTHS, Math.max(...ways.map((way) => way.balances.length - 1)))
    const chart: Chart = {
      kind: 'line',
      key: 'totaleSchuld',
      title: 'Je totale schuld, vier wegen',
      sentence: ways
        .map((way) => `${way.name}: ${way.length === null ? 'nooit afbetaald' : duration(way.length)}.`)
        .join(' '),
      x: { label: 'Maand', values: Array.from({ length: shown + 1 }, (_, index) => index) },
      y: { unit: 'euro0' },
      series: ways.map((way, index) => ({
        key: `weg${index + 1}`,
        label: way.name,
        values: Array.from(
          { length: shown + 1 },
          (_, month) => way.balances[month] ?? (way.length === null ? null : 0),
        ),
        dashed: index === 1 || index === 3,
      })),
    }
    const wayTable: Table = {
      key: 'wegen',
      title: 'Vier wegen, de goedkoopste eerst',
      columns: [
        { key: 'weg', label: 'Weg', unit: 'text' },
        { key: 'maandlast', label: 'Nu per maand', unit: 'euro' },
        { key: 'duur', label: 'Schuldenvrij na', unit: 'months' },
        { key: 'einde', label: 'Laatste afbetaling', unit: 'month' },
        { key: 'totaal', label: 'Nog te betalen', unit: 'euro' },
      ],
      rows: ranked.map((way) => [way.name, way.monthly, way.length, endOf(way.length), way.total]),
      strong: [0],
      note: 'Met dezelfde extra som per maand bij sneeuwbal en lawine. Een streepje betekent: nooit afbetaald.',
    }
    const debtTable: Table = {
      key: 'schulden',
      title: 'Schuld per schuld',
      columns: [
        { key: 'schuld', label: 'Schuld', unit: 'text' },
        { key: 'saldo', label: 'Openstaand', unit: 'euro', total: true },
        { key: 'jkp', label: 'JKP', unit: 'percent' },
        { key: 'maandlast', label: 'Per maand', unit: 'euro', total: true },
        { key: 'maanden', label: 'Nog', unit: 'months' },
        { key: 'rente', label: 'Rente die nog komt', unit: 'euro' },
        { key: 'vergoeding', label: 'Vergoeding bij aflossen', unit: 'euro', total: true },
        { key: 'lawine', label: 'Afbetaald met de lawine na', unit: 'months' },
      ],
      rows: debts.map((debt, index) => [
        debt.name,
        debt.balance,
        debt.jkp,
        debt.payment,
        settled[index]?.months ?? null,
        settled[index]?.interest ?? null,
        settled[index]?.fee ?? 0,
        avalanche.ends[index] ?? null,
      ]),
    }

    const steps: Step[] = [
      {
        text:
          keep.length === null
            ? 'Minstens één schuld wordt zo **nooit afbetaald**: de maandlast dekt de rente niet.'
            : `Verander je niets, dan betaal je nog **${eur(keep.paid)}**. De laatste schuld is weg na ${duration(keep.length)}.`,
        ...(keep.length === null
          ? {}
          : {
              sum: [
                { label: 'Openstaande schulden', value: balance },
                { label: 'Rente die nog komt', value: keep.interest },
                { label: 'Nog te betalen', value: keep.paid },
              ],
            }),
      },
      {
        text: `Samenvoegen vraagt een krediet van **${eur(merged)}**.`,
        sum: [
          { label: 'Openstaande schulden', value: balance },
          { label: 'Vergoedingen voor vervroegd aflossen', value: fees },
          { label: 'Dossierkosten', value: kostenNieuw },
          { label: 'Nieuw krediet', value: merged },
        ],
        law: [vergoedingVervroegd, vergoedingVervroegdLaatsteJaar],
      },
      {
        text: `Aan ${pct(jkpNieuw)} over ${plural(looptijdNieuw, 'maand', 'maanden')} is dat **${eur(loan.payment)}** per maand, samen ${eur(loan.totalPaid)}.`,
        formula: monthlyRateFormula(jkpNieuw, rate, values.renteomzetting),
      },
    ]
    if (jkpNow !== null && jkpMerged !== null)
      steps.push({
        text: `Op je schulden van vandaag betaal je nu samen een JKP van ${pct(jkpNow)}; na samenvoegen, met vergoedingen en kosten, **${pct(jkpMerged)}**.`,
        law: [jkpFormule],
      })
    if (samePace && termEffect !== null) {
      steps.push({
        text: `Zou je het nieuwe krediet aflossen met je maandlast van vandaag (${eur(monthly)}), dan betaal je ${eur(samePace.totalPaid)}. De rest van het verschil, **${eur(termEffect)}**, komt enkel van de andere looptijd.`,
      })
    }
    steps.push(
      {
        text: `Met ${eur(extraPerMaand)} extra per maand gaat bij de lawine alles eerst naar de duurste schuld: ${avalanche.length === null ? '**nooit afbetaald**' : `**${eur(avalanche.paid)}** in ${duration(avalanche.length)}`}. Bij de sneeuwbal eerst naar de kleinste: ${snowball.length === null ? 'nooit afbetaald' : eur(snowball.paid)}.`,
      },
      {
        text: `Voor ${eur0(merged)} mag het JKP hoogstens **${pct(toets.maxJkp)}** zijn en de looptijd hoogstens **${plural(toets.maxLooptijd, 'maand', 'maanden')}**.`,
        law: [maximaleJkp, maximaleLooptijd],
      },
    )

    const notices: Notice[] = [...toets.notices]
    debts.forEach((debt, index) => {
      if (settled[index]?.months === null)
        notices.push({
          tone: 'warning',
          text: `${debt.name} wordt zo nooit afbetaald: de rente is ${eur(debt.balance * debt.rate)} per maand en je betaalt ${eur(debt.payment)}.`,
        })
    })
    if (difference !== null && difference > 0 && relief > 0)
      notices.push({
        tone: 'warning',
        text: `Minder per maand, maar ${eur(difference)} meer in totaal: je betaalt ${loan.periods > (keep.length ?? 0) ? `${plural(loan.periods - (keep.length ?? 0), 'maand', 'maanden')} langer` : 'meer rente en kosten'}.`,
      })
    notices.push({
      tone: 'info',
      text: 'Lukt betalen niet meer? Een erkende schuldbemiddelaar bij het OCMW of het CAW helpt gratis. Wacht niet op een brief van een deurwaarder.',
    })

    return report({
      headline: figure('verschilTotaal', 'Verschil in totaal door samenvoegen', difference, 'euro', {
        note: 'Positief: samenvoegen kost meer',
      }),
      sentence:
        difference === null
          ? `Zoals je nu betaalt, raak je minstens één schuld **nooit afbetaald**. Na samenvoegen betaal je ${eur(loan.payment)} per maand en in totaal ${eur(loan.totalPaid)}.`
          : `Samenvoegen ${relief >= 0 ? 'verlaagt' : 'verhoogt'} je maandlast met ${eur(Math.abs(relief))} en kost in totaal **${eur(Math.abs(difference))} ${difference >= 0 ? 'meer' : 'minder'}**. De goedkoopste weg hier is ${cheapest.name.toLowerCase()}: ${eur(cheapest.total ?? 0)} in ${duration(cheapest.length ?? 0)}.`,
      figures,
      charts: [chart],
      tables: [
        wayTable,
        debtTable,
        scheduleTable({
          schedule: loan,
          principal: merged,
          first: `${values.startmaand}-01`,
          title: 'Aflossing van het nieuwe krediet',
        }),
      ],
      steps,
      notices,
      assumptions: [
        'Elke schuld houdt haar rente en haar maandlast. Er komt niets bij op kaarten of geldreserves.',
        'Bij sneeuwbal en lawine gaat elke vrijgekomen maandlast naar de volgende schuld.',
        `De vergoeding is het wettelijke maximum: ${pct(law(vergoedingVervroegd), 1, 0)} van het kapitaal bij leningen, ${pct(law(vergoedingVervroegdLaatsteJaar), 1, 0)} in het laatste jaar, niets bij een kredietopening.`,
        kredietregels(law),
      ],
      excluded: [
        'Achterstallen, nalatigheidsinterest en kosten van invordering.',
        'Een woonkrediet: dat volgt andere regels.',
        'Een schuldsaldoverzekering bij het nieuwe krediet.',
      ],
      next: [
        { slug: 'budget-planner', text: 'Hoeveel kun je elke maand missen?' },
        {
          slug: 'kredietvergelijker-belgie',
          text: 'Reken het JKP van een aanbod na',
          carry: { bedrag: Math.min(500_000, merged), looptijd: looptijdNieuw },
        },
        { slug: 'kredietkaart-calculator', text: 'Alleen een kaart? Bekijk het minimum en een vast bedrag' },
      ],
    })
  },
})
