import { inflatie } from '#calculators/common/fields.ts'
import { geboortejaar, gemeentebelasting, pensioensparen } from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, percent, type ValuesOf } from '#calculators/kernel/fields.ts'
import { eur0 } from '#calculators/kernel/format.ts'
import { pensioensparenHoog, pensioensparenLaag } from '#rules/pensioen/pensioensparen.figures.ts'

/** No contract pays later. */
export const LATEST_PAYOUT = 75

const costs = { refine: true, group: 'Kosten en storting' } as const
const past = { refine: true, group: 'Wat je al spaarde' } as const
const compare = { refine: true, group: 'De ETF om mee te vergelijken' } as const

export const inputs = {
  geboortejaar: geboortejaar({ ages: [16, 86] }),
  startleeftijd: count({
    label: 'Spaar je al? Je leeftijd bij de eerste storting',
    short: 'eerste storting',
    start: null,
    optional: true,
    min: 18,
    max: 70,
    unit: 'jaar',
    hint: 'Leeg: je begint nu. Wat er al staat, vul je in bij “Wat je al spaarde”.',
  }),
  storting: pensioensparen({
    start: ({ law }) => law(pensioensparenLaag),
    hint: ({ law }) => `De plafonds zijn ${eur0(law(pensioensparenLaag))} en ${eur0(law(pensioensparenHoog))}.`,
  }),
  vorm: choice({
    label: 'Vorm',
    start: 'fonds',
    options: [
      { value: 'fonds', label: 'Pensioenspaarfonds', hint: 'Bij een bank, beleggt in aandelen en obligaties.' },
      { value: 'verzekering', label: 'Pensioenspaarverzekering', hint: 'Bij een verzekeraar, met een vaste rente.' },
    ],
  }),
  rendement: percent({
    label: 'Verwacht rendement per jaar, vóór kosten',
    start: 0.05,
    min: -0.05,
    max: 0.15,
    slider: 0.0025,
    hint: 'Geen belofte: kies zelf. We rekenen met hetzelfde rendement voor de ETF.',
  }),
  uitkeringsleeftijd: count({
    label: 'Uitkering op leeftijd',
    start: null,
    optional: true,
    min: 60,
    max: LATEST_PAYOUT,
    unit: 'jaar',
    hint: 'Leeg: 65, of later als je contract dan nog geen tien jaar loopt.',
  }),
  instapkost: percent({
    label: 'Instapkost op elke storting',
    short: 'instapkost',
    start: 0.03,
    min: 0,
    max: 0.1,
    hint: 'Fonds: 0 tot 3 %. Verzekering: tot 6 %. Vaak te onderhandelen.',
    ...costs,
  }),
  lopendeKost: percent({
    label: 'Lopende kosten per jaar',
    short: 'lopende kosten',
    start: 0.012,
    min: 0,
    // As far as we look for the cost at which the ETF does as well.
    max: 0.1,
    hint: 'Staat in de essentiële beleggersinformatie.',
    ...costs,
  }),
  winstdeling: percent({
    label: 'Deel van het rendement dat winstdeling is',
    start: 0,
    min: 0,
    max: 0.1,
    when: { vorm: 'verzekering' },
    hint: 'Op winstdeling komt geen eindbelasting.',
    ...costs,
  }),
  stortmoment: choice({
    label: 'Wanneer stort je?',
    start: 'gespreid',
    options: [
      { value: 'gespreid', label: 'Elke maand, gespreid' },
      { value: 'januari', label: 'In januari' },
      { value: 'december', label: 'In december' },
    ],
    ...costs,
  }),
  gemeentebelasting: gemeentebelasting({
    hint: 'Je betaalt ook daarvan minder. Leeg: een gewoon tarief.',
    ...costs,
  }),

  alGespaard: euro({ label: 'Nu al gespaard', start: 0, max: 500_000, ...past }),
  alGestort: euro({
    label: 'Totaal dat je al stortte',
    start: null,
    optional: true,
    max: 100_000,
    hint: 'Voor de eindbelasting van een fonds. Leeg: we rekenen met de waarde van nu.',
    ...past,
  }),
  alBetaald: euro({
    label: 'Al betaalde heffing van 2015 tot 2019',
    start: 0,
    max: 20_000,
    hint: 'In die jaren ging elk jaar 1 % van je reserve af. Dat telt als voorschot.',
    ...past,
  }),

  etfRendement: percent({
    label: 'Ander rendement van de ETF, vóór kosten',
    start: null,
    optional: true,
    min: -0.05,
    max: 0.15,
    hint: 'Leeg: hetzelfde als hierboven, zo vergelijk je alleen kosten en belasting. Met enkel aandelen kan hij meer opbrengen en meer schommelen.',
    ...compare,
  }),
  etfKost: percent({
    label: 'Lopende kosten van de ETF',
    short: 'kosten van de ETF',
    start: 0.002,
    min: 0,
    max: 0.03,
    ...compare,
  }),
  inflatie: inflatie(compare),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
