/** The table of municipalities where it is there from the start. For a browser the build leaves this module empty. */
export { table } from '#data/places-table.ts'
