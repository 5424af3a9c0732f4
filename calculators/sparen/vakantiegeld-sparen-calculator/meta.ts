import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'vakantiegeld-sparen-calculator',
  category: 'sparen',
  pageTitle: 'Vakantie betalen met je vakantiegeld',
  heading: 'Vakantie zonder zorgen',
  lede: 'Betaal je reis met je vakantiegeld.',
  breadcrumbTitle: 'Vakantiegeld sparen',
  metaTitle: 'Vakantiegeld sparen: wat krijg je en wat doe je ermee?',
  metaDescription:
    'Wat kost je vakantie, wat betaalt je netto vakantiegeld als bediende of arbeider, en hoeveel zet je per maand nog opzij?',
  question: 'Hoe gebruik en spaar ik mijn vakantiegeld, zodat ook de vakantie van volgend jaar betaald is?',
  intro:
    'Vul in wat je vakantie kost. Wij ramen je netto vakantiegeld, houden apart wat je loon vervangt en zeggen wat je nog per maand opzijzet.',
  synonyms: [
    'vakantie sparen',
    'vakantiepot',
    'sparen voor reis',
    'vakantiegeld opzij zetten',
    'vakantiebudget',
    'dubbel vakantiegeld sparen',
    'reispot',
  ],
  signposts: [
    {
      slug: 'vakantiegeld-berekenen',
      text: 'Wil je alleen de berekening, ook bij vertrek of commissieloon? Ga naar vakantiegeld berekenen.',
    },
    { slug: 'doelspaarcalculator', text: 'Spaar je voor meer doelen tegelijk? Gebruik de doelspaarcalculator.' },
    { slug: 'noodfonds-calculator', text: 'Weet je niet hoe groot je buffer moet zijn? Bereken eerst je noodfonds.' },
  ],
  faqs: [
    {
      question: 'Wanneer komt mijn vakantiegeld op mijn rekening?',
      answer:
        'Bedienden krijgen het dubbel vakantiegeld meestal in mei of juni, samen met hun loon. Arbeiders krijgen hun vakantiegeld van een vakantiekas, meestal ook in mei of juni.',
    },
    {
      question: 'Is het slim om een deel van het vakantiegeld te sparen?',
      answer:
        'Wie elk jaar een deel opzijzet, betaalt de volgende reis zonder krediet. Reken eerst uit of je noodfonds groot genoeg is. Kies daarna zelf welk deel naar je vakantie gaat.',
    },
    {
      question: 'Hoeveel leg ik per maand opzij voor mijn vakantie?',
      answer:
        'Neem het budget van je vakantie, trek af wat je vakantiegeld dekt, en deel door het aantal maanden. We ronden naar boven af op de cent, zodat je zeker genoeg hebt.',
    },
    {
      question: 'Ik werkte vorig jaar deeltijds. Krijg ik dan minder?',
      answer:
        'Ja. Je dubbel vakantiegeld volgt de uren van vorig jaar. Werk je nu voltijds en toen halftijds, dan krijg je de helft van het volle bedrag.',
    },
    {
      question: 'Wat doe ik met vertrekvakantiegeld?',
      answer:
        'Je krijgt het in één keer bij je vertrek. Je nieuwe werkgever betaalt volgend jaar minder uit. Zet daarom genoeg opzij om ook dan met vakantie te kunnen.',
    },
  ],
  authorityLinks: [
    {
      title: 'Rijksdienst voor Jaarlijkse Vakantie: mijn vakantiegeld',
      url: 'https://www.rjv.fgov.be/nl',
      description: 'Arbeiders zien hier wanneer en hoeveel ze krijgen.',
    },
    {
      title: 'Wikifin: een spaarplan maken',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Tips van de FSMA over sparen voor een doel.',
    },
    {
      title: 'FOD Werkgelegenheid: vakantiegeld',
      url: 'https://werk.belgie.be/nl/themas/feestdagen-en-verloven/jaarlijkse-vakantie',
      description: 'Wie recht heeft op vakantiegeld.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
