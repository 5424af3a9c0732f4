import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import {
  accruedInterest,
  type Bond,
  cleanPrice,
  convexity,
  couponPeriod,
  duration,
  modifiedDuration,
  yieldFromPrice,
} from '#finance/bonds.ts'
import { addMonths, daysBetween } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import { beurstaksFigures } from '#rules/sparen-beleggen/beurstaks.ts'
import { beurstaksSinds } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import { fotodag } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import {
  fotodatum,
  meerwaardetarief,
  meerwaardevrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { hold, type Holding, type HoldingResult } from './holding.ts'
import { inputs, type Values } from './inputs.ts'
import { chartsOf, couponTable, flowTable } from './views.ts'

const FIRST_COUPON: Record<Holding['bought'], string> = {
  eigenDagen: 'op de gekochte verlopen rente betaal je geen voorheffing',
  nettoVerrekend: 'op de volle coupon, maar de verlopen rente kocht je al zonder de voorheffing',
  volleCoupon: 'ook op de verlopen rente die je kocht',
}
const FIRST_COUPON_ASSUMED: Record<Holding['bought'], string> = {
  eigenDagen: 'Je betaalt roerende voorheffing op de rente van de dagen dat jij de obligatie had.',
  nettoVerrekend: 'Koper en verkoper verrekenen de verlopen rente na voorheffing, zoals bij Belgische obligaties.',
  volleCoupon: 'De bank houdt voorheffing in op de volle eerste coupon.',
}

const FREQUENCIES = { '1': 1, '2': 2, '4': 4 } as const

function taxFigure(values: Values): Dated<number> | null {
  if (values.voorheffing === 'geen' || values.voorheffingTarief !== null) return null
  return values.voorheffing === 'staatsbon2023' ? voorheffingStaatsbon2023 : voorheffingInterest
}

/** The state note of 2023 has one rate for life; the ordinary rate is that of the day the interest is paid. */
function rateOn(law: Law, legal: Dated<number> | null, paidOn: string): number {
  if (legal === null) return 0
  return legal === voorheffingInterest ? wetOpBetaaldag(law, paidOn)(legal) : law(legal)
}

function holdingOf(values: Values, law: Law): Holding {
  const legal = taxFigure(values)
  const bond: Bond = {
    settlement: values.aankoopdatum,
    maturity: values.vervaldag,
    coupon: values.coupon,
    frequency: FREQUENCIES[values.frequentie],
    basis: values.dagtelling,
    redemption: values.terugbetaling,
  }
  const early = values.verkoopdatum !== null && values.verkoopdatum < values.vervaldag
  return {
    bond,
    nominal: values.nominaal,
    price: values.koers,
    fee: { fixed: values.makelaarsloon, rate: values.makelaarsloonPercent },
    tob: values.beurstaks,
    taxRate: (paidOn) => values.voorheffingTarief ?? rateOn(law, legal, paidOn),
    bought: values.eersteCoupon,
    sale: early && values.verkoopdatum !== null ? { date: values.verkoopdatum, price: values.verkoopkoers } : null,
    issue: { price: values.uitgiftekoers, date: values.uitgiftedatum },
    photo: values.fotokoers,
    ownPrice: values.bewijs,
    persons: values.personen,
    used: values.alGebruikt,
    carried: values.overgedragen,
  }
}

/** One rate, or the rates of the coupons in order when the law changed on the way. */
function ratesText(result: HoldingResult, holding: Holding): string {
  const rates = [...new Set(result.flows.map((flow) => holding.taxRate(flow.date)))]
  return rates.map((rate) => pct(rate, 2, 0)).join(', dan ')
}

function stepsOf(law: Law, values: Values, holding: Holding, result: HoldingResult, gross: number): Step[] {
  const { bond } = holding
  const legal = taxFigure(values)
  const { accruedDays, periodDays, next } = couponPeriod(bond)
  const interest = sum(result.flows.map((flow) => flow.gross))
  const withheld = sum(result.flows.map((flow) => flow.tax))
  return [
    {
      text: `Je betaalt de koers plus de verlopen rente van ${plural(accruedDays, 'dag', 'dagen')}. Met kosten en beurstaks is dat **${eur(result.paid)}**.`,
      sum: [
        { label: `Koers ${num(values.koers, 4)} op ${eur(values.nominaal)}`, value: result.clean },
        {
          label: `Verlopen rente${holding.bought === 'nettoVerrekend' ? ', netto' : ''}, ${num(accruedDays, 0)} van ${num(periodDays, 2)} dagen`,
          value: result.accruedPaid,
        },
        { label: 'Beurstaks', value: result.tob },
        { label: 'Makelaarsloon', value: result.fee },
        { label: 'Betaald', value: result.paid },
      ],
      law: beurstaksFigures(holding.tob),
    },
    {
      text: `De eerste coupon komt op ${dateText(next)}. Samen krijg je ${eur(interest)} bruto rente, min **${eur(withheld)}** roerende voorheffing.`,
      formula: withheld > 0 ? `Tarief ${ratesText(result, holding)}; ${FIRST_COUPON[holding.bought]}` : undefined,
      law: legal ? [legal] : [],
    },
    {
      text: `Je koopt aan ${num(values.koers, 4)} en krijgt ${num(holding.sale ? holding.sale.price : values.terugbetaling, 4)}: ${result.difference < 0 ? 'een verlies' : 'een winst'} van ${eur(Math.abs(result.difference))}.${result.discount > 0 ? ` Voor de roerende voorheffing telt ${eur(result.discount)} als rente.` : ''}${result.gain === roundCents(result.difference - result.discount) ? '' : ` De fiscus telt ${eur(result.gain)}, vanaf de ${BASIS_TEXT[result.kind]}.`} De meerwaardebelasting is **${eur(result.gainTax.tax)}**.`,
      law: result.gain > 0 ? [meerwaardetarief, meerwaardevrijstelling, fotodatum] : [],
    },
    {
      text: `Het bruto rendement tot de vervaldag is ${pct(gross)}. Na alles wat eraf gaat, krijg je **${pct(result.netYield ?? 0)}** per jaar.`,
      formula:
        'Het rendement waarbij alle ontvangsten samen evenveel waard zijn als wat je betaalde (per couponperiode, zoals een bank het noteert)',
    },
  ]
}

export default defineLegacy({
  inputs,

  check(values) {
    if (values.vervaldag <= values.aankoopdatum)
      return { vervaldag: 'De vervaldag komt na de aankoop. Kies een latere datum.' }
    if (values.vervaldag > addMonths(values.aankoopdatum, 720)) return { vervaldag: 'We rekenen tot 60 jaar ver.' }
    if (values.uitgiftedatum !== null && values.uitgiftedatum > values.aankoopdatum) {
      return { uitgiftedatum: 'De uitgifte komt niet na je aankoop. Kies een vroegere datum.' }
    }
    if (values.verkoopdatum !== null && values.verkoopdatum <= values.aankoopdatum) {
      return { verkoopdatum: 'Je verkoopt na de aankoop. Kies een latere datum.' }
    }
    return undefined
  },

  compute(values, { law }) {
    const holding = holdingOf(values, law)
    const { bond } = holding
    const result = hold(law, holding)
    const frequency = bond.frequency ?? 1
    const quoted = yieldFromPrice(bond, values.koers) ?? 0
    const gross = (1 + quoted / frequency) ** frequency - 1
    const net = result.netYield ?? 0
    const rate = law(voorheffingInterest)
    const equalTerm = net / (1 - rate)
    const macaulay = duration(bond, quoted)
    const modified = modifiedDuration(bond, quoted)
    const lowest = Math.max(quoted - 0.01, -0.9)
    const lastDay = holding.sale?.date ?? values.vervaldag
    const years = daysBetween(values.aankoopdatum, values.vervaldag) / 365

    const notices: Notice[] = []
    if (values.coupon === 0 && values.uitgiftekoers === null) {
      notices.push({
        tone: 'law',
        text: 'Zonder coupon telt het hele verschil als rente. Daarop betaal je roerende voorheffing, geen meerwaardebelasting. Werd ze dichter bij 100 uitgegeven, vul dan bij “Verfijn” de uitgiftekoers in: enkel het verschil daarmee is rente.',
      })
    }
    if (
      values.fotokoers === null &&
      values.aankoopdatum <= fotodag(law) &&
      lastDay > fotodag(law) &&
      values.coupon > 0
    ) {
      notices.push({
        tone: 'warning',
        text: 'Je had deze obligatie al op 31/12/2025. Vul de koers van die dag in: je winst telt pas vanaf daar.',
      })
    }
    if (holding.sale && result.gain < 0) {
      notices.push({ tone: 'info', text: 'Een verlies mag je van andere meerwaarden van hetzelfde jaar aftrekken.' })
    }
    if (values.aankoopdatum < beurstaksSinds && result.tob > 0) {
      notices.push({
        tone: 'info',
        text: `Voor een aankoop vóór ${dateText(beurstaksSinds)} rekenen we met de beurstaks van die dag.`,
      })
    }
    if (values.koers > values.terugbetaling && !holding.sale) {
      notices.push({
        tone: 'warning',
        text: `Je koopt boven de terugbetaling: op de vervaldag verlies je ${eur(-result.difference)} op de koers.`,
      })
    }
    notices.push(
      equalTerm > values.termijnrente
        ? {
            tone: 'info',
            text: `Een termijnrekening moet ${pct(equalTerm)} bruto geven om even goed te zijn. Je rekent met ${pct(values.termijnrente)}.`,
          }
        : {
            tone: 'warning',
            text: `Een termijnrekening aan ${pct(values.termijnrente)} geeft netto meer dan deze obligatie, zonder koersrisico.`,
          },
    )

    const couponYield = (values.coupon * 100) / values.koers
    const worth = values.marktrente === null ? null : cleanPrice(bond, values.marktrente)

    return report({
      headline: figure('nettoRendement', 'Netto rendement per jaar', net, 'percent'),
      sentence: `Je houdt **${pct(net)}** per jaar over, tegen ${pct(gross)} bruto. Je betaalt ${eur(result.paid)} en ontvangt samen ${eur(result.received)}.`,
      figures: [
        figure('brutoRendement', 'Bruto rendement tot de vervaldag', gross, 'percent', { note: 'Op jaarbasis' }),
        figure('genoteerdRendement', 'Genoteerd rendement', quoted, 'percent', {
          note: 'Zoals op de beurs, per couponperiode',
        }),
        figure('couponrendement', 'Couponrendement', couponYield, 'percent', { note: 'Coupon gedeeld door de koers' }),
        figure(
          'couponrendementNetto',
          'Couponrendement na voorheffing',
          couponYield * (1 - holding.taxRate(values.aankoopdatum)),
          'percent',
        ),
        figure('betaald', 'Je betaalt, met kosten', result.paid),
        figure('verlopenRente', 'Verlopen rente', result.accrued),
        figure(
          'verlopenRenteNetto',
          'Verlopen rente na voorheffing',
          roundCents(result.accrued - roundCents(result.accrued * holding.taxRate(values.aankoopdatum))),
          'euro',
          { note: 'Zo rekent een bank bij Belgische obligaties af' },
        ),
        figure('vuileKoers', 'Koers met verlopen rente', values.koers + accruedInterest(bond), 'number', {
          decimals: 4,
        }),
        figure('beurstaks', 'Beurstaks bij aankoop', result.tob),
        figure('makelaarsloonTotaal', 'Makelaarsloon', roundCents(result.fee + result.feeSale)),
        figure('brutoRente', 'Rente samen, bruto', sum(result.flows.map((flow) => flow.gross))),
        figure('roerendeVoorheffing', 'Roerende voorheffing', sum(result.flows.map((flow) => flow.tax))),
        figure('koerswinst', 'Winst of verlies op de koers', result.difference),
        figure('renteInKoers', 'Deel van de koerswinst dat als rente telt', result.discount),
        figure('meerwaarde', 'Meerwaarde voor de fiscus', result.gain),
        figure(
          'vrijgesteld',
          'Vrijgestelde meerwaarde',
          roundCents(result.gainTax.exempt + result.gainTax.carriedUsed),
        ),
        figure('meerwaardebelasting', 'Meerwaardebelasting', result.gainTax.tax),
        figure('ingehoudenMeerwaarde', 'Eerst ingehouden door een Belgische bank', result.withheld, 'euro', {
          note: 'Het teveel komt terug via je aangifte',
        }),
        figure('ontvangen', 'Ontvangen, netto', result.received),
        figure('nettoWinst', 'Netto winst', result.result),
        figure('duration', 'Duration', macaulay, 'years', { decimals: 2 }),
        figure('gewijzigdeDuration', 'Gevoeligheid voor de rente', modified, 'number', {
          note: 'Procent koersdaling per procent rente',
        }),
        figure('convexiteit', 'Convexiteit', convexity(bond, quoted), 'number'),
        figure('koersBijPlus1', 'Koers als de rente 1 % stijgt', cleanPrice(bond, quoted + 0.01), 'number', {
          decimals: 2,
        }),
        figure('koersBijMin1', 'Koers als de rente 1 % daalt', cleanPrice(bond, lowest), 'number', { decimals: 2 }),
        figure('koersBijMarktrente', 'Koers bij je marktrente', worth, 'number', { decimals: 4 }),
        figure(
          'waardeBijMarktrente',
          'Waarde bij je marktrente',
          worth === null ? null : roundCents((values.nominaal * worth) / 100),
        ),
        figure('gelijkeTermijnrente', 'Even goed als een termijnrekening van', equalTerm, 'percent', { note: 'Bruto' }),
        figure('looptijd', 'Resterende looptijd', years, 'years', { decimals: 1 }),
      ],
      charts: chartsOf(bond, result, quoted, values.koers),
      tables: [flowTable(result), couponTable(law, holding, quoted)],
      steps: stepsOf(law, values, holding, result, gross),
      notices,
      assumptions: [
        'De uitgever betaalt alles op tijd terug.',
        FIRST_COUPON_ASSUMED[holding.bought],
        'Kosten en beurstaks bij aankoop zijn niet aftrekbaar van de meerwaarde.',
        'Voor een terugbetaling na 2026 nemen we de vrijstelling van 2026.',
      ],
      excluded: [
        'Het risico dat de uitgever niet betaalt.',
        'Wisselkoersen: we rekenen in euro.',
        'Bewaarloon en kosten voor het innen van coupons.',
      ],
      next: [
        {
          slug: 'termijnrekening-calculator',
          text: 'Vergelijk met geld vastzetten bij een bank',
          carry: { bedrag: roundCents(result.paid), rente: asPercent(values.termijnrente) },
        },
        {
          slug: 'kasbon-calculator',
          text: 'Vergelijk met een kasbon of staatsbon',
          carry: { nominaal: values.nominaal },
        },
        {
          slug: 'reele-rente-berekenen',
          text: 'Wat blijft er over na inflatie?',
          carry: { bedrag: values.nominaal, brutorente: Number(asPercent(gross).toFixed(2)) },
        },
      ],
    })
  },
})
