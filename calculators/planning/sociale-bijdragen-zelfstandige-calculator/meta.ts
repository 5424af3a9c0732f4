import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'sociale-bijdragen-zelfstandige-calculator',
  category: 'planning',
  pageTitle: 'Sociale bijdragen als zelfstandige berekenen',
  heading: 'Sociale bijdragen',
  lede: 'Per kwartaal, en de afrekening later.',
  breadcrumbTitle: 'Sociale bijdragen',
  metaTitle: 'Sociale bijdragen zelfstandige: per kwartaal berekend',
  metaDescription:
    'Bereken je sociale bijdragen in hoofdberoep, bijberoep, als starter of student: per kwartaal, met beheerskost, en de afrekening die later volgt.',
  question: 'Hoeveel sociale bijdragen betaal ik per kwartaal, en wat komt er bij de eindafrekening?',
  intro:
    'Vul je winst of je netto inkomen in en kies je statuut. Je ziet wat je nu betaalt, wat je definitief verschuldigd bent en wat er na belasting overblijft.',
  synonyms: [
    'sociale bijdragen berekenen',
    'kwartaalbijdrage zelfstandige',
    'RSVZ bijdrage',
    'sociaal verzekeringsfonds',
    'bijdragen bijberoep',
    'primostarter',
    'student zelfstandige bijdragen',
    'sociale lasten zelfstandige',
    'meewerkende echtgenoot maxistatuut',
    'bijdragen gepensioneerde zelfstandige',
    'artikel 37',
  ],
  signposts: [
    { slug: 'belastingplanning-calculator', text: 'Zoek je de belasting op je winst? Reken je aanslag uit.' },
    { slug: 'bruto-netto-calculator', text: 'Ben je in loondienst? Dan betaal je RSZ: reken bruto naar netto.' },
    {
      slug: 'pensioen-calculator',
      text: 'Wil je weten wat je bijdragen als pensioen opleveren? Ga naar het pensioen.',
    },
  ],
  faqs: [
    {
      question: 'Op welk inkomen betaal ik sociale bijdragen?',
      answer:
        'Op je netto belastbaar beroepsinkomen van het jaar zelf: omzet min kosten en min de bijdragen die je betaalde. Omdat dat inkomen pas later vaststaat, betaal je eerst voorlopig.',
    },
    {
      question: 'Hoeveel is de minimumbijdrage in hoofdberoep?',
      answer:
        'Verdien je minder dan {minimumInkomenHoofdberoep}, dan betaal je toch op dat bedrag. Een primostarter mag de eerste vier kwartalen betalen op {primostarterInkomen}. Van het allereerste kwartaal gaat nog {primostarterKorting} af.',
    },
    {
      question: 'Betaal ik in bijberoep altijd bijdragen?',
      answer:
        'Nee. Onder {drempelBijberoep} betaal je niets. Zodra je daarboven komt, betaal je {bijdrageTariefEerste} op je hele inkomen als zelfstandige.',
    },
    {
      question: 'Waarom krijg ik na drie jaar een grote afrekening?',
      answer:
        'Voorlopige bijdragen volgen je inkomen van drie jaar geleden of het starterstarief. Verdien je intussen meer, dan volgt het verschil zodra de fiscus je inkomen kent. Je mag vrijwillig meer betalen.',
    },
    {
      question: 'Zijn sociale bijdragen aftrekbaar?',
      answer:
        'Ja, volledig, samen met de beheerskost. Vul je je winst in, dan zoeken wij het inkomen dat na de bijdragen overblijft.',
    },
    {
      question: 'Hoeveel betaal ik als gepensioneerde die zelfstandig blijft werken?',
      answer:
        'Onder {drempelGepensioneerde} niets. Daarboven {bijdrageTariefGepensioneerde} op de eerste schijf, zonder minimum. Een meewerkende partner in het maxistatuut betaalt minstens op {minimumInkomenMeewerkend}.',
    },
    {
      question: 'Is er een maximum?',
      answer:
        'Ja. Boven {grensEersteSchijf} daalt het tarief tot {bijdrageTariefTweede}. Boven {inkomensplafond} betaal je niets extra.',
    },
  ],
  authorityLinks: [
    {
      title: 'RSVZ: sociale bijdragen',
      url: 'https://www.rsvz.be/nl',
      description: 'De officiële bedragen per jaar en per statuut.',
    },
    {
      title: 'RSVZ: primostarter',
      url: 'https://www.rsvz.be/nl/wat-betekent-dat-juist-primostarter',
      description: 'Wie een lagere minimumbijdrage krijgt.',
    },
    {
      title: 'Sociale zekerheid: zelfstandigen',
      url: 'https://www.socialsecurity.be/citizen/nl',
      description: 'Welke rechten je met je bijdragen opbouwt.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
