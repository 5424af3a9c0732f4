import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'uitkering-berekenen',
  category: 'planning',
  pageTitle: 'Uitkering bij ontslag of ziekte berekenen',
  heading: 'Ontslag of ziekte',
  lede: 'Je uitkering, maand per maand.',
  breadcrumbTitle: 'Uitkering',
  metaTitle: 'Uitkering berekenen bij ontslag of ziekte',
  metaDescription:
    'Bereken je werkloosheidsuitkering of ziekte-uitkering maand per maand, hoelang ze loopt en of je er je vaste kosten mee kunt betalen.',
  question: 'Wat krijg ik bij ontslag of ziekte, maand per maand?',
  intro:
    'Een uitkering zakt met de tijd en stopt soms helemaal. Vul je loon, je gezin en je vaste kosten in: je ziet elk bedrag, wat er wordt ingehouden en vanaf welke maand je tekortkomt.',
  synonyms: [
    'werkloosheidsuitkering',
    'dop',
    'stempelgeld',
    'ziekte-uitkering',
    'mutualiteit uitkering',
    'invaliditeitsuitkering',
    'gewaarborgd loon',
    'overbruggingsrecht',
    'ziek als zelfstandige',
  ],
  signposts: [
    {
      slug: 'opzegtermijn-calculator',
      text: 'Wil je weten hoeveel weken loon je eerst nog krijgt? Bereken je opzegtermijn.',
    },
    {
      slug: 'noodfonds-calculator',
      text: 'Zoek je hoeveel spaargeld je achter de hand moet hebben? Bereken je noodfonds.',
    },
  ],
  faqs: [
    {
      question: 'Hoelang krijg ik een werkloosheidsuitkering?',
      answer:
        'Een jaar werk in de laatste drie jaar geeft recht op twaalf maanden. Elke vier maanden die je daarnaast werkte, geven één maand meer, tot hoogstens twee jaar in totaal. Wie 55 is en een lange loopbaan heeft, houdt de uitkering tot zijn pensioen.',
    },
    {
      question: 'Waarom daalt mijn werkloosheidsuitkering?',
      answer:
        'De eerste drie maanden krijg je een groter deel van je loon dan erna. De grens waarboven loon niet meer telt, zakt na drie en na zes maanden: A1, A2 en B. Na een jaar krijgt iedereen een vast bedrag volgens zijn gezin, wat hij ook verdiende.',
    },
    {
      question: 'Wat gebeurt er als mijn uitkering na twee jaar stopt?',
      answer:
        'Dan krijg je niets meer van de RVA. Heb je te weinig om van te leven, dan kun je bij het OCMW van je gemeente een leefloon vragen. Opnieuw een jaar werken opent een nieuw recht.',
    },
    {
      question: 'Wie betaalt mij als ik ziek ben?',
      answer:
        'Een bediende krijgt dertig dagen zijn loon van de werkgever, een arbeider zeven dagen en daarna een deel. Vervolgens betaalt het ziekenfonds {ziektePercentage} van je brutoloon, tot een maximum. Na een jaar ben je invalide en hangt je uitkering af van je gezin.',
    },
    {
      question: 'Wordt er belasting ingehouden op een uitkering?',
      answer:
        'Op een ziekte-uitkering houdt het ziekenfonds in het eerste jaar {voorheffingZiekte} in, daarna niets. Bij werkloosheid betaalt alleen een samenwonende in het eerste jaar een voorheffing. De echte belasting volgt na je aangifte.',
    },
    {
      question: 'Ben ik samenwonend als ik bij mijn ouders of vrienden woon?',
      answer:
        'Voor de RVA en het ziekenfonds meestal wel, zodra iemand in huis een inkomen heeft en jullie het huishouden delen. Het verschil is groot, vooral na een jaar. Vraag het na bij je uitbetalingsinstelling of ziekenfonds.',
    },
    {
      question: 'Wat krijg ik als zelfstandige wanneer ik moet stoppen?',
      answer:
        'Na een faillissement, door overmacht of bij economische moeilijkheden kun je een jaar lang overbruggingsrecht krijgen, een vast bedrag per maand. Stop je uit eigen keuze, dan krijg je niets. Vraag het op tijd aan bij je sociaal verzekeringsfonds.',
    },
  ],
  authorityLinks: [
    {
      title: 'RVA: volledige werkloosheid',
      url: 'https://www.rva.be',
      description: 'Voorwaarden, duur en bedragen van de werkloosheidsuitkering.',
    },
    {
      title: 'RIZIV: arbeidsongeschiktheid',
      url: 'https://www.riziv.fgov.be/nl/thema-s/arbeidsongeschiktheid',
      description: 'De bedragen voor werknemers en zelfstandigen.',
    },
    {
      title: 'RSVZ: uitkering bij ziekte',
      url: 'https://www.rsvz-inasti.fgov.be/nl/faq/recht-op-uitkering-als-arbeidsongeschikte-zelfstandige',
      description: 'Wat een zelfstandige krijgt, en wanneer.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-16',
} satisfies Meta
