import { defineCalculator } from '#calculators/calculator.ts'
import { asPercent, duration, eur, num, pct, plural } from '#calculators/format.ts'
import { scheduleTable, yearChart, yearsOf } from '#calculators/lenen/aflossing.ts'
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { monthlyRateFormula } from '#calculators/lenen/rente.ts'
import { type Figure, figure, type Notice, report, type Step } from '#calculators/report.ts'
import { addMonths } from '#finance/dates.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effectiveFromPeriodic, periodic, effective } from '#finance/rate.ts'
import { jkpFormule } from '#rules/consumentenkrediet.ts'
import { hypotheekrecht, kostenKredietakte, registratierechtHypotheek } from '#rules/kredietakte.ts'
import {
  hoogsteFactorVeranderlijk,
  nbbLtvEigenWoning,
  omzettingRentevoet,
  stijgingDerdeJaar,
  stijgingTweedeJaar,
} from '#rules/woonkrediet.ts'
import { explainInstalment } from './bank.ts'
import { inputs } from './inputs.ts'
import { type Plan, planOf } from './plan.ts'
import { dutiesInJkp, extraChart, jkpTable, ratesTable, variableChart, variableTable } from './show.ts'

const FORM_WORDS = {
  annuiteit: 'keer',
  vastKapitaal: 'dalende afbetalingen, de eerste van',
  alleenRente: 'keer rente van',
} as const

