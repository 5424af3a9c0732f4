import { creditsOf, lawOfYear } from '#calculators/models/household.ts'
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { marginalRate, progressive } from '#finance/brackets.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundTo, roundedSum } from '#finance/money.ts'
import type { Kolom } from '#rules/belasting/aanslag.ts'
import { belastingschijven, belastingvrijeSom, schijvenVrijeSom } from '#rules/belasting/personenbelasting.figures.ts'
import { heeftHervorming } from '#rules/belasting/personenbelasting.ts'
import { vervaldagenVoorafbetaling } from '#rules/belasting/voorafbetaling.figures.ts'
import { laatsteDagen } from '#rules/belasting/voorafbetaling.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import type { Settled, Values } from './inputs.ts'
import { type Lever, type LeverKey, usedLevers } from './model-levers.ts'
import { assess, type Bill, isEstimated } from './model-people.ts'

const TRIED = 100

/** Tax on a little more income, as a part of it. */
function nextEuro(law: Law, values: Settled, now: Bill): number {
  const more = assess(law, { ...values, inkomen: values.inkomen + TRIED })
  const extra = more.belasting + more.gemeentebelasting - now.belasting - now.gemeentebelasting
  return roundTo(Math.max(0, extra) / TRIED, 4)
}

/** One column with its scales written out, each line to the cent. */
function columnOf(law: Law, kolom: Kolom) {
  const lines = (amount: number, scale: typeof belastingschijven) =>
    progressive(amount, law(scale)).lines.map((line) => ({ ...line, tax: roundCents(line.tax) }))
  return {
    ...kolom,
    /** What was in the income lines, before expenses and quotient. */
    gross: roundedSum([kolom.inkomen, kolom.vervanging, kolom.onroerend]),
    afgetrokken: roundCents(kolom.netto + kolom.onroerend + kolom.quotient - kolom.belastbaar),
    incomeLines: lines(kolom.belastbaar, belastingschijven),
    freeLines: lines(kolom.vrijeSom, schijvenVrijeSom),
  }
}

/** A pension deposit in the dead band: no more comes back than with the first ceiling. */
const trapped = (law: Law, deposit: number): boolean => deposit > 0 && voordeelPensioensparen(law, deposit).fuik

const savedBy = (levers: readonly Lever[], key: LeverKey): number | null =>
  levers.find((lever) => lever.key === key)?.saving ?? null

function savings(levers: readonly Lever[]) {
  return {
    voordeelPensioensparen: savedBy(levers, 'pensioensparen'),
    voordeelPensioensparenPartner: savedBy(levers, 'pensioensparenPartner'),
    voordeelLangetermijnsparen: savedBy(levers, 'langetermijnsparen'),
    voordeelLangetermijnsparenPartner: savedBy(levers, 'langetermijnsparenPartner'),
    voordeelKinderopvang: savedBy(levers, 'kinderopvang'),
    voordeelGiften: savedBy(levers, 'giften'),
    voordeelDienstencheques: savedBy(levers, 'dienstencheques'),
    voordeelOnderhoudsgeld: savedBy(levers, 'onderhoudsgeld'),
    voordeelWoonbonus: savedBy(levers, 'woonbonus'),
    voordeelWerkelijkeKosten: savedBy(levers, 'werkelijkeKosten'),
  }
}

/** The lines of the bill that belong to the first person and to the partner. */
function columns(law: Law, values: Settled, bill: Bill) {
  const first = at(bill.kolommen, 0)
  const second = bill.kolommen[1]
  return {
    // A reduction for pension or benefits shrinks as income grows, which the bracket alone does not show.
    marginaalTarief: first.pensioenvermindering > 0 ? nextEuro(law, values, bill) : first.marginaal,
    schijf: marginalRate(first.belastbaar, law(belastingschijven)),
    nettoBelastbaar: roundedSum([first.netto, first.onroerend]),
    beroepskosten: first.kosten,
    belastbaarInkomen: first.belastbaar,
    belastingvrijeSom: first.vrijeSom,
    pensioenvermindering: first.pensioenvermindering,
    basisbelasting: first.basisbelasting,
    verminderingVrijeSom: first.vermindering,
    omTeSlaneBelasting: first.omTeSlane,
    hoofdsom: first.hoofdsom,
    deelStaat: first.staat,
    deelGewest: first.gewestelijk,
    aftrekOnderhoudsgeld: first.aftrek,
    nettoBelastbaarPartner: second?.netto ?? null,
    belastingPartner: second?.belasting ?? null,
    basisbelastingPartner: second?.basisbelasting ?? null,
  }
}

export function solve(asked: Values, { law: open, today }: Env) {
  const law = lawOfYear(open, asked.inkomstenjaar)
  const home = homeOf(law, asked)
  const values: Settled = { ...asked, gewest: home.gewest, gemeentebelasting: home.gemeentebelasting }
  const bill = assess(law, values)
  const running = values.inkomstenjaar >= today.slice(0, 4)
  const { levers, without } = usedLevers(law, values, bill)
  const income = roundedSum(bill.kolommen.flatMap((one) => [one.inkomen, one.vervanging, one.onroerend]))
  const contributions = roundedSum(bill.kolommen.map((one) => one.socialeBijdragen))
  const settled = bill.voorheffingen > 0 || bill.vermeerdering !== null
  return {
    out: {
      totaalVerschuldigd: bill.due,
      bijTeBetalen: settled && bill.saldo > 0 ? bill.saldo : null,
      terug: settled && bill.saldo < 0 ? 0 - bill.saldo : null,
      belasting: bill.belasting,
      gemeentebelasting: bill.gemeentebelasting,
      totaleBelasting: roundedSum([bill.belasting, bill.gemeentebelasting]),
      bbsz: bill.bbsz,
      vermeerdering: bill.vermeerdering?.bedrag ?? null,
      kredietKinderen: bill.kindkrediet,
      kredietKinderopvang: bill.opvangkrediet,
      kredietWerkbonus: bill.werkbonuskrediet,
      kredietActiviteit: bill.activiteitskrediet,
      voorheffingen: bill.voorheffingen,
      nettoInkomen: roundedSum([income, -contributions, -bill.due]),
      gemiddeldTarief: income > 0 ? bill.due / income : 0,
      huwelijksquotient: bill.quotient,
      overgedragenVrijeSom: bill.overgedragen,
      saldo: bill.saldo,
      ...columns(law, values, bill),
      ...savings(levers),
    },
    work: {
      bill,
      home,
      running,
      settled,
      levers,
      credits: creditsOf(bill),
      columns: bill.kolommen.map((kolom) => columnOf(law, kolom)),
      estimated: isEstimated(law, values),
      announced: (values.regels === 'aangekondigd' || law.reads === 'announced') && heeftHervorming(law),
      freeSums: heeftHervorming(law)
        ? { now: law(belastingvrijeSom), announced: law.announced()(belastingvrijeSom) }
        : null,
      trapped: {
        own: trapped(law, values.pensioensparen),
        partner: trapped(law, values.pensioensparenPartner),
      },
      withoutBreaks: without,
      prepaymentDays: hasBegun(vervaldagenVoorafbetaling, law.date) ? laatsteDagen(law, values.inkomstenjaar) : [],
    },
  }
}
