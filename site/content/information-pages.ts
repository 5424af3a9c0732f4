/** Title, description and date of the pages beside the calculators. */
import { breadcrumbs, organization } from '#site/content/json-ld.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { categoryNames } from '#site/content/categories.ts'
import { lawGroups } from '#site/content/law-groups.ts'
import { figuresDataset } from '#site/content/open-figures.ts'
import { type Crumb, home, type PageInfo } from '#site/content/page.ts'
import { buildDay } from '#site/content/build-day.ts'
import { legalTextsChangedOn } from '#site/content/site.ts'
import { eventPath, events } from '#site/content/events.ts'
import { newestLawChange } from '#site/content/law-changes.ts'

export type InformationPage = {
  readonly path: string
  readonly name: string
  readonly heading: string
  readonly title: string
  readonly description: string
  readonly changedOn: string
  /** The page above this one, when that is not home. */
  readonly parent?: string
}

const newestFigure = newestLawChange(buildDay)

const mainPages: readonly InformationPage[] = [
  {
    path: '/overige',
    name: 'Overige',
    heading: 'Overige pagina’s',
    title: 'Overige pagina’s van Rekenklaar',
    description:
      'Wie we zijn, hoe we met je gegevens omgaan, welke voorwaarden gelden en waar je elke pagina van Rekenklaar terugvindt.',
    changedOn: '2026-11-15',
  },
  {
    path: '/sitemap',
    name: 'Sitemap',
    heading: 'Sitemap: alle pagina’s',
    title: 'Sitemap: alle rekenhulpen en pagina’s',
    description:
      'Alle rekenhulpen van Rekenklaar op een rij: sparen, lenen, beleggen en planning, samen met onze informatiepagina’s.',
    changedOn: '2026-11-15',
  },
  {
    path: '/over-ons',
    name: 'Over ons',
    heading: 'Over Rekenklaar',
    title: 'Over Rekenklaar: wie we zijn en hoe we rekenen',
    description:
      'Rekenklaar maakt gratis financiële rekenhulpen voor België. Lees waarom we dat doen, waar je op mag rekenen en hoe je ons bereikt.',
    changedOn: '2026-11-15',
  },
  {
    path: '/privacy',
    name: 'Privacy',
    heading: 'Privacyverklaring',
    title: 'Privacyverklaring van Rekenklaar',
    description:
      'Je berekeningen blijven in je browser. Lees welke cookies we gebruiken, wanneer we om toestemming vragen en welke rechten je hebt.',
    changedOn: legalTextsChangedOn,
  },
  {
    path: '/voorwaarden',
    name: 'Voorwaarden',
    heading: 'Gebruiksvoorwaarden',
    title: 'Gebruiksvoorwaarden van Rekenklaar',
    description:
      'Onze rekenhulpen geven informatie en geen advies. Lees wat je met de site mag doen, wat niet, en welk recht er geldt.',
    changedOn: legalTextsChangedOn,
  },
  {
    path: '/toegankelijkheid',
    name: 'Toegankelijkheid',
    heading: 'Toegankelijkheid',
    title: 'Toegankelijkheidsverklaring van Rekenklaar',
    description:
      'Rekenklaar volgt WCAG 2.2 op niveau AA. Lees wat we doen, wat nog niet lukt en hoe je een probleem kunt melden.',
    changedOn: '2026-11-15',
  },
  {
    path: '/ontwikkelaars',
    name: 'Ontwikkelaars',
    heading: 'Voor ontwikkelaars',
    title: 'Rekenen met je eigen programma of site',
    description:
      'De rekenhulpen van Rekenklaar voor andere programma’s: een open rekendienst, tools voor assistenten, insluiten op je site en open cijfers.',
    changedOn: '2026-11-15',
  },
  {
    path: '/cijfers-en-bronnen',
    name: 'Cijfers en bronnen',
    heading: 'Cijfers en bronnen',
    title: 'Alle wettelijke cijfers met datum en bron',
    description:
      'Elk wettelijk cijfer waarmee Rekenklaar rekent, van roerende voorheffing tot pensioen: de waarde, sinds wanneer, de bron en de laatste controle.',
    changedOn: newestFigure,
  },
  {
    path: '/zo-testen-we',
    name: 'Zo testen we',
    heading: 'Zo testen we',
    title: 'Zo testen we: voorbeelden met onze uitkomst',
    description:
      'Gepubliceerde rekenvoorbeelden van banken, overheid en pers, met daarnaast de uitkomst van onze rekenhulpen. Kijk zelf of het klopt.',
    changedOn: '2026-11-15',
  },
  {
    path: '/wat-verandert',
    name: 'Wat verandert er op 1 januari?',
    heading: 'Wat verandert er op 1 januari?',
    title: 'Wat verandert er op 1 januari? Nieuwe bedragen en regels',
    description:
      'Belasting, loon, wonen, sparen en gezin: welke bedragen en regels veranderen op 1 januari, van wat naar wat, met bron en stand.',
    changedOn: newestFigure,
  },
  {
    path: '/gebeurtenissen',
    name: 'Gebeurtenissen',
    heading: 'Als je leven verandert',
    title: 'Gebeurtenissen: wat regel je en wat kost het?',
    description:
      'Een kind, een huis, ontslag, ziekte of pensioen: wat je regelt, tegen welke dag, en wat het met je geld doet. Tien gebeurtenissen.',
    changedOn: '2026-11-17',
  },
  {
    path: '/veranderingen',
    name: 'Wat is er veranderd?',
    heading: 'Wat is er veranderd?',
    title: 'Wat is er veranderd? Nieuwe cijfers en rentes',
    description:
      'Nieuwe wettelijke cijfers en gewijzigde bankrentes, de nieuwste eerst. Zo zie je meteen of een oude berekening nog klopt.',
    changedOn: newestFigure,
  },
]

