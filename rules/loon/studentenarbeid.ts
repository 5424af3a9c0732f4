/** Student work: hours a year at the reduced contribution. */
import type { Law } from '#rules/kernel/dated.ts'
import { solidariteitsbijdrageStudent } from '#rules/loon/studentenarbeid.figures.ts'

/** Net hourly wage within the yearly hours. Leaves out: personal income tax, which a student rarely owes. */
export function nettoUurloonStudent(law: Law, bruto: number): number {
  return bruto * (1 - law(solidariteitsbijdrageStudent))
}
