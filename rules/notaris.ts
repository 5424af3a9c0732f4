/** What the deeds cost: notary fees by scale, file costs, duties and VAT for the purchase and for the home loan. */
import { type Bracket, progressive, type Progressive } from '#finance/brackets.ts'
import { roundCents, sum } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'

type Schaal = {
  readonly vast: number
  /** Taken off the fixed part up to this price. */
  readonly klein: { readonly totPrijs: number; readonly min: number }
  readonly schijven: readonly Bracket[]
}

const schijven = (borders: readonly number[], percents: readonly number[]): readonly Bracket[] =>
  percents.map((percent, index) => ({ upTo: borders[index] ?? null, rate: percent / 100 }))

const oudeSchaal: Schaal = {
  vast: 0,
  klein: { totPrijs: 0, min: 0 },
  schijven: schijven([7_500, 17_500, 30_000, 45_495, 64_095, 250_095], [4.56, 2.85, 2.28, 1.71, 1.14, 0.57, 0.057]),
}
const nieuweGrenzen = [7_500, 17_500, 30_000, 45_495, 64_090, 250_095, 500_000]

export const ereloonAankoop = dated<Schaal>(
  'Ereloon van de notaris bij een aankoop, algemene schaal',
  'schaal',
  [
    { from: '1980-01-01', value: oudeSchaal },
    {
      from: '2023-01-01',
      value: {
        vast: 285,
        klein: { totPrijs: 20_000, min: 86 },
        schijven: schijven(nieuweGrenzen, [2.5, 2.5, 1.75, 1.71, 1.14, 0.57, 0.2, 0.2]),
      },
    },
  ],
  {
    source: 'Koninklijk besluit van 16 december 1950, gewijzigd op 22 november 2022',
    article: 'schaal J',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

export const ereloonGezinswoning = dated<Schaal>(
  'Ereloon van de notaris bij de aankoop van de enige eigen woning',
  'schaal',
  [
    { from: '1980-01-01', value: oudeSchaal, note: 'Tot eind 2022 één schaal voor alle woningen.' },
    {
      from: '2023-01-01',
      value: {
        vast: 257,
        klein: { totPrijs: 20_000, min: 86 },
        schijven: schijven(nieuweGrenzen, [2.5, 2.5, 2, 1.5, 0.5, 0.485, 0.3, 0.2]),
      },
    },
  ],
  {
    source: 'Koninklijk besluit van 16 december 1950, gewijzigd op 22 november 2022',
    article: 'schaal Jbis',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

/** Fee on a price, without VAT, with the brackets behind it. */
export function ereloonAankoopakte(
  law: Law,
  prijs: number,
  gezinswoning: boolean,
): { ereloon: number; vast: number; schaal: Progressive } {
  const { vast, klein, schijven: brackets } = law(gezinswoning ? ereloonGezinswoning : ereloonAankoop)
  const fixed = prijs > 0 && prijs <= klein.totPrijs ? vast - klein.min : vast
  const schaal = progressive(prijs, brackets)
  return { ereloon: roundCents(fixed + schaal.tax), vast: fixed, schaal }
}

export const administratieveKosten = dated(
  'Administratieve kosten van een notariële akte, zonder btw',
  'euro',
  [
    { from: '2018-01-01', value: 1_000, note: 'Raming: voor 2023 rekende elke notaris zijn eigen aktekosten.' },
    { from: '2023-01-01', value: 750 },
    { from: '2026-01-01', value: 855, note: 'Jaarlijks geïndexeerd; de bedragen van 2024 en 2025 vonden we niet.' },
  ],
  {
    source: 'Koninklijk besluit van 22 november 2022; Notaris.be',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
  },
)

export const rechtOpGeschriften = dated(
  'Recht op geschriften van een akte met overschrijving of inschrijving',
  'euro',
  [
    { from: '2007-01-01', value: 50 },
    { from: '2022-07-01', value: 100 },
  ],
  {
    source: 'FOD Financiën',
    article: 'Wetboek diverse rechten en taksen',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const overschrijving = dated(
  'Retributie voor de overschrijving van een aankoopakte',
  'euro',
  [
    { from: '2018-01-01', value: 230 },
    { from: '2026-01-01', value: 285, note: 'Bedragen van de jaren ertussen vonden we niet.' },
  ],
  { source: 'FOD Financiën, Rechtszekerheid', checkedOn: '2026-11-15', confidence: 'middel', knownTo: '2026-12-31' },
)

export const uitgavenDerdenAankoop = dated(
  'Opzoekingen en attesten bij een aankoop, raming zonder btw',
  'euro',
  [{ from: '2018-01-01', value: 250 }],
  { source: 'Notaris.be, rekenmodule', checkedOn: '2026-11-15', confidence: 'laag', note: 'Verschilt per dossier.' },
)

export const uitgavenDerdenKrediet = dated(
  'Opzoekingen en attesten bij een kredietakte, raming zonder btw',
  'euro',
  [{ from: '2018-01-01', value: 304 }],
  { source: 'Notaris.be, rekenmodule', checkedOn: '2026-11-15', confidence: 'laag', note: 'Verschilt per dossier.' },
)

export const btwNotaris = dated('Btw op de diensten van een notaris', 'tarief', [{ from: '2012-01-01', value: 0.21 }], {
  source: 'FOD Financiën',
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})

export type Kostenlijn = {
  readonly key: string
  readonly label: string
  readonly bedrag: number
  /** Who gets it: the state, the notary or others. */
  readonly naar: 'overheid' | 'notaris' | 'derden'
}
export type Aktekosten = {
  readonly lijnen: readonly Kostenlijn[]
  readonly totaal: number
  readonly ereloon: number
  readonly btw: number
}

function akte(law: Law, lijnen: readonly Kostenlijn[], metBtw: readonly string[]): Aktekosten {
  const base = sum(lijnen.filter(({ key }) => metBtw.includes(key)).map(({ bedrag }) => bedrag))
  const btw = roundCents(base * law(btwNotaris))
  const all = [
    ...lijnen,
    {
      key: 'btw',
      label: 'Btw op ereloon, administratie, opzoekingen en geschriften',
      bedrag: btw,
      naar: 'overheid' as const,
    },
  ]
  return {
    lijnen: all,
    totaal: sum(all.map(({ bedrag }) => bedrag)),
    ereloon: lijnen.find(({ key }) => key === 'ereloon')?.bedrag ?? 0,
    btw,
  }
}

const METBTW = ['ereloon', 'administratie', 'derden', 'geschriften'] as const

/**
 * Costs of the deed of purchase besides registration tax or VAT on the price. Leaves out: bodemattest and EPC of the
 * seller, a second notary (no extra fee), basisakte of an apartment, agent's commission.
 */
export function kostenAankoopakte(
  law: Law,
  prijs: number,
  gezinswoning: boolean,
  derden = law(uitgavenDerdenAankoop),
): Aktekosten {
  return akte(
    law,
    [
      {
        key: 'ereloon',
        label: 'Ereloon notaris',
        bedrag: ereloonAankoopakte(law, prijs, gezinswoning).ereloon,
        naar: 'notaris',
      },
      { key: 'administratie', label: 'Administratieve kosten', bedrag: law(administratieveKosten), naar: 'notaris' },
      { key: 'derden', label: 'Opzoekingen en attesten', bedrag: derden, naar: 'derden' },
      { key: 'geschriften', label: 'Recht op geschriften', bedrag: law(rechtOpGeschriften), naar: 'overheid' },
      { key: 'overschrijving', label: 'Overschrijving van de akte', bedrag: law(overschrijving), naar: 'overheid' },
    ],
    METBTW,
  )
}

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
  return { ...akte(law, lijnen, METBTW), inschrijving }
}
