import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'bruto netto|netto bruto|brutonetto|bruto naar netto|netto naar bruto|nettoloon|brutoloon|netto van bruto|loonberekening|loonfiche|loonbrief|bruto-netto|van bruto naar netto|netto overhouden|nettoloon berekenen',
  about:
    'bruto|netto|loon|verdien|verdien bruto|hou over|houden over|per uur|maaltijdcheques|overhouden|uurloon|hou ik',
  asked:
    'bruto hoeveel netto|wat is nettoloon|hoeveel netto|wat is netto|wat/hoeveel hou/houd/houden ik/we/wij over|houdt iemand over|houdt over van|bruto wat hou over|welk brutoloon|hoeveel bruto vragen|hoeveel bruto nodig|wat krijg ik netto|hoeveel krijg ik in handen|in het handje|wat blijft er over van bruto|op mijn rekening bruto|bruto op mijn rekening|krijg/komt op mijn rekening|bruto wat blijft over|bruto hoeveel hou|netto te hebben|wat/hoeveel trek/trekt netto/bruto|houdt hij/ze/zij over|bruto netto|wat heb je over|bruto ½|½ bruto|wat schiet over|wat blijft er over',
  not: 'huur|reserve|buffer|huis|woning|appartement|lenen|13 de/e maand|vakantiegeld|verlofgeld|dertiende|eindejaar*|opzeg*|ontslag|pensioen|als/ben zelfstandige|bijberoep|factureer|omzet|ouderschapsverlof|tijdskrediet|landingsbaan|extra|opslag|bonus|dividend|vaa|firmawagen|bedrijfswagen|salariswagen|ben werkloos|val/valt zonder werk|word werkloos|werkloosheid*|ziek|ziekenfonds|jobbonus|mantelzorg|warrants|kwartaal|reis',
  fields: {
    invoer: { pick: { netto: 'welk brutoloon|hoeveel bruto|welk bruto|netto naar bruto', uur: 'per uur|uurloon' } },
    bruto: { fact: 'bruto' },
    uurloon: { near: 'per uur|uurloon|uur', per: 'uur', most: 150, sets: { invoer: 'uur' } },
    urenPerWeek: { near: 'per week|uren|uur per week|urenweek', after: 'u|uren|uur', per: 'week', most: 60 },
    nettoGewenst: {
      near: 'netto|overhouden|in handen',
      as: 'netto',
      who: 'ik',
      per: 'maand',
      sets: { invoer: 'netto' },
    },
    statuut: 'statuut',
    gezin: 'gezin',
    kinderen: 'kinderen',
    opslag: { near: 'opslag|loonsverhoging', per: 'maand' },
    tewerkstelling: 'tewerkstelling',
    voordeelWagen: { near: 'voordeel van alle aard|voordeel alle aard|vaa|wagen' },
    nettovergoeding: { near: 'nettovergoeding|onkostenvergoeding', per: 'maand' },
    maaltijdcheques: { near: 'maaltijdcheques', after: 'maaltijdcheques' },
    groepsverzekering: { near: 'groepsverzekering', per: 'maand' },
  },
} satisfies Says
