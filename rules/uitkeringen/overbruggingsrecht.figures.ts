/** The figures of overbruggingsrecht.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli } from '#rules/kernel/sources.ts'

export const overbruggingsrecht = dated(
  'Overbruggingsrecht van een zelfstandige per maand, basisbedrag aan de spilindex 147,31',
  'schaal',
  [
    {
      from: '2021-07-01',
      value: { zonderLast: 1317.52, metLast: 1646.38 },
      proof: {
        eli: eli.overbruggingsrecht,
        article: 'art. 10, § 1',
        says: '1.317,52 euro; 1.646,38 euro',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'RSVZ, overbruggingsrecht',
    article: 'art. 10 wet van 22 december 2016',
    eli: eli.overbruggingsrecht,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Het hoogste bedrag is voor wie iemand ten laste heeft bij het ziekenfonds.',
  },
)

export const overbruggingsrechtDuur = dated(
  'Overbruggingsrecht: aantal maanden',
  'formule',
  [
    {
      from: '2019-07-01',
      value: { perFeit: 12, loopbaan: 12, langeLoopbaan: 24, kwartalenLang: 60 },
      proof: {
        eli: eli.overbruggingsrecht,
        article: 'art. 7, § 3',
        says: '12 maanden; 24 maanden vanaf 60 kwartalen; per feit 12 maanden',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'RSVZ, overbruggingsrecht',
    article: 'art. 7, § 3 wet van 22 december 2016',
    eli: eli.overbruggingsrecht,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)
