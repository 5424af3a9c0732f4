/** The figures of verdeelrecht.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

export const verdeelrechtTarief = dated<Readonly<Record<Gewest, number>>>(
  'verdeelrechtTarief',
  'Verdeelrecht als een mede-eigenaar de andere uitkoopt, per gewest',
  'schaal',
  [
    {
      from: '2015-01-01',
      value: { vlaanderen: 0.025, wallonie: 0.01, brussel: 0.01 },
      leaves: { vlaanderen: proofIn(eli.vcf, 'art. 2.10.4.0.1', '2,5 %', '2026-11-16') },
    },
  ],
  {
    source:
      'Vlaamse Codex Fiscaliteit; Wetboek der registratierechten van Wallonië en van Brussel, bijgewerkt tot 16 maart 2026',
    article: 'art. 2.10.4.0.1 VCF; art. 109 W.Reg.',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Wallonië kondigde 3 % aan, maar niet na een echtscheiding of wettelijke samenwoning. Een tekst vonden we niet.',
  },
)

export const verdeelrechtVerlaagd = dated(
  'verdeelrechtVerlaagd',
  'Vlaams verdeelrecht na een echtscheiding of een wettelijke samenwoning',
  'tarief',
  [{ from: '2016-01-01', value: 0.01, proof: proofIn(eli.vcf, 'art. 2.10.4.0.1', '1%', '2026-11-16') }],
  {
    source: 'Vlaamse Codex Fiscaliteit',
    article: 'art. 2.10.4.0.1 VCF',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)

export const verdeelrechtTermijn = dated(
  'verdeelrechtTermijn',
  'Termijn voor het verlaagde verdeelrecht na een wettelijke samenwoning',
  'jaren',
  [
    {
      from: '2016-01-01',
      value: 3,
      note: 'De wettelijke samenwoning moet minstens een jaar geduurd hebben.',
      proof: proofIn(eli.vcf, 'art. 2.10.4.0.1, tweede lid, 2°', 'een termijn van drie jaar', '2026-11-16'),
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit',
    article: 'art. 2.10.4.0.1 VCF',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)
