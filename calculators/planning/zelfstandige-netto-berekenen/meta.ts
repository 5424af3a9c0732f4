import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'zelfstandige-netto-berekenen',
  category: 'planning',
  pageTitle: 'Hoeveel factureren als zelfstandige?',
  heading: 'Van omzet naar netto',
  lede: 'Wat je factureert om dit over te houden.',
  breadcrumbTitle: 'Zelfstandige: van omzet naar netto',
  metaTitle: 'Zelfstandige: van omzet naar netto, en terug',
  metaDescription:
    'Hoeveel factureer je om 2.500 euro netto over te houden als zelfstandige? En vanaf welke omzet loont een vennootschap? Reken het uit met je gezin.',
  question: 'Hoeveel moet ik factureren om 2.500 euro netto over te houden, en loont een vennootschap?',
  intro:
    'Van elke factuur gaan btw, kosten, sociale bijdragen en belasting af. Kies of je van netto naar omzet rekent of omgekeerd. We zetten er een vennootschap met loon en dividend naast.',
  synonyms: [
    'freelance dagprijs',
    'eenmanszaak of vennootschap',
    'eenmanszaak of bv',
    'netto zelfstandige',
    'managementvennootschap',
    'voorafbetalingen',
    'omzet naar netto',
    'zelfstandige worden',
  ],
  signposts: [
    {
      slug: 'sociale-bijdragen-zelfstandige-calculator',
      text: 'Wil je enkel je bijdrage per kwartaal kennen, ook als student of gepensioneerde? Reken ze apart uit.',
    },
    { slug: 'bruto-netto-calculator', text: 'Werk je voor een werkgever? Reken dan van bruto naar netto.' },
  ],
  faqs: [
    {
      question: 'Wanneer loont een vennootschap meer dan een eenmanszaak?',
      answer:
        'Zodra de lagere belasting op winst meer opbrengt dan de extra kosten, en je een deel van de winst kunt laten staan.',
    },
    {
      question: 'Hoeveel loon moet ik mezelf geven voor het tarief van 20 %?',
      answer:
        'Minstens {minimumBezoldiging}, of evenveel als de winst die overblijft. In de eerste {jarenZonderLoonvoorwaarde} na de oprichting geldt dat niet.',
    },
    {
      question: 'Hoeveel leg ik opzij van elke factuur?',
      answer: 'Het deel dat hier staat: bijdragen en belasting samen, bovenop de btw.',
    },
    {
      question: 'Hoe werkt een liquidatiereserve?',
      answer:
        'Je vennootschap betaalt {heffingLiquidatiereserve} op de winst die ze opzijzet. Na drie jaar komt er bij een uitkering {voorheffingLiquidatiereserveNieuw} bij, bij de vereffening niets.',
    },
  ],
  authorityLinks: [
    {
      title: 'RSVZ: sociale bijdragen',
      url: 'https://www.rsvz.be/nl',
      description: 'Hoe je bijdragen werken.',
    },
    {
      title: 'FOD Financiën: vennootschapsbelasting',
      url: 'https://financien.belgium.be/nl/ondernemingen/vennootschapsbelasting',
      description: 'Tarieven en voorwaarden.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-16',
} satisfies Meta
