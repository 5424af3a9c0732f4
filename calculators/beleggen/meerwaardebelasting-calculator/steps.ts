/** The computation in sentences. */
import { FIRST_YEAR, soldSum } from '#calculators/beleggen/words.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import {
  aanmerkelijkBelangDrempel,
  aanmerkelijkBelangSchaal,
  belangBuitenEerTarief,
  bronheffingMeerwaarde,
  fotodatum,
  historischTot,
  interneMeerwaardeTarief,
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
  overdrachtPerJaar,
  speculatietarief,
  verliesjarenSpeculatie,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { Gains } from './case.ts'

function saleStep({ out, work }: Gains): Step {
  const { slices } = work.settlement
  return {
    text: `Je verkocht voor ${eur(out.opbrengst)}. De oudste stuks tellen het eerst: ${slices.length === 1 ? 'één lot geeft' : `${slices.length} loten samen geven`} **${eur(Math.abs(out.nettoMeerwaarde))}** ${out.nettoMeerwaarde < 0 ? 'verlies' : 'winst'}.`,
    sum: soldSum(slices, 6, { label: 'Netto winst', value: out.nettoMeerwaarde }),
    law: [fotodatum, historischTot],
  }
}

function yearStep(line: Gains['work']['lines'][number]): Step {
  if (line.net < 0) {
    const loss = eur(-line.net)
    return {
      text: line.taxed
        ? `In ${line.year} verloor je netto ${loss}: er is **geen** winst om te belasten.`
        : `Je verlies van ${loss} in ${line.year} telt niet: de belasting bestaat sinds ${FIRST_YEAR}.`,
    }
  }
  if (!line.taxed) {
    return {
      text: `Voor verkopen in ${line.year} is er bij normaal beheer nog geen belasting op de winst van ${eur(line.net)}.`,
    }
  }
  return {
    text: `In ${line.year} maakte je ${eur(line.net)} netto winst. Na de vrijstelling blijft ${eur(line.taxable)} over, aan ${pct(line.rate, 2, 0)}: **${eur(line.tax)}**.`,
    sum: [
      { label: 'Winsten', value: line.gains },
      { label: 'Verliezen van hetzelfde jaar', value: 0 - line.losses },
      { label: 'Vrijstelling van het jaar', value: 0 - line.exempt },
      { label: 'Overgedragen vrijstelling', value: 0 - line.carriedUsed },
      { label: 'Belastbaar', value: line.taxable },
    ],
    law: [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum],
  }
}

function otherStep({ values, work }: Gains): Step[] {
  const { other } = work
  if (!other) return []
  if ('rate' in other) {
    const intern = other.kind === 'intern'
    return [
      {
        text: `${intern ? 'Je verkoopt aan een vennootschap die je zelf controleert' : 'Je verkoopt aan een bedrijf van buiten de EER'}: de hele winst wordt belast. Dat is **${eur(other.tax)}**.`,
        formula: `${eur(other.base)} × ${pct(other.rate, 2, 0)}`,
        law: [intern ? interneMeerwaardeTarief : belangBuitenEerTarief],
      },
    ]
  }
  if (other.kind === 'belang') {
    return [
      {
        text: `Op een aanmerkelijk belang geldt een schaal. Over vijf jaar samen gaat het om ${eur(other.fiveYears)}.${other.persons === 2 ? ' Elke partner heeft een eigen schaal, voor de helft.' : ''} Nu betaal je **${eur(other.tax)}**.`,
        brackets: other.brackets,
        law: [aanmerkelijkBelangSchaal, aanmerkelijkBelangDrempel],
      },
    ]
  }
  return [
    {
      text: `Buiten normaal beheer is er geen vrijstelling: ${eur(other.plain)} belasting en ${eur(other.surcharge)} gemeentebelasting. Samen **${eur(other.tax)}**.`,
      formula: `(${eur(other.gain)} − ${eur(values.kosten)} − ${eur(values.verliesVorigeJaren)}) × ${pct(work.speculationRate, 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
      law: [speculatietarief, verliesjarenSpeculatie, gemeentebelastingRichtwaarde],
    },
  ]
}

export function steps(solved: Gains): Step[] {
  const { values, out, work } = solved
  const last = work.lines.at(-1)
  const found: Step[] = values.verkopen.length > 0 ? [saleStep(solved)] : []
  found.push(...(work.ordinary ? work.lines.map(yearStep) : otherStep(solved)))
  if (out.ingehouden > 0) {
    found.push({
      text: `Je bank houdt bij elke verkoop met winst in, zonder vrijstelling, verliezen of aankoopprijs: ${eur(out.ingehouden)}. ${out.terugTeVragen > 0 ? `Via je aangifte krijg je **${eur(out.terugTeVragen)}** terug.` : 'Dat is niet te veel.'}`,
      law: [bronheffingMeerwaarde],
    })
  }
  if (work.ordinary) {
    found.push({
      text: `In ${work.roomYear} kun je nog **${eur(out.nogVrij)}** winst nemen zonder belasting: wat er van de vrijstelling en van de bruikbare overdracht over is.`,
      law: [meerwaardevrijstelling, overdrachtMaximum],
    })
  }
  if (work.ordinary && last?.taxed) {
    found.push({
      text: `Naar ${last.year + 1} gaat **${eur(out.overTeDragen)}** ongebruikte vrijstelling mee.`,
      law: [overdrachtPerJaar],
    })
  }
  return found
}
