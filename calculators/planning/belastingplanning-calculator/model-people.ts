/** From the fields to an assessment: the two people, what they deduct, and what the year costs in all. */
import { isCouple, totalDue } from '#calculators/models/household.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { type Aanslag, aanslag, kredietWerkbonus, type Kolom } from '#rules/belasting/aanslag.ts'
import type { Belastingplichtige, Inkomenssoort } from '#rules/belasting/belastbaar-inkomen.ts'
import { onderhoudsgeldAftrek } from '#rules/belasting/belastingvoordelen.figures.ts'
import {
  chequesVermindering,
  giftenVermindering,
  opvangUitgave,
  opvangVermindering,
  woonbonusVermindering,
} from '#rules/belasting/belastingvoordelen.ts'
import { voordeelLangetermijnsparen } from '#rules/belasting/langetermijnsparen.ts'
import {
  type PerKwartaal,
  type Vermeerdering,
  vermeerdering,
  vermeerderingBekend,
} from '#rules/belasting/voorafbetaling.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { voorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import { type Gezin, rszWerknemer } from '#rules/loon/loon.figures.ts'
import { bbszPerMaand } from '#rules/loon/loon.ts'
import { pensioenleeftijd } from '#rules/pensioen/pensioen.figures.ts'
import { voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import type { Settled, Values } from './inputs.ts'

type Statute = Values['statuut']
/** Whoever lives on a benefit: no pay, and no costs against it. */
export const onBenefit = (statute: Statute): boolean => statute === 'werkloos' || statute === 'ziek'

type Kind = Values['andereInkomsten'][number]['soort']

/** Whoever is paid a wage: the tax of a year is the same for all. A benefit is a line of its own beside no wage. */
const kindOf = (statute: Statute): Inkomenssoort =>
  statute === 'zelfstandige' || statute === 'vrijBeroep' || statute === 'bedrijfsleider' || statute === 'gepensioneerde'
    ? statute
    : 'werknemer'

/** Those who pay their own social contributions, and tax in advance. */
const onOwnAccount = (soort: Inkomenssoort): boolean => soort !== 'werknemer' && soort !== 'gepensioneerde'

function person(values: Values, who: 'jij' | 'partner'): Belastingplichtige {
  const mine = who === 'jij'
  const statute = mine ? values.statuut : values.statuutPartner
  const soort = kindOf(statute)
  const kosten = mine ? values.werkelijkeKosten : null
  const amount = mine ? values.inkomen : values.gezin === 'partnerMetInkomen' ? values.inkomenPartner : 0
  const benefit = statute === 'werkloos' ? 'werkloosheid' : statute === 'ziek' ? 'ziekte' : null
  const earned = benefit === null ? amount : 0
  const listed = (kind: Kind) =>
    roundedSum(values.andereInkomsten.filter((one) => one.wie === who && one.soort === kind).map((one) => one.bedrag))
  const other = (kind: Kind) => roundedSum([listed(kind), kind === benefit ? amount : 0])
  return {
    soort,
    inkomen: earned,
    socialeBijdragen: mine && onOwnAccount(soort) ? values.socialeBijdragen : 0,
    kosten: kosten ?? 'forfait',
    vervanging: { pensioen: other('pensioen'), werkloosheid: other('werkloosheid'), ziekte: other('ziekte') },
    onroerend: other('onroerend'),
    handicap: mine ? values.handicap : values.handicapPartner,
    werkbonusA: mine ? values.werkbonusA : values.werkbonusAPartner,
    werkbonusB: mine ? values.werkbonusB : values.werkbonusBPartner,
    activiteit: statute === 'ambtenaar' ? statute : undefined,
  }
}

const peopleOf = (values: Values): readonly Belastingplichtige[] =>
  isCouple(values.gezin) ? [person(values, 'jij'), person(values, 'partner')] : [person(values, 'jij')]

/** A pension or a benefit of anyone in the household: its reduction is not known for every year. */
export const hasReplacement = (values: Values): boolean =>
  peopleOf(values).some(
    ({ soort, vervanging }) => soort === 'gepensioneerde' || roundedSum(Object.values(vervanging ?? {})) > 0,
  )

/** What each person gets for savings, gifts, day care and the home. Ceilings follow the net income, rates the taxable. */
function reductions(law: Law, values: Values, columns: readonly Kolom[]) {
  const [first, second] = columns
  const [net1, net2] = [first?.netto ?? 0, second?.netto ?? 0]
  const couple = isCouple(values.gezin)
  const counted = values.opvangAttesten.map(({ bedrag, dagen }) => opvangUitgave(law, bedrag, dagen))
  const care = roundedSum(counted.map((amount) => opvangVermindering(law, amount)))
  const gifts = values.giften > 0 ? giftenVermindering(law, values.giften, roundCents(net1 + net2)) : 0
  // Day care and gifts are shared in proportion to the incomes, as Tax-Calc does.
  const ownPart = (amount: number) => (couple && net1 + net2 > 0 ? roundCents((amount * net1) / (net1 + net2)) : amount)
  const shared = roundedSum([ownPart(care), ownPart(gifts)])
  const cheques =
    values.dienstencheques > 0 ? chequesVermindering(law, values.dienstencheques, values.gewest, couple ? 2 : 1) : 0
  const ownCheques = couple ? roundCents(cheques / 2) : cheques
  const both = values.gezin === 'partnerMetInkomen'
  const home = (column: Kolom | undefined) =>
    values.gewest === 'vlaanderen' && column !== undefined
      ? woonbonusVermindering(law, roundCents(values.woonbonusUitgaven / (both ? 2 : 1)), values.woonbonus, {
          firstTen: values.woonbonusEersteTien,
          threeChildren: values.kinderen >= 3,
          income: column.belastbaar,
        })
      : 0
  const saving = (pension: number, longTerm: number, net: number) =>
    roundedSum([
      pension > 0 ? voordeelPensioensparen(law, pension).voordeel : 0,
      longTerm > 0 ? voordeelLangetermijnsparen(law, longTerm, net) : 0,
    ])
  return {
    counted,
    own: {
      federaleVermindering: roundedSum([saving(values.pensioensparen, values.langetermijnsparen, net1), shared]),
      gewestelijkeVermindering: roundedSum([ownCheques, home(first), values.andereVermindering]),
    },
    partner: {
      federaleVermindering: roundedSum([
        saving(values.pensioensparenPartner, values.langetermijnsparenPartner, net2),
        roundCents(care + gifts - shared),
      ]),
      gewestelijkeVermindering: roundedSum([cheques - ownCheques, both ? home(second) : 0]),
    },
  }
}

export type Bill = Aanslag & {
  /** For whoever pays no withholding: null when it does not apply, or is not known for the year. */
  readonly vermeerdering: Vermeerdering | null
  /** All that the year costs, whenever it is paid. */
  readonly due: number
}

/** The assessment of the year. `law` must be that of the income year. */
export function assess(law: Law, values: Settled): Bill {
  const people = peopleOf(values)
  const { gewest, gemeentebelasting, regels } = values
  const bare = aanslag(law, people, { gewest, gemeentebelasting: 0, regels })
  const { counted, own, partner } = reductions(law, values, bare.kolommen)
  const [first, second] = people
  const taxed: readonly Belastingplichtige[] = [
    {
      ...(first ?? person(values, 'jij')),
      ...own,
      // Read only where it plays: somebody with a pension beside what they earn.
      pensioenleeftijd:
        (first?.vervanging?.pensioen ?? 0) > 0 &&
        values.geboortejaar + law(pensioenleeftijd) <= Number(values.inkomstenjaar),
      aftrek: values.onderhoudsgeld > 0 ? roundCents(values.onderhoudsgeld * law(onderhoudsgeldAftrek)) : 0,
    },
    ...(second ? [{ ...second, ...partner }] : []),
  ]
  const bill = aanslag(law, taxed, {
    gewest,
    gemeentebelasting,
    regels,
    tenLaste: {
      kinderen: values.kinderen,
      kinderenHandicap: values.kinderenHandicap,
      kinderenOnderDrie: values.kinderenOnderDrie,
      andere: values.anderePersonen,
      zorgbehoevenden: values.zorgbehoevenden,
      kinderenCoOuderschap: values.kinderenCoOuderschap,
    },
    alleenwonendeOuder: values.alleenwonendeOuder,
    opvangkosten: roundedSum(counted),
    ...withheld(law, values, people),
  })
  const extra = surcharge(law, values, taxed, bill)
  const more = extra?.bedrag ?? 0
  return {
    ...bill,
    vermeerdering: extra,
    due: roundedSum([totalDue(bill), more]),
    saldo: roundedSum([bill.saldo, more]),
  }
}

/** Whether the withholding of an employee is estimated: nothing was typed, the formula of that year is known, and no pension or benefit has one of its own. */
export const isEstimated = (law: Law, values: Values): boolean =>
  values.bedrijfsvoorheffing === null &&
  !hasReplacement(values) &&
  hasBegun(sleutelformule, law.date) &&
  peopleOf(values).some(({ soort, inkomen }) => soort === 'werknemer' && inkomen > 0)

/** What was paid in advance; twelve equal months for an employee of whom nothing is known, the fiscal werkbonus off. */
function withheld(law: Law, values: Values, people: readonly Belastingplichtige[]) {
  const slips = people.map((one, index) => {
    const { soort, inkomen } = one
    if (soort !== 'werknemer' || !isEstimated(law, values)) return { tax: 0, bbsz: 0 }
    const other = people[1 - index]
    const gezin: Gezin = !other ? 'alleenstaand' : other.inkomen > 0 ? 'partnerMetInkomen' : 'partnerZonderInkomen'
    const children = index === 0 ? values.kinderen + values.kinderenHandicap : 0
    const monthly = roundCents(inkomen / 12)
    const statuut = (index === 0 ? values.statuut : values.statuutPartner) === 'arbeider' ? 'arbeider' : 'bediende'
    const alleenstaandeOuder = gezin === 'alleenstaand' && children > 0
    return {
      tax: roundCents(
        Math.max(
          0,
          voorheffing(law, monthly, gezin, { children, alleenstaandeOuder }).perPeriode * 12 -
            kredietWerkbonus(law, [one], values.regels),
        ),
      ),
      bbsz: roundCents(bbszPerMaand(law, monthly / (1 - law(rszWerknemer)), gezin, statuut) * 12),
    }
  })
  return {
    voorheffing: values.bedrijfsvoorheffing ?? roundedSum(slips.map((slip) => slip.tax)),
    bbszIngehouden: values.bbszIngehouden ?? roundedSum(slips.map((slip) => slip.bbsz)),
    voorafbetalingen: values.voorafbetalingen,
  }
}

function perQuarter({ voorafbetalingen: paid, voorafbetaald }: Values): PerKwartaal {
  const quarters = { k1: [paid, 0, 0, 0], k2: [0, paid, 0, 0], k3: [0, 0, paid, 0], k4: [0, 0, 0, paid] } as const
  return voorafbetaald === 'gelijk' || voorafbetaald === 'starter'
    ? [paid / 4, paid / 4, paid / 4, paid / 4]
    : quarters[voorafbetaald]
}

/** On the part of the tax that is for income without withholding. */
function surcharge(
  law: Law,
  values: Values,
  people: readonly Belastingplichtige[],
  { kolommen }: Aanslag,
): Vermeerdering | null {
  if (values.voorafbetaald === 'starter' || !vermeerderingBekend(law)) return null
  const tax = roundedSum(
    kolommen.map((kolom, index) => {
      const soort = people[index]?.soort
      // A director's tax is withheld by the company.
      const own = soort === 'zelfstandige' || soort === 'vrijBeroep'
      const all = kolom.netto + kolom.onroerend
      const professional = kolom.netto - kolom.vervanging
      return own && all > 0 ? roundCents((kolom.belasting * professional) / all) : 0
    }),
  )
  return tax > 0 ? vermeerdering(law, tax, 0, perQuarter(values)) : null
}
