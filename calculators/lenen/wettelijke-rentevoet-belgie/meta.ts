import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'wettelijke-rentevoet-belgie',
  category: 'lenen',
  pageTitle: 'Wettelijke rentevoet en interest berekenen',
  heading: 'Wettelijke interest',
  lede: 'Wat er verschuldigd is tussen twee datums.',
  breadcrumbTitle: 'Wettelijke rentevoet',
  metaTitle: 'Wettelijke rentevoet België: interest berekenen',
  metaDescription:
    'Bereken de wettelijke interest op een onbetaald bedrag tussen twee datums: burgerlijk, handel, fiscaal of sociaal, met deelbetalingen en tarieven sinds 1970.',
  question: 'Hoeveel wettelijke interest is er verschuldigd tussen twee datums?',
  intro:
    'Kies de soort schuld en de datums. We rekenen elke periode met haar eigen tarief, ook met betalingen tussendoor, en tonen wat een consument hoogstens moet bijbetalen.',
  synonyms: [
    'wettelijke intrest',
    'nalatigheidsinterest',
    'verwijlinterest',
    'moratoire interest',
    'interest op factuur',
    'wettelijke rente',
    'handelstransacties rente',
    'schadebeding',
  ],
  signposts: [
    { slug: 'rentevoet-vergelijker', text: 'Wil je rentes van banken vergelijken? Dat doet de rentevoetvergelijker.' },
    {
      slug: 'groepslening-calculator',
      text: 'Leende je geld aan een vriend en spraken jullie een rente af? Kijk bij lenen onder elkaar.',
    },
  ],
  faqs: [
    {
      question: 'Hoe hoog is de wettelijke rentevoet?',
      answer:
        'In {renteBurgerlijk.sinds} is hij in burgerlijke zaken {renteBurgerlijk}. Tussen ondernemingen geldt vanaf {renteHandel.sindsMaand} een hogere voet van {renteHandel}. Beide staan in de tabel met hun geschiedenis.',
    },
    {
      question: 'Hoe wordt de burgerlijke rentevoet bepaald?',
      answer:
        'De gemiddelde Euribor op een jaar van december, naar boven afgerond op een kwart procent, plus 2 procentpunt. Hij geldt voor het hele volgende jaar.',
    },
    {
      question: 'Waarop wordt een deelbetaling eerst aangerekend?',
      answer:
        'Eerst op de interest, dan op de hoofdsom. Zo staat het in het Burgerlijk Wetboek. Wie een deel betaalt, ziet de hoofdsom dus pas dalen als de interest betaald is.',
    },
    {
      question: 'Wat mag een bedrijf aan een consument vragen?',
      answer:
        'De eerste herinnering is gratis en daarna krijg je twee weken de tijd. Dan pas mag er een beperkte schadevergoeding bij en hoogstens de interest tussen ondernemingen. Staat er meer in het contract, dan is dat beding ongeldig.',
    },
    {
      question: 'Hoe rekent de fiscus nalatigheidsinterest?',
      answer:
        'Per maand, aan {renteFiscaal} in de inkomstenbelasting en {renteBtw} in de btw. Een begonnen maand telt volledig, maar in de inkomstenbelasting telt de maand van de vervaldag niet mee. Je schuld wordt naar beneden afgerond op {fiscaleAfronding}. Is de interest in de inkomstenbelasting lager dan {ondergrensRenteFiscaal}, dan betaal je er geen.',
    },
    {
      question: 'Rekent men met 365 of 366 dagen?',
      answer:
        'In de praktijk bijna altijd met 365, ook in een schrikkeljaar. Bij “Andere vragen” kies je het echte aantal dagen van het jaar.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën, Thesaurie: wettelijke rentevoeten',
      url: 'https://financien.belgium.be/nl/over_de_fod/structuur_en_diensten/algemene_administraties/thesaurie',
      description: 'De officiële berichten per jaar.',
    },
    {
      title: 'FOD Economie: schulden van de consument',
      url: 'https://economie.fgov.be/nl',
      description: 'Boek XIX van het Wetboek economisch recht.',
    },
  ],
  usesMarket: false,
  withoutCredit: true,
  changedOn: '2026-11-15',
} satisfies Meta
