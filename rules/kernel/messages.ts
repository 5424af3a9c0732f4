/** Every sentence of rules/ that a visitor can read. Another language replaces this file. */

const belgianDate = (date: string): string => date.split('-').toReversed().join('/')

export const messages = {
  lawBefore: (figure: string, firstDay: string): string =>
    `We kennen "${figure}" pas vanaf ${belgianDate(firstDay)}. Kies een latere datum.`,
  lawAfter: (figure: string, lastDay: string): string =>
    `"${figure}" is nog niet bekend na ${belgianDate(lastDay)}. Reken met de regels van ${lastDay.slice(0, 4)}.`,
} as const
