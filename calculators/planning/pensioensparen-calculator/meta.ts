import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'pensioensparen-calculator',
  category: 'planning',
  pageTitle: 'Pensioensparen berekenen',
  heading: 'Pensioensparen',
  lede: 'Na kosten, belastingvoordeel en eindbelasting.',
  breadcrumbTitle: 'Pensioensparen',
  metaTitle: 'Pensioensparen berekenen: wat levert het echt op?',
  metaDescription:
    'Bereken je belastingvoordeel, de eindbelasting op 60 en het echte rendement van pensioensparen, en vergelijk met zelf beleggen in een ETF.',
  question: 'Wat houd ik over van pensioensparen, na kosten, belastingvoordeel en eindbelasting?',
  intro:
    'Stort een bedrag per jaar en zie wat er op je pensioen netto staat. We tellen het belastingvoordeel en alle kosten mee, en leggen er een ETF met hetzelfde rendement naast.',
  synonyms: [
    'pensioenspaarfonds',
    'pensioenspaarverzekering',
    'pensioensparen 1050 of 1350',
    'pensioensparen maximum',
    'pensioensparen belastingvoordeel',
    'derde pijler',
    'pensioen sparen',
    'pensioensparen fuik',
    'eindbelasting pensioensparen',
    'taks op 60',
  ],
  signposts: [
    {
      slug: 'pensioen-calculator',
      text: 'Wil je weten hoeveel pensioen je in totaal krijgt? Reken alle pijlers samen.',
    },
    {
      slug: 'fire-calculator',
      text: 'Wil je stoppen voor de wettelijke leeftijd? Bereken hoeveel vermogen je daarvoor nodig hebt.',
    },
    {
      slug: 'levensverzekeraar-calculator',
      text: 'Gaat het over een levensverzekering of langetermijnsparen? Dat staat op een eigen pagina.',
    },
  ],
  faqs: [
    {
      question: 'Is het beter om tot het eerste of tot het tweede plafond te storten?',
      answer:
        'Tot {pensioensparenLaag} krijg je {pensioensparenTarief} terug. Stort je meer, dan zakt het tarief naar {pensioensparenTariefLaag} op het hele bedrag. Bij {pensioensparenHoog} win je dus maar een klein beetje extra. Dat hogere plafond kies je elk jaar uitdrukkelijk.',
    },
    {
      question: 'Wat is de fuik bij pensioensparen?',
      answer:
        'Net boven het eerste plafond val je terug op het lagere tarief, ook voor de eerste euro. Tot het omslagpunt krijg je dan minder terug dan met een kleinere storting. De rekenhulp waarschuwt je als je daar zit.',
    },
    {
      question: 'Hoe berekent de fiscus de eindbelasting op mijn pensioenspaarfonds?',
      answer:
        'Niet op de echte waarde. Elke storting groeit op papier aan {fictiefRendement} per jaar tot je 60ste. Op dat bedrag betaal je {eindbelastingTarief}. Brengt je fonds meer op, dan blijft dat onbelast.',
    },
    {
      question: 'Kan ik na mijn 60ste blijven storten?',
      answer:
        'Ja, tot en met het jaar waarin je {pensioensparenTot} wordt, als je contract nog loopt. Je krijgt het voordeel, en op die stortingen komt geen nieuwe eindbelasting meer.',
    },
    {
      question: 'Wat als ik mijn pensioensparen vroeger opneem?',
      answer:
        'Dan betaal je {vervroegdeOpname} en gemeentebelasting op het kapitaal. Dat geldt niet als je met pensioen gaat of als de spaarder overlijdt.',
    },
    {
      question: 'Ik lees vaak 1.020 euro als maximum voor pensioensparen. Klopt dat nog?',
      answer:
        'Dat was het eerste plafond van {pensioensparenLaag.sinds-1}. Sinds {pensioensparenLaag.sinds} is het {pensioensparenLaag}, met {pensioensparenHoog} als tweede plafond. Je kunt hierboven de regels van een vorig jaar kiezen.',
    },
    {
      question: 'Hoeveel van mijn inkomen zet ik best opzij voor later?',
      answer:
        'Een vuistregel die je vaak hoort, is 15 tot 20 % van je bruto-inkomen, alle pijlers samen. Een wet is dat niet. Pensioensparen alleen haalt dat bij de meeste lonen niet.',
    },
    {
      question: 'Telt de meerwaardebelasting ook voor pensioensparen?',
      answer:
        'Nee. Pensioensparen heeft een eigen eindbelasting en valt buiten de meerwaardebelasting. Voor de ETF waarmee we vergelijken, rekenen we die belasting wel mee.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: pensioensparen',
      url: 'https://financien.belgium.be/nl/particulieren/belastingvoordelen/pensioensparen',
      description: 'De plafonds en de belastingvermindering per jaar.',
    },
    {
      title: 'Wikifin: pensioensparen',
      url: 'https://www.wikifin.be/nl/pensioen-en-pensioensparen',
      description: 'Fonds of verzekering: het verschil volgens de FSMA.',
    },
    {
      title: 'FSMA: pensioenspaarfondsen',
      url: 'https://www.fsma.be/nl',
      description: 'De toezichthouder op de fondsen, met hun essentiële informatie.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
