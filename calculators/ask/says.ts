/** How people speak of a calculator and of what it asks. A `says.ts` beside each calculator holds it; it imports only this. */

/** What many calculators ask: words, who and how often stand once, in facts.ts. */
export type FactName =
  | 'bruto'
  | 'netto'
  | 'nettoPartner'
  | 'belastbaar'
  | 'belastbaarPartner'
  | 'gezin'
  | 'kinderen'
  | 'statuut'
  | 'gewest'
  | 'postcode'
  | 'geboortejaar'
  | 'geboortedatum'
  | 'leeftijd'
  | 'tewerkstelling'
  | 'looptijd'
  | 'rente'
  | 'jkp'
  | 'woningprijs'
  | 'eigenGeld'
  | 'perMaand'
  | 'startbedrag'
  | 'bedrag'
  | 'basisrente'
  | 'premie'
  | 'inflatie'
  | 'rendement'
  | 'titularissen'
  | 'enigeWoning'
  | 'makelaar'
  | 'vasteKosten'
  | 'kilometers'
  | 'duur'
  | 'epc'

/** Phrases are divided by |, alternatives for one word by /, and a word that ends on * stands for all that begin so. */
type Phrases = string

export type FieldSays = {
  readonly fact?: FactName
  /** Words on either side of a value of this field. */
  readonly near?: Phrases
  readonly before?: Phrases
  readonly after?: Phrases
  /** Takes a value of its kind that no word claims; the lowest number is first. */
  readonly takes?: number
  /** Per what the field is asked; a value said per something else is turned into that, or belongs elsewhere. */
  readonly per?: 'uur' | 'week' | 'maand' | 'kwartaal' | 'jaar'
  /** A count that is a length of time, or an age. */
  readonly in?: 'dag' | 'maand' | 'jaar' | 'age'
  /** Whose it is. */
  readonly who?: 'ik' | 'partner' | 'ex'
  /** Whose it most probably is, where the sentence may not tell. */
  readonly leans?: 'ik' | 'partner'
  /** Of a brother or a colleague too. */
  readonly anyone?: boolean
  /** The age or birth of a child. */
  readonly child?: boolean
  readonly as?: 'bruto' | 'netto' | 'belastbaar'
  /** A sensible range where the bounds of the field say little. */
  readonly least?: number
  readonly most?: number
  /** The months of a term that is no whole number of years go to this field. */
  readonly rest?: string
  /** The field that holds the rhythm: "25 euro per week" goes in as it is said. */
  readonly pace?: string
  /** Said only per month, per year: an amount without a rhythm is not meant. */
  readonly paced?: boolean
  /** The price of a piece: what is counted is none. */
  readonly price?: boolean
  /** In the coin of the page: dollars too. */
  readonly coin?: boolean
  /** Takes an amount said in its rhythm without a word beside it: "410 per maand" of a lease. */
  readonly alone?: boolean
  /** A part of full time that chooses: 4/5 is 80. */
  readonly parts?: Readonly<Record<number, string>>
  /** "samen": the other income is then in this one. */
  readonly together?: string
  /** A term in days goes in as days, with this choice. */
  readonly days?: readonly [field: string, choice: string]
  /** With that other field the amount is of this one: "autokrediet 35.000, eigen inbreng 10.000" names the price. */
  readonly yields?: readonly [field: string, beside: string]
  /** Words that choose: a value of the field, or ja and nee. Also the question turned round. */
  readonly pick?: Readonly<Record<string, Phrases>>
  /** The preposition before the one that is meant: "mijn zus en ik schenken aan onze neef". */
  readonly led?: string
  /** Names of choices are words by themselves: brokers, funds, countries. */
  readonly labels?: boolean
  /** So many names that they are left out of the words that all pages share. */
  readonly apart?: boolean
  /** A term ahead or behind stands for a date. */
  readonly way?: 'ahead' | 'back'
  /** Taken over from another field when the sentence does not name it: "verdubbelen". */
  readonly twice?: readonly [phrases: Phrases, of: string, times: number]
  readonly rows?: Readonly<Record<string, FieldSays | FactName>>
  /** Rows: the column without which there is no row; how rows arise; a part of the sentence that is theirs. */
  readonly lead?: readonly string[]
  readonly each?: 'count'
  readonly section?: Phrases
  /** These words say that nothing is chosen, or that there are no such rows. */
  readonly unless?: Phrases
  /** Columns that hold for the rows below too. */
  readonly same?: readonly string[]
  readonly copy?: readonly [from: string, columns: readonly string[]]
  /** The rows where the sentence fills only the list that this one copies: the example is no part of that story. */
  readonly untold?: readonly Readonly<Record<string, never>>[]
  /**
   * What goes without saying: "verkocht" without a day is today, who counts nothing has one piece, and who names one amount of
   * two that are added has nothing of the other.
   */
  readonly silent?: 'vandaag' | 0 | 1
  /** What is chosen where somebody tells of money and of nobody else: "hoeveel kan ik lenen met 2400 netto". */
  readonly single?: string
  /** A name stands before the value. */
  readonly named?: boolean
  /** Given with a value of another field: "invoer: netto" with the wanted net pay. */
  readonly sets?: Readonly<Record<string, string | number | boolean>>
}

/** A field with the words of its fact among its own: as the reader has it. */
export type WholeSays = Omit<FieldSays, 'rows'> & { readonly rows?: Readonly<Record<string, WholeSays>> }

export type Says = {
  /** Names: one is nearly enough. */
  readonly is: Phrases
  /** Words that point here among others. */
  readonly about?: Phrases
  /** What happens in a life, or how the question is put. */
  readonly asked?: Phrases
  /** Speaks for another page. */
  readonly not?: Phrases
  readonly fields: Readonly<Record<string, FieldSays | FactName>>
}
