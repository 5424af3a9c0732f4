/** What the mail of "Fout gezien?" says: fetched when it is opened. */
import { isShown } from '#calculators/kernel/fields.ts'
import { dateText } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { inputText, type PrintSheetProps } from '#site/calculator/export/PrintSheet.tsx'
import { versionOf } from '#site/calculator/report/Grounds.tsx'
import type { PageMeta } from '#site/calculator/state/props.ts'

export type Mistake = {
  readonly meta: PageMeta
  readonly report: Report
  readonly rulesDay: string
  readonly print: PrintSheetProps
}

/** Mail programs cut longer addresses off; the link holds the same inputs. */
const LONGEST_BODY = 1500

export function mailBody({ meta, report, rulesDay, print }: Mistake): string {
  const inputs = Object.entries(print.inputs)
    .filter(([, field]) => isShown(field, print.values))
    .map(([key, field]) => `- ${field.label}: ${inputText(field, print.raw[key] ?? '', print.values)}`)
  const lines = (given: readonly string[]) =>
    [
      'Wat klopt er niet?',
      '',
      '',
      `Pagina: ${meta.pageTitle} (/${meta.category}/${meta.slug})`,
      `Versie: ${versionOf(meta.changedOn)}, regels op ${dateText(rulesDay)}`,
      `Uitkomst: ${report.headline.label} ${showFigure(report.headline)}`,
      ...given,
      `Link: ${print.link()}`,
    ].join('\n')
  const full = lines(inputs)
  return full.length <= LONGEST_BODY ? full : lines([])
}
