import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'hypothecaire lening|woonlening|woonkrediet|hypotheek|hypothecair krediet|huislening|hypotheeklening|aflossingstabel|hypotheekrente|woningkrediet|woningslening',
  about:
    'lenen|leen|lening|huis|woning|appartement|afbetaling|aflossing|maandlast|afbetalen|veranderlijke rente|vaste rente|cap|huis kopen|overbruggingskrediet',
  asked:
    'lenen huis|lening huis|leen per maand|hoeveel afbetalen per maand|wat is mijn afbetaling|wat/hoeveel betaal per maand|lening van # op # jaar|hoeveel nog afbetalen na|maandelijkse aflossing|veranderlijke rente|extra aflossen/terugbetalen/afbetalen|leende/leenden # op|lenen # op # aan|leen # op #|vervroegd aflossen|maandlast #|maandelijkse afbetaling|lenen op/over # jaar|betalen/afbetalen/aflossen voor # op/over # jaar|interest betaal op|per maand # op/over # jaar|# op # jaar lenen|afbetaling # jaar|aflossing # jaar|15/18/20/25/30 jaar # vast',
  not: 'eigen geld|eigen inbreng|notaris*|registratie*|herfinancier*|herzien|hoeveel kan lenen|persoonlijke|auto|wagen|netto verdien|uitkopen|ex|vriend|verzekering|verzekeren|levensverzekering|aktes|overlijd*|studies|badkamer|keuken|zonnepanelen|visa|hoeveel moet lenen|schulden|open*|ieders|ieder',
  fields: {
    leenbedrag: {
      near: 'lenen|leen|lening|woonlening|hypotheek|leenbedrag|krediet|ontlenen|geleend|woonkrediet',
      takes: 1,
      least: 100000,
    },
    looptijd: { fact: 'looptijd', before: 'nog', rest: 'extraMaanden' },
    rente: 'rente',
    waarde: { near: 'waard|waarde|huis is|woning is|schatting|geschat' },
    formule: {},
    cap: { near: 'cap|plafond' },
    floor: { near: 'floor' },
    aflossing: {
      pick: {
        vastKapitaal: 'vaste kapitaalaflossing|vast kapitaal|vaste kapitaalsaflossing|degressief',
        alleenRente: 'bullet|bulletkrediet|enkel interest|alleen rente|enkel rente',
      },
    },
    saldoNa: { near: 'nog afbetalen na|openstaand na|saldo na|nog na|over na|resterend na|schuld na' },
    extraBedrag: { near: 'extra|vervroegd' },
    extraRitme: {
      pick: {
        jaarlijks: 'elk/ieder/per jaar extra|jaarlijks extra|extra per jaar',
        maandelijks: 'elke/iedere/per maand extra|maandelijks extra|extra per maand',
      },
    },
    extraNa: { before: 'wil na|vervroegd/extra aflossen/afbetalen na|aflossen # na', after: 'extra|vervroegd' },
    uitstel: { near: 'uitstel|alleen rente in begin' },
    overbrugging: { near: 'overbruggingskrediet|overbrugging' },
    dossierkosten: { near: 'dossierkosten' },
    schattingskosten: { near: 'schattingskosten' },
    schuldsaldo: { near: 'schuldsaldo|schuldsaldoverzekering', per: 'jaar' },
    brandverzekering: { near: 'brandverzekering', per: 'jaar' },
    vergelijkRente: { near: 'vergelijk|vergelijken met|tegenover|in plaats van' },
    extraGevolg: { pick: { lager: 'lagere maandlast|maandlast verlagen|maandlast zakt' } },
  },
} satisfies Says
