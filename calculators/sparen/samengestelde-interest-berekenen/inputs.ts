/** What the page on compound interest asks: four known quantities, one sought. */
import { titularissen } from '#calculators/situation/facts.ts'
import { inflatie } from '#calculators/common/fields.ts'
import { choice, count, euro, months, percent, type Inputs } from '#calculators/kernel/fields.ts'

export const inputs = {
  zoek: choice({
    label: 'Ik zoek',
    start: 'eindkapitaal',
    options: [
      { value: 'eindkapitaal', label: 'het eindkapitaal' },
      { value: 'startbedrag', label: 'het startbedrag' },
      { value: 'inleg', label: 'de inleg' },
      { value: 'rente', label: 'de rente' },
      { value: 'tijd', label: 'de tijd' },
    ],
  }),
  eindkapitaal: euro({
    label: 'Gewenst eindkapitaal',
    start: 65_000,
    max: 100_000_000,
    when: { zoek: ['startbedrag', 'inleg', 'rente', 'tijd'] },
  }),
  startbedrag: euro({
    label: 'Startbedrag',
    start: 5_000,
    max: 10_000_000,
    slider: 500,
    when: { zoek: ['eindkapitaal', 'inleg', 'rente', 'tijd'] },
  }),
  inleg: euro({
    label: 'Inleg',
    start: 150,
    max: 50_000,
    slider: 10,
    when: { zoek: ['eindkapitaal', 'startbedrag', 'rente', 'tijd'] },
  }),
  inlegPer: choice({
    label: 'Hoe vaak leg je in?',
    start: 'maand',
    options: [
      { value: 'week', label: 'Elke week' },
      { value: 'maand', label: 'Elke maand' },
      { value: 'kwartaal', label: 'Elk kwartaal' },
      { value: 'jaar', label: 'Elk jaar' },
    ],
  }),
  rente: percent({
    label: 'Jaarrente',
    start: 0.04,
    min: -0.02,
    max: 0.3,
    slider: 0.0025,
    when: { zoek: ['eindkapitaal', 'startbedrag', 'inleg', 'tijd'] },
  }),
  duur: count({
    label: 'Duur',
    start: 20,
    min: 0,
    max: 100,
    decimals: 4,
    unit: 'jaar',
    slider: 1,
    when: { zoek: ['eindkapitaal', 'startbedrag', 'inleg', 'rente'] },
  }),
  duurMaanden: months({
    label: 'En zoveel maanden',
    start: 0,
    min: 0,
    max: 11,
    when: { zoek: ['eindkapitaal', 'startbedrag', 'inleg', 'rente'] },
  }),
  inlegMoment: choice({
    label: 'Inleg op het',
    start: 'einde',
    refine: true,
    options: [
      { value: 'einde', label: 'einde van de periode' },
      { value: 'begin', label: 'begin van de periode' },
    ],
  }),
  inlegStijging: percent({ label: 'Inleg stijgt elk jaar met', start: 0, min: 0, max: 0.2, refine: true }),
  bijschrijving: choice({
    label: 'Rente bijgeschreven',
    start: 'jaar',
    refine: true,
    options: [
      { value: 'jaar', label: 'jaarlijks' },
      { value: 'halfjaar', label: 'per halfjaar' },
      { value: 'kwartaal', label: 'per kwartaal' },
      { value: 'maand', label: 'per maand' },
      { value: 'dag', label: 'per dag' },
      { value: 'continu', label: 'continu' },
    ],
  }),
  belasting: choice({
    label: 'Belasting op de rente',
    start: 'geen',
    refine: true,
    options: [
      { value: 'geen', label: 'geen' },
      { value: 'spaarrente', label: 'spaarrekening: boven de vrijstelling' },
      { value: 'gewoon', label: 'gewone roerende voorheffing' },
    ],
  }),
  titularissen: titularissen({
    refine: true,
    when: { belasting: 'spaarrente' },
    hint: 'Elke titularis heeft een eigen vrijstelling.',
  }),
  inflatie: inflatie({ refine: true }),
  tweedeInleg: euro({
    label: 'Vergelijk met een andere inleg',
    start: null,
    optional: true,
    max: 50_000,
    refine: true,
    group: 'Twee plannen naast elkaar',
    hint: 'Even vaak als je eigen inleg. Leeg: dezelfde.',
  }),
  tweedeRente: percent({
    label: 'Vergelijk met een andere jaarrente',
    start: null,
    optional: true,
    min: -0.02,
    max: 0.3,
    refine: true,
    group: 'Twee plannen naast elkaar',
    hint: 'Leeg: dezelfde.',
  }),
} satisfies Inputs
