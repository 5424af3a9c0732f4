import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'huis kopen met alle kosten|hoeveel moet ik lenen|hoeveel lenen huis|lening nodig|hoeveel lening|simulatie woonkrediet|simulatie woningkrediet|totale kost huis kopen|wat moet ik lenen',
  about:
    'huis|woning|rijhuis|rijwoning|appartement|nieuwbouw|bouwen|kopen|eigen geld|eigen inbreng|renovatie|verbouwen|alle kosten|kosten erbij|lenen|bouwgrond|koop|spaargeld',
  asked:
    'hoeveel moet lenen|wat moet lenen|hoeveel lening nodig|huis van # met # eigen|huis van # en # eigen|alle kosten erbij|hoeveel moet bijlenen|appartement van # met #|hoeveel geld nodig om huis|nodig voor huis/woning/appartement/rijhuis/rijwoning/villa|hoeveel eigen geld/inbreng/middelen/spaargeld nodig|huis kopen van # eigen geld|wil/willen huis/appartement/woning kopen',
  not: 'auto|wagen|huren|huur|verhuur*|notariskosten|registratie*|netto|verdien|uitkopen|persoonlijke lening|otto|hoeveel kan|ex|jkp',
  fields: {
    prijs: 'woningprijs',
    eigenInbreng: { fact: 'eigenGeld', before: 'we/wij hebben|ik heb' },
    gewest: 'gewest',
    enigeEigenWoning: 'enigeWoning',
    type: {
      pick: {
        nieuwbouw: 'nieuwbouw|nieuwbouwappartement|nieuwbouwwoning|nieuwe woning|plus btw',
        grond: 'bouwgrond|grond|perceel|lap grond',
        heropbouw: 'afbraak|heropbouw|slopen',
        bestaand: 'bestaande woning|bestaand huis',
      },
    },
    bouwkost: { near: 'bouwkost|bouwen|bouw' },
    renovatie: {
      near: 'renovatie|renoveren|verbouwing|verbouwingen|verbouwen|renovatiewerken|opknappen|werken|steken er nog',
    },
    looptijd: 'looptijd',
    rente: 'rente',
    verhuis: { near: 'meubels|verhuis|inrichting' },
    onroerendeVoorheffing: { near: 'onroerende voorheffing', per: 'jaar' },
    datumAkte: { near: 'akte' },
    epc: { pick: { slecht: 'slecht epc|epc e/f|label e/f', goed: 'goed epc|epc a/b/c/d|label a/b/c/d' } },
  },
} satisfies Says
