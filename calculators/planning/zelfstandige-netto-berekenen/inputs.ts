import { gewest, gezin, inkomenPartner, kinderen, postcode } from '#calculators/situation/facts.ts'
import { choice, type Env, euro, type Inputs, percent, type ValuesOf, year } from '#calculators/kernel/fields.ts'
import { eur0, pct } from '#calculators/kernel/format.ts'
import { beheerskost } from '#calculators/planning/own-account-fields.ts'
import { btwTarief } from '#rules/belasting/btw.figures.ts'
import { nearestRow, rowOn } from '#rules/kernel/dated.ts'
import { minimumBezoldiging } from '#rules/zelfstandigen/vennootschap.figures.ts'

const aside = { refine: true, group: 'Bijdragen, belasting en btw' } as const
const company = { refine: true, group: 'Als je een vennootschap had' } as const
const home = { refine: true, group: 'Woonplaats' } as const

const thisYear = ({ law }: Env): number => Number(law.date.slice(0, 4))

export const inputs = {
  richting: choice({
    label: 'Wat wil je weten?',
    start: 'netto',
    options: [
      { value: 'netto', label: 'Hoeveel ik moet factureren' },
      { value: 'omzet', label: 'Wat ik overhoud van mijn omzet' },
    ],
  }),
  netto: euro({
    label: 'Netto dat je wilt overhouden per maand',
    start: 2_500,
    max: 50_000,
    slider: 50,
    when: { richting: 'netto' },
    hint: 'Na kosten, sociale bijdragen en belasting.',
  }),
  omzet: euro({
    label: 'Omzet per jaar, zonder btw',
    start: 70_000,
    max: 2_000_000,
    slider: 1_000,
    when: { richting: 'omzet' },
  }),
  kosten: euro({
    label: 'Beroepskosten per jaar, zonder btw',
    start: 8_000,
    max: 2_000_000,
    slider: 500,
    hint: 'Wat je mag aftrekken: boekhouder, wagen, materiaal, verzekering.',
  }),
  statuut: choice({
    label: 'Statuut als zelfstandige',
    start: 'hoofdberoep',
    neutral: null,
    options: [
      { value: 'hoofdberoep', label: 'Hoofdberoep' },
      { value: 'primostarter', label: 'Starter, mijn eerste vier kwartalen' },
      { value: 'bijberoep', label: 'Bijberoep' },
    ],
  }),
  anderInkomen: euro({
    label: 'Belastbaar loon per jaar',
    start: 30_000,
    max: 1_000_000,
    slider: 500,
    when: { statuut: 'bijberoep' },
    hint: 'Je loon na RSZ. Je winst wordt daar bovenop belast.',
  }),
  gezin: gezin(),
  inkomenPartner: inkomenPartner({ when: { gezin: 'partnerMetInkomen' } }),
  kinderen: kinderen(),

  voorafbetalen: choice({
    label: 'Betaal je belasting vooraf?',
    start: 'gelijk',
    options: [
      { value: 'gelijk', label: 'Ja, elk kwartaal evenveel' },
      { value: 'niets', label: 'Nee', hint: 'Dan komt er een vermeerdering bij.' },
      {
        value: 'starter',
        label: 'Nee, dit is een van mijn eerste drie jaar',
        hint: 'Geen vermeerdering in hoofdberoep.',
      },
    ],
    ...aside,
  }),
  beheerskost: beheerskost(aside),
  btw: percent({
    label: 'Btw op je facturen',
    short: 'btw op je facturen',
    start: ({ law }) => nearestRow(btwTarief, law.date).value,
    min: 0,
    max: Math.max(...btwTarief.rows.map(({ value }) => value)),
    hint: ({ law }) =>
      `Meestal ${pct(nearestRow(btwTarief, law.date).value, 0)}, soms minder. Vul 0 in als je vrijgesteld bent.`,
    ...aside,
  }),
  btwKosten: euro({
    label: 'Btw op kosten die je terugkrijgt, per jaar',
    start: 0,
    max: 500_000,
    slider: 50,
    ...aside,
  }),

  loon: euro({
    label: 'Loon als bedrijfsleider, bruto per jaar',
    start: null,
    optional: true,
    max: 2_000_000,
    hint: 'Leeg: het laagste loon waarmee je vennootschap ook na vier jaar het tarief van 20 % krijgt.',
    ...company,
  }),
  uitkering: choice({
    label: 'Hoe keer je de winst uit?',
    start: 'vvprbis',
    options: [
      { value: 'vvprbis', label: 'Dividend met VVPR-bis', hint: 'Voor nieuwe aandelen die je met geld volstortte.' },
      { value: 'liquidatiereserve', label: 'Liquidatiereserve, na drie jaar' },
      { value: 'vereffening', label: 'Liquidatiereserve, als je stopt' },
      { value: 'dividend', label: 'Gewoon dividend' },
    ],
    ...company,
  }),
  oprichtingsjaar: year({
    label: 'Jaar van oprichting en inbreng',
    short: 'vennootschap opgericht in',
    start: thisYear,
    min: 1990,
    max: 2100,
    hint: 'Bepaalt vanaf wanneer VVPR-bis geldt. In de eerste vier jaar telt het minimumloon niet.',
    ...company,
  }),
  kostenVennootschap: euro({
    label: 'Extra kosten van een vennootschap per jaar',
    short: 'extra kosten van een vennootschap',
    start: 4_000,
    max: 100_000,
    slider: 100,
    hint: 'Boekhouding, jaarrekening en vennootschapsbijdrage. Kantoren noemen 4.000 tot 6.000 euro.',
    ...company,
  }),
  minimumloon: euro({
    label: 'Minimumloon voor het tarief van 20 %',
    start: null,
    optional: true,
    min: 1,
    max: 200_000,
    hint: ({ law }) =>
      `Leeg: ${eur0(nearestRow(minimumBezoldiging, law.date).value)}, zoals in de wet. De Kamer stemde ${eur0(rowOn(minimumBezoldiging, law.date, true).value)}; de publicatie zagen we niet.`,
    ...company,
  }),

  postcode: postcode(home),
  gewest: gewest({ ...home, hint: 'Een postcode gaat voor.' }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
