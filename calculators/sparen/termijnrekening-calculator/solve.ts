import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { beside, mine } from '#calculators/sparen/beside.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { termBank } from '#calculators/sparen/term-banks.ts'
import { offerOfBank, termOffers, termRate } from '#calculators/sparen/term-rates.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { addMonths } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { real } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { depositogarantie } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'
import { flowsOf, ladderOf, marketTerms, yieldOf } from './model-ladder.ts'
import { brokenInterest, equalSavingsRate, type Savings, savingsPath, type Term, termAccount } from './model-term.ts'

type Values = ValuesOf<typeof inputs>

/** How far savings rates may drift in the comparison. */
const DRIFT = 0.005

/** What stopping early leaves and costs; nothing when the visitor does not ask. */
function stopEarly(law: Law, values: Values, term: Term) {
  const after = values.vervroegdNa
  if (after === null) return { net: null, cost: null, reinvestment: null }
  const { gross, tax } = brokenInterest(law, term, after)
  const reinvestment = roundCents((values.bedrag * values.renteverschil * (term.months - after)) / 12)
  const fee = Math.min(values.bedrag * values.vervroegdeKost, values.vervroegdeKostMaximum ?? Infinity)
  const cost = roundCents(fee + reinvestment)
  return { net: roundCents(gross - tax - cost), cost, reinvestment }
}

/** Rates the visitor gave, by years: those of the ladder, and the one of the chosen term where the ladder has none for it. */
function ownRates({ rente, looptijd, extraMaanden, ladderRentes }: Values): ReadonlyMap<number, number> {
  const term: [number, number][] = rente === null || extraMaanden > 0 ? [] : [[looptijd, rente]]
  return new Map([...term, ...ladderRentes.map((row): [number, number] => [row.jaren, row.rente])])
}

/** The same sum and term at every bank that has them. */
const offersFor = ({ law, market }: Env, term: Term, chosen: string | null) =>
  termOffers(market, 'termijnrekening', term.months, term.amount).map(
    ({ bank, bankShort, product, rate, checkedOn }) => ({
      name: nameOf({ bank, product }),
      isChosen: bankShort === chosen,
      rate: rate ?? 0,
      checkedOn,
      net: roundedSum(termAccount(law, { ...term, rate: rate ?? 0 }).map((year) => year.net)),
    }),
  )

export function solve(values: Values, env: Env) {
  const { law, market } = env
  const { bedrag, uitbetaling, titularissen, startdatum } = values
  const months = values.looptijd * 12 + values.extraMaanden
  const bank = termBank(values.bank)
  const offer = bank === null ? null : offerOfBank(market, 'termijnrekening', bank, months, bedrag)
  const given = values.rente ?? offer?.rate ?? null
  const guide = given === null ? termRate(market, 'termijnrekening', months, bedrag) : null
  const rente = given ?? guide?.rate ?? referenceRates.termAccount.rate
  const payout =
    uitbetaling === 'gekapitaliseerd' && values.belastingMoment === 'jaarlijks' ? 'gekapitaliseerdNetto' : uitbetaling
  const term: Term = { amount: bedrag, rate: rente, months, payout, start: startdatum }
  const path = termAccount(law, term)
  const gross = roundedSum(path.map((year) => year.interest))
  const tax = roundedSum(path.map((year) => year.tax))
  const net = roundCents(gross - tax)
  const final = roundCents(bedrag + net)
  const netYield = yieldOf(bedrag, flowsOf(law, term))
  const own = mine(env, values.mijnRekening, { base: values.basisrente, premium: values.premie })
  const savings: Savings = {
    amount: bedrag,
    base: own.base,
    premium: own.premium,
    months,
    holders: titularissen,
    start: startdatum,
  }
  const drifted = (shift: number) => savingsPath(law, { ...savings, base: Math.max(0, savings.base + shift) })
  const saved = savingsPath(law, savings)
  const savedFinal = saved.at(-1) ?? bedrag
  const ladder =
    values.ladder === 'geen' ? [] : ladderOf(law, market, term, savings, Number(values.ladder), ownRates(values), bank)
  const spread = ladder.length > 0
  const early = stopEarly(law, values, term)
  const end = addMonths(startdatum, months)
  const ladderNet = roundedSum(ladder.map((rung) => rung.net))
  const parts = spread
    ? ladder.map(({ share, free }) => ({ amount: share, until: free }))
    : [{ amount: bedrag, until: end }]
  const compared = beside(
    law,
    env,
    own,
    parts.map((part) => ({ ...part, holders: titularissen, start: startdatum })),
    spread ? ladderNet : net,
  )
  const atBank = roundCents(bedrag + values.alBijBank)

  return {
    out: {
      eindbedrag: final,
      nettoInterest: net,
      nettoRendement: netYield,
      verschil: roundCents(final - savedFinal),
      einddatum: end,
      gebruikteRente: rente,
      verschilBeste: compared.best.difference,
      besteRekening: nameOf(compared.best.account),
      besteNetto: compared.best.net,
      ladderNetto: spread ? ladderNet : null,
      ladderRendement: spread
        ? yieldOf(
            bedrag,
            ladder.flatMap((rung) => rung.flows),
          )
        : null,
      ladderEersteVrij: ladder[0]?.free ?? null,
      ladderVoorheffing: spread ? roundedSum(ladder.map((rung) => rung.tax)) : null,
      ladderVerschil: spread ? compared.own.difference : null,
      brutoInterest: gross,
      roerendeVoorheffing: tax,
      reeelRendement: real(netYield, values.inflatie),
      gelijkeSpaarrente: equalSavingsRate(law, savings, final),
      spaarrekening: savedFinal,
      vervroegdNetto: early.net,
      vervroegdeKosten: early.cost,
      wederbelegging: early.reinvestment,
    },
    get work() {
      return {
        months,
        payout,
        path,
        saved,
        savedHigher: drifted(DRIFT),
        savedLower: drifted(-DRIFT),
        ladder,
        unusedRate: spread && values.rente !== null && (values.extraMaanden > 0 || values.looptijd > ladder.length),
        own,
        compared,
        guide,
        bank,
        offer: offer && { name: nameOf({ bank: offer.bankShort, product: offer.product }), checkedOn: offer.checkedOn },
        offers: offersFor(env, term, bank),
        terms: marketTerms(law, market, term, savings),
        taxRate: wetOpBetaaldag(law, end)(roerendeVoorheffing),
        firstTaxRate: wetOpBetaaldag(law, path[0]?.date ?? end)(roerendeVoorheffing),
        atBank,
        guarantee: law(depositogarantie) * titularissen,
      }
    },
  }
}
