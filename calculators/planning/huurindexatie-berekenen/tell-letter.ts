import { dateText, eur, longDate, num } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import type { Rent } from './case.ts'

/** The request of the landlord. It asks no more months than the law allows; without an index there is nothing to ask. */
export function rentLetter({ values, out, work: { result, late, mostMonthsBack } }: Rent): Report['letter'] {
  if (!result || out.vanafGevraagd === null) return undefined
  const { restart, newIndex, startIndex, allowed, factor } = result
  const formula = restart
    ? `${eur(restart.rent)} (huur van het jaar met beperkte indexering) × ${num(newIndex)} ÷ ${num(restart.index)}`
    : `${eur(values.basishuur)} × ${num(newIndex)} ÷ ${num(startIndex)}${allowed === 1 ? '' : ` × ${num(factor, 6)} (EPC-correctie)`}`
  const { ondertekend, start } = values
  const signed = ondertekend === null || ondertekend === start ? '' : `van ${dateText(ondertekend)}, `
  return {
    title: 'Brief: vraag tot indexering van de huur',
    paragraphs: [
      `Betreft: indexering van de huurprijs, contract ${signed}ingegaan op ${dateText(values.start)}, ${gewestNaam[values.gewest]}.`,
      'Geachte,',
      `Volgens het huurcontract wordt de huur elk jaar aangepast aan de gezondheidsindex. De basishuur bedraagt ${eur(values.basishuur)} per maand.`,
      `De aanvangsindex is ${num(startIndex)} (${longDate(result.startMonth)}). De nieuwe index is ${num(newIndex)} (${longDate(result.newMonth)}). De nieuwe huur is dus ${formula} = ${eur(result.rent)}.`,
      `Gelieve vanaf ${dateText(out.vanafGevraagd)} dit bedrag te betalen, zonder de kosten.${late ? ` De indexering werkt hoogstens ${mostMonthsBack} maanden terug.` : ''}`,
      ...(out.achterstal === null ? [] : [`Voor de voorbije maanden is dat samen nog ${eur(out.achterstal)}.`]),
      'Met vriendelijke groeten,',
    ],
  }
}
