import { count, euro, choice, type Inputs, months, percent, toggle, year } from '#calculators/kernel/fields.ts'
import { OWN_BANKS } from './banks.ts'

export const inputs = {
  startbedrag: euro({ label: 'Startbedrag', start: 10_000, max: 1_000_000, slider: 500 }),
  maandelijks: euro({
    label: 'Storting per maand',
    start: 0,
    max: 5_000,
    slider: 25,
    hint: 'De eerste storting komt na een maand.',
  }),
  looptijd: months({ label: 'Hoe lang laat je het staan?', start: 12, max: 120, slider: 1 }),
  mijnBank: choice({
    label: 'Waar spaar je nu?',
    start: 'geen',
    options: [{ value: 'geen', label: 'niet vergelijken' }, ...OWN_BANKS],
    hint: 'We nemen de gewone spaarrekening van die bank. Heb je een andere, vul dan bij Meer opties je tarieven in.',
  }),
  zonderVoorwaarden: toggle({
    label: 'Alleen rekeningen zonder voorwaarden',
    start: false,
    hint: 'Geen maximum per maand, geen grens op je saldo, geen leeftijd.',
  }),
  titularissen: count({
    label: 'Aantal titularissen',
    start: 1,
    neutral: 1,
    min: 1,
    max: 2,
    refine: true,
    hint: 'Met twee heb je twee keer de vrijstelling.',
  }),
  opname: euro({ label: 'Opname onderweg', start: 0, max: 1_000_000, refine: true }),
  opnameMaand: months({ label: 'Opname na', start: null, optional: true, max: 120, refine: true }),
  alOntvangen: euro({
    label: 'Al ontvangen spaarrente dit jaar',
    start: 0,
    max: 100_000,
    refine: true,
    hint: 'Bij alle banken samen; ze gebruikt een deel van je vrijstelling.',
  }),
  eigenBasisrente: percent({
    label: 'Basisrente van je eigen rekening',
    start: null,
    optional: true,
    min: 0,
    max: 0.1,
    refine: true,
  }),
  eigenPremie: percent({
    label: 'Premie van je eigen rekening',
    start: null,
    optional: true,
    min: 0,
    max: 0.1,
    refine: true,
  }),
  geboortejaar: year({
    label: 'Geboortejaar',
    profile: 'geboortejaar',
    start: null,
    optional: true,
    refine: true,
    hint: 'Om rekeningen voor jouw leeftijd te tonen.',
  }),
  alleenGereglementeerd: toggle({ label: 'Alleen gereglementeerde rekeningen', start: false, refine: true }),
  zonderPlafond: toggle({ label: 'Verberg rekeningen met een maximum per maand', start: false, refine: true }),
} satisfies Inputs
