import { isUnconditional } from '#calculators/common/savings.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { type Offer, offersOf } from '#calculators/kernel/market.ts'
import { year } from '#finance/dates.ts'
import { ACCOUNTS_WITHOUT_RATE, ONLINE_BANKS, paidPlanOf } from '#data/savings-market.ts'
import { roundCents } from '#finance/money.ts'
import { depositogarantie, spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { tariefBuitenWet } from '#rules/sparen-beleggen/sparen.ts'
import type { inputs } from './inputs.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { offerNamed } from '#calculators/sparen/beside.ts'
import {
  type Account,
  accountOf,
  bestSplit,
  movesOf,
  type Plan,
  rank,
  type Ranked,
  taxAsEarned,
  TIE,
  workOut,
} from './model-ranking.ts'
import { spreadMonthly, spreadOver } from './model-spread.ts'

type Values = ValuesOf<typeof inputs>

const BARS_SHOWN = 8
const LINES_SHOWN = 3
const HOLDING_MONTHS = [1, 3, 6, 9, 11, 12, 15, 18, 21, 23, 24, 30, 36]
/** What the curve of holding periods is drawn for. */
const CURVE_AMOUNT = 10_000

const shortName = ({ bankShort, product }: Offer) => nameOf({ bank: bankShort, product })

/** The visitor's own account: the rates that were typed, or the account chosen from the list. Its money is there already. */
function ownAccount(values: Values, offers: readonly Offer[]): Account | null {
  const typed = values.eigenBasisrente !== null || values.eigenPremie !== null
  const known = offerNamed(offers, values.mijnBank)
  if (!typed && (known === undefined || known.baseRate === null)) return null
  return {
    id: '',
    bank: known?.bank ?? '',
    product: typed ? '' : (known?.product ?? ''),
    regulated: typed || known?.regulated === true,
    base: typed ? (values.eigenBasisrente ?? 0) : (known?.baseRate ?? 0),
    premium: typed ? (values.eigenPremie ?? 0) : (known?.loyaltyBonus ?? 0),
    checkedOn: typed ? '' : (known?.checkedOn ?? ''),
    note: '',
    maxMonthlyDeposit: null,
    minAmount: null,
    maxAmount: null,
    minAge: null,
    maxAge: null,
    newMoney: null,
    category: null,
    fee: 0,
  }
}

/** Whether an account is open to someone of this age. Without an age there are no accounts for the young. */
function fitsAge({ type, minAge, maxAge }: Offer, age: number | null): boolean {
  if (age === null) return type === 'spaarrekening' && maxAge === null
  return age >= (minAge ?? 0) && age <= (maxAge ?? 200)
}

/** Whether the visitor wants to see this account. */
const isWanted = (values: Values) => (offer: Offer) =>
  (!values.alleenGereglementeerd || offer.regulated) &&
  (!values.zonderPlafond || offer.maxMonthlyDeposit === null) &&
  (!values.alleenPerMaand || offer.maxMonthlyDeposit !== null) &&
  (!values.zonderVoorwaarden || isUnconditional(offer)) &&
  [null, values.betaaldPlan].includes(paidPlanOf(offer)) &&
  (values.banken === 'alle' || ONLINE_BANKS.includes(offer.bankShort) === (values.banken === 'online'))

/** Accounts whose rate nobody told us: offers without one, and those we only know by name. */
function withoutRate(offers: readonly Offer[]) {
  const known = new Set(offers.map(shortName))
  return [
    ...offers
      .filter((offer) => offer.baseRate === null)
      .map(({ bank, product, checkedOn }) => ({ bank, product, seenOn: checkedOn })),
    ...ACCOUNTS_WITHOUT_RATE.filter((account) => !known.has(nameOf(account))),
  ]
}

const netShare = ({ base, premium, net }: Ranked, part: number) =>
  base + premium > 0 ? roundCents((part / (base + premium)) * net) : 0

export function solve(values: Values, { law, market, today }: Env) {
  const plan: Plan = {
    start: values.startbedrag,
    monthly: values.maandelijks,
    months: values.looptijd,
    withdrawal: values.opname,
    withdrawalMonth: values.opnameMaand ?? 0,
    holders: values.titularissen,
    alreadyReceived: values.alOntvangen,
    today,
  }
  const age = values.geboortejaar === null ? null : year(today) - values.geboortejaar
  const all = offersOf(market, 'spaarrekening', 'jongerenspaarrekening')
  const offers = all.filter((offer) => fitsAge(offer, age))
  const accounts = offers
    .filter((offer) => offer.baseRate !== null && isWanted(values)(offer))
    .map((offer) => accountOf(offer, paidPlanOf(offer) === null ? 0 : (values.planKost ?? 0)))
  const moves = movesOf(law, plan)
  const ranked = rank(law, accounts, plan, moves)
  const possible = ranked.filter((entry) => entry.impossible === null)
  const best = possible[0] ?? null
  const own = ownAccount(values, all)
  const mine = own && workOut(law, own, plan, moves)
  const guarantee = law(depositogarantie) * values.titularissen
  const highest = values.startbedrag + values.maandelijks * (values.looptijd - 1)
  const unsafe = highest > guarantee
  // Above the guarantee only a plan over several banks is safe, so dividing over two accounts is no advice then.
  const split = best && !unsafe ? bestSplit(law, best, ranked, plan) : null
  const several = spreadOver(law, ranked, plan, guarantee) ?? (unsafe ? null : spreadMonthly(law, ranked, plan))
  const spread = several && (unsafe || several.net >= Math.max(best?.net ?? 0, split?.net ?? 0) + TIE) ? several : null
  const tied = best ? possible.filter(({ net }) => best.net - net < TIE) : []
  const bars = possible.slice(0, BARS_SHOWN)
  const single: Plan = { ...plan, start: CURVE_AMOUNT, monthly: 0, withdrawal: 0 }

  return {
    out: {
      nettoOpbrengst: best?.net ?? null,
      besteRekening: best && nameOf(best.account),
      nettoRendement: best?.yield ?? null,
      verschilEigenBank: best && mine ? roundCents(best.net - mine.net) : null,
      splitsWinst: best && split && !spread ? roundCents(split.net - best.net) : null,
      basisdeel: best?.base ?? 0,
      premiedeel: best?.premium ?? 0,
      voorheffing: best?.tax ?? 0,
      totaalTarief: best ? best.account.base + best.account.premium : null,
      gecontroleerdOp: best?.account.checkedOn ?? null,
      eigenNetto: mine?.impossible === null ? mine.net : null,
      splitsNetto: split?.net ?? null,
      splitsRekening: split && nameOf(split.account),
      splitsPerMaand: split?.perMonth ?? null,
      verdeeldNetto: spread?.net ?? null,
      verdeeldWinst: best && spread ? roundCents(spread.net - best.net) : null,
      planKosten: best?.fee ?? 0,
      aantalRekeningen: ranked.length,
    },
    get work() {
      return {
        ranked,
        best,
        mine,
        split: spread ? null : split,
        spread,
        unsafe,
        taxAsEarned: best && taxAsEarned(law, best, plan, moves),
        tied,
        ownIsBest: best !== null && best.account.bank === own?.bank && best.account.product === own.product,
        ownIsMore: best !== null && mine !== null && mine.net - best.net >= TIE,
        ownTie: best !== null && mine !== null && Math.abs(best.net - mine.net) < TIE,
        refused: ranked.length - possible.length,
        bars: [...(mine?.impossible === null ? [mine] : []), ...bars].map((entry) => ({
          ...entry,
          netBase: netShare(entry, entry.base),
          netPremium: netShare(entry, entry.premium),
        })),
        lines: [...(mine ? [mine] : []), ...bars].slice(0, LINES_SHOWN).map((entry) => ({
          account: entry.account,
          values: HOLDING_MONTHS.map((held) => workOut(law, entry.account, { ...single, months: held }).yield),
        })),
        holding: HOLDING_MONTHS,
        unknown: withoutRate(offers),
        ownUnknown: values.mijnBank !== 'geen' && mine === null,
        wrongOwn: mine && tariefBuitenWet(law, mine.account.base, mine.account.premium),
        exempt: law(spaarvrijstelling) * values.titularissen,
        guarantee,
        highest,
        newest:
          all
            .map(({ checkedOn }) => checkedOn)
            .toSorted()
            .at(-1) ?? market.asOf,
      }
    },
  }
}
