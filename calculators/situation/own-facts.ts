/** Facts that no page asks under their own name and a card needs: a page is about one person, a household has two. */
import { longDate } from '#calculators/kernel/format.ts'
import { fotodatum } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

export type OwnFact = {
  readonly fact: string
  /** The fact with the same unit and bounds. */
  readonly like: string
  readonly label: string
  readonly hint?: string
}

const PHOTO_DAY = longDate(fotodatum.rows[0]?.value ?? '')

export const ownFacts: readonly OwnFact[] = [
  { fact: 'brutoloonPartner', like: 'brutoloon', label: 'Brutoloon van je partner per maand' },
  { fact: 'geboortedatumPartner', like: 'geboortedatum', label: 'Geboortedatum van je partner' },
  { fact: 'loopbaanjarenPartner', like: 'loopbaanjaren', label: 'Loopbaanjaren van je partner tot nu' },
  { fact: 'stopleeftijdPartner', like: 'stopleeftijd', label: 'Leeftijd waarop je partner stopt' },
  {
    fact: 'renteHerziening',
    like: 'leningStart',
    label: 'Volgende herziening van je rente',
    hint: 'Leeg als je rente vast is tot het einde.',
  },
  { fact: 'laatsteStorting', like: 'inDienst', label: 'Laatste storting op je spaarrekening' },
  {
    fact: 'beleggingenBasis',
    like: 'beleggingen',
    label: `Waarde van je beleggingen op ${PHOTO_DAY}`,
    hint: 'Van wat je later kocht, tel je de aankoopprijs mee.',
  },
]
