import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, pct, plural } from '#calculators/kernel/format.ts'
import { holidaySteps, holidayTable, holidayWaterfall } from '#calculators/common/vakantie.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { futureValue } from '#finance/growth.ts'
import { largestRemainder, roundCents, roundUpTo } from '#finance/money.ts'
import { perPeriod } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { rszWerknemer } from '#rules/loon/loon.figures.ts'
import {
  dubbelVakantiegeld,
  vakantiegeldArbeider,
  vertrekBijkomend,
  vertrekDubbel,
  vertrekEnkel,
} from '#rules/loon/vakantiegeld.figures.ts'
import {
  dubbelVoorBediende,
  jaarloonNaRsz,
  type NettoVakantiegeld,
  vakantiegeldVoorArbeider,
  withScale,
} from '#rules/loon/vakantiegeld.ts'
import { inputs } from './inputs.ts'

const SHARES = ['deelVakantie', 'deelSparen', 'deelNoodfonds', 'deelPensioensparen'] as const
const SHARE_LABELS = ['Vakantie', 'Sparen', 'Noodfonds', 'Pensioensparen'] as const

type Ask = {
  readonly statuut: 'bediende' | 'arbeider'
  readonly maandloon: number
  readonly jaarloon: number
  readonly gewerkteMaanden: number
  readonly factor: number
  readonly kinderen: number
  readonly vertrek: boolean
}

function holidayPay(law: Law, ask: Ask) {
  if (ask.statuut === 'arbeider') {
    return {
      pay: vakantiegeldVoorArbeider(law, ask.jaarloon) satisfies NettoVakantiegeld,
      scale: null,
      yearlyPay: null,
    }
  }
  const yearlyPay = jaarloonNaRsz(law, ask.maandloon)
  if (ask.vertrek) {
    // Leaving pays out the holidays of next year, on what was earned with this employer.
    const earned = roundCents(ask.maandloon * ask.gewerkteMaanden * ask.factor)
    const legal = law(vertrekEnkel) + law(vertrekDubbel)
    const pay = withScale(
      law,
      roundCents(earned * (legal + law(vertrekBijkomend))),
      roundCents(earned * legal),
      yearlyPay,
      ask.kinderen,
    )
    return { pay, scale: pay.schaal, yearlyPay }
  }
  const pay = dubbelVoorBediende(law, ask.maandloon, ask.gewerkteMaanden, ask.factor, ask.kinderen)
  return { pay, scale: pay.schaal, yearlyPay }
}

