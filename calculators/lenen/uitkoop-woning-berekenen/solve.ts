import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { loanFor } from '#calculators/models/home-purchase.ts'
import { capacityOf, loanOf } from '#calculators/models/loan-capacity.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { onderhoudsgeldAftrek } from '#rules/belasting/belastingvoordelen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewesten } from '#rules/kernel/gewest.ts'
import { kostenHandlichting } from '#rules/krediet/kredietakte.figures.ts'
import {
  dossierkostenWoonkrediet,
  leefgeldVuistregel,
  leenlastVuistregel,
  nbbLtvEigenWoning,
  wederbeleggingMaanden,
} from '#rules/krediet/woonkrediet.figures.ts'
import { wederbeleggingsvergoeding } from '#rules/krediet/woonkrediet.ts'
import { kostenAankoopakte } from '#rules/wonen/notaris.ts'
import { verdeelrecht } from '#rules/wonen/verdeelrecht.ts'
import type { BuyoutValues } from './inputs.ts'
import { maintenanceOf } from './model.ts'

/** What the former partner gets: own money first, the rest by the shares. Negative: the partner has to pay. */
function shareOf(values: BuyoutValues) {
  const { waarde, schuld, aankoopprijs } = values
  const grown = aankoopprijs === null ? 1 : Math.max(1, waarde / aankoopprijs)
  const mine = roundCents(values.inbrengIk * grown)
  const ofEx = roundCents(values.inbrengEx * grown)
  const surplus = roundCents(waarde - schuld)
  const rest = roundCents(surplus - mine - ofEx)
  const part = roundCents(rest * values.aandeelEx)
  return { surplus, mine, ofEx, rest, part, due: roundCents(part + ofEx) }
}

/** What the bank lets somebody alone pay back, as on the page about borrowing capacity. */
function capacity(law: Law, values: BuyoutValues) {
  const living = law(leefgeldVuistregel)
  return capacityOf({
    ontleners: 'een',
    inkomen1: values.inkomen,
    inkomen2: 0,
    huurinkomsten: 0,
    anderInkomen: 0,
    lopendeKredieten: values.lasten,
    kaartlimiet: 0,
    alimentatie: 0,
    kinderen: values.kinderen,
    norm: Number(law(leenlastVuistregel).toFixed(6)),
    leefgeldAlleen: living.alleen,
    leefgeldKoppel: living.koppel,
    leefgeldPerKind: living.perKind,
  })
}

/** Paying the old loan back early: at most three months of interest and the release of the mortgage. */
function redeem(law: Law, { schuld }: BuyoutValues, rate: number) {
  const fee = wederbeleggingsvergoeding(schuld, 12 * monthlyRate(rate), law(wederbeleggingMaanden))
  return schuld > 0 ? { fee, release: law(kostenHandlichting) } : { fee: 0, release: 0 }
}

/** The buyout with the old loan running on, or with one new loan that pays it back. */
function routeOf(values: BuyoutValues, env: Env, due: number, ownMoney: number, shared: number, runsOn: boolean) {
  const { law } = env
  const { waarde, schuld, looptijd } = values
  const guess = homeLoanRate(env, looptijd)
  const solveAt = (rate: number) => {
    // The rate of the old loan is not asked: the fee is estimated at that of the new one.
    const end = runsOn ? { fee: 0, release: 0 } : redeem(law, values, rate)
    const before = roundedSum([due, shared, end.fee, end.release, runsOn ? 0 : schuld])
    const file = before > ownMoney ? law(dossierkostenWoonkrediet) : 0
    const { loan, deed } = loanFor(law, { needed: roundCents(before + file), own: ownMoney })
    return { end, file, loan, deed, debt: roundCents(loan + (runsOn ? schuld : 0)) }
  }
  const first = solveAt(values.rente ?? guess.rate)
  const reference = values.rente === null ? homeLoanRate(env, looptijd, first.debt / waarde) : null
  const rate = values.rente ?? reference?.rate ?? 0
  const { end, file, loan, deed, debt } = solveAt(rate)
  const payment = loan > 0 ? roundCents(annuityPayment(loan, monthlyRate(rate), looptijd * 12)) : 0
  const running = runsOn && schuld > 0 ? values.maandlastNu : 0
  return {
    ...end,
    file,
    loan,
    debt,
    rate,
    reference,
    payment,
    running,
    creditDeed: deed.totaal,
    costs: roundedSum([shared, end.fee, end.release, deed.totaal, file]),
    /** Null: the instalment of the running loan is not known. */
    monthly: running === null ? null : roundCents(payment + running),
  }
}

