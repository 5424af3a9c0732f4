/** The figures of dividendvrijstelling.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

export const dividendvrijstelling = dated(
  'dividendvrijstelling',
  'Vrijgestelde dividenden, per persoon',
  'euro per jaar',
  [
    { from: '2013-01-01', value: 0, note: 'Nog geen algemene vrijstelling; enkel voor erkende coöperaties.' },
    { from: '2018-01-01', value: 640, note: 'Ingevoerd door de programmawet van 25 december 2017.' },
    { from: '2019-01-01', value: 800 },
    {
      from: '2024-01-01',
      value: 833,
      note: 'Bevroren tot en met inkomstenjaar 2029. De 859 euro die voor 2025 was aangekondigd, is vervallen.',
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025); circulaire 2026/C/6',
      base: 512.5,
      proof: proofIn(eli.wib92, 'art. 21, eerste lid, 14°', 'eerste schijf van 512,50 EUR', '2026-11-15'),
    },
  ],
  {
    source: 'FOD Financiën, jaarlijkse indexering',
    article: 'art. 21, 14° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2029-12-31',
  },
)

export const codeDividendvrijstelling = dated(
  'codeDividendvrijstelling',
  'Code in de aangifte om voorheffing op dividenden terug te vragen',
  'formule',
  [
    {
      from: '2018-01-01',
      value: '1437/2437',
      base: '1437 en 2437',
      note: 'Uit de pers over het formulier van 2019; belastingprogramma’s van 2026 noemen dezelfde codes.',
      proof: proofAt(
        'https://www.hln.be/de-krant/belastingaangifte-wordt-nog-complexer~a797583c/',
        'de nieuwe belastingvrijstelling voor dividenden, in vak VII naast de codes 1437 en 2437',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Financiën, toelichting bij de aangifte',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)
