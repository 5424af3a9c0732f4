import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'bedrijfswagen|firmawagen|salariswagen|vaa|voordeel van alle aard|voordeel alle aard|cataloguswaarde|bedrijfsauto|wagen van het werk|auto van het werk|wagen van de zaak|firma auto|auto van de zaak|bedrijfswagens',
  about: 'elektrische|diesel|benzine|gram|co2|hybride|uitstoot|eigen bijdrage|wagen|werkgever|tankkaart|ingeschreven',
  asked:
    'baas/werkgever/firma wagen/auto|wagen/auto baas/werkgever/firma|wagen/auto via werk|wagen/auto in plaats van opslag',
  not: 'leasen of kopen',
  fields: {
    cataloguswaarde: {
      near: 'cataloguswaarde|wagen|bedrijfswagen|salariswagen|firmawagen|diesel|benzine|elektrische|catalogusprijs|van',
      takes: 1,
      least: 8000,
    },
    brandstof: {
      pick: {
        elektrisch: 'elektrisch|elektrische|ev|tesla',
        diesel: 'diesel',
        benzine: 'benzine|hybride benzine|hybride|plug in',
        gas: 'cng|lpg|aardgas',
      },
    },
    uitstoot: { near: 'gram|g|co2|uitstoot', after: 'gram|g|co2' },
    eersteInschrijving: { near: 'ingeschreven|inschrijving|sinds|van', takes: 1 },
    bruto: { fact: 'bruto', takes: 5 },
    eigenBijdrage: { near: 'eigen bijdrage|bijdrage', per: 'maand' },
    tankkaart: { pick: { ja: 'tankkaart|laadpas|laadkaart' } },
    statuut: 'statuut',
    gezin: 'gezin',
    kinderen: 'kinderen',
    eigenWagen: { near: 'eigen wagen/auto|huidige wagen/auto', per: 'maand' },
  },
} satisfies Says
