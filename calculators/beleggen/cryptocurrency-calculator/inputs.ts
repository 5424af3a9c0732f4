/** What the page asks about crypto: what was bought and sold, and how. */
import { titularissen } from '#calculators/situation/facts.ts'
import { alGebruikt, overgedragen } from '#calculators/beleggen/exemption-fields.ts'
import {
  choice,
  count,
  date,
  type Env,
  euro,
  type Inputs,
  percent,
  rows,
  text,
  toggle,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { FIRST_YEAR, PHOTO_DAY } from '#calculators/beleggen/words.ts'
import { belastingschijven, gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'

const topRate = ({ law }: Env): number => law(belastingschijven).at(-1)?.rate ?? 0
// Nothing is filled in for a new row: what an import does not bring is asked for.
// Some coins cost a hundred-thousandth of a euro.
const price = { start: null, min: 0, max: 10_000_000, decimals: 10 }
const units = { start: null, min: 0, max: 100_000_000, decimals: 8 }
const sign = { start: false, refine: true, group: 'Hoe ga je met crypto om?' }

export const inputs = {
  loten: rows({
    label: 'Wat je kocht',
    row: 'aankoop',
    min: 1,
    max: 100,
    start: [
      { munt: 'Bitcoin', datum: '2023-10-12', aantal: 0.4, prijs: 25_500, kost: 25, foto: 75_000 },
      { munt: 'Bitcoin', datum: '2026-03-02', aantal: 0.1, prijs: 62_000, kost: 15, foto: null },
    ],
    hint: 'Plak gerust een lijst uit een rekenblad. Ruilde je naar deze munt, dan is dat ook een aankoop.',
    columns: {
      munt: text({ label: 'Munt', start: '' }),
      datum: date({ label: 'Datum', start: null, optional: true, min: '2009-01-03', max: '2040-12-31' }),
      aantal: count({ label: 'Aantal', ...units }),
      prijs: euro({ label: 'Prijs per stuk', ...price }),
      kost: euro({ label: 'Kosten', start: 0, max: 1_000_000 }),
      foto: euro({ label: `Prijs per stuk op ${PHOTO_DAY}`, optional: true, ...price }),
    },
  }),
  verkopen: rows({
    label: 'Wat je verkocht of ruilde',
    row: 'verkoop',
    max: 100,
    start: [{ munt: 'Bitcoin', datum: '2026-09-21', aantal: 0.2, prijs: 91_000, kost: 20, soort: 'verkoop' }],
    hint: 'Ook een ruil naar een andere munt of een stablecoin is een verkoop.',
    columns: {
      munt: text({ label: 'Munt', start: '' }),
      datum: date({ label: 'Datum', start: null, min: '2017-01-01', max: '2040-12-31' }),
      aantal: count({ label: 'Aantal', ...units }),
      prijs: euro({ label: 'Prijs per stuk', ...price }),
      kost: euro({ label: 'Kosten', start: 0, max: 1_000_000 }),
      soort: choice({
        label: 'Soort',
        start: 'verkoop',
        options: [
          { value: 'verkoop', label: 'verkoop' },
          { value: 'ruil', label: 'ruil' },
        ],
      }),
    },
  }),
  profiel: choice({
    label: 'Reken als',
    start: 'normaal',
    options: [
      { value: 'normaal', label: 'Normaal beheer' },
      { value: 'speculatief', label: 'Speculatief' },
      { value: 'beroep', label: 'Beroep' },
    ],
    hint: 'Twijfel je? Beantwoord de vragen onder “Andere vragen”. De fiscus beslist op basis van alle feiten.',
  }),
  staking: euro({
    label: 'Inkomsten uit staking of uitlenen',
    start: 0,
    refine: true,
    max: 10_000_000,
    hint: 'In euro op de dag dat je ze kreeg.',
  }),
  geleendGeld: toggle({ label: 'Ik kocht met geleend geld', ...sign }),
  grootDeel: toggle({ label: 'Crypto is een groot deel van mijn vermogen', ...sign }),
  vaak: toggle({ label: 'Ik handel elke week of vaker', ...sign }),
  kort: toggle({ label: 'Ik houd munten meestal maar dagen of weken', ...sign }),
  bots: toggle({ label: 'Ik gebruik bots of automatische handel', ...sign }),
  hefboom: toggle({ label: 'Ik gebruik een hefboom of derivaten', ...sign }),
  kennis: toggle({ label: 'Mijn beroep heeft met crypto of handel te maken', ...sign }),
  organisatie: toggle({ label: 'Ik heb er materiaal, een site of klanten voor', ...sign }),
  koersen: rows({
    label: 'Prijs vandaag van wat je nog hebt',
    row: 'munt',
    refine: true,
    max: 30,
    start: [],
    hint: 'Leeg: we nemen de laatste prijs uit je lijst.',
    columns: {
      munt: text({ label: 'Munt', start: '' }),
      prijs: euro({ label: 'Prijs per stuk', ...price }),
    },
  }),
  alGebruikt: euro({
    ...alGebruikt,
    label: 'Al gebruikte vrijstelling op andere meerwaarden',
    group: 'Belasting',
    hint: 'Crypto deelt de vrijstelling met aandelen en fondsen.',
  }),
  overgedragen: euro({
    ...overgedragen,
    group: 'Belasting',
    hint: `Elk jaar sinds ${FIRST_YEAR} waarin je de vrijstelling niet opgebruikte, geeft een stukje door.`,
  }),
  titularissen: titularissen({ refine: true, group: 'Belasting', formerly: ['personen'] }),
  gemeentebelasting: percent({
    label: 'Gemeentebelasting',
    short: 'gemeentebelasting',
    start: ({ law }) => law(gemeentebelastingRichtwaarde),
    min: 0,
    max: 0.15,
    refine: true,
    group: 'Belasting',
    hint: 'Telt bij speculatie en beroep.',
  }),
  beroepstarief: percent({
    label: 'Tarief als het je beroep is',
    short: 'beroepstarief',
    start: topRate,
    min: 0.2,
    max: 0.6,
    refine: true,
    group: 'Belasting',
    hint: 'Je hoogste schijf in de personenbelasting.',
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
