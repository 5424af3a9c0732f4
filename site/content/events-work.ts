/** Events of work, health and pension. */
import { pct } from '#calculators/kernel/format.ts'
import { MONTHS } from '#calculators/kernel/months.ts'
import { last } from '#finance/list.ts'
import { vervaldagenVoorafbetaling } from '#rules/belasting/voorafbetaling.figures.ts'
import { aangifteZiekte, aangifteZiekteZelfstandige } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { type LifeEvent, bornAt, single, SINGLE } from '#site/content/event.ts'

const dayText = (day: string) => `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1] ?? ''}`
const prepaymentDays = last(vervaldagenVoorafbetaling.rows).value.map(dayText).join(', ')
const late = last(aangifteZiekte.rows).value
const lateOwn = last(aangifteZiekteZelfstandige.rows).value

const THEMATIC =
  'https://www.rva.be/burgers/loopbaanonderbreking-tijdskrediet-en-thematische-verloven/thematische-verloven-alle-sectoren/aanvraagprocedure-voor-de-thematische-verloven'

export const workEvents: readonly LifeEvent[] = [
  {
    slug: 'ontslagen',
    name: 'Ik ben ontslagen',
    title: 'Ik ben ontslagen: wat doe je eerst?',
    description:
      'Opzegtermijn, inschrijven als werkzoekende en de uitkering: wat je na een ontslag regelt, tegen welke dag, en hoeveel je dan krijgt.',
    lead: 'Je opzegtermijn, je inschrijving en je uitkering, in die volgorde.',
    steps: [
      {
        by: 'Meteen',
        text: 'Kijk of je opzegtermijn of vergoeding klopt. Ze hangt af van de tijd dat je in dienst bent.',
        source: 'Onze rekenhulp opzegtermijn',
        address: '/planning/opzegtermijn-calculator',
      },
      {
        by: 'Binnen acht dagen na je eerste werkloze dag',
        text: 'Schrijf je in als werkzoekende: bij VDAB, Actiris, Forem of ADG.',
        source: 'Hulpkas voor Werkloosheidsuitkeringen',
        address: 'https://hvw-capac.fgov.be/nl/uitkeringen/praktische-info/werkloos-wat-nu',
      },
      {
        by: 'Ook meteen',
        text: 'Vraag je uitkering aan bij je vakbond of bij de Hulpkas, ook als je nog niet alle papieren hebt. Je krijgt ze vanaf de dag van je aanvraag.',
        source: 'RVA, infoblad T74',
        address: 'https://www.rva.be/nl/documentatie/infoblad/t74',
      },
      {
        by: 'Binnen twee maanden na je aanvraag',
        text: 'Je volledige dossier ligt bij de RVA. Je uitbetalingsinstelling stuurt het door, met je formulier C4.',
        source: 'Hulpkas voor Werkloosheidsuitkeringen',
        address: 'https://hvw-capac.fgov.be/nl/uitkeringen/praktische-info/werkloos-wat-nu',
      },
    ],
    example: {
      text: `${SINGLE}, 8 jaar in dienst en 18 jaar aan het werk.`,
      facts: single,
      chosen: [],
      cards: ['netto', 'opzeg', 'werkloos'],
    },
    calculators: [
      'opzegtermijn-calculator',
      'uitkering-berekenen',
      'vakantiegeld-berekenen',
      'noodfonds-calculator',
      'budget-planner',
    ],
    words: ['C4', 'werkloos', 'stempelen', 'dop', 'job kwijt'],
  },
  {
    slug: 'zelfstandige-worden',
    name: 'Ik word zelfstandige',
    title: 'Ik word zelfstandige: stappen, bijdragen en netto',
    description:
      'Ondernemingsloket, sociaal verzekeringsfonds, btw en voorafbetalingen: wat je regelt als je zelfstandige wordt, en wat je overhoudt.',
    lead: 'Van ondernemingsnummer tot eerste voorafbetaling, en wat er van je winst overblijft.',
    steps: [
      {
        by: 'Vóór je start',
        text: 'Schrijf je via een ondernemingsloket in bij de Kruispuntbank van Ondernemingen. Open een aparte zichtrekening voor je zaak.',
        source: 'FOD Economie, stappen bij een ondernemingsloket',
        address:
          'https://economie.fgov.be/nl/themas/ondernemingen/een-onderneming-oprichten/belangrijkste-stappen-om-een/te-ondernemen-stappen-bij-een',
      },
      {
        by: 'Bij je inschrijving',
        text: 'Laat je ondernemingsnummer activeren voor de btw als je btw-plichtig bent.',
        source: 'FOD Economie, stappen bij een ondernemingsloket',
        address:
          'https://economie.fgov.be/nl/themas/ondernemingen/een-onderneming-oprichten/belangrijkste-stappen-om-een/te-ondernemen-stappen-bij-een',
      },
      {
        by: 'Ten laatste de dag voor je start',
        text: 'Sluit je aan bij een sociaal verzekeringsfonds: te laat kan een boete kosten. Meld je nieuwe statuut aan je ziekenfonds. Elk kwartaal betaal je sociale bijdragen.',
        source: 'KB nr. 38 van 27 juli 1967, art. 10; RSVZ, aansluiten bij een socialeverzekeringsfonds',
        address: 'https://www.rsvz-inasti.fgov.be/nl/faq/aansluiten-bij-een-socialeverzekeringsfonds-0',
      },
      {
        by: prepaymentDays,
        text: 'Op die dagen kun je ten laatste belasting vooraf betalen voor elk kwartaal.',
        source: 'KB tot uitvoering van het WIB 92, art. 66',
        address: '/cijfers-en-bronnen/belasting',
      },
    ],
    example: {
      text: `${SINGLE}. Als zelfstandige in hoofdberoep blijft er € 45.000 winst over vóór sociale bijdragen.`,
      facts: single,
      chosen: [{ key: 'zelfstandige', amount: 45_000 }],
      cards: ['netto', 'vakantiegeld', 'eindejaarspremie', 'nettoZelfstandige', 'bijdragen', 'belasting'],
    },
    calculators: [
      'zelfstandige-netto-berekenen',
      'sociale-bijdragen-zelfstandige-calculator',
      'belastingplanning-calculator',
      'uitkering-berekenen',
      'pensioen-calculator',
    ],
    words: ['eigen zaak', 'freelance', 'ondernemer', 'starter', 'eenmanszaak', 'bijberoep'],
  },
  {
    slug: 'met-pensioen',
    name: 'Ik ga met pensioen',
    title: 'Ik ga met pensioen: aanvragen en rekenen',
    description:
      'Wanneer je pensioen vanzelf komt en wanneer je het aanvraagt, ten vroegste en ten laatste, en wat vroeger stoppen per maand kost.',
    lead: 'Wanneer je iets moet aanvragen, en wat eerder stoppen je per maand kost.',
    steps: [
      {
        by: 'Een paar jaar vooraf',
        text: 'Kijk je loopbaan na op mypension.be. Let op jaren die leeg zijn terwijl je toen wel werkte.',
        source: 'mypension.be, van de pensioendiensten',
        address: 'https://www.mypension.be/nl',
      },
      {
        by: 'Op de wettelijke leeftijd',
        text: 'Werkte je als werknemer of zelfstandige en woon je dertien maanden vooraf in België, dan hoef je niets aan te vragen.',
        source: 'Federale Pensioendienst',
        address: 'https://www.sfpd.fgov.be/nl/pensioenaanvraag',
      },
      {
        by: 'Vroeger: van één jaar tot één maand vooraf',
        text: 'Ga je eerder, of ben je ambtenaar, dan dien je zelf een aanvraag in. Dat kan ten vroegste een jaar en ten laatste een maand voor de eerste dag van je pensioen.',
        source:
          'Sociale Zekerheid, je pensioen aanvragen (een jaar); Xerius, sociaal verzekeringsfonds (de maand ervoor)',
        address: 'https://www.socialsecurity.be/citizen/nl/werk-en-werkloosheid/stoppen-met-werken/pensioenaanvraag',
      },
    ],
    example: {
      text: 'Een alleenstaande bediende van 58 met € 3.400 bruto per maand en 36 loopbaanjaren, die op 67 stopt of al op 64.',
      facts: { ...single, geboortedatum: bornAt(58), loopbaanjaren: '36', stopleeftijd: '67' },
      chosen: [{ key: 'stoppen', amount: 64 }],
      cards: ['pensioen'],
    },
    calculators: [
      'pensioen-calculator',
      'pensioensparen-calculator',
      'fire-calculator',
      'belastingplanning-calculator',
    ],
    words: ['pensioenaanvraag', 'mypension', 'vervroegd pensioen', 'stoppen met werken', 'pensioenleeftijd'],
  },
  {
    slug: 'langdurig-ziek',
    name: 'Ik ben langdurig ziek',
    title: 'Ik ben langdurig ziek: attest, loon en uitkering',
    description:
      'Wanneer het attest bij je ziekenfonds moet zijn, hoelang je werkgever betaalt en wat je daarna per maand krijgt als je lang ziek bent.',
    lead: 'Wie je verwittigt, tegen welke dag, en wat er na je gewaarborgd loon komt.',
    steps: [
      {
        by: 'Meteen, het attest binnen twee werkdagen',
        text: 'Verwittig je werkgever en bezorg hem een doktersattest. Het arbeidsreglement of een cao kan een andere termijn geven.',
        source: 'Arbeidsovereenkomstenwet van 3 juli 1978, art. 31, § 2; Sociale Zekerheid, arbeidsongeschiktheid',
        address:
          'https://www.socialsecurity.be/citizen/nl/arbeidsongeschiktheid-ongeval-en-beroepsziekte/arbeidsongeschiktheid',
      },
      {
        by: `Bediende: dag ${late.bediende}. Arbeider: dag ${late.arbeider}`,
        text: `Ten laatste dan heeft de adviserend arts van je ziekenfonds je getuigschrift. Te laat betekent ${pct(late.vermindering, 0, 0)} minder uitkering tot de dag van je aangifte.`,
        source: 'Hulpkas voor Ziekte- en Invaliditeitsverzekering, arbeidsongeschiktheid van werknemers',
        address:
          'https://www.caami-hziv.fgov.be/nl/leden/uitkering-arbeidsongeschiktheid/werknemers/arbeidsongeschiktheid-werknemers',
      },
      {
        by: `Zelfstandige: binnen ${lateOwn} dagen`,
        text: `Als zelfstandige heb je ${lateOwn} kalenderdagen, de eerste dag niet meegeteld. Je uitkering begint ten vroegste op de dag waarop de arts het getuigschrift tekent.`,
        source: 'RIZIV, aangifte en erkenning als zelfstandige; HZIV',
        address: 'https://www.riziv.fgov.be/nl/thema-s/arbeidsongeschiktheid/zelfstandigen/aangifte-en-erkenning',
      },
      {
        by: 'Binnen zeven dagen',
        text: 'Blijf je langer ziek dan op je getuigschrift staat, of herval je? Bezorg je ziekenfonds dan binnen zeven kalenderdagen een nieuw.',
        source: 'FSMB, herval of verlenging van de arbeidsongeschiktheid',
        address: 'https://www.fsmb.be/nl/herval-of-verlenging-van-de-arbeidsongeschiktheid',
      },
    ],
    example: { text: `${SINGLE}.`, facts: single, chosen: [], cards: ['netto', 'ziek'] },
    calculators: ['uitkering-berekenen', 'noodfonds-calculator', 'budget-planner', 'belastingplanning-calculator'],
    words: ['ziekte', 'arbeidsongeschikt', 'mutualiteit', 'ziekenfonds', 'invaliditeit', 'burn-out'],
  },
  {
    slug: 'minder-werken',
    name: 'Ik wil minder werken',
    title: 'Ik wil minder werken: verlof, loon en pensioen',
    description:
      'Vier vijfde werken met of zonder ouderschapsverlof: wie er recht op heeft, hoelang het kan, en wat minder werken per maand en per jaar kost.',
    lead: 'Met of zonder verlof en uitkering: wat kan, en wat het elke maand kost.',
    steps: [
      {
        by: 'Eerst',
        text: 'Kijk of je recht hebt op ouderschapsverlof: een kind onder {voorwaardenOuderschapsverlof.kind} jaar en twaalf maanden bij je werkgever.',
        source: 'KB van 29 oktober 1997, art. 3 en 4; RVA, infoblad T19',
        address: THEMATIC,
      },
      {
        by: 'Kies de vorm',
        text: 'Per ouder en per kind kan het {duurOuderschapsverlof.volledig} maanden voltijds, {duurOuderschapsverlof.halftijds} maanden halftijds of {duurOuderschapsverlof.vijfde} maanden 4/5.',
        source: 'KB van 29 oktober 1997, art. 2',
      },
      {
        by: 'Vóór je het vraagt',
        text: 'Vergelijk met en zonder uitkering van de RVA. Ook je vakantiegeld en je dertiende maand dalen mee.',
        source: 'Onze rekenhulp minder werken',
        address: '/planning/minder-werken-berekenen',
      },
      {
        by: 'Ouderschapsverlof: twee tot drie maanden vooraf',
        text: 'Vraag het schriftelijk aan je werkgever, aangetekend of tegen ontvangstbewijs. Hij kan een kortere termijn aanvaarden. Daarna vraag je de uitkering aan bij de RVA.',
        source: 'KB van 29 oktober 1997, art. 6; RVA, infoblad T14',
        address: THEMATIC,
      },
      {
        by: 'Tijdskrediet: drie of zes maanden vooraf',
        text: 'Drie maanden als er meer dan twintig mensen werken, zes maanden in een kleinere onderneming.',
        source: 'Cao nr. 103, art. 12; RVA, infoblad E65',
        address:
          'https://www.rva.be/werkgevers/loopbaanonderbreking-tijdskrediet-en-thematische-verloven/aanvraagprocedure-van-het-tijdskrediet',
      },
    ],
    example: {
      text: `${SINGLE}, die 4/5 gaat werken zonder uitkering.`,
      facts: single,
      chosen: [{ key: 'vierVijfde' }],
      cards: ['netto', 'vakantiegeld', 'eindejaarspremie', 'belasting'],
    },
    calculators: [
      'minder-werken-berekenen',
      'bruto-netto-calculator',
      'vakantiegeld-berekenen',
      'pensioen-calculator',
      'budget-planner',
    ],
    words: ['deeltijds', 'vier vijfde', '4/5', 'ouderschapsverlof', 'tijdskrediet', 'loopbaanonderbreking'],
  },
]
