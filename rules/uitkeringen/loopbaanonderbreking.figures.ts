/** The figures of loopbaanonderbreking.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { proofIn } from '#rules/kernel/sources.ts'

const SEEN = '2026-11-16'
/** Koninklijk besluit van 2 januari 1991: onderbrekingsuitkeringen. */
const kbUitkeringen = 'besluit/1991/01/02/1991013073'
/** Koninklijk besluit van 29 oktober 1997: recht op ouderschapsverlof. */
const kbOuderschap = 'besluit/1997/10/29/1997012760'
/** Koninklijk besluit van 10 augustus 1998: zorg voor een zwaar ziek gezins- of familielid. */
const kbMedisch = 'besluit/1998/08/10/1998012671'
/** Koninklijk besluit van 20 juli 2021: drie maanden mantelzorg. */
const kbMantelzorg = 'besluit/2021/07/20/2021031987'
const RVA_THEMATISCH = 'https://www.rva.be/documentatie/bedragen/loopbaanonderbreking-tijdskrediet/thematische-verloven'
const RVA_TIJDSKREDIET = 'https://www.rva.be/nl/documentatie/baremas/loopbaanonderbreking-tijdskrediet'
const RVA_LANDINGSBAAN =
  'https://www.rva.be/burgers/loopbaanonderbreking-tijdskrediet-en-thematische-verloven/faq-loopbaanonderbreking-tijdskrediet-en-thematische-verloven/privesector---tijdskrediet---landingsbaan'
const VLAANDEREN_PREMIE =
  'https://www.vlaanderen.be/aanmoedigingspremie-zorgkrediet-privesector/aanmoedigingspremie-zorgkrediet-bedrag-en-uitbetaling-privesector'
const LIANTIS =
  'https://www.liantis.be/nl/nieuws/strengere-voorwaarden-voor-uitkeringen-tijdskrediet-en-thematische-verloven'

