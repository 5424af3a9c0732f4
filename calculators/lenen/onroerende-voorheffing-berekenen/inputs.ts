/** The questions of the property tax page. */
import { choice, count, euro, percent, toggle } from '#calculators/kernel/fields.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'
import { opcentiemenAgglomeratie } from '#rules/wonen/onroerende-voorheffing.figures.ts'

const REDUCTIONS = 'Verminderingen'

export const inputs = {
  ki: euro({
    label: 'Kadastraal inkomen',
    start: 1_000,
    max: 1_000_000,
    slider: 25,
    hint: 'Niet geïndexeerd, zoals op je aanslagbiljet.',
  }),
  gewest: choice({ label: 'Gewest', profile: 'gewest', start: 'vlaanderen', options: gewestOptions }),
  opcentiemenGemeente: count({
    label: 'Opcentiemen van de gemeente',
    start: 900,
    max: 20_000,
    decimals: 2,
    hint: 'Staan op je aanslagbiljet. In Brussel en Wallonië vaak tussen 2.000 en 4.000.',
  }),
  opcentiemenProvincie: count({
    label: 'Opcentiemen van de provincie',
    start: 0,
    max: 20_000,
    decimals: 2,
    when: { gewest: ['vlaanderen', 'wallonie'] },
  }),
  opcentiemenAgglomeratie: count({
    label: 'Opcentiemen van de Brusselse agglomeratie',
    start: ({ law }) => law(opcentiemenAgglomeratie),
    max: 20_000,
    decimals: 2,
    when: { gewest: 'brussel' },
  }),
  geindexeerd: euro({
    label: 'Geïndexeerd kadastraal inkomen',
    start: null,
    optional: true,
    min: 1,
    max: 3_000_000,
    refine: true,
    hint: 'Ken je alleen dit bedrag, dan telt het in plaats van het kadastraal inkomen.',
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
    when: { gewest: ['wallonie', 'brussel'] },
    hint: 'Jij of iemand anders die er officieel woont.',
  }),
  anderenTenLaste: count({
    label: 'Andere personen ten laste',
    start: 0,
    max: 10,
    refine: true,
    group: REDUCTIONS,
    when: { gewest: 'wallonie' },
    hint: 'Bijvoorbeeld een ouder die bij je inwoont.',
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
    when: { bescheiden: true, gewest: ['vlaanderen', 'wallonie'] },
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
    hint: 'Bijvoorbeeld voor een volwassene met een handicap in Vlaanderen. Het bedrag van je aanslagbiljet.',
  }),
  aandeel: percent({ label: 'Jouw aandeel in de woning', start: 1, min: 0, max: 1, refine: true }),
  afrondingKI: choice({
    label: 'Afronding van het geïndexeerd kadastraal inkomen',
    start: 'cent',
    refine: true,
    options: [
      { value: 'cent', label: 'op de cent' },
      { value: 'euro', label: 'op de euro, zoals op het aanslagbiljet' },
    ],
  }),
} as const
