import { choice, count, euro, percent, toggle, year } from '#calculators/kernel/fields.ts'
import type { ValuesOf } from '#calculators/kernel/fields.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import { pensioensparenHoog, pensioensparenLaag } from '#rules/pensioen/pensioensparen.figures.ts'
import { eur0 } from '#calculators/kernel/format.ts'

const COSTS = 'Kosten en rendement'
const TAX = 'Belasting'
const PAST = 'Wat je al spaarde'
const ETF = 'Vergelijken met een ETF'

export const inputs = {
  geboortejaar: year({ label: 'Geboortejaar', profile: 'geboortejaar', start: 1990, min: 1940, max: 2010 }),
  storting: euro({
    label: 'Storting per jaar',
    start: ({ law }) => law(pensioensparenLaag),
    min: 0,
    max: 2_000,
    slider: 10,
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
    hint: 'Geen belofte: kies zelf. Een verzekering brengt meestal minder op dan een fonds.',
  }),
  uitkeringsleeftijd: count({
    label: 'Uitkering op leeftijd',
    start: 65,
    min: 60,
    max: 75,
    slider: 1,
    unit: 'jaar',
  }),
  instapkost: percent({
    label: 'Instapkost op elke storting',
    start: 0.03,
    min: 0,
    max: 0.1,
    refine: true,
    group: COSTS,
    hint: 'Fonds: 0 tot 3 %. Verzekering: tot 6 %. Vaak te onderhandelen.',
  }),
  lopendeKost: percent({
    label: 'Lopende kosten per jaar',
    start: 0.012,
    min: 0,
    max: 0.05,
    refine: true,
    group: COSTS,
    hint: 'Staat in de essentiële beleggersinformatie.',
  }),
  winstdeling: percent({
    label: 'Deel van het rendement dat winstdeling is',
    start: 0,
    min: 0,
    max: 0.1,
    refine: true,
    group: COSTS,
    when: { vorm: 'verzekering' },
    hint: 'Op winstdeling komt geen eindbelasting.',
  }),
  stortmoment: choice({
    label: 'Wanneer stort je?',
    start: 'gespreid',
    refine: true,
    group: COSTS,
    options: [
      { value: 'januari', label: 'In januari' },
      { value: 'gespreid', label: 'Elke maand, gespreid' },
      { value: 'december', label: 'In december' },
    ],
  }),
  gemeentebelasting: percent({
    label: 'Gemeentebelasting',
    start: ({ law }) => law(gemeentebelastingRichtwaarde),
    min: 0,
    max: 0.12,
    refine: true,
    group: TAX,
    hint: 'Je voordeel is zoveel groter, omdat je ook minder gemeentebelasting betaalt.',
  }),
  belastingvoordeel: choice({
    label: 'Wat doe je met het belastingvoordeel?',
    start: 'besteden',
    refine: true,
    group: TAX,
    options: [
      { value: 'besteden', label: 'Ik besteed het' },
      { value: 'herbeleggen', label: 'Ik beleg het in de ETF' },
    ],
  }),
  alGespaard: euro({ label: 'Nu al gespaard', start: 0, max: 500_000, refine: true, group: PAST }),
  startleeftijd: count({
    label: 'Leeftijd bij je eerste storting',
    start: null,
    optional: true,
    min: 18,
    max: 70,
    refine: true,
    group: PAST,
    unit: 'jaar',
    hint: 'Laat leeg als je nu begint. Begin je op 55 of later, dan valt de eindbelasting pas na tien jaar.',
  }),
  alGestort: euro({
    label: 'Totaal dat je al stortte',
    start: null,
    optional: true,
    max: 100_000,
    refine: true,
    group: PAST,
    hint: 'Voor de eindbelasting van een fonds. Laat leeg om met de waarde van nu te rekenen.',
  }),
  alBetaald: euro({
    label: 'Al betaalde heffing van 2015 tot 2019',
    start: 0,
    max: 20_000,
    refine: true,
    group: PAST,
    hint: 'In die jaren ging elk jaar 1 % van je reserve af. Dat telt als voorschot.',
  }),
  etfRendement: percent({
    label: 'Rendement van de ETF, vóór kosten',
    start: 0.05,
    min: -0.05,
    max: 0.15,
    refine: true,
    group: ETF,
    hint: 'We beginnen met hetzelfde rendement als het fonds: zo vergelijk je kosten en belasting. Een ETF met alleen aandelen kan meer opbrengen, en schommelt meer.',
  }),
  etfKost: percent({
    label: 'Lopende kosten van de ETF',
    start: 0.002,
    min: 0,
    max: 0.03,
    refine: true,
    group: ETF,
  }),
  etfBelasting: toggle({
    label: 'Beurstaks en meerwaardebelasting op de ETF meerekenen',
    start: true,
    refine: true,
    group: ETF,
  }),
  inflatie: percent({ label: 'Inflatie per jaar', start: 0.02, min: -0.02, max: 0.1, refine: true, group: ETF }),
}

export type Values = ValuesOf<typeof inputs>
