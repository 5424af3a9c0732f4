import {
  brutoloon,
  eindejaarspremie,
  gemeentebelasting,
  gewest,
  gezin,
  inkomenPartner,
  kinderen,
  loontrekkend,
  postcode,
  statuut,
} from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, type Option, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import type { Verlof, Vorm } from '#rules/uitkeringen/loopbaanonderbreking.ts'

const leave = { refine: true, group: 'Je verlof' } as const
const home = { refine: true, group: 'Woonplaats' } as const

export const inputs = {
  verlof: choice({
    label: 'Hoe ga je minder werken?',
    start: 'ouderschapsverlof',
    options: [
      { value: 'ouderschapsverlof', label: 'Ouderschapsverlof' },
      { value: 'medischeBijstand', label: 'Verlof voor medische bijstand' },
      { value: 'palliatief', label: 'Palliatief verlof' },
      { value: 'mantelzorg', label: 'Mantelzorgverlof' },
      { value: 'tijdskrediet', label: 'Tijdskrediet met motief' },
      { value: 'landingsbaan', label: 'Landingsbaan' },
      { value: 'geen', label: 'Deeltijds contract, zonder uitkering' },
    ] satisfies readonly Option<Verlof | 'geen'>[],
  }),
  vorm: choice({
    label: 'Hoeveel werk je dan nog?',
    hint: '4/5 is een dag per week vrij, 9/10 een halve dag.',
    start: 'vijfde',
    options: [
      { value: 'vijfde', label: '4/5' },
      { value: 'halftijds', label: 'Halftijds' },
      { value: 'volledig', label: 'Ik stop een tijd' },
      { value: 'tiende', label: '9/10' },
    ] satisfies readonly Option<Vorm>[],
  }),
  uitkering: euro({
    label: 'Uitkering van de RVA, bruto per maand',
    start: null,
    optional: true,
    max: 3_000,
    when: { verlof: ['tijdskrediet', 'landingsbaan'] },
    hint: 'Op breakatwork.be zie je jouw bedrag. Leeg: wat wij kennen. Voor een landingsbaan is dat niets.',
  }),
  bruto: brutoloon({ start: 3_200, hint: 'Je voltijdse loon van nu.' }),
  statuut: statuut(loontrekkend),
  gezin: { ...gezin(), start: 'partnerMetInkomen' },
  inkomenPartner: inkomenPartner({ when: { gezin: 'partnerMetInkomen' } }),
  kinderen: { ...kinderen(), start: 1 },
  maanden: count({
    label: 'Maanden verlof in een jaar',
    start: null,
    optional: true,
    min: 1,
    max: 12,
    unit: 'maanden',
    hint: 'Leeg: zo lang als het verlof duurt, hoogstens 12.',
    ...leave,
  }),
  eigenKind: toggle({
    label: 'Ik zorg voor mijn eigen kind',
    start: false,
    when: { verlof: ['medischeBijstand', 'palliatief', 'mantelzorg'] },
    hint: 'Een alleenwonende ouder krijgt dan meer.',
    ...leave,
  }),
  vijftigPlus: toggle({
    label: 'Ik ben 50 of ouder',
    start: false,
    when: { verlof: 'tijdskrediet' },
    hint: 'Woon je samen, dan wordt er meer ingehouden op je uitkering.',
    ...leave,
  }),
  aanmoedigingspremie: euro({
    label: 'Vlaamse aanmoedigingspremie, bruto per maand',
    start: 0,
    max: 1_000,
    hint: 'Voor wie in Vlaanderen werkt, samen met een uitkering van de RVA. Je bedrag staat op vlaanderen.be.',
    ...leave,
  }),
  eindejaarspremie: eindejaarspremie({
    refine: true,
    group: 'Loon en gezin',
    hint: 'Ze daalt mee met de tijd die je niet werkt.',
  }),
  alleenwonend: toggle({
    label: 'Er woont geen andere volwassene bij mij',
    start: true,
    neutral: true,
    when: { gezin: 'alleenstaand' },
    refine: true,
    group: 'Loon en gezin',
    hint: 'Een ouder krijgt dan een hogere uitkering.',
  }),
  postcode: postcode(home),
  gewest: gewest({ ...home, hint: 'Een postcode gaat voor.' }),
  gemeentebelasting: gemeentebelasting(home),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
