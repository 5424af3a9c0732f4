/** Value added tax on building a home. */
import { normaalBtwSinds } from '#rules/belasting/btw.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

export const btwNieuwbouw = dated('btwNieuwbouw', 'Btw op een nieuwe woning', 'tarief', normaalBtwSinds('1996-01-01'), {
  source: 'FOD Financiën',
  article: 'KB nr. 20 btw-tarieven',
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})

export const btwHeropbouw = dated(
  'btwHeropbouw',
  'Btw bij afbraak en heropbouw',
  'tarief',
  [
    { from: '2007-01-01', value: 0.06, note: 'Tot 2020 en in 2024 enkel in bepaalde steden.' },
    {
      from: '2025-07-01',
      value: 0.06,
      note: 'Sinds 1 juli 2025 blijvend en in heel België.',
      proof: proofIn(eli.kb20, 'art. 1 en tabel A', '6 p.c.', '2026-11-15'),
    },
  ],
  { source: 'FOD Financiën', article: 'KB nr. 20 btw-tarieven, tabel A', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const oppervlakteHeropbouw = dated<number | null>(
  'oppervlakteHeropbouw',
  'Grootste bewoonbare oppervlakte voor lage btw bij heropbouw als bouwheer, in m²',
  'aantal',
  [
    { from: '2007-01-01', value: null },
    {
      from: '2024-01-01',
      value: 200,
      proof: proofIn(
        eli.kb20,
        'tabel A, rubriek XXXVII',
        'une superficie totale habitable qui n’excède pas 200 m2',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'KB nr. 20 btw-tarieven, tabel A',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    eli: eli.kb20,
  },
)

export const oppervlakteHeropbouwKoper = dated<number | null>(
  'oppervlakteHeropbouwKoper',
  'Grootste bewoonbare oppervlakte voor lage btw bij heropbouw als koper, in m²',
  'aantal',
  [
    { from: '2007-01-01', value: null },
    {
      from: '2025-07-01',
      value: 175,
      note: 'De verkoper brak zelf af en herbouwde op hetzelfde perceel.',
      proof: proofIn(
        eli.kb20,
        'tabel A, rubriek XXXVII, § 3',
        'une superficie totale habitable qui n’excède pas 175 m2',
        '2026-11-19',
      ),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'KB nr. 20 btw-tarieven, tabel A',
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    eli: eli.kb20,
  },
)
