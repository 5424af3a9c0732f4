/** When gains are taken, as a choice and in a sentence. */
export const HARVESTS = ['einde', 'jaarlijks', 'vanaf25', 'vanaf50', 'vanaf75', 'vanaf100', 'vanaf150'] as const

/** "elk jaar, op aankopen die minstens 50 % stegen". */
export const harvestText = (key: string): string => {
  if (key === 'einde') return 'alles op het einde'
  if (key === 'jaarlijks') return 'elk jaar tot de vrijstelling'
  return `elk jaar, op aankopen die minstens ${key.replace('vanaf', '')}\u00a0% stegen`
}
