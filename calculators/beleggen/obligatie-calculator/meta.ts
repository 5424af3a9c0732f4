import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'obligatie-calculator',
  category: 'beleggen',
  pageTitle: 'Rendement van een obligatie berekenen',
  heading: 'Een obligatie',
  lede: 'Netto per jaar, tot de vervaldag.',
  breadcrumbTitle: 'Obligatie',
  metaTitle: 'Obligatierendement berekenen: netto tot vervaldag',
  metaDescription:
    'Bereken het bruto en netto rendement van een obligatie tot de vervaldag: verlopen rente, coupon na voorheffing, beurstaks, duration en koersrisico.',
  question: 'Wat brengt deze obligatie mij netto per jaar op tot de vervaldag?',
  intro:
    'Geef koers, coupon en vervaldag in. We rekenen elke coupon na belasting door en geven het echte rendement per jaar, met wat de koers doet als de rente beweegt.',
  synonyms: [
    'obligaties',
    'bond calculator',
    'yield to maturity',
    'rendement tot einddatum',
    'actuarieel rendement',
    'couponrente',
    'staatsobligatie',
    'OLO',
    'bedrijfsobligatie',
    'duration',
    'verlopen intrest',
    'onder pari',
  ],
  signposts: [
    {
      slug: 'kasbon-calculator',
      text: 'Heb je een kasbon of een staatsbon die je tot het einde houdt? Die is eenvoudiger.',
    },
    { slug: 'etf-calculator', text: 'Koop je een obligatiefonds? Dan geldt de Reynderstaks.' },
    { slug: 'termijnrekening-calculator', text: 'Wil je vergelijken met geld vastzetten bij een bank?' },
  ],
  faqs: [
    {
      question: 'Waarom betaal ik meer dan de koers?',
      answer:
        'Bovenop de koers betaal je de verlopen rente: de coupon die sinds de vorige vervaldag is opgebouwd. De verkoper heeft daar recht op. Je krijgt ze terug bij de volgende coupon.',
    },
    {
      question: 'Hoeveel belasting betaal ik op een obligatie?',
      answer:
        'Op elke coupon {roerendeVoorheffing} roerende voorheffing. Koop je onder de 100 en krijg je 100 terug, dan is dat verschil een meerwaarde. Daarop betaal je {meerwaardetarief} boven de vrijstelling van {meerwaardevrijstelling}.',
    },
    {
      question: 'Waarom is een obligatie onder pari fiscaal interessant?',
      answer:
        'Bij een lage coupon komt een groter deel van je rendement uit de koers. Dat deel wordt lichter belast dan de coupon. De vergelijkingstabel toont het verschil bij hetzelfde bruto rendement.',
    },
    {
      question: 'Wat zegt de duration?',
      answer:
        'De duration is de gemiddelde tijd tot je je geld terug hebt. Hoe hoger ze is, hoe harder de koers daalt als de rente stijgt. Wie tot de vervaldag wacht, heeft daar geen last van.',
    },
    {
      question: 'Wat als de uitgever niet kan betalen?',
      answer:
        'Dan kun je een deel of alles verliezen. Een hoog rendement is vaak de prijs van dat risico. Obligaties vallen niet onder de bescherming van spaargeld.',
    },
  ],
  authorityLinks: [
    {
      title: 'Federaal Agentschap van de Schuld',
      url: 'https://www.debtagency.be/nl',
      description: 'Belgische staatsobligaties: uitgiftes, coupons en vervaldagen.',
    },
    {
      title: 'Wikifin: obligaties',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Hoe obligaties werken en welke risico’s ze hebben.',
    },
    {
      title: 'FOD Financiën: roerende inkomsten',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/inkomsten/roerende-inkomsten',
      description: 'Roerende voorheffing op interest.',
    },
  ],
  usesMarket: true,
  reads: ['termijnrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
