/** The chunk that brings charts and tables to life. */
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import { ReportSections, type SectionsProps } from '#site/calculator/report/ReportSections.tsx'

const nothing = () => undefined

export function sectionsElement(props: SectionsProps) {
  return (
    <ErrorBoundary onReset={nothing}>
      <ReportSections {...props} />
    </ErrorBoundary>
  )
}
