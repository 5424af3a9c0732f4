import { childrenAged } from '#calculators/situation/row-facts.ts'
import {
  geboortejaar,
  geboortejaarPartner,
  gehuwd,
  leningsaldo,
  nettoInkomen,
  nettoPartner,
  spaargeld,
} from '#calculators/situation/facts.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import {
  choice,
  count,
  euro,
  type Inputs,
  percent,
  rows,
  toggle,
  type ValuesOf,
  years,
} from '#calculators/kernel/fields.ts'
import { eur0, pct } from '#calculators/kernel/format.ts'
import { hoogsteOvergangsuitkering } from '#rules/pensioen/overgangsuitkering.ts'
import { pensioenAlleenstaande } from '#rules/pensioen/pensioen.figures.ts'

const more = { refine: true, group: 'Gezin en kosten' } as const
const there = { refine: true, group: 'Wat er dan binnenkomt' } as const
const loan = { refine: true, group: 'Krediet en premie' } as const
const partner = { metPartner: true } as const

export const inputs = {
  metPartner: toggle({ label: 'Ik heb een partner', start: true }),
  gehuwd: gehuwd({
    when: partner,
    hint: 'Wie achterblijft, krijgt dan een tijd een overgangsuitkering. Wettelijk samenwonen geeft dat recht niet.',
  }),
  nettoInkomen: nettoInkomen({ start: 2_500, when: partner }),
  nettoInkomenPartner: nettoPartner({ start: 2_200, when: partner }),
  uitgaven: euro({
    label: 'Uitgaven per maand van wie achterblijft',
    start: 2_600,
    max: 50_000,
    slider: 50,
    hint: 'Wat het gezin zou uitgeven als één van jullie wegvalt, zonder het krediet.',
  }),
  kinderen: rows({
    label: 'Kinderen',
    row: 'kind',
    asFact: childrenAged('leeftijd'),
    counted: true,
    max: 8,
    columns: {
      leeftijd: count({ label: 'Leeftijd', start: null, optional: true, max: 25, unit: 'jaar' }),
      wezentoeslag: euro({
        label: 'Wezentoeslag per maand',
        start: null,
        optional: true,
        max: 2_000,
        hint: 'Leeg: het bedrag van Vlaanderen.',
      }),
    },
    start: [
      { leeftijd: 3, wezentoeslag: null },
      { leeftijd: 6, wezentoeslag: null },
    ],
  }),
  spaargeld: spaargeld({ start: 20_000, hint: 'Met je beleggingen, zonder je woning.' }),
  krediet: leningsaldo({ start: 220_000 }),
  dekking: choice({
    label: 'Schuldsaldoverzekering die je al hebt',
    start: '100-100',
    options: [
      { value: 'geen', label: 'Geen, of geen krediet' },
      { value: '50-50', label: '50 % op jou, 50 % op je partner' },
      { value: '75-25', label: '75 % op jou, 25 % op je partner' },
      { value: '100-100', label: '100 % op elke ontlener' },
    ],
  }),

  jaren: years({
    label: 'Hoeveel jaar moet het inkomen aangevuld worden?',
    start: null,
    optional: true,
    max: 45,
    hint: 'Leeg: tot het jongste kind 23 is. Zonder kinderen tien jaar.',
    ...more,
  }),
  studiekost: euro({
    label: 'Studiekost per kind en per jaar, van 18 tot 22',
    start: 0,
    max: 100_000,
    hint: 'Wat studeren meer kost dan wat al in de uitgaven zit.',
    ...more,
  }),
  uitvaart: euro({
    label: 'Uitvaart, andere schulden en erfbelasting',
    start: 0,
    max: 5_000_000,
    hint: 'Alles wat in één keer betaald moet worden.',
    ...more,
  }),

  overlijdenGroepsverzekering: euro({
    label: 'Kapitaal bij jouw overlijden',
    start: 0,
    max: 5_000_000,
    hint: 'Van een groepsverzekering of een levensverzekering die je al hebt. Staat op mypension.be, netto invullen.',
    ...there,
  }),
  overlijdenGroepsverzekeringPartner: euro({
    label: 'Kapitaal bij overlijden van je partner',
    start: 0,
    max: 5_000_000,
    when: partner,
    ...there,
  }),
  uitkering: euro({
    label: 'Overgangsuitkering per maand, netto',
    start: null,
    optional: true,
    max: 10_000,
    when: partner,
    hint: ({ law }) =>
      `Leeg: we ramen ze als je getrouwd bent, op ${pct(law(pensioenAlleenstaande), 0)} van het brutoloon van wie overlijdt, hoogstens ${eur0(hoogsteOvergangsuitkering(law))}, min belasting. Zelfstandige of ambtenaar? Vul het bedrag van mypension.be in.`,
    ...there,
  }),

  looptijd: years({ label: 'Resterende looptijd van het krediet', short: 'krediet nog', start: 20, max: 40, ...loan }),
  rente: percent({
    label: 'Rente van het krediet',
    start: (env) => homeLoanRate(env).rate,
    hint: (env) => homeLoanHint(env),
    min: 0,
    max: 0.15,
    ...loan,
  }),
  geboortejaar: geboortejaar({ hint: 'Voor de premie.', ...loan }),
  geboortejaarPartner: geboortejaarPartner({ when: partner, ...loan }),
  roker: choice({
    label: 'Wie rookt er?',
    start: 'niemand',
    options: [
      { value: 'niemand', label: 'Niemand', formerly: ['nee'] },
      { value: 'jij', label: 'Ik', formerly: ['ja'] },
      { value: 'partner', label: 'Mijn partner' },
      { value: 'allebei', label: 'Allebei' },
    ],
    ...loan,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
