import { type Household, householdTax, lawOfYear, totalDue } from '#calculators/models/household.ts'
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { taxableYear } from '#calculators/models/taxable-pay.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  anciennieteitPc200,
  loonbonusMaximum,
  loonbonusWerkgever,
  loonbonusWerknemer,
  ontslagAnciennieteitPc200,
  voorheffingSectorfonds,
  winstpremieTaks,
} from '#rules/loon/eindejaarspremie.figures.ts'
import { nettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { arbeiderBasis, rszWerknemer } from '#rules/loon/loon.figures.ts'
import { jaarloonNaRsz } from '#rules/loon/vakantiegeld.ts'
import { costPerEuro, type FormKey, formsAtEqualCost, payOut, type Terms } from './model-forms.ts'
import { grossPremium } from './model-gross.ts'
import type { Values } from './inputs.ts'
import { sectorFor } from './choices-sectors.ts'

/**
 * Why there is no premium at all in PC 200. Who says nothing of the service and worked fewer months this year than the
 * committee asks, is taken to have started this year; the answer says so.
 */
function refused(law: Law, { paritairComite, dienstmaanden, gewerkteMaanden, zelfOntslag }: Values) {
  if (paritairComite !== 'pc200') return null
  const least = { kort: law(anciennieteitPc200), ontslag: law(ontslagAnciennieteitPc200) * 12 }
  if (dienstmaanden === null) return gewerkteMaanden < least.kort ? 'start' : null
  if (dienstmaanden < least.kort) return 'kort'
  return zelfOntslag && dienstmaanden < least.ontslag ? 'ontslag' : null
}

/** At the assessment the premium is taxed on top of the other pay of this household. */
function taxOnTop(law: Law, household: Household, income: number, taxable: number): number {
  const whole = lawOfYear(law, law.date.slice(0, 4))
  const due = (inkomen: number) => totalDue(householdTax(whole, household, { inkomen }))
  return roundCents(due(roundCents(income + taxable)) - due(income))
}

export function solve(values: Values, { law }: Env) {
  const sector = sectorFor(values.paritairComite)
  const fund = sector.fund || values.sectorfonds
  const gross = grossPremium(law, sector.rule, values)
  const why = refused(law, values)
  const bruto = why === null ? gross.bruto : 0
  const yearlyPay = jaarloonNaRsz(law, values.maandloon, values.statuut)
  const terms: Terms = { statuut: values.statuut, yearlyPay, children: values.kinderen, sectorfonds: fund }
  const plain = values.vorm === 'premie'
  const paid = payOut(law, values.vorm, bruto, terms)
  const premium = nettoPremie(law, bruto, yearlyPay, terms)

  const home = homeOf(law, values)
  const month = {
    bruto: values.maandloon,
    statuut: values.statuut,
    kinderen: values.kinderen,
    tewerkstelling: 1,
    voordeel: 0,
  }
  const income = values.inkomen ?? taxableYear(law, month)
  const tax = taxOnTop(law, { ...values, ...home }, income, premium.belastbaar)
  const settlement = roundCents(tax - premium.voorheffing)

  // What a fund pays, an employer cannot pay in another form.
  const forms = fund && plain ? [] : formsAtEqualCost(law, paid, terms)
  const netOf = (key: FormKey) => forms.find((form) => form.key === key && key !== values.vorm)?.netto ?? null
  return {
    out: {
      netto: paid.netto,
      bruto: paid.bruto,
      rsz: plain ? premium.rsz : null,
      bedrijfsvoorheffing: paid.deductions.find(({ key }) => key === 'voorheffing')?.amount ?? (plain ? 0 : null),
      belastingBijAanslag: plain ? tax : null,
      overNaBelasting: plain ? roundCents(premium.belastbaar - tax) : null,
      volledigePremie: gross.full,
      belastbaar: plain ? premium.belastbaar : null,
      tarief: paid.tarief,
      inhoudingen: paid.inhoudingen,
      nettoAandeel: paid.bruto > 0 ? paid.netto / paid.bruto : 0,
      jaarloonNaRsz: yearlyPay,
      verrekening: plain ? Math.abs(settlement) : null,
      inkomenZonderPremie: income,
      loonkost: forms.length > 0 ? roundCents(paid.bruto * costPerEuro(law, values.vorm, values.statuut)) : null,
      nettoPremie: netOf('premie'),
      nettoLoonbonus: values.vorm === 'loonbonus' ? paid.netto : netOf('loonbonus'),
      nettoWinstpremie: values.vorm === 'winstpremie' ? paid.netto : netOf('winstpremie'),
      nettoWarrants: values.vorm === 'warrants' ? paid.netto : netOf('warrants'),
    },
    work: {
      sector,
      fund,
      gross,
      refused: why,
      least: { months: law(anciennieteitPc200), years: law(ontslagAnciennieteitPc200) },
      wrongStatute: !(sector.agreement?.statuses.includes(values.statuut) ?? true),
      premium,
      paid,
      forms,
      home,
      settlement,
      rates: {
        rsz: law(rszWerknemer),
        worker: law(arbeiderBasis),
        fund: law(voorheffingSectorfonds),
        solidarity: law(loonbonusWerknemer),
        profit: law(winstpremieTaks),
        bonusMaximum: law(loonbonusMaximum),
        bonusEmployer: law(loonbonusWerkgever),
      },
    },
  }
}
