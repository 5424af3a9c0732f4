/** The figures of rules/ by folder: each folder is a subject and a page under /cijfers-en-bronnen. */
import { lawFigures, type NamedFigure } from '#site/content/tokens.ts'

export type LawGroup = {
  /** The end of the address. */
  readonly slug: string
  /** The folder in rules/, when the address has another word for it. */
  readonly folder?: string
  readonly name: string
  readonly text: string
}

export const lawGroups: readonly LawGroup[] = [
  {
    slug: 'sparen-beleggen',
    name: 'Sparen en beleggen',
    text: 'vrijstellingen op spaarrente, roerende voorheffing, beurstaks, effectentaks en meerwaardebelasting',
  },
  {
    slug: 'krediet',
    name: 'Krediet',
    text: 'maximale JKP’s, woonkrediet, kredietakte, leasing, voorschot en wettelijke rente',
  },
  {
    slug: 'wonen',
    name: 'Wonen',
    text: 'registratiebelasting, verdeelrecht, notaris, onroerende voorheffing, verhuur en huurindexatie',
  },
  { slug: 'auto', name: 'Auto', text: 'belasting op inverkeerstelling (BIV) en verkeersbelasting per gewest' },
  {
    slug: 'loon',
    name: 'Loon',
    text: 'sociale bijdragen, bedrijfsvoorheffing, vakantiegeld, eindejaarspremie, opzeg, bedrijfswagen en studenten',
  },
  {
    slug: 'zelfstandigen',
    name: 'Zelfstandigen',
    text: 'sociale bijdragen, drempels, de breuken van elk jaar en de vennootschap',
  },
  {
    slug: 'pensioen',
    name: 'Pensioen',
    text: 'wettelijk pensioen, aanvullend pensioen, pensioensparen en inhoudingen op pensioenen',
  },
  {
    slug: 'belasting',
    name: 'Belasting',
    text: 'belastingschijven, personen ten laste, belastingvoordelen en langetermijnsparen',
  },
  { slug: 'familie', name: 'Familie', text: 'erfbelasting, schenkbelasting en Groeipakket' },
  {
    slug: 'uitkeringen',
    name: 'Uitkeringen',
    text: 'werkloosheid, ziekte, invaliditeit, overbruggingsrecht en vervangingsinkomens',
  },
  {
    slug: 'prijzen',
    folder: 'kernel',
    name: 'Prijzen en index',
    text: 'consumptieprijzen, gezondheidsindex en spilindex',
  },
]

export const figuresOf = (group: LawGroup): readonly NamedFigure[] =>
  lawFigures.filter(({ folder }) => folder === (group.folder ?? group.slug))

export function bySubject(figures: readonly NamedFigure[]): readonly (readonly [string, readonly NamedFigure[]])[] {
  const files = [...new Set(figures.map(({ file }) => file))]
  return files.map((file) => [file, figures.filter((named) => named.file === file)])
}
