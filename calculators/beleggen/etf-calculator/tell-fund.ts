/** What is said about a fund of the list. */
import { dateText, pct } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { registeredOn } from '#data/etfs.ts'
import type { Fund } from './choices-fund.ts'
import type { PastClass } from './model-past.ts'

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
      text: `${fund.name}: ${fund.distributes ? 'uitkerend' : 'kapitaliserend'}, kosten ${pct(fund.ter)}, ${CLASS_TEXT[fund.tob]} van de beurstaks. Inschrijving nagekeken op ${dateText(registeredOn)}${fund.doubtful ? ', niet helemaal zeker: kijk het na bij je broker' : ''}.`,
    },
  ]
}

/** Whose past it is. */
export const PAST_TEXT: Record<PastClass, string> = {
  american: 'Amerikaanse aandelen',
  world: 'aandelen uit de hele wereld',
  emerging: 'aandelen uit groeilanden',
  europe: 'Europese aandelen',
  euroBonds: 'staatsobligaties in euro',
}

/** Why a fund of bonds that pays out is not taxed on its interest when it is sold. */
export const paysOutText =
  'Keert het fonds volgens zijn prospectus alle rente uit, dan is er geen Reynderstaks. Zo rekenen we.'
