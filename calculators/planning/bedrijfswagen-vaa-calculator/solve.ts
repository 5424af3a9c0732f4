import type { Env } from '#calculators/kernel/fields.ts'
import { loonbrief } from '#calculators/models/payslip.ts'
import { isLeapYear } from '#finance/dates.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import {
  co2Basis,
  co2Maximum,
  co2Minimum,
  co2Stap,
  referentieBenzine,
  referentieDiesel,
  uitstootOnbekend,
  vaaMinimum,
  valseHybrideFactor,
  vrijstellingWoonWerk,
} from '#rules/loon/bedrijfswagen.figures.ts'
import {
  type Brandstof,
  co2Percentage,
  leeftijdspercentage,
  voordeelVolJaar,
  voordeelWagen,
} from '#rules/loon/bedrijfswagen.ts'
import { belastingVerworpen, co2Bijdrage, werkgeverskostBekend } from '#rules/loon/wagen-werkgever.ts'
import type { Values } from './inputs.ts'

const FUELS: readonly Brandstof[] = ['elektrisch', 'benzine', 'diesel']
/** Emission of the usual car that an electric one is set beside. */
const USUAL_GRAMS = 110
const AGES = [0, 1, 2, 3, 4, 5, 6] as const

/** The pay slip with and without the benefit: the difference is extra withholding. */
function netCost(law: Law, values: Values, benefit: number) {
  const ask = {
    bruto: values.bruto,
    statuut: values.statuut,
    gezin: values.gezin,
    kinderen: values.kinderen,
    alleenstaandeOuder: true,
    tewerkstelling: 1,
  }
  const without = loonbrief(law, { ...ask, voordeel: 0 })
  const withCar = loonbrief(law, { ...ask, voordeel: benefit })
  const tax = roundCents(withCar.bedrijfsvoorheffing - without.bedrijfsvoorheffing)
  return { without: without.netto, tax, total: roundCents(tax + values.eigenBijdrage) }
}

/** The emission that counts: fixed when unknown, raised for a false hybrid. */
function gramsOf(law: Law, { brandstof, uitstoot, ...values }: Values): number {
  if (brandstof === 'elektrisch') return 0
  const known = values.uitstootOnbekend
    ? law(uitstootOnbekend)[brandstof === 'diesel' ? 'diesel' : 'benzine']
    : uitstoot
  const raised = values.valseHybride && hasBegun(valseHybrideFactor, law.date)
  return raised ? roundTo(known * law(valseHybrideFactor), 1) : known
}

const fullYear = (law: Law, value: number, co2: number, age: number): number =>
  roundCents(Math.max(law(vaaMinimum), voordeelVolJaar(law, value, co2, age)))

function compared(law: Law, { cataloguswaarde, brandstof }: Values, grams: number) {
  const other = brandstof === 'elektrisch' ? USUAL_GRAMS : grams
  return FUELS.map((each) => {
    const fuel = each === 'benzine' && brandstof === 'gas' ? 'gas' : each
    const co2 = co2Percentage(law, fuel, other)
    return { fuel, co2, grams: fuel === 'elektrisch' ? 0 : other, amount: fullYear(law, cataloguswaarde, co2, 1) }
  })
}

export function solve(values: Values, { law: today }: Env) {
  const { jaar, cataloguswaarde, brandstof } = values
  const law = today.on(`${jaar}-12-31`)
  const grams = gramsOf(law, values)
  const firstMonth = values.eersteInschrijving ?? `${jaar}-01`
  const vaa = voordeelWagen(law, {
    cataloguswaarde,
    brandstof,
    uitstoot: grams,
    eersteInschrijving: `${firstMonth}-01`,
    jaar,
    // A car that is new this year is nobody's before it is registered.
    vanaf: values.vanaf ?? (firstMonth > `${jaar}-01` ? `${firstMonth}-01` : undefined),
    tot: values.tot ?? undefined,
    eigenBijdrageMaand: values.eigenBijdrage,
  })
  const months = (vaa.dagen / (isLeapYear(jaar) ? 366 : 365)) * 12
  const perMonth = roundCents(vaa.belastbaar / months)
  const hasSlip = hasBegun(sleutelformule, law.date)
  const exempt = hasSlip ? Math.min(perMonth, roundCents(law(vrijstellingWoonWerk) / 12)) : 0
  const taxed = roundCents(perMonth - (values.woonWerk ? exempt : 0))
  const net = hasSlip ? netCost(law, values, taxed) : null
  const levies = werkgeverskostBekend(law)
    ? {
        co2: co2Bijdrage(law, brandstof, values.uitstootOnbekend ? null : values.uitstoot, `${firstMonth}-01`),
        rejected: belastingVerworpen(law, vaa.belastbaar, values.tankkaart),
      }
    : null
  const reference =
    brandstof === 'elektrisch' ? null : law(brandstof === 'diesel' ? referentieDiesel : referentieBenzine)
  return {
    out: {
      nettoKost: net?.total ?? null,
      voordeelJaar: vaa.belastbaar,
      voordeelMaand: perMonth,
      nettoKostJaar: net ? roundCents(net.total * months) : null,
      voordeelTegenoverEigen: net && values.eigenWagen !== null ? roundCents(values.eigenWagen - net.total) : null,
      werkgeverMaand: levies ? roundCents(levies.co2 + levies.rejected / months) : null,
      co2Percentage: vaa.co2,
      leeftijdspercentage: vaa.delen.at(-1)?.leeftijd ?? 1,
      uitstootTelt: grams,
      voordeelFormule: vaa.formule,
      minimumVoordeel: vaa.minimum,
      eigenBijdrageJaar: vaa.eigenBijdrage,
      dagen: vaa.dagen,
      belastingPerMaand: net?.tax ?? null,
      vrijgesteldPerMaand: net && values.woonWerk ? exempt : net ? 0 : null,
      nettoloonZonder: net?.without ?? null,
      nettoloonMet: net ? roundCents(net.without - net.total) : null,
      co2Bijdrage: levies?.co2 ?? null,
      belastingVerworpen: levies?.rejected ?? null,
      voordeelVoorBijdrage: vaa.bruto,
    },
    work: {
      vaa,
      net,
      taxed,
      exempt: values.woonWerk ? exempt : 0,
      /** What driving to work with the car would save, for somebody who did not say so. */
      commute:
        net && !values.woonWerk && exempt > 0
          ? { exempt, saved: roundCents(net.total - netCost(law, values, roundCents(perMonth - exempt)).total) }
          : null,
      /** What the year costs, apart: your own contribution in full, also what no longer lowers the benefit. */
      year: { tax: roundCents((net?.tax ?? 0) * months), own: roundCents((net ? values.eigenBijdrage : 0) * months) },
      wasted: vaa.eigenBijdrage < roundCents(values.eigenBijdrage * months),
      reference,
      /** Above the minimum of the law; below it the price does not matter yet. */
      raised: roundCents(vaa.bruto - vaa.formule),
      scale: { base: law(co2Basis), step: law(co2Stap), low: law(co2Minimum), high: law(co2Maximum) },
      daysInYear: isLeapYear(jaar) ? 366 : 365,
      exemptYear: hasSlip ? law(vrijstellingWoonWerk) : 0,
      ages: AGES.map((age) => ({
        age,
        amount: fullYear(law, cataloguswaarde, vaa.co2, leeftijdspercentage(law, age)),
      })),
      fuels: compared(law, values, grams),
    },
  }
}
