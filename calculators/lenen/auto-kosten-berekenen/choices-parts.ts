/** What a car costs, part by part, in the order in which it is told. */
export const PARTS = ['waardeverlies', 'rente', 'huur', 'energie', 'verzekering', 'onderhoud', 'biv', 'taks'] as const
export type Part = (typeof PARTS)[number]
