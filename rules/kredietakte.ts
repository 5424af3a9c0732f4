/** What the deed of a home loan costs: duties on the inscription, the notary's fee, file costs and VAT. */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'
import {
  type Aktekosten,
  aktekosten,
  administratieveKosten,
  type Kostenlijn,
  METBTW,
  rechtOpGeschriften,
} from '#rules/notaris.ts'

export const uitgavenDerdenKrediet = dated(
  'Opzoekingen en attesten bij een kredietakte, raming zonder btw',
  'euro',
  [{ from: '2018-01-01', value: 304 }],
  { source: 'Notaris.be, rekenmodule', checkedOn: '2026-11-15', confidence: 'laag', note: 'Verschilt per dossier.' },
)

export const registratierechtHypotheek = dated(
  'Registratierecht op een hypotheek',
  'tarief',
  [{ from: '1993-01-01', value: 0.01 }],
  { source: 'Vlaamse Belastingdienst; FOD Financiën', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const hypotheekrecht = dated(
  'Hypotheekrecht bij de inschrijving',
  'tarief',
  [{ from: '1993-01-01', value: 0.003 }],
  {
    source: 'FOD Financiën',
    article: 'Wetboek der registratie-, hypotheek- en griffierechten',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const aanhorigheden = dated(
  'Aanhorigheden bovenop het krediet in de inschrijving',
  'tarief',
  [{ from: '1993-01-01', value: 0.1 }],
  {
    source: 'Notaris.be',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Banken nemen 5 tot 10 %, meestal 10 %. Het is geen schuld, wel een basis voor de rechten.',
  },
)

export const registratieBijlagen = dated(
  'Registratie van de bijlagen bij een kredietakte',
  'euro',
  [{ from: '2018-01-01', value: 100 }],
  { source: 'Notaris.be, rekenmodule', checkedOn: '2026-11-15', confidence: 'middel' },
)

export const retributieInschrijving = dated<{ tot: number; laag: number; hoog: number }>(
  'Retributie voor de inschrijving van een hypotheek',
  'schaal',
  [
    { from: '2018-01-01', value: { tot: 300_000, laag: 230, hoog: 950 } },
    { from: '2026-01-01', value: { tot: 300_000, laag: 285, hoog: 1_160 } },
  ],
  {
    source: 'FOD Financiën, Rechtszekerheid',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    knownTo: '2026-12-31',
    note: 'De grens van 300.000 euro ingeschreven bedrag is niet bevestigd.',
  },
)

export const ereloonKrediet = dated<{ punten: readonly { bedrag: number; ereloon: number }[]; daarboven: number }>(
  'Ereloon van de notaris voor een kredietakte, raming',
  'schaal',
  [
    {
      from: '2018-01-01',
      value: {
        punten: [
          { bedrag: 0, ereloon: 250 },
          { bedrag: 100_000, ereloon: 600 },
          { bedrag: 200_000, ereloon: 730 },
          { bedrag: 300_000, ereloon: 812.37 },
        ],
        daarboven: 0.0005,
      },
    },
  ],
  {
    source: 'Koninklijk besluit van 16 december 1950; Notaris.be, rekenmodule',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Enkel het bedrag bij 300.000 euro komt uit een volledige afrekening; de rest is ertussen geschat.',
  },
)

export const mandaatRegistratie = dated(
  'Vast registratierecht op een hypothecaire volmacht',
  'euro',
  [{ from: '2014-01-01', value: 50 }],
  { source: 'FOD Financiën', checkedOn: '2026-11-15', confidence: 'middel' },
)

export const ereloonSociaalKrediet = dated(
  'Deel van het ereloon bij een sociaal krediet',
  'tarief',
  [{ from: '2018-01-01', value: 0.5 }],
  { source: 'Notaris.be', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const kostenHandlichting = dated(
  'Kosten om een hypotheek te laten schrappen, raming',
  'euro',
  [{ from: '2018-01-01', value: 900 }],
  {
    source: 'Notaris.be',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Meestal tussen 700 en 1.200 euro, alles inbegrepen.',
  },
)

/** Fee on a home loan, without VAT: straight lines between known points, a small slope above them. */
export function ereloonKredietakte(law: Law, krediet: number): number {
  const { punten, daarboven } = law(ereloonKrediet)
  const last = punten.at(-1)
  const index = punten.findIndex(({ bedrag }) => krediet <= bedrag)
  const high = punten[index]
  const low = punten[index - 1]
  if (!high) return roundCents((last?.ereloon ?? 0) + (krediet - (last?.bedrag ?? 0)) * daarboven)
  if (!low) return high.ereloon
  return roundCents(low.ereloon + ((high.ereloon - low.ereloon) * (krediet - low.bedrag)) / (high.bedrag - low.bedrag))
}

export type Kredietakte = {
  readonly krediet: number
  readonly aanhorigheden?: number
  /** Part of the credit under mandate instead of inscription (0 to 1). */
  readonly volmacht?: number
  /** Social credit: the notary's fee is halved. */
  readonly sociaal?: boolean
  readonly derden?: number
}

/**
 * Costs of the credit deed: duties on the inscribed part (credit plus accessories), fee and file costs with VAT.
 * Leaves out: a second deed for the mandate, several properties, takeover by notarial subrogation.
 */
export function kostenKredietakte(law: Law, deed: Kredietakte): Aktekosten & { readonly inschrijving: number } {
  const { krediet, volmacht = 0, sociaal = false } = deed
  if (krediet <= 0) return { lijnen: [], totaal: 0, ereloon: 0, btw: 0, inschrijving: 0 }
  const inschrijving = roundCents(krediet * (1 - volmacht) * (1 + (deed.aanhorigheden ?? law(aanhorigheden))))
  const { tot, laag, hoog } = law(retributieInschrijving)
  const ereloon = roundCents(ereloonKredietakte(law, krediet) * (sociaal ? law(ereloonSociaalKrediet) : 1))
  const lijnen: Kostenlijn[] = [
    {
      key: 'registratie',
      label: 'Registratierecht op de hypotheek',
      bedrag: roundCents(inschrijving * law(registratierechtHypotheek)),
      naar: 'overheid',
    },
    { key: 'bijlagen', label: 'Registratie van de bijlagen', bedrag: law(registratieBijlagen), naar: 'overheid' },
    {
      key: 'hypotheekrecht',
      label: 'Hypotheekrecht',
      bedrag: roundCents(inschrijving * law(hypotheekrecht)),
      naar: 'overheid',
    },
    {
      key: 'retributie',
      label: 'Retributie voor de inschrijving',
      bedrag: inschrijving > tot ? hoog : inschrijving > 0 ? laag : 0,
      naar: 'overheid',
    },
    { key: 'ereloon', label: 'Ereloon notaris', bedrag: ereloon, naar: 'notaris' },
    { key: 'administratie', label: 'Administratieve kosten', bedrag: law(administratieveKosten), naar: 'notaris' },
    {
      key: 'derden',
      label: 'Opzoekingen en attesten',
      bedrag: deed.derden ?? law(uitgavenDerdenKrediet),
      naar: 'derden',
    },
    { key: 'geschriften', label: 'Recht op geschriften', bedrag: law(rechtOpGeschriften), naar: 'overheid' },
  ]
  if (volmacht > 0) {
    lijnen.push({
      key: 'volmacht',
      label: 'Vast recht op de volmacht',
      bedrag: law(mandaatRegistratie),
      naar: 'overheid',
    })
  }
  return { ...aktekosten(law, lijnen, METBTW), inschrijving }
}
