import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  langsteDuur,
  nettoOnderbreking,
  type Onderbreking,
  onderbrekingsuitkering,
  type Verlof,
  type Vorm,
  voorheffingOpOnderbreking,
} from '#rules/uitkeringen/loopbaanonderbreking.ts'

const forms = ['volledig', 'halftijds', 'vijfde', 'tiende'] as const satisfies readonly Vorm[]
const parent: Onderbreking = {
  verlof: 'ouderschapsverlof',
  vorm: 'vijfde',
  woning: 'samenwonend',
  voorEigenKind: true,
  vanafVijftig: false,
}

function both(day: string, change: Partial<Onderbreking>) {
  const law = openLaw(day)
  const ask = { ...parent, ...change }
  const gross = onderbrekingsuitkering(law, ask) ?? 0
  return [gross, nettoOnderbreking(gross, voorheffingOpOnderbreking(law, ask))]
}

describe('benefits of the RVA for working less', () => {
  test('gross and net of the RVA table of December 2022 and July 2023', () => {
    expect(both('2023-07-15', { vorm: 'volledig' })).toEqual([978.24, 879.15])
    expect(both('2023-07-15', { vorm: 'halftijds' })).toEqual([489.11, 405.23])
    expect(both('2023-07-15', { vorm: 'volledig', woning: 'alleenMetKind' })).toEqual([1_666.57, 1_497.75])
    expect(both('2023-07-15', { vorm: 'halftijds', woning: 'alleenMetKind' })).toEqual([833.29, 690.39])
  })

  test('net amounts that Jobat printed for November 2023', () => {
    expect(forms.map((vorm) => both('2023-11-15', { vorm })[1])).toEqual([896.73, 413.34, 140.23, 70.11])
    // Printed 1.527,70: the RVA rounds its own steps.
    expect(both('2023-11-15', { vorm: 'volledig', woning: 'alleenMetKind' })[1]).toBeCloseTo(1_527.7, 1)
  })

  test('the same 1/5 and 1/10 in March 2020: 119,68 and 59,84', () => {
    expect([both('2020-03-15', { vorm: 'vijfde' })[1], both('2020-03-15', { vorm: 'tiende' })[1]]).toEqual([
      119.68, 59.84,
    ])
  })

  test('every thematic leave pays as much; the higher amount is only for the care of one’s own child', () => {
    const kinds = [
      'ouderschapsverlof',
      'medischeBijstand',
      'palliatief',
      'mantelzorg',
    ] as const satisfies readonly Verlof[]
    const alone = { woning: 'alleenMetKind' } as const
    expect(new Set(kinds.map((verlof) => both('2026-11-15', { verlof, ...alone })[0])).size).toBe(1)
    expect(both('2026-11-15', { ...alone, verlof: 'medischeBijstand', voorEigenKind: false })).toEqual(
      both('2026-11-15', {}),
    )
    // 86,32 × 2,1223 and 173,40 × 2,1223; 17,15 % withheld.
    expect(both('2026-11-15', {})).toEqual([183.2, 151.79])
    expect(both('2026-11-15', alone)).toEqual([368.01, 304.9])
  })

  test('time credit: 10,13 % on a full stop, 30, 35 or 17,15 % on half time by home and age', () => {
    const credit = { verlof: 'tijdskrediet' } as const
    // The printed 563,59 and 281,79 of May 2022, eight steps later.
    expect(both('2026-11-15', { ...credit, vorm: 'volledig' })).toEqual([660.36, 593.47])
    expect(both('2026-11-15', { ...credit, vorm: 'halftijds' })).toEqual([330.17, 231.12])
    expect(both('2026-11-15', { ...credit, vorm: 'halftijds', vanafVijftig: true })).toEqual([330.17, 214.62])
    expect(both('2026-11-15', { ...credit, vorm: 'halftijds', woning: 'alleen' })).toEqual([330.17, 273.55])
  })

  test('the printed withholding on time credit of May 2022, to the cent', () => {
    expect([0.1013].map((rate) => nettoOnderbreking(563.59, rate))).toEqual([506.5])
    expect([0.3, 0.1715, 0.35].map((rate) => nettoOnderbreking(281.79, rate))).toEqual([197.26, 233.47, 183.17])
  })

  test('time credit of a fifth: L’Echo printed 109,25 net in 2019, which is 120,03 × 1,4002 less 35 %', () => {
    expect(nettoOnderbreking(168.07, 0.35)).toBe(109.25)
    // 120,03 × 1,8114; 160,52 × 1,8114 with 17,15 % withheld.
    expect(both('2026-11-15', { verlof: 'tijdskrediet' })).toEqual([217.42, 141.33])
    expect(both('2026-11-15', { verlof: 'tijdskrediet', woning: 'alleenMetKind' })).toEqual([290.77, 240.91])
  })

  test('amounts that are not settled have no value', () => {
    const law = openLaw('2026-11-15')
    expect(onderbrekingsuitkering(law, { ...parent, verlof: 'landingsbaan' })).toBeNull()
    expect(onderbrekingsuitkering(law, { ...parent, verlof: 'tijdskrediet', woning: 'alleen' })).toBeNull()
    expect(onderbrekingsuitkering(law, { ...parent, verlof: 'tijdskrediet', vorm: 'tiende' })).toBeNull()
  })

  test('the longest leave of each kind', () => {
    const law = openLaw('2026-11-15')
    const of = (verlof: Verlof) => forms.map((vorm) => langsteDuur(law, verlof, vorm))
    expect(of('ouderschapsverlof')).toEqual([4, 8, 20, 40])
    expect(of('medischeBijstand').slice(0, 3)).toEqual([12, 24, 24])
    expect(of('palliatief').slice(0, 3)).toEqual([3, 3, 3])
    expect(of('mantelzorg').slice(0, 3)).toEqual([3, 6, 6])
    expect([of('tijdskrediet')[0], of('landingsbaan')[2]]).toEqual([48, null])
  })
})
