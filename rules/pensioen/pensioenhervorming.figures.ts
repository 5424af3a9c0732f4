/** The figures of pensioenhervorming.ts, by date. */
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'
import type { Poort } from '#rules/pensioen/pensioen.figures.ts'

export const pensioenbonusBedragen = dated<readonly number[] | null>(
  'Pensioenbonus: nettobedrag voor het eerste, tweede en derde jaar langer werken',
  'schaal',
  [
    { from: '2023-07-01', value: [3_775, 7_550, 11_325], note: 'Bedragen van het akkoord van juli 2023.' },
    { from: '2024-05-01', value: [3_927.51, 7_855.02, 11_782.53] },
    {
      from: '2025-02-01',
      value: [4_006.06, 8_012.12, 12_018.18],
      note: 'Afgeleid met de index van 2 %.',
      derived: true,
    },
    { from: '2026-01-01', value: null, note: 'De opbouw stopte op 31 december 2025. Wat toen opgebouwd was, blijft.' },
  ],
  {
    source: 'Wet van 25 april 2024; Federale Pensioendienst',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Opgebouwd van 1 juli 2024 tot eind 2025, hoogstens drie jaar, netto en vrij van belasting.',
    eli: eli.pensioenwet2024,
  },
)

export const pensioenbonusLangeLoopbaan = dated(
  'Pensioenbonus: loopbaanjaren vanaf wanneer elk jaar het hoogste bedrag krijgt',
  'jaren',
  [
    {
      from: '2023-07-01',
      value: 43,
      proof: proofIn(eli.pensioenwet2024, 'pensioenbonus, § 3', 'loopbaan van minstens 43 jaar', '2026-11-15'),
    },
  ],
  { source: 'Wet van 25 april 2024; Federale Pensioendienst', checkedOn: '2026-11-15', confidence: 'hoog' },
)

const STATUS =
  'Aangekondigd: akkoord van de ministerraad van 12 december 2025. Een publicatie in het Staatsblad hebben we niet gezien.'

const announced: DatedDetails = {
  source: 'Voorontwerp van pensioenwet, ministerraad van 12 december 2025',
  checkedOn: '2026-11-15',
  confidence: 'middel',
  note: STATUS,
}

export const malusVanaf = dated(
  'Aangekondigd: eerste dag waarop een pensioen met malus of bonus kan ingaan',
  'formule',
  [{ from: '2016-01-01', value: '2027-01-01' }],
  announced,
)

export type Geboortetarief = { readonly vanaf: number; readonly tarief: number }

export const malusPerJaar = dated<readonly Geboortetarief[]>(
  'Aangekondigd: malus of bonus per jaar, volgens geboortejaar',
  'schaal',
  [
    {
      from: '2016-01-01',
      value: [
        { vanaf: 0, tarief: 0.02 },
        { vanaf: 1964, tarief: 0.04 },
        { vanaf: 1973, tarief: 0.05 },
      ],
    },
  ],
  announced,
)

export const malusJaren = dated(
  'Aangekondigd: loopbaanjaren met genoeg gewerkte dagen om de malus te vermijden',
  'jaren',
  [{ from: '2016-01-01', value: 35 }],
  announced,
)

export const malusDagen = dated(
  'Aangekondigd: gewerkte dagen over de hele loopbaan om de malus te vermijden',
  'dagen',
  [{ from: '2016-01-01', value: 7_020 }],
  announced,
)

/** A new gate: sixty with 42 years that each count enough worked days. */
export const aangekondigdePoort = dated<Poort & { readonly dagen: number }>(
  'Aangekondigd: vervroegd pensioen na een zware loopbaan',
  'schaal',
  [{ from: '2016-01-01', value: { leeftijd: 60, jaren: 42, dagen: 234 } }],
  announced,
)
