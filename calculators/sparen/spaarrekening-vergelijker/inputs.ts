/** What leaving a savings account asks. */
import { spaargeld, titularissen } from '#calculators/situation/facts.ts'
import { date, type Env, euro, type Inputs, months, percent, rows, text, toggle } from '#calculators/kernel/fields.ts'
import { type Offer, offersOf } from '#calculators/kernel/market.ts'
import { accountHint, myAccountHint } from '#calculators/common/savings-fields.ts'
import { bestAccount, isUnconditional, myAccount } from '#calculators/common/savings.ts'
import { mijnSpaarrekening } from '#calculators/sparen/beside-words.ts'
import { addMonths } from '#finance/dates.ts'
import { compareText } from '#finance/list.ts'

const SUGGESTED = 3
const total = (offer: Offer) => (offer.baseRate ?? 0) + (offer.loyaltyBonus ?? 0)

/** Accounts without conditions, highest rates first: a first idea of where one could go. */
const ranked = ({ market }: Env) =>
  offersOf(market, 'spaarrekening')
    .filter(isUnconditional)
    .toSorted((a, b) => total(b) - total(a) || compareText(a.id, b.id))

const suggestions = (env: Env) =>
  ranked(env)
    .slice(0, SUGGESTED)
    .map((offer) => ({
      naam: (offer.product.startsWith(offer.bankShort) ? offer.product : `${offer.bankShort} ${offer.product}`).slice(
        0,
        60,
      ),
      basisrente: offer.baseRate,
      premie: offer.loyaltyBonus ?? 0,
      kost: 0,
      zelfdeBank: false,
    }))

export const inputs = {
  saldo: spaargeld({ start: 15_000 }),
  mijnRekening: mijnSpaarrekening,
  basisrenteNu: percent({
    label: 'Basisrente nu',
    when: { mijnRekening: 'geen' },
    start: (env) => myAccount(env).base,
    min: 0,
    max: 0.1,
    hint: myAccountHint,
  }),
  premieNu: percent({
    label: 'Getrouwheidspremie nu',
    when: { mijnRekening: 'geen' },
    start: (env) => myAccount(env).premium,
    min: 0,
    max: 0.1,
    hint: myAccountHint,
  }),
  laatsteStorting: date({
    label: 'Datum van je laatste grote storting',
    start: ({ today }) => addMonths(today, -8),
    min: '1995-01-01',
    max: '2035-12-31',
    hint: 'Op die dag begint telkens het premiejaar.',
  }),
  nieuw: rows({
    label: 'Waar zou je heen kunnen?',
    row: 'rekening',
    ours: true,
    min: 1,
    max: 4,
    columns: {
      naam: text({ label: 'Rekening', start: 'Eigen invoer' }),
      basisrente: percent({ label: 'Basisrente', start: 0.01, min: 0, max: 0.1 }),
      premie: percent({ label: 'Premie', start: 0.01, min: 0, max: 0.1 }),
      kost: euro({ label: 'Kost per jaar', start: 0, max: 1_000 }),
      zelfdeBank: toggle({ label: 'Bij mijn bank van nu', start: false }),
    },
    start: suggestions,
    hint: (env) => `De eerste rijen komen uit onze lijst. ${accountHint(bestAccount(env), env.today)}`,
  }),
  delen: rows({
    label: 'Stortingen met een eigen premiejaar',
    row: 'storting',
    refine: true,
    max: 20,
    hint: 'Wat je hier niet noemt, telt vanaf je laatste grote storting.',
    columns: {
      datum: date({
        label: 'Gestort op',
        start: ({ today }) => addMonths(today, -3),
        min: '1995-01-01',
        max: '2035-12-31',
      }),
      bedrag: euro({ label: 'Bedrag dat er nog staat', start: 1_000, max: 5_000_000 }),
    },
    start: [],
  }),
  maandelijks: euro({ label: 'Storting per maand', start: 0, max: 5_000, refine: true }),
  horizon: months({
    label: 'Hoe ver kijk je vooruit?',
    short: 'Vooruitkijken',
    start: 24,
    min: 1,
    max: 120,
    refine: true,
    slider: 1,
  }),
  overstapdatum: date({
    label: 'Dag waarop je wilt overstappen',
    hint: 'We tonen wat die dag geeft naast de beste dag.',
    start: ({ today }) => today,
    refine: true,
    min: '2013-01-01',
    max: '2045-12-31',
  }),
  kostNu: euro({ label: 'Kost van je rekening nu, per jaar', start: 0, max: 1_000, refine: true }),
  titularissen: titularissen({ refine: true }),
} satisfies Inputs
