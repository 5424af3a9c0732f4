/** From the fields to an assessment: the two people, what they deduct, and what the year costs in all. */
import { roundCents, sum } from '#finance/money.ts'
import {
  type Aanslag,
  aanslag,
  type Belastingplichtige,
  type Inkomenssoort,
  type Kolom,
} from '#rules/belasting/aanslag.ts'
import { voorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import {
  chequesVermindering,
  giftenVermindering,
  opvangUitgave,
  opvangVermindering,
  woonbonusVermindering,
} from '#rules/belasting/belastingvoordelen.ts'
import { onderhoudsgeldAftrek } from '#rules/belasting/belastingvoordelen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { voordeelLangetermijnsparen } from '#rules/belasting/langetermijnsparen.ts'
import { bbszPerMaand } from '#rules/loon/loon.ts'
import { type Gezin, rszWerknemer } from '#rules/loon/loon.figures.ts'
import { voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import type { Vervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'
import type { Values } from './inputs.ts'

export const lawOfYear = (law: Law, year: string): Law => law.on(`${year}-12-31`)

type Side = {
  readonly soort: Inkomenssoort
  readonly inkomen: number
  readonly kosten: 'forfait' | 'werkelijk' | 'geen'
  readonly werkelijk: number
  readonly bijdragen: number
  readonly vervanging: Vervanging
  readonly onroerend: number
  readonly handicap: boolean
}

/** Who pays social contributions apart, out of the income typed in. */
const paysOwn = (soort: Inkomenssoort): boolean => soort !== 'werknemer' && soort !== 'gepensioneerde'

const own = (values: Values): Side => ({
  soort: values.statuut,
  inkomen: values.inkomen,
  kosten: values.kosten,
  werkelijk: values.werkelijkeKosten,
  bijdragen: paysOwn(values.statuut) ? values.socialeBijdragen : 0,
  vervanging: {
    pensioen: values.pensioen,
    werkloosheid: values.werkloosheidsuitkering,
    ziekte: values.ziekteuitkering,
  },
  onroerend: values.onroerendInkomen,
  handicap: values.handicap,
})

const partner = (values: Values): Side => ({
  soort: values.statuutPartner,
  inkomen: values.inkomenPartner,
  kosten: values.kostenPartner,
  werkelijk: values.werkelijkeKostenPartner,
  bijdragen: paysOwn(values.statuutPartner) ? values.socialeBijdragenPartner : 0,
  vervanging: {
    pensioen: values.pensioenPartner,
    werkloosheid: values.werkloosheidsuitkeringPartner,
    ziekte: values.ziekteuitkeringPartner,
  },
  onroerend: values.onroerendInkomenPartner,
  handicap: values.handicapPartner,
})

const person = (side: Side): Belastingplichtige => ({
  soort: side.soort,
  inkomen: side.inkomen,
  socialeBijdragen: side.bijdragen,
  kosten: side.kosten === 'werkelijk' ? side.werkelijk : side.kosten,
  vervanging: side.vervanging,
  onroerend: side.onroerend,
  handicap: side.handicap,
})

const sidesOf = (values: Values): readonly Side[] => (isCouple(values) ? [own(values), partner(values)] : [own(values)])

/** A pension or a benefit of anyone in the household: its reduction is not known for every year. */
export const hasReplacement = (values: Values): boolean =>
  sidesOf(values).some(({ soort, vervanging }) => soort === 'gepensioneerde' || sum(Object.values(vervanging)) > 0)

/** The columns before any tax break: net professional income is the base for ceilings, taxable income for rates. */
const bareColumns = (law: Law, people: readonly Belastingplichtige[], values: Values): readonly Kolom[] =>
  aanslag(law, people, { gewest: values.gewest, gemeentebelasting: 0, regels: values.regels }).kolommen

/** What was paid for day care: each certificate has its own days, and so its own maximum. */
export const careOf = (values: Values): Values['opvangAttesten'] => {
  const listed = values.opvangAttesten.filter(({ bedrag }) => bedrag > 0)
  if (listed.length > 0) return listed
  return values.kinderopvang > 0 ? [{ bedrag: values.kinderopvang, dagen: values.opvangdagen }] : []
}

export const isCouple = (values: Values): boolean => values.gezin === 'koppel'

/** The assessment of the year. `law` must be that of the income year. */
export function assess(law: Law, values: Values): Aanslag {
  const couple = isCouple(values)
  const bare = sidesOf(values).map(person)
  const [column1, column2] = bareColumns(law, bare, values)
  const [net1, net2] = [column1?.netto ?? 0, column2?.netto ?? 0]
  const counted = careOf(values).map(({ bedrag, dagen }) => opvangUitgave(law, bedrag, dagen))
  const care = sum(counted.map((amount) => opvangVermindering(law, amount)))
  const gifts = values.giften > 0 ? giftenVermindering(law, values.giften, roundCents(net1 + net2)) : 0
  // Day care and gifts are shared in proportion to the incomes, as Tax-Calc does.
  const ownPart = (amount: number) => (couple && net1 + net2 > 0 ? roundCents((amount * net1) / (net1 + net2)) : amount)
  const careOwn = ownPart(care)
  const giftsOwn = ownPart(gifts)
  const cheques =
    values.dienstencheques > 0 ? chequesVermindering(law, values.dienstencheques, values.gewest, couple ? 2 : 1) : 0
  const housing = (paid: number, column: Kolom | undefined) =>
    values.gewest === 'vlaanderen'
      ? woonbonusVermindering(law, paid, values.woonbonus, {
          firstTen: values.woonbonusEersteTien,
          threeChildren: values.kinderen >= 3,
          income: column?.belastbaar ?? 0,
        })
      : 0
  const saving = (pension: number, longTerm: number, net: number) =>
    sum([
      pension > 0 ? voordeelPensioensparen(law, pension).voordeel : 0,
      longTerm > 0 ? voordeelLangetermijnsparen(law, longTerm, net) : 0,
    ])
  const first: Belastingplichtige = {
    ...person(own(values)),
    aftrek: values.onderhoudsgeld > 0 ? roundCents(values.onderhoudsgeld * law(onderhoudsgeldAftrek)) : 0,
    federaleVermindering: sum([saving(values.pensioensparen, values.langetermijnsparen, net1), giftsOwn, careOwn]),
    gewestelijkeVermindering: sum([
      couple ? cheques / 2 : cheques,
      housing(values.woonbonusUitgaven, column1),
      values.andereVermindering,
    ]),
    werkbonusA: values.werkbonusA,
    werkbonusB: values.werkbonusB,
  }
  const second: Belastingplichtige = {
    ...person(partner(values)),
    federaleVermindering: sum([
      saving(values.pensioensparenPartner, values.langetermijnsparenPartner, net2),
      roundCents(gifts - giftsOwn),
      roundCents(care - careOwn),
    ]),
    gewestelijkeVermindering: sum([cheques - sum([cheques / 2]), housing(values.woonbonusUitgavenPartner, column2)]),
  }
  return aanslag(law, couple ? [first, second] : [first], {
    gewest: values.gewest,
    gemeentebelasting: values.gemeentebelasting,
    regels: values.regels,
    overdracht: values.vrijeSomOverdragen,
    extraVrijeSom: values.extraVrijeSom,
    tenLaste: {
      kinderen: values.kinderen,
      kinderenHandicap: values.kinderenHandicap,
      kinderenOnderDrie: values.kinderenOnderDrie,
      andere: values.anderePersonen,
      zorgbehoevenden: values.zorgbehoevenden,
      kinderenCoOuderschap: values.kinderenCoOuderschap,
    },
    alleenwonendeOuder: values.alleenwonendeOuder,
    opvangkosten: sum(counted),
    ...withheld(law, values),
  })
}

/** What was paid in advance; estimated for employees when the fields are empty and the formula is known. */
function withheld(law: Law, values: Values) {
  const estimate = values.bedrijfsvoorheffing === null && law.date >= '2024-01-01'
  const sides = sidesOf(values)
  const slips = sides
    .filter((side) => estimate && side.soort === 'werknemer')
    .map((side, index) => {
      const gezin: Gezin = !isCouple(values)
        ? 'alleenstaand'
        : (sides[1 - index]?.inkomen ?? 0) > 0
          ? 'partnerMetInkomen'
          : 'partnerZonderInkomen'
      const children = index === 0 ? values.kinderen + values.kinderenHandicap : 0
      const monthly = roundCents(side.inkomen / 12)
      return {
        tax: roundCents(voorheffing(law, monthly, gezin, { children }).perPeriode * 12),
        bbsz: roundCents(bbszPerMaand(law, monthly / (1 - law(rszWerknemer)), gezin) * 12),
      }
    })
  return {
    voorheffing: values.bedrijfsvoorheffing ?? sum(slips.map((slip) => slip.tax)),
    bbszIngehouden: values.bbszIngehouden ?? sum(slips.map((slip) => slip.bbsz)),
    voorafbetalingen: values.voorafbetalingen,
  }
}

/** What is given back whatever the tax: fiscal werkbonus, children and day care. */
export const kredieten = (result: Aanslag): number =>
  sum([result.werkbonuskrediet, result.kindkrediet, result.opvangkrediet])

/** Tax, municipal tax and special contribution less refundable credits: what the year costs, whenever it is paid. */
export const totalDue = (result: Aanslag): number =>
  sum([result.belasting, result.gemeentebelasting, result.bbsz, -kredieten(result)])
