import type { Proof } from '#rules/kernel/dated.ts'

/** Addresses of the laws that many figures rest on: the path after ejustice.just.fgov.be/eli/. */
export const eli = {
  /** Wetboek van de inkomstenbelastingen 1992. */
  wib92: 'wet/1992/04/10/1992041050',
  /** Wetboek van economisch recht. */
  wer: 'wet/2013/02/28/2013A11134',
  /** Wetboek diverse rechten en taksen. */
  wdrt: 'wet/1927/03/02/1927030201',
  /** Burgerlijk Wetboek, boek 8: bewijs. */
  bewijs: 'wet/2019/04/13/2019012168',
  /** Vlaamse Codex Fiscaliteit. */
  vcf: 'decreet/2013/12/13/2013036154',
  /** Arbeidsovereenkomstenwet. */
  arbeidsovereenkomsten: 'wet/1978/07/03/1978070303',
  /** Algemene beginselen van de sociale zekerheid voor werknemers. */
  wet1981: 'wet/1981/06/29/1981001048',
  /** Wet houdende sociale bepalingen: solidariteitsbijdrage en bijzondere bijdrage. */
  wet1994: 'wet/1994/03/30/1994021117',
  /** Verplichte verzekering voor geneeskundige verzorging en uitkeringen. */
  ziv: 'wet/1994/07/14/1994071451',
  /** Koninklijk besluit nr. 38, sociaal statuut der zelfstandigen. */
  kb38: 'besluit/1967/07/27/1967072702',
  /** Koninklijk besluit van 28 november 1969, RSZ. */
  kb1969: 'besluit/1969/11/28/1969112813',
  /** Koninklijk besluit van 17 januari 2000, werkbonus. */
  kbWerkbonus: 'besluit/2000/01/17/2000022082',
  /** Koninklijk besluit nr. 50, pensioen van werknemers. */
  kb50: 'besluit/1967/10/24/1967102410',
  /** Koninklijk besluit van 23 december 1996, pensioen van werknemers. */
  kbPensioen: 'besluit/1996/12/23/1997022010',
  /** Wet van 21 juli 1844, pensioen van ambtenaren. */
  wet1844: 'wet/1844/07/21/1844072101',
  /** Wet van 5 augustus 1978, plafonds van ambtenarenpensioenen. */
  wet1978pensioen: 'wet/1978/08/05/1978080501',
  /** Bijzondere Financieringswet. */
  bfw: 'wet/1989/01/16/1989021010',
  /** Toelagen in het kader van het gezinsbeleid: Groeipakket. */
  groeipakket: 'decreet/2018/04/27/2018040369',
  /** Waals decreet betreffende het beheer en de betaling van de gezinsbijslag. */
  gezinsbijslagWallonie: 'decreet/2018/02/08/2018201006',
  /** Brusselse ordonnantie tot regeling van de toekenning van gezinsbijslag. */
  gezinsbijslagBrussel: 'ordonnantie/2019/04/25/2019012118',
  /** Decreet van de Duitstalige Gemeenschap over de gezinsbijslag. */
  gezinsbijslagDuitstalig: 'decreet/2018/04/23/2018202523',
  /** Algemene kinderbijslagwet, die voor oudere kinderen in Wallonië doorloopt. */
  kinderbijslagwet: 'wet/1939/12/19/1939121901',
  /** Loonbeschermingswet. */
  loonbescherming: 'wet/1965/04/12/1965041207',
  /** Dienst voor alimentatievorderingen. */
  davo: 'wet/2003/02/21/2003003146',
  /** Betalingsachterstand bij handelstransacties. */
  betalingsachterstand: 'wet/2002/08/02/2002009716',
  /** Lening tegen interest: de wettelijke rentevoet. */
  wet1865: 'wet/1865/05/05/1865050550',
  /** Uren van jobstudenten. */
  studenten: 'wet/2025/04/10/2025201380',
  /** Overbruggingsrecht van zelfstandigen. */
  overbruggingsrecht: 'wet/2016/12/22/2016022509',
  /** Eenheidsstatuut. */
  eenheidsstatuut: 'wet/2013/12/26/2013012289',
  /** Waals decreet van 5 december 2024: erf-, schenk- en registratierechten. */
  waals2024: 'decreet/2024/12/05/2024011274',
  /** Brusselse ordonnantie van 17 november 2022: abattement. */
  brussel2022: 'ordonnantie/2022/11/17/2022034128',
  /** Programmawet van 18 juli 2025. */
  programmawet2025: 'wet/2025/07/18/2025005578',
  /** Wet van 18 december 2025 houdende diverse bepalingen. */
  wet2025: 'wet/2025/12/18/2025009647',
  /** Pensioenwet van 25 april 2024. */
  pensioenwet2024: 'wet/2024/04/25/2024202431',
  /** Koppeling aan de index van de consumptieprijzen. */
  wet1971: 'wet/1971/08/02/1971080201',
  /** Indexsprong. */
  wet2015: 'wet/2015/04/23/2015014139',
  /** Koninklijk besluit nr. 20, btw-tarieven. */
  kb20: 'besluit/1970/07/20/1970072012',
  /** Hervorming van de vennootschapsbelasting, 25 december 2017. */
  wetVennootschapsbelasting: 'wet/2017/12/25/2017014414',
  /** Programmawet van 25 december 2017. */
  wet2017: 'wet/2017/12/25/2017032136',
  /** Wet van 28 december 2023 houdende diverse fiscale bepalingen. */
  wet2023: 'wet/2023/12/28/2023048795',
  /** Gereglementeerde vastgoedvennootschappen. */
  gvv: 'wet/2014/05/12/2014003264',
  /** Waals decreet van 7 september 2023: belasting op de inverkeerstelling. */
  waalseBiv2023: 'decreet/2023/09/07/2023046826',
  /** Waals decreet van 30 mei 2025 dat die belasting bijstuurt. */
  waalseBiv2025: 'decreet/2025/05/30/2025004290',
  /** Wet van 6 april 2026: meerwaarden op financiële activa. */
  wetMeerwaarden: 'wet/2026/04/06/2026002780',
  /** Programmawet van 30 mei 2026. */
  programmawet2026: 'wet/2026/05/30/2026003986',
  /** Programmawet van 28 juni 2013. */
  programmawet2013: 'wet/2013/06/28/2013203870',
} as const

/** The text of a law was seen on this day. `says` has the amounts as it writes them. */
/* #__NO_SIDE_EFFECTS__ */
export const proofIn = (path: string, article: string, says: string, seenOn: string): Proof => ({
  eli: path,
  article,
  says,
  seenOn,
})

/** A page of an authority was seen on this day, itself or in a stored copy. */
/* #__NO_SIDE_EFFECTS__ */
export const proofAt = (url: string, says: string, seenOn: string, article?: string): Proof => ({
  url,
  ...(article !== undefined && { article }),
  says,
  seenOn,
})

const dossier = (number: string): string =>
  `https://www.ejustice.just.fgov.be/cgi_loi/change_lg.pl?language=nl&la=N&table_name=wet&cn=${number}`

/** Laws whose dossier number we are sure of, and not of their path. */
export const justel = {
  /** Koninklijk besluit tot uitvoering van het WIB 92. */
  kbWib92: dossier('1993082749'),
  /** Wetboek van de minnelijke en gedwongen invordering. */
  invordering: dossier('2019041312'),
  /** Koninklijk besluit tot uitvoering van het Wetboek van vennootschappen en verenigingen. */
  kbWvv: dossier('2019042901'),
} as const
