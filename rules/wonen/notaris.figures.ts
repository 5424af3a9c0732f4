/** The figures of notaris.ts, by date. */
import type { Bracket } from '#finance/brackets.ts'
import { roundTo } from '#finance/money.ts'
import { normaalBtwSinds } from '#rules/belasting/btw.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

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
  'ereloonAankoop',
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
    note: 'De schalen van het koninklijk besluit zagen we enkel bij een tweede bron.',
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

export const ereloonGezinswoning = dated<Schaal>(
  'ereloonGezinswoning',
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
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

/** Of the first deed of a file, and of each further one. */
export const administratieveKosten = dated<{ readonly eerste: number; readonly volgende: number }>(
  'administratieveKosten',
  'Administratieve kosten van een notariële akte, en van een tweede akte in hetzelfde dossier, zonder btw',
  'schaal',
  [
    {
      from: '2018-01-01',
      value: { eerste: 1_000, volgende: 1_000 },
      note: 'Raming: voor 2023 rekende elke notaris zijn eigen aktekosten.',
    },
    { from: '2023-01-01', value: { eerste: 750, volgende: 550 } },
    {
      from: '2024-01-01',
      value: { eerste: 813, volgende: 596 },
      source: 'FOD Economie, notariskosten in het jaarlijkse kostenpercentage (28 februari 2024)',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet/notariskosten',
      note: 'De tweede akte is afgeleid: even sterk geïndexeerd als de eerste.',
      derived: true,
    },
    {
      from: '2025-01-01',
      value: { eerste: 838, volgende: 614 },
      note: 'Afgeleid uit de index en uit gepubliceerde aktekosten van 2025.',
      derived: true,
    },
    {
      from: '2026-01-01',
      value: { eerste: 855, volgende: 627 },
      note: 'Geïndexeerd. De tweede akte is afgeleid: even sterk geïndexeerd als de eerste.',
      derived: true,
    },
  ],
  {
    source: 'Koninklijk besluit van 22 november 2022; Notaris.be',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
    url: 'https://www.notaris.be',
  },
)

export const rechtOpGeschriften = dated(
  'rechtOpGeschriften',
  'Recht op geschriften van een akte met overschrijving of inschrijving',
  'euro',
  [
    { from: '2007-01-01', value: 50 },
    { from: '2022-07-01', value: 100, proof: proofIn(eli.wdrt, 'art. 4, 1°', '100 euro', '2026-11-15') },
  ],
  {
    source: 'FOD Financiën',
    article: 'Wetboek diverse rechten en taksen',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const overschrijving = dated(
  'overschrijving',
  'Retributie voor de overschrijving van een aankoopakte',
  'euro',
  [
    { from: '2018-01-01', value: 230 },
    {
      from: '2024-01-01',
      value: 270,
      note: 'Afgeleid: gelijk aan de retributie voor een inschrijving.',
      derived: true,
    },
    {
      from: '2025-01-01',
      value: 278,
      note: 'Afgeleid: gelijk aan de retributie voor een inschrijving.',
      derived: true,
    },
    {
      from: '2026-01-01',
      value: 285,
      confidence: 'hoog',
      proof: proofAt(
        'https://www.notaire.be/calcul-de-frais/achat',
        'transcription hypothécaire de l’acte d’achat: 285 euros',
        '2026-11-17',
      ),
      note: 'De rekenmodule van de notarissen, in beide landstalen gezien.',
    },
  ],
  {
    source: 'FOD Financiën, Rechtszekerheid',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
    url: 'https://financien.belgium.be/nl',
  },
)

export const uitgavenDerdenAankoop = dated(
  'uitgavenDerdenAankoop',
  'Opzoekingen en attesten bij een aankoop, raming zonder btw',
  'euro',
  [{ from: '2018-01-01', value: 250 }],
  {
    source: 'Notaris.be, rekenmodule',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Verschilt per dossier.',
    url: 'https://www.notaris.be',
  },
)

export const btwNotaris = dated(
  'btwNotaris',
  'Btw op de diensten van een notaris',
  'tarief',
  normaalBtwSinds('2012-01-01'),
  {
    source: 'FOD Financiën',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)
