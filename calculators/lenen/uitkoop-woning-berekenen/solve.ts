import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { loanFor } from '#calculators/models/home-purchase.ts'
import { capacityOf, loanOf } from '#calculators/models/loan-capacity.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { onderhoudsgeldAftrek } from '#rules/belasting/belastingvoordelen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewesten } from '#rules/kernel/gewest.ts'
import {
  dossierkostenWoonkrediet,
  leefgeldVuistregel,
  leenlastVuistregel,
  nbbLtvEigenWoning,
} from '#rules/krediet/woonkrediet.figures.ts'
import { kostenAankoopakte } from '#rules/wonen/notaris.ts'
import { verdeelrecht } from '#rules/wonen/verdeelrecht.ts'
import type { BuyoutValues } from './inputs.ts'
import { maintenanceOf } from './maintenance.ts'

/** What the former partner gets: own money first, the rest by the shares. Negative: he has to pay. */
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
  const before = sum([due, duty.recht, deed, runsOn ? 0 : schuld])
  const file = before > own ? law(dossierkostenWoonkrediet) : 0
  const { loan, deed: creditDeed } = loanFor(law, { needed: roundCents(before + file), own })
  const costs = sum([duty.recht, deed, creditDeed.totaal, file])
  const debt = roundCents(loan + (runsOn ? schuld : 0))
  const reference = values.rente === null ? homeLoanRate(env, looptijd, debt / waarde) : null
  const rate = values.rente ?? reference?.rate ?? 0
  const payment = loan > 0 ? roundCents(annuityPayment(loan, monthlyRate(rate), looptijd * 12)) : 0
  const running = runsOn && schuld > 0 ? values.maandlastNu : 0
  const monthly = roundCents(payment + running)
  const allowed = capacity(law, values)
  const room = Math.max(0, roundCents(allowed.payment - running))

  return {
    out: {
      totaal: sum([due, costs]),
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
      kredietakte: creditDeed.totaal,
      dossier: file,
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
