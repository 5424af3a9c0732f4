/** What the server knows of the calculators without their code, which only its threads load. */
import { catalogue } from '#calculators/catalogue.ts'

export const toolNames = [
  'describe',
  'compute',
  'question',
  'v1Compute',
  'v1Describe',
  'v1Search',
  'v1FindFigures',
  'assistantTools',
  'v1Figure',
  'v1Figures',
  'v1History',
] as const

export const listOf = (origin: string) =>
  catalogue.map(({ slug, category, pageTitle, question }) => ({
    slug,
    category,
    title: pageTitle,
    question,
    address: `${origin}/${category}/${slug}`,
  }))

export const isCalculator = (slug: string): boolean => catalogue.some((one) => one.slug === slug)

/** In the words of version 1. */
export const v1ListOf = (list: ReturnType<typeof listOf>) =>
  list.map(({ slug, category, title, question, address }) => ({
    slug,
    categorie: category,
    titel: title,
    vraag: question,
    pagina: address,
  }))
