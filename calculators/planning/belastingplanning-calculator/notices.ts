/** What the page warns about and tells beside the figures. */
import { eur } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { belastingvrijeSom, belastingvrijeSomAangekondigd } from '#rules/belasting/personenbelasting.figures.ts'
import { heeftHervorming } from '#rules/belasting/personenbelasting.ts'
import { voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import { bestaansmiddelenKind } from '#rules/belasting/ten-laste.figures.ts'
import { assess, isCouple, totalDue } from './household.ts'
import type { Values } from './inputs.ts'
import { lumpSum } from './levers.ts'

export function notices(law: Law, values: Values, due: number, current: boolean): Notice[] {
  const list: Notice[] = []
  for (const [deposit, whose] of [
    [values.pensioensparen, 'krijg je'],
    [isCouple(values) ? values.pensioensparenPartner : 0, 'krijgt je partner'],
  ] as const) {
    if (deposit > 0 && voordeelPensioensparen(law, deposit).fuik) {
      list.push({
        tone: 'warning',
        text: `Let op: met ${eur(deposit)} pensioensparen ${whose} minder terug dan met het eerste plafond. Stort minder, of veel meer.`,
      })
    }
  }
  if (heeftHervorming(law)) {
    list.push({
      tone: 'law',
      text:
        values.regels === 'aangekondigd'
          ? `Je rekent met de aangekondigde belastingvrije som van ${eur(law(belastingvrijeSomAangekondigd), 0)}. Ze geldt voor wie beroepsinkomen heeft, niet voor een pensioen of uitkering. Dit is een wetsontwerp: op 15 november 2026 was publicatie niet bevestigd.`
          : `Je rekent met de geldende belastingvrije som van ${eur(law(belastingvrijeSom), 0)}. Onder Verfijn kun je de aangekondigde verhoging tot ${eur(law(belastingvrijeSomAangekondigd), 0)} bekijken.`,
    })
  }
  if (values.verdienstenKind !== null && values.kinderen > 0 && law.date >= '2024-01-01') {
    const limit = law(bestaansmiddelenKind)
    if (values.verdienstenKind > limit) {
      const others = values.kinderen - 1
      const fewer = {
        ...values,
        kinderen: others,
        kinderenHandicap: Math.min(values.kinderenHandicap, others),
        kinderenOnderDrie: Math.min(values.kinderenOnderDrie, others),
        kinderenCoOuderschap: Math.min(values.kinderenCoOuderschap, others),
      }
      const cost = roundCents(totalDue(assess(law, fewer)) - due)
      list.push({
        tone: 'warning',
        text: `Je kind verdient ${eur(values.verdienstenKind)} netto, meer dan ${eur(limit, 0)}. Het is dan niet meer ten laste. Dat kost je ${eur(Math.max(0, cost))}.`,
      })
    } else {
      list.push({
        tone: 'info',
        text: `Je kind kan nog ${eur(roundCents(limit - values.verdienstenKind))} netto verdienen en blijft ten laste.`,
      })
    }
  }
  const lump = lumpSum(law, values)
  if (values.kosten === 'werkelijk' && values.werkelijkeKosten < lump) {
    list.push({
      tone: 'warning',
      text: `Je werkelijke kosten zijn lager dan het forfait van ${eur(lump)}. Het forfait is voor jou voordeliger.`,
    })
  }
  if (!current)
    list.push({
      tone: 'info',
      text: `Voor ${values.inkomstenjaar} is de datum voorbij: je kunt er niets meer aan veranderen.`,
    })
  list.push({ tone: 'info', text: 'Dit is een raming. Reken je aangifte na met Tax-Calc van de FOD Financiën.' })
  return list
}
