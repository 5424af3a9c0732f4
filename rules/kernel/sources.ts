/** Addresses of the laws that many figures rest on: the path after ejustice.just.fgov.be/eli/. */
export const eli = {
  /** Wetboek van de inkomstenbelastingen 1992. */
  wib92: 'wet/1992/04/10/1992041050',
  /** Wetboek van economisch recht. */
  wer: 'wet/2013/02/28/2013A11134',
  /** Wetboek diverse rechten en taksen. */
  wdrt: 'wet/1927/03/02/1927030201',
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
} as const

const dossier = (number: string): string =>
  `https://www.ejustice.just.fgov.be/cgi_loi/change_lg.pl?language=nl&la=N&table_name=wet&cn=${number}`

/** Laws whose dossier number we are sure of, and not of their path. */
export const justel = {
  /** Koninklijk besluit tot uitvoering van het WIB 92. */
  kbWib92: dossier('1993082749'),
  /** Wetboek van de minnelijke en gedwongen invordering. */
  invordering: dossier('2019041312'),
} as const
