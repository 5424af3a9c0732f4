import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'bruto-netto-calculator',
  category: 'planning',
  pageTitle: 'Bruto naar netto berekenen',
  heading: 'Bruto naar netto',
  lede: 'Je loonbrief, regel per regel.',
  breadcrumbTitle: 'Bruto-netto',
  metaTitle: 'Bruto netto berekenen: je nettoloon lijn per lijn',
  metaDescription:
    'Reken je brutoloon om naar netto: RSZ, werkbonus, bedrijfsvoorheffing en bijzondere bijdrage apart, en wat je echt overhoudt van een opslag.',
  question: 'Wat blijft er van mijn brutoloon over, en wat levert opslag mij netto op?',
  intro:
    'Vul je brutoloon, je uurloon of je nettoloon in en volg elke lijn van je loonbrief. Daarna zie je hoeveel van een opslag op je rekening komt.',
  synonyms: [
    'nettoloon berekenen',
    'loonberekening',
    'brutonetto',
    'netto salaris',
    'wat houd ik over van mijn loon',
    'loonsverhoging netto',
    'loonbrief uitleg',
    'netto naar bruto',
    'uurloon naar maandloon',
  ],
  signposts: [
    { slug: 'belastingplanning-calculator', text: 'Zoek je de belasting over het hele jaar? Reken je aanslag uit.' },
    { slug: 'vakantiegeld-berekenen', text: 'Gaat het over je vakantiegeld? Dat heeft een eigen voorheffing.' },
    { slug: 'eindejaarsbonus-calculator', text: 'Gaat het over een premie of bonus? Daar geldt een andere schaal.' },
  ],
  faqs: [
    {
      question: 'Hoeveel RSZ gaat er van mijn loon af?',
      answer:
        'Een bediende betaalt {rszWerknemer} van het brutoloon aan sociale zekerheid (RSZ). Bij een arbeider telt het loon verhoogd mee, zodat de inhouding iets hoger ligt.',
    },
    {
      question: 'Wat is de werkbonus op mijn loonbrief?',
      answer:
        'De werkbonus is een korting op de RSZ voor lage lonen. Hij bestaat uit twee luiken en daalt geleidelijk als je loon stijgt. Een deel komt ook terug via de belasting: de fiscale werkbonus.',
    },
    {
      question: 'Waarom houd ik zo weinig over van 100 euro opslag?',
      answer:
        'Op de laatste euro’s van je loon betaal je het hoogste tarief van je schaal. Bij lagere lonen verlies je bovendien een stuk werkbonus. Daarom houd je soms minder dan de helft over.',
    },
    {
      question: 'Is mijn maandelijkse netto ook mijn echte netto over het jaar?',
      answer:
        'Niet helemaal. De bedrijfsvoorheffing is een voorschot op de belasting. Bij de aanslag telt ook je gemeente, je partner en elk belastingvoordeel. Je krijgt dan iets terug of betaalt bij.',
    },
    {
      question: 'Maakt het uit of mijn partner werkt?',
      answer:
        'Ja. Heeft je partner geen inkomen, dan rekent de werkgever een deel van jouw loon aan je partner toe. Je voorheffing ligt dan lager. Ook de bijzondere bijdrage hangt af van je gezin.',
    },
    {
      question: 'Waarom verandert mijn netto in september, zonder opslag?',
      answer:
        'De bedragen van de werkbonus volgen de index en het minimumloon. Ze veranderen enkele keren per jaar. Kies bij “Andere vragen” de maand van je loonbrief.',
    },
  ],
  authorityLinks: [
    {
      title: 'RSZ: werkbonus',
      url: 'https://www.socialsecurity.be/employer/instructions/dmfa/nl/latest',
      description: 'De administratieve instructies met de bedragen van de werkbonus.',
    },
    {
      title: 'FOD Financiën: bedrijfsvoorheffing',
      url: 'https://financien.belgium.be/nl/ondernemingen/personeel_en_loon/bedrijfsvoorheffing',
      description: 'De sleutelformule en de schalen van dit jaar.',
    },
    {
      title: 'FOD Werkgelegenheid: loonbrief',
      url: 'https://werk.belgie.be/nl/themas/verloning',
      description: 'Wat er op je loonbrief moet staan.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
