/** The questions about a broker, and what is said about the answer. */
import { type Broker, brokerOptions, OWN_FEE } from '#calculators/beleggen/broker.ts'
import { choice, euro } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { BrokerFees } from '#data/rows.ts'

export const makelaar = (fees: BrokerFees) =>
  choice({
    label: 'Makelaar',
    start: OWN_FEE,
    refine: true,
    group: 'Kosten',
    options: brokerOptions(fees),
    hint: 'Vult de kosten per order in, met het tarief van de thuisbeurs, of van Amerika bij koersen in dollar.',
  })

export const makelaarsloon = euro({
  label: 'Makelaarsloon per order',
  start: null,
  optional: true,
  max: 10_000,
  refine: true,
  group: 'Kosten',
  hint: 'Laat leeg voor het tarief van je makelaar, of voor geen kosten.',
})

export const unknownFee = (name: string): string =>
  `We kennen het tarief van ${name} voor zo’n order niet. Vul het makelaarsloon zelf in.`

const datedOn = (checkedOn: string) => (checkedOn === '' ? 'zonder datum' : `van ${longDate(checkedOn)}`)

/** Where the fee comes from, how old it is and what the broker leaves to the visitor. */
export function brokerNotices(broker: Broker | null): Notice[] {
  if (!broker) return []
  const { name, exchange, elsewhere, checkedOn, doubtful, paysTob, withholdsGains } = broker
  const self = [
    paysTob === false ? 'de beurstaks' : '',
    withholdsGains === false ? 'de meerwaardebelasting' : '',
  ].filter(Boolean)
  return [
    {
      tone: doubtful || elsewhere ? 'warning' : 'info',
      text: `${elsewhere ? `Het tarief van ${name} voor Amerikaanse aandelen kennen we niet: vul het makelaarsloon in. Nu: kosten` : 'Kosten'} van ${name} op ${exchange}, tarief ${datedOn(checkedOn)}${doubtful ? ', niet helemaal zeker: kijk het na' : ''}.${self.length > 0 ? ` Bij ${name} geef je ${self.join(' en ')} zelf aan.` : ''}`,
    },
  ]
}
