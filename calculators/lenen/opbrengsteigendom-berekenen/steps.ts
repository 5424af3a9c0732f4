/** The return of a let home, told with the visitor's own numbers. */
import { eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { belastingschijven, gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'
import { basistariefOV, indexcoefficientKI } from '#rules/wonen/onroerende-voorheffing.figures.ts'
import {
  kostenforfaitHuur,
  meerwaardeGebouwJaren,
  meerwaardeGebouwKosten,
  meerwaardeGebouwPerJaar,
  meerwaardeGebouwTarief,
  plafondKostenforfait,
  renteaftrekVerhuur,
  revalorisatiecoefficient,
  verhogingKI,
} from '#rules/wonen/verhuur.figures.ts'
import type { Let } from './case.ts'

const bought = ({ values, out, work }: Let): Step => ({
  text: `Als tweede woning in ${gewestNaam[work.tax.region]} kost de aankoop **${eur(out.aankoopkosten)}** bovenop de prijs.`,
  sum: [
    { label: 'Registratiebelasting', value: out.registratie },
    { label: 'Akte van aankoop', value: work.bought.purchase.akte.totaal },
    ...(out.lening > 0
      ? [
          { label: 'Akte van de lening', value: work.bought.deed },
          { label: 'Dossier bij de bank', value: work.bought.bank },
        ]
      : []),
    { label: 'Kosten bij aankoop', value: out.aankoopkosten },
  ],
  law: [...work.bought.purchase.registratie.cijfers, ...(out.lening > 0 ? [dossierkostenWoonkrediet] : [])],
  ...(values.werken > 0 ? { formula: `prijs ${eur(values.prijs)} + werken ${eur(values.werken)} + kosten` } : {}),
})

const loan = ({ values, out }: Let): Step =>
  out.lening > 0
    ? {
        text: `Met ${eur0(out.inleg)} eigen geld leen je ${eur(out.lening)} aan ${pct(out.gebruikteRente)} over ${values.looptijd} jaar. De maandlast is **${eur(out.maandlast)}**.`,
        formula: `${eur(out.totalePrijs)} − ${eur(out.inleg)}`,
      }
    : { text: `Je betaalt alles met **${eur0(out.inleg)}** eigen geld, zonder lening.` }

const propertyTax = ({ values, out, work: { tax, income } }: Let): Step => ({
  text: `De onroerende voorheffing is **${eur(out.onroerendeVoorheffing)}**${tax.from === 'typed' ? ', zoals je invulde' : tax.from === 'estimate' ? `, met een raming van ${num(tax.surcharges)} opcentiemen` : ''}.`,
  ...(tax.from === 'typed'
    ? {}
    : {
        formula: `${eur(values.ki)} × index = ${eur0(income.geindexeerd)}, dan het tarief van het gewest en ${num(tax.surcharges)} opcentiemen`,
        law: [indexcoefficientKI, basistariefOV],
      }),
})

function incomeTax({ values, out, work: { income, index, municipal, deducts } }: Let): Step {
  const end = `Boven op een inkomen van ${eur0(values.inkomen)} kost dat **${eur(out.inkomstenbelasting)}** belasting, met ${pct(municipal, 0)} gemeentebelasting en de bijzondere bijdrage.${out.lening === 0 ? '' : deducts ? ' De rente van het jaar gaat er nog af.' : ' De rente van je lening gaat er niet meer af.'}`
  const law = [belastingschijven, gemeentebelastingRichtwaarde, ...(out.lening > 0 ? [renteaftrekVerhuur] : [])]
  return values.huurder === 'prive'
    ? {
        text: `Je huurder woont er alleen: belast wordt het geïndexeerd kadastraal inkomen plus 40 %, **${eur(out.belastbaar)}**, niet de huur. ${end}`,
        formula: `${eur(values.ki)} × ${num(index, 4)} = ${eur0(income.geindexeerd)}; plus 40 % = ${eur(income.verhoogd)}`,
        law: [indexcoefficientKI, verhogingKI, ...law],
      }
    : {
        text: `Je huurder werkt er: belast wordt de huur min 40 % kosten, **${eur(out.belastbaar)}**. ${end}`,
        formula: `${eur(income.bruto)} − ${eur(income.forfait)} (40 %, hoogstens ${eur(income.plafond)})`,
        law: [kostenforfaitHuur, plafondKostenforfait, revalorisatiecoefficient, verhogingKI, ...law],
      }
}

const firstYear = ({ out, work: { first } }: Let): Step => ({
  text: `In het eerste jaar blijft **${eur(out.nettoHuur)}** over, of ${pct(out.nettoRendement)} van de ${eur0(out.totalePrijs)} die de woning kost.`,
  sum: [
    { label: 'Huur na leegstand', value: first.rent },
    { label: 'Onderhoud', value: 0 - first.upkeep },
    { label: 'Verzekering, syndicus en beheer', value: 0 - first.costs },
    { label: 'Onroerende voorheffing', value: 0 - first.propertyTax },
    { label: 'Inkomstenbelasting', value: 0 - first.incomeTax },
    { label: 'Netto huur', value: first.net },
  ],
})

const sale = ({ values, out, work }: Let): Step => ({
  text: `Na ${values.duur} jaar verkoop je voor ${eur0(out.waarde)}. Na de verkoopkost${out.restschuld > 0 ? ', de schuld' : ''}${out.meerwaardebelasting > 0 ? ` en ${eur0(out.meerwaardebelasting)} belasting op de meerwaarde` : ''} en met wat de huur opbracht, heb je **${eur0(out.vermogenHuis)}**.${work.taxedGain ? '' : ' Op de meerwaarde betaal je zo lang na de aankoop geen belasting.'}`,
  law: work.taxedGain
    ? [meerwaardeGebouwTarief, meerwaardeGebouwJaren, meerwaardeGebouwKosten, meerwaardeGebouwPerJaar]
    : [meerwaardeGebouwJaren],
})

const beside = ({ values, out }: Let): Step => ({
  text: `Dezelfde ${eur0(out.inleg)} in een ETF aan ${pct(values.rendement)} wordt **${eur0(out.vermogenEtf)}**, na kosten, beurstaks en meerwaardebelasting.${out.cashflow < 0 ? ' Ook wat je bij de woning bijlegt, gaat in de ETF.' : ''}`,
})

export const stepsOf = (solved: Let): Step[] => [
  bought(solved),
  loan(solved),
  propertyTax(solved),
  incomeTax(solved),
  firstYear(solved),
  sale(solved),
  beside(solved),
]
