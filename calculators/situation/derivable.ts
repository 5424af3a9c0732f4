/** Facts that can follow from others (calculators/situation/derived.ts). A page that asks one fetches what works it out. */
export const DERIVABLE: ReadonlySet<string> = new Set([
  'gewest',
  'kinderen',
  'geboortejaar',
  'geboortejaarPartner',
  'nettoInkomen',
  'nettoPartner',
  'belastbaarInkomen',
  'voordeelWagen',
  'leningsaldo',
  'leningRest',
  'leningRestMaanden',
  'lopendeKredieten',
  'openstaandeSchuld',
])
