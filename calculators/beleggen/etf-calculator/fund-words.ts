/** What is said about a fund of the list. */
import { dateText, pct } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { Fund } from './fund.ts'

export const CLASS_TEXT: Record<Fund['tob'], string> = {
  laag: 'laagste klasse',
  midden: 'klasse van aandelen',
  hoog: 'hoogste klasse',
  geen: 'klasse zonder beurstaks',
}

/** What the list says of the fund, and how sure that is. */
export function fundNotices(fund: Fund): Notice[] {
  if (fund.name === '') return []
  return [
    {
      tone: fund.doubtful ? 'warning' : 'info',
      text: `${fund.name}: ${fund.distributes ? 'uitkerend' : 'kapitaliserend'}, kosten ${pct(fund.ter)}, ${CLASS_TEXT[fund.tob]} van de beurstaks. Inschrijving nagekeken op ${dateText(fund.checkedOn)}${fund.doubtful ? ', niet helemaal zeker: kijk het na bij je broker' : ''}.`,
    },
  ]
}
