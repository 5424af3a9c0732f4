/** Unemployment that began before 1 March 2026: when the right ends, and the amounts of the earlier law. By date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli } from '#rules/kernel/sources.ts'
import { bySpil, spilcoefficient, timesIndex } from '#rules/kernel/spil.ts'
import { WERKLOOSHEID_TOT_2026, werkloosheidOp } from '#rules/uitkeringen/uitkeringen.figures.ts'

const kb1991 = 'besluit/1991/11/25/1991013192'
const T33 = 'https://www.onem.be/citoyens/chomage-complet/reforme-de-la-reglementation-du-chomage/'
/** From this month on a claim falls under the new law. */
export const HERVORMING = '2026-03'
/** Whoever was out of work on the last day of June 2025 counts from this month. */
export const KLOK = '2025-07'
/** Whoever was out of work before this month was past the first year by then: that right has ended since, on this day. */
export const OVERGANG_VANAF = '2024-07'
export const LAATSTE_DAG = '2026-06-30'
const BEGIN = `${KLOK}-01`

export const werkloosheidOvergang = dated(
  'werkloosheidOvergang',
  'Duur van een werkloosheid die voor 1 maart 2026 begon',
  'formule',
  [
    {
      from: BEGIN,
      value: {
        maanden: 12,
        dagenPerMaand: 104,
        hoogste: 24,
        jarenVol: 5,
        leeftijd: 55,
        loopbaan: 30,
        loopbaan2026: 31,
      },
      proof: {
        eli: eli.programmawet2025,
        article: 'art. 212, § 1 en § 2, en 214',
        says: '24 maanden met vijf jaar beroepsverleden; 12 maanden en een maand per 104 dagen; 55 jaar met 30 jaar, of 31 bij een aanvraag in 2026',
        seenOn: '2026-11-17',
      },
    },
  ],
  {
    source: 'Programmawet van 18 juli 2025; RVA, infoblad T33',
    article: 'art. 212 en 214 programmawet van 18 juli 2025',
    eli: eli.programmawet2025,
    url: T33,
    checkedOn: '2026-11-17',
    confidence: 'hoog',
    note: 'De maanden tellen vanaf 1 juli 2025, of vanaf een eerste aanvraag daarna. Voor wie op 30 juni 2025 nog in zijn eerste jaar zat.',
  },
)

/** After the first year: how long a share of the wage is paid, and by which steps it falls to the fixed amount. */
const TWEEDE_PERIODE = {
  maanden: 2,
  maandenPerJaar: 2,
  langste: 36,
  vol: 12,
  trap: 6,
  delen: 5,
  jarenZonderDaling: 25,
  deel: { gezinslast: 0.6, alleenstaand: 0.55, samenwonend: 0.4 },
} as const
export const LOONGRENS_VAN = '2022-11-01'
/** The highest amounts per day after the first year, as last seen on that day, and its index step. */
const HOOGSTE_2022 = { gezinslast: 63.04, alleenstaand: 56.53, samenwonend: 42.03 } as const
const STAP_2022 = 24

/** The amounts of the earlier law, carried on with the index. */
export const werkloosheidVroeger = dated(
  'werkloosheidVroeger',
  'Werkloosheidsuitkering voor wie voor 1 maart 2026 werkloos werd: deel van het loon en grenzen',
  'schaal',
  bySpil([{ from: BEGIN, base: WERKLOOSHEID_TOT_2026 }], '103,14', (base, coefficient, steps) => ({
    ...werkloosheidOp(base, coefficient),
    tweede: { ...TWEEDE_PERIODE, hoogste: timesIndex(HOOGSTE_2022, spilcoefficient(steps, { step: STAP_2022 })) },
  })),
  {
    source: 'RVA, bedragen volledige werkloosheid, barema van 1 november 2022 en infoblad T33',
    article:
      'art. 212, § 1 programmawet van 18 juli 2025; art. 111, 114 en 115 KB van 25 november 1991, tekst tot 28 februari 2026',
    eli: kb1991,
    url: T33,
    checkedOn: '2026-11-17',
    confidence: 'laag',
    note: 'Na het eerste jaar: twee maanden, en twee per jaar werk. De eerste twaalf zijn vol, daarna daalt het bedrag elke zes maanden een vijfde van het verschil met het vaste bedrag. De maxima van het tweede jaar zijn die van november 2022 maal de index; een verhoging erbuiten vonden we niet.',
  },
)
