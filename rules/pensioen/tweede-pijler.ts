/** What is held back from a lump sum of the second pillar (group insurance, pension fund, VAPZ in outline). */
import { last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'
import { rizivTarief } from '#rules/pensioen/pensioeninhouding.ts'

type Solidariteit = {
  /** Rates by size of the capital, from each amount on. */
  readonly schijven: readonly { readonly vanaf: number; readonly tarief: number }[]
  /** Extra rate on the part above an amount. */
  readonly extra: { readonly boven: number; readonly tarief: number } | null
}

export const solidariteitKapitaal = dated<Solidariteit>(
  'Solidariteitsbijdrage op een kapitaal van de tweede pijler',
  'schaal',
  [
    {
      from: '1995-01-01',
      value: {
        schijven: [
          { vanaf: 0, tarief: 0 },
          { vanaf: 2_478.94, tarief: 0.01 },
          { vanaf: 24_789.36, tarief: 0.02 },
        ],
        extra: null,
      },
    },
    {
      from: '2026-01-01',
      value: { schijven: [{ vanaf: 0, tarief: 0.02 }], extra: null },
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025)',
      note: 'De Federale Pensioendienst betaalt later terug wat te veel is.',
    },
    {
      from: '2027-07-01',
      value: { schijven: [{ vanaf: 0, tarief: 0.02 }], extra: { boven: 150_000, tarief: 0.02 } },
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025)',
    },
  ],
  {
    source: 'Federale Pensioendienst',
    article: 'art. 68 van de wet van 30 maart 1994',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export type Kapitaaltarieven = {
  readonly op60: number
  readonly op61: number
  readonly op62: number
  /** At the legal age or after a full career, when active until then. */
  readonly wettelijk: number
  readonly werknemer: number
}

export const kapitaaltarieven = dated<Kapitaaltarieven>(
  'Belasting op het kapitaal van de tweede pijler, volgens leeftijd',
  'schaal',
  [{ from: '2013-07-01', value: { op60: 0.2, op61: 0.18, op62: 0.165, wettelijk: 0.1, werknemer: 0.1 } }],
  {
    source: 'FOD Financiën',
    article: 'art. 171 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Plus gemeentebelasting via de aanslag. Eigen bijdragen van voor 1993: 16,5 %. Het hogere tarief op 60 en 61 geldt alleen voor wie niet met pensioen gaat.',
  },
)

export const voorheffingKapitaal = dated<Kapitaaltarieven>(
  'Bedrijfsvoorheffing op het kapitaal van de tweede pijler, volgens leeftijd',
  'schaal',
  [{ from: '2013-07-01', value: { op60: 0.2021, op61: 0.1817, op62: 0.1666, wettelijk: 0.1009, werknemer: 0.1009 } }],
  { source: 'FOD Financiën', article: 'bijlage III KB/WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

function rateAtAge(
  rates: Kapitaaltarieven,
  age: number,
  { wettelijkeLeeftijd, volledigeLoopbaan, actief, bijPensioen }: Kapitaal,
): number {
  if (actief && (age >= wettelijkeLeeftijd || volledigeLoopbaan)) return rates.wettelijk
  if (age >= 62 || bijPensioen) return rates.op62
  return age >= 61 ? rates.op61 : rates.op60
}

export type Kapitaal = {
  readonly kapitaal: number
  /** Profit sharing: contributions are due on it, tax is not. */
  readonly winstdeling: number
  /** Share of the capital that comes from own contributions. */
  readonly werknemersdeel: number
  readonly leeftijd: number
  readonly wettelijkeLeeftijd: number
  /** A career of 45 years on the day of payment has the rate of the legal age. */
  readonly volledigeLoopbaan: boolean
  readonly actief: boolean
  /** Paid because the legal pension starts, which keeps the higher rates of 60 and 61 away. */
  readonly bijPensioen: boolean
  readonly uitbetaaldOp: string
  readonly gemeentebelasting: number
  /** Tax by the assessment, or only what is held back on the day itself. */
  readonly volgens: 'aanslag' | 'voorheffing'
  /** False when the pension service pays the solidarity contribution back. */
  readonly metSolidariteit: boolean
}

export type Kapitaalnetto = {
  readonly bruto: number
  readonly riziv: number
  readonly solidariteit: number
  readonly grondslag: number
  readonly tarief: number
  readonly belasting: number
  readonly netto: number
}

/**
 * Net lump sum (art. 171 WIB 92): RIZIV and solidarity on everything, then tax on the capital without profit
 * sharing, after its share of both contributions. Leaves out: own contributions from before 1993, advances and
 * pledges, and payment as a rent.
 */
export function nettoKapitaal(law: Law, input: Kapitaal): Kapitaalnetto {
  const bruto = roundCents(input.kapitaal + input.winstdeling)
  const day = law.on(input.uitbetaaldOp)
  const { schijven, extra } = day(solidariteitKapitaal)
  const base = last(schijven.filter(({ vanaf }) => bruto >= vanaf)).tarief
  const riziv = roundCents(bruto * day(rizivTarief))
  const above = extra ? Math.max(0, bruto - extra.boven) * extra.tarief : 0
  const solidariteit = input.metSolidariteit ? roundCents(bruto * base + above) : 0
  const kept = bruto > 0 ? 1 - (riziv + solidariteit) / bruto : 1
  const grondslag = roundCents(input.kapitaal * kept)
  const rates = day(input.volgens === 'voorheffing' ? voorheffingKapitaal : kapitaaltarieven)
  const employer = rateAtAge(rates, input.leeftijd, input)
  const tarief = employer * (1 - input.werknemersdeel) + rates.werknemer * input.werknemersdeel
  const surcharge = input.volgens === 'voorheffing' ? 1 : 1 + input.gemeentebelasting
  const belasting = roundCents(grondslag * tarief * surcharge)
  return {
    bruto,
    riziv,
    solidariteit,
    grondslag,
    tarief,
    belasting,
    netto: roundCents(bruto - riziv - solidariteit - belasting),
  }
}
