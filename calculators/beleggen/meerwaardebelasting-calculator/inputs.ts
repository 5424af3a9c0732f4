/** What the page asks about purchases, sales and the owner. */
import { choice, count, date, euro, percent, rows, text, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'

// A whole company may be one piece.
const price = { min: 0, max: 100_000_000, decimals: 4 }
const units = { min: 0, max: 100_000_000, decimals: 6 }

export const inputs = {
  loten: rows({
    label: 'Wat je kocht',
    row: 'aankoop',
    min: 1,
    max: 100,
    start: [
      { effect: 'Aandeel A', datum: '2021-05-10', aantal: 100, prijs: 80, foto: 130 },
      { effect: 'Aandeel A', datum: '2026-02-16', aantal: 50, prijs: 140, foto: null },
    ],
    columns: {
      effect: text({ label: 'Effect', start: 'Aandeel A' }),
      datum: date({ label: 'Aankoopdatum', start: '2026-01-15', min: '1950-01-01', max: '2040-12-31' }),
      aantal: count({ label: 'Aantal', start: 10, ...units }),
      prijs: euro({ label: 'Prijs per stuk', start: 100, ...price }),
      foto: euro({ label: 'Waarde per stuk op 31/12/2025', start: null, optional: true, ...price }),
    },
    hint: 'Een rij per aankoop. De waarde op 31/12/2025 vul je enkel in voor wat je toen al had.',
  }),
  verkopen: rows({
    label: 'Wat je verkocht',
    row: 'verkoop',
    min: 1,
    max: 100,
    start: [{ effect: 'Aandeel A', datum: '2026-10-05', aantal: 120, prijs: 220 }],
    columns: {
      effect: text({ label: 'Effect', start: 'Aandeel A' }),
      datum: date({ label: 'Verkoopdatum', start: ({ today }) => today, min: '2017-01-01', max: '2040-12-31' }),
      aantal: count({ label: 'Aantal', start: 10, ...units }),
      prijs: euro({ label: 'Prijs per stuk', start: 120, ...price }),
    },
    hint: 'De oudste stuks gaan het eerst weg (FIFO, first in first out).',
  }),
  regime: choice({
    label: 'Soort meerwaarde',
    start: 'gewoon',
    options: [
      { value: 'gewoon', label: 'Gewone belegging' },
      { value: 'aanmerkelijk', label: 'Aanmerkelijk belang in een vennootschap' },
      { value: 'intern', label: 'Verkoop aan je eigen vennootschap' },
      { value: 'speculatief', label: 'Speculatief, buiten normaal beheer' },
    ],
  }),
  personen: choice({
    label: 'Van wie zijn de effecten?',
    start: 'alleen',
    options: [
      { value: 'alleen', label: 'Van één persoon' },
      { value: 'koppel', label: 'Van twee partners samen' },
    ],
    hint: 'Partners die samen eigenaar zijn, hebben elk een vrijstelling. Bij scheiding van goederen reken je per persoon.',
  }),
  inhouding: choice({
    label: 'Houdt je bank de belasting in?',
    start: 'bank',
    options: [
      { value: 'bank', label: 'Ja, een Belgische bank of broker' },
      { value: 'optout', label: 'Nee, ik koos voor de opt-out' },
      { value: 'buitenland', label: 'Nee, een buitenlandse broker' },
    ],
  }),
  overgedragen: euro({
    label: 'Overgedragen vrijstelling uit vorige jaren',
    start: 0,
    max: 100_000,
    refine: true,
    hint: 'Telt pas mee voor verkopen vanaf 2027.',
  }),
  alGebruikt: euro({
    label: 'Dit jaar al gebruikte vrijstelling',
    start: 0,
    max: 1_000_000,
    refine: true,
    hint: 'Door verkopen die hier niet in staan.',
  }),
  bewijs: toggle({
    label: 'Ik kan mijn aankoopprijs bewijzen',
    start: true,
    refine: true,
    hint: 'Dan telt een hogere aankoopprijs dan de fotowaarde, voor verkopen tot eind 2030.',
  }),
  oudeLoten: choice({
    label: 'Loten van vóór 2026',
    start: 'gemiddelde',
    refine: true,
    hint: 'Speelt enkel als de aankoopprijs hoger is dan de fotowaarde. Hierover bestaat nog discussie.',
    options: [
      { value: 'gemiddelde', label: 'gemiddelde aankoopprijs' },
      { value: 'fifo', label: 'oudste eerst, elk aan zijn prijs' },
    ],
  }),
  eerdereMeerwaarden: euro({
    label: 'Meerwaarden op aanmerkelijke belangen in de vorige vier jaar',
    start: 0,
    max: 100_000_000,
    refine: true,
    when: { regime: 'aanmerkelijk' },
    hint: 'Ze vullen de onderste schijven al op. Van jullie samen als jullie met twee zijn.',
  }),
  belang: percent({
    label: 'Je aandeel in de vennootschap',
    start: 0.25,
    min: 0,
    max: 1,
    refine: true,
    when: { regime: 'aanmerkelijk' },
  }),
  koper: choice({
    label: 'Wie koopt je belang?',
    start: 'eer',
    refine: true,
    when: { regime: 'aanmerkelijk' },
    options: [
      { value: 'eer', label: 'Een particulier of een bedrijf uit Europa (EER)' },
      { value: 'buitenEer', label: 'Een bedrijf van buiten de EER' },
    ],
    hint: 'De Europese Economische Ruimte (EER) is de EU met Noorwegen, IJsland en Liechtenstein.',
  }),
  kosten: euro({
    label: 'Kosten van aankoop en verkoop',
    start: 0,
    max: 10_000_000,
    refine: true,
    when: { regime: 'speculatief' },
    hint: 'Makelaarsloon, taksen, platformkosten. Bij speculatie mogen ze eraf, bij een gewone belegging niet.',
  }),
  verliesVorigeJaren: euro({
    label: 'Speculatief verlies uit de vorige vijf jaar',
    start: 0,
    max: 100_000_000,
    refine: true,
    when: { regime: 'speculatief' },
  }),
  gemeentebelasting: percent({
    label: 'Gemeentebelasting',
    start: ({ law }) => law(gemeentebelastingRichtwaarde),
    min: 0,
    max: 0.15,
    refine: true,
    when: { regime: 'speculatief' },
  }),
}
export type Values = ValuesOf<typeof inputs>
