/** Legal figures of which we only know until when they hold: the admin sees them coming. */
import { figuresOf, lawGroups } from '#site/content/law-groups.ts'

export type LawEnd = {
  readonly label: string
  /** Last day for which the figure is known. */
  readonly knownTo: string
  readonly source: string
  readonly path: string
}

export function lawEnds(): readonly LawEnd[] {
  return lawGroups
    .flatMap((group) =>
      figuresOf(group).flatMap(({ file, figure }) =>
        figure.knownTo === undefined
          ? []
          : [
              {
                label: figure.label,
                knownTo: figure.knownTo,
                source: figure.source,
                path: `/cijfers-en-bronnen/${group.slug}#over-${file}`,
              },
            ],
      ),
    )
    .toSorted((a, b) => a.knownTo.localeCompare(b.knownTo) || a.label.localeCompare(b.label, 'nl'))
}
