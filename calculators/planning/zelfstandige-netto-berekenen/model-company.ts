/** The same turnover in a company with one director: pay, corporate tax and what is paid out of the profit. */
import { householdBill } from '#calculators/models/household.ts'
import { addedTax, yearOfContributions } from '#calculators/models/own-account.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Belastingplichtige } from '#rules/belasting/belastbaar-inkomen.ts'
import { forfaitaireKosten } from '#rules/belasting/personenbelasting.ts'
import { hasBegun } from '#rules/kernel/dated.ts'
import { sleutelformuleBedrijfsleider } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { voorheffingBedrijfsleider } from '#rules/loon/bedrijfsvoorheffing.ts'
import { minimumBezoldiging } from '#rules/zelfstandigen/vennootschap.figures.ts'
import {
  belastingOpWinst,
  genoegLoon,
  keerUit,
  loonVoorVerlaagdTarief,
  vermeerderingVennootschap,
  vrijVanLoonvoorwaarde,
} from '#rules/zelfstandigen/vennootschap.ts'
import { inkomenUitBezoldiging } from '#rules/zelfstandigen/zelfstandigen.ts'
import { otherIncome, reductionOf, type Setting } from './model-sole.ts'

/** Bookyear of the company in the year of the law: 1 is that of the founding, or of one that is still to come. */
const bookyear = ({ law, values }: Setting): number =>
  Math.max(1, Number(law.date.slice(0, 4)) - values.oprichtingsjaar + 1)

export const minimumPay = ({ law, values }: Setting): number => values.minimumloon ?? law(minimumBezoldiging)

/** What the company withholds each month of a pay that the visitor chose; the scale is not known before its first year. */
export function withheldPerMonth({ law, values: { gezin, kinderen, loon } }: Setting): number | null {
  if (loon === null || !hasBegun(sleutelformuleBedrijfsleider, law.date)) return null
  const family = { children: kinderen, alleenstaandeOuder: kinderen > 0 }
  return voorheffingBedrijfsleider(law, roundCents(loon / 12), gezin, family).perPeriode
}

const directors = new WeakMap<Setting, Map<number, ReturnType<typeof director>>>()

/** Most turnovers come with the same pay: reckoned once for all of them. */
function directorOf(setting: Setting, loon: number): ReturnType<typeof director> {
  const known = directors.get(setting) ?? new Map<number, ReturnType<typeof director>>()
  directors.set(setting, known)
  const pay = known.get(loon) ?? director(setting, loon)
  known.set(loon, pay)
  return pay
}

/** Pay of the director after contributions, tax and municipal tax. The director pays the contributions, not the company. */
function director(setting: Setting, loon: number) {
  const { law, values, household, without } = setting
  const { statuut, beheerskost } = values
  const kas = { beheerskost, reduction: reductionOf(setting) }
  const contributions = yearOfContributions(law, inkomenUitBezoldiging(law, loon, statuut, kas), statuut, kas)
  const base = Math.max(0, roundCents(loon - contributions.metKost))
  const forfait = forfaitaireKosten(law, base, 'bedrijfsleider')
  const other = otherIncome(values)
  const person: Belastingplichtige =
    other > 0
      ? {
          soort: 'werknemer',
          inkomen: roundedSum([other, base, -forfait]),
          kosten: forfaitaireKosten(law, other, 'werknemer'),
        }
      : { soort: 'bedrijfsleider', inkomen: loon, socialeBijdragen: contributions.metKost }
  const tax = addedTax(householdBill(law, household, person), without)
  return { loon, contributions, tax, netto: roundedSum([loon, -contributions.metKost, -tax.totaal]) }
}

export function companyYear(setting: Setting, omzet: number, wanted: number | null = setting.values.loon) {
  const { law, values } = setting
  const voorLoon = roundedSum([omzet, -values.kosten, -values.kostenVennootschap])
  const minimum = minimumPay(setting)
  const loon = wanted ?? loonVoorVerlaagdTarief(minimum, voorLoon)
  const pay = directorOf(setting, loon)
  const winst = roundCents(voorLoon - loon)
  const boekjaar = bookyear(setting)
  const verlaagd = vrijVanLoonvoorwaarde(law, boekjaar) || genoegLoon(minimum, loon, winst)
  const { belasting, lines } = belastingOpWinst(law, winst, verlaagd)
  const vermeerdering = values.voorafbetalen === 'niets' ? vermeerderingVennootschap(law, belasting, boekjaar) : 0
  const winstNa = roundedSum([winst, -belasting, -vermeerdering])
  const uitgekeerd = keerUit(law, winstNa, values.uitkering)
  const netto = roundedSum([pay.netto, uitgekeerd.netto])
  return { omzet, voorLoon, pay, winst, verlaagd, belasting, lines, vermeerdering, winstNa, uitgekeerd, netto }
}

export type CompanyYear = ReturnType<typeof companyYear>
