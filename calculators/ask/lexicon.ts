/**
 * Words that mean nothing to one calculator alone: words that only join, and how Belgium says and types things.
 */

/** Join others; a value and its word may have them in between. */
export const SMALL =
  'de het een van is in op aan met voor te bij en of dat die dit daar er mijn me ons onze uw je jouw zijn was wat ik we wij heb hebben heeft ongeveer zo circa rond rond de ca bedraagt bedragen ligt staat euro eur nu nog al al reeds maar ook om als dan mij hun haar hem zij ze hij men ten laste stel slechts ruim bijna minstens maximaal momenteel elk elke per maand jaar'.split(
    ' ',
  )

/** A preposition is a cue only where it touches the value. */
export const PREPOSITIONS = 'op over aan van naar voor in tot tegen met na bij gedurende binnen per zelf is'.split(' ')

/** Words the reader counts and times with: a misspelt one is read as what was meant. */
export const EXACT =
  'kinderen dochter partner vrouw vriendin echtgenote maanden procent twintig dertig veertig vijftig zestig zeventig tachtig negentig zeven negen twaalf alleenstaande getrouwd gehuwd samenwonend geboren belastbaar'.split(
    ' ',
  )

/** Dialect and the haste of a keyboard. Longer than one word where it stands for more. */
export const DIALECT: Readonly<Record<string, string>> = Object.fromEntries(
  'wa:wat da:dat das:dat_is int:in_het opt:op_het vant:van_het tesamen:samen dochterke:dochter dochterken:dochter zoonke:zoon zoneke:zoon kindeke:kind kinneke:kind nie:niet ni:niet twe:twee drei:drie boekske:spaarboekje boeksken:spaarboekje tmeest:het_meeste welken:welke moetik:moet_ik kanik:kan_ik hebik:heb_ik krijgik:krijg_ik betaalik:betaal_ik oma:grootmoeder bomma:grootmoeder opa:grootvader bompa:grootvader kunde:kan_je kunt:kan moede:moet_je oe:hoe oeveel:hoeveel oeveul:hoeveel hoeveul:hoeveel oevele:hoeveel hoevele:hoeveel hvl:hoeveel k:ik kik:ik ekik:ik ek:ik kben:ik_ben kheb:ik_heb keb:ik_heb kem:ik_heb em:heb tmeeste:het_meeste tminste:het_minste ge:je gij:jij uwen:uw kverdien:ik_verdien kwil:ik_wil kzou:ik_zou kzen:ik_ben kzijn:ik_ben kzyn:ik_ben kga:ik_ga kmoet:ik_moet kkan:ik_kan moek:moet_ik moetek:moet_ik krygek:krijg_ik krijgek:krijg_ik krijgk:krijg_ik kreegk:kreeg_ik oudek:hou_ik houdek:hou_ik houk:hou_ik edde:heb_je hedde:heb_je hebde:heb_je ma:moeder hebk:heb_ik kank:kan_ik kannek:kan_ik betoalek:betaal_ik betalek:betaal_ik verdienek:verdien_ik zyn:zijn myn:mijn mn:mijn men:mijn mien:mijn menen:mijn mijnen:mijn mijne:mijn onzen:ons zijnen:zijn me:met mee:met mi:met ip:op ipp:op vo:voor vr:voor vor:voor veur:voor veu:voor as:als ofda:of tis:het_is t:het n:een nen:een ne:een der:er dr:er stoa:staat stoat:staat stoan:staan ed:heeft eeft:heeft hee:heeft ee:heeft eit:heeft gin:geen gene:geen geene:geen genen:geen otto:auto oto:auto ottoo:auto velo:fiets wuk:wat wadde:wat huize:huis uis:huis huus:huis uus:huis hus:huis ous:huis lange:lang oelang:hoelang hoelange:hoelang oelange:hoelang weird:waard weerd:waard werd:waard duzend:duizend duust:duizend duzent:duizend duuzend:duizend joar:jaar joare:jaren joaren:jaren joor:jaar moand:maand moande:maanden maande:maanden mnd:maand mnden:maanden mnde:maanden mand:maand pm:per_maand pj:per_jaar pmaand:per_maand j:jaar jr:jaar jrs:jaar eu:euro eur:euro euries:euro ballen:euro eurokes:euro vrouwe:vrouw vrouwke:vrouw madam:vrouw wuf:vrouw vent:man ventje:man koste:kosten werkmens:arbeider diene:die kadaster:kadastraal kinders:kinderen kindjes:kinderen kids:kinderen kindren:kinderen kint:kind drij:drie permaand:per_maand perjaar:per_jaar koters:kinderen snotneuzen:kinderen kindre:kinderen zjat:kind dop:werkloosheid doppen:werkloosheid stempelgeld:werkloosheid mutualiteit:ziekenfonds pree:loon pre:loon wedde:loon salaris:loon salary:loon soldij:loon tegoare:samen tegaar:samen tesamen:samen tegader:samen poen:geld cens:geld centen:geld censen:geld voe:voor gekogt:gekocht verkogt:verkocht gah:ga goan:gaan gon:gaan doar:daar woar:waar noar:naar noa:na loat:laat oast:haast kopn:kopen koope:kopen koopn:kopen willn:willen leen:lenen leene:lenen betale:betalen betoalen:betalen betoaln:betalen spoaren:sparen verdiene:verdienen ontsloagen:ontslagen ontsloagn:ontslagen weunen:wonen weune:wonen getrouwt:getrouwd getrouwde:getrouwd 4de:vierde bmw:auto audi:auto golf:auto tesla:auto volvo:auto vw:auto volkswagen:auto skoda:auto dacia:auto toyota:auto peugeot:auto renault:auto opel:auto ford:auto mercedes:auto polo:auto clio:auto fiat:auto suv:auto eigeste:eigen eige:eigen egen:eigen ope:open wirk:werk wirken:werken wirkt:werkt wrk:werk iest:eerst ier:hier oek:ook nimmer:niet_meer nemeer:niet_meer nimeer:niet_meer gelle:jullie wulder:wij wunder:wij zunder:zij sebiet:straks subiet:straks bruttoloon:brutoloon'
    .split(' ')
    .map((pair) => {
      const [from = '', to = ''] = pair.split(':')
      return [from, to.replaceAll('_', ' ')]
    }),
)
