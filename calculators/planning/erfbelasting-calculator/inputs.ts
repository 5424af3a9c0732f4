import { gewest } from '#calculators/situation/facts.ts'
import {
  choice,
  count,
  date,
  euro,
  type Inputs,
  rows,
  text,
  toggle,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { eur } from '#calculators/kernel/format.ts'
import { forfaitPassief } from '#rules/familie/erfpassief.figures.ts'

const MAX = 100_000_000
const couple = { verdeling: 'wettelijk', langstlevende: ['gehuwd', 'wettelijkSamenwonend'] } as const
const childless = { verdeling: 'wettelijk', nakomelingen: false } as const
const together = { ...couple, vermogen: 'samen' } as const
const own = { refine: true, group: 'Eigen goederen en huwelijkscontract' } as const
const debts = { refine: true, group: 'Schulden' } as const
const special = { refine: true, group: 'Bijzondere gevallen' } as const

export const inputs = {
  gewest: gewest({ hint: 'Waar de overledene in de laatste vijf jaar het langst woonde.' }),
  verdeling: choice({
    label: 'Wie krijgt wat?',
    start: 'wettelijk',
    options: [
      { value: 'wettelijk', label: 'volgens de wet', hint: 'Partner, kinderen, ouders, broers en zussen.' },
      { value: 'zelf', label: 'ik vul elke erfgenaam in', hint: 'Met een testament of voor verdere familie.' },
    ],
  }),
  langstlevende: choice({
    label: 'Partner van de overledene',
    start: 'gehuwd',
    neutral: 'geen',
    options: [
      { value: 'gehuwd', label: 'gehuwd' },
      { value: 'wettelijkSamenwonend', label: 'wettelijk samenwonend' },
      { value: 'feitelijkSamenwonend', label: 'feitelijk samenwonend' },
      { value: 'geen', label: 'geen partner' },
    ],
    when: { verdeling: 'wettelijk' },
  }),
  leeftijdPartner: count({
    label: 'Leeftijd van de partner',
    fixed: true,
    start: 65,
    min: 18,
    max: 120,
    unit: 'jaar',
    hint: 'Bepaalt de waarde van het vruchtgebruik.',
    when: couple,
  }),
  nakomelingen: toggle({ label: 'Er zijn kinderen', start: true, when: { verdeling: 'wettelijk' } }),
  aantalKinderen: count({
    label: 'Aantal kinderen',
    fixed: true,
    start: 2,
    min: 1,
    max: 15,
    unit: 'kinderen',
    hint: 'Van de overledene, ook uit een vorige relatie. Kinderen van de partner alleen erven niet volgens de wet.',
    when: { verdeling: 'wettelijk', nakomelingen: true },
  }),
  ouders: count({ label: 'Ouders die nog leven', start: 0, max: 2, unit: 'ouders', when: childless }),
  broersZussen: count({
    label: 'Broers en zussen',
    start: 1,
    max: 15,
    unit: 'personen',
    hint: 'Tel ook een overleden broer of zus met kinderen mee: zij nemen zijn plaats in.',
    when: childless,
  }),
  vermogen: choice({
    label: 'Van wie is het vermogen?',
    start: 'samen',
    neutral: null,
    options: [
      {
        value: 'samen',
        label: 'van het koppel samen',
        hint: 'Wettelijk stelsel of gemeenschap, of samen gekocht. De helft zit in de erfenis.',
      },
      {
        value: 'overledene',
        label: 'van de overledene alleen',
        hint: 'Scheiding van goederen, of alleen zijn deel ingevuld.',
      },
    ],
    when: couple,
  }),
  nalatenschapRoerend: euro({
    label: 'Geld en beleggingen',
    start: 240_000,
    max: MAX,
    slider: 5_000,
    hint: 'Het hele bedrag. Is het van het koppel samen, dan tellen we de helft.',
    when: { verdeling: 'wettelijk' },
  }),
  nalatenschapOnroerend: euro({
    label: 'Vastgoed',
    start: 400_000,
    max: MAX,
    slider: 5_000,
    when: { verdeling: 'wettelijk' },
  }),
  nalatenschapGezinswoning: euro({
    label: 'Waarvan de gezinswoning',
    start: null,
    optional: true,
    max: MAX,
    hint: 'Leeg: al het vastgoed.',
    when: { verdeling: 'wettelijk' },
  }),
  erfgenamen: rows({
    label: 'Erfgenamen en wat ze krijgen',
    row: 'erfgenaam',
    min: 1,
    max: 20,
    columns: {
      naam: text({ label: 'Naam', start: '', maxLength: 40 }),
      verwantschap: choice({
        label: 'Verwantschap',
        start: 'kind',
        options: [
          { value: 'partner', label: 'partner, gehuwd of wettelijk samenwonend' },
          { value: 'feitelijkPartner', label: 'partner, feitelijk samenwonend' },
          { value: 'kind', label: 'kind, stiefkind, kleinkind of ouder' },
          { value: 'broerZus', label: 'broer of zus' },
          { value: 'oomNeef', label: 'oom, tante, neef of nicht' },
          { value: 'andere', label: 'iemand anders' },
          { value: 'goedDoel', label: 'goed doel (vzw of stichting)' },
        ],
      }),
      roerend: euro({ label: 'Geld en beleggingen', start: 0, max: MAX }),
      onroerend: euro({ label: 'Vastgoed', start: 0, max: MAX }),
      gezinswoning: euro({ label: 'Waarvan gezinswoning', start: 0, max: MAX }),
    },
    start: [
      { naam: 'Partner', verwantschap: 'partner', roerend: 60_000, onroerend: 150_000, gezinswoning: 150_000 },
      { naam: 'Kind', verwantschap: 'kind', roerend: 60_000, onroerend: 150_000, gezinswoning: 0 },
    ],
    when: { verdeling: 'zelf' },
  }),

  eigenGoederen: toggle({ label: 'De overledene had ook eigen goederen', start: false, when: together, ...own }),
  eigenRoerend: euro({
    label: 'Eigen geld en beleggingen',
    start: 0,
    max: MAX,
    when: { ...together, eigenGoederen: true },
    hint: 'Van voor het huwelijk, of geërfd of gekregen.',
    ...own,
  }),
  eigenOnroerend: euro({
    label: 'Eigen vastgoed, zonder de gezinswoning',
    start: 0,
    max: MAX,
    when: { ...together, eigenGoederen: true },
    ...own,
  }),
  verblijving: toggle({
    label: 'Het huwelijkscontract geeft alles van samen aan de langstlevende',
    start: false,
    when: { verdeling: 'wettelijk', langstlevende: 'gehuwd', vermogen: 'samen' },
    hint: 'Een verblijvingsbeding, ook “langst leeft, al heeft”.',
    ...own,
  }),
  schulden: euro({
    label: 'Schulden en begrafenis',
    start: null,
    optional: true,
    max: MAX,
    hint: ({ law }) => {
      const { schulden, begrafenis } = law(forfaitPassief)
      return `Alleen het deel van de overledene. Gaat eerst van het geld af. Leeg: niets, en in Vlaanderen bij een wettelijke verdeling de vaste ${eur(schulden)} voor schulden en ${eur(begrafenis)} voor de begrafenis.`
    },
    ...debts,
  }),
  schuldenVastgoed: euro({
    label: 'Schulden voor vastgoed',
    start: 0,
    max: MAX,
    hint: 'Zoals het saldo van de woonlening. Is het vermogen van het koppel samen, dan tellen we de helft.',
    ...debts,
  }),
  single: toggle({
    label: 'Een testament wijst de erfgenamen aan voor het lage tarief',
    start: false,
    hint: 'De singlevermindering in Vlaanderen, voor wie geen partner of kinderen nalaat. Vroeger, en in Brussel nog altijd, de vriendenerfenis.',
    when: { gewest: ['vlaanderen', 'brussel'], verdeling: 'zelf' },
    ...special,
  }),
  uitzonderingen: rows({
    label: 'Kinderen onder 21, een handicap of een eerdere schenking',
    row: 'geval',
    max: 20,
    columns: {
      erfgenaam: count({ label: 'Hoeveelste erfgenaam in de lijst', start: 1, min: 1, max: 20 }),
      leeftijd: count({ label: 'Leeftijd', start: null, optional: true, max: 120, unit: 'jaar' }),
      bijzonder: choice({
        label: 'Vrijstelling in Vlaanderen',
        start: 'geen',
        options: [
          { value: 'geen', label: 'geen' },
          { value: 'wees', label: 'wees onder 21' },
          { value: 'handicap', label: 'handicap' },
        ],
      }),
      geschonken: euro({ label: 'Vastgoed gekregen in de laatste drie jaar', start: 0, max: MAX }),
    },
    start: [],
    when: { verdeling: 'zelf' },
    ...special,
  }),
  overlijden: date({
    label: 'Datum van overlijden',
    start: ({ today }) => today,
    min: '2018-09-01',
    max: '2028-12-31',
    ...special,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