export default defineCalculator({
  inputs,
  years: [2023, 2024, 2025, 2026],

  check({ looptijd, extraMaanden, uitstel, aflossing, leenbedrag, waarde }) {
    const months = looptijd * 12 + extraMaanden
    if (aflossing !== 'alleenRente' && uitstel >= months) {
      return { uitstel: `Het uitstel moet korter zijn dan de looptijd van ${months} maanden.` }
    }
    if (aflossing === 'alleenRente' && uitstel > 0) {
      return { uitstel: 'Bij alleen rente los je nooit kapitaal af: zet het uitstel op 0.' }
    }
    if (waarde !== null && leenbedrag > waarde * 3)
      return { waarde: 'Je leent meer dan drie keer de waarde: kijk de bedragen na.' }
    return undefined
  },

  compute(values, { law }) {
    const { leenbedrag, rente, formule, aflossing, renteomzetting, vergelijkRente, maandlastBank, waarde } = values
    const plan = planOf(values, law)
    const { signed, actual, rate, yearly, months, principal } = plan
    const single = values.delen.length === 0
    const payment = signed.payment
    const exact =
      aflossing === 'annuiteit' && values.uitstel === 0 && single
        ? months * annuityPayment(leenbedrag, rate, months) - leenbedrag
        : null

    const deed = values.hypotheekkosten ? dutiesInJkp(kostenKredietakte(law, { krediet: principal }).lijnen) : []
    const duties = sum(deed.map(({ bedrag }) => bedrag))
    const startCosts = sum([values.dossierkosten, values.schattingskosten, values.andereKosten, duties])
    const yearlyCosts = values.schuldsaldo + values.brandverzekering
    const jkp = jkpOf({
      amount: principal,
      startCosts,
      payments: signed.rows.map((row) => row.payment),
      monthly: values.kostenPerMaand,
      yearly: yearlyCosts,
    })
    const lastDate = addMonths(values.eersteAflossing, actual.periods - 1)

    const compared =
      vergelijkRente === null ? null : planOf({ ...values, rente: vergelijkRente, formule: 'vast' }, law).signed
    const difference = compared ? roundCents(payment - compared.payment) : 0
    const bank =
      maandlastBank !== null && maandlastBank > 0
        ? explainInstalment(maandlastBank, leenbedrag, values.rentePer === 'jaar' ? rente : yearly, months)
        : null

    const rateSteps = [-0.01, -0.005, 0, 0.005, 0.01]
      .map((step) => ({ step, rate: yearly + step }))
      .filter((option) => option.step === 0 || option.rate >= 0)
    const rateRows = rateSteps.map((option) => {
      const schedule =
        option.step === 0
          ? signed
          : planOf(
              { ...values, rente: option.rate, rentePer: 'jaar', renteomzetting: 'actuarieel', formule: 'vast' },
              law,
            ).signed
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
      figure('renteJaar1', 'Rente in het eerste jaar', yearsOf(actual)[0]?.interest ?? 0),
      figure('kostenInJkp', 'Kosten bij de start in het JKP', startCosts),
      ...(exact === null
        ? []
        : [figure('renteZonderAfronding', 'Totale rente zonder afronding op de cent', roundCents(exact))]),
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
          ]),
      ...(waarde === null ? [] : [figure('kwotiteit', 'Kwotiteit', principal / waarde, 'percent')]),
      ...(bank
        ? [
            figure('rekenwijzeBank', 'Rekenwijze van je bank', bank.text, 'text'),
            figure('renteBank', 'Rente achter de maandlast van je bank', bank.rate, 'percent', { decimals: 3 }),
          ]
        : []),
    ]

    return report({
      headline: figure('maandlast', aflossing === 'vastKapitaal' ? 'Eerste maandlast' : 'Maandlast', payment),
      sentence: sentenceOf(plan, aflossing),
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
        ]),
      ],
      steps: stepsOf(),
      notices: noticesOf(),
      assumptions: [
        'Je betaalt elke maand op het einde van de maand, de eerste keer een maand na de opname.',
        'De rente van elke maand wordt op de cent afgerond. De laatste afbetaling sluit het saldo.',
        'Het JKP rekent met de rente van vandaag, zonder extra aflossingen.',
        ...(formule === 'vast'
          ? []
          : ['Bij een herziening wordt de maandlast opnieuw berekend over de rest van de looptijd.']),
      ],
      excluded: [
        'Opname in schijven en bereidstellingscommissie.',
        'Belastingvoordelen van oudere leningen.',
        'Wederbeleggingsvergoeding bij extra aflossingen.',
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

    function stepsOf(): Step[] {
      const steps: Step[] = [
        {
          text: `Je rente van ${pct(rente, 4, 2)} per ${values.rentePer} wordt **${num(rate * 100, 4, 4)} %** per maand.`,
          formula:
            values.rentePer === 'jaar'
              ? monthlyRateFormula(rente, rate, renteomzetting)
              : `per ${values.rentePer}: ${pct(rente, 4)}`,
          law: [omzettingRentevoet],
        },
      ]
      if (aflossing === 'annuiteit') {
        steps.push({
          text: `Met die maandrente los je ${eur(leenbedrag)} af in ${plural(months - values.uitstel, 'maand', 'maanden')}: **${eur(plan.signed.rows[values.uitstel]?.payment ?? 0)}** per maand${single ? '' : ', samen met de andere delen'}.`,
          formula: `${eur(leenbedrag)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${months - values.uitstel})`,
        })
      } else if (aflossing === 'vastKapitaal') {
        steps.push({
          text: `Elke maand gaat er hetzelfde kapitaal af: **${eur(leenbedrag / (months - values.uitstel))}**. De rente op de rest daalt mee.`,
          formula: `${eur(leenbedrag)} ÷ ${months - values.uitstel}`,
        })
      } else {
        steps.push({
          text: `Je betaalt maandelijks alleen rente en op het einde **${eur(leenbedrag)}** kapitaal.`,
          formula: `${eur(leenbedrag)} × ${num(rate * 100, 6)} %`,
        })
      }
      steps.push({
        text: `Alles samen betaal je **${eur(actual.totalPaid)}** terug.`,
        sum: [
          { label: 'Geleend kapitaal', value: principal },
          { label: 'Rente', value: actual.totalInterest },
          { label: 'Totaal terugbetaald', value: actual.totalPaid },
        ],
      })
      if (plan.worst && plan.revisions[0]) {
        const last = plan.revisions.at(-1) ?? plan.revisions[0]
        steps.push({
          text: `De rente kan nooit hoger worden dan **${pct(last.highest)}**: je cap van ${num(values.cap * 100, 2)} procentpunt, en wettelijk hoogstens het dubbele van de startrente.`,
          formula: `min(${pct(yearly)} + ${num(values.cap * 100, 2)} punt; 2 × ${pct(yearly)})`,
          law: [hoogsteFactorVeranderlijk, ...(formule === '1-1-1' ? [stijgingTweedeJaar, stijgingDerdeJaar] : [])],
        })
      }
      if (jkp !== null) {
        steps.push({
          text: `Met ${eur(startCosts)} kosten bij de start kom je op een JKP van **${pct(jkp)}**. Dat is de rente waarbij alles wat je krijgt en betaalt in evenwicht is.`,
          law: [jkpFormule, ...(values.hypotheekkosten ? [registratierechtHypotheek, hypotheekrecht] : [])],
        })
      }
      return steps
    }

    function noticesOf(): Notice[] {
      const notices: Notice[] = []
      if (renteomzetting === 'proportioneel' && values.rentePer === 'jaar') {
        notices.push({
          tone: 'warning',
          text: `Je rekent met jaarrente ÷ 12. Dat komt neer op ${pct(yearly, 3)} per jaar; Belgische banken rekenen actuarieel.`,
        })
      }
      if (formule !== 'vast' && values.cap > values.floor) {
        notices.push({
          tone: 'law',
          text: 'De rente mag niet verder stijgen dan ze kan dalen. Een cap groter dan de floor is niet toegelaten (art. VII.143 WER).',
        })
      }
      if (waarde !== null && principal > waarde * law(nbbLtvEigenWoning)) {
        notices.push({
          tone: 'info',
          text: `Je leent ${pct(principal / waarde, 1)} van de waarde. De Nationale Bank verwacht hoogstens ${pct(law(nbbLtvEigenWoning), 0)} voor een eigen woning; daarboven is vaak een hogere rente of een waarborg nodig.`,
        })
      }
      if (aflossing === 'alleenRente') {
        notices.push({
          tone: 'warning',
          text: `Op het einde moet je ${eur(leenbedrag, 0)} in één keer terugbetalen. Zorg dat je weet waar dat geld vandaan komt.`,
        })
      }
      if (jkp === null)
        notices.push({
          tone: 'warning',
          text: 'Met deze kosten bestaat er geen JKP: de kosten zijn te groot tegenover de lening.',
        })
      if (maandlastBank !== null && bank) {
        notices.push({
          tone: 'info',
          text: `Je bank rekent ${eur(maandlastBank)}: ${bank.text}${bank.rate === null ? '' : `. Die maandlast hoort bij een rente van ${pct(bank.rate, 3)}`}.`,
        })
      }
      return notices
    }
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

function sentenceOf({ signed, actual, worst, principal }: Plan, aflossing: keyof typeof FORM_WORDS): string {
  const start = `Je betaalt ${actual.periods} ${FORM_WORDS[aflossing]} ${eur(signed.payment)}`
  const interest = `daarvan is **${eur(actual.totalInterest)}** rente op ${eur(principal, 0)} kapitaal`
  const shorter =
    actual === signed
      ? ''
      : ` Door je extra aflossing bespaar je ${eur(signed.totalInterest - actual.totalInterest)} rente${signed.periods > actual.periods ? ` en ben je ${duration(signed.periods - actual.periods)} vroeger klaar` : ''}.`
  const risk = worst
    ? ` In het slechtste geval loopt de maandlast op tot ${eur(Math.max(...worst.rows.slice(0, -1).map((row) => row.payment), worst.payment))}.`
    : ''
  return `${start}; ${interest}.${shorter}${risk}`
}
