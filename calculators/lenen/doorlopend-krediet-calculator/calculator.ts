import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { dateText, duration, eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import { jkpOfLine, minimumPayment } from '#calculators/lenen/kredietlijn.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import { isBovenMaximum, kredietregels } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { shiftMonth } from '#finance/dates.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { hoogsteJkp, langsteLooptijd, maximaleJkpSinds, nulstellingMaanden } from '#rules/krediet/consumentenkrediet.ts'
import {
  jkpFormule,
  jkpKredietopening,
  kleinsteKredietbedrag,
  maximaleJkp,
  minimumBetaling,
  nulstellingMetAflossing,
  nulstellingPlafond,
  nulstellingZonderAflossing,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import { inputs, type LineValues } from './inputs.ts'
import { byMonth, decisiveCycle, runLedger } from './ledger.ts'

/** Rows of the ledger and points of the chart; a longer run is cut off with a note. */
const SHOWN_MONTHS = 240
const MORE = 50

function paymentOf(values: LineValues, more = 0) {
  const { betaling, bedrag } = values
  const minimum = minimumPayment(values.minimumPercentage, values.minimumBedrag, values.minimumOver)
  return (owed: number, interest: number) =>
    more + (betaling === 'vast' ? bedrag : betaling === 'rente' ? interest : roundCents(minimum(owed, interest)))
}

export default defineLegacy({
  inputs,

  check({ opname, opnames, kredietlijn }) {
    if (opname > kredietlijn) return { opname: `Je kunt hoogstens de kredietlijn van ${eur(kredietlijn)} opnemen.` }
    if (opname + opnames.reduce((total, row) => total + row.bedrag, 0) <= 0)
      return { opname: 'Vul een opname in, nu of in een latere maand.' }
    return undefined
  },

  compute(values, { law }) {
    const { kredietlijn, opname, metKaart, startmaand, debetrente } = values
    const yearlyRate = debetrente ?? values.jkp
    const rate = monthlyRate(yearlyRate, values.renteomzetting)
    // With a debit rate and a fixed cost the JKP is ours to find; else it is the one that was typed in.
    const jkp = debetrente === null ? values.jkp : jkpOfLine(law, kredietlijn, rate, values.jaarkost)
    const draws = byMonth([{ maand: 1, bedrag: opname }, ...values.opnames])
    const extra = byMonth(values.terugbetalingen)
    const run = (more: number) =>
      runLedger({ rate, payment: paymentOf(values, more), draws, extra, yearlyCost: values.jaarkost })
    const own = run(0)
    const faster = run(MORE)
    const never = own.length === null
    const zeroMonth = own.length === null ? null : shiftMonth(startmaand, own.length - 1)

    const limit = values.nulstelling ?? nulstellingMaanden(law, kredietlijn, values.kapitaalVerplicht, rate)
    const cycle = decisiveCycle(own.cycles, limit)
    const deadline = cycle ? shiftMonth(startmaand, cycle.start - 1 + limit - 1) : null
    const margin = cycle?.end == null ? null : cycle.start - 1 + limit - cycle.end
    const kind = metKaart ? 'kaart' : 'zonderKaart'
    const maxJkp = hoogsteJkp(law, kind, kredietlijn)

    const longest = langsteLooptijd(law, own.drawn)
    const term = Math.max(1, Math.min(own.length ?? longest, longest))
    const loan = loanSchedule({ principal: own.drawn, periods: term, periodicRate: monthlyRate(values.jkpLening) })
    const cost = roundCents(own.interest + own.costs)
    const first = own.months[0]

    const figures: Figure[] = [
      figure('maanden', 'Op nul na', own.length, 'months'),
      figure('datumNul', 'Saldo op nul in', zeroMonth, 'month'),
      figure('nulstellingMaanden', 'Nulstelling binnen', limit, 'months'),
      figure('nulstellingDatum', 'Uiterste maand van de nulstelling', deadline, 'month'),
      figure('margeNulstelling', 'Maanden over tot de nulstelling', margin, 'number', {
        decimals: 0,
        note: 'Negatief: te laat',
      }),
      figure('totaalOpgenomen', 'Opgenomen', own.drawn),
      figure('totaalBetaald', 'Terugbetaald', own.paid),
      figure('kosten', 'Vaste kosten', own.costs),
      figure('totaleKost', 'Rente en kosten samen', never ? null : cost),
      figure(
        'rentePer100',
        'Rente per 100 euro opgenomen',
        never ? null : roundCents((own.interest / own.drawn) * 100),
      ),
      figure('eersteRente', 'Rente in de eerste maand', first?.interest ?? 0),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
      figure(
        'besparing50',
        `Rente minder met ${eur0(MORE)} extra per maand`,
        never || faster.length === null ? null : roundCents(own.interest - faster.interest),
      ),
      figure('maanden50', `Op nul na, met ${eur0(MORE)} extra per maand`, faster.length, 'months'),
      ...(debetrente === null ? [] : [figure('jkp', 'JKP van de hele lijn', jkp, 'percent')]),
      figure('hoogsteSaldo', 'Hoogste saldo', own.highest),
      figure('maxJkp', 'Hoogste toegelaten JKP', maxJkp, 'percent', {
        note: `Sinds ${dateText(maximaleJkpSinds(law))}`,
      }),
      figure('leningMaandlast', `Gewone lening op ${plural(term, 'maand', 'maanden')}, per maand`, loan.payment),
      figure('leningRente', 'Rente van die gewone lening', loan.totalInterest),
      figure(
        'verschilLening',
        'Rente meer dan met een gewone lening',
        never ? null : roundCents(own.interest - loan.totalInterest),
      ),
    ]

    const shown = Math.min(SHOWN_MONTHS, own.months.length)
    const deadlineMonth = cycle ? cycle.start - 1 + limit : 0
    const chart: Chart = {
      kind: 'step',
      key: 'saldo',
      title: 'Je saldo maand na maand',
      sentence: never
        ? `Het saldo komt nooit op nul. Na ${plural(shown, 'maand', 'maanden')} staat er ${eur(own.months[shown - 1]?.balance ?? 0)} open.`
        : `Het saldo staat op nul na ${duration(own.length ?? 0)}; de nulstelling vraagt dat binnen ${duration(limit)}.`,
      x: { label: 'Maand', values: [0, ...own.months.slice(0, shown).map((row) => row.month)] },
      y: { unit: 'euro0' },
      series: [
        { key: 'saldo', label: 'Saldo', values: [opname, ...own.months.slice(0, shown).map((row) => row.balance)] },
      ],
      ...(deadlineMonth > 0 && deadlineMonth <= shown ? { marks: [{ x: deadlineMonth, label: 'nulstelling' }] } : {}),
    }
    const compare: Chart = {
      kind: 'bar',
      key: 'vergelijking',
      title: 'Rente naast een gewone lening',
      sentence: `De kredietlijn kost ${never ? `${eur(own.interest)} rente en eindigt niet` : `${eur(own.interest)} rente`}; een lening van ${eur(own.drawn)} op ${plural(term, 'maand', 'maanden')} kost ${eur(loan.totalInterest)}.`,
      categories: ['Kredietlijn', 'Gewone lening'],
      y: { unit: 'euro' },
      series: [{ key: 'rente', label: 'Rente', values: [own.interest, loan.totalInterest] }],
    }
    const ledger: Table = {
      key: 'verloop',
      title: 'Maand per maand',
      columns: [
        { key: 'maand', label: 'Maand', unit: 'month' },
        { key: 'opname', label: 'Opname', unit: 'euro', total: true },
        { key: 'kost', label: 'Kost', unit: 'euro', total: true },
        { key: 'rente', label: 'Rente', unit: 'euro', total: true },
        { key: 'betaling', label: 'Betaling', unit: 'euro', total: true },
        { key: 'saldo', label: 'Saldo erna', unit: 'euro', formula: '{saldo@-1}+{opname}+{kost}+{rente}-{betaling}' },
      ],
      rows: own.months
        .slice(0, SHOWN_MONTHS)
        .map((row) => [
          shiftMonth(startmaand, row.month - 1),
          row.drawn,
          row.cost,
          row.interest,
          row.payment,
          row.balance,
        ]),
      ...(own.months.length > SHOWN_MONTHS ? { note: `Enkel de eerste ${SHOWN_MONTHS} maanden.` } : {}),
    }
    const cycles: Table = {
      key: 'nulstellingen',
      title: 'Van opname tot nul',
      columns: [
        { key: 'start', label: 'Eerste opname', unit: 'month' },
        { key: 'nul', label: 'Saldo op nul', unit: 'month' },
        { key: 'uiterst', label: 'Uiterste maand', unit: 'month' },
        { key: 'oordeel', label: 'Op tijd', unit: 'text' },
      ],
      rows: own.cycles.map(({ start, end }) => [
        shiftMonth(startmaand, start - 1),
        end === null ? null : shiftMonth(startmaand, end - 1),
        shiftMonth(startmaand, start + limit - 2),
        end !== null && end - start + 1 <= limit ? 'ja' : 'nee',
      ]),
      note: 'De termijn begint opnieuw bij de eerste opname nadat het saldo op nul stond.',
    }

    const steps: Step[] = [
      {
        text: `Een ${debetrente === null ? 'JKP' : 'debetrente'} van ${pct(yearlyRate)} is **${num(rate * 100, 4, 4)} %** per maand. De eerste maand kost ${eur(first?.interest ?? 0)} rente.`,
        formula: monthlyRateFormula(yearlyRate, rate, values.renteomzetting),
      },
      {
        text: 'Elke maand: het saldo, plus opnames en kosten, plus rente, min je betaling.',
        formula: `${eur((first?.drawn ?? 0) + (first?.cost ?? 0))} + ${eur(first?.interest ?? 0)} − ${eur(first?.payment ?? 0)} = ${eur(first?.balance ?? 0)}`,
        ...(values.betaling === 'minimum' ? { law: [minimumBetaling] } : {}),
      },
      never
        ? { text: 'Je betaling dekt de rente en de opnames niet: het saldo wordt **nooit afbetaald**.' }
        : {
            text: `Zo staat het saldo na **${plural(own.length ?? 0, 'maand', 'maanden')}** op nul.`,
            sum: [
              { label: 'Opgenomen', value: own.drawn },
              { label: 'Vaste kosten', value: own.costs },
              { label: 'Rente', value: own.interest },
              { label: 'Terugbetaald', value: own.paid },
            ],
          },
      {
        text: values.nulstelling
          ? `Je contract vraagt een saldo van nul binnen **${duration(limit)}**.`
          : `De wet vraagt dat een lijn van ${eur0(kredietlijn)} ${values.kapitaalVerplicht ? 'met' : 'zonder'} maandelijkse aflossing binnen **${duration(limit)}** op nul staat.`,
        law: values.kapitaalVerplicht ? [nulstellingMetAflossing, nulstellingPlafond] : [nulstellingZonderAflossing],
      },
      {
        text: `Voor een kredietopening ${metKaart ? 'met' : 'zonder'} kaart van ${eur0(kredietlijn)} mag het JKP hoogstens **${pct(maxJkp)}** zijn.`,
        law: [maximaleJkp],
      },
    ]

    if (debetrente !== null && jkp !== null)
      steps.push({
        text: `Met een vaste kost van ${eur(values.jaarkost)} per jaar is het JKP van de hele lijn **${pct(jkp)}**: ${eur0(kredietlijn)} meteen opgenomen en in ${law(jkpKredietopening)} gelijke delen terugbetaald.`,
        law: [jkpFormule, jkpKredietopening],
      })

    const notices: Notice[] = []
    if (never)
      notices.push({
        tone: 'warning',
        text: 'Nooit afbetaald: wat je betaalt, is niet meer dan de rente, de kosten en wat je opneemt. Verhoog je bedrag of stop met opnemen.',
      })
    if (cycle && (cycle.end === null || cycle.end - cycle.start + 1 > limit))
      notices.push({
        tone: 'law',
        text: `Je haalt de nulstelling niet: het saldo moet uiterlijk in ${longDate(deadline ?? startmaand)} op nul staan. Je kredietgever verwittigt je twee maanden vooraf.`,
      })
    if (jkp !== null && isBovenMaximum(jkp, maxJkp))
      notices.push({
        tone: 'law',
        text: `Een JKP van ${pct(jkp)} ligt boven het wettelijke maximum van ${pct(maxJkp)} voor deze kredietopening. Je bent de kredietkosten dan niet verschuldigd.`,
      })
    if (own.highest > kredietlijn + 0.005)
      notices.push({
        tone: 'warning',
        text: `Met je opnames gaat het saldo tot ${eur(own.highest)}, boven je kredietlijn van ${eur(kredietlijn)}. De kredietgever kan een opname weigeren.`,
      })
    if (values.betaling === 'vast' && values.kapitaalVerplicht && first) {
      const owed = first.balance + first.payment
      const minimum = minimumPayment(values.minimumPercentage, values.minimumBedrag, values.minimumOver)
      const least = Math.min(owed, roundCents(minimum(owed, first.interest)))
      if (values.bedrag < least)
        notices.push({
          tone: 'warning',
          text: `${eur(values.bedrag)} is minder dan het minimum van ${eur(least)} in de eerste maand. Daarmee kom je in gebreke.`,
        })
    }
    if (!never && loan.totalInterest < own.interest)
      notices.push({
        tone: 'info',
        text: `Een gewone lening voor hetzelfde bedrag kost ${eur(own.interest - loan.totalInterest)} minder rente, maar dan kun je niet opnieuw opnemen.`,
      })
    notices.push({
      tone: 'info',
      text: 'Blijf je elke maand tekortkomen? Het OCMW van je gemeente biedt gratis budgethulp en schuldbemiddeling.',
    })

    const verdict =
      margin === null
        ? ''
        : margin >= 0
          ? margin === 0
            ? ', net op tijd voor de nulstelling'
            : `, ${plural(margin, 'maand', 'maanden')} vóór de nulstelling`
          : `, ${plural(-margin, 'maand', 'maanden')} te laat voor de nulstelling`
    return report({
      headline: figure('totaleRente', 'Rente die je betaalt', never ? null : own.interest),
      sentence: never
        ? `Met deze betaling wordt de kredietlijn **nooit afbetaald**. De eerste maand kost al ${eur(first?.interest ?? 0)} rente.`
        : `Je betaalt **${eur(own.interest)}** rente. Het saldo staat op nul in ${longDate(zeroMonth ?? startmaand)}${verdict}.`,
      figures,
      charts: [chart, compare],
      tables: [ledger, cycles],
      steps,
      notices,
      assumptions: [
        'Opnames gebeuren in het begin van de maand, betalingen op het einde. Rente telt per volle maand.',
        'Het JKP of de debetrente is omgerekend naar een maandrente en blijft gelijk. Bij een kredietopening is de rente meestal veranderlijk.',
        'De nulstelling met maandelijkse aflossing volgt de theoretische afbouw van een volledig opgenomen lijn.',
        kredietregels(law),
      ],
      excluded: [
        'Kosten per geldopname en wisselkosten.',
        'Nalatigheidsinterest bij te late betaling.',
        'Kredietopeningen met een vaste duur tot vijf jaar: die hebben geen nulstelling.',
      ],
      next: [
        {
          slug: 'persoonlijke-lening-berekenen',
          text: 'Hetzelfde bedrag met een vaste einddatum',
          carry: { bedrag: Math.min(200_000, Math.max(law(kleinsteKredietbedrag), own.drawn)), looptijd: term },
        },
        { slug: 'schuldenconsolidatie-calculator', text: 'Lopen er meer kredieten? Zet ze naast elkaar' },
        { slug: 'noodfonds-calculator', text: 'Een eigen reserve opbouwen in plaats van lenen' },
      ],
    })
  },
})
