import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, pct, plural } from '#calculators/kernel/format.ts'
import { scheduleTable, yearChart, yearsOf } from '#calculators/lenen/aflossing.ts'
import { jkpOf } from '#calculators/lenen/jkp.ts'
import type { Figure } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { addMonths } from '#finance/dates.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effectiveFromPeriodic, periodic, effective } from '#finance/rate.ts'
import { aktekostenInJkp } from '#rules/krediet/kredietakte.ts'
import { wederbeleggingMaanden } from '#rules/krediet/woonkrediet.figures.ts'
import { explainInstalment } from './bank.ts'
import { inputs } from './inputs.ts'
import { atYearlyRate, type Plan, planOf } from './plan.ts'
import { extraChart, jkpTable, ratesTable, variableChart, variableTable } from './show.ts'
import { noticesOf, sentenceOf, stepsOf } from './woorden.ts'

export default defineLegacy({
  inputs,

  check(values, { law }) {
    const { looptijd, extraMaanden, uitstel, aflossing, leenbedrag, waarde, schijven } = values
    const limit = law(wederbeleggingMaanden)
    if (values.wederbeleggingMaanden !== null && values.wederbeleggingMaanden > limit) {
      return { wederbeleggingMaanden: `De wet laat hoogstens ${limit} maanden rente toe. Vul ${limit} of minder in.` }
    }
    const months = looptijd * 12 + extraMaanden
    if (aflossing !== 'alleenRente' && uitstel >= months) {
      return { uitstel: `Het uitstel moet korter zijn dan de looptijd van ${months} maanden.` }
    }
    if (aflossing === 'alleenRente' && uitstel > 0) {
      return { uitstel: 'Bij alleen rente los je nooit kapitaal af: zet het uitstel op 0.' }
    }
    if (schijven.some(({ maand }) => maand >= months))
      return { schijven: `De laatste schijf moet voor het einde van de looptijd van ${months} maanden vallen.` }
    const later = sum(schijven.map(({ bedrag }) => bedrag))
    if (later > leenbedrag)
      return { schijven: `De schijven zijn samen ${eur(later)}: meer dan de lening van ${eur(leenbedrag)}.` }
    if (waarde !== null && leenbedrag > waarde * 3)
      return { waarde: 'Je leent meer dan drie keer de waarde: kijk de bedragen na.' }
    return undefined
  },

  compute(values, { law }) {
    const { leenbedrag, rente, formule, aflossing, vergelijkRente, maandlastBank, waarde } = values
    const plan = planOf(values, law)
    const { signed, actual, rate, yearly, months, principal } = plan
    const single = values.delen.length === 0
    const payment = signed.payment
    const exact =
      aflossing === 'annuiteit' && plan.grace === 0 && single
        ? months * annuityPayment(leenbedrag, rate, months) - leenbedrag
        : null

    const deed = values.hypotheekkosten ? aktekostenInJkp(law, { krediet: principal }) : []
    const duties = sum(deed.map(({ bedrag }) => bedrag))
    const startCosts = sum([values.dossierkosten, values.schattingskosten, values.andereKosten, duties])
    const yearlyCosts = values.schuldsaldo + values.brandverzekering
    const jkp = jkpOf({
      amount: principal,
      later: values.schijven.map(({ maand, bedrag }) => ({ amount: bedrag, months: maand })),
      startCosts,
      payments: signed.rows.map((row, index) => row.payment + (plan.commissions[index] ?? 0)),
      monthly: values.kostenPerMaand,
      yearly: yearlyCosts,
    })
    const lastDate = addMonths(values.eersteAflossing, actual.periods - 1)

    const compared =
      vergelijkRente === null ? null : planOf({ ...values, rente: vergelijkRente, formule: 'vast' }, law).signed
    const difference = compared ? roundCents(payment - compared.payment) : 0
    const bank =
      maandlastBank !== null && maandlastBank > 0 && exact !== null
        ? explainInstalment(maandlastBank, leenbedrag, values.rentePer === 'jaar' ? rente : yearly, months)
        : null

    const rateSteps = [-0.01, -0.005, 0, 0.005, 0.01]
      .map((step) => ({ step, rate: yearly + step }))
      .filter((option) => option.step === 0 || option.rate >= 0)
    const rateRows = rateSteps.map((option) => {
      const schedule = option.step === 0 ? signed : atYearlyRate(values, law, option.rate)
      return { rate: option.rate, payment: schedule.payment, interest: schedule.totalInterest }
    })

    const figures: Figure[] = [
      figure('totaleRente', 'Totale rente', actual.totalInterest),
      figure('totaalBetaald', 'Totaal terugbetaald', actual.totalPaid),
      figure('jkp', 'JKP met kosten', jkp, 'percent', { note: 'Jaarlijks kostenpercentage' }),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
      figure('jaarrente', 'Rente per jaar (actuarieel)', yearly, 'percent', { decimals: 3 }),
      figure('kwartaalrente', 'Rente per kwartaal', periodic(effective(yearly), 4), 'percent', { decimals: 4 }),
      figure('semesterrente', 'Rente per semester', periodic(effective(yearly), 2), 'percent', { decimals: 4 }),
      figure('laatsteVervaldag', 'Laatste afbetaling op', lastDate, 'date'),
      figure('laatsteAfbetaling', 'Laatste afbetaling', actual.lastPayment, 'euro', { inYears: actual.periods / 12 }),
      figure('eersteRente', 'Rente in de eerste afbetaling', actual.rows[0]?.interest ?? 0),
      figure('eersteKapitaal', 'Kapitaal in de eerste afbetaling', actual.rows[0]?.capital ?? 0),
      figure('renteJaar1', 'Rente in het eerste jaar', yearsOf(actual)[0]?.interest ?? 0),
      ...(plan.grace > 0
        ? [figure('maandlastUitstel', 'Eerste maandlast, enkel rente', signed.rows[0]?.payment ?? 0)]
        : []),
      ...(values.schijven.length > 0
        ? [
            figure(
              'renteTijdensOpname',
              'Rente voor je begint af te lossen',
              sum(signed.rows.slice(0, plan.grace).map((row) => row.interest)),
            ),
            figure('reserveringscommissie', 'Commissie op wat nog niet opgenomen was', sum(plan.commissions)),
          ]
        : []),
      ...(values.saldoNa === null
        ? []
        : [
            figure(
              'openstaandSaldo',
              `Nog te betalen kapitaal na ${plural(values.saldoNa, 'maand', 'maanden')}`,
              actual.rows[values.saldoNa - 1]?.balance ?? 0,
              'euro',
              { inYears: values.saldoNa / 12 },
            ),
            figure(
              'renteTotDan',
              'Rente die je dan betaald hebt',
              sum(actual.rows.slice(0, values.saldoNa).map((row) => row.interest)),
            ),
          ]),
      figure('kostenInJkp', 'Kosten bij de start in het JKP', startCosts),
      ...(exact === null
        ? []
        : [
            figure('renteZonderAfronding', 'Totale rente zonder afronding op de cent', roundCents(exact)),
            figure('totaalGelijkeTermijnen', `${months} keer de maandlast`, roundCents(months * payment), 'euro', {
              note: 'Zo staat het totaal in een aanbod',
            }),
            figure(
              'renteGelijkeTermijnen',
              'Rente als elke afbetaling gelijk is',
              roundCents(months * payment - leenbedrag),
            ),
          ]),
      ...variableFigures(plan),
      ...(compared
        ? [
            figure('maandlastVergelijk', `Maandlast bij ${pct(vergelijkRente ?? 0)}`, compared.payment),
            figure('verschilPerMaand', 'Verschil per maand', difference),
            figure(
              'verschilRente',
              'Verschil in totale rente',
              roundCents(signed.totalInterest - compared.totalInterest),
            ),
          ]
        : []),
      ...(actual === signed
        ? []
        : [
            figure(
              'renteBespaard',
              'Rente bespaard door extra aflossing',
              roundCents(signed.totalInterest - actual.totalInterest),
            ),
            figure('maandenKorter', 'Vroeger klaar', signed.periods - actual.periods, 'months'),
            ...(values.extraGevolg === 'lager' && values.extraRitme === 'eenmalig'
              ? [
                  figure(
                    'maandlastNaExtra',
                    'Maandlast na de extra aflossing',
                    actual.rows[values.extraNa]?.payment ?? 0,
                  ),
                ]
              : []),
            figure('wederbelegging', 'Hoogste wederbeleggingsvergoeding', plan.fee),
            figure(
              'winstExtra',
              'Bespaarde rente na die vergoeding',
              roundCents(signed.totalInterest - actual.totalInterest - plan.fee),
            ),
          ]),
      ...(waarde === null ? [] : [figure('kwotiteit', 'Kwotiteit', principal / waarde, 'percent')]),
      ...(bank
        ? [
            figure('rekenwijzeBank', 'Rekenwijze van je bank', bank.text, 'text'),
            figure('renteBank', 'Rente achter de maandlast van je bank', bank.rate, 'percent', { decimals: 3 }),
          ]
        : []),
    ]

    const context = { values, plan, law, jkp, startCosts, bank }
    return report({
      headline: figure('maandlast', aflossing === 'vastKapitaal' ? 'Eerste maandlast' : 'Maandlast', payment),
      sentence: sentenceOf(context),
      figures,
      charts: [yearChart(actual), ...variableChart(plan), ...extraChart(plan)],
      tables: [
        scheduleTable({
          schedule: actual,
          principal,
          first: values.eersteAflossing,
          rateKey: single ? 'maandrente' : undefined,
        }),
        ...variableTable(plan),
        ratesTable(
          rateRows,
          rateSteps.findIndex((option) => option.step === 0),
        ),
        jkpTable([
          { label: 'Dossierkosten', value: values.dossierkosten, when: 'bij de start' },
          { label: 'Schattingskosten', value: values.schattingskosten, when: 'bij de start' },
          ...deed.map(({ label, bedrag }) => ({ label, value: bedrag, when: 'bij de akte' })),
          { label: 'Andere kosten', value: values.andereKosten, when: 'bij de start' },
          { label: 'Verplichte verzekeringen', value: yearlyCosts, when: 'elk jaar' },
          { label: 'Andere verplichte kosten', value: values.kostenPerMaand, when: 'elke maand' },
          { label: 'Reserveringscommissie', value: sum(plan.commissions), when: 'tot alles opgenomen is' },
        ]),
      ],
      steps: stepsOf(context),
      notices: noticesOf(context),
      assumptions: [
        'Je betaalt elke maand op het einde van de maand, de eerste keer een maand na de opname.',
        'De rente van elke maand wordt op de cent afgerond. De laatste afbetaling sluit het saldo.',
        'Het JKP rekent met de rente van vandaag, zonder extra aflossingen.',
        ...(formule === 'vast'
          ? []
          : ['Bij een herziening wordt de maandlast opnieuw berekend over de rest van de looptijd.']),
      ],
      excluded: [
        'Belastingvoordelen van oudere leningen.',
        'Een overbruggingskrediet tot je vorige woning verkocht is.',
      ],
      next: [
        {
          slug: 'woningkrediet-simulator',
          text: 'Wat kost de hele aankoop, met notaris en belasting?',
          carry: { looptijd: values.looptijd, rente: asPercent(yearly) },
        },
        {
          slug: 'kredietcapaciteit-calculator',
          text: 'Past deze maandlast bij mijn inkomen?',
          carry: { looptijd: values.looptijd, rente: asPercent(yearly) },
        },
        {
          slug: 'lening-herfinancieren',
          text: 'Loopt de lening al? Kijk of een lagere rente loont.',
          carry: { saldo: leenbedrag, huidigeRente: asPercent(yearly) },
        },
      ],
      inflation: values.inflatie,
    })
  },
})