/** The table of the RVA at the index of December 2022; later steps count on top. */
export const thematischVerlofTabel = dated(
  'thematischVerlofTabel',
  'Thematisch verlof, volledig of halftijds: uitkering per maand aan de index van december 2022',
  'schaal',
  [
    {
      from: '2023-07-01',
      value: { volledig: 978.24, halftijds: 489.11, ouderVolledig: 1_666.57, ouderHalftijds: 833.29 },
      proof: {
        url: RVA_THEMATISCH,
        says: 'basisbedrag 978,24 en 489,11 EUR; alleenwonende werknemer 1.666,57 en 833,29 EUR',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'RVA, bedragen thematische verloven',
    article: 'art. 6 en 8 KB van 2 januari 1991',
    url: RVA_THEMATISCH,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'Voor een voltijdse werknemer. Het hogere bedrag is voor wie alleen met kinderen woont en voor zo’n kind zorgt.',
  },
)

export const thematischVerlofBasis = dated(
  'thematischVerlofBasis',
  'Thematisch verlof met 1/5 of 1/10: basisbedrag per maand',
  'schaal',
  [
    {
      from: '2019-06-01',
      value: { vijfde: 86.32, tiende: 43.16 },
      proof: proofIn(kbUitkeringen, 'art. 8', '86,32 euro; 43,16 euro', SEEN),
    },
  ],
  {
    source: 'KB van 2 januari 1991 betreffende de toekenning van onderbrekingsuitkeringen',
    article: 'art. 8',
    eli: kbUitkeringen,
    checkedOn: SEEN,
    confidence: 'hoog',
  },
)

/** One announcement of July 2023: what a lone parent gets who works a fifth or a tenth less. */
export const alleenwonendeOuderBasis = dated(
  'alleenwonendeOuderBasis',
  'Alleenwonende ouder die 1/5 of 1/10 minder werkt: basisbedrag per maand',
  'schaal',
  [
    {
      from: '2023-07-01',
      value: { vijfde: 173.4, tiende: 86.7, tijdskrediet: 160.52 },
      proof: {
        url: 'https://www.horvalwvl.be/2023/06/30/1-juli-23-stijging-van-de-uitkeringen-ouderschapsverlof-en-tijdskrediet-voor-alleenstaande-werknemers-met-kinderen/',
        says: '1/5e tijdskrediet € 160,52; 1/5e ouderschapsverlof € 173,40; één tiende € 86,70 per maand',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'RVA, verhoging van bepaalde uitkeringen vanaf 1 juli 2023; Horval',
    article: 'art. 8 KB van 2 januari 1991; art. 4 KB van 12 december 2001',
    url: 'https://www.rva.be/nieuws/2023/07/04/tijdskrediet-en-thematische-verloven-verhoging-van-bepaalde-uitkeringen-vanaf-01.07.2023',
    checkedOn: SEEN,
    confidence: 'middel',
    note: 'De RVA bevestigt de verhoging met 1,2 %, de bedragen staan bij de vakbond. Dezelfde lijst sluit voor volledig en halftijds op twee cent aan op de tabel van de RVA.',
  },
)

/** The table of the RVA at the index of May 2022; since February 2023 one amount, whatever the years of service. */
export const tijdskredietTabel = dated(
  'tijdskredietTabel',
  'Tijdskrediet, volledig of halftijds: uitkering per maand aan de index van mei 2022',
  'schaal',
  [
    {
      from: '2023-02-01',
      value: { volledig: 563.59, halftijds: 281.79 },
      proof: { url: RVA_TIJDSKREDIET, says: 'brutobedrag 563,59 EUR; 281,79 EUR', seenOn: SEEN },
    },
  ],
  {
    source: 'RVA, bedragen tijdskrediet',
    article: 'art. 4 KB van 12 december 2001',
    url: RVA_TIJDSKREDIET,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'De toeslag voor vijf jaar dienst verviel voor aanvragen sinds 1 februari 2023.',
  },
)

export const tijdskredietVijfde = dated(
  'tijdskredietVijfde',
  'Tijdskrediet met 1/5 van een samenwonende: basisbedrag per maand',
  'euro per maand',
  [
    {
      from: '2023-02-01',
      value: 120.03,
      derived: true,
      base: 109.25,
      proof: {
        url: 'https://lecho.be/monargent/travail/un-conge-thematique-ou-un-credit-temps-pour-lever-le-pied/10132269',
        says: 'contre 109,25 euros dans le régime crédit-temps',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'L’Echo; RVA',
    article: 'art. 4 KB van 12 december 2001',
    checkedOn: SEEN,
    confidence: 'middel',
    note: 'Teruggerekend uit het gepubliceerde nettobedrag van 2019, met 35 % inhouding en de index van toen. Het bedrag voor wie alleen woont zonder kind is niet gevonden.',
  },
)

export const voorheffingOnderbreking = dated(
  'voorheffingOnderbreking',
  'Bedrijfsvoorheffing op onderbrekingsuitkeringen',
  'schaal',
  [
    {
      from: '2020-03-01',
      value: { volledig: 0.1013, deel: 0.1715, samenwonend: 0.3 },
      proof: { url: RVA_TIJDSKREDIET, says: '10,13 %; 17,15 %; 30 %', seenOn: SEEN },
    },
  ],
  {
    source: 'RVA, bedragen tijdskrediet en thematische verloven',
    url: RVA_TIJDSKREDIET,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: '30 % geldt voor een samenwonende jonger dan 50 in halftijds tijdskrediet. De inhouding wordt naar beneden afgerond.',
  },
)

/** Printed as two amounts: what is withheld is the share between them. */
export const inhoudingVanafVijftig = dated(
  'inhoudingVanafVijftig',
  'Halftijds tijdskrediet van een samenwonende vanaf 50 jaar: bruto en netto in de tabel van mei 2022',
  'schaal',
  [
    {
      from: '2022-05-01',
      value: { bruto: 281.79, netto: 183.17 },
      proof: { url: RVA_TIJDSKREDIET, says: 'brutobedrag 281,79 EUR; nettobedrag 183,17 EUR', seenOn: SEEN },
    },
  ],
  {
    source: 'RVA, bedragen tijdskrediet',
    url: RVA_TIJDSKREDIET,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'Dat is 35 % minder. We gebruiken die inhouding ook voor een samenwonende met 1/5 tijdskrediet en voor een landingsbaan.',
  },
)

/** Printed as two amounts: what is withheld is the share between them. */
export const aanmoedigingspremieTabel = dated(
  'aanmoedigingspremieTabel',
  'Vlaamse aanmoedigingspremie voor zorgkrediet in de tabel van maart 2020: bruto en netto',
  'schaal',
  [
    {
      from: '2020-03-01',
      value: { bruto: 205.92, netto: 183.27 },
      proof: { url: VLAANDEREN_PREMIE, says: '205,92 bruto; 183,27 netto', seenOn: SEEN },
    },
  ],
  {
    source: 'Vlaanderen.be, aanmoedigingspremie zorgkrediet privésector',
    url: VLAANDEREN_PREMIE,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'Dat is 11 % minder. Het bedrag zelf vul je in: dat van vandaag is niet bevestigd.',
  },
)

export const duurOuderschapsverlof = dated(
  'duurOuderschapsverlof',
  'Ouderschapsverlof: hoogste aantal maanden per kind',
  'schaal',
  [
    {
      from: '2019-06-01',
      value: { volledig: 4, halftijds: 8, vijfde: 20, tiende: 40 },
      proof: proofIn(kbOuderschap, 'art. 2', 'vier maanden; acht maanden; twintig maanden; veertig maanden', SEEN),
    },
  ],
  {
    source: 'KB van 29 oktober 1997 tot invoering van een recht op ouderschapsverlof',
    article: 'art. 2',
    eli: kbOuderschap,
    checkedOn: SEEN,
    confidence: 'hoog',
  },
)

export const duurMedischeBijstand = dated(
  'duurMedischeBijstand',
  'Verlof voor medische bijstand: hoogste aantal maanden per patiënt',
  'schaal',
  [
    {
      from: '2019-06-01',
      value: { volledig: 12, deel: 24 },
      proof: proofIn(
        kbMedisch,
        'art. 6',
        'schorsing hoogstens 12 maanden, vermindering hoogstens 24 maanden per patiënt',
        SEEN,
      ),
    },
  ],
  {
    source: 'RVA, infoblad T18; KB van 10 augustus 1998',
    article: 'art. 6 en 6bis KB van 10 augustus 1998',
    eli: kbMedisch,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'Het dubbele voor wie alleen woont met een ziek kind van hoogstens 16 jaar.',
  },
)

export const duurPalliatief = dated(
  'duurPalliatief',
  'Palliatief verlof: maanden per aanvraag en aantal verlengingen',
  'schaal',
  [
    {
      from: '2019-06-01',
      value: { maanden: 1, verlengingen: 2 },
      proof: {
        url: 'https://www.socialsecurity.be/citizen/nl/familie/familie-en-ziekte/palliatief-verlof',
        says: 'voor de duur van een maand en kan twee keer met een maand worden verlengd',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'Portaal van de sociale zekerheid',
    url: 'https://www.socialsecurity.be/citizen/nl/familie/familie-en-ziekte/palliatief-verlof',
    checkedOn: SEEN,
    confidence: 'hoog',
  },
)

export const duurMantelzorg = dated(
  'duurMantelzorg',
  'Mantelzorgverlof: hoogste aantal maanden per persoon',
  'schaal',
  [
    {
      from: '2021-09-01',
      value: { volledig: 3, deel: 6 },
      proof: proofIn(kbMantelzorg, 'art. 1 en 2', 'drie maanden schorsing, gelijk aan zes maanden vermindering', SEEN),
    },
  ],
  {
    source: 'RVA, infoblad T164; KB van 20 juli 2021',
    article: 'art. 1 en 2 KB van 20 juli 2021',
    eli: kbMantelzorg,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'Over een hele loopbaan het dubbele.',
  },
)

export const voorwaardenOuderschapsverlof = dated(
  'voorwaardenOuderschapsverlof',
  'Ouderschapsverlof: leeftijd van het kind',
  'schaal',
  [
    {
      from: '2019-06-01',
      value: { kind: 12, metHandicap: 21 },
      proof: {
        url: 'https://www.rva.be/werkgevers/loopbaanonderbreking-tijdskrediet-en-thematische-verloven/aanvraagprocedure-voor-de-thematische-verloven',
        says: 'kind jonger dan 12 jaar (of jonger dan 21 jaar, in geval van een handicap)',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'RVA, infoblad E52',
    url: 'https://www.rva.be/werkgevers/loopbaanonderbreking-tijdskrediet-en-thematische-verloven/aanvraagprocedure-voor-de-thematische-verloven',
    checkedOn: SEEN,
    confidence: 'hoog',
  },
)

/** For the motive that most ask: care for one's own young child. */
export const voorwaardenTijdskrediet = dated(
  'voorwaardenTijdskrediet',
  'Tijdskrediet voor de zorg voor een kind: leeftijd van het kind, maanden met uitkering en maanden dienst',
  'schaal',
  [
    {
      from: '2023-06-01',
      value: { kind: 8, kindVoltijds: 5, maanden: 48, dienst: 36 },
      proof: {
        url: LIANTIS,
        says: 'voltijds van acht naar vijf jaar; duurtijd van 51 naar 48 maanden; anciënniteit van 24 naar 36 maanden',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'RVA, infoblad T160; KB van 26 januari 2023; Liantis, SD Worx en Acerta',
    article: 'art. 5 KB van 12 december 2001',
    url: LIANTIS,
    checkedOn: SEEN,
    confidence: 'hoog',
  },
)

export const voorwaardenLandingsbaan = dated(
  'voorwaardenLandingsbaan',
  'Landingsbaan: leeftijd en jaren loopbaan',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: { leeftijd: 60, uitzondering: 55, man: 31, vrouw: 26 },
      proof: {
        url: RVA_LANDINGSBAAN,
        says: 'vanaf 60 jaar of vanaf 55 jaar onder bepaalde voorwaarden; 26 jaar beroepsverleden als vrouw en 31 jaar als man',
        seenOn: SEEN,
      },
    },
    // One year more each year, as the sheet T193 of the RVA has them.
    ...[2027, 2028, 2029, 2030].map((year) => ({
      from: `${year}-01-01`,
      value: { leeftijd: 60, uitzondering: 55, man: year - 1995, vrouw: year - 2000 },
      source: 'RVA, infoblad T193',
      proof: {
        url: RVA_LANDINGSBAAN,
        article: 'infoblad T193',
        says: '60 jaar, uitzondering 55 jaar; loopbaan man en vrouw: 31 en 26 jaar (2026), 32 en 27 (2027), 33 en 28 (2028), 34 en 29 (2029), 35 en 30 (2030)',
        seenOn: '2026-11-17',
      },
    })),
  ],
  {
    source: 'RVA, veelgestelde vragen over de landingsbaan',
    article: 'cao nr. 103/7',
    url: RVA_LANDINGSBAAN,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'De jaren loopbaan stijgen elk jaar, tot 35 voor een man en 30 voor een vrouw in 2030.',
  },
)

export const gelijkstellingTijdskrediet = dated(
  'gelijkstellingTijdskrediet',
  'Tijdskrediet: maanden die voor het pensioen meetellen',
  'schaal',
  [
    {
      from: '2017-04-01',
      value: { zorg: 51, opleiding: 36 },
      proof: {
        url: 'https://www.sfpd.fgov.be/nl/loopbaan/jaren/tijdskrediet-en-loopbaanonderbreking',
        says: '36 maanden voor het motief opleiding; 51 maanden voor het motief zorgen',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'Federale Pensioendienst',
    url: 'https://www.sfpd.fgov.be/nl/loopbaan/jaren/tijdskrediet-en-loopbaanonderbreking',
    checkedOn: SEEN,
    confidence: 'hoog',
  },
)
