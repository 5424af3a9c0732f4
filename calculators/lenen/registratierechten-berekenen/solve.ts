import type { Env } from '#calculators/kernel/fields.ts'
import { lawOfDeed, type Purchase, purchaseCosts } from '#calculators/models/home-purchase.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { type Gewest, gewesten } from '#rules/kernel/gewest.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import { ereloonAankoopakte } from '#rules/wonen/notaris.ts'
import type { DutyValues } from './inputs.ts'
import { remarksOf } from './model.ts'

const purchaseIn = (values: DutyValues, region: Gewest, own: boolean): Purchase => ({
  gewest: region,
  goed: values.goed,
  prijs: values.prijs,
  grondwaarde: values.grondwaarde,
  lageBtw: values.lageBtw,
  aandeelEigenWoning: own ? values.aandeelEigenWoning : 0,
  nogTeVerkopen: values.nogTeVerkopen,
  kernstad: values.kernstad,
  meeneembaar: values.meeneembaar,
  renovatie: values.renovatie,
  waalsBescheiden: values.bescheidenWoning ? { sociaal: values.sociaalKrediet, drukzone: values.drukzone } : undefined,
  klassensprong: values.klassensprong,
  datumAkte: values.datumAkte,
})

export function solve(values: DutyValues, { law, today }: Env) {
  const { prijs, gewest, datumAkte, krediet } = values
  const costs = purchaseCosts(law, purchaseIn(values, gewest, values.enigeEigenWoning))
  const { registratie, akte } = costs
  const deedLaw = lawOfDeed(law, datumAkte)
  const deed = kostenKredietakte(deedLaw, {
    krediet,
    volmacht: values.volmacht,
    sociaal: values.sociaalKrediet,
    bijkomend: values.zelfdeNotaris,
  })
  const total = roundedSum([costs.kosten, costs.btw, deed.totaal])
  const ordinary = purchaseCosts(law, purchaseIn(values, gewest, false)).registratie.belasting
  const shareOf = (naar: string) =>
    roundedSum([...akte.lijnen, ...deed.lijnen].filter((line) => line.naar === naar).map(({ bedrag }) => bedrag))
  const all = roundCents(prijs + total)
  const gained = roundCents(ordinary - registratie.belasting)

  return {
    out: {
      totaleKosten: total,
      registratie: registratie.belasting,
      aktekosten: akte.totaal,
      kredietakte: deed.totaal,
      btw: costs.btw,
      kostenPercentage: total / prijs,
      effectiefTarief: registratie.belasting / prijs,
      abattement: registratie.abattement,
      vermindering: registratie.vermindering,
      meegenomen: registratie.meegenomen,
      voordeel: gained,
      ereloon: akte.ereloon,
      administratieveKosten: akte.lijnen.find(({ key }) => key === 'administratie')?.bedrag ?? 0,
      btwNotaris: akte.btw,
      ereloonKrediet: deed.ereloon,
      inschrijving: deed.inschrijving,
      aankoopkosten: costs.kosten,
      teBetalen: all,
      eigenGeld: krediet > 0 && krediet < all ? roundCents(all - krediet) : null,
      tarief: registratie.tarief,
    },
    work: {
      costs,
      deed,
      fee: ereloonAankoopakte(deedLaw, prijs, costs.gezinswoning),
      toState: roundedSum([registratie.belasting, costs.btw, shareOf('overheid')]),
      toNotary: shareOf('notaris'),
      toOthers: shareOf('derden'),
      regions: gewesten.map((region) => {
        const own = purchaseCosts(law, purchaseIn(values, region, true)).registratie.belasting
        const other = purchaseCosts(law, purchaseIn(values, region, false)).registratie.belasting
        return { region, own, other, difference: roundCents(other - own) }
      }),
      remarks: remarksOf(values, law.on(datumAkte), today, gained),
    },
  }
}
