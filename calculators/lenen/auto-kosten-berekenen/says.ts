import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'autokosten|kost auto|maandkost auto|wat kost een auto|kosten auto|kost wagen|tco|auto per maand|verkeersbelasting|kost per kilometer|autorijden kost|elektrisch of benzine|diesel of benzine|benzine of elektrisch|kosten wagen|autokost',
  about:
    'auto|wagen|km|kilometer|rijden|benzine|diesel|elektrische|hybride|verbruikt|verbruik|gebruik|verzekering|onderhoud|liter|laadpaal',
  asked:
    'wat kost auto per maand|welke auto goedkoper|goedkoper in gebruik|kost wagen per maand|elektrische tegenover diesel|elektrische of benzine|# km per jaar|elektrisch/elektrische/benzine/diesel # km|jaar rijden|per maand als ik # km rij|auto houden kost|wat kost wagen|alles erbij wat kost',
  not: 'afbetaling|afbetalen|lening|lenen|leene|leen|leasen|lease|leasing|bedrijfswagen|firmawagen|vaa|salariswagen|cataloguswaarde|bouw*|krediet*|sparen|opzijzetten|eigen geld|rest',
  fields: {
    gewest: 'gewest',
    kilometers: { fact: 'kilometers', near: 'rij|rijd|km' },
    jaren: { near: 'rijden|houden|bijhouden|gedurende|rij', takes: 1 },
    wagens: {
      lead: ['prijs', 'aandrijving', 'verbruik'],
      rows: {
        aandrijving: {
          pick: {
            benzine: 'benzine|bezine|benzinewagen',
            diesel: 'diesel|mazout|naft diesel',
            hybride: 'hybride|plugin|plug in',
            elektrisch: 'elektrisch|elektrische|ev|tesla',
          },
        },
        prijs: { near: 'auto|wagen|van|prijs|kost|benzine|diesel|elektrische|hybride', takes: 1, least: 1000 },
        verbruik: { near: 'liter|verbruik|verbruikt' },
        stroom: { near: 'kwh' },
        huur: { per: 'maand', near: 'huur|lease' },
        verzekering: { near: 'verzekering', per: 'jaar' },
        onderhoud: { near: 'onderhoud', per: 'jaar' },
        kw: { near: 'kw' },
        pk: { near: 'fiscale pk' },
        co2: { near: 'gram|co2' },
      },
    },
    jkp: { near: 'jkp|lening aan|autolening aan' },
  },
} satisfies Says
