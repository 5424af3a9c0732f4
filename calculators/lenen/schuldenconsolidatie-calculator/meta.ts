import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'schuldenconsolidatie-calculator',
  category: 'lenen',
  pageTitle: 'Schulden samenvoegen of apart afbetalen',
  heading: 'Schulden samenvoegen',
  lede: 'Laten lopen, versneld aflossen of samenvoegen.',
  breadcrumbTitle: 'Schulden samenvoegen',
  metaTitle: 'Schulden samenvoegen: wat kost het in totaal?',
  metaDescription:
    'Zet tot tien schulden naast elkaar: zo laten, kleinste eerst, duurste eerst of samenvoegen. Met totale kost, einddatum en wettelijke vergoedingen.',
  question: 'Wat kosten mijn schulden in totaal als ik ze laat lopen, versneld aflos of samenvoeg?',
  intro:
    'Vul je kredieten in en vergelijk vier wegen op totale kost en einddatum. Een lagere maandlast betekent vaak langer betalen.',
  synonyms: [
    'schulden hergroeperen',
    'hergroepering van kredieten',
    'leningen samenvoegen',
    'kredieten bundelen',
    'schuldconsolidatie',
    'consolidatielening',
    'sneeuwbalmethode',
    'lawinemethode',
    'meerdere leningen afbetalen',
    'centralisatie van kredieten',
  ],
  signposts: [
    { slug: 'lening-herfinancieren', text: 'Gaat het om één lening of om je woonkrediet? Reken met herfinancieren.' },
    { slug: 'kredietkaart-calculator', text: 'Heb je enkel een kaartsaldo? Daar zie je minimum en vast bedrag.' },
    { slug: 'budget-planner', text: 'Weet je niet hoeveel je kunt missen? Maak eerst je budget op.' },
  ],
  faqs: [
    {
      question: 'Waarom kost samenvoegen soms meer terwijl de maandlast daalt?',
      answer:
        'Je spreidt dezelfde schuld over meer maanden. Elke maand extra kost rente. We splitsen het verschil daarom in twee: het deel van de rente en het deel van de looptijd.',
    },
    {
      question: 'Mag mijn kredietgever een vergoeding vragen als ik vroeger aflos?',
      answer:
        'Ja, bij een lening op afbetaling hoogstens {vergoedingVervroegd} van het kapitaal. Rest er hoogstens een jaar, dan is het {vergoedingVervroegdLaatsteJaar}. Bij een kaart of geldreserve is er geen vergoeding.',
    },
    {
      question: 'Wat is het verschil tussen sneeuwbal en lawine?',
      answer:
        'Bij de sneeuwbal gaat je extra geld eerst naar de kleinste schuld, zodat je eerder een schuld kunt schrappen. Bij de lawine gaat het naar de duurste schuld. Dat kost nooit meer rente.',
    },
    {
      question: 'Waar vind ik hulp als ik niet meer kan betalen?',
      answer:
        'Bij het OCMW van je gemeente of bij een CAW werken erkende schuldbemiddelaars. Hun hulp is gratis. Zij kunnen met je schuldeisers een plan afspreken of een collectieve schuldenregeling voorbereiden.',
    },
    {
      question: 'Hoelang mag een samengevoegd krediet lopen?',
      answer:
        'De wet koppelt de langste termijn aan het bedrag. De rekenhulp toont die termijn voor jouw totaal, samen met het hoogste toegelaten jaarlijks kostenpercentage (JKP).',
    },
    {
      question: 'Kan ik mijn kaart blijven gebruiken na het samenvoegen?',
      answer:
        'Dat mag meestal, maar dan bouw je naast het nieuwe krediet weer een schuld op. Deze berekening gaat ervan uit dat er niets bij komt.',
    },
  ],
  authorityLinks: [
    {
      title: 'Eerste hulp bij schulden',
      url: 'https://www.eerstehulpbijschulden.be',
      description: 'Eerste stappen en adressen van gratis hulp.',
    },
    {
      title: 'CAW: hulp bij schulden',
      url: 'https://www.caw.be',
      description: 'Centra voor algemeen welzijnswerk, met schuldbemiddeling.',
    },
    {
      title: 'FOD Economie: schuldenlast',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/schuldenlast',
      description: 'Minnelijke en collectieve schuldenregeling uitgelegd.',
    },
    {
      title: 'FOD Economie: hergroeperingskredieten',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/terugbetaling/hergroeperingskredieten',
      description: 'Waarom samenvoegen vaak meer kost, en hoe je het JKP van voor en na vergelijkt.',
    },
    {
      title: 'Nationale Bank: Kredietcentrale',
      url: 'https://www.nbb.be/nl/kredietcentrales',
      description: 'Kijk welke kredieten op jouw naam geregistreerd staan.',
    },
  ],
  usesMarket: true,
  reads: ['persoonlijke_lening'],
  changedOn: '2026-11-15',
} satisfies Meta
