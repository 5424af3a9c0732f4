import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { loanFor, purchaseCosts } from '#calculators/models/home-purchase.ts'
import { at, last } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import { nbbLtvEigenWoning } from '#rules/krediet/woonkrediet.figures.ts'
import { blijftermijn } from '#rules/wonen/blijftermijn.figures.ts'
import { registratieTerug } from '#rules/wonen/blijftermijn.ts'
import type { LivesValues } from './inputs.ts'
import { type LifeYear, live, type Lives, tippingYear } from './model.ts'

/** One percentage point: how far each assumption is moved in the what-if table. */
const SHIFT = 0.01
/** How far ahead we look for the year in which buying catches up. */
const LONGEST = 40
/** Between these we look for the rise of house prices that decides. */
const LOWEST_RISE = -0.05
const HIGHEST_RISE = 0.15

/** What buying costs besides the price: the same as on the page of the purchase. */
function startCosts(values: LivesValues, { law, today }: Env) {
  const bought = (aandeelEigenWoning: number) =>
    purchaseCosts(law, {
      gewest: values.gewest,
      goed: 'bestaand',
      prijs: values.prijs,
      aandeelEigenWoning,
      datumAkte: today,
    })
  const purchase = bought(values.eigenWoning ? 1 : 0)
  // Of typed costs nobody knows which tax is in them.
  const gained =
    values.aankoopkosten === null ? roundCents(bought(0).registratie.belasting - purchase.registratie.belasting) : 0
  const before = roundCents(values.prijs + purchase.kosten)
  const bank = before > values.eigenGeld ? values.bankkosten : 0
  const deed = loanFor(law, { needed: before + bank, own: values.eigenGeld }).deed.totaal
  return { purchase, gained, bank, deed, total: values.aankoopkosten ?? roundedSum([purchase.kosten, deed, bank]) }
}

const lead = ({ buyer, renter }: LifeYear) => roundCents(buyer - renter)

function whatIf(lives: Lives) {
  const changed = (code: string, shift: number, extra: Partial<Lives>) => {
    const { years } = live({ ...lives, ...extra })
    return { code, shift, tipping: tippingYear(years), difference: lead(last(years)) }
  }
  return [
    changed('nu', 0, {}),
    ...[-SHIFT, SHIFT].flatMap((shift) => [
      changed('prijzen', shift, { priceGrowth: lives.priceGrowth + shift }),
      changed('huur', shift, { rentGrowth: lives.rentGrowth + shift }),
      changed('rendement', shift, { netReturn: lives.netReturn + shift }),
      changed('rente', shift, { rate: Math.max(0, lives.rate + shift) }),
    ]),
  ]
}

/** The yearly rise of house prices at which buying and renting end equal; null when no rise in reach does. */
const breakEvenGrowth = (lives: Lives): number | null =>
  findRoot((priceGrowth) => lead(last(live({ ...lives, priceGrowth }).years)), LOWEST_RISE, HIGHEST_RISE)

export function solve(values: LivesValues, env: Env) {
  const costs = startCosts(values, env)
  const needed = Math.max(0, values.prijs + costs.total - values.eigenGeld)
  const reference = values.rente === null ? homeLoanRate(env, values.looptijd, needed / values.prijs) : null
  const rate = values.rente ?? reference?.rate ?? 0
  const stay = env.law(blijftermijn)[values.gewest]
  const lives: Lives = {
    price: values.prijs,
    costs: costs.total,
    own: values.eigenGeld,
    rate,
    years: values.looptijd,
    priceGrowth: values.prijsstijging,
    upkeep: values.onderhoud,
    propertyTax: values.grondlasten,
    insurance: values.brandverzekering,
    debtInsurance: values.schuldsaldo,
    rent: values.huur,
    rentGrowth: values.huurstijging,
    renterInsurance: values.verzekeringHuurder,
    inflation: values.inflatie,
    netReturn: values.rendement,
    saleCost: values.verkoopkost,
    taxBack: Array.from({ length: stay }, (_, index) =>
      registratieTerug(env.law, values.gewest, costs.gained, index + 1),
    ),
    horizon: values.horizon,
  }
  const { loan, payment, interest, years } = live(lives)
  const end = last(years)
  const first = at(years, 1)
  const difference = lead(end)
  const tipping = tippingYear(years)
  const later = tippingYear(live({ ...lives, horizon: LONGEST }).years)

  return {
    out: {
      voordeel: Math.abs(difference),
      kantelpunt: tipping,
      evenwicht: breakEvenGrowth(lives),
      vermogenKoper: end.buyer,
      vermogenHuurder: end.renter,
      aankoopkosten: costs.total,
      maandlast: payment,
      lening: loan,
      gebruikteRente: loan > 0 ? rate : 0,
      totaleRente: interest,
      kostKoper: first.buyerCost,
      kostHuurder: first.renterCost,
      totaalKoper: roundedSum(years.map((year) => year.buyerCost)),
      totaalHuurder: roundedSum(years.map((year) => year.renterCost)),
      waardeWoning: end.home,
      restschuld: end.debt,
      kantelLater: tipping === null && later !== null && later > values.horizon ? later : null,
      verschil: difference,
    },
    get work() {
      return {
        costs,
        /** Years to live there before the low tax is kept, where leaving sooner costs something here. */
        stay: lives.taxBack?.[0] ? stay : null,
        taxBack: lives.taxBack?.[values.horizon - 1] ?? 0,
        reference: loan > 0 ? reference : null,
        years,
        whatIf: whatIf(lives),
        tooMuch: loan > values.prijs * env.law(nbbLtvEigenWoning),
      }
    },
  }
}
