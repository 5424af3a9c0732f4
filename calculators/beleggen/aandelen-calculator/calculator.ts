import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import { beurstaksFigures, beurstarief } from '#rules/sparen-beleggen/beurstaks.ts'
import { beurstaksSinds } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import {
  bronheffingMeerwaarde,
  fotodatum,
  historischTot,
  meerwaardetarief,
  meerwaardevrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { fotodag, isBelast } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { inputs, type Values } from './inputs.ts'
import { breakEven, type Outcome, outcomeOf, type Position } from './trade.ts'
import { chartsOf, moments, tablesOf } from './views.ts'

function positionOf(values: Values, law: Law): Position {
  const photoDay = fotodag(law)
  const photo = values.fotokoers === null ? null : values.fotokoers * values.wisselkoersFoto
  const lot = (date: string, units: number, price: number) => ({
    asset: '',
    date,
    units,
    price: price * values.wisselkoersAankoop,
    photo: date <= photoDay ? photo : null,
  })
  const lots = [
    lot(values.aankoopdatum, values.aantal, values.aankoopkoers),
    ...values.loten.map((row) => lot(row.datum, row.aantal, row.koers)),
  ]
  const held = lots.reduce((total, own) => total + own.units, 0)
  return {
    lots,
    soldOn: values.verkoopdatum,
    units: values.verkochtAantal ?? held,
    fee: { fixed: values.makelaarsloon, rate: values.makelaarsloonPercent },
    tob: values.beurstaks,
    foreignTob: values.buitenlandseBeurstaks,
    dividend: {
      perShare: values.dividend * values.wisselkoersVerkoop,
      years: values.dividendJaren,
      foreignRate: values.bronheffing,
      reclaim: values.dividendVrijstelling,
    },
    persons: values.personen === 'koppel' ? 2 : 1,
    used: values.alGebruikt,
    carried: values.overgedragen,
    ownPrice: values.bewijs,
  }
}

function stepsOf(law: Law, position: Position, outcome: Outcome): Step[] {
  const { cost, proceeds, buy, sell, tax, dividends, gain } = outcome
  const { rate, cap } = beurstarief(law.on(position.soldOn), position.tob)
  const steps: Step[] = [
    {
      text: `Je betaalde ${eur(cost)} voor de aandelen en **${eur(buy.total)}** aan kosten en taksen bij de aankoop.`,
      sum: [
        { label: 'Makelaarsloon', value: buy.fee },
        { label: 'Beurstaks', value: buy.tob },
        { label: 'Buitenlandse taks', value: buy.foreignTob },
        { label: 'Kosten bij aankoop', value: buy.total },
      ],
      law: beurstaksFigures(position.tob),
    },
    {
      text: `De verkoop brengt ${eur(proceeds)} op, min **${eur(sell.total)}** kosten en beurstaks.`,
      sum: [
        { label: 'Makelaarsloon', value: sell.fee },
        { label: `Beurstaks, ${pct(rate, 2, 0)} met een maximum van ${eur(cap, 0)}`, value: sell.tob },
        { label: 'Kosten bij verkoop', value: sell.total },
      ],
    },
  ]
  steps.push(
    isBelast(law, position.soldOn)
      ? {
          text: `De fiscus telt ${eur(gain)} winst, zonder kosten. Na de vrijstelling blijft ${eur(tax.taxable)} belastbaar: **${eur(tax.tax)}** meerwaardebelasting.`,
          formula: `(${eur(Math.max(0, gain))} − ${eur(tax.exempt + tax.carriedUsed)}) × ${pct(law.on(position.soldOn)(meerwaardetarief), 2, 0)}`,
          law: [meerwaardetarief, meerwaardevrijstelling, fotodatum, historischTot],
        }
      : {
          text: 'Op deze verkoopdag bestond er bij normaal beheer nog geen meerwaardebelasting.',
          law: [meerwaardetarief],
        },
  )
  if (dividends.gross > 0) {
    steps.push({
      text: `Je kreeg ${eur(dividends.gross)} bruto dividend. Na ${eur(dividends.foreign)} buitenlandse heffing en ${eur(dividends.belgian)} Belgische voorheffing${dividends.reclaimed > 0 ? `, waarvan ${eur(dividends.reclaimed)} terugkomt,` : ''} houd je **${eur(dividends.net)}** over.`,
      law: dividends.reclaimed > 0 ? [roerendeVoorheffing, dividendvrijstelling] : [roerendeVoorheffing],
    })
  }
  steps.push({
    text: `Alles samen is je netto resultaat **${eur(outcome.total)}**.`,
    sum: [
      { label: 'Opbrengst', value: proceeds },
      { label: 'Betaald voor de aandelen', value: -cost + 0 },
      { label: 'Kosten en beurstaks', value: -roundCents(buy.total + sell.total) + 0 },
      { label: 'Meerwaardebelasting', value: -tax.tax + 0 },
      { label: 'Netto dividend', value: dividends.net },
      { label: 'Netto resultaat', value: outcome.total },
    ],
  })
  return steps
}

export default defineLegacy({
  inputs,

  check(values) {
    const lots = [{ datum: values.aankoopdatum, aantal: values.aantal }, ...values.loten]
    if (values.aankoopdatum > values.verkoopdatum)
      return { verkoopdatum: 'De verkoop komt na de aankoop. Kies een latere datum.' }
    const late = values.loten.findIndex((row) => row.datum > values.verkoopdatum)
    if (late >= 0) return { [`loten.${late}.datum`]: 'Deze aankoop komt na je verkoop.' }
    const held = lots.reduce((total, lot) => total + lot.aantal, 0)
    if (values.verkochtAantal !== null && values.verkochtAantal > held + 1e-9) {
      return { verkochtAantal: `Je hebt maar ${num(held, 6)} stuks.` }
    }
    return undefined
  },

  compute(values, { law }) {
    const position = positionOf(values, law)
    const price = values.verkoopkoers * values.wisselkoersVerkoop
    const outcome = outcomeOf(law, position, price)
    const { cost, proceeds, buy, sell, gain, withheld, tax, dividends, total: result } = outcome
    const even = breakEven(law, position, 0)
    const evenWith = dividends.net > 0 ? breakEven(law, position, dividends.net) : even
    const invested = roundCents(cost + buy.total)
    const share = invested > 0 ? result / invested : 0
    const costs = roundCents(buy.total + sell.total)
    const kinds = [...new Set(outcome.settlement.slices.map((slice) => BASIS_TEXT[slice.kind]))]

    const notices: Notice[] = []
    const usesOwnPrice = outcome.settlement.slices.some((slice) => slice.kind === 'historisch')
    if (usesOwnPrice) {
      notices.push({
        tone: 'law',
        text: `We gebruiken je hogere aankoopprijs. De bank doet dat niet en houdt ${eur(withheld)} in; via je aangifte zet je dat recht. Dat kan voor verkopen tot eind 2030.`,
      })
    }
    if (values.fotokoers === null && isBelast(law, values.verkoopdatum) && values.aankoopdatum <= fotodag(law)) {
      notices.push({
        tone: 'warning',
        text: 'Vul de koers van 31/12/2025 in: wat je toen al had, start fiscaal aan die koers.',
      })
    }
    const options = isBelast(law, values.verkoopdatum) ? moments(law, position, Math.max(0, gain)) : []
    const best = options.reduce<(typeof options)[number] | null>(
      (low, option) => (low && low.tax <= option.tax ? low : option),
      null,
    )
    const saving = best ? roundCents(tax.tax - best.tax) : 0
    if (best && saving > 0) {
      notices.push({
        tone: 'info',
        text: `${best.text} verkopen scheelt ${eur(saving)} belasting, als de koers gelijk blijft.`,
      })
    }
    if (values.aankoopdatum < beurstaksSinds) {
      notices.push({
        tone: 'info',
        text: 'Voor aankopen van vóór 2017 rekenen we met de beurstaks van 2017.',
      })
    }

    return report({
      headline: figure('nettoWinst', 'Netto winst', result),
      sentence: `Je ${result < 0 ? 'verliest' : 'houdt'} **${eur(Math.abs(result))}** ${result < 0 ? 'netto' : 'netto over'}, of ${pct(Math.abs(share))} van wat je betaalde.${even === null ? '' : ` Zonder dividend ben je uit de kosten vanaf een koers van ${eur(even / values.wisselkoersVerkoop)}.`}`,
      figures: [
        figure('nettoRendement', 'Netto rendement', share, 'percent'),
        figure('jaarrendement', 'Netto rendement per jaar', outcome.yearly, 'percent', {
          note: 'Rekening houdend met de data',
        }),
        figure(
          'breakEvenKoers',
          'Break-evenkoers zonder dividend',
          even === null ? null : even / values.wisselkoersVerkoop,
          'euro',
          { decimals: 4 },
        ),
        figure(
          'breakEvenMetDividend',
          'Break-evenkoers met dividend',
          evenWith === null ? null : evenWith / values.wisselkoersVerkoop,
          'euro',
          { decimals: 4 },
        ),
        figure('koerswinst', 'Koerswinst voor kosten', roundCents(proceeds - cost)),
        figure('kostenEnTaksen', 'Kosten en beurstaks, kopen en verkopen', costs),
        figure('kostenPercent', 'Kosten en beurstaks op je aankoop', cost > 0 ? costs / cost : 0, 'percent'),
        figure('makelaarsloonTotaal', 'Makelaarsloon', roundCents(buy.fee + sell.fee)),
        figure('beurstaksAankoop', 'Beurstaks bij aankoop', buy.tob),
        figure('beurstaksVerkoop', 'Beurstaks bij verkoop', sell.tob),
        figure('buitenlandseBeurstaks', 'Buitenlandse taks bij aankoop', buy.foreignTob),
        figure('belastbareMeerwaarde', 'Meerwaarde voor de fiscus', gain, 'euro', {
          note: `Vanaf ${kinds.join(' en ')}`,
        }),
        figure('vrijgesteld', 'Vrijgestelde meerwaarde', roundCents(tax.exempt + tax.carriedUsed)),
        figure('meerwaardebelasting', 'Meerwaardebelasting', tax.tax),
        figure('ingehoudenMeerwaarde', 'Eerst ingehouden door een Belgische bank', withheld),
        figure('terugTeVragen', 'Daarvan terug via je aangifte', Math.max(0, roundCents(withheld - tax.tax))),
        figure('brutoDividend', 'Bruto dividend', dividends.gross),
        figure('dividendbelasting', 'Belgische voorheffing op het dividend', dividends.belgian),
        figure('dividendTerug', 'Daarvan terug via je aangifte', dividends.reclaimed),
        figure('nettoDividend', 'Netto dividend', dividends.net),
        figure('investering', 'Betaald bij aankoop, met kosten', invested),
        figure('opbrengst', 'Ontvangen bij verkoop, na kosten en belasting', sum([proceeds, -sell.total, -tax.tax])),
      ],
      charts: chartsOf(law, position, outcome, price, even),
      tables: tablesOf(law, position, outcome),
      steps: stepsOf(law, position, outcome).concat(
        withheld > tax.tax
          ? [
              {
                text: `Een Belgische bank houdt eerst ${eur(withheld)} in. Via je aangifte krijg je **${eur(withheld - tax.tax)}** terug.`,
                law: [bronheffingMeerwaarde],
              },
            ]
          : [],
      ),
      notices,
      assumptions: [
        'Je verkoopt alles in één order en elke aankoop was ook één order.',
        'Dividend komt een keer per vol jaar, blijft elk jaar gelijk en wordt belast aan het tarief van dat jaar.',
        'Bij een deelverkoop tellen de oudste stuks eerst; hun aankoopkosten nemen we naar verhouding mee.',
        'De vrijstelling van een later jaar is nog niet bekend: we nemen die van 2026.',
      ],
      excluded: [
        'Bewaarloon en kosten voor het innen van dividend.',
        'Wisselkosten van je broker.',
        'Speculatieve winst, die aan een hoger tarief wordt belast.',
      ],
      next: [
        {
          slug: 'meerwaardebelasting-calculator',
          text: 'Al je verkopen van dit jaar samen, lot per lot',
          carry: { alGebruikt: Math.max(0, tax.exempt) },
        },
        {
          slug: 'roerende-voorheffing-calculator',
          text: 'Bekijk de belasting op het dividend apart',
          carry: { bedrag: Math.max(1, dividends.gross), bronheffing: asPercent(values.bronheffing) },
        },
        { slug: 'portfolio-diversificatie-calculator', text: 'Hoe zwaar weegt dit aandeel in je geheel?' },
      ],
    })
  },
})
