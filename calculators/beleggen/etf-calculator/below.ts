/** What stands below the answer. */
import type { Etf, PlanWork } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, eur0, pct } from '#calculators/kernel/format.ts'
import { tellMoves } from '#calculators/kernel/tell-moves.ts'
import type { Step, Below } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { CLASS_TEXT, PAST_TEXT } from './tell-fund.ts'
import { harvestText } from './tell-harvest.ts'
import { belowSale } from './tell-below-sale.ts'
import { charts, tables } from './views.ts'

function steps({ out }: Etf, work: PlanWork): Step[] {
  const { plan, end } = work
  const { meerwaarde: gained } = out
  const found: Step[] = [
    {
      text: `Dit fonds valt in de ${CLASS_TEXT[plan.tob]} van de beurstaks: **${pct(work.tobRate, 2, 0)}** ${plan.exitOnly ? 'enkel bij het uitstappen' : 'bij elke aankoop en verkoop'}.`,
      law: work.tobFigures,
    },
    {
      text: `Je orders kosten ${eur0(work.orders)}. Met **${eur(end.onTop)}** beurstaks en kosten daarbovenop leg je ${eur0(end.paidIn)} in.`,
    },
    {
      text: `Het rendement is ${pct(plan.rate)} per jaar, min ${pct(plan.ter)} lopende kosten. Op het einde is het **${eur0(end.value)}** waard.`,
      formula: `(1 + ${pct(plan.rate)}) × (1 − ${pct(plan.ter)}) − 1 = ${pct(work.netGrowth, 3)} per jaar`,
    },
  ]
  if (end.taxes.dividend > 0) {
    found.push({
      text: `Op de uitgekeerde dividenden gaat ${pct(work.dividendRate, 2, 0)} af: **${eur0(end.taxes.dividend)}** samen.`,
      law: [roerendeVoorheffing],
    })
  }
  if (work.reyndersApplies) {
    found.push({
      text: `Met ${pct(plan.bondShare, 2, 0)} obligaties telt ${eur0(work.reyndersInterest)} van de winst als rente. De Reynderstaks is **${eur0(end.taxes.reynders)}**.`,
      law: [reyndersDrempel, roerendeVoorheffing],
    })
  }
  found.push(
    {
      text: work.taxesGains
        ? gained < 0
          ? 'Zo blijft er **geen** winst om te belasten.'
          : `Bij de verkoop is je winst ${eur0(gained)}${work.reyndersInterest > 0 ? `, waarvan ${eur0(work.gainRest)} geen rente is` : ''}. Na de vrijstelling betaal je **${eur0(end.taxes.gains)}** meerwaardebelasting.`
        : 'Volgens deze regels is er geen meerwaardebelasting bij normaal beheer.',
      law: work.taxesGains ? [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum] : [meerwaardetarief],
    },
    {
      text: `Je houdt **${eur0(end.net)}** over.`,
      sum: [
        { label: 'Netto na verkoop, met het laatste dividend', value: end.net, unit: 'euro0' },
        { label: 'Ingelegd', value: 0 - end.paidIn, unit: 'euro0' },
        { label: 'Netto winst', value: out.nettoWinst ?? 0, unit: 'euro0' },
      ],
    },
  )
  return found
}

/** Which record was used, or why none. */
function pastText({ past, plan }: PlanWork): string {
  if (!past) return 'Van dit soort fonds hebben we geen verleden.'
  const of = `Het verleden van ${PAST_TEXT[past.of]} in euro (${past.first} tot ${past.last})`
  if (!past.band) return `${of} is te kort voor ${plan.years} jaar: we tonen het niet.`
  return `${of}: jaar per jaar, na dezelfde taksen en na kosten${past.of === 'american' ? '' : ' van een echt fonds'}.`
}

export function below(solved: Etf): Below {
  const { values, work } = solved
  if (work.kind === 'verkoop') return belowSale(solved, work)
  const { plan } = work
  return {
    charts: charts(work),
    tables: tables(solved, work),
    steps: steps(solved, work),
    moves: tellMoves(solved.moves, (key) =>
      key === 'einde' ? 'je alles op het einde verkoopt' : `je winst neemt en terugkoopt: ${harvestText(key)}`,
    ),
    assumptions: [
      'Het rendement is elk jaar gelijk; in het echt niet.',
      `Je koopt aan het begin van de maand; kosten en beurstaks betaal je bovenop het orderbedrag, en ze tellen mee als inleg.${plan.distributes ? ' Uitgekeerd dividend beleg je opnieuw; kosten gaan daarvan af.' : ''}`,
      'De vrijstelling op meerwaarden blijft gelijk en groeit aan zoals de wet zegt. Je gebruikt ze enkel hier.',
      pastText(work),
      ...(plan.distributes && values.dividendrendement === null
        ? [`Het fonds keert ${pct(plan.dividendYield)} per jaar uit: een aanname.`]
        : []),
    ],
    excluded: [
      'Bewaarloon, wisselkosten en de overdracht naar een andere broker.',
      'De taks op effectenrekeningen boven een miljoen euro.',
    ],
    next: [
      next('beleggingsrente-calculator', 'Hoe ver liggen goede en slechte jaren uit elkaar?', {
        startbedrag: by('bedragIneens'),
        perMaand: by('perMaand'),
        duur: by('duur'),
      }),
      next('dollar-cost-averaging-calculator', 'Alles ineens beleggen of spreiden?', {
        bedrag: madeOf(plan.start === 0 ? null : Math.max(plan.start, 100), 'bedragIneens'),
        makelaar: by('makelaar'),
      }),
      next('belgische-beleggingsfiscaliteit-calculator', 'Alle taksen in één jaar', {
        obligatiedeel: by('obligatiedeel'),
      }),
    ],
  }
}
