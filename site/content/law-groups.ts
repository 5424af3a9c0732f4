/** The figures of rules/ in groups a visitor looks for. Each group is a page under /cijfers-en-bronnen. */
import { lawFigures, type NamedFigure } from '#site/content/tokens.ts'

export type LawGroup = {
  readonly slug: string
  readonly name: string
  readonly text: string
  readonly files: readonly string[]
}

export const lawGroups: readonly LawGroup[] = [
  {
    slug: 'sparen-en-beleggen',
    name: 'Sparen en beleggen',
    text: 'vrijstellingen op spaarrente, roerende voorheffing, beurstaks, effectentaks en meerwaardebelasting',
    files: [
      'sparen',
      'spaarboekje',
      'roerende-voorheffing',
      'dividendvrijstelling',
      'beurstaks',
      'effectentaks',
      'meerwaardebelasting',
      'reynderstaks',
      'gvv',
      'groeipakket',
    ],
  },
  {
    slug: 'lenen-en-wonen',
    name: 'Lenen en wonen',
    text: 'maximale JKP’s, woonkrediet, notaris, registratiebelasting, kredietakte en huurindexatie',
    files: [
      'consumentenkrediet',
      'woonkrediet',
      'kredietakte',
      'notaris',
      'registratierechten',
      'registratietarieven',
      'wettelijke-rente',
      'huurindexatie',
      'prijsindex',
    ],
  },
  {
    slug: 'werk-en-inkomen',
    name: 'Werk en inkomen',
    text: 'loon, sociale bijdragen, vakantiegeld, eindejaarspremie, opzeg, bedrijfswagen en uitkeringen',
    files: [
      'loon',
      'bedrijfsvoorheffing',
      'bedrijfswagen',
      'eindejaarspremie',
      'vakantiegeld',
      'opzeg',
      'uitkeringen',
      'zelfstandigen',
    ],
  },
  {
    slug: 'pensioen',
    name: 'Pensioen',
    text: 'wettelijk pensioen, aanvullend pensioen, pensioensparen, langetermijnsparen en inhoudingen',
    files: [
      'pensioen',
      'pensioenhervorming',
      'pensioeninhouding',
      'tweede-pijler',
      'pensioensparen',
      'langetermijnsparen',
      'sterftetafels',
    ],
  },
  {
    slug: 'belasting-en-familie',
    name: 'Belasting en familie',
    text: 'belastingschijven, belastingvoordelen, vervangingsinkomens, erfbelasting en schenkbelasting',
    files: [
      'personenbelasting',
      'aanslag',
      'belastingvoordelen',
      'vervangingsinkomen',
      'erfbelasting',
      'schenkbelasting',
    ],
  },
]

/** A file of rules/ that no group names belongs to the last one, so that no figure is ever left out. */
export function figuresOf(group: LawGroup): readonly NamedFigure[] {
  const named = new Set(lawGroups.flatMap((each) => each.files))
  const isLast = group === lawGroups.at(-1)
  return lawFigures.filter(({ file }) => group.files.includes(file) || (isLast && !named.has(file)))
}

export function bySubject(figures: readonly NamedFigure[]): readonly (readonly [string, readonly NamedFigure[]])[] {
  const files = [...new Set(figures.map(({ file }) => file))]
  return files.map((file) => [file, figures.filter((named) => named.file === file)])
}
