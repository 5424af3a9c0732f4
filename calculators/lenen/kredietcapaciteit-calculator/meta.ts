import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'kredietcapaciteit-calculator',
  category: 'lenen',
  pageTitle: 'Hoeveel kan ik lenen?',
  heading: 'Hoeveel kan ik lenen?',
  lede: 'Je inkomen bepaalt het, en je eigen geld.',
  breadcrumbTitle: 'Kredietcapaciteit',
  metaTitle: 'Hoeveel kan ik lenen? Kredietcapaciteit berekenen',
  metaDescription:
    'Bereken hoeveel je kunt lenen voor een woning volgens drie regels van banken: een derde van je inkomen, het leefgeld en een strenge toets. Met stresstest.',
  question: 'Hoeveel kan mijn gezin lenen voor een woning, en welke prijs hoort daarbij?',
  intro:
    'Twee banken geven zelden hetzelfde bedrag. Zie naast elkaar wat de vuistregel van een derde, het leefgeld en een voorzichtige toets toelaten, en wat er overblijft als het tegenzit.',
  synonyms: [
    'hoeveel kan ik lenen',
    'leencapaciteit',
    'maximaal leenbedrag',
    'hoeveel huis kan ik kopen',
    'lenen met mijn loon',
    'terugbetalingscapaciteit',
    'een derde van je loon',
    'leefoverschot',
    'DSTI',
    'kredietcapasiteit',
    'max hypotheek',
  ],
  signposts: [
    { slug: 'woningkrediet-simulator', text: 'Heb je al een huis op het oog? Reken de volledige aankoop uit.' },
    {
      slug: 'persoonlijke-lening-berekenen',
      text: 'Gaat het om een kleinere lening? Bereken daar wat je met je maandbedrag kunt lenen.',
    },
    { slug: 'hypothecaire-lening-berekenen', text: 'Weet je het bedrag al? Bekijk de aflossingstabel.' },
  ],
  faqs: [
    {
      question: 'Is een derde van mijn inkomen een wet?',
      answer:
        'Nee, het is een vuistregel van banken. Wie veel verdient, mag soms tot de helft afbetalen als er genoeg overblijft om van te leven. Wie weinig verdient, krijgt vaak minder dan een derde.',
    },
    {
      question: 'Welk inkomen telt mee?',
      answer:
        'Je nettoloon telt altijd. Huur telt meestal voor vier vijfde. Kinderbijslag telt meestal niet. Dertiende maand en vakantiegeld tellen bij sommige banken wel. Je vult het zelf in bij “Andere vragen”.',
    },
    {
      question: 'Wat betekenen DSTI, DTI en LTV?',
      answer:
        'DSTI is je afbetaling tegenover je inkomen, DTI je schuld tegenover je jaarinkomen en LTV je lening tegenover de waarde van de woning. De Nationale Bank let op een DSTI boven {nbbDsti} en een LTV boven {nbbLtvEigenWoning}.',
    },
    {
      question: 'Waarom is de prijs lager dan lening plus eigen geld?',
      answer:
        'Omdat belasting, notaris en kredietakte er nog af moeten. Ook de kwotiteit speelt mee: met weinig eigen geld kun je soms minder kopen dan je inkomen toelaat.',
    },
    {
      question: 'Helpt het om eerst mijn autolening af te lossen?',
      answer:
        'Vaak veel. Elke euro die je per maand minder afbetaalt, mag naar de woonlening. Vul je lopende kredieten in en kijk naar het bedrag zonder die kredieten.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: hoeveel kan je lenen?',
      url: 'https://www.wikifin.be/nl/wonen/kopen/woonkrediet',
      description: 'Uitleg en tips van de FSMA.',
    },
    {
      title: 'Nationale Bank: verwachtingen voor woonkredieten',
      url: 'https://www.nbb.be/nl/artikels/circulaire-nbb201927',
      description: 'De drempels voor LTV, DSTI en DTI.',
    },
    {
      title: 'Vlaams Woningfonds',
      url: 'https://www.vlaamswoningfonds.be',
      description: 'Sociale leningen met inkomensgrenzen.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-15',
} satisfies Meta
