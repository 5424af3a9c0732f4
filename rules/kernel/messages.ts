/** Every sentence that rules/ itself gives a visitor. Another language replaces this file and labels.ts. */

const belgianDate = (date: string): string => date.split('-').toReversed().join('/')

export const messages = {
  lawBefore: (figure: string, firstDay: string): string =>
    `We kennen "${figure}" pas vanaf ${belgianDate(firstDay)}. Kies een latere datum.`,
  lawAfter: (figure: string, lastDay: string): string =>
    `"${figure}" is nog niet bekend na ${belgianDate(lastDay)}. Reken met de regels van ${lastDay.slice(0, 4)}.`,
} as const
