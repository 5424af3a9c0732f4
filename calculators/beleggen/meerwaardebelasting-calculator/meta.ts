import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'meerwaardebelasting-calculator',
  category: 'beleggen',
  pageTitle: 'Meerwaardebelasting berekenen',
  heading: 'Meerwaardebelasting',
  lede: 'Wat je verkopen van dit jaar kosten.',
  breadcrumbTitle: 'Meerwaardebelasting',
  metaTitle: 'Meerwaardebelasting berekenen, lot per lot',
  metaDescription:
    'Bereken de meerwaardebelasting op je verkopen van aandelen, ETF’s, obligaties of goud: lot per lot, met fotowaarde, vrijstelling, verliezen en inhouding.',
  question: 'Hoeveel meerwaardebelasting kosten mijn verkopen van dit jaar?',
  intro:
    'Geef je aankopen en verkopen in. We zoeken per lot de beste startwaarde, tellen verliezen mee en vergelijken wat de bank inhoudt met wat je echt verschuldigd bent.',
  synonyms: [
    'solidariteitsbijdrage',
    'meerwaardetaks',
    'taks op meerwaarde aandelen',
    'capital gains tax',
    'CGT België',
    'fotowaarde',
    'FIFO',
    'vrijstelling 10.000 euro',
    'aanmerkelijk belang',
    'interne meerwaarde',
    'opt-out meerwaardebelasting',
    'belasting verkoop ETF',
  ],
  signposts: [
    {
      slug: 'aandelen-calculator',
      text: 'Wil je ook kosten, beurstaks en dividend van één aandeel zien? Neem de aandelenpagina.',
    },
    { slug: 'cryptocurrency-calculator', text: 'Verkoop je crypto? Daar vergelijken we ook met speculatie en beroep.' },
    {
      slug: 'belgische-beleggingsfiscaliteit-calculator',
      text: 'Zoek je alle taksen van een jaar samen? Neem het jaaroverzicht.',
    },
  ],
  faqs: [
    {
      question: 'Hoeveel bedraagt de meerwaardebelasting?',
      answer:
        'Je betaalt {meerwaardetarief} op de winst uit de verkoop van financiële activa. Winst tot {meerwaardevrijstelling} en per persoon is vrij. Op verkopen tot en met {fotodatum} was er bij normaal beheer geen belasting.',
    },
    {
      question: 'Wat is de fotowaarde?',
      answer:
        'Dat is de waarde op {fotodatum}. Wat je toen al had, start aan die waarde: winst van vroeger blijft onbelast. Voor beursgenoteerde effecten is dat de laatste slotkoers van dat jaar.',
    },
    {
      question: 'Ik kocht duurder dan de fotowaarde. Betaal ik dan belasting op een verlies?',
      answer:
        'Niet als je je aankoopprijs kunt bewijzen. Voor verkopen tot en met {historischTot} mag je die hogere prijs gebruiken. Ze kan je winst tot nul brengen, maar geen verlies maken.',
    },
    {
      question: 'Mijn bank houdt op elke winst belasting in. Klopt dat?',
      answer:
        'Ja. Een Belgische bank kent je vrijstelling, verliezen en aankoopprijs niet en houdt {bronheffingMeerwaarde} in op elke winst. Wat te veel is, vraag je terug via je aangifte. Met een opt-out geef je alles zelf aan.',
    },
    {
      question: 'Wat gebeurt er met de vrijstelling die ik niet gebruik?',
      answer:
        'Hoogstens {overdrachtPerJaar} gaat mee naar de volgende jaren. Je gebruikt daarvan hoogstens {overdrachtMaximum}, bovenop de gewone {meerwaardevrijstelling}. Dat geldt per persoon.',
    },
    {
      question: 'Mag ik kosten en beurstaks aftrekken van mijn winst?',
      answer:
        'Nee. De wet vergelijkt de verkoopprijs met de aankoopprijs, zonder makelaarsloon of taksen. Alleen bij speculatieve winst, die aan {speculatietarief} wordt belast, tellen kosten mee.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: particulieren',
      url: 'https://financien.belgium.be/nl/particulieren',
      description: 'Officiële uitleg over de belasting op meerwaarden.',
    },
    {
      title: 'Belgisch Staatsblad',
      url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl',
      description: 'De wet op de meerwaarden en het koninklijk besluit over de inhouding.',
    },
    {
      title: 'Fisconetplus: circulaire 2026/C/74',
      url: 'https://www.minfin.fgov.be/myminfin-web/pages/public/fisconet',
      description: 'Hoe de administratie de regels toepast.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
