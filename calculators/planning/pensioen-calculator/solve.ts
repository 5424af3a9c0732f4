import { homeOf } from '#calculators/common/municipality.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { survival } from '#finance/lifetable.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { discountSum, effective, monthlyActuarial } from '#finance/rate.ts'
import { loonplafond, volledigeLoopbaan } from '#rules/pensioen/pensioen.figures.ts'
import { ingangsdatum, opbouwWerknemer, pensioentarief } from '#rules/pensioen/pensioen.ts'
import { pensioenmalus } from '#rules/pensioen/pensioenhervorming.figures.ts'
import { malustarief, nooitMalus, oudePensioenbonus } from '#rules/pensioen/pensioenhervorming.ts'
import { wettelijkeTafel } from '#rules/pensioen/sterftetafels.ts'
import { ageInMonths, earliestAge, familyOf, isEmployee, stopAt, type Values, withCareer, yearlyPay } from './model.ts'
import type { inputs } from './inputs.ts'

type Asked = ValuesOf<typeof inputs>

const FIRST_STOP = 60
const LAST_STOP = 70
const AT_LEAST = 3

/** Every age to stop at, around the usual ones, a few years on for whoever is older, and the age that was asked for. */
function stopAges(values: Values, env: Env) {
  const youngest = Math.max(FIRST_STOP, Math.ceil(ageInMonths(values, env.today) / 12))
  const oldest = Math.max(LAST_STOP, youngest + AT_LEAST)
  const usual = Array.from({ length: oldest - youngest + 1 }, (_, n) => youngest + n)
  const ages = [...new Set([...usual, values.stopleeftijd])].toSorted((a, b) => a - b)
  return ages.map((age) => stopAt(values, env, age * 12))
}

export function solve(asked: Asked, env: Env) {
  const { law, today } = env
  const values = withCareer(asked, today)
  const stop = stopAt(values, env, values.stopleeftijd * 12)
  const later = stopAt(values, env, values.stopleeftijd * 12 + 12)
  const { net, capital } = stop
  const months = Math.max(1, values.uitkerenTot * 12 - stop.starts)
  const rate = monthlyActuarial(effective(values.reeelRendement))
  const perMonth = (amount: number) => roundCents(annuityPayment(amount, rate, months))
  const pillars = {
    second: perMonth(capital.netto),
    third: perMonth(values.pensioensparen),
    fourth: perMonth(values.eigenVermogen),
  }
  const total = roundedSum([net.netto, pillars.second, pillars.third, pillars.fourth])
  const gap = roundCents(Math.max(0, values.gewenstNetto - total))
  const gapFactor = discountSum(rate, months)
  const gapCapital = roundCents(gap * gapFactor)
  const bridgeMonths = stop.starts - stop.stops
  const bridge = roundCents(values.gewenstNetto * discountSum(rate, bridgeMonths))
  const pay = yearlyPay(values)
  const ceiling = law(loonplafond)
  const family = familyOf(values)
  const finalPay =
    (pay / 12) * (1 + values.reeleLoongroei) ** (Math.max(0, stop.stops - ageInMonths(values, today)) / 12)
  const startAge = Math.floor(stop.starts / 12)
  // Whoever is past it can start next month: the career of today says nothing of years ago.
  const age = ageInMonths(values, today)
  const earliest = Math.max(earliestAge(values, env), ingangsdatum(values.geboortedatum, age) > today ? age : age + 1)

  return {
    out: {
      nettoPensioen: net.netto,
      totaalNetto: total,
      tekort: gap,
      kapitaalSamen: roundCents(bridge + gapCapital / (1 + rate) ** bridgeMonths),
      vroegsteDatum: ingangsdatum(values.geboortedatum, earliest),
      // A year more may let the pension start years sooner: then the two amounts do not compare.
      eenJaarLanger: later.starts < stop.starts ? null : roundCents(later.net.netto - net.netto),
      brutoPensioen: stop.gross,
      formulePensioen: stop.formula,
      minimumpensioen: stop.minimum,
      bonusMalus: stop.factor - 1,
      rizivBijdrage: net.riziv,
      solidariteitsbijdrage: net.solidariteit,
      belastingPerJaar: net.belastingJaar,
      vervangingsratio: values.statuut === 'mypension' || finalPay === 0 ? null : stop.gross / finalPay,
      pensioenbonus: oudePensioenbonus(law, values.bonusMaanden, stop.careerYears),
      ingangsdatum: stop.startsOn,
      wettelijkeDatum: ingangsdatum(values.geboortedatum, stop.legal),
      wettelijkeLeeftijd: stop.legal / 12,
      loopbaanjaren: stop.careerYears,
      kansOpLeeftijd: survival(wettelijkeTafel(law, 'XR'), startAge, Math.max(0, values.uitkerenTot - startAge)),
      tweedePijlerNetto: capital.netto,
      tweedePijlerRiziv: capital.riziv,
      tweedePijlerSolidariteit: capital.solidariteit,
      tweedePijlerBelasting: capital.belasting,
      tweedePijlerPerMaand: pillars.second,
      derdePijlerPerMaand: pillars.third,
      vierdePijlerPerMaand: pillars.fourth,
      overbruggingMaanden: bridgeMonths,
      overbrugging: bridge,
      kapitaalVoorTekort: gapCapital,
      opbouwPerJaar: roundCents(opbouwWerknemer(law, pay, family)),
      belastbaarPerJaar: net.belastbaarJaar,
      belastingvermindering: net.vermindering,
      fictieveRente: stop.fictitious,
    },
    get work() {
      return {
        stop,
        stops: stopAges(values, env),
        pillars,
        home: homeOf(law, values),
        earliest,
        career: values.loopbaanjaren,
        months,
        gapFactor,
        family,
        employee: isEmployee(values),
        share: pensioentarief(law, family),
        fullCareer: law(volledigeLoopbaan),
        ceiling,
        counted: Math.min(pay, ceiling),
        aboveCeiling: isEmployee(values) && pay > ceiling,
        malusRate: malustarief(
          law,
          Number(values.geboortedatum.slice(0, 4)),
          stop.starts < stop.legal ? 'malus' : 'bonus',
        ),
        /** A pension that the malus and the bonus of 2027 are for. */
        reformed: law.on(stop.startsOn)(pensioenmalus),
        /** Stops early or late, and could not go early before that law. */
        byWorkedYears:
          stop.starts > stop.legal ||
          (stop.starts < stop.legal && !nooitMalus(ingangsdatum(values.geboortedatum, earliestAge(values, env)))),
      }
    },
  }
}