export default defineLegacy({
  inputs,

  check(values) {
    const total = SHARES.reduce((all, key) => all + values[key], 0)
    if (Math.abs(total - 1) < 1e-9) return undefined
    return { deelSparen: `De vier delen samen zijn ${pct(total, 2, 0)}. Maak er 100 % van.` }
  },

  compute(values, { law }) {
    const ask: Ask = { ...values, factor: values.tewerkstellingVorigJaar / values.tewerkstellingNu }
    const { pay, scale, yearlyPay } = holidayPay(law, ask)
    const worker = values.statuut === 'arbeider'
    const leaving = values.vertrek && !worker
    const named = worker ? 'vakantiegeld' : leaving ? 'vertrekvakantiegeld' : 'dubbel vakantiegeld'

    const parts = largestRemainder(
      pay.netto,
      SHARES.map((key) => values[key]),
    )
    const [forHoliday = 0, forSaving = 0, forBuffer = 0, forPension = 0] = parts
    const missing = roundCents(Math.max(0, values.vakantiebudget - forHoliday))
    const monthly = roundUpTo(missing / values.maandenTotVakantie, 0.01)
    const grown = (years: number) =>
      roundCents(futureValue({ start: forSaving, periodicRate: perPeriod(values.rente), periods: years }))

    const dayPay = roundCents(values.maandloon / values.werkdagen)
    const single = roundCents((values.maandloon * values.vakantiedagen) / values.werkdagen)

    const donut: Chart = {
      kind: 'donut',
      key: 'verdeling',
      title: 'Waar je vakantiegeld naartoe gaat',
      sentence: `${eur(forHoliday)} gaat naar vakantie en ${eur(roundCents(pay.netto - forHoliday))} zet je opzij.`,
      y: { unit: 'euro' },
      parts: SHARE_LABELS.map((label, index) => ({ label, value: parts[index] ?? 0 })),
    }
    const growth: Chart = {
      kind: 'line',
      key: 'groei',
      title: 'Het gespaarde deel over tien jaar',
      sentence: `${eur(forSaving)} groeit aan ${pct(values.rente)} netto per jaar tot ${eur(grown(10))} na tien jaar.`,
      x: { label: 'Jaar', values: Array.from({ length: 11 }, (_, year) => year) },
      y: { unit: 'euro0' },
      series: [
        { key: 'spaarpot', label: 'Gespaard deel', values: Array.from({ length: 11 }, (_, year) => grown(year)) },
      ],
      inYears: Array.from({ length: 11 }, (_, year) => year),
    }
    const plan: Table = {
      key: 'verdeling',
      title: 'Je plan',
      columns: [
        { key: 'doel', label: 'Doel', unit: 'text' },
        { key: 'aandeel', label: 'Aandeel', unit: 'percent', decimals: 0 },
        { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
      ],
      rows: SHARES.map((key, index) => [SHARE_LABELS[index] ?? '', values[key], parts[index] ?? 0]),
    }

    const steps: Step[] = [
      {
        text: worker
          ? `Op ${eur(values.jaarloon)} brutojaarloon betaalt de vakantiekas **${eur(pay.bruto)}** bruto.`
          : leaving
            ? `Bij je vertrek krijg je op ${plural(values.gewerkteMaanden, 'maand', 'maanden')} loon **${eur(pay.bruto)}** bruto.`
            : `Voor ${plural(values.gewerkteMaanden, 'gewerkte maand', 'gewerkte maanden')} is je dubbel vakantiegeld **${eur(pay.bruto)}** bruto.`,
        law: worker
          ? [vakantiegeldArbeider]
          : leaving
            ? [vertrekEnkel, vertrekDubbel, vertrekBijkomend]
            : [dubbelVakantiegeld],
      },
      ...holidaySteps(pay, { rszRate: law(rszWerknemer), yearlyPay, scale, children: values.kinderen }),
      {
        text: `Je verdeelt het over vier doelen: **${eur(forHoliday)}** voor vakantie, ${eur(forSaving)} sparen, ${eur(forBuffer)} noodfonds en ${eur(forPension)} pensioensparen.`,
      },
      {
        text:
          missing > 0
            ? `Voor een vakantie van ${eur(values.vakantiebudget)} ontbreekt nog ${eur(missing)}. Dat is **${eur(monthly)}** per maand, ${plural(values.maandenTotVakantie, 'maand', 'maanden')} lang.`
            : `Je vakantiedeel dekt het budget van ${eur(values.vakantiebudget)}: je hoeft **niets** extra opzij te zetten.`,
        formula:
          missing > 0
            ? `(${eur(values.vakantiebudget)} − ${eur(forHoliday)}) ÷ ${values.maandenTotVakantie}`
            : undefined,
      },
    ]

    const notices: Notice[] = []
    if (values.tewerkstellingNu > values.tewerkstellingVorigJaar && !worker) {
      notices.push({
        tone: 'info',
        text: 'Je werkt nu meer dan vorig jaar. Je vakantiegeld volgt de uren van vorig jaar, aan het loon van nu.',
      })
    }
    if (leaving) {
      notices.push({
        tone: 'warning',
        text: 'Je nieuwe werkgever trekt dit bedrag volgend jaar af van je vakantiegeld. Zet een deel opzij voor die vakantie.',
      })
    }

    return report({
      headline: figure('netto', `Netto ${named}`, pay.netto),
      sentence: `Je netto ${named} is **${eur(pay.netto)}** (raming). ${missing > 0 ? `Zet daarnaast ${eur(monthly)} per maand opzij voor je vakantie van ${eur(values.vakantiebudget)}.` : `Het vakantiedeel van ${eur(forHoliday)} dekt je vakantie.`}`,
      figures: [
        figure('maandbedrag', 'Opzij te zetten per maand', monthly),
        figure('tekort', 'Nog te sparen voor je vakantie', missing),
        figure('bruto', `Bruto ${named}`, pay.bruto),
        figure('rsz', 'RSZ', pay.rsz),
        ...(worker ? [figure('solidariteit', 'Solidariteitsinhouding', pay.solidariteit)] : []),
        figure('belastbaar', 'Belastbaar', pay.belastbaar),
        figure('tarief', 'Tarief van de bedrijfsvoorheffing', pay.tarief, 'percent'),
        figure('bedrijfsvoorheffing', 'Bedrijfsvoorheffing', pay.voorheffing),
        figure('voorVakantie', 'Voor vakantie', forHoliday),
        figure('voorSparen', 'Voor sparen', forSaving),
        figure('voorNoodfonds', 'Voor je noodfonds', forBuffer),
        figure('voorPensioensparen', 'Voor pensioensparen', forPension),
        figure('na1Jaar', 'Gespaard deel na 1 jaar', grown(1), 'euro', { inYears: 1 }),
        figure('na5Jaar', 'Gespaard deel na 5 jaar', grown(5), 'euro', { inYears: 5 }),
        figure('na10Jaar', 'Gespaard deel na 10 jaar', grown(10), 'euro', { inYears: 10 }),
        ...(worker
          ? []
          : [
              figure('dagloon', 'Bruto per werkdag', dayPay),
              figure(
                'werkgeverslastPerDag',
                'Werkgeverslast per vakantiedag',
                roundCents(dayPay * values.werkgeverslast),
              ),
              figure('enkelVakantiegeld', 'Enkel vakantiegeld, bruto', single, 'euro', {
                note: 'Je gewone loon tijdens je vakantie',
              }),
            ]),
      ],
      charts: [holidayWaterfall(pay, 'Van bruto naar netto'), donut, growth],
      tables: [plan, holidayTable(pay, 'De berekening')],
      steps,
      notices,
      assumptions: [
        'De bedrijfsvoorheffing is een voorschot, zodat het nettobedrag een raming is.',
        `Het gespaarde deel groeit aan ${pct(values.rente)} per jaar en je haalt er niets af.`,
        'Het bedrag per maand voor je vakantie telt geen rente mee.',
      ],
      excluded: [
        'Extra vakantiedagen van je sector.',
        'Het belastingvoordeel van pensioensparen.',
        'Roerende voorheffing op spaarrente boven de vrijstelling.',
      ],
      next: [
        { slug: 'vakantiegeld-berekenen', text: 'De berekening in detail, ook voor commissieloon' },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Waar brengt het gespaarde deel het meest op?',
          carry: { startbedrag: forSaving },
        },
        {
          slug: 'samengestelde-interest-berekenen',
          text: 'Elk jaar je vakantiegeld sparen: wat wordt dat?',
          carry: { startbedrag: forSaving, rente: asPercent(values.rente) },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
