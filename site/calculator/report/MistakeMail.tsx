/** "Fout gezien?": a mail to the operator. What the visitor typed goes in only when he clicks; he reads it before he sends. */
import type { MouseEvent } from 'react'
import { dateText } from '#calculators/kernel/format.ts'
import { isShown } from '#calculators/kernel/fields.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { inputText, type PrintSheetProps } from '#site/calculator/export/PrintSheet.tsx'
import type { PageMeta } from '#site/calculator/state/props.ts'

/** Mail programs cut longer addresses off; the link holds the same inputs. */
const LONGEST_BODY = 1500

export type MistakeMailProps = {
  readonly meta: PageMeta
  readonly report: Report
  readonly rulesDay: string
  readonly print: PrintSheetProps
}

export const versionOf = (changedOn: string) => changedOn.slice(0, 7).replace('-', '.')

export function mailBody({ meta, report, rulesDay, print }: MistakeMailProps): string {
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

export function MistakeMail(props: MistakeMailProps) {
  const { contact, pageTitle } = props.meta
  const address = `mailto:${contact}?subject=${encodeURIComponent(`Fout gezien: ${pageTitle}`)}`
  const fill = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = `${address}&body=${encodeURIComponent(mailBody(props))}`
  }
  return (
    <p className="src no-print">
      <a href={address} onClick={fill}>
        Fout gezien?
      </a>{' '}
      Je mailprogramma opent met deze pagina, de versie en je gegevens. Jij leest en verstuurt de mail zelf.
    </p>
  )
}
