import {
  brutoloon,
  gezin,
  kinderen,
  levensonderhoud,
  loontrekkend,
  nettoInkomen,
  nettoPartner,
  spaargeld,
  statuut,
  vasteKosten,
  wonen,
} from '#calculators/situation/facts.ts'
import { count, euro, type Inputs, months, type ValuesOf } from '#calculators/kernel/fields.ts'

const family = { refine: true, group: 'Gezin en loon' } as const
const setback = { refine: true, group: 'Hoelang duurt tegenslag?' } as const
const things = { refine: true, group: 'Pech met spullen' } as const

export const inputs = {
  nettoInkomen: nettoInkomen({ start: 2_300 }),
  vasteKosten: vasteKosten({ start: 1_500, hint: 'Huur of lening, energie, verzekeringen, abonnementen.' }),
  levensonderhoud: levensonderhoud({
    start: 700,
    hint: 'Eten, vervoer, gezondheid.',
  }),
  statuut: statuut(['bediende', 'arbeider', 'zelfstandige', 'ambtenaar']),
  nuGespaard: spaargeld({ start: 0, hint: 'Geld waar je meteen aan kunt.' }),
  sparenPerMaand: euro({ label: 'Sparen per maand', start: 200, max: 50_000, slider: 25 }),
  gezin: gezin(family),
  partnerInkomen: nettoPartner({
    start: 0,
    when: { gezin: ['partnerMetInkomen', 'partnerZonderInkomen'] },
    ...family,
  }),
  kinderen: kinderen(family),
  brutoloon: brutoloon({
    start: 0,
    when: { statuut: ['bediende', 'arbeider', 'ambtenaar'] },
    hint: 'De uitkering hangt ervan af. Nul: we ramen het uit je netto-inkomen.',
    ...family,
  }),
  ancienniteit: count({
    label: 'Jaren in dienst',
    start: null,
    optional: true,
    max: 45,
    unit: 'jaar',
    when: { statuut: loontrekkend },
    hint: 'Voor je opzegtermijn. Leeg: we tellen geen opzeg.',
    ...family,
  }),
  verzekering: euro({
    label: 'Verzekering gewaarborgd inkomen per maand',
    start: 0,
    max: 20_000,
    ...family,
  }),
  ziekteduur: months({ label: 'Ziek gedurende', short: 'ziek gedurende', start: 6, max: 12, ...setback }),
  zoekduur: months({ label: 'Zonder werk gedurende', short: 'zonder werk gedurende', start: 6, max: 12, ...setback }),
  wonen: wonen({ formerly: ['eigenaar'], ...things }),
  woningpech: euro({
    label: 'Pech met de woning',
    start: 3_000,
    max: 200_000,
    when: { wonen: 'eigen' },
    ...things,
  }),
  dakleeftijd: count({
    label: 'Leeftijd van het dak',
    start: 15,
    max: 200,
    unit: 'jaar',
    when: { wonen: 'eigen' },
    ...things,
  }),
  autowaarde: euro({ label: 'Waarde van je auto', start: 0, max: 200_000, ...things }),
  doelMaanden: months({
    label: 'Eigen doel, in maanden uitgaven',
    start: null,
    optional: true,
    min: 1,
    max: 60,
    refine: true,
    hint: 'Leeg: we rekenen een doel uit.',
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
