import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'kasbon-calculator',
  category: 'sparen',
  pageTitle: 'Kasbon of staatsbon berekenen',
  heading: 'Kasbon of staatsbon',
  lede: 'Het netto rendement, coupon per coupon.',
  breadcrumbTitle: 'Kasbon en staatsbon',
  metaTitle: 'Kasbon en staatsbon berekenen: netto coupons',
  metaDescription:
    'Bereken de netto coupons en het actuariële rendement van een kasbon of staatsbon: gewone coupon, groeikasbon of kapitalisatie, ook bij vroege verkoop.',
  question: 'Wat is het netto rendement van deze kasbon of staatsbon, coupon per coupon?',
  intro:
    'Een kasbon betaalt coupons, een groeikasbon telkens een hogere, een kapitalisatiebon alles op het einde. We zetten elke vorm om naar één rendement dat je kunt vergelijken.',
  synonyms: [
    'kasbon',
    'staatsbon',
    'groeikasbon',
    'kapitalisatiebon',
    'coupon',
    'spaarbon',
    'staatsbon rendement',
    'bon de caisse',
  ],
  signposts: [
    {
      slug: 'termijnrekening-calculator',
      text: 'Staat je geld op een rekening in plaats van in een bon? Neem de termijnrekening.',
    },
    {
      slug: 'obligatie-calculator',
      text: 'Koop je een obligatie op de beurs, met koers en verlopen rente? Reken daar.',
    },
  ],
  faqs: [
    {
      question: 'Welke belasting betaal je op een kasbon of staatsbon?',
      answer:
        'Op elke coupon gaat {roerendeVoorheffing} roerende voorheffing. De staatsbon op één jaar van {voorheffingStaatsbon2023.sindsMaand} kreeg een lager tarief van {voorheffingStaatsbon2023}. Latere staatsbons betalen het gewone tarief.',
    },
    {
      question: 'Wat is een groeikasbon?',
      answer:
        'Een kasbon met een rente die elk jaar stijgt. De hoge rente van het laatste jaar valt op, maar telt maar één jaar. Ons actuariële rendement weegt alle jaren samen tot één percentage.',
    },
    {
      question: 'Kan ik een staatsbon verkopen voor de vervaldag?',
      answer:
        'Ja, een staatsbon staat op de beurs. Je krijgt dan de koers van die dag, die hoger of lager kan zijn dan 100. Zet aan dat je vroeger verkoopt, vul de koers in en je ziet je echte rendement.',
    },
    {
      question: 'Is een kapitalisatiebon voordeliger?',
      answer:
        'Bij dezelfde rente wel een beetje: de coupons worden herbelegd en de belasting komt pas op het einde. Je krijgt onderweg wel niets uitbetaald.',
    },
    {
      question: 'Wat gebeurt er met coupons die ik ontvang?',
      answer:
        'Die komen op je rekening en brengen hier niets meer op. Vul een percentage in bij “Coupons herbeleggen aan” als je ze telkens wegzet.',
    },
  ],
  authorityLinks: [
    {
      title: 'Federaal Agentschap van de Schuld: staatsbons',
      url: 'https://www.staatsbon.be',
      description: 'Lopende en vroegere uitgiften met hun rente.',
    },
    {
      title: 'Wikifin: kasbons',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Uitleg van de FSMA.',
    },
  ],
  usesMarket: true,
  reads: ['kasbon', 'termijnrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
