/**
 * Words that mean nothing to one calculator alone: words that only join, and how Belgium says and types things.
 */

/** Join others; a value and its word may have them in between. */
export const SMALL =
  'de het een van is in op aan met voor te bij en of dat die dit daar er mijn me ons onze uw je jouw zijn was wat ik we wij heb hebben heeft ongeveer zo circa rond ca bedraagt bedragen ligt staat euro eur nu nog al reeds maar ook om als dan mij hun haar hem zij ze hij men ten laste stel slechts ruim bijna minstens maximaal momenteel elk elke per maand jaar'.split(
    ' ',
  )

/** A preposition is a cue only where it touches the value. */
export const PREPOSITIONS = 'op over aan van naar voor in tot tegen met na bij gedurende binnen per zelf is'.split(' ')

/** Words the reader counts and times with: a misspelt one is read as what was meant. */
export const EXACT =
  'hoeveel kinderen dochter partner vrouw vriendin echtgenote maanden procent twintig dertig veertig vijftig zestig zeventig tachtig negentig zeven negen twaalf alleenstaande getrouwd gehuwd samenwonend geboren belastbaar'.split(
    ' ',
  )

/** Dialect and the haste of a keyboard, by what is meant. That is more than one word where the word stands for more. */
export const DIALECT: Readonly<Record<string, string>> = Object.fromEntries(
  'wat:wa wuk wadde|dat:da|dat is:das|in het:int|op het:opt|van het:vant|samen:tesamen|dochter:dochterke|zoon:zoonke|kind:kindeke kint manneke meiske|niet:nie ni|twee:twe|drie:drei drij|spaarboekje:boekske boeksken|het meeste:tmeest tmeeste|welke:welken|moet ik:moetik moek moetek|kan ik:kanik kank|heb ik:hebik hebk|krijg ik:krygek krijgek|grootmoeder:oma bomma|grootvader:opa bompa|kan je:kunde|kan:kunt|moet je:moede|hoe:oe|hoeveel:hvl|ik:k kik ekik ek|ik ben:kben kzen kzyn|ik heb:kheb keb kem|heb:em|het minste:tminste|je:ge|jij:gij|uw:uwen|ik verdien:kverdien|ik wil:kwil|ik zou:kzou|ik ga:kga|ik moet:kmoet|ik kan:kkan|hou ik:oudek houdek houk|heb je:edde hedde hebde|moeder:ma|vader:pa|leasen:leesen|haar:heur|zijn:zyn zijnen|mijn:myn mn men mien menen mijnen mijne|ons:onzen|met:me mee mi|op:ip ipp up|voor:vo vr vor veur veu voe|als:as|het is:tis|het:t|een:n nen ne|er:der dr|staat:stoa stoat|heeft:ed eeft ee|geen:gin gene geene genen|auto:otto oto ottoo bmw audi golf tesla volvo vw volkswagen skoda dacia toyota peugeot renault opel ford mercedes polo clio fiat suv kia hyundai mazda nissan citroen seat|fiets:velo|huis:uis huus uus|hoelang:oelang hoelange oelange|waard:weird weerd werd|duizend:duzend duust duuzend|jaar:joar joor j jr jrs|jaren:joare joaren|maand:moand mnd mand|aan:an|belasting:taks taksen|spaarrekening:spaarrek|termijnrekening:termijnrek|aflossen:afleggen|maanden:maande maaden mnden mnde|per maand:pm pmaand permaand|per jaar:pj perjaar|euro:eu eur ballen|vrouw:vrouwe vrouwke madam wuf|man:vent ventje|kosten:koste|arbeider:werkmens|die:diene|kadastraal:kadaster|kinderen:kindjes kids koters|werkloosheid:dop doppen stempelgeld|ziekenfonds:mutualiteit|loon:pree pre wedde salaris|geld:poen centen|gekocht:gekogt|verkocht:verkogt|gaan:goan gon|daar:doar|naar:noar|na:noa|kopen:kopn koope koopn|lenen:leen|sparen:spoaren|verdienen:verdiene|wonen:weunen weune|getrouwd:getrouwde|sinds:sedert|jkp:jpk|twee personen:tweeen|drie personen:drieen|vijf personen:vijven|zes personen:zessen|eigen:eige|open:ope|werken:wirken|eerst:iest|hier:ier|ook:oek|niet meer:nimmer|wij:wunder'
    .split('|')
    .flatMap((group) => {
      const [meant = '', said = ''] = group.split(':')
      return said.split(' ').map((word) => [word, meant] as const)
    }),
)

/** What an amount is paid per. */
export type Per = 'uur' | 'dag' | 'week' | 'maand' | 'kwartaal' | 'jaar'
export const PERS: Readonly<Record<string, Per>> = {
  uur: 'uur',
  uren: 'uur',
  dag: 'dag',
  week: 'week',
  maand: 'maand',
  maanden: 'maand',
  kwartaal: 'kwartaal',
  trimester: 'kwartaal',
  jaar: 'jaar',
  maandelijks: 'maand',
  jaarlijks: 'jaar',
  wekelijks: 'week',
}

/** Behind a number these say that it is no amount of money. */
export const COUNTED =
  /^(?:kind|kinderen|kindjes|kleinkinderen|zonen|zoons|dochters|jongens|meisjes|personen|mensen|man|vrienden|vriendinnen|collegas|leden|deelnemers|gezinnen|koppels|broers|zussen|aande\w+|stuk\w+|bitcoins?|btc|eth|ethereum|ether|solana|kilometers?|km\w*|gram|g|co2|liters?|l|kwh|kw|pk|cv|cc|keer|maal|keren|termijnen|cheques|maaltijdcheques|dienstencheques|banken|eigenaars|titularissen|namen|voorstellen|offertes|aanbiedingen|leningen|kredieten|schulden|slaapkamers|loopbaanjaren|studiejaren|werkjaren|dienstjaren|u|uur|uren|obligaties|kasbons|trackers|munten|coins|orders|beurten|erfgenamen|partners|ouders|neven|nichten|meter|m|m2|cm|mm|kg|ml|cl|graden|minuten|x)$/
export const SHARES = /^(?:aandelen|stuks|trackers|obligaties)$/
export const COIN = /^(?:bitcoin|btc|eth|ethereum|ether|solana)$/
export const MONEY = /^(?:euro|euros|eur|frank|franken|fr|bef|dollar|dollars|usd|pond)$/
export const FOREIGN = /^(?:\w+se )?(?:dollars?|usd|pond|gbp|chf|yen)(?: |$)|^zwitserse? frank/
export const PERCENT = /^(?:procent|percent|pct|proc|%|procenten)$/
export const CHILD =
  /^(?:kind|kinderen|kindje|kindjes|kids|zoon|zonen|zoontje|zoons|dochter|dochters|dochtertje|dochtertjes|baby|jongens|meisjes|kleuter|kleuters|peuter|tieners|oudste|jongste|middelste|tweeling|kleinkind|kleinkinderen|kleinzoon|kleindochter|metekind(?:je)?|petekind(?:je)?)$/
