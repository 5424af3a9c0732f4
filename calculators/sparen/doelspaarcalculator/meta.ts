import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'doelspaarcalculator',
  category: 'sparen',
  pageTitle: 'Doelspaarcalculator',
  heading: 'Sparen voor een doel',
  lede: 'Wat je per maand opzijzet om op tijd te zijn.',
  breadcrumbTitle: 'Doelsparen',
  metaTitle: 'Doelsparen: hoeveel per maand voor je doelen?',
  metaDescription:
    'Spaar je voor een auto, reis of verbouwing? Zet meer doelen met een datum op één maandbudget en zie of het lukt, wat je tekortkomt en wanneer je er bent.',
  question: 'Hoeveel moet ik per maand sparen om mijn doelen op tijd te halen?',
  intro:
    'Zet je doelen met hun datum in de lijst. We rekenen met stijgende prijzen en verdelen je maandbudget zo dat elk doel op tijd betaald kan worden.',
  synonyms: [
    'sparen voor een doel',
    'spaardoel',
    'hoeveel per maand sparen',
    'sparen voor een auto',
    'sparen voor een reis',
    'spaarplan',
    'doelsparen',
  ],
  signposts: [
    {
      slug: 'samengestelde-interest-berekenen',
      text: 'Eén bedrag, één rente en geen doelen? Neem de samengestelde interest.',
    },
    {
      slug: 'groepssparen-calculator',
      text: 'Sparen jullie samen met vrienden of familie? Verdeel het met groepssparen.',
    },
    { slug: 'noodfonds-calculator', text: 'Is je doel een buffer voor tegenslag? Bereken eerst je noodfonds.' },
  ],
  faqs: [
    {
      question: 'Waarom rekenen jullie met een prijsstijging?',
      answer:
        'Een auto van 20.000 euro kost over vier jaar meer. Wie alleen op de prijs van vandaag spaart, komt tekort. Je kunt het percentage per doel aanpassen.',
    },
    {
      question: 'Hoe verdelen jullie mijn budget over de doelen?',
      answer:
        'Alles staat op één rekening. Een doel dat aan de beurt is, betaal je met het jongste geld. Volstaat je budget niet, dan gaat het vroegste doel voor, of het doel bovenaan je lijst als je dat kiest.',
    },
    {
      question: 'Waarom krijgt een doel binnen het jaar minder rente?',
      answer:
        'De getrouwheidspremie verdien je pas na {premieTermijn}. Geld dat je eerder nodig hebt, brengt dus enkel de basisrente op.',
    },
    {
      question: 'Wat is een rekening met een maximum per maand?',
      answer:
        'Sommige banken geven een hogere rente als je maar een beperkt bedrag per maand stort. Vul dat maximum in en we zetten daar eerst geld op; de rest gaat naar je gewone spaarrekening.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: budget en sparen',
      url: 'https://www.wikifin.be/nl/budget',
      description: 'Hoe je een spaarplan opstelt.',
    },
    {
      title: 'Statbel: consumptieprijzen',
      url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
      description: 'Hoe snel de prijzen in België stijgen.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
