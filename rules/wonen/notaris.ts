/** What the deed of purchase costs: the notary's fee by scale, file costs, duties and VAT. */
import { type Bracket, progressive, type Progressive } from '#finance/brackets.ts'
import { roundCents, roundTo, sum } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'

type Schaal = {
  readonly vast: number
  /** Taken off the fixed part up to this price. */
  readonly klein: { readonly totPrijs: number; readonly min: number }
  readonly schijven: readonly Bracket[]
}

/** Brackets from their upper borders and the rates in percent as the decree prints them; the last has no border. */
export const schijven = (borders: readonly number[], percents: readonly number[]): readonly Bracket[] =>
  percents.map((percent, index) => ({ upTo: borders[index] ?? null, rate: roundTo(percent / 100, 8) }))

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
  const fixed = prijs <= klein.totPrijs ? vast - klein.min : vast
  const schaal = progressive(prijs, brackets)
  return { ereloon: roundCents(fixed + schaal.tax), vast: fixed, schaal }
}

export const administratieveKosten = dated(
  'Administratieve kosten van een notariële akte, zonder btw',
  'euro',
  [
    { from: '2018-01-01', value: 1_000, note: 'Raming: voor 2023 rekende elke notaris zijn eigen aktekosten.' },
    { from: '2023-01-01', value: 750 },
    {
      from: '2024-01-01',
      value: 813,
      source: 'FOD Economie, notariskosten in het jaarlijkse kostenpercentage (28 februari 2024)',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet/notariskosten',
    },
    { from: '2025-01-01', value: 838, note: 'Afgeleid uit de index en uit gepubliceerde aktekosten van 2025.' },
    { from: '2026-01-01', value: 855, note: 'Geïndexeerd.' },
  ],
  {
    source: 'Koninklijk besluit van 22 november 2022; Notaris.be',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
  },
)

export const administratieveKostenBijkomend = dated(
  'Administratieve kosten van een tweede akte in hetzelfde dossier, zonder btw',
  'euro',
  [
    { from: '2018-01-01', value: 1_000, note: 'Raming: voor 2023 was er geen vast bedrag.' },
    { from: '2023-01-01', value: 550 },
    { from: '2024-01-01', value: 596, note: 'Afgeleid: even sterk geïndexeerd als de eerste akte.' },
    { from: '2025-01-01', value: 614, note: 'Afgeleid: even sterk geïndexeerd als de eerste akte.' },
    { from: '2026-01-01', value: 627, note: 'Afgeleid: even sterk geïndexeerd als de eerste akte.' },
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
    { from: '2024-01-01', value: 270, note: 'Afgeleid: gelijk aan de retributie voor een inschrijving.' },
    { from: '2025-01-01', value: 278, note: 'Afgeleid: gelijk aan de retributie voor een inschrijving.' },
    { from: '2026-01-01', value: 285 },
  ],
  { source: 'FOD Financiën, Rechtszekerheid', checkedOn: '2026-11-15', confidence: 'middel', knownTo: '2026-12-31' },
)

export const uitgavenDerdenAankoop = dated(
  'Opzoekingen en attesten bij een aankoop, raming zonder btw',
  'euro',
  [{ from: '2018-01-01', value: 250 }],
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

/** Lines of a deed that carry VAT. */
const METBTW: readonly string[] = ['ereloon', 'administratie', 'derden', 'geschriften']

const bedragVan = (lijnen: readonly Kostenlijn[], keys: readonly string[]): number =>
  sum(lijnen.filter(({ key }) => keys.includes(key)).map(({ bedrag }) => bedrag))

/** VAT on those lines of a deed that carry it. */
export const btwOpAkte = (law: Law, lijnen: readonly Kostenlijn[]): number =>
  roundCents(bedragVan(lijnen, METBTW) * law(btwNotaris))

/** Adds the VAT line and the totals to the lines of a deed. */
export function aktekosten(law: Law, lijnen: readonly Kostenlijn[]): Aktekosten {
  const btw = btwOpAkte(law, lijnen)
  const all: Kostenlijn[] = [
    ...lijnen,
    { key: 'btw', label: 'Btw op ereloon, administratie, opzoekingen en geschriften', bedrag: btw, naar: 'overheid' },
  ]
  return { lijnen: all, totaal: sum(all.map(({ bedrag }) => bedrag)), ereloon: bedragVan(lijnen, ['ereloon']), btw }
}

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
  return aktekosten(law, [
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
  ])
}
