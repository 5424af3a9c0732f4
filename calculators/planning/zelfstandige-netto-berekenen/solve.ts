import { lawOfYear } from '#calculators/models/household.ts'
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { vervaldagenVoorafbetaling } from '#rules/belasting/voorafbetaling.figures.ts'
import { heffingLiquidatiereserve } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { wachttijdLiquidatiereserve, wachttijdVvprBis } from '#rules/zelfstandigen/vennootschap.figures.ts'
import { keerUit, type Uitkering } from '#rules/zelfstandigen/vennootschap.ts'
import { voorlopigeBijdrage } from '#rules/zelfstandigen/zelfstandigen.ts'
import { type CompanyYear, companyYear, minimumPay, withheldPerMonth } from './model-company.ts'
import type { Values } from './inputs.ts'
import { compareOver, turnoverFor } from './model-search.ts'
import { isStarter, type Setting, settingOf, soleYear, type SoleYear } from './model-sole.ts'

/** Pays of the table, besides the visitor's own. */
const PAYS = [15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000] as const

/** The ways out for a profit of this year, with the first year in which the money can be paid. */
function waysOut(setting: Setting, { winst, winstNa }: CompanyYear) {
  const { law, values } = setting
  const year = Number(law.date.slice(0, 4))
  const vvpr = law(wachttijdVvprBis)
  const reserve = law(wachttijdLiquidatiereserve)
  const founded = values.oprichtingsjaar
  // The meeting that divides the profit of a bookyear is held in the next year.
  const dividend = (bookyears: number) => Math.max(year, founded + bookyears) + 1
  const old = law.date <= reserve.oudTot
  const second = `${founded}-01-01` <= vvpr.tweedeTot && year <= founded + vvpr.tweede
  const way = (key: Uitkering, from: number | null, possible = true) => {
    const { netto } = keerUit(law, winstNa, key)
    return { way: key, from: possible ? from : null, possible, netto, druk: winst > 0 ? 1 - netto / winst : 0 }
  }
  return [
    way('vvprbis', dividend(vvpr.derde)),
    way('vvprbisTweedeJaar', dividend(vvpr.tweede), second),
    way('liquidatiereserve', year + reserve.nieuw, !old),
    way('liquidatiereserveOud', year + reserve.oud, old),
    way('liquidatiereserveOudDrieJaar', year + reserve.nieuw, old),
    way('vereffening', null),
    way('dividend', year + 1),
  ]
}

/** The same turnover with another pay. */
function otherPays(setting: Setting, own: CompanyYear) {
  const pays = [...PAYS, minimumPay(setting), own.pay.loon].filter((pay) => pay <= Math.max(own.voorLoon, own.pay.loon))
  return [...new Set(pays)]
    .toSorted((a, b) => a - b)
    .map((pay) => {
      const { netto, verlaagd, winst } = companyYear(setting, own.omzet, pay)
      return { pay, maand: roundCents(netto / 12), reduced: verlaagd, winst, own: pay === own.pay.loon }
    })
}

/** What an invoice brings in that is not the visitor's to spend. */
function setAside({ btw, btwKosten }: Values, { omzet, contributions, tax, vooraf }: SoleYear) {
  const btwJaar = roundCents(roundCents(omzet * btw) - btwKosten)
  const belasting = roundedSum([Math.max(0, tax.totaal), vooraf.bedrag])
  const jaar = roundedSum([Math.max(0, btwJaar), contributions.metKost, belasting])
  const gefactureerd = roundCents(omzet * (1 + btw))
  return { btwJaar, belasting, jaar, deel: gefactureerd > 0 ? jaar / gefactureerd : 0 }
}

const month = (amount: number) => roundCents(amount / 12)
const quarter = (amount: number) => roundCents(amount / 4)

function soleLines(sole: SoleYear, aside: ReturnType<typeof setAside>) {
  const { tax, contributions, vooraf } = sole
  return {
    winst: sole.winst,
    bijdragen: contributions.metKost,
    bijdragenKwartaal: contributions.addCost(contributions.due.kwartaal),
    belastbaar: sole.inkomen,
    belasting: tax.belasting,
    gemeentebelasting: tax.gemeente,
    andereHeffingen: tax.andere,
    belastingTotaal: tax.totaal,
    vermeerdering: vooraf.bedrag,
    marginaalTarief: sole.marginaal,
    voorafKwartaal: vooraf.perKwartaal,
    vermeerderingZonder: vooraf.zonder,
    btwKwartaal: quarter(aside.btwJaar),
    btwJaar: aside.btwJaar,
  }
}

