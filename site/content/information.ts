/** The pages beside the calculators, as footer, /overige and /sitemap list them. */

export type InformationLink = { readonly name: string; readonly path: string; readonly text: string }

/** The four cards of /overige. */
export const otherCards: readonly InformationLink[] = [
  {
    name: 'Over ons',
    path: '/over-ons',
    text: 'Waarom Rekenklaar bestaat, wat je ervan mag verwachten en hoe je ons bereikt.',
  },
  { name: 'Privacy', path: '/privacy', text: 'Wat er met je gegevens gebeurt: je invoer blijft in je browser.' },
  {
    name: 'Voorwaarden',
    path: '/voorwaarden',
    text: 'Wat je met de site mag doen en waarvoor wij wel en niet instaan.',
  },
  { name: 'Sitemap', path: '/sitemap', text: 'Alle pagina’s op een rij, per categorie.' },
]

export const trustPages: readonly InformationLink[] = [
  {
    name: 'Gebeurtenissen',
    path: '/gebeurtenissen',
    text: 'Wat je regelt als je leven verandert, en wat het met je geld doet.',
  },
  {
    name: 'Cijfers en bronnen',
    path: '/cijfers-en-bronnen',
    text: 'Elk wettelijk cijfer waarmee we rekenen, met datum en bron.',
  },
  { name: 'Zo testen we', path: '/zo-testen-we', text: 'Gepubliceerde voorbeelden naast onze uitkomst.' },
  {
    name: 'Wat verandert er op 1 januari?',
    path: '/wat-verandert',
    text: 'Bedragen en regels van het nieuwe jaar, met bron en stand.',
  },
  {
    name: 'Wat is er veranderd?',
    path: '/veranderingen',
    text: 'Nieuwe wettelijke cijfers en rentes, de nieuwste eerst.',
  },
  {
    name: 'Ontwikkelaars',
    path: '/ontwikkelaars',
    text: 'Reken met je eigen programma, assistent of site, en haal onze cijfers op.',
  },
  {
    name: 'Toegankelijkheid',
    path: '/toegankelijkheid',
    text: 'Hoe we de site voor iedereen bruikbaar houden, en wat nog niet lukt.',
  },
]

type Link = { readonly name: string; readonly path: string }

export const otherLinks: readonly Link[] = [
  { name: 'Mijn situatie', path: '/mijn-situatie' },
  { name: 'Overige pagina’s', path: '/overige' },
  ...trustPages,
]
