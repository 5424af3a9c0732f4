import type { Let } from './case.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, pct } from '#calculators/kernel/format.ts'
import type { Notice, Said } from '#calculators/kernel/report.ts'
import { guideRateNotice } from '#calculators/lenen/rate-words.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { nbbLtvVerhuur } from '#rules/krediet/woonkrediet.figures.ts'
import { meerwaardeGebouwJaren } from '#rules/wonen/verhuur.figures.ts'
import type { outputs } from './outputs.ts'

function verdict({ values, out }: Let): string {
  const after = `na ${values.duur} jaar`
  if (out.verschil === 0) return `Een ETF met hetzelfde geld komt ${after} op hetzelfde uit.`
  const etf = out.etfRendement === null ? '' : ` (${pct(out.etfRendement, 1)})`
  return out.verschil > 0
    ? `Dat is beter dan een ETF${etf}: ${after} heb je ${eur0(out.voordeel)} meer.`
    : `Een ETF${etf} geeft ${after} ${eur0(out.voordeel)} meer.`
}

function sentence(solved: Let): string {
  const { out } = solved
  const own =
    out.irr === null
      ? 'Er is geen rendement op je eigen geld: je legt niets in, of verliest alles.'
      : out.irr < 0
        ? `Met de woning verlies je **${pct(0 - out.irr, 1)} per jaar** van je eigen geld.`
        : `Je eigen geld brengt netto **${pct(out.irr, 1)} per jaar** op.`
  const even =
    out.evenwicht !== null && out.evenwicht > 0
      ? `De woning wint van een ETF vanaf **${pct(out.evenwicht, 1)}** prijsstijging per jaar. `
      : ''
  return `${even}${own} ${verdict(solved)}`
}

function notices({ values, out, work }: Let, law: Law): Notice[] {
  const found = guideRateNotice(work.reference)
  if (work.tooMuch)
    found.push({
      tone: 'warning',
      text: `Je leent meer dan ${pct(law(nbbLtvVerhuur), 0, 0)} van de prijs${values.werken > 0 ? ' met de werken' : ''}. Voor een verhuurde woning geven banken dat zelden.`,
    })
  if (work.tax.from === 'estimate')
    found.push({
      tone: 'info',
      text:
        values.postcode === ''
          ? 'De onroerende voorheffing is een raming. Vul onder “Andere vragen” de postcode in.'
          : 'Van deze gemeente kennen we de opcentiemen niet. Vul het bedrag van het aanslagbiljet in.',
    })
  if (out.cashflow < 0)
    found.push({
      tone: 'info',
      text: `De huur dekt de lening en de kosten niet. In het eerste jaar leg je ${eur(0 - out.cashflow)} bij.`,
    })
  if (out.meerwaardebelasting > 0)
    found.push({
      tone: 'law',
      text: `Je verkoopt binnen ${law(meerwaardeGebouwJaren)} jaar: op de meerwaarde betaal je dan ${eur0(out.meerwaardebelasting)} belasting.`,
    })
  return found
}

export function tell(solved: Let, { law }: Env): Said<keyof typeof outputs> {
  const { values, out } = solved
  const { duur } = values
  const short = out.cashflow < 0
  return {
    headline: 'irr',
    // What was typed is no news; less of it was needed is.
    key: [
      'evenwicht',
      'etfRendement',
      'voordeel',
      'perMaand',
      solved.out.inleg === solved.values.eigenGeld ? 'nettoRendement' : 'inleg',
    ],
    sentence: sentence(solved),
    captions: {
      irr: { note: `Als je na ${duur} jaar verkoopt` },
      voordeel: { label: out.verschil < 0 ? 'De ETF wint met' : 'De woning wint met', note: `Na ${duur} jaar` },
      perMaand: {
        label: short ? 'Bij te leggen per maand' : 'Over per maand',
        note: out.lening > 0 ? 'Eerste jaar, na de lening' : 'Eerste jaar',
      },
      nettoRendement: { note: 'Eerste jaar, op alles wat de woning kost' },
    },
    notices: notices(solved, law),
  }
}
