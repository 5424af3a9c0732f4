/** Student work: hours a year at the reduced contribution. */
import { dated, type Law } from '#rules/kernel/dated.ts'

export const studentenuren = dated(
  'Uren per jaar die een student aan verlaagde bijdragen mag werken',
  'aantal',
  [
    { from: '2017-01-01', value: 475 },
    { from: '2023-01-01', value: 600 },
    { from: '2025-01-01', value: 650 },
  ],
  {
    source: 'RSZ, studentenarbeid; student@work',
    article: 'art. 17bis KB 28 november 1969',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const solidariteitsbijdrageStudent = dated(
  'Solidariteitsbijdrage van een jobstudent',
  'tarief',
  [{ from: '2012-01-01', value: 0.0271 }],
  {
    source: 'RSZ, studentenarbeid',
    article: 'art. 17bis KB 28 november 1969',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/** Net hourly wage within the yearly hours. Leaves out: personal income tax, which a student rarely owes. */
export function nettoUurloonStudent(law: Law, bruto: number): number {
  return bruto * (1 - law(solidariteitsbijdrageStudent))
}
