/** Title, description and structured data of every page that is not an information page. */
import type { Category, Meta } from '#calculators/kernel/meta.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { calculatorPath, categoryNames, TOOLS_CLAIM, toolCount } from '#site/content/categories.ts'
import { hubs } from '#site/content/hubs.ts'
import { breadcrumbs, faqPage, organization, webApplication, webSite } from '#site/content/json-ld.ts'
import { hostPagePrefix } from '#contract/embed.ts'
import { type Crumb, home, type PageInfo } from '#site/content/page.ts'
import { siteName } from '#site/content/site.ts'
import { fillTokens } from '#site/content/tokens.ts'

export function homePage(): PageInfo {
  const tools = toolCount(catalogue.length, TOOLS_CLAIM)
  return {
    path: '/',
    title: `${siteName}: gratis rekenhulpen voor je geldzaken`,
    description: `${tools} gratis rekenhulpen voor sparen, lenen, beleggen en plannen in België. Met de regels van vandaag, zonder registratie: je cijfers blijven van jou.`,
    schemas: [webSite(), organization()],
  }
}

export function notFoundPage(): PageInfo {
  return {
    path: '/404',
    title: `404 Page Not Found | ${siteName}`,
    description: 'Deze pagina bestaat niet of niet meer. Zoek een berekening, of kies een categorie om verder te gaan.',
    hidden: true,
  }
}

export function offlinePage(): PageInfo {
  return {
    path: '/offline',
    title: `Je bent offline | ${siteName}`,
    description:
      'Zonder verbinding blijven de rekenhulpen werken. Zoek een berekening of ga terug naar de startpagina.',
    hidden: true,
  }
}

/** Holds what is personal: no search engine needs it. */
export function situationPage(): PageInfo {
  return {
    path: '/mijn-situatie',
    title: `Mijn situatie | ${siteName}`,
    description:
      'Zie, verander, bewaar of wis de gegevens die je op dit toestel bijhoudt voor de rekenhulpen. Ze worden nooit verstuurd.',
    hidden: true,
  }
}

/** As personal as the page above. */
export function keptPage(): PageInfo {
  return {
    path: '/mijn-berekeningen',
    title: `Mijn berekeningen | ${siteName}`,
    description:
      'Open, hernoem, vergelijk of wis de berekeningen die je op dit toestel bewaarde. Ze worden nooit verstuurd.',
    hidden: true,
  }
}

export function adminPage(): PageInfo {
  return {
    path: '/admin',
    title: `Beheer | ${siteName}`,
    description:
      'Beheer van banken, producten en rentes. Alleen voor beheerders van Rekenklaar, na aanmelden met een account.',
    hidden: true,
  }
}

export function hubPage(category: Category): PageInfo {
  const hub = hubs[category]
  const crumbs = [home, { name: categoryNames[category], path: `/${category}` }]
  const faqs = hub.faqs.map((faq) => ({ question: faq.question, answer: fillTokens(faq.answer) }))
  return {
    path: `/${category}`,
    title: hub.metaTitle,
    description: hub.metaDescription,
    category,
    crumbs,
    image: `/delen/${category}.png`,
    imageAlt: hub.title,
    schemas: [breadcrumbs(crumbs), faqPage(faqs)],
  }
}

/** The code that puts a calculator on another site. One of sixty alike, so not for search engines. */
export function hostPage(meta: Meta): PageInfo {
  const path = `${hostPagePrefix}${meta.slug}`
  return {
    path,
    title: `Op je site: ${meta.breadcrumbTitle} | ${siteName}`,
    description: `Zet deze rekenhulp op je eigen site: ${meta.pageTitle}. Gratis, zonder cookies en zonder meting.`,
    category: meta.category,
    crumbs: [...calculatorCrumbs(meta), { name: 'Op je site', path }],
    hidden: true,
  }
}

const calculatorCrumbs = (meta: Meta): readonly Crumb[] => [
  home,
  { name: categoryNames[meta.category], path: `/${meta.category}` },
  { name: meta.breadcrumbTitle, path: calculatorPath(meta) },
]

export function calculatorPage(meta: Meta): PageInfo {
  const path = calculatorPath(meta)
  const crumbs = calculatorCrumbs(meta)
  const faqs = meta.faqs.map((faq) => ({ question: fillTokens(faq.question), answer: fillTokens(faq.answer) }))
  return {
    path,
    title: meta.metaTitle,
    description: fillTokens(meta.metaDescription),
    category: meta.category,
    crumbs,
    image: `/delen/${meta.slug}.png`,
    imageAlt: `${meta.pageTitle}: voorbeeld van de uitkomst`,
    changedOn: meta.changedOn,
    schemas: [breadcrumbs(crumbs), webApplication(meta, path), faqPage(faqs)],
  }
}
