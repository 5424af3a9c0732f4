import {
  brutoloon,
  eindejaarspremie,
  gezin,
  kinderen,
  loontrekkend,
  statuut,
  tewerkstelling,
  voordeelWagen,
} from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, month, toggle } from '#calculators/kernel/fields.ts'
import { eur } from '#calculators/kernel/format.ts'
import { at } from '#finance/list.ts'
import { partnerKleinGrens, sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'

/** The first month of which the withholding formula is known. */
const firstMonth = at(sleutelformule.rows, 0).from.slice(0, 7)
const payMonth = (date: string) => (date.slice(0, 7) < firstMonth ? firstMonth : date.slice(0, 7))

const family = { refine: true, group: 'Gezin' } as const
const extras = { refine: true, group: 'Voordelen en inhoudingen' } as const

export const inputs = {
  bruto: brutoloon({ start: 3_200, when: { invoer: 'bruto' } }),
  uurloon: euro({ label: 'Bruto uurloon', start: 18.5, max: 500, decimals: 4, when: { invoer: 'uur' } }),
  urenPerWeek: count({
    label: 'Uren in een voltijdse week',
    start: 38,
    min: 1,
    max: 40,
    decimals: 2,
    unit: 'uren',
    when: { invoer: 'uur' },
  }),
  nettoGewenst: euro({
    label: 'Nettoloon per maand',
    start: 2_400,
    max: 20_000,
    slider: 50,
    when: { invoer: 'netto' },
  }),
  invoer: choice({
    label: 'Ik vertrek van',
    start: 'bruto',
    options: [
      { value: 'bruto', label: 'Brutoloon per maand' },
      { value: 'uur', label: 'Bruto uurloon' },
      { value: 'netto', label: 'Nettoloon: hoeveel bruto is dat?' },
    ],
  }),
  statuut: statuut(loontrekkend),
  gezin: gezin(),
  kinderen: kinderen({ hint: 'Werken jullie allebei, dan tellen de kinderen op één van de twee loonbrieven.' }),
  opslag: euro({
    label: 'Opslag, bruto per maand',
    start: 100,
    min: 0,
    max: 20_000,
    slider: 25,
    hint: 'We tonen wat je daar netto van overhoudt.',
  }),
  loonmaand: month({
    label: 'Loon van de maand',
    start: ({ law }) => payMonth(law.date),
    min: firstMonth,
    refine: true,
    hint: 'De werkbonus en de bedrijfsvoorheffing veranderen in de loop van het jaar.',
  }),
  tewerkstelling: tewerkstelling({
    refine: true,
    hint: 'Werk je deeltijds, dan is het brutoloon wat je echt krijgt. Dit deel telt voor de werkbonus.',
  }),
  eindejaarspremie: eindejaarspremie({
    refine: true,
    hint: 'Telt mee in het bedrag per jaar.',
  }),
  alleenstaandeOuder: toggle({
    label: 'Ik sta alleen in voor mijn kinderen',
    start: true,
    neutral: true,
    when: { gezin: 'alleenstaand' },
    hint: 'Telt alleen als je kinderen ten laste hebt.',
    ...family,
  }),
  kinderenHandicap: count({
    label: 'Waarvan kinderen met een handicap',
    start: 0,
    max: 15,
    hint: 'Zij tellen dubbel voor de bedrijfsvoorheffing.',
    ...family,
  }),
  anderenTenLaste: count({
    label: 'Andere personen ten laste',
    start: 0,
    max: 10,
    unit: 'personen',
    hint: 'Tel jezelf mee als je een erkende handicap hebt.',
    ...family,
  }),
  partnerInkomen: choice({
    label: 'Inkomen van je partner',
    start: 'gewoon',
    when: { gezin: 'partnerMetInkomen' },
    hint: ({ law }) => {
      const limits = law.on(`${payMonth(law.date)}-15`)(partnerKleinGrens)
      return `Klein: hoogstens ${eur(limits.inkomen, 0)} netto per maand, of ${eur(limits.pensioen, 0)} als het een pensioen is.`
    },
    options: [
      { value: 'gewoon', label: 'gewoon inkomen' },
      { value: 'kleinInkomen', label: 'klein beroepsinkomen' },
      { value: 'kleinPensioen', label: 'klein pensioen' },
    ],
    ...family,
  }),
  voordeelWagen: voordeelWagen({
    start: 0,
    hint: 'Bijvoorbeeld van een bedrijfswagen of een gsm: belast, maar niet uitbetaald.',
    ...extras,
  }),
  groepsverzekering: euro({
    label: 'Eigen bijdrage groepsverzekering per maand',
    start: 0,
    max: 5_000,
    hint: 'Gaat van je netto af, maar verlaagt de bedrijfsvoorheffing.',
    ...extras,
  }),
  nettovergoeding: euro({
    label: 'Nettovergoeding per maand',
    start: 0,
    max: 5_000,
    hint: 'Onkosten of thuiswerk, zonder belasting.',
    ...extras,
  }),
  maaltijdcheques: count({
    label: 'Maaltijdcheques per maand',
    start: 0,
    max: 23,
    unit: 'cheques',
    hint: 'Je eigen bijdrage per cheque gaat van je netto af. We rekenen met het wettelijk minimum.',
    ...extras,
  }),
} satisfies Inputs
