/** What the page asks about a share trade. */
import { choice, count, date, euro, percent, rows, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { pct } from '#calculators/kernel/format.ts'
import { beurstaksSinds, franseBeurstaks } from '#rules/sparen-beleggen/beurstaks.figures.ts'

const price = { min: 0, max: 10_000_000, decimals: 4 }
const day = { min: '1950-01-01', max: '2040-12-31' }
const rate = { min: 0.000001, max: 1_000, decimals: 6, refine: true, group: 'Vreemde munt' }

export const inputs = {
  aantal: count({ label: 'Aantal aandelen', start: 25, min: 0.000001, max: 10_000_000, decimals: 6 }),
  aankoopkoers: euro({ label: 'Aankoopkoers', start: 58, ...price }),
  aankoopdatum: date({ label: 'Aankoopdatum', start: '2024-03-15', ...day }),
  fotokoers: euro({
    label: 'Koers op 31/12/2025',
    start: 62,
    optional: true,
    ...price,
    hint: 'Enkel voor aandelen die je toen al had. Laat leeg als je later kocht.',
  }),
  verkoopkoers: euro({ label: 'Verkoopkoers', start: 70, ...price, slider: 0.5 }),
  verkoopdatum: date({
    label: 'Verkoopdatum',
    start: ({ today }) => today,
    min: beurstaksSinds,
    max: day.max,
    refine: true,
  }),
  dividend: euro({
    label: 'Bruto dividend per aandeel en per jaar',
    start: 2,
    min: 0,
    max: 1_000_000,
    decimals: 4,
    refine: true,
    group: 'Dividend',
  }),
  dividendJaren: count({
    label: 'Aantal keer dividend',
    start: null,
    optional: true,
    min: 0,
    max: 60,
    refine: true,
    group: 'Dividend',
    hint: 'Laat leeg voor een keer per vol jaar dat je het aandeel had.',
  }),
  bronheffing: percent({
    label: 'Buitenlandse bronheffing op het dividend',
    start: 0,
    min: 0,
    max: 0.5,
    refine: true,
    group: 'Dividend',
  }),
  dividendVrijstelling: toggle({
    label: 'Ik heb mijn vrijstelling voor dividenden nog over',
    start: false,
    refine: true,
    group: 'Dividend',
  }),
  makelaarsloon: euro({
    label: 'Makelaarsloon per order, vast',
    start: 7.5,
    min: 0,
    max: 10_000,
    refine: true,
    group: 'Kosten en beurstaks',
  }),
  makelaarsloonPercent: percent({
    label: 'Makelaarsloon per order, in procent',
    start: 0,
    min: 0,
    max: 0.05,
    refine: true,
    group: 'Kosten en beurstaks',
  }),
  beurstaks: choice({
    label: 'Beurstaks (TOB)',
    start: 'midden',
    refine: true,
    group: 'Kosten en beurstaks',
    options: [
      { value: 'midden', label: 'Aandeel' },
      { value: 'laag', label: 'Obligatie, GVV of distributiefonds' },
      { value: 'hoog', label: 'Kapitalisatiefonds ingeschreven in België' },
      { value: 'geen', label: 'Geen, bijvoorbeeld een nieuwe uitgifte' },
    ],
  }),
  buitenlandseBeurstaks: percent({
    label: 'Buitenlandse taks bij aankoop',
    start: 0,
    min: 0,
    max: 0.05,
    refine: true,
    group: 'Kosten en beurstaks',
    hint: ({ law }) => `Frankrijk rekent ${pct(law(franseBeurstaks), 2, 0)} op aandelen van grote Franse bedrijven.`,
  }),
  alGebruikt: euro({
    label: 'Dit jaar al gebruikte vrijstelling op meerwaarden',
    start: 0,
    max: 1_000_000,
    refine: true,
    group: 'Meerwaardebelasting',
  }),
  overgedragen: euro({
    label: 'Overgedragen vrijstelling uit vorige jaren',
    start: 0,
    max: 100_000,
    refine: true,
    group: 'Meerwaardebelasting',
    hint: 'Telt pas mee voor verkopen vanaf 2027.',
  }),
  personen: choice({
    label: 'Van wie zijn de aandelen?',
    start: 'alleen',
    refine: true,
    group: 'Meerwaardebelasting',
    options: [
      { value: 'alleen', label: 'Van één persoon' },
      { value: 'koppel', label: 'Van twee partners samen' },
    ],
  }),
  bewijs: toggle({
    label: 'Ik kan mijn aankoopprijs bewijzen',
    start: true,
    refine: true,
    group: 'Meerwaardebelasting',
    hint: 'Een hogere aankoopprijs dan de koers van 31/12/2025 telt voor verkopen tot eind 2030.',
  }),
  loten: rows({
    label: 'Nog andere aankopen van hetzelfde aandeel',
    row: 'aankoop',
    refine: true,
    start: [],
    max: 40,
    hint: 'Bij een deelverkoop gaan de oudste stuks eerst weg.',
    columns: {
      datum: date({ label: 'Datum', start: '2026-01-15', ...day }),
      aantal: count({ label: 'Aantal', start: 10, min: 0.000001, max: 10_000_000, decimals: 6 }),
      koers: euro({ label: 'Koers', start: 60, ...price }),
    },
  }),
  verkochtAantal: count({
    label: 'Hoeveel verkoop je?',
    start: null,
    optional: true,
    min: 0.000001,
    max: 500_000_000,
    decimals: 6,
    refine: true,
    hint: 'Laat leeg om alles te verkopen.',
  }),
  wisselkoersAankoop: count({
    label: 'Euro per munt bij aankoop',
    start: 1,
    ...rate,
    hint: 'Laat op 1 voor koersen in euro.',
  }),
  wisselkoersFoto: count({ label: 'Euro per munt op 31/12/2025', start: 1, ...rate }),
  wisselkoersVerkoop: count({ label: 'Euro per munt bij verkoop', start: 1, ...rate }),
}
export type Values = ValuesOf<typeof inputs>
