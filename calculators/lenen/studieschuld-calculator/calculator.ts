import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { duration, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import { isBovenMaximum, toetsKrediet } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { at } from '#finance/list.ts'
import { loanFromPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { kleinsteKredietbedrag, maximaleJkp, maximaleLooptijd } from '#rules/krediet/consumentenkrediet.figures.ts'
import { nettoUurloonStudent } from '#rules/loon/studentenarbeid.ts'
import { solidariteitsbijdrageStudent, studentenuren } from '#rules/loon/studentenarbeid.figures.ts'
import { inputs } from './inputs.ts'
import { studyPlan } from './plan.ts'

/** Above this share of a starting wage the instalment weighs heavily: a rule of thumb, shown as a warning. */
const HEAVY_SHARE = 0.15
const HOME_LOAN_MONTHS = 300
const WAY_WORDS = { niets: 'Niets betalen', rente: 'Alleen rente betalen', alles: 'Meteen ook kapitaal' } as const

export default defineLegacy({
  inputs,

  compute(values, env) {
    const { law } = env
    const { rente, looptijd, startloon, tijdensStudie, schuldNu } = values
    const owedNow = schuldNu !== null
    const jaren = owedNow ? 0 : values.jaren
    const plan = studyPlan(values)
    const length = plan.drawn === 0 ? 0 : plan.months.length
    const ways = (['niets', 'rente', 'alles'] as const).map((kind) => ({
      kind,
      plan: kind === tijdensStudie ? plan : studyPlan(values, kind),
    }))
    const interestOnly = at(ways, 1).plan
    const rate = monthlyRate(rente, values.renteomzetting)
    const term = looptijd * 12
    const share = plan.instalment / startloon
    const endYears = length / 12
    const startYears = plan.before / 12
    const netHour = nettoUurloonStudent(law, values.uurloon)
    const hours = plan.drawn / netHour
    const hoursPerYear = owedNow ? 0 : hours / jaren
    const allWithInterest = plan.paid / netHour
    const home = homeLoanRate(env, 25)
    const lessHome = roundCents(loanFromPayment(plan.instalment, monthlyRate(home.rate), HOME_LOAN_MONTHS))
    const toets =
      plan.drawn >= law(kleinsteKredietbedrag)
        ? toetsKrediet(law, { bedrag: plan.drawn, looptijd: length, jkp: rente })
        : null

    const figures: Figure[] = [
      figure('geleend', owedNow ? 'Schuld vandaag' : 'Geleend over alle studiejaren', plan.drawn),
      ...(owedNow
        ? []
        : [figure('schuldAfstuderen', 'Schuld bij afstuderen', plan.debtAtGraduation, 'euro', { inYears: jaren })]),
      figure('schuldStart', 'Schuld bij de start van de afbetaling', plan.debtAtStart, 'euro', { inYears: startYears }),
      figure('opgebouwdeRente', 'Rente voor de afbetaling begint', plan.interestBefore),
      figure('totaleRente', 'Rente in totaal', plan.interest),
      figure('totaalBetaald', 'Totaal betaald', plan.paid),
      figure('aandeelLoon', 'Deel van je startloon', share, 'percent', { decimals: 1 }),
      figure('maanden', owedNow ? 'Tot schuldenvrij' : 'Van eerste euro tot schuldenvrij', length, 'months'),
      ...(owedNow
        ? []
        : [
            figure('renteAlsJeRenteBetaalt', 'Rente in totaal als je onderweg de rente betaalt', interestOnly.interest),
            figure(
              'besparingRenteBetalen',
              'Minder rente als je onderweg de rente betaalt',
              roundCents(plan.interest - interestOnly.interest),
              'euro',
              { note: 'Negatief: dan betaal je meer rente' },
            ),
          ]),
      figure('urenStudentenjob', 'Uren studentenjob voor hetzelfde bedrag', Math.ceil(hours - 1e-9), 'number', {
        decimals: 0,
      }),
      ...(owedNow
        ? []
        : [
            figure('urenPerJaar', 'Dat zijn uren per studiejaar', Math.ceil(hoursPerYear - 1e-9), 'number', {
              decimals: 0,
            }),
          ]),
      figure('urenMetRente', 'Uren werk om lening en rente te betalen', Math.ceil(allWithInterest - 1e-9), 'number', {
        decimals: 0,
      }),
      figure('nettoUurloon', 'Netto per uur studentenjob', roundCents(netHour)),
      figure('minderLenenWoning', 'Zoveel minder kun je ondertussen lenen voor een woning', lessHome, 'euro0', {
        note: 'Op 25 jaar',
      }),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
    ]

    const yearEnds = Array.from({ length: Math.ceil(plan.months.length / 12) }, (_, index) =>
      Math.min(plan.months.length, (index + 1) * 12),
    )
    const debtAfter = (months: typeof plan.months, month: number) =>
      month === 0 ? (schuldNu ?? 0) : (months[month - 1]?.balance ?? 0)
    const longest = Math.max(...ways.map((way) => way.plan.months.length))
    const chartMonths = Array.from({ length: Math.ceil(longest / 6) + 1 }, (_, index) => Math.min(longest, index * 6))
    const chart: Chart = {
      kind: 'line',
      key: 'schuld',
      title: 'Zo groeit en daalt je schuld',
      sentence: owedNow
        ? `De schuld daalt van ${eur0(schuldNu)} en is weg na ${duration(length)}.`
        : `De schuld groeit tot ${eur0(Math.max(...plan.months.map((month) => month.balance)))} en is weg na ${duration(length)}.`,
      x: { label: 'Jaar', values: chartMonths.map((month) => month / 12) },
      y: { unit: 'euro0' },
      series: (owedNow ? ways.filter((way) => way.kind === tijdensStudie) : ways)
        .toSorted((a, b) => Number(b.kind === tijdensStudie) - Number(a.kind === tijdensStudie))
        .map((way, index) => ({
          key: way.kind,
          label: owedNow ? 'Schuld' : WAY_WORDS[way.kind],
          values: chartMonths.map((month) => debtAfter(way.plan.months, month)),
          dashed: index > 0,
        })),
      ...(owedNow ? {} : { marks: [{ x: jaren, label: 'afgestudeerd' }] }),
      inYears: chartMonths.map((month) => month / 12),
    }
    const yearTable: Table = {
      key: 'perJaar',
      title: 'Jaar per jaar',
      columns: [
        { key: 'jaar', label: 'Jaar', unit: 'text' },
        { key: 'opname', label: 'Geleend', unit: 'euro', total: true },
        { key: 'rente', label: 'Rente', unit: 'euro', total: true },
        { key: 'betaald', label: 'Betaald', unit: 'euro', total: true },
        {
          key: 'schuld',
          label: 'Schuld op het einde',
          unit: 'euro',
          formula: '{schuld@-1}+{opname}+{rente}-{betaald}',
        },
      ],
      rows: yearEnds.map((end, index) => {
        const part = plan.months.slice(index * 12, end)
        return [
          `${index + 1}${index < jaren ? ' (studie)' : ''}`,
          sum(part.map((month) => month.drawn)),
          sum(part.map((month) => month.interest)),
          sum(part.map((month) => month.payment)),
          debtAfter(plan.months, end),
        ]
      }),
      inYears: yearEnds.map((end) => end / 12),
    }
    const wayTable: Table = {
      key: 'manieren',
      title: 'Wat je tijdens je studie betaalt, maakt verschil',
      columns: [
        { key: 'manier', label: 'Tijdens je studie', unit: 'text' },
        { key: 'schuld', label: 'Schuld bij afstuderen', unit: 'euro' },
        { key: 'maandlast', label: 'Daarna per maand', unit: 'euro' },
        { key: 'rente', label: 'Rente in totaal', unit: 'euro' },
      ],
      rows: ways.map((way) => [WAY_WORDS[way.kind], way.plan.debtAtGraduation, way.plan.instalment, way.plan.interest]),
      strong: [ways.findIndex((way) => way.kind === tijdensStudie)],
    }

    const beforeInstalments = (): Step =>
      tijdensStudie === 'alles'
        ? {
            text: `Elke opname betaal je vanaf de volgende maand af over ${plural(looptijd, 'jaar', 'jaar')}. Bij afstuderen sta je nog **${eur(plan.debtAtGraduation)}** in het krijt.`,
          }
        : {
            text: `Bij de start van de afbetaling is je schuld **${eur(plan.debtAtStart)}**.`,
            sum: [
              { label: 'Geleend', value: plan.drawn },
              { label: 'Rente tijdens studie en uitstel', value: plan.interestBefore },
              {
                label: 'Rente die je onderweg betaalde',
                value: tijdensStudie === 'rente' ? 0 - plan.interestBefore : 0,
              },
              { label: 'Schuld bij de start', value: plan.debtAtStart },
            ],
          }
    const steps: Step[] = [
      owedNow
        ? { text: `Je schuld is vandaag **${eur(schuldNu)}**. Je betaalt af vanaf volgende maand.` }
        : {
            text: `Je leent **${eur(plan.drawn)}** over ${plural(jaren, 'studiejaar', 'studiejaren')}.`,
            formula: `${jaren} × ${eur(roundCents(plan.drawn / jaren))}`,
          },
      {
        text: `Een rente van ${pct(rente)} per jaar is **${num(rate * 100, 4, 4)} %** per maand.`,
        formula: monthlyRateFormula(rente, rate, values.renteomzetting),
      },
      ...(owedNow ? [] : [beforeInstalments()]),
      {
        text: `${owedNow ? 'Over ' + plural(term, 'maand', 'maanden') + ' betaal je' : 'Daarna betaal je'} **${eur(plan.instalment)}** per maand: ${pct(share, 1)} van een startloon van ${eur0(startloon)}.`,
        ...(plan.schedule
          ? { formula: `${eur(plan.debtAtStart)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${term})` }
          : {}),
      },
      {
        text: `Een studentenjob aan ${eur(values.uurloon)} bruto brengt ${eur(netHour)} netto op. Deze lening is dus **${plural(Math.ceil(hours - 1e-9), 'uur', 'uur')}** werk${owedNow ? '' : `, of ${plural(Math.ceil(hoursPerYear - 1e-9), 'uur', 'uur')} per studiejaar`}.`,
        law: [solidariteitsbijdrageStudent, studentenuren],
      },
    ]
    if (toets)
      steps.push({
        text: `Is het een gewone lening op afbetaling, dan mag het JKP hoogstens **${pct(toets.maxJkp)}** zijn en de looptijd hoogstens ${plural(toets.maxLooptijd, 'maand', 'maanden')}.`,
        law: [maximaleJkp, maximaleLooptijd],
      })

    const notices: Notice[] = []
    if (toets && isBovenMaximum(rente, toets.maxJkp))
      notices.push({
        tone: 'law',
        text: `Een JKP van ${pct(rente)} ligt boven het wettelijke maximum van ${pct(toets.maxJkp)} voor dit bedrag.`,
      })
    if (toets && !owedNow && length > toets.maxLooptijd)
      notices.push({
        tone: 'info',
        text: `Van eerste opname tot einde is ${duration(length)}. Een lening op afbetaling van ${eur0(plan.drawn)} mag hoogstens ${duration(toets.maxLooptijd)} lopen. Een bank werkt dan met een kredietopening of met een lening per studiejaar.`,
      })
    if (share > HEAVY_SHARE)
      notices.push({
        tone: 'warning',
        text: `De afbetaling neemt ${pct(share, 1)} van je startloon. Leen minder of betaal langer, want huur en vaste kosten komen daar nog bij.`,
      })
    if (hoursPerYear > law(studentenuren))
      notices.push({
        tone: 'info',
        text: `${plural(Math.ceil(hoursPerYear - 1e-9), 'uur', 'uur')} per jaar is meer dan de ${law(studentenuren)} uur aan verlaagde bijdragen voor studenten.`,
      })
    if (plan.drawn === 0) notices.push({ tone: 'info', text: 'Je toelage of loon dekt alles: je hoeft niet te lenen.' })
    if (!owedNow)
      notices.push({
        tone: 'info',
        text: 'Vraag eerst een studietoelage aan en ga langs bij de sociale dienst van je school. Een toelage betaal je niet terug.',
      })

    return report({
      headline: figure('maandlast', owedNow ? 'Maandlast' : 'Maandlast na je studie', plan.instalment, 'euro', {
        inYears: startYears,
      }),
      sentence: `${owedNow ? `Voor een schuld van ${eur(schuldNu)} betaal je` : `Je schuld bij afstuderen is ${eur(plan.debtAtGraduation)}. Daarna betaal je`} **${eur(plan.instalment)}** per maand, ${pct(share, 1)} van je startloon. De rente kost in totaal ${eur(plan.interest)}.`,
      figures: [...figures, figure('einde', 'Schuldenvrij na', endYears, 'years')],
      charts: [chart],
      tables: owedNow ? [yearTable] : [yearTable, wayTable],
      steps,
      notices,
      assumptions: [
        'Je krijgt het geld bij het begin van elk studiejaar of elke maand, en de rente blijft gelijk.',
        'Betaal je tijdens je studie niets, dan komt de rente elke maand bij de schuld.',
        `Voor de woonlening rekenen we met ${pct(home.rate)}. ${homeLoanHint(env, 25)}`,
      ],
      excluded: [
        'Een borgstelling door ouders en wat die voor hen betekent.',
        'Personenbelasting op studentenloon en het effect op het fiscaal ten laste zijn.',
        'De voorwaarden van studieleningen van de Franse Gemeenschap.',
      ],
      next: [
        { slug: 'kinderrekening-calculator', text: 'Vooraf sparen voor studies in plaats van lenen' },
        { slug: 'budget-planner', text: 'Past de afbetaling in je eerste budget?' },
        {
          slug: 'persoonlijke-lening-berekenen',
          text: 'Vergelijk met een gewone lening',
          carry: {
            bedrag: Math.min(200_000, Math.max(law(kleinsteKredietbedrag), plan.drawn)),
            looptijd: Math.min(240, term),
          },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