function variableFigures({ worst, best, revisions, revised }: Plan): Figure[] {
  if (!worst || !best) return []
  const last = revisions.at(-1)
  const figures = [
    figure(
      'hoogsteMaandlast',
      'Hoogste maandlast',
      Math.max(...worst.rows.slice(0, -1).map((row) => row.payment), worst.payment),
    ),
    figure(
      'laagsteMaandlast',
      'Laagste maandlast',
      Math.min(...best.rows.slice(0, -1).map((row) => row.payment), best.payment),
    ),
    figure('hoogsteRente', 'Hoogste rente', last?.highest ?? null, 'percent'),
    figure('laagsteRente', 'Laagste rente', last?.lowest ?? null, 'percent'),
    figure('totaleRenteHoogste', 'Totale rente in het slechtste geval', worst.totalInterest),
  ]
  if (!revised) return figures
  const from = ((revisions[0]?.year ?? 1) - 1) * 12
  return [
    ...figures,
    figure('herzieneMaandrente', 'Maandrente na de eerste herziening', revised.rate, 'percent', { decimals: 4 }),
    figure('herzieneRente', 'Jaarrente na de eerste herziening', effectiveFromPeriodic(revised.rate, 12), 'percent'),
    figure('herzieneMaandlast', 'Maandlast na de eerste herziening', revised.schedule.rows[from]?.payment ?? null),
  ]
}
