import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'schenkbelasting-calculator',
  category: 'planning',
  pageTitle: 'Schenkbelasting berekenen',
  heading: 'Schenken of erven',
  lede: 'Wat elke weg kost, nu of later.',
  breadcrumbTitle: 'Schenkbelasting',
  metaTitle: 'Schenkbelasting berekenen: nu schenken of laten erven?',
  metaDescription:
    'Bereken de schenkbelasting op geld of vastgoed in Vlaanderen, Brussel en Wallonië, de wachttijd van een bankgift en het verschil met later erven.',
  question: 'Schenk ik nu of laat ik het later erven: wat kost elke weg?',
  intro:
    'Kies wat je schenkt en aan wie. Je ziet de belasting bij registratie, het risico van een bankgift zonder registratie en wat erven van hetzelfde bedrag zou kosten.',
  synonyms: [
    'schenkingsrechten',
    'bankgift',
    'handgift',
    'schenken aan kinderen',
    'geld schenken',
    'huis schenken',
    'schenking registreren',
  ],
  signposts: [
    {
      slug: 'erfbelasting-calculator',
      text: 'Gaat het om een volledige erfenis met meer erfgenamen? Reken de erfbelasting uit.',
    },
    {
      slug: 'kinderrekening-calculator',
      text: 'Zet je elke maand wat opzij voor een kind? Dat is sparen, geen grote schenking.',
    },
  ],
  faqs: [
    {
      question: 'Moet ik een schenking van geld laten registreren?',
      answer:
        'Dat hoeft niet. Zonder registratie betaal je niets, maar overlijd je binnen de wachttijd, dan telt het geld mee in je nalatenschap. Met registratie betaal je meteen een vast tarief en is het geregeld.',
    },
    {
      question: 'Hoe lang is de wachttijd van een bankgift?',
      answer:
        'Vijf jaar in elk gewest. In Brussel geldt dat voor schenkingen sinds {verdachtePeriode.sinds}, in Vlaanderen en Wallonië al langer. Voor oudere schenkingen was het drie jaar. Wie eerder ziek wordt, kan alsnog laten registreren.',
    },
    {
      question: 'Kan ik een huis schenken zonder belasting?',
      answer:
        'Nee. Vastgoed schenken gaat altijd via een notaris en volgt een schaal in schijven. Schenk je in stappen met meer dan drie jaar ertussen, dan begint elke stap weer onderaan.',
    },
    {
      question: 'Welk gewest telt bij een schenking?',
      answer: 'Dat van de schenker: waar die de laatste vijf jaar het langst woonde.',
    },
    {
      question: 'Wij schenken samen een huis aan onze kinderen. Hoe telt de fiscus dat?',
      answer:
        'Elke ouder doet een schenking aan elk kind. Twee ouders en twee kinderen zijn dus vier schenkingen, elk met eigen schijven. Vul het aantal schenkers en ontvangers in bij “Andere vragen”.',
    },
  ],
  authorityLinks: [
    {
      title: 'Vlaamse Belastingdienst: schenkbelasting',
      url: 'https://www.vlaanderen.be/schenkbelasting',
      description: 'Tarieven en registratie in Vlaanderen.',
    },
    {
      title: 'Notaris.be: schenken',
      url: 'https://www.notaris.be/erven-schenken',
      description: 'Hoe een schenking verloopt.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
