/** The computation in sentences. */
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { codeDividendvrijstelling, dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { kostenforfaitAuteursrechten } from '#rules/sparen-beleggen/auteursrechten.figures.ts'
import { bronheffingFrankrijk, fbbFrankrijk } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { Income } from './case.ts'

const HOW = {
  niets: 'Je hoeft niets te doen.',
  bron: 'Vraag je broker het verdragstarief aan de bron toe te passen.',
  achteraf: 'Dat vraag je achteraf terug bij de belastingdienst van dat land.',
  onbekend: 'Hoe je dat terugvraagt, hebben we niet gevonden: vraag het aan je broker.',
} as const

function belgianStep({ values, out, work }: Income): Step[] {
  if (values.inkomst === 'spaarrekening') {
    return [
      {
        text: `De bank stelt ${eur(work.exemptAtBank)} vrij en houdt ${pct(out.tarief, 2, 0)} in op de rest: **${eur(out.roerendeVoorheffing)}**.`,
        formula: `(${eur(out.bruto)} − ${eur(work.exemptAtBank)}) × ${pct(out.tarief, 2, 0)}`,
        law: [spaarvrijstelling, work.legal],
      },
    ]
  }
  const costs: Step[] =
    out.kosten > 0
      ? [
          {
            text: `Van ${eur(out.bruto)} auteursrechten gaat eerst **${eur(out.kosten)}** kosten af${values.kosten === null ? ', het wettelijke forfait' : ''}.`,
            law: values.kosten === null ? [kostenforfaitAuteursrechten] : [],
          },
        ]
      : []
  return [
    ...costs,
    {
      text: `België houdt ${pct(out.tarief, 2, 0)} in op ${eur(work.base)}: **${eur(out.roerendeVoorheffing)}**.`,
      formula: `${eur(work.base)} × ${pct(out.tarief, 2, 0)} = ${eur(out.roerendeVoorheffing)}`,
      law: [work.legal],
    },
  ]
}

function backSteps({ out, work }: Income): Step[] {
  const found: Step[] = []
  if (out.terugTeVragen > 0) {
    found.push({
      text: `Van dit dividend is ${eur(out.vrijgesteld)} vrijgesteld. In je aangifte vraag je **${eur(out.terugTeVragen)}** terug, bij code ${work.code}.`,
      formula: `${eur(out.vrijgesteld)} × ${pct(out.tarief, 2, 0)} = ${eur(out.terugTeVragen)}`,
      law: [dividendvrijstelling, codeDividendvrijstelling],
    })
  }
  if (out.fbb > 0) {
    found.push({
      text: `De omstreden verrekening op Franse dividenden is **${eur(out.fbb)}**. Zonder die verrekening houd je ${eur(work.withoutFbb)} over.`,
      law: [fbbFrankrijk],
    })
  }
  if (out.terugBuitenland > 0 && work.abroad) {
    const { form, how, named } = work.abroad
    found.push({
      text: `Volgens het verdrag mag er in ${named} minder af: **${eur(out.terugBuitenland)}** kun je daar terugvragen. ${HOW[how]}${form === '' ? '' : ` Formulier: ${form}.`} ${work.refundTax === 0 ? 'Dat valt nog binnen je vrijstelling voor dividenden.' : `Op wat terugkomt, rekent België nog ${eur(work.refundTax)} voorheffing.`}`,
    })
  }
  return found
}

export function steps(solved: Income): Step[] {
  const { values, out, work } = solved
  const found: Step[] = []
  if (values.richting === 'netto') {
    found.push({
      text: `Je ontving ${eur(values.bedrag)} netto. Daar hoort een bruto bedrag van **${eur(out.bruto)}** bij.`,
      formula:
        values.inkomst === 'spaarrekening' || out.kosten > 0
          ? undefined
          : `${eur(values.bedrag)} ÷ (1 − ${pct(work.foreignRate, 3, 0)}) ÷ (1 − ${pct(out.tarief, 3, 0)})`,
    })
  }
  if (work.crosses && work.foreignRate > 0) {
    found.push({
      text: `Het land van herkomst houdt ${pct(work.foreignRate, 3, 0)} in: **${eur(out.buitenlandseHeffing)}**. Over de grens komt ${eur(out.nettoGrens)}.`,
      formula: `${eur(out.bruto)} × ${pct(work.foreignRate, 3, 0)}`,
      law: values.land === 'frankrijk' && values.bronheffing === null ? [bronheffingFrankrijk] : [],
    })
  }
  found.push(...belgianStep(solved), ...backSteps(solved), {
    text: `Uiteindelijk houd je **${eur(out.nettoNaTeruggave)}** over.`,
    sum: [
      { label: 'Bruto', value: out.bruto },
      { label: 'Buitenlandse heffing', value: 0 - out.buitenlandseHeffing },
      { label: 'Belgische voorheffing', value: 0 - out.roerendeVoorheffing },
      { label: 'Terug via je aangifte', value: work.comesBack },
      { label: 'Netto na teruggave', value: out.nettoNaTeruggave },
    ],
  })
  return found
}
