/** The chunk that brings charts and tables to life. */
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import { ReportSections, type SectionsProps } from '#site/calculator/report/ReportSections.tsx'
import { fetchWhole, wholeUses } from '#site/calculator/report/whole-law.ts'

const nothing = () => undefined

/** What has to be here before these sections can be drawn. */
export const prepareSections = async ({ uses }: SectionsProps): Promise<void> => fetchWhole(uses)

export function sectionsElement({ uses, ...props }: SectionsProps) {
  return (
    <ErrorBoundary onReset={nothing}>
      <ReportSections {...props} uses={wholeUses(uses)} />
    </ErrorBoundary>
  )
}
