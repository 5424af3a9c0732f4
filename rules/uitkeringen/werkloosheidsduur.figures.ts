/** How long unemployment is paid since the reform, and the fixed amounts after the first year. By date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli } from '#rules/kernel/sources.ts'

const kb1991 = 'besluit/1991/11/25/1991013192'
const BEGIN = '2026-03-01'

export const werkloosheidDuur = dated(
  'werkloosheidDuur',
  'Duur van de werkloosheidsuitkering',
  'formule',
  [
    {
      from: BEGIN,
      value: { maanden: 12, dagenToelating: 312, dagenPerMaand: 104, hoogsteExtra: 12 },
      proof: {
        eli: eli.programmawet2025,
        article: 'art. 98 en 169',
        says: '12 maanden; een maand per 104 dagen, hoogstens 12 maanden; zonder de 312 dagen van de toelating',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'Programmawet van 18 juli 2025; RVA, infoblad T202',
    article: 'art. 30 en 114, § 1 KB van 25 november 1991',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'De dagen waarmee je toegelaten wordt, tellen niet nog eens mee. Vijf jaar werk geeft zo twee jaar uitkering.',
  },
)

/** Whoever proves this long a career gets the higher fixed amount, and from this age on no end. */
export const werkloosheidLangeLoopbaan = dated(
  'werkloosheidLangeLoopbaan',
  'Loopbaan voor een werkloosheidsuitkering zonder einde, vanaf 55 jaar',
  'formule',
  [31, 32, 33, 34, 35].map((jaren, index) => ({
    from: index === 0 ? BEGIN : `${2026 + index}-01-01`,
    value: { leeftijd: 55, jaren },
    proof: {
      eli: eli.programmawet2025,
      article: 'art. 169',
      says: `55 jaar; ${jaren} jaar`,
      seenOn: '2026-11-16',
    },
  })),
  {
    source: 'Programmawet van 18 juli 2025',
    article: 'art. 114, § 2 en § 4 KB van 25 november 1991',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)

/** Per day, from the thirteenth month on, tied to the spilindex 103,14. */
export const werkloosheidVast = dated(
  'werkloosheidVast',
  'Werkloosheidsuitkering per dag vanaf de dertiende maand, basisbedrag voor de index',
  'schaal',
  [
    {
      from: BEGIN,
      value: { gezinslast: 39.19, alleenstaand: 31.76, samenwonend: 16.48, samenwonendLang: 23.39 },
      proof: {
        eli: kb1991,
        article: 'art. 115, § 1',
        says: '39,19; 31,76; 16,48; 23,39 euro',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'RVA, bedragen volledige werkloosheid',
    article: 'art. 114, § 4 en 115, § 1 KB van 25 november 1991',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Een samenwonende met een lange loopbaan krijgt het hoogste van de twee bedragen.',
  },
)
