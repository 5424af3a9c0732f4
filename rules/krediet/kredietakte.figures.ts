/** The figures of kredietakte.ts, by date. */
import type { Bracket } from '#finance/brackets.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import { schijven } from '#rules/wonen/notaris.figures.ts'

/** What the federation of notaries says of a credit deed. */
const notarissen = (says: string) =>
  proofAt(
    'https://notaris.be/wonen/kosten-verbonden-aan-de-aankoop/kosten-verbonden-aan-het-hypothecair-krediet',
    says,
    '2026-11-17',
  )

export const uitgavenDerdenKrediet = dated(
  'uitgavenDerdenKrediet',
  'Opzoekingen en attesten bij een kredietakte, raming zonder btw',
  'euro',
  [
    { from: '2018-01-01', value: 0, note: 'Voor 2023 zaten ze in de raming van de administratieve kosten.' },
    {
      from: '2023-01-01',
      value: 304,
      proof: proofAt(
        'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet/notariskosten',
        'Het maximale geraamde bedrag voor de “uitgaven aan derden” bedraagt 304 euro.',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Economie, notariskosten; Notaris.be, rekenmodule',
    url: 'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet/notariskosten',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Het hoogste geraamde bedrag, dat ook in het JKP telt. In de praktijk verschilt het per dossier.',
  },
)

export const uitgavenDerdenBijkomend = dated(
  'uitgavenDerdenBijkomend',
  'Opzoekingen en attesten bij een kredietakte samen met de aankoop, raming zonder btw',
  'euro',
  [
    { from: '2018-01-01', value: 0, note: 'Voor 2023 zaten ze in de raming van de administratieve kosten.' },
    {
      from: '2023-01-01',
      value: 40,
      proof: notarissen('De uitgaven aan derden in het kader van een kredietakte bedragen vandaag 40 euro.'),
    },
  ],
  {
    source: 'Notaris.be, kosten verbonden aan het hypothecair krediet',
    url: 'https://notaris.be/wonen/kosten-verbonden-aan-de-aankoop/kosten-verbonden-aan-het-hypothecair-krediet',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De meeste opzoekingen zijn dan al betaald bij de aankoop.',
  },
)

export const registratierechtHypotheek = dated(
  'registratierechtHypotheek',
  'Registratierecht op een hypotheek',
  'tarief',
  [
    {
      from: '1993-01-01',
      value: 0.01,
      proof: proofIn(eli.vcf, 'art. 2.11.4.0.1', 'het recht op hypotheekvestiging bedraagt 1 %', '2026-11-16'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst; FOD Financiën',
    article: 'art. 2.11.4.0.1 VCF; art. 87 W.Reg. (Brussel en Wallonië)',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    eli: eli.vcf,
  },
)

export const hypotheekrecht = dated(
  'hypotheekrecht',
  'Hypotheekrecht bij de inschrijving',
  'tarief',
  [
    {
      from: '1993-01-01',
      value: 0.003,
      proof: notarissen('Het registratierecht van 0,3% op het door de hypotheek gewaarborgde bedrag'),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'Wetboek der registratie-, hypotheek- en griffierechten',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)

export const aanhorigheden = dated(
  'aanhorigheden',
  'Aanhorigheden bovenop het krediet in de inschrijving',
  'tarief',
  [
    {
      from: '1993-01-01',
      value: 0.1,
      proof: proofAt(
        'https://www.notaire.be/calcul-de-frais/credit-hypothecaire',
        'accessoires de l’hypothèque, majoration du montant inscrit: 10 %',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Notaris.be',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Banken nemen 5 tot 10 %, meestal 10 %. Het is geen schuld, wel een basis voor de rechten.',
    url: 'https://www.notaris.be',
  },
)

export const registratieBijlagen = dated(
  'registratieBijlagen',
  'Registratie van de bijlagen bij een kredietakte',
  'euro',
  [
    {
      from: '2018-01-01',
      value: 100,
      proof: proofAt(
        'https://www.notaris.be/rekenmodules/kredieten',
        'Forfait registratie bijlage(n) € 100,00',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Notaris.be, rekenmodule',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Bedrag van de rekenmodule, in beide landstalen gezien.',
    url: 'https://www.notaris.be',
  },
)

export const retributieInschrijving = dated<{ tot: number; laag: number; hoog: number }>(
  'retributieInschrijving',
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
      derived: true,
    },
    { from: '2026-01-01', value: { tot: 300_000, laag: 285, hoog: 1_160 } },
  ],
  {
    source: 'FOD Financiën, Rechtszekerheid',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'De sprong boven 300.000 euro ingeschreven bedrag komt uit gepubliceerde aktekosten van notarissen.',
    url: 'https://financien.belgium.be/nl',
  },
)

export const ereloonKrediet = dated<readonly Bracket[]>(
  'ereloonKrediet',
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
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

export const mandaatRegistratie = dated(
  'mandaatRegistratie',
  'Vast registratierecht op een hypothecaire volmacht',
  'euro',
  [{ from: '2014-01-01', value: 50, proof: proofIn(eli.programmawet2013, 'art. 11', '25 wordt 50', '2026-11-15') }],
  { source: 'FOD Financiën', checkedOn: '2026-11-15', confidence: 'hoog', url: 'https://financien.belgium.be/nl' },
)

export const ereloonSociaalKrediet = dated(
  'ereloonSociaalKrediet',
  'Deel van het ereloon bij een sociaal krediet',
  'tarief',
  [
    {
      from: '2018-01-01',
      value: 0.5,
      proof: proofAt(
        'https://www.notaris.be/rekenmodules/kredieten',
        'Een uitzondering vormen de sociale leningen: hier wordt het ereloon verminderd met de helft',
        '2026-11-17',
      ),
    },
  ],
  { source: 'Notaris.be', checkedOn: '2026-11-15', confidence: 'hoog', url: 'https://www.notaris.be' },
)

export const kostenHandlichting = dated(
  'kostenHandlichting',
  'Kosten om een hypotheek te laten schrappen, raming',
  'euro',
  [{ from: '2018-01-01', value: 900 }],
  {
    source: 'Notaris.be',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Meestal tussen 700 en 1.200 euro, alles inbegrepen.',
    url: 'https://www.notaris.be',
  },
)
