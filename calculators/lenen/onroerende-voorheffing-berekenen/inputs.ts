/** The questions of the property tax page. */
import { gewest, ki, postcode } from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, percent, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'

const REDUCTIONS = 'Verminderingen'
const BILL = 'Van je aanslagbiljet'

export const inputs = {
  ki: ki({ start: 1_000, hint: 'Niet geïndexeerd, zoals op je aanslagbiljet of in de advertentie.' }),
  postcode: postcode({
    hint: 'Vult gewest en opcentiemen in. Voor Vlaanderen kennen we ze allemaal, voor Brussel enkele, voor Wallonië bijna geen.',
  }),
  gewest: gewest({ hint: 'Telt enkel zonder postcode.' }),
  opcentiemenGemeente: count({
    label: 'Opcentiemen van de gemeente',
    start: null,
    optional: true,
    max: 20_000,
    decimals: 2,
    refine: true,
    group: BILL,
    hint: 'Leeg: die van je postcode. Staan op je aanslagbiljet; in Brussel en Wallonië vaak tussen 2.000 en 4.000.',
  }),
  opcentiemenProvincie: count({
    label: 'Opcentiemen van de provincie',
    start: null,
    optional: true,
    max: 20_000,
    decimals: 2,
    refine: true,
    group: BILL,
    hint: 'Leeg: die van je postcode. In Brussel zijn er geen.',
  }),
  opcentiemenAgglomeratie: count({
    label: 'Opcentiemen van de Brusselse agglomeratie',
    start: null,
    optional: true,
    max: 20_000,
    decimals: 2,
    refine: true,
    group: BILL,
    hint: 'Enkel in Brussel. Leeg: het cijfer van Brussel Fiscaliteit.',
  }),
  geindexeerd: euro({
    label: 'Geïndexeerd kadastraal inkomen',
    start: null,
    optional: true,
    min: 1,
    max: 3_000_000,
    refine: true,
    group: BILL,
    hint: 'Ken je alleen dit bedrag, dan telt het in plaats van het kadastraal inkomen.',
  }),
  afrondingKI: choice({
    label: 'Afronding van het geïndexeerd kadastraal inkomen',
    start: 'euro',
    refine: true,
    group: BILL,
    options: [
      { value: 'euro', label: 'op de euro, zoals op het aanslagbiljet' },
      { value: 'cent', label: 'op de cent' },
    ],
  }),
  aandeel: percent({
    label: 'Jouw aandeel in de woning',
    start: 1,
    neutral: 1,
    min: 0,
    max: 1,
    refine: true,
    group: BILL,
  }),
  kinderen: count({
    label: 'Kinderen met kinderbijslag',
    start: 0,
    max: 20,
    refine: true,
    group: REDUCTIONS,
    hint: 'Vanaf twee krijg je een vermindering op de woning waar je met hen woont.',
  }),
  kinderenHandicap: count({
    label: 'Waarvan met een erkende handicap',
    start: 0,
    max: 20,
    refine: true,
    group: REDUCTIONS,
    hint: 'Zij tellen dubbel.',
  }),
  personenHandicap: count({
    label: 'Volwassenen met een erkende handicap',
    start: 0,
    max: 10,
    refine: true,
    group: REDUCTIONS,
    hint: 'Jij of iemand anders die er officieel woont.',
  }),
  anderenTenLaste: count({
    label: 'Andere personen ten laste',
    start: 0,
    max: 10,
    refine: true,
    group: REDUCTIONS,
    hint: 'Bijvoorbeeld een ouder die bij je inwoont. Telt enkel in Wallonië.',
  }),
  bescheiden: toggle({
    label: 'Bescheiden woning die ik zelf bewoon',
    start: false,
    refine: true,
    group: REDUCTIONS,
    hint: 'Al je woningen in het gewest samen hebben een laag kadastraal inkomen.',
  }),
  nieuweWoning: toggle({
    label: 'Nieuw gebouwd zonder premie, eerste vijf jaar',
    start: false,
    refine: true,
    group: REDUCTIONS,
    when: { bescheiden: true },
    hint: 'Niet in Brussel.',
  }),
  energie: percent({
    label: 'Vermindering voor energiezuinig bouwen',
    start: 0,
    min: 0,
    max: 1,
    refine: true,
    group: REDUCTIONS,
    hint: 'Het percentage van je aanslagbiljet.',
  }),
  anderevermindering: euro({
    label: 'Andere vermindering',
    start: 0,
    max: 100_000,
    refine: true,
    group: REDUCTIONS,
    hint: 'Het bedrag van je aanslagbiljet.',
  }),
} as const satisfies Inputs

export type HomeValues = ValuesOf<typeof inputs>
