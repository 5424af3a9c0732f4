import { gemeentebelasting, gewest, gezin, inkomenPartner, kinderen, postcode } from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { beheerskost } from '#calculators/planning/own-account-fields.ts'

/** Whoever may be past the first years; the other statutes are of starters. */
const grown = ['hoofdberoep', 'bijberoep', 'meewerkend', 'gepensioneerde', 'artikel37'] as const

const fund = { refine: true, group: 'Bijdragen' } as const
const tax = { refine: true, group: 'Je gezin, voor de belasting' } as const

export const inputs = {
  statuut: choice({
    label: 'Statuut als zelfstandige',
    start: 'hoofdberoep',
    neutral: null,
    options: [
      { value: 'hoofdberoep', label: 'Hoofdberoep' },
      { value: 'bijberoep', label: 'Bijberoep' },
      { value: 'primostarter', label: 'Primostarter (eerste vier kwartalen)' },
      { value: 'student', label: 'Student-zelfstandige' },
      { value: 'meewerkend', label: 'Meewerkende partner (maxistatuut)' },
      { value: 'gepensioneerde', label: 'Gepensioneerde die blijft werken' },
      { value: 'artikel37', label: 'Gelijkgesteld met bijberoep (artikel 37)' },
    ],
  }),
  soortInkomen: choice({
    label: 'Ik vul in',
    start: 'netto',
    options: [
      { value: 'netto', label: 'Netto belastbaar inkomen', hint: 'Omzet min kosten en min sociale bijdragen.' },
      { value: 'winst', label: 'Winst vóór sociale bijdragen', hint: 'Omzet min kosten.' },
    ],
  }),
  inkomen: euro({ label: 'Inkomen als zelfstandige per jaar', start: 40_000, max: 1_000_000, slider: 1_000 }),
  anderInkomen: euro({
    label: 'Belastbaar loon of pensioen per jaar',
    start: 30_000,
    max: 1_000_000,
    slider: 500,
    when: { statuut: ['bijberoep', 'artikel37', 'gepensioneerde'] },
    hint: 'Je loon na RSZ, of je pensioen. Je winst wordt daar bovenop belast.',
  }),
  starter: toggle({
    label: 'Ik ben nog geen drie volle jaren zelfstandige',
    start: false,
    when: { statuut: grown },
    hint: 'Dan betaal je voorlopig het bedrag van een starter.',
  }),
  inkomenN3: euro({
    label: 'Inkomen van drie jaar geleden',
    start: null,
    optional: true,
    max: 1_000_000,
    when: { starter: false },
    hint: 'Daarop betaal je nu. Leeg: we rekenen alsof je toen evenveel verdiende.',
  }),
  beheerskost: beheerskost(fund),
  voorlopigBetaald: euro({
    label: 'Voorlopige bijdrage per kwartaal, zonder kosten',
    start: null,
    optional: true,
    max: 50_000,
    hint: 'Staat op je kwartaalbericht. Leeg: we rekenen ze uit.',
    ...fund,
  }),
  kwartalen: count({
    label: 'Kwartalen actief dit jaar',
    start: 4,
    neutral: 4,
    min: 1,
    max: 4,
    unit: 'kwartalen',
    hint: 'Bij minder dan vier kwartalen wordt je inkomen eerst naar een vol jaar gebracht.',
    ...fund,
  }),
  eersteKwartaal: toggle({
    label: 'Je allereerste kwartaal valt in dit jaar',
    short: 'je allereerste kwartaal valt in dit jaar',
    start: true,
    when: { statuut: 'primostarter' },
    hint: 'In dat kwartaal betaal je minder.',
    ...fund,
  }),
  gezin: gezin(tax),
  kinderen: kinderen(tax),
  inkomenPartner: inkomenPartner({ ...tax, when: { gezin: 'partnerMetInkomen' } }),
  postcode: postcode(tax),
  gewest: gewest({ ...tax, hint: 'Een postcode gaat voor.' }),
  gemeentebelasting: gemeentebelasting(tax),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
