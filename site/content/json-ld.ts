/** Structured data. It repeats what the page shows and nothing else. */
import type { Faq, Meta } from '#calculators/kernel/meta.ts'
import type { Crumb } from '#site/content/page.ts'
import { absolute, operator, siteName } from '#site/content/site.ts'

type Schema = Readonly<Record<string, unknown>>

/** JSON that cannot end its script element. */
export function jsonLd(schema: Schema): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...schema }).replaceAll('<', '\\u003c')
}

export function breadcrumbs(crumbs: readonly Crumb[]): Schema {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  }
}

export function faqPage(faqs: readonly Faq[]): Schema {
  return {
    '@type': 'FAQPage',
    inLanguage: 'nl-BE',
    mainEntity: faqs.map((faq) => ({
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: faq.answer },
    })),
  }
}

export function webApplication(meta: Meta, path: string): Schema {
  return {
    '@type': 'WebApplication',
    name: meta.pageTitle,
    description: meta.metaDescription,
    url: absolute(path),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Web',
    inLanguage: 'nl-BE',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  }
}

export function webSite(): Schema {
  return { '@type': 'WebSite', name: siteName, url: absolute('/'), inLanguage: 'nl-BE' }
}

/** Only what the operator filled in: an empty field is left out, not invented. */
export function organization(): Schema {
  return {
    '@type': 'Organization',
    name: operator.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'klantendienst',
      email: operator.email,
      availableLanguage: 'nl',
    },
    ...(operator.address === '' ? {} : { address: operator.address }),
    ...(operator.vatNumber === '' ? {} : { vatID: operator.vatNumber }),
    ...(operator.companyNumber === '' ? {} : { identifier: operator.companyNumber }),
  }
}
