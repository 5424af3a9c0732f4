/** The words of the four category pages. Numbers of the law come from rules/ through {tokens}. */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { asPercent, eur0, longDate, pct } from '#calculators/kernel/format.ts'
import { latestLevel, type Offer, offersOf } from '#calculators/kernel/market.ts'
import type { AuthorityLink, Category, Faq } from '#calculators/kernel/meta.ts'
import { calculatorsOf } from '#site/content/categories.ts'
import { TOOLS_PER_HUB } from '#site/content/claims.ts'

/** One of the three cards at the top of a hub. `value` counts up on screen; the final number is in the HTML. */
export type Stat = {
  readonly before?: string
  readonly value?: number
  readonly after?: string
  /** Instead of a number. */
  readonly word?: string
  readonly label: string
  readonly caption: string
  readonly link?: { readonly path: string; readonly text: string }
}

export type Hub = {
  readonly title: string
  readonly intro: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly stats: readonly Stat[]
  readonly faqs: readonly Faq[]
}

/** The month of the lowest rate that the hub about borrowing names. */
const CLAIMED_IN = '2025-08'

const tools = (category: Category): Stat => ({
  value: TOOLS_PER_HUB[category],
  after: '+',
  label: 'tools',
  caption: `${calculatorsOf(category).length > TOOLS_PER_HUB[category] ? `Het zijn er nu ${calculatorsOf(category).length}. ` : ''}Elk beantwoordt één vraag.`,
})

/** The highest rate of our list on the day of the build, base and premium together; what it asks is one click away. */
function highestSavings(): Stat {
  const rateOf = ({ baseRate, loyaltyBonus }: Offer) => (baseRate ?? 0) + (loyaltyBonus ?? 0)
  const [best] = offersOf(builtInMarket, 'spaarrekening').toSorted((a, b) => rateOf(b) - rateOf(a))
  if (!best) throw new Error('The list has no savings account')
  const most = best.maxMonthlyDeposit === null ? '' : `, tot ${eur0(best.maxMonthlyDeposit)} per maand`
  return {
    before: 'tot ',
    value: asPercent(rateOf(best)),
    after: ' %',
    label: 'rente',
    caption: `${best.product}${most}: basisrente en premie samen, gezien op ${longDate(best.checkedOn)}.`,
    link: { path: '/sparen/hoogste-spaarrente-belgie', text: 'Bekijk alle rentes' },
  }
}

/** What a new home loan costs on average now, beside the rate that was once the lowest. */
function homeLoanNow(): string {
  const level = latestLevel(builtInMarket, 'woonkrediet_nieuw_meer_dan_10j_vast')
  return level
    ? ` Een nieuw woonkrediet op meer dan tien jaar kost nu gemiddeld ${pct(level.rate)} (${longDate(level.month)}).`
    : ''
}

/** The four sources of the spec, in the words of a visitor. */
export const authorities: readonly AuthorityLink[] = [
  {
    title: 'Nationale Bank van België',
    url: 'https://www.nbb.be/nl',
    description: 'Rentestatistieken, kredietcentrale en het toezicht op banken.',
  },
  {
    title: 'FSMA en Wikifin',
    url: 'https://www.wikifin.be/nl',
    description: 'De toezichthouder op financiële producten, met neutrale uitleg voor iedereen.',
  },
  {
    title: 'FOD Financiën',
    url: 'https://financien.belgium.be/nl/particulieren',
    description: 'Belastingtarieven, vrijstellingen en je aangifte, van de bron.',
  },
  {
    title: 'Spaargids.be',
    url: 'https://www.spaargids.be',
    description: 'Vergelijkt spaarrekeningen en leningen voor consumenten.',
  },
]

