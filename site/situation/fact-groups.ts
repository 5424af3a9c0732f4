/** The questions of Mijn situatie in parts, the ones that most answers need first. */
import type { FactLine } from '#site/content/facts-list.ts'

const PARTS: readonly { readonly title: string; readonly facts: readonly string[] }[] = [
  {
    title: 'Jij en je loon',
    facts: ['statuut', 'brutoloon', 'gezin', 'eindejaarspremie', 'belastbaarInkomen', 'nettoInkomen', 'voordeelWagen'],
  },
  {
    title: 'Wie en waar',
    facts: ['geboortedatum', 'geboortejaar', 'gewest', 'postcode', 'kinderen', 'kinderenGeboren'],
  },
  {
    title: 'Je partner',
    facts: [
      'gehuwd',
      'geboortejaarPartner',
      'statuutPartner',
      'brutoloonPartner',
      'inkomenPartner',
      'nettoPartner',
      'geboortedatumPartner',
      'loopbaanjarenPartner',
      'stopleeftijdPartner',
    ],
  },
  {
    title: 'Werk en pensioen',
    facts: ['inDienst', 'tewerkstelling', 'paritairComite', 'loopbaanjaren', 'stopleeftijd', 'pensioensparen'],
  },
  { title: 'Je bedrijfswagen', facts: ['cataloguswaarde', 'brandstof', 'uitstoot'] },
  { title: 'Wonen', facts: ['wonen', 'huur', 'huurStart', 'epc', 'woningwaarde', 'ki'] },
  {
    title: 'Je woonlening',
    facts: [
      'leenbedrag',
      'leninglooptijd',
      'leningrente',
      'leningStart',
      'leningsaldo',
      'leningRest',
      'leningRestMaanden',
      'renteHerziening',
    ],
  },
  { title: 'Je andere schulden', facts: ['schulden', 'lopendeKredieten', 'openstaandeSchuld'] },
  { title: 'Een woning kopen', facts: ['prijs', 'eigenInbreng', 'enigeEigenWoning'] },
  {
    title: 'Geld',
    facts: [
      'spaargeld',
      'spaarrekening',
      'spaarrente',
      'spaarpremie',
      'laatsteStorting',
      'beleggingen',
      'beleggingenBasis',
      'titularissen',
      'vasteKosten',
      'levensonderhoud',
    ],
  },
]

export type FactGroup = { readonly title: string; readonly lines: readonly FactLine[] }

/** A fact that no part names still has its place, at the end. */
export function factGroups(lines: readonly FactLine[]): readonly FactGroup[] {
  const named = new Set(PARTS.flatMap(({ facts }) => facts))
  const groups = PARTS.map(({ title, facts }) => ({
    title,
    lines: facts.flatMap((fact) => lines.filter((line) => line.fact === fact)),
  }))
  const rest = lines.filter(({ fact }) => !named.has(fact))
  return [...groups, { title: 'Nog meer', lines: rest }].filter((group) => group.lines.length > 0)
}
