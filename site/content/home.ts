/** The words of the home page. */
import { catalogue } from '#calculators/catalogue.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import { TOOLS_CLAIM, toolCount } from '#site/content/categories.ts'
import { visitorsClaim } from '#site/content/site.ts'

export const homeTitle = 'Klaarheid over je geld, in enkele seconden'
export const homeLead =
  'Reken uit wat je spaargeld opbrengt, wat een lening echt kost en of je plannen kloppen. Met de Belgische regels van vandaag, en elke stap uitgelegd.'

export type HomeStat = { readonly value: string; readonly label: string; readonly caption: string }

export function homeStats(): readonly HomeStat[] {
  return [
    {
      value: toolCount(catalogue.length, TOOLS_CLAIM),
      label: 'tools',
      caption: 'Voor sparen, lenen, beleggen en plannen.',
    },
    { value: '100 %', label: 'gratis', caption: 'Zonder proefperiode of betaalde versie.' },
    { value: visitorsClaim, label: 'Belgen', caption: 'Bezoekers volgens onze eigen telling.' },
    { value: '100 %', label: 'privacy', caption: 'Geen registratie. Je invoer blijft in je browser.' },
  ]
}

export const highlights = [
  {
    title: 'Actuele bankrentes',
    text: 'Rentes van Belgische banken, elk met de datum waarop we ze het laatst controleerden. Zo weet je hoe vers een cijfer is.',
    link: { path: '/veranderingen', name: 'Wat is er veranderd?' },
  },
  {
    title: 'Belgische fiscaliteit',
    text: 'Roerende voorheffing, beurstaks, meerwaardebelasting, registratierechten: we rekenen met de wet, en tonen het artikel erbij.',
    link: { path: '/cijfers-en-bronnen', name: 'Bekijk alle cijfers en bronnen' },
  },
  {
    title: 'Gratis, voor iedereen',
    text: 'Geen account, geen verkoop, geen wachtende adviseur. Je rekent, bewaart en deelt zonder iets achter te laten.',
    link: { path: '/zo-testen-we', name: 'Zie hoe we testen' },
  },
] as const

/** Real questions, each with the page that answers it. */
export const questions: readonly { readonly text: string; readonly slug: string; readonly link?: string }[] = [
  { text: 'Hoeveel kunnen wij lenen?', slug: 'kredietcapaciteit-calculator' },
  { text: 'Waar zet ik 10.000 euro een jaar?', slug: 'hoogste-spaarrente-belgie', link: '#startbedrag=10000' },
  { text: 'Wat houd ik over van mijn brutoloon?', slug: 'bruto-netto-calculator' },
  { text: 'Hoeveel belasting op mijn winst?', slug: 'meerwaardebelasting-calculator' },
  { text: 'Wat krijg ik als ik ontslagen word?', slug: 'uitkering-berekenen' },
]

export const featured: Readonly<Record<Category, readonly string[]>> = {
  sparen: ['hoogste-spaarrente-belgie', 'deposito-calculator', 'samengestelde-interest-berekenen'],
  lenen: ['hypothecaire-lening-berekenen', 'persoonlijke-lening-berekenen', 'autolening-berekenen'],
  beleggen: ['etf-calculator', 'aandelen-calculator', 'portfolio-diversificatie-calculator'],
  planning: ['pensioensparen-calculator', 'fire-calculator', 'budget-planner'],
}

export const sectionTexts: Readonly<Record<Category, string>> = {
  sparen: 'Wat levert je spaargeld echt op, na belasting en met de premie die je ook werkelijk krijgt?',
  lenen: 'Wat betaal je per maand, wat kost het in totaal en hoeveel kun je redelijk dragen?',
  beleggen: 'Wat blijft er over na kosten en belasting, en hoe breed is de marge?',
  planning: 'Pensioen, budget en noodfonds: zie vandaag wat je keuzes later betekenen.',
}
