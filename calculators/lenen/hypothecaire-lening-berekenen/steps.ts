/** The computation of a home loan, told with the visitor's own numbers. */
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { annuityFormula, monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { jkpFormule } from '#rules/krediet/consumentenkrediet.figures.ts'
import { hypotheekrecht, registratierechtHypotheek } from '#rules/krediet/kredietakte.figures.ts'
import {
  hoogsteFactorVeranderlijk,
  omzettingRentevoet,
  stijgingDerdeJaar,
  stijgingTweedeJaar,
  wederbeleggingMaanden,
} from '#rules/krediet/woonkrediet.figures.ts'
import type { HomeLoan } from './case.ts'

function repayment({ values, out, work }: HomeLoan): Step {
  const { leenbedrag } = values
  const { signed, rate, months, grace } = work.plan
  const repaying = months - grace
  if (values.aflossing === 'vastKapitaal')
    return {
      text: `Elke maand gaat er hetzelfde kapitaal af: **${eur(leenbedrag / repaying)}**. De rente op de rest daalt mee.`,
      formula: `${eur(leenbedrag)} ÷ ${repaying}`,
    }
  if (values.aflossing === 'alleenRente')
    return {
      text: `Je betaalt maandelijks alleen rente en op het einde **${eur(leenbedrag)}** kapitaal.`,
      formula: `${eur(leenbedrag)} × ${num(rate * 100, 6)} %`,
    }
  return {
    text: `Met die maandrente los je ${eur(leenbedrag)} af in ${plural(repaying, 'maand', 'maanden')}: **${eur(signed.rows[grace]?.payment ?? out.maandlast)}** per maand${values.delen.length === 0 ? '' : ', samen met de andere delen'}.`,
    formula: annuityFormula(leenbedrag, rate, repaying),
  }
}

function extraSteps({ out, work }: HomeLoan): Step[] {
  if (out.renteBespaard === null || out.winstExtra === null) return []
  return [
    {
      text: `Je lost ${eur(work.extraRepaid)} extra af. Na de hoogste vergoeding win je **${eur(out.winstExtra)}**.`,
      sum: [
        { label: 'Rente die wegvalt', value: out.renteBespaard },
        { label: 'Wederbeleggingsvergoeding, hoogstens', value: 0 - (out.wederbelegging ?? 0) },
        { label: 'Winst', value: out.winstExtra },
      ],
      law: [wederbeleggingMaanden],
    },
  ]
}

function variableSteps({ values, out }: HomeLoan): Step[] {
  if (out.hoogsteRente === null) return []
  const cap = num(values.cap * 100, 2)
  return [
    {
      text: `De rente kan nooit hoger worden dan **${pct(out.hoogsteRente)}**: je cap van ${cap} procentpunt, en wettelijk hoogstens het dubbele van de startrente.`,
      formula: `min(${pct(out.jaarrente)} + ${cap} punt; 2 × ${pct(out.jaarrente)})`,
      law: [hoogsteFactorVeranderlijk, ...(values.formule === '1-1-1' ? [stijgingTweedeJaar, stijgingDerdeJaar] : [])],
    },
  ]
}

/** Insurance and fees that return count in the JKP as well. */
function costWords({ values, out, work }: HomeLoan): string {
  const yearly = work.costs.yearly + 12 * values.kostenPerMaand
  const single = out.kostenInJkp + out.reserveringscommissie
  if (single + yearly === 0) return 'Zonder kosten'
  return `Met ${eur(single)} kosten${yearly > 0 ? ` en ${eur(yearly)} per jaar` : ''}`
}

export function stepsOf(solved: HomeLoan): Step[] {
  const { values, out, work } = solved
  const { rate, principal, grace } = work.plan
  return [
    {
      text: `Een rente van ${pct(out.gebruikteRente, 4, 2)} per ${values.rentePer} wordt **${num(rate * 100, 4, 4)} %** per maand.`,
      formula:
        values.rentePer === 'jaar'
          ? monthlyRateFormula(out.gebruikteRente, rate, values.renteomzetting)
          : `per ${values.rentePer}: ${pct(out.gebruikteRente, 4)}`,
      law: [omzettingRentevoet],
    },
    repayment(solved),
    {
      text: `Alles samen betaal je **${eur(out.totaalBetaald)}** terug.`,
      sum: [
        { label: 'Geleend kapitaal', value: principal },
        { label: 'Rente', value: out.totaleRente },
        { label: 'Totaal terugbetaald', value: out.totaalBetaald },
      ],
    },
    ...(out.renteTijdensOpname === null
      ? []
      : [
          {
            text: `Bij de start krijg je ${eur(work.drawnAtStart)}. De rest komt in ${plural(values.schijven.length, 'schijf', 'schijven')}; tot dan betaal je ${grace > 0 ? `${plural(grace, 'maand', 'maanden')} lang ` : ''}enkel rente op wat je al opnam: **${eur(out.renteTijdensOpname)}**.`,
          },
        ]),
    ...(out.maandlastMetOverbrugging === null
      ? []
      : [
          {
            text: `Op de overbrugging van ${eur(values.overbrugging)} betaal je ${eur(out.overbruggingPerMaand)} rente per maand. In ${plural(values.overbruggingMaanden, 'maand', 'maanden')} is dat **${eur(out.overbruggingKost)}**.`,
            formula: `${eur(out.overbruggingPerMaand)} × ${values.overbruggingMaanden}`,
          },
        ]),
    ...extraSteps(solved),
    ...variableSteps(solved),
    ...(out.jkp === null
      ? []
      : [
          {
            text: `${costWords(solved)} kom je op een JKP van **${pct(out.jkp)}**.`,
            law: [jkpFormule, ...(values.hypotheekkosten ? [registratierechtHypotheek, hypotheekrecht] : [])],
          },
        ]),
  ]
}
