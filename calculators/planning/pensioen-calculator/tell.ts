import type { Pension } from './case.ts'
import { dateText, duration, eur, eur0, num } from '#calculators/kernel/format.ts'
import type { Notice, Said } from '#calculators/kernel/report.ts'
import { FIRST_WORKING_AGE } from '#calculators/models/career.ts'
import { aangekondigdePoort } from '#rules/pensioen/pensioenhervorming.figures.ts'
import type { outputs } from './outputs.ts'

function sentence({ values, out }: Pension): string {
  const bridged = out.overbruggingMaanden > 0
  const from = bridged
    ? `Stop je op ${values.stopleeftijd}, dan start je pensioen pas op ${dateText(out.ingangsdatum)}, met`
    : `Stop je op ${values.stopleeftijd}, dan heb je`
  const amount = `ongeveer **${eur0(out.totaalNetto)}** netto per maand in euro’s van vandaag.`
  if (out.kapitaalSamen === 0) return `${from} ${amount} Dat volstaat voor je wens van ${eur0(values.gewenstNetto)}.`
  const why = bridged
    ? out.tekort > 0
      ? `Je overbrugt zelf ${duration(out.overbruggingMaanden)} en mist daarna ${eur0(out.tekort)} per maand`
      : `Je overbrugt zelf ${duration(out.overbruggingMaanden)}`
    : `Voor je wens van ${eur0(values.gewenstNetto)} mis je ${eur0(out.tekort)} per maand`
  return `${from} ${amount} ${why}: ${bridged && out.tekort > 0 ? 'samen' : 'dat is'} **${eur0(out.kapitaalSamen)}** kapitaal.`
}

function notices({ values, out, work }: Pension): Notice[] {
  const found: Notice[] = []
  if (values.loopbaanjaren === null)
    found.push({
      tone: 'info',
      text: `We rekenen met ${num(work.career)} loopbaanjaren tot nu, alsof je op je ${FIRST_WORKING_AGE}ste begon. Op mypension.be staat je eigen aantal.`,
    })
  if (out.overbruggingMaanden > 0)
    found.push({
      tone: 'law',
      text: `Op ${values.stopleeftijd} kun je nog niet met pensioen. Werk je door, dan kan het vanaf ${dateText(out.vroegsteDatum)}. Stop je toch, dan overbrug je zelf ${duration(out.overbruggingMaanden)}.`,
    })
  if (values.regels === 'aangekondigd')
    found.push({
      tone: 'warning',
      text: `De start op 60 na een zware loopbaan is aangekondigd, nog geen gepubliceerde wet. Nagekeken op ${dateText(aangekondigdePoort.checkedOn)}.`,
    })
  if (work.reformed !== null && values.effectieveJaren === null && work.byWorkedYears)
    found.push({
      tone: 'law',
      text: `Voor jouw pensioen telt of je ${work.reformed.jaren} jaar met 156 gewerkte dagen hebt: met minder is er een malus voor vroeger en geen bonus voor later. We rekenen elk loopbaanjaar als gewerkt. Bij “Andere vragen” pas je dat aan.`,
    })
  if (work.aboveCeiling)
    found.push({
      tone: 'law',
      text: `Je loon ligt boven het loonplafond van ${eur0(work.ceiling)}. Wat erboven zit, geeft geen extra pensioen.`,
    })
  if (values.statuut === 'ambtenaar' || values.statuut === 'zelfstandige')
    found.push({
      tone: 'info',
      text: `Voor een ${values.statuut} is dit een schets op hoofdlijnen. Op mypension.be staat je eigen loopbaan.`,
    })
  return found
}

export function tell(pension: Pension): Said<keyof typeof outputs> {
  const { values, out } = pension
  const onlyLegal = out.totaalNetto === out.nettoPensioen
  return {
    headline: onlyLegal ? 'nettoPensioen' : 'totaalNetto',
    key: [
      ...(onlyLegal ? [] : (['nettoPensioen'] as const)),
      'tekort',
      'kapitaalSamen',
      'vroegsteDatum',
      'eenJaarLanger',
    ],
    captions: {
      kapitaalSamen: { note: `Om tot ${values.uitkerenTot} jaar ${eur(values.gewenstNetto, 0)} per maand te hebben` },
      kansOpLeeftijd: { label: `Kans om ${values.uitkerenTot} te worden` },
    },
    sentence: sentence(pension),
    notices: notices(pension),
  }
}
