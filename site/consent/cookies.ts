/**
 * Everything the site may keep in a browser. The banner, the privacy page and the tests read this one table, so
 * the text cannot say anything else than the code does.
 */
export const purposes = ['functioneel', 'statistiek', 'reclame'] as const
export type Purpose = (typeof purposes)[number]

export type Stored = {
  readonly name: string
  readonly place: 'cookie' | 'lokale opslag' | 'sessie-opslag' | 'cacheopslag'
  readonly purpose: Purpose
  readonly use: string
  readonly term: string
  readonly party: 'Rekenklaar' | 'Google'
}

export const purposeTexts: Readonly<Record<Purpose, { readonly title: string; readonly text: string }>> = {
  functioneel: {
    title: 'Noodzakelijk',
    text: 'Nodig om de site te laten werken: je sessie, je cookiekeuze en voorkeuren zoals donkere kleuren. Altijd aan.',
  },
  statistiek: {
    title: 'Statistiek',
    text: 'Telt welke pagina’s bezocht worden, zodat we de site kunnen verbeteren. Nooit met wat je invult.',
  },
  reclame: {
    title: 'Reclame',
    text: 'Laat reclame zien die de site gratis houdt, en meet of ze gezien is.',
  },
}

export const storage: readonly Stored[] = [
  {
    name: 'cookie-consent',
    place: 'lokale opslag',
    purpose: 'functioneel',
    use: 'Onthoudt je keuze over cookies.',
    term: '6 maanden, daarna vragen we het opnieuw',
    party: 'Rekenklaar',
  },
  {
    name: 'thema',
    place: 'lokale opslag',
    purpose: 'functioneel',
    use: 'Onthoudt of je lichte of donkere kleuren kiest. Er is maar één taal, dus geen taalvoorkeur.',
    term: 'Tot je ‘Systeem’ kiest of je browser leegmaakt',
    party: 'Rekenklaar',
  },
  {
    name: 'mijn-gegevens',
    place: 'lokale opslag',
    purpose: 'functioneel',
    use: 'Onthoudt op jouw vraag wat je over je gezin, inkomen, woning, lening en spaargeld invult, voor de rekenhulpen en op Mijn situatie. Wordt nooit verstuurd.',
    term: 'Tot je het vinkje weghaalt, ‘Wis alles’ kiest of je browser leegmaakt',
    party: 'Rekenklaar',
  },
  {
    name: 'mijn-berekeningen',
    place: 'lokale opslag',
    purpose: 'functioneel',
    use: 'Onthoudt op jouw vraag een berekening: naam, dag, antwoord en wat je invult. Wordt nooit verstuurd.',
    term: 'Tot je het wist of je browser leegmaakt',
    party: 'Rekenklaar',
  },
  {
    name: 'mijn-beleggingen',
    place: 'lokale opslag',
    purpose: 'functioneel',
    use: 'Onthoudt op jouw vraag de regels uit de bestanden van je broker of beurs voor de beleggingspagina’s. Wordt nooit verstuurd.',
    term: 'Tot je het vinkje weghaalt, ‘Vergeet deze bestanden’ kiest of je browser leegmaakt',
    party: 'Rekenklaar',
  },
  {
    name: 'chunk-herladen',
    place: 'sessie-opslag',
    purpose: 'functioneel',
    use: 'Voorkomt dat een pagina blijft herladen na een nieuwe versie van de site.',
    term: 'Tot je het tabblad sluit',
    party: 'Rekenklaar',
  },
  {
    name: 'rekenklaar-*',
    place: 'cacheopslag',
    purpose: 'functioneel',
    use: 'Bewaart pagina’s van de site, zodat de rekenhulpen ook zonder internet werken. Nooit wat je invult.',
    term: 'Tot de volgende versie van de site of tot je je browser leegmaakt',
    party: 'Rekenklaar',
  },
  {
    name: '__Host-sessie',
    place: 'cookie',
    purpose: 'functioneel',
    use: 'Houdt een beheerder aangemeld. Gewone bezoekers krijgen deze cookie nooit.',
    term: '8 uur',
    party: 'Rekenklaar',
  },
  {
    name: '__Host-toestel',
    place: 'cookie',
    purpose: 'functioneel',
    use: 'Herkent het toestel waarmee een beheerder zich eerder aanmeldde, zodat niemand hem kan buitensluiten. Gewone bezoekers krijgen deze cookie nooit.',
    term: '400 dagen',
    party: 'Rekenklaar',
  },
  {
    name: '_ga, _ga_*',
    place: 'cookie',
    purpose: 'statistiek',
    use: 'Google Analytics: onderscheidt bezoekers met een willekeurig nummer.',
    term: '2 jaar',
    party: 'Google',
  },
  {
    name: '__gads, __gpi, __eoi',
    place: 'cookie',
    purpose: 'reclame',
    use: 'Google AdSense: beperkt herhaling van reclame, meet vertoningen en weert misbruik.',
    term: '13 maanden',
    party: 'Google',
  },
]

export function storedFor(purpose: Purpose): readonly Stored[] {
  return storage.filter((item) => item.purpose === purpose)
}
