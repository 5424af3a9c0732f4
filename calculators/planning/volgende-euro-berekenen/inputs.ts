import {
  brutoloon,
  gemeentebelasting,
  gewest,
  gezin,
  inkomenPartner,
  kinderen,
  loontrekkend,
  postcode,
  statuut,
  tewerkstelling,
} from '#calculators/situation/facts.ts'
import { euro, type Inputs, toggle } from '#calculators/kernel/fields.ts'

const home = { refine: true, group: 'Woonplaats' } as const

export const inputs = {
  bruto: brutoloon({ start: 2_800, hint: 'Wat je nu verdient.' }),
  extra: euro({
    label: 'Bruto meer per maand',
    start: 100,
    min: 1,
    max: 10_000,
    slider: 25,
    hint: 'Opslag, meer uren of een andere job.',
  }),
  statuut: statuut(loontrekkend),
  gezin: gezin(),
  inkomenPartner: inkomenPartner({ when: { gezin: 'partnerMetInkomen' } }),
  kinderen: kinderen(),
  tewerkstelling: tewerkstelling({
    refine: true,
    hint: 'Werk je deeltijds, dan telt dit deel voor de werkbonus. Het blijft gelijk bij het hogere loon.',
  }),
  jobbonus: toggle({
    label: 'Tel de Vlaamse jobbonus mee',
    start: false,
    refine: true,
    hint: 'Voor wie in Vlaanderen woont. Het bedrag van dit jaar is nog niet bekend: we rekenen met het laatste.',
  }),
  postcode: postcode(home),
  gewest: gewest({ ...home, hint: 'Een postcode gaat voor.' }),
  gemeentebelasting: gemeentebelasting(home),
} satisfies Inputs
