import { photoPrices } from '#calculators/beleggen/photo-prices.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur, num } from '#calculators/kernel/format.ts'
import { photoCoins } from '#data/series/photo-coins.ts'
import { photoPrices as fundPrices } from '#data/series/photo-prices.ts'
import { hoogsteOverdracht } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'
import { settledRows } from './model-year-file.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    const photos = photoPrices([...fundPrices, ...photoCoins])
    const regels = values.regels.map((row) =>
      row.soort === 'aankoop' ? { ...row, foto: photos.of({ name: row.naam, day: row.datum, photo: row.foto }) } : row,
    )
    return { values: { ...values, regels }, said: photos.said() }
  },
  check(values, { law }) {
    const { inkomstenjaar: year, overgedragen } = values
    const most = hoogsteOverdracht(law, year, values.titularissen)
    if (overgedragen > most) {
      return {
        overgedragen:
          most === 0
            ? `Voor ${year} kan er nog niets overgedragen zijn. Vul 0 in.`
            : `Aan het begin van ${year} kan er hoogstens ${eur(most, 0)} overgedragen zijn.`,
      }
    }
    const whole = values.regels.findIndex(
      ({ soort, aantal }) => (soort === 'aankoop' || soort === 'verkoop') && (aantal ?? 0) <= 0,
    )
    if (whole >= 0) return { [`regels.${whole}.aantal`]: 'Vul het aantal stuks in.' }
    const source = values.regels.findIndex(
      ({ soort, bedrag, bron }) => soort !== 'aankoop' && soort !== 'verkoop' && bron > bedrag,
    )
    if (source >= 0) return { [`regels.${source}.bron`]: 'Dit kan niet meer zijn dan het bedrag voor die heffing.' }
    const { settlement } = settledRows(law, values.regels)
    const sale = settlement.short.findIndex((missing) => missing > 0)
    if (sale >= 0) {
      const row = values.regels
        .map(({ soort }, index) => ({ soort, index }))
        .filter(({ soort }) => soort === 'verkoop')[sale]
      return {
        [`regels.${row?.index ?? 0}.aantal`]: `Je verkoopt ${num(settlement.short[sale] ?? 0, 8)} stuks meer dan je op die dag had. Voeg de aankoop toe, met dezelfde naam.`,
      }
    }
    if (values.fondswinst > 0 && values.obligatiedeel === null)
      return { obligatiedeel: 'Vul in hoeveel procent obligaties en cash er in die fondsen zit.' }
    if (
      values.meerwaardenIngehouden === 'deels' &&
      values.winstZonderInhouding > values.meerwaarden + values.fondswinst
    )
      return { winstZonderInhouding: 'Dit kan niet meer zijn dan je winst.' }
    return undefined
  },
  solve,
  tell,
})
