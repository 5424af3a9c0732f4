import { geboortejaar, spaargeld, titularissen } from '#calculators/situation/facts.ts'
import { euro, choice, type Inputs, months, percent, toggle, year } from '#calculators/kernel/fields.ts'
import { PAID_PLANS } from '#data/savings-market.ts'
import { mijnSpaarrekening } from '#calculators/sparen/beside-words.ts'

export const inputs = {
  startbedrag: spaargeld({ start: 10_000 }),
  maandelijks: euro({
    label: 'Storting per maand',
    start: 0,
    max: 5_000,
    slider: 25,
    hint: 'De eerste storting komt na een maand.',
  }),
  looptijd: months({ label: 'Hoelang laat je het staan?', start: 12, max: 120, slider: 1 }),
  mijnBank: mijnSpaarrekening,
  zonderVoorwaarden: toggle({
    label: 'Alleen rekeningen zonder voorwaarden',
    start: false,
    hint: 'Geen maximum per maand, geen grens op je saldo, geen leeftijd.',
  }),
  titularissen: titularissen({ refine: true, hint: 'Met twee heb je twee keer de vrijstelling.' }),
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
    ...geboortejaar(),
    start: null,
    optional: true,
    refine: true,
    hint: 'Om rekeningen voor jouw leeftijd te tonen.',
  }),
  alleenGereglementeerd: toggle({ label: 'Alleen gereglementeerde rekeningen', start: false, refine: true }),
  banken: choice({
    label: 'Welke banken?',
    start: 'alle',
    refine: true,
    options: [
      { value: 'alle', label: 'alle' },
      { value: 'online', label: 'enkel online' },
      { value: 'kantoren', label: 'met kantoren' },
    ],
  }),
  zonderPlafond: toggle({ label: 'Verberg rekeningen met een maximum per maand', start: false, refine: true }),
  betaaldPlan: choice({
    label: 'Betaald plan bij Revolut',
    start: 'geen',
    refine: true,
    hint: 'De rente daar hangt af van je plan. Zonder betaald plan telt alleen het gratis plan mee.',
    options: [{ value: 'geen', label: 'geen' }, ...PAID_PLANS.map((plan) => ({ value: plan, label: plan }))],
  }),
  planKost: euro({
    label: 'Wat kost dat plan je per maand?',
    start: null,
    optional: true,
    max: 200,
    refine: true,
    when: { betaaldPlan: [...PAID_PLANS] },
    hint: 'Vul 0 in als je het plan toch al hebt.',
  }),
  alleenPerMaand: toggle({
    label: 'Alleen rekeningen om elke maand te sparen',
    start: false,
    refine: true,
    hint: 'Met een hogere rente, en een maximum dat je er per maand op mag zetten.',
  }),
} satisfies Inputs