/** The pages under "Gebeurtenissen", "Cijfers en bronnen" and "Zo testen we": too much to read in one go. */
const subPages: readonly InformationPage[] = [
  ...events.map((event) => ({
    path: eventPath(event),
    name: event.name,
    heading: event.name,
    title: event.title,
    description: event.description,
    changedOn: '2026-11-17',
    parent: '/gebeurtenissen',
  })),
  ...lawGroups.map((group) => ({
    path: `/cijfers-en-bronnen/${group.slug}`,
    name: group.name,
    heading: `Cijfers: ${group.name.toLowerCase()}`,
    title: `Wettelijke cijfers: ${group.name.toLowerCase()}`,
    description: `Wettelijke cijfers met datum en bron: ${group.text}.`,
    changedOn: newestFigure,
    parent: '/cijfers-en-bronnen',
  })),
  ...categories.map((category) => ({
    path: `/zo-testen-we/${category}`,
    name: categoryNames[category],
    heading: `Zo testen we: ${category}`,
    title: `Zo testen we onze rekenhulpen voor ${category}`,
    description: `Gepubliceerde rekenvoorbeelden over ${category}, elk met hun bron, en daarnaast de uitkomst van onze rekenhulpen.`,
    changedOn: '2026-11-15',
    parent: '/zo-testen-we',
  })),
]

export const informationPages: readonly InformationPage[] = [...mainPages, ...subPages]

export function findPage(path: string): InformationPage {
  const page = informationPages.find((each) => each.path === path)
  if (!page) throw new Error(`No information page ${path}`)
  return page
}

export function crumbsOf({ path, name, parent }: InformationPage): readonly Crumb[] {
  return [home, ...(parent === undefined ? [] : [{ name: findPage(parent).name, path: parent }]), { name, path }]
}

const extraSchemas: Readonly<Record<string, () => readonly Readonly<Record<string, unknown>>[]>> = {
  '/over-ons': () => [organization()],
  '/cijfers-en-bronnen': () => [figuresDataset()],
}

export function informationPage(path: string): PageInfo {
  const page = findPage(path)
  const crumbs = crumbsOf(page)
  return {
    path,
    title: page.title,
    description: page.description,
    crumbs,
    image: `/delen${page.parent ?? path}.png`,
    imageAlt: page.heading,
    changedOn: page.changedOn,
    schemas: [breadcrumbs(crumbs), ...(extraSchemas[path]?.() ?? [])],
  }
}
