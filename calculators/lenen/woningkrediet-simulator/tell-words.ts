import type { Buying } from './case.ts'

/** The tax has another name in each region. */
export const taxName = ({ values }: Buying) =>
  values.gewest === 'vlaanderen' ? 'Registratiebelasting' : 'Registratierechten'
