import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'erfbelasting-calculator',
  category: 'planning',
  pageTitle: 'Erfbelasting berekenen',
  heading: 'Erfbelasting',
  lede: 'Wat elke erfgenaam krijgt en betaalt.',
  breadcrumbTitle: 'Erfbelasting',
  metaTitle: 'Erfbelasting berekenen per erfgenaam en gewest',
  metaDescription:
    'Bereken de erfbelasting in Vlaanderen, Brussel en Wallonië per erfgenaam: partner, kind, broer, zus of ander, roerend en onroerend apart waar de wet dat doet.',
  question: 'Hoeveel erfbelasting betaalt elke erfgenaam, in welk gewest?',
  intro:
    'Vul in wie er achterblijft en wat er is. We verdelen volgens de wet, of zoals jij het zegt, en rekenen per erfgenaam de schijven en vrijstellingen van het gewest uit.',
  synonyms: [
    'successierechten',
    'erfenisbelasting',
    'erfenis berekenen',
    'successierechten Vlaanderen',
    'erven van ouders',
    'erven broer zus',
    'belasting op erfenis',
  ],
  signposts: [
    { slug: 'schenkbelasting-calculator', text: 'Overweeg je om nu al te schenken? Vergelijk schenken en erven.' },
    { slug: 'levensverzekeraar-calculator', text: 'Wil je de erfbelasting laten dekken? Bekijk de levensverzekering.' },
  ],
  faqs: [
    {
      question: 'Welk gewest bepaalt de erfbelasting?',
      answer:
        'Het gewest waar de overledene in de laatste vijf jaar het langst woonde. Waar de erfgenamen wonen, maakt niet uit.',
    },
    {
      question: 'Betaalt mijn partner belasting op onze woning?',
      answer:
        'Nee. De gezinswoning is vrij voor de partner, in de drie gewesten. In Vlaanderen komt daar een vrijstelling van {partnerabattement} op roerende goederen bij.',
    },
    {
      question: 'Waarom telt Vlaanderen roerend en onroerend apart?',
      answer:
        'In rechte lijn en tussen partners begint elke groep opnieuw in de laagste schijf. Wie van beide wat erft, betaalt daardoor minder dan op één groot bedrag.',
    },
    {
      question: 'Hoe werkt het voor vrienden of verre familie?',
      answer:
        'In Vlaanderen tellen we de delen van alle andere erfgenamen samen en rekenen we één keer de schijven uit. Daarna betaalt ieder zijn deel. Brussel doet hetzelfde, met ooms en neven apart. In Wallonië rekent elk voor zich.',
    },
    {
      question: 'Wat betaalt een goed doel dat erft, en hoe reken ik een duolegaat na?',
      answer:
        'Een erkende vereniging betaalt een vast, laag tarief of niets. Zet ze als erfgenaam in de lijst, naast je neef of vriend. In Brussel en Wallonië is het totaal de belasting van een duolegaat. In Vlaanderen geeft een duolegaat geen voordeel meer: het wordt anders belast, en dat rekenen we niet.',
    },
    {
      question: 'Trek ik schulden en begrafenis af?',
      answer:
        'Ja, de belasting gaat over wat netto overblijft. Vul de schulden in bij “Andere vragen”. Een lening voor vastgoed gaat van het vastgoed af, andere schulden eerst van de roerende goederen.',
    },
    {
      question: 'Mijn ouder liet een partner en kinderen na. Wie erft dan wat?',
      answer:
        'Zonder testament krijgt de gehuwde partner het vruchtgebruik van alles en de kinderen de blote eigendom. De fiscus waardeert het vruchtgebruik volgens de leeftijd van de partner. Van wat het koppel samen had, zit de helft in de erfenis.',
    },
    {
      question: 'Wij hebben geen kinderen. Erft mijn partner alles?',
      answer:
        'Gehuwden erven van elkaar wat ze samen hadden, in volle eigendom. Op de eigen goederen van de overledene hebben ze het vruchtgebruik: de blote eigendom gaat naar ouders, broers en zussen. Zijn die er niet, dan erft de partner alles. Een wettelijk samenwonende erft alleen het vruchtgebruik van de woning.',
    },
    {
      question: 'Betaal ik ook op een kleine erfenis?',
      answer:
        'Vlaanderen geeft op kleine erfdelen een vermindering, zodat een klein bedrag in rechte lijn vrij is. Brussel en Wallonië stellen een eerste schijf vrij. Kinderen onder 21 krijgen overal iets extra.',
    },
  ],
  authorityLinks: [
    {
      title: 'Vlaamse Belastingdienst: erfbelasting',
      url: 'https://www.vlaanderen.be/erfbelasting',
      description: 'Tarieven en vrijstellingen in Vlaanderen.',
    },
    {
      title: 'Notaris.be: erfenis',
      url: 'https://www.notaris.be/erven-schenken',
      description: 'Uitleg en rekenmodule van de notarissen.',
    },
    { title: 'Brussel Fiscaliteit', url: 'https://fiscaliteit.brussels', description: 'Successierechten in Brussel.' },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
