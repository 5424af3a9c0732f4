/** The figures of eindejaarspremie.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const checked = { checkedOn: '2026-11-15' } as const

/** The fund that pays the premium of electricians. */
const volta = {
  source: 'Volta, fonds voor bestaanszekerheid van PC 149.01',
  checkedOn: '2026-11-16',
  confidence: 'hoog',
} as const
const voltaSays = (says: string) => ({
  url: 'https://www.volta-org.be/nl/werknemers/vergoedingen/eindejaarspremie/voor-wie/premie-naar-rata-van-prestaties',
  says,
  seenOn: '2026-11-16',
})

export const anciennieteitPc200 = dated(
  'anciennieteitPc200',
  'Anciënniteit voor een eindejaarspremie in PC 200',
  'maanden',
  [
    {
      from: '2007-01-01',
      value: 6,
      proof: {
        url: 'https://www.tijd.be/netto/belastingen/beroeps-vervangingsinkomen/hoeveel-krijgt-u-netto-in-handen-van-uw-eindejaarspremie/10235346.html',
        says: 'PC 200: minstens zes maanden anciënniteit',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'Cao eindejaarspremie PC 200',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    url: 'https://werk.belgie.be/nl',
  },
)

export const ontslagAnciennieteitPc200 = dated(
  'ontslagAnciennieteitPc200',
  'Anciënniteit voor een premie bij eigen ontslag in PC 200',
  'jaren',
  [
    { from: '2007-01-01', value: 5 },
    {
      from: '2026-01-01',
      value: 3,
      proof: proofAt(
        'https://www.sfonds200.be/',
        'sectorakkoord van 18 december 2025: de anciënniteit bij zelf ontslag daalt van 5 naar 3 jaar vanaf 1 januari 2026',
        '2026-11-17',
      ),
    },
  ],
  {
    ...checked,
    source: 'Sectorakkoord PC 200 van 18 december 2025',
    confidence: 'hoog',
    url: 'https://werk.belgie.be/nl',
  },
)

export const premieUrenMetaal = dated(
  'premieUrenMetaal',
  'Eindejaarspremie PC 111, in uren loon',
  'aantal',
  [{ from: '2017-01-01', value: 165 }],
  {
    ...checked,
    source: 'Cao eindejaarspremie PC 111 (metaal)',
    confidence: 'middel',
    note: 'Eén bron gezien: de cao zelf niet. Elke provincie heeft een eigen akkoord.',
    url: 'https://werk.belgie.be/nl',
  },
)

export const premieElektro = dated(
  'premieElektro',
  'Eindejaarspremie PC 149.01, in procent van het brutojaarloon',
  'tarief',
  [{ from: '2010-01-01', value: 0.0833, proof: voltaSays('de bruto premie bedraagt 8,33 %') }],
  volta,
)

export const voorheffingSectorfonds = dated(
  'voorheffingSectorfonds',
  'Bedrijfsvoorheffing op een premie die het sectorfonds betaalt',
  'tarief',
  [{ from: '2010-01-01', value: 0.2, proof: voltaSays('voor de bedrijfsvoorheffing een éénvormig tarief van 20 %') }],
  volta,
)

export const loonbonusMaximum = dated(
  'loonbonusMaximum',
  'Loonbonus cao 90, hoogste bedrag per jaar',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 3_948 },
    { from: '2024-01-01', value: 4_020 },
    { from: '2025-01-01', value: 4_164 },
    {
      from: '2026-01-01',
      value: 4_255,
      base: 3_169,
      proof: proofIn(eli.wet1981, 'art. 38, § 3novies', '3.169 euro per kalenderjaar', '2026-11-15'),
    },
  ],
  {
    ...checked,
    source: 'RSZ; VLAIO, gunstige verloning',
    article: 'art. 38, § 3novies wet van 29 juni 1981',
    confidence: 'hoog',
    knownTo: '2026-12-31',
  },
)

export const loonbonusWerkgever = dated(
  'loonbonusWerkgever',
  'Bijdrage van de werkgever op een loonbonus cao 90',
  'tarief',
  [{ from: '2008-01-01', value: 0.33, proof: proofIn(eli.wet1981, 'art. 38, § 3novies', '33 %', '2026-11-15') }],
  { ...checked, source: 'RSZ', article: 'art. 38, § 3novies wet van 29 juni 1981', confidence: 'hoog' },
)

export const loonbonusWerknemer = dated(
  'loonbonusWerknemer',
  'Solidariteitsbijdrage van de werknemer op een loonbonus of winstpremie',
  'tarief',
  [{ from: '2013-01-01', value: 0.1307, proof: proofIn(eli.wet1981, 'art. 38, § 3novies', '13,07 %', '2026-11-15') }],
  { ...checked, source: 'RSZ', article: 'art. 38, § 3novies wet van 29 juni 1981', confidence: 'hoog' },
)

export const winstpremieTaks = dated(
  'winstpremieTaks',
  'Bevrijdende belasting op een winstpremie',
  'tarief',
  [{ from: '2018-01-01', value: 0.07, proof: proofIn(eli.wet2017, 'art. 75', '7 p.c.', '2026-11-15') }],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'wet van 22 mei 2001',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)
