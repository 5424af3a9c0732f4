/** What the deed of a home loan costs: duties on the inscription, the notary's fee, file costs and VAT. */
import { type Bracket, progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'
import {
  type Aktekosten,
  aktekosten,
  administratieveKosten,
  administratieveKostenBijkomend,
  btwOpAkte,
  type Kostenlijn,
  rechtOpGeschriften,
  schijven,
} from '#rules/wonen/notaris.ts'

export const uitgavenDerdenKrediet = dated(
  'Opzoekingen en attesten bij een kredietakte, raming zonder btw',
  'euro',
  [
    { from: '2018-01-01', value: 0, note: 'Voor 2023 zaten ze in de raming van de administratieve kosten.' },
    { from: '2023-01-01', value: 304 },
  ],
  {
    source: 'FOD Economie, notariskosten; Notaris.be, rekenmodule',
    url: 'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet/notariskosten',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Het hoogste geraamde bedrag, dat ook in het JKP telt. In de praktijk verschilt het per dossier.',
  },
)

export const uitgavenDerdenBijkomend = dated(
  'Opzoekingen en attesten bij een kredietakte samen met de aankoop, raming zonder btw',
  'euro',
  [
    { from: '2018-01-01', value: 0, note: 'Voor 2023 zaten ze in de raming van de administratieve kosten.' },
    { from: '2023-01-01', value: 40 },
  ],
  {
    source: 'Notaris.be, kosten verbonden aan het hypothecair krediet',
    url: 'https://notaris.be/wonen/kosten-verbonden-aan-de-aankoop/kosten-verbonden-aan-het-hypothecair-krediet',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'De meeste opzoekingen zijn dan al betaald bij de aankoop.',
  },
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
    {
      from: '2024-01-01',
      value: { tot: 300_000, laag: 270, hoog: 1_100 },
      note: 'Het lage bedrag volgt op de cent uit het representatieve voorbeeld van CBC (2024), het hoge uit dezelfde index.',
    },
    {
      from: '2025-01-01',
      value: { tot: 300_000, laag: 278, hoog: 1_130 },
      note: 'Afgeleid: het hoge bedrag uit gepubliceerde aktekosten van 2025, het lage uit dezelfde index.',
    },
    { from: '2026-01-01', value: { tot: 300_000, laag: 285, hoog: 1_160 } },
  ],
  {
    source: 'FOD Financiën, Rechtszekerheid',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'De sprong boven 300.000 euro ingeschreven bedrag komt uit gepubliceerde aktekosten van notarissen.',
  },
)

export const ereloonKrediet = dated<readonly Bracket[]>(
  'Ereloon van de notaris voor een kredietakte',
  'schaal',
  [
    {
      from: '1980-01-01',
      value: schijven(
        [7_500, 17_500, 30_000, 45_495, 64_095, 250_095],
        [1.71, 1.368, 0.912, 0.684, 0.456, 0.228, 0.0456],
      ),
    },
    {
      from: '2023-01-01',
      value: schijven(
        [7_500, 17_500, 30_000, 45_495, 64_090, 250_095],
        [1.368, 1.094, 0.73, 0.547, 0.365, 0.182, 0.036],
      ),
      note: 'De vroegere tarieven, een vijfde lager.',
    },
  ],
  {
    source: 'Koninklijk besluit van 16 december 1950, gewijzigd op 22 november 2022',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Geeft op de cent het ereloon van de rekenmodule van notaris.be voor 300.000 euro in 2026, en voor 2023 de gepubliceerde 652 euro bij een lening van 100.000 euro. Een kredietopening lag voor 2023 iets hoger.',
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

/** Fee on a home loan, without VAT; the base is the credit itself, without accessories. */
export function ereloonKredietakte(law: Law, krediet: number): number {
  return roundCents(progressive(krediet, law(ereloonKrediet)).tax)
}

export type Kredietakte = {
  readonly krediet: number
  readonly aanhorigheden?: number
  /** Part of the credit under mandate instead of inscription (0 to 1). */
  readonly volmacht?: number
  /** Social credit: the notary's fee is halved. */
  readonly sociaal?: boolean
  readonly derden?: number
  /** Signed with the deed of purchase at the same notary: lower file costs, and most searches are already paid. */
  readonly bijkomend?: boolean
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
    {
      key: 'administratie',
      label: 'Administratieve kosten',
      bedrag: law(deed.bijkomend ? administratieveKostenBijkomend : administratieveKosten),
      naar: 'notaris',
    },
    {
      key: 'derden',
      label: 'Opzoekingen en attesten',
      bedrag: deed.derden ?? law(deed.bijkomend ? uitgavenDerdenBijkomend : uitgavenDerdenKrediet),
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
  return { ...aktekosten(law, lijnen), inschrijving }
}

/**
 * What of the deed counts in the JKP of a home loan (art. I.9, 41° WER): duties, file costs, searches and the VAT on
 * these, as FOD Economie explains. Leaves out: the notary's own fee with its VAT.
 */
export function aktekostenInJkp(law: Law, deed: Kredietakte): readonly Kostenlijn[] {
  const { lijnen } = kostenKredietakte(law, deed)
  const counted = lijnen.filter(({ key }) => key !== 'ereloon' && key !== 'btw')
  if (counted.length === 0) return []
  const btw = btwOpAkte(law, counted)
  return [
    ...counted,
    { key: 'btw', label: 'Btw op administratie, opzoekingen en geschriften', bedrag: btw, naar: 'overheid' },
  ]
}
