import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'uitkoop-woning-berekenen',
  category: 'lenen',
  pageTitle: 'Uitkoop van de woning: wat kost het om mijn ex uit te kopen?',
  heading: 'Je ex uitkopen',
  lede: 'Wat het kost om in het huis te blijven.',
  breadcrumbTitle: 'Ex uitkopen',
  metaTitle: 'Ex uitkopen: uitkoopsom, verdeelrecht en lening berekenen',
  metaDescription:
    'Wat kost het om je ex uit te kopen na een scheiding? De som voor je ex, het verdeelrecht per gewest, de notaris, de nieuwe lening en of je inkomen ze draagt.',
  question: 'Wat kost het om mijn ex uit te kopen?',
  intro:
    'Jullie gaan uit elkaar en jij wilt in de woning blijven. Je ziet wat je ex krijgt, wat de overheid en de notaris vragen, en of je de lening alleen kunt dragen.',
  synonyms: [
    'partner uitkopen woning',
    'huis overnemen na scheiding',
    'uitkoopsom berekenen',
    'verdeelrecht',
    'lening overnemen na scheiding',
    'onderhoudsgeld kinderen',
  ],
  signposts: [
    {
      slug: 'kredietcapaciteit-calculator',
      text: 'Wil je alleen weten wat je kunt lenen? Bereken je kredietcapaciteit.',
    },
    {
      slug: 'registratierechten-berekenen',
      text: 'Koop je samen een nieuwe woning? Dan betaal je registratierechten en geen verdeelrecht.',
    },
  ],
  faqs: [
    {
      question: 'Hoe bereken je de som waarmee ik mijn ex uitkoop?',
      answer:
        'Neem de waarde van vandaag en trek de openstaande lening af. Eigen geld dat iemand kan bewijzen, gaat eerst terug. Van de rest krijgt je ex een deel volgens de aankoopakte.',
    },
    {
      question: 'Hoeveel is het verdeelrecht na een scheiding?',
      answer:
        'In Vlaanderen {verdeelrechtVerlaagd} na een huwelijk of een wettelijke samenwoning. Wie feitelijk samenwoonde, betaalt er meer. In Wallonië en Brussel is het voor iedereen hetzelfde tarief.',
    },
    {
      question: 'Telt het verdeelrecht op de helft of op de hele woning?',
      answer:
        'Op de hele waarde, omdat de akte een einde maakt aan de mede-eigendom. Ook de lening gaat er niet af. Dat maakt het duurder dan veel mensen denken.',
    },
    {
      question: 'Wanneer verlies ik het lage Vlaamse tarief?',
      answer:
        'Na een wettelijke samenwoning moet de akte binnen {verdeelrechtTermijn} na het einde komen. De samenwoning moet minstens een jaar geduurd hebben. Vraag het lage tarief in de akte zelf.',
    },
    {
      question: 'Moet de bank akkoord gaan als ik de lening overneem?',
      answer:
        'Ja. Jullie tekenden samen, dus blijft je ex mee aansprakelijk tot de bank hem of haar laat gaan. De bank kijkt eerst of jouw inkomen volstaat.',
    },
    {
      question: 'Hoeveel onderhoudsgeld moet mijn ex betalen voor de kinderen?',
      answer:
        'Er is geen wettelijke tabel. Elke ouder draagt bij volgens zijn middelen, en rechters gebruiken verschillende methodes. Daarom tonen we er enkele naast elkaar.',
    },
    {
      question: 'Is onderhoudsgeld aftrekbaar van de belasting?',
      answer:
        'Ja, voor {onderhoudsgeldAftrek}. Wie het krijgt, wordt op hetzelfde deel belast. Deel je de kinderen fiscaal via co-ouderschap, dan is het niet aftrekbaar.',
    },
  ],
  authorityLinks: [
    {
      title: 'Vlaanderen.be: verdeelrecht',
      url: 'https://www.vlaanderen.be/verdeelrecht',
      description: 'Tarief en voorwaarden in Vlaanderen.',
    },
    {
      title: 'Notaris.be: uit elkaar gaan',
      url: 'https://www.notaris.be/relaties',
      description: 'Wat de notaris doet bij een scheiding.',
    },
    {
      title: 'Wikifin: scheiden',
      url: 'https://www.wikifin.be/nl/familie/scheiden',
      description: 'De verdeling van goederen, uitgelegd door de FSMA.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-16',
} satisfies Meta