export const hubs: Readonly<Record<Category, Hub>> = {
  sparen: {
    title: 'Sparen: weet wat je geld opbrengt',
    intro:
      'Wat levert je spaarrekening echt op, wanneer is je premie verdiend en hoeveel zet je opzij voor je doel? Reken het na met de Belgische regels, netto en met jouw bedragen.',
    metaTitle: 'Sparen: bereken wat je spaargeld netto opbrengt',
    metaDescription:
      'Vergelijk spaarrentes, bereken je getrouwheidspremie en zie hoeveel je spaart voor je doel. Gratis rekenhulpen met de Belgische belastingregels.',
    stats: [
      tools('sparen'),
      highestSavings(),
      { value: 100, after: ' %', label: 'gratis', caption: 'Geen account, geen proefperiode, geen verkoop.' },
    ],
    faqs: [
      {
        question: 'Hoeveel spaarrente is belastingvrij?',
        answer:
          'Op gereglementeerde spaarrekeningen is de rente vrijgesteld tot {spaarvrijstelling} per persoon ({spaarvrijstelling.vorige} tot en met {spaarvrijstelling.sinds-1}). Daarboven betaal je {voorheffingSpaarrekening}. Op een deposito, termijnrekening of kasbon betaal je {roerendeVoorheffing} vanaf de eerste euro.',
      },
      {
        question: 'Wanneer krijg ik de getrouwheidspremie?',
        answer:
          'Als je geld {premieTermijn} op dezelfde rekening blijft staan. Elke storting heeft haar eigen teller. Haal je geld af, dan gaan de jongste stortingen er eerst af: zo verlies je zo weinig mogelijk premie.',
      },
      {
        question: 'Is mijn spaargeld veilig als de bank failliet gaat?',
        answer:
          'Tot {depositogarantie} per persoon en per bank krijg je je geld terug. Een rekening op twee namen telt voor twee personen. Wie meer over verschillende banken spreidt, is bij elk van die banken apart beschermd.',
      },
      {
        question: 'Hoeveel spaargeld houd ik best achter de hand?',
        answer:
          'Een gangbare vuistregel is drie tot zes maanden vaste kosten, met het hoogste cijfer voor wie een onzeker inkomen of een eigen woning heeft. Wat je daarboven hebt, kun je langer missen.',
      },
    ],
  },
  lenen: {
    title: 'Lenen: ken de prijs voor je tekent',
    intro:
      'Bereken je maandlast, de totale kostprijs en hoeveel je redelijk kunt lenen. Met de maandrente zoals de Belgische wet ze voorschrijft, tot op de cent.',
    metaTitle: 'Lenen: bereken maandlast en kostprijs van krediet',
    metaDescription:
      'Bereken je woonkrediet, autolening of persoonlijke lening tot op de cent. Zie maandlast, totale rente en JKP. Let op, geld lenen kost ook geld.',
    stats: [
      tools('lenen'),
      {
        before: 'vanaf ',
        value: 2.5,
        after: ' %',
        label: 'rente',
        caption: `De laagste gepubliceerde rente van ${longDate(CLAIMED_IN)}, geen aanbod van nu.${homeLoanNow()}`,
        link: { path: '/lenen/kredietvergelijker-belgie', text: 'Vergelijk met de rentes van nu' },
      },
      {
        word: 'Direct',
        label: 'resultaat',
        caption: 'De uitkomst verandert terwijl je typt. Je vraagt hier geen krediet aan.',
      },
    ],
    faqs: [
      {
        question: 'Hoeveel kan ik lenen voor een woning?',
        answer:
          'Banken volgen twee richtlijnen. Ze lenen meestal hoogstens {nbbLtvEigenWoning} van de waarde van je eigen woning. En je aflossingen blijven best onder een derde (33 %) van je netto-inkomen. Dat zijn vuistregels, geen wet: je bank kijkt naar je hele dossier.',
      },
      {
        question: 'Welke kosten komen er bij een woonkrediet?',
        answer:
          'Registratiebelasting, ereloon van de notaris en de hypotheekakte. Voor je enige eigen woning in Vlaanderen reken je samen op 5 tot 7 % van de prijs, in Wallonië op 6 tot 8 %. Zonder dat voordeel is het 15 tot 18 %. De vaak genoemde 10 tot 15 % is dus een ruwe schatting.',
      },
      {
        question: 'Wat kost het om vervroegd terug te betalen?',
        answer:
          'Bij een woonkrediet mag de bank hoogstens {wederbeleggingMaanden} rente vragen op wat je terugbetaalt. Vroeger hoorde je tot zes maanden noemen; wettelijk zijn het er hoogstens drie. Bij consumentenkrediet is het hoogstens {vergoedingVervroegd}, en {vergoedingVervroegdLaatsteJaar} in het laatste jaar.',
      },
      {
        question: 'Wat is het verschil tussen rentevoet en JKP?',
        answer:
          'De rentevoet is de prijs van het geld alleen. Het jaarlijkse kostenpercentage (JKP) telt ook de verplichte kosten mee, zoals dossierkosten. Vergelijk kredieten daarom op hun JKP, met hetzelfde bedrag en dezelfde looptijd.',
      },
    ],
  },
  beleggen: {
    title: 'Beleggen: reken met kosten en belasting',
    intro:
      'Wat blijft er over na beurstaks, roerende voorheffing, meerwaardebelasting en kosten? Zie wat je beleggingen kunnen opbrengen, en hoe breed de marge is.',
    metaTitle: 'Beleggen: bereken rendement na kosten en belasting',
    metaDescription:
      'Bereken wat ETF’s, aandelen, obligaties of crypto netto opbrengen na beurstaks, roerende voorheffing en meerwaardebelasting. Met de Belgische regels.',
    stats: [
      tools('beleggen'),
      {
        word: 'Netto',
        label: 'na belasting',
        caption: 'Beurstaks, roerende voorheffing en meerwaardebelasting rekenen mee.',
      },
      {
        word: 'Vergelijk',
        label: 'en zoek je doel',
        caption: 'Berekeningen naast elkaar, terugrekenen en Excel. Gratis.',
      },
    ],
    faqs: [
      {
        question: 'Betaal ik belasting op de winst van mijn beleggingen?',
        answer:
          'Sinds {meerwaardetarief.sinds} betaal je {meerwaardetarief} op de meerwaarde van aandelen, fondsen en crypto, boven een vrijstelling van {meerwaardevrijstelling} en per persoon. Enkel de winst sinds {fotodatum} telt mee.',
      },
      {
        question: 'Hoe wordt crypto belast?',
        answer:
          'Sinds {meerwaardetarief.sinds} betaal je bij normaal beheer {meerwaardetarief} boven de gedeelde vrijstelling. Speculeer je, dan is het {speculatietarief} plus gemeentebelasting. Een vaste termijn van zes maanden bestaat niet meer: die hoorde bij de speculatietaks van 2016, die in 2017 verdween.',
      },
      {
        question: 'Hoe vaak breng ik mijn portefeuille weer in evenwicht?',
        answer:
          'Een gangbare vuistregel is één keer per jaar, of wanneer een onderdeel meer dan 10 % afwijkt van je doel. Vaker kost vooral geld aan transactiekosten en beurstaks.',
      },
      {
        question: 'Welk rendement mag ik verwachten?',
        answer:
          'Dat weet niemand. Onze rekenhulpen tonen daarom een bandbreedte en laten je zelf het rendement kiezen. Rendementen uit het verleden zijn geen garantie voor de toekomst.',
      },
    ],
  },
  planning: {
    title: 'Planning: je geld over tien, twintig, dertig jaar',
    intro:
      'Pensioen, noodfonds, budget en inflatie. Zie waar je vandaag staat en wat een kleine keuze nu betekent voor later, in euro’s van vandaag.',
    metaTitle: 'Planning: pensioen, budget, FIRE en inflatie',
    metaDescription:
      'Plan je pensioen, budget, noodfonds of vroeg pensioen (FIRE). Gratis rekenhulpen met Belgische regels, inflatie en belasting, en elke stap uitgelegd.',
    stats: [
      tools('planning'),
      { word: 'FIRE', label: 'ondersteund', caption: 'Vroeg stoppen met werken, met het Belgische pensioen erbij.' },
      {
        word: 'Tips',
        label: 'over belasting',
        caption: 'Zie welke aftrek of vermindering voor jou telt, met het artikel erbij.',
      },
    ],
    faqs: [
      {
        question: 'Hoeveel levert pensioensparen fiscaal op?',
        answer:
          'Je krijgt {pensioensparenTarief} belastingvermindering op stortingen tot {pensioensparenLaag}, of {pensioensparenTariefLaag} als je bewust kiest voor de hoge grens van {pensioensparenHoog}. De {pensioensparenLaag.vorige} die je nog vaak leest, was het bedrag van {pensioensparenLaag.sinds-1}.',
      },
      {
        question: 'Hoeveel moet ik opzijzetten voor mijn pensioen?',
        answer:
          'Een vaak gehoorde vuistregel is 15 tot 20 % van je bruto-inkomen, alles samen: groepsverzekering, pensioensparen en eigen beleggingen. Begin je vroeg, dan volstaat minder.',
      },
      {
        question: 'Wat is de 4 %-regel?',
        answer:
          'Het idee dat je elk jaar 4 % van je startkapitaal kunt opnemen, aangepast aan de inflatie, zonder dat het binnen dertig jaar opraakt. De regel komt uit Amerikaans onderzoek. Zie het als vertrekpunt, niet als zekerheid.',
      },
      {
        question: 'Hoe groot moet mijn noodfonds zijn?',
        answer:
          'Drie tot zes maanden vaste kosten is de gangbare vuistregel. Een Belgische werknemer krijgt bij ziekte of ontslag meestal een uitkering. Je kunt dus ook enkel het verschil overbruggen: onze rekenhulp toont beide.',
      },
    ],
  },
}
