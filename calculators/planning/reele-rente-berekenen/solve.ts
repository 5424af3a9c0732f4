import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { roundCents } from '#finance/money.ts'
import { real } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'

type Values = ValuesOf<typeof inputs>
type Product = Values['product']

const PRODUCTS: readonly Product[] = ['spaarrekening', 'termijn', 'obligatie', 'geen']
/** Rates and inflations of the second table. */
const GRID_RATES = [0.01, 0.02, 0.03, 0.04, 0.05]
const GRID_INFLATION = [0, 0.01, 0.02, 0.03, 0.04]

function taxOn(law: Law, product: Product, interest: number, holder: Values): number {
  if (product === 'geen' || interest <= 0) return 0
  return product === 'spaarrekening'
    ? spaarbelasting(law, interest, holder.titularissen, holder.vrijstellingGebruikt)
    : ingehouden(law, interest)
}

export function solve(values: Values, { law }: Env) {
  const { brutorente, product, bedrag, inflatie, verwachteInflatie } = values
  /** Tax first, on the whole interest, then inflation. */
  const realNet = (of: Product, rate: number, inflation: number) => {
    const gross = roundCents(bedrag * rate)
    const tax = taxOn(law, of, gross, values)
    const net = (gross - tax) / bedrag
    return { gross, tax, net, real: real(net, inflation) }
  }
  const own = realNet(product, brutorente, inflatie)
  const exempt = Math.max(0, law(spaarvrijstelling) * values.titularissen - values.vrijstellingGebruikt)
  const needed = findRoot((rate) => realNet(product, rate, inflatie).real, -0.5, 2)
  const withoutInflation = roundCents(Math.max(0, bedrag * (brutorente - inflatie)))
  const onSavings = product === 'spaarrekening'

  return {
    out: {
      reeleRente: own.real,
      koopkracht: roundCents(bedrag * own.real),
      nettoRente: own.net,
      belasting: own.tax,
      nodigeBrutorente: needed === null || inflatie < 0 ? needed : Math.max(needed, 0),
      rentePerJaar: own.gross,
      belastingPunten: brutorente - own.net,
      inflatiePunten: own.net - own.real,
      vuistregel: own.net - inflatie,
      brutoReeel: real(brutorente, inflatie),
      reeleRenteVerwacht: real(own.net, verwachteInflatie),
      vrijeRente: onSavings ? Math.max(0, Math.min(own.gross, exempt)) : null,
      vrijTotBedrag: onSavings && brutorente > 0 ? roundCents(exempt / brutorente) : null,
      belastingOpInflatie:
        own.tax > 0 && inflatie > 0 ? roundCents(own.tax - taxOn(law, product, withoutInflation, values)) : 0,
    },
    work: {
      exempt,
      savingsTax: law(voorheffingSpaarrekening),
      taxRate: law(roerendeVoorheffing),
      perProduct: PRODUCTS.map((each) => ({ product: each, ...realNet(each, brutorente, inflatie) })),
      inflations: GRID_INFLATION,
      grid: GRID_RATES.map((rate) => [rate, ...GRID_INFLATION.map((each) => realNet(product, rate, each).real)]),
    },
  }
}