const companyLines = (company: CompanyYear) => ({
  loon: company.pay.loon,
  loonBijdragen: company.pay.contributions.metKost,
  loonBelasting: company.pay.tax.totaal,
  loonNetto: company.pay.netto,
  loonNettoMaand: month(company.pay.netto),
  winstVennootschap: company.winst,
  vennootschapsbelasting: company.belasting,
  vermeerderingVennootschap: company.vermeerdering,
  heffingReserve: company.uitgekeerd.heffing,
  roerendeVoorheffing: company.uitgekeerd.voorheffing,
  dividendNetto: company.uitgekeerd.netto,
  vennootschapJaar: company.netto,
})

/** 260 working days less holidays, illness and days that nobody pays for. */
const BILLED_DAYS = 200
const BILLED_CHOICES = [140, 160, 180, 200, 220] as const
const HOURS_A_DAY = 8

export function solve(values: Values, { law: open }: Env) {
  const law = lawOfYear(open, open.date.slice(0, 4))
  const home = homeOf(law, { ...values, gemeentebelasting: null })
  const { gewest, gemeentebelasting } = home
  const setting = settingOf(law, values, { ...values, gewest, gemeentebelasting })
  const soleNet = (omzet: number) => soleYear(setting, omzet).netto
  const companyNet = (omzet: number) => companyYear(setting, omzet).netto
  // Whatever may be typed, some turnover below the limit of the search leaves it.
  const omzet = values.richting === 'omzet' ? values.omzet : (turnoverFor(roundCents(values.netto * 12), soleNet) ?? 0)
  const sole = soleYear(setting, omzet)
  const company = companyYear(setting, omzet)
  const omzetVennootschap = turnoverFor(sole.netto, companyNet)
  const { points, omslag } = compareOver(omzet, soleNet, companyNet)
  const aside = setAside(values, sole)
  const { contributions } = sole
  return {
    out: {
      omzet,
      omzetMaand: month(omzet),
      dagtarief: roundCents(omzet / BILLED_DAYS),
      uurtarief: roundCents(omzet / BILLED_DAYS / HOURS_A_DAY),
      nettoMaand: month(sole.netto),
      nettoJaar: sole.netto,
      vennootschapMaand: month(company.netto),
      vennootschapVerschil: month(company.netto - sole.netto),
      omslag,
      omzetVennootschap,
      opzijMaand: month(aside.jaar),
      opzijDeel: aside.deel,

      ...soleLines(sole, aside),
      ...companyLines(company),
      loonVoorheffing: withheldPerMonth(setting),
    },
    get work() {
      return {
        home,
        billed: { days: BILLED_DAYS, hours: HOURS_A_DAY },
        rates: BILLED_CHOICES.map((days) => ({
          days,
          day: roundCents(omzet / days),
          hour: roundCents(omzet / days / HOURS_A_DAY),
        })),
        points: points().map((one) => ({ omzet: one.omzet, sole: month(one.sole), company: month(one.company) })),
        regel: contributions.due.regel,
        voorlopig: contributions.addCost(voorlopigeBijdrage(law, null, values.statuut).kwartaal),
        opzijBelasting: aside.belasting,
        belastingKwartaal: quarter(aside.belasting),
        bijdragenPerKwartaal: quarter(contributions.metKost),
        reduced: company.verlaagd,
        brackets: company.lines,
        winstNa: company.winstNa,
        minimum: minimumPay(setting),
        reserveLevy: law(heffingLiquidatiereserve),
        ways: waysOut(setting, company),
        pays: otherPays(setting, company),
        deadlines: law(vervaldagenVoorafbetaling),
        lastOld: Number(law(wachttijdLiquidatiereserve).oudTot.slice(0, 4)),
        lowerPay: company.pay.loon < sole.winst,
        ahead: company.netto > sole.netto,
        gap: month(Math.abs(company.netto - sole.netto)),
        starter: isStarter(values),
        /** What the tax page needs to arrive at the same taxable income. */
        taxedProfit: roundedSum([sole.inkomen, contributions.metKost]),
      }
    },
  }
}
