import { describe, expect, test } from 'vitest'
import ledger from '#calculators/sparen/loyalty-bonus-calculator/calculator.ts'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { guessMapping, importedRows } from '#site/calculator/form/import/columns.ts'
import { readTable } from '#site/calculator/form/import/table-text.ts'

/** Exports as the banks make them: 8.000 put in on 15 April 2025, 1.500 taken out on 15 August 2026. */
const EXPORTS = {
  KBC: `Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling
BE68539007547034;;VOORBEELD;EUR; 02025004;15/04/2025;OVERSCHRIJVING VAN REKENING;15/04/2025;8000,00;8000,00;8000,00;;BE71096123456769;;;;;sparen
BE68539007547034;;VOORBEELD;EUR; 02026008;15/08/2026;OVERSCHRIJVING NAAR REKENING;15/08/2026;-1500,00;6500,00;;-1500,00;BE71096123456769;;;;;
`,
  Belfius: `Boekingsdatum vanaf;01/01/2025
Boekingsdatum tot en met;15/11/2026
Bedrag vanaf;
Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen
BE68 5390 0754 7034;15/04/2025;4;1;BE71 0961 2345 6769;VOORBEELD;;;STORTING;15/04/2025;8.000,00;EUR;GKCCBEBB;BE;sparen
BE68 5390 0754 7034;15/08/2026;8;2;BE71 0961 2345 6769;VOORBEELD;;;OPVRAGING;15/08/2026;-1.500,00;EUR;GKCCBEBB;BE;
`,
  ING: `Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht
BE68539007547034;VOORBEELD;BE71096123456769;4;15/04/2025;15/04/2025;8000,00;EUR;Storting;;
BE68539007547034;VOORBEELD;BE71096123456769;8;15/08/2026;15/08/2026;-1500,00;EUR;Opname;;
`,
  'BNP Paribas Fortis': `Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering
2025-00004;15/04/2025;15/04/2025;8.000,00;EUR;BE68539007547034;Overschrijving in euro;BE71096123456769;VOORBEELD;sparen;;Geaccepteerd;
2026-00008;15/08/2026;15/08/2026;-1.500,00;EUR;BE68539007547034;Overschrijving in euro;BE71096123456769;VOORBEELD;;;Geaccepteerd;
`,
  'a copy of two columns': '15/04/2025\t8.000,00\n15/08/2026\t-1.500,00',
} as const

describe('an export of a bank pasted in the ledger of premiums', () => {
  test.each(Object.entries(EXPORTS))('%s: days, amounts and what was taken out', (_bank, text) => {
    const table = readTable(text)
    if (table === null) throw new Error('no table')
    const field = ledger.inputs.bewegingen
    const { rows } = importedRows(field, table, guessMapping(field, table), 'alles')
    expect(rows.map(({ datum, soort, bedrag, premie }) => [datum, soort, bedrag, premie])).toEqual([
      ['15/04/2025', 'storting', '8.000', ''],
      ['15/08/2026', 'opname', '-1.500', ''],
    ])
    // 8.000 × 1 % for the full year to 15 April 2026; what was taken out had only begun its second one.
    expect(numberOf(reportFor(ledger, { bewegingen: rows, basisrente: 1, premie: 1 }), 'verworven')).toBe(80)
  })
})
