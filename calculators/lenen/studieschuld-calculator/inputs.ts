/** The questions of the study loan page. */
import { choice, euro, type Inputs, months, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { renteomzetting } from '#calculators/lenen/rate-fields.ts'
import { referenceRates } from '#data/reference-rates.ts'

const REFERENCE = referenceRates.studyLoan

export const inputs = {
  perJaar: euro({ label: 'Lenen per studiejaar', start: 4_000, max: 20_000, slider: 250 }),
  jaren: years({ label: 'Aantal studiejaren', short: 'studie', start: 4, min: 1, max: 12, slider: 1 }),
  rente: percent({
    label: 'Rente (JKP)',
    start: REFERENCE.rate,
    min: 0,
    max: 0.2,
    slider: 0.0025,
    hint: `Richtwaarde van ${longDate(REFERENCE.asOf.slice(0, 7))}. Een lening via de sociale dienst van je school is vaak renteloos.`,
  }),
  tijdensStudie: choice({
    label: 'Tijdens je studie betaal je',
    start: 'niets',
    options: [
      { value: 'niets', label: 'niets: de rente komt bij de schuld' },
      { value: 'rente', label: 'alleen de rente' },
      { value: 'alles', label: 'meteen ook kapitaal' },
    ],
  }),
  looptijd: years({ label: 'Afbetalen over', start: 5, min: 1, max: 40, slider: 1 }),
  schuldNu: euro({
    label: 'Schuld die je vandaag al hebt',
    replaces: ['perJaar', 'jaren'],
    start: null,
    optional: true,
    min: 1,
    max: 500_000,
    refine: true,
    hint: 'Ben je al afgestudeerd? Vul je die in, dan tellen de studiejaren niet mee en betaal je vanaf volgende maand af.',
  }),
  uitstel: months({
    label: 'Start afbetaling, maanden na afstuderen',
    start: 0,
    min: 0,
    max: 60,
    refine: true,
    when: { tijdensStudie: ['niets', 'rente'] },
  }),
  renteloosTijdensStudie: toggle({
    label: 'Geen rente tot je begint af te betalen',
    start: false,
    refine: true,
    hint: 'Sommige fondsen rekenen pas rente na je studie.',
    when: { tijdensStudie: ['niets', 'rente'] },
  }),
  opname: choice({
    label: 'Je krijgt het geld',
    start: 'perJaar',
    refine: true,
    options: [
      { value: 'perJaar', label: 'één keer, bij het begin van elk studiejaar' },
      { value: 'perMaand', label: 'elke maand een twaalfde' },
    ],
  }),
  toelage: euro({
    label: 'Studietoelage of loon dat je in mindering brengt, per jaar',
    start: 0,
    max: 20_000,
    refine: true,
    hint: 'Vermindert wat je leent.',
  }),
  startloon: euro({
    label: 'Verwacht netto startloon per maand',
    start: null,
    optional: true,
    min: 1,
    max: 20_000,
    refine: true,
    hint: 'Om te zien welk deel van je loon de afbetaling neemt.',
  }),
  uurloon: euro({
    label: 'Bruto uurloon van een studentenjob',
    start: null,
    optional: true,
    min: 1,
    max: 100,
    refine: true,
    hint: 'Om te zien hoeveel uren werk deze lening vervangen.',
  }),
  renteomzetting,
} as const satisfies Inputs

export type StudyValues = ValuesOf<typeof inputs>
