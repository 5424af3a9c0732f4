import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'minder-werken-berekenen',
  category: 'planning',
  pageTitle: 'Wat kost minder werken je per maand?',
  heading: 'Minder werken',
  lede: 'Wat 4/5 of ouderschapsverlof per maand kost.',
  breadcrumbTitle: 'Minder werken',
  metaTitle: 'Wat kost 4/5 of ouderschapsverlof per maand?',
  metaDescription:
    'Bereken wat 4/5, ouderschapsverlof, tijdskrediet of een landingsbaan je netto kost: loon, uitkering van de RVA, vakantiegeld, dertiende maand en belasting.',
  question: 'Wat kost 4/5 of ouderschapsverlof mij per maand?',
  intro:
    'Een dag per week thuis, halftijds of een tijd helemaal stoppen: je verliest minder netto dan bruto, en de RVA past vaak bij. We vergelijken je jaar met en zonder verlof, tot en met de belasting van je gezin.',
  synonyms: [
    'ouderschapsverlof',
    'tijdskrediet',
    '4/5 werken',
    'deeltijds werken',
    'landingsbaan',
    'thematisch verlof',
    'mantelzorgverlof',
    'palliatief verlof',
    'medische bijstand',
    'loopbaanonderbreking',
  ],
  signposts: [
    { slug: 'vakantiegeld-berekenen', text: 'Werk je al minder en wil je je vakantiegeld kennen? Reken het hier uit.' },
    {
      slug: 'bruto-netto-calculator',
      text: 'Wil je enkel het nettoloon van een deeltijdse job? Reken je loonbrief uit.',
    },
  ],
  faqs: [
    {
      question: 'Hoeveel krijg ik van de RVA bij ouderschapsverlof?',
      answer:
        'Een vast bedrag dat niet van je loon afhangt. Bij 4/5 is het een vijfde tot een zesde van het bedrag om helemaal te stoppen. Woon je alleen met je kinderen, dan krijg je beduidend meer. De bedragen stijgen mee met de index.',
    },
    {
      question: 'Waarom verlies ik netto veel minder dan een vijfde van mijn loon?',
      answer:
        'Je levert het deel van je loon in dat het zwaarst belast is. Een laag loon krijgt bovendien meer werkbonus. Daar komt de uitkering nog bij.',
    },
    {
      question: 'Is ouderschapsverlof voordeliger dan tijdskrediet?',
      answer:
        'Wie halftijds werkt, helemaal stopt of alleen met zijn kinderen woont, krijgt met ouderschapsverlof meer. Met een partner is het verschil bij 4/5 klein: tijdskrediet is bruto hoger, maar er wordt meer op ingehouden. Ouderschapsverlof gaat niet af van je maanden tijdskrediet.',
    },
    {
      question: 'Krijg ik minder vakantiegeld als ik 4/5 werk?',
      answer:
        'Ja, het jaar erna. De tijd die je niet werkt, telt niet mee voor je vakantiedagen en je dubbel vakantiegeld. Wie in de loop van het jaar minder gaat werken, krijgt in december een afrekening van wat hij nog te goed had.',
    },
    {
      question: 'Moet ik belasting bijbetalen op de uitkering?',
      answer:
        'De uitkering is belastbaar. De RVA houdt een vast percentage in, en dat is bij een deeltijdse onderbreking vaak te weinig. Daarom tonen we ook de echte kost na je belastingafrekening.',
    },
    {
      question: 'Telt minder werken mee voor mijn pensioen?',
      answer:
        'Zolang de RVA een uitkering betaalt, telt thematisch verlof mee alsof je werkt, en tijdskrediet binnen een aantal maanden ook. Kies je gewoon een deeltijds contract, dan bouw je minder pensioen op.',
    },
  ],
  authorityLinks: [
    {
      title: 'Break@work',
      url: 'https://www.breakatwork.be',
      description: 'De RVA toont waar je recht op hebt en hoeveel je krijgt.',
    },
    {
      title: 'RVA: thematische verloven',
      url: 'https://www.rva.be/documentatie/bedragen/loopbaanonderbreking-tijdskrediet/thematische-verloven',
      description: 'De bedragen voor ouderschapsverlof en andere verloven.',
    },
    {
      title: 'Pensioendienst: tijdskrediet',
      url: 'https://www.sfpd.fgov.be/nl/loopbaan/jaren/tijdskrediet-en-loopbaanonderbreking',
      description: 'Wat een onderbreking met je pensioen doet.',
    },
    {
      title: 'Vlaamse aanmoedigingspremie',
      url: 'https://www.vlaanderen.be/aanmoedigingspremie-zorgkrediet-privesector',
      description: 'Wie ze krijgt en hoeveel.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-16',
} satisfies Meta
