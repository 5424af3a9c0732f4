import {
  brutoloon,
  gezin,
  kinderen,
  levensonderhoud,
  loontrekkend,
  nettoInkomen,
  nettoPartner,
  statuut,
  vasteKosten,
} from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, month, months, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'

import { HERVORMING, OVERGANG_VANAF } from '#rules/uitkeringen/werkloosheid-overgang.figures.ts'

/** Working days of a month at five days a week. */
export const WHOLE_MONTH = 22

const home = { refine: true, group: 'Wie woont er bij je?' } as const
const more = { refine: true, group: 'Wat er nog bij hoort' } as const

export const inputs = {
  situatie: choice({
    label: 'Wat gebeurt er?',
    start: 'ontslag',
    options: [
      { value: 'ontslag', label: 'Ik verlies mijn werk' },
      { value: 'ziekte', label: 'Ik word ziek' },
      {
        value: 'tijdelijk',
        label: 'Ik ben tijdelijk werkloos',
        hint: 'Je contract loopt door, maar er is even geen werk.',
      },
      { value: 'moederschap', label: 'Ik ga met moederschapsrust' },
    ],
  }),
  statuut: statuut(['bediende', 'arbeider', 'zelfstandige']),
  brutoloon: brutoloon({ start: 3_200, when: { statuut: loontrekkend } }),
  nettoInkomen: nettoInkomen({ start: 2_300, when: { statuut: 'zelfstandige' } }),
  reden: choice({
    label: 'Waarom stop je?',
    start: 'moeilijkheden',
    when: { situatie: 'ontslag', statuut: 'zelfstandige' },
    options: [
      { value: 'moeilijkheden', label: 'Economische moeilijkheden' },
      { value: 'faillissement', label: 'Faillissement of collectieve schuldenregeling' },
      { value: 'overmacht', label: 'Gedwongen, door overmacht' },
      { value: 'vrijwillig', label: 'Ik stop uit eigen keuze' },
    ],
  }),
  gewerkt: count({
    label: 'Jaren gewerkt',
    start: 10,
    max: 50,
    decimals: 2,
    unit: 'jaar',
    when: { situatie: 'ontslag' },
    hint: 'In je hele loopbaan, omgerekend naar voltijds. Zelfstandige: jaren met bijdragen.',
  }),
  gezin: gezin({
    hint: 'Partner: gehuwd of wettelijk samenwonend. Woon je anders samen, kies dat bij “Andere vragen”.',
  }),
  partnerInkomen: nettoPartner({ start: 2_000, when: { gezin: 'partnerMetInkomen' } }),
  vasteKosten: vasteKosten({ start: 1_500, hint: 'Huur of lening, energie, verzekeringen, abonnementen.' }),
  duur: months({ label: 'Hoelang kijk je vooruit?', start: 24, max: 60 }),

  kinderen: kinderen(home),
  samenwonend: toggle({
    label: 'Ik woon samen met iemand die een inkomen heeft',
    start: false,
    when: { gezin: 'alleenstaand' },
    hint: 'Een lief, ouder, broer of vriend. Voor je uitkering ben je dan samenwonend.',
    ...home,
  }),
  werklozeDagen: count({
    label: 'Werkdagen per maand zonder werk',
    start: WHOLE_MONTH,
    neutral: WHOLE_MONTH,
    min: 1,
    max: WHOLE_MONTH,
    slider: 1,
    unit: 'dagen',
    when: { situatie: 'tijdelijk' },
    hint: 'In een vijfdagenweek. 22 is de hele maand.',
    ...more,
  }),
  overmacht: toggle({
    label: 'Door overmacht',
    start: false,
    when: { situatie: 'tijdelijk', statuut: loontrekkend },
    hint: 'Brand, overstroming, medische overmacht. Niet: weinig bestellingen of slecht weer.',
    ...more,
  }),
  leeftijd: count({
    label: 'Leeftijd als je uitkering begint',
    start: null,
    optional: true,
    min: 15,
    max: 66,
    unit: 'jaar',
    when: { situatie: 'ontslag', statuut: loontrekkend },
    hint: 'Telt vanaf 55 jaar, na een lange loopbaan.',
    ...more,
  }),
  opgenomen: months({
    label: 'Overbruggingsrecht dat je al kreeg',
    start: 0,
    min: 0,
    max: 24,
    when: { situatie: 'ontslag', statuut: 'zelfstandige' },
    ...more,
  }),
  gelijkstelling: toggle({
    label: 'Mijn ziekte telt mee voor mijn pensioen',
    start: false,
    when: { situatie: 'ziekte', statuut: 'zelfstandige' },
    hint: 'Gelijkstelling na stopzetting van je zaak: dan krijgt een samenwonende na een jaar meer.',
    ...more,
  }),
  verzekering: euro({
    label: 'Verzekering gewaarborgd inkomen per maand',
    start: 0,
    max: 20_000,
    when: { situatie: 'ziekte' },
    ...more,
  }),
  levensonderhoud: levensonderhoud({
    start: 0,
    hint: 'Eten, vervoer, gezondheid. Komt bij je vaste kosten.',
    ...more,
  }),
  begin: month({
    label: 'Eerste maand',
    start: ({ today }) => (today < HERVORMING ? HERVORMING : today.slice(0, 7)),
    min: OVERGANG_VANAF,
    hint: 'Bij ontslag: de maand na je opzegtermijn of na de weken die je uitbetaald kreeg.',
    ...more,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