/** Selling instead: what is left after the loan is divided as in a buyout. Without an estate agent. */
function sellOf(law: Law, values: BuyoutValues, { mine, ofEx }: ReturnType<typeof shareOf>, rate: number) {
  const { fee, release } = redeem(law, values, rate)
  const left = roundCents(values.waarde - values.schuld - fee - release)
  const rest = roundCents(left - mine - ofEx)
  const ex = roundCents(ofEx + rest * values.aandeelEx)
  return { costs: roundedSum([fee, release]), forMe: roundCents(left - ex), forEx: ex }
}

export function solve(values: BuyoutValues, env: Env) {
  const { law } = env
  const { waarde, schuld, gewest, relatie, eigenGeld, looptijd } = values
  const share = shareOf(values)
  const due = Math.max(0, share.due)
  const duty = verdeelrecht(law, gewest, relatie, waarde)
  const deed = values.notariskosten ?? kostenAankoopakte(law, waarde, false).totaal
  const runsOn = values.lening === 'doorlopen'
  // What the former partner has to pay comes in as own money.
  const own = roundCents(eigenGeld + Math.max(0, 0 - share.due))
  const shared = roundedSum([duty.recht, deed])
  const keep = routeOf(values, env, due, own, shared, true)
  const renew = routeOf(values, env, due, own, shared, false)
  const chosen = runsOn ? keep : renew
  const { loan, costs, debt, reference, rate, payment } = chosen
  const running = chosen.running ?? 0
  const monthly = roundCents(payment + running)
  const allowed = capacity(law, values)
  const room = Math.max(0, roundCents(allowed.payment - running))

  return {
    out: {
      totaal: roundedSum([due, costs]),
      uitkoopsom: Math.abs(share.due),
      kosten: costs,
      nieuweLening: loan,
      maandlast: monthly,
      draagkracht: allowed.payment,
      overwaarde: share.surplus,
      inbrengTerugIk: share.mine,
      inbrengTerugEx: share.ofEx,
      teVerdelen: share.rest,
      deelEx: share.part,
      verdeelrecht: duty.recht,
      tarief: duty.tarief,
      akteVerdeling: deed,
      kredietakte: chosen.creditDeed,
      dossier: chosen.file,
      wederbelegging: chosen.fee,
      handlichting: chosen.release,
      gebruikteRente: loan > 0 ? rate : 0,
      maandlastNieuw: payment,
      hoogsteLening: loanOf(room, rate, looptijd),
      tekortPerMaand: Math.max(0, roundCents(monthly - allowed.payment)),
      som: share.due,
      schuldNa: debt,
    },
    work: {
      duty,
      runsOn,
      running,
      keep: schuld > 0 ? keep : null,
      renew,
      sell: sellOf(law, values, share, renew.rate),
      capacity: allowed,
      carries: monthly <= allowed.payment,
      tooMuch: debt > waarde * law(nbbLtvEigenWoning),
      reference: loan > 0 ? reference : null,
      deductible: law(onderhoudsgeldAftrek),
      regions: gewesten.map((region) => ({
        region,
        married: verdeelrecht(law, region, 'gehuwd', waarde).recht,
        late: verdeelrecht(law, region, 'feitelijk', waarde).recht,
        own: verdeelrecht(law, region, relatie, waarde).recht,
      })),
      maintenance:
        values.inkomenEx === null
          ? []
          : maintenanceOf({
              income: values.inkomen,
              incomeEx: values.inkomenEx,
              benefit: values.kinderbijslag,
              children: values.kinderen,
              stayEx: values.verblijfEx,
            }),
    },
  }
}
