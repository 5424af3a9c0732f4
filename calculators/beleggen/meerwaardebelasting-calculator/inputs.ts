/** What the page asks about purchases, sales and the owner. */
import { titularissen } from '#calculators/situation/facts.ts'
import { alGebruikt, overgedragen } from '#calculators/beleggen/exemption-fields.ts'
import { munt, wisselkoersInRij } from '#calculators/beleggen/currency.ts'
import { FIRST_YEAR, PHOTO_DAY } from '#calculators/beleggen/words.ts'
import {
  choice,
  count,
  date,
  euro,
  type Inputs,
  percent,
  rows,
  text,
  toggle,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { dateText, eur0 } from '#calculators/kernel/format.ts'
import { historischTot, overdrachtPerJaar } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'

const OVERDRACHT = eur0(overdrachtPerJaar.rows[0]?.value ?? 0)
const HISTORICAL = dateText(historischTot.rows[0]?.value ?? '')
// A whole company may be one piece. Nothing is filled in for a new row: what an import does not bring is asked for.
const price = { start: null, min: 0, max: 100_000_000, decimals: 6 }
// Coins come in hundred-millionths.
const units = { start: null, min: 0, max: 100_000_000, decimals: 8 }
const effect = text({ label: 'Naam', start: '' })

export const inputs = {
  loten: rows({
    label: 'Wat je kocht',
    row: 'aankoop',
    min: 1,
    max: 300,
    start: [
      { effect: 'Aandeel A', datum: '2021-05-10', aantal: 100, prijs: 80, foto: 130, munt: 'EUR', wisselkoers: null },
      { effect: 'Aandeel A', datum: '2026-02-16', aantal: 50, prijs: 140, foto: null, munt: 'EUR', wisselkoers: null },
    ],
    columns: {
      effect,
      datum: date({ label: 'Aankoopdatum', start: null, optional: true, min: '1950-01-01', max: '2040-12-31' }),
      aantal: count({ label: 'Aantal', ...units }),
      prijs: count({ label: 'Prijs per stuk', ...price }),
      foto: euro({ label: `Euro per stuk op ${PHOTO_DAY}`, ...price, optional: true }),
      munt,
      wisselkoers: wisselkoersInRij,
    },
    hint: `De waarde op ${PHOTO_DAY} hebben we van bekende fondsen, Amerikaanse aandelen en munten. Die van Belgische aandelen vul je zelf in.`,
  }),
  verkopen: rows({
    label: 'Wat je verkocht',
    row: 'verkoop',
    max: 300,
    start: [
      {
        effect: 'Aandeel A',
        datum: '2026-10-05',
        aantal: 120,
        prijs: 220,
        munt: 'EUR',
        wisselkoers: null,
        rekening: '',
        ingehouden: 'onder',
      },
    ],
    columns: {
      effect,
      datum: date({ label: 'Verkoopdatum', start: null, min: '2017-01-01', max: '2040-12-31' }),
      aantal: count({ label: 'Aantal', ...units }),
      prijs: count({ label: 'Prijs per stuk', ...price }),
      munt,
      wisselkoers: wisselkoersInRij,
      rekening: text({ label: 'Rekening', start: '', maxLength: 30 }),
      ingehouden: choice({
        label: 'Houdt die rekening in?',
        start: 'onder',
        neutral: 'onder',
        options: [
          { value: 'onder', label: 'zoals hieronder' },
          { value: 'ja', label: 'ja' },
          { value: 'nee', label: 'nee' },
        ],
      }),
    },
    hint: 'Nog niets verkocht? Haal de rij weg: je ziet dan hoeveel je vrij kunt verkopen.',
  }),
  koersen: rows({
    label: 'Koers van vandaag',
    row: 'koers',
    max: 50,
    start: [],
    refine: true,
    columns: { effect, koers: euro({ label: 'Koers in euro', ...price }) },
    hint: 'Om te zien hoeveel stuks je nog vrij kunt verkopen. Zonder koers nemen we je laatste verkoopprijs.',
  }),
  regime: choice({
    label: 'Soort meerwaarde',
    start: 'gewoon',
    refine: true,
    options: [
      { value: 'gewoon', label: 'Gewone belegging' },
      { value: 'aanmerkelijk', label: 'Aanmerkelijk belang in een vennootschap' },
      { value: 'intern', label: 'Verkoop aan je eigen vennootschap' },
      { value: 'speculatief', label: 'Speculatief, buiten normaal beheer' },
    ],
  }),
  titularissen: titularissen({
    hint: 'Partners die samen eigenaar zijn, hebben elk een vrijstelling. Bij scheiding van goederen reken je per persoon.',
    formerly: ['personen'],
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
    ...overgedragen,
    hint: `Hoogstens ${OVERDRACHT} per persoon voor elk jaar sinds ${FIRST_YEAR} waarin je ze niet gebruikte.`,
  }),
  alGebruikt: euro({
    ...alGebruikt,
    label: 'Dit jaar al gebruikte vrijstelling',
    hint: 'Door verkopen die hier niet in staan.',
  }),
  bewijs: toggle({
    label: 'Ik kan mijn aankoopprijs bewijzen',
    start: true,
    refine: true,
    hint: `Dan telt een hogere aankoopprijs dan de fotowaarde, voor verkopen tot en met ${HISTORICAL}.`,
  }),
  oudeLoten: choice({
    label: `Stukken van vóór ${FIRST_YEAR}`,
    short: 'oude stukken',
    start: 'fifo',
    neutral: 'fifo',
    refine: true,
    hint: 'Speelt enkel als de aankoopprijs hoger is dan de fotowaarde. Oudste eerst is de regel; voor een gemiddelde vonden we maar één bron.',
    options: [
      { value: 'gemiddelde', label: 'gemiddelde aankoopprijs' },
      { value: 'fifo', label: 'oudste eerst, elk aan zijn prijs' },
    ],
  }),
  eerdereMeerwaarden: euro({
    label: 'Meerwaarden op aanmerkelijke belangen in de vorige vier jaar',
    start: 0,
    max: 100_000_000,
    when: { regime: 'aanmerkelijk' },
    hint: 'Ze vullen de onderste schijven al op. Van jullie samen als jullie met twee zijn.',
  }),
  belang: percent({
    label: 'Je aandeel in de vennootschap',
    start: 0.25,
    min: 0,
    max: 1,
    when: { regime: 'aanmerkelijk' },
  }),
  koper: choice({
    label: 'Wie koopt je belang?',
    start: 'eer',
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
    when: { regime: 'speculatief' },
    hint: 'Makelaarsloon, taksen, platformkosten. Bij speculatie mogen ze eraf, bij een gewone belegging niet.',
  }),
  verliesVorigeJaren: euro({
    label: 'Speculatief verlies uit de vorige vijf jaar',
    start: 0,
    max: 100_000_000,
    when: { regime: 'speculatief' },
  }),
  gemeentebelasting: percent({
    label: 'Gemeentebelasting',
    start: ({ law }) => law(gemeentebelastingRichtwaarde),
    min: 0,
    max: 0.15,
    when: { regime: 'speculatief' },
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
