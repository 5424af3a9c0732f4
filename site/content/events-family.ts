/** Events of a household and its home. */
import { type LifeEvent, childAt, couple, COUPLE, OWN_FIGURES, year } from '#site/content/event.ts'

export const familyEvents: readonly LifeEvent[] = [
  {
    slug: 'kind-op-komst',
    name: 'We verwachten een kind',
    title: 'We verwachten een kind: wat regel je wanneer?',
    description:
      'Moederschapsrust, geboorteverlof en kinderbijslag: wat je regelt als er een kind komt, tegen welke dag, en wat het met je inkomen doet.',
    lead: 'Wat je regelt bij je werkgever en het ziekenfonds, en wat een kind aan je maand verandert.',
    steps: [
      {
        by: 'Zo snel mogelijk',
        text: 'Verwittig je werkgever van de zwangerschap. Doe het aangetekend of vraag een ontvangstbewijs.',
        source:
          'Arbeidswet van 16 maart 1971, art. 40: de bescherming begint wanneer je werkgever het weet; FOD Werkgelegenheid, moederschapsverlof',
        address: 'https://werk.belgie.be/nl/themas/feestdagen-en-verloven/moederschapsverlof',
      },
      {
        by: 'Vanaf vier maanden vooraf',
        text: 'In Vlaanderen kun je het startbedrag van het Groeipakket aanvragen, met een doktersattest. Je krijgt het ten vroegste twee maanden voor de verwachte dag.',
        source: 'Groeipakketdecreet van 27 april 2018, art. 9; Groeipakket, hoe aanvragen',
        address: 'https://www.groeipakket.be/hoe-aanvragen',
      },
      {
        by: 'Zeven weken vóór de verwachte bevalling',
        text: 'Bezorg je werkgever een doktersattest met de verwachte dag. Bij een meerling is dat negen weken vooraf.',
        source: 'Arbeidswet van 16 maart 1971, art. 39; FOD Werkgelegenheid, moederschapsverlof',
        address: 'https://werk.belgie.be/nl/themas/feestdagen-en-verloven/moederschapsverlof',
      },
      {
        by: 'Rond de bevalling',
        text: 'Een werkneemster heeft {moederschapWeken.werknemer} weken moederschapsrust: hoogstens zes ervoor, waarvan één verplicht, en minstens negen erna.',
        source: 'Arbeidswet van 16 maart 1971, art. 39; Kind en Gezin, moederschapsrust voor werkneemsters',
        address:
          'https://www.kindengezin.be/nl/thema/zwangerschap-en-geboorte/voorbereiden-op-de-geboorte/moederschapsrust-voor-werkneemsters',
      },
      {
        by: 'Binnen vijftien dagen na de bevalling',
        text: 'Geef de geboorte aan in de gemeente waar je kind geboren is. Valt de laatste dag in het weekend, dan heb je tijd tot de volgende werkdag.',
        source: 'Oud BW, art. 43',
      },
      {
        by: 'Binnen vier maanden na de bevalling',
        text: 'De andere ouder neemt zijn twintig dagen geboorteverlof op. De dag van de bevalling is de eerste van die vier maanden.',
        source: 'Arbeidsovereenkomstenwet van 3 juli 1978, art. 30, § 2; FOD Werkgelegenheid, geboorteverlof',
        address: 'https://werk.belgie.be/nl/themas/feestdagen-en-verloven/geboorteverlof',
      },
    ],
    example: {
      text: `${COUPLE}, met een kind van 3.`,
      facts: { ...couple, kinderenGeboren: childAt(3) },
      chosen: [{ key: 'kind' }],
      cards: ['netto', 'kinderbijslag', 'belasting', 'eindejaarspremie', 'vakantiegeld'],
    },
    calculators: [
      'groeipakket-berekenen',
      'uitkering-berekenen',
      'minder-werken-berekenen',
      'bruto-netto-calculator',
      'budget-planner',
      'kinderrekening-calculator',
    ],
    words: ['zwanger', 'baby', 'geboorte', 'bevalling', 'kraamgeld', 'moederschapsverlof'],
  },
  {
    slug: 'huis-kopen',
    name: 'We kopen een huis',
    title: 'We kopen een huis: stappen, termijnen en kosten',
    description:
      'Van compromis tot akte: wat je wanneer betaalt als je een huis koopt, welke termijnen tellen en wat de lening per maand kost.',
    lead: 'Van het eerste bod tot de akte: wat je wanneer tekent en betaalt.',
    steps: [
      {
        by: 'Vóór je een bod doet',
        text: 'Kijk wat je kunt lenen en hoeveel eigen geld je nodig hebt voor belasting en aktes.',
        source: 'Onze rekenhulp kredietcapaciteit',
        address: '/lenen/kredietcapaciteit-calculator',
      },
      {
        by: 'Bij het compromis',
        text: 'Wie tekent, is gebonden. Een voorwaarde dat je een lening krijgt, kan erin staan. Meestal betaal je een voorschot, vaak {voorschotWoning} van de prijs.',
        source: 'Federale overheid, onderhandse verkoopovereenkomst',
        address: 'https://www.belgium.be/nl/huisvesting/kopen_en_verkopen/verkoopovereenkomst/',
      },
      {
        by: 'Binnen vier maanden na het compromis',
        text: 'De akte wordt getekend bij de notaris, die ze laat registreren. Dan betaal je de rest van de prijs en de registratiebelasting. Een opschortende voorwaarde schuift de termijn op.',
        source: 'Wetboek registratierechten, art. 32; Vlaamse Belastingdienst, registratie van de akte',
        address: 'https://www.vlaanderen.be/registratie-van-de-akte',
      },
    ],
    example: {
      text: `${COUPLE}. Ze huren voor € 1.000 en kopen met € 80.000 eigen geld een enige woning van € 350.000 op 25 jaar.`,
      facts: { ...couple, kinderen: '0', huur: '1.000', eigenInbreng: '80.000' },
      chosen: [{ key: 'huis', amount: 350_000 }],
      cards: ['aankoop', 'lenen'],
    },
    calculators: [
      'kredietcapaciteit-calculator',
      'registratierechten-berekenen',
      'woningkrediet-simulator',
      'hypothecaire-lening-berekenen',
      'huren-of-kopen-calculator',
    ],
    words: ['woning kopen', 'compromis', 'notaris', 'aankoop huis', 'appartement kopen'],
  },
  {
    slug: 'uit-elkaar',
    name: 'We gaan uit elkaar',
    title: 'We gaan uit elkaar: huis, kinderen en belasting',
    description:
      'Wie houdt het huis, wat kost de uitkoop en wat verandert aan loon, kinderbijslag en belasting als je uit elkaar gaat.',
    lead: 'Het huis, de kinderen en de belasting: wat er verandert en wat het kost.',
    steps: [
      {
        by: 'Eerst',
        text: 'Beslis over het huis: samen verkopen, of één neemt het deel van de andere over. Dan staat er verdeelrecht op de hele waarde, in Vlaanderen lager na een huwelijk of wettelijke samenwoning.',
        source: OWN_FIGURES,
        address: '/cijfers-en-bronnen/wonen',
      },
      {
        by: 'Voor de akte',
        text: 'Vraag je bank of één van jullie de lening alleen kan dragen.',
        source: 'Onze rekenhulp uitkoop',
        address: '/lenen/uitkoop-woning-berekenen',
      },
      {
        by: 'Om het officieel te maken',
        text: 'Wettelijke samenwoning eindigt met een verklaring bij de gemeente, van jullie samen of van één van beiden. Een huwelijk ontbindt de familierechtbank.',
        source: 'Oud BW, art. 1476, § 2, en art. 229 en 230',
      },
      {
        by: 'In je aangifte',
        text: 'Van onderhoudsgeld dat je betaalt, is {onderhoudsgeldAftrek} aftrekbaar. Verblijven de kinderen evenveel bij allebei, dan krijgt elk de helft van de toeslag voor kinderen.',
        source: OWN_FIGURES,
        address: '/cijfers-en-bronnen/belasting',
      },
    ],
    example: {
      text: `${COUPLE}, met kinderen van 9 en 5 die ten laste blijven van wie € 3.400 verdient.`,
      facts: { ...couple, kinderenGeboren: `${childAt(9)},${childAt(5)}` },
      chosen: [{ key: 'uitElkaar' }],
      cards: ['netto', 'kinderbijslag', 'belasting', 'vakantiegeld'],
    },
    calculators: [
      'uitkoop-woning-berekenen',
      'bruto-netto-calculator',
      'groeipakket-berekenen',
      'belastingplanning-calculator',
      'budget-planner',
    ],
    words: ['scheiden', 'echtscheiding', 'scheiding', 'ex', 'uitkopen', 'alimentatie'],
  },
  {
    slug: 'overlijden',
    name: 'Iemand is overleden',
    title: 'Iemand is overleden: aangifte, bank en erfbelasting',
    description:
      'Bankrekeningen, akte van erfopvolging en aangifte van nalatenschap: wat je na een overlijden regelt, tegen welke dag, en wat erven kost.',
    lead: 'Wat eerst moet, welke termijn loopt en wat de erfgenamen betalen.',
    steps: [
      {
        by: 'De eerste dagen',
        text: 'Een dokter stelt het overlijden vast. De gemeente waar het gebeurde, maakt de overlijdensakte op. Vraag er enkele exemplaren van voor bank, notaris en verzekeraar.',
        source: 'Federale overheid, aangifte van een overlijden',
        address: 'https://www.belgium.be/nl/familie/overlijden/aangifte',
      },
      {
        by: 'Voor je aan de rekeningen kunt',
        text: 'De bank blokkeert de rekeningen tot je een akte of attest van erfopvolging toont. Een gehuwde of wettelijk samenwonende partner kan een beperkt voorschot krijgen.',
        source: 'FOD Financiën, bankrekeningen deblokkeren',
        address: 'https://financien.belgium.be/nl/particulieren/gezin/overlijden/deblokkeren-bankrekeningen',
      },
      {
        by: 'Binnen vier maanden na het overlijden',
        text: 'De erfgenamen dienen de aangifte van nalatenschap in. Stierf iemand elders in Europa, dan is het vijf maanden, daarbuiten zes.',
        source: 'Vlaamse Belastingdienst, de aangifte van nalatenschap',
        address: 'https://www.vlaanderen.be/erfenis/indienen-van-de-aangifte-van-nalatenschap-wie-en-wanneer',
      },
      {
        by: 'Vanzelf, of op aanvraag',
        text: 'Was je man of vrouw al met pensioen en woonde die in België, dan start de Pensioendienst je overlevingspensioen vanzelf op. Anders vraag je het zelf, binnen twaalf maanden na het overlijden.',
        source: 'Sociale Zekerheid, je pensioen aanvragen',
        address: 'https://www.socialsecurity.be/citizen/nl/werk-en-werkloosheid/stoppen-met-werken/pensioenaanvraag',
      },
    ],
    example: {
      text: 'Een getrouwd koppel in Vlaanderen met twee kinderen, een huis van € 400.000 zonder lening en € 100.000 spaargeld. De partner is 62.',
      facts: {
        gewest: 'vlaanderen',
        gezin: 'partnerZonderInkomen',
        gehuwd: 'ja',
        kinderen: '2',
        geboortejaarPartner: String(year - 62),
        woningwaarde: '400.000',
        spaargeld: '100.000',
      },
      chosen: [],
      cards: ['erfbelasting'],
    },
    calculators: [
      'erfbelasting-calculator',
      'levensverzekeraar-calculator',
      'schenkbelasting-calculator',
      'noodfonds-calculator',
    ],
    words: ['dood', 'erfenis', 'nalatenschap', 'erven', 'weduwe', 'begrafenis', 'successie'],
  },
  {
    slug: 'samenwonen',
    name: 'We gaan samenwonen',
    title: 'We gaan samenwonen: feitelijk, wettelijk of trouwen?',
    description:
      'Feitelijk of wettelijk samenwonen: wat je verklaart bij de gemeente, wat er verandert aan belasting, loon en erven, en wat het scheelt.',
    lead: 'Wat je verklaart bij de gemeente, en wat het met belasting en erfrecht doet.',
    steps: [
      {
        by: 'Binnen acht werkdagen na de verhuizing',
        text: 'Geef je nieuwe adres aan bij de gemeente waar je gaat wonen.',
        source: 'KB van 16 juli 1992 over de bevolkingsregisters, art. 7',
      },
      {
        by: 'Zonder verklaring',
        text: 'Woon je gewoon op hetzelfde adres, dan ben je feitelijk samenwonend. Voor de belasting doet elk een eigen aangifte, en zonder testament erf je niet van elkaar.',
        source: 'FOD Financiën, huwelijk en samenwonen',
        address: 'https://fin.belgium.be/nl/particulieren/belastingaangifte/persoonlijke-situatie/huwelijk-samenwonen',
      },
      {
        by: 'Als je het wilt',
        text: 'Leg samen een verklaring van wettelijke samenwoning af bij de gemeente waar jullie wonen. Dan krijgen jullie een beperkt erfrecht. Vanaf het jaar erna is er één belastingaangifte.',
        source: 'Oud BW, art. 1475 tot 1479, en BW, art. 4.23; FOD Financiën, huwelijk en samenwonen',
        address: 'https://fin.belgium.be/nl/particulieren/belastingaangifte/persoonlijke-situatie/huwelijk-samenwonen',
      },
      {
        by: 'Vóór je samen koopt',
        text: 'Spreek af wie hoeveel inbrengt. Bij een notaris kan een samenlevingscontract vastleggen van wie wat is.',
        source: 'Oud BW, art. 1478; federale overheid, samenwonen',
        address: 'https://www.belgium.be/nl/familie/koppel/samenwonen',
      },
    ],
    example: {
      text: 'Twee bedienden in Vlaanderen die feitelijk samenwonen en trouwen, met € 3.400 en € 2.900 bruto per maand en elk een eigen loonbrief. Samen hebben ze € 40.000 spaargeld.',
      facts: { ...couple, gezin: 'alleenstaand', gehuwd: 'nee', kinderen: '0', spaargeld: '40.000' },
      chosen: [{ key: 'trouwen' }],
      cards: ['netto', 'vakantiegeld', 'lenen'],
    },
    calculators: [
      'bruto-netto-calculator',
      'belastingplanning-calculator',
      'erfbelasting-calculator',
      'huren-of-kopen-calculator',
      'kredietcapaciteit-calculator',
    ],
    words: ['wettelijk samenwonen', 'feitelijk samenwonen', 'trouwen', 'huwelijk', 'samenlevingscontract'],
  },
]
