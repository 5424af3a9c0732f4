import type { Pension } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import { dateText, duration, eur, eur0 } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { pensioenmalus } from '#rules/pensioen/pensioenhervorming.figures.ts'
import type { outputs } from './outputs.ts'
import { pensionSteps } from './steps.ts'
import { incomeChart, stopChart, stopTable } from './views.ts'

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
    : `Je mist ${eur0(out.tekort)} per maand`
  return `${from} ${amount} ${why}: ${bridged && out.tekort > 0 ? 'samen' : 'dat is'} **${eur0(out.kapitaalSamen)}** kapitaal.`
}

function notices({ values, out, work }: Pension): Notice[] {
  const found: Notice[] = []
  const checked = dateText(pensioenmalus.checkedOn)
  if (out.overbruggingMaanden > 0)
    found.push({
      tone: 'law',
      text: `Op ${values.stopleeftijd} kun je nog niet met pensioen. Werk je door, dan kan het vanaf ${dateText(out.vroegsteDatum)}. Stop je toch, dan overbrug je zelf ${duration(out.overbruggingMaanden)}.`,
    })
  found.push(
    values.regels === 'aangekondigd'
      ? {
          tone: 'warning',
          text: `Dit zijn aangekondigde regels, nog geen gepubliceerde wet. Nagekeken op ${checked}.`,
        }
      : {
          tone: 'info',
          text: `Vanaf ${dateText(work.malusFrom)} zijn een malus en een nieuwe bonus aangekondigd. Op ${checked} zagen we geen wet in het Staatsblad. Bij “Andere vragen” kun je die regels aanzetten.`,
        },
  )
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

export function tell(pension: Pension): Telling<keyof typeof outputs> {
  const { values, out, work } = pension
  const onlyLegal = out.totaalNetto === out.nettoPensioen
  const birthYear = values.geboortedatum.slice(0, 4)
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
    charts: [stopChart(pension), ...incomeChart(pension)],
    tables: [stopTable(pension)],
    steps: pensionSteps(pension),
    notices: notices(pension),
    assumptions: [
      'Alle bedragen zijn in euro’s van vandaag. Lonen van vroeger volgen de prijzen, zoals de pensioendienst doet.',
      `Je werkt elk jaar dat meetelt. Jaren boven ${work.fullCareer} tellen erbij als je ze werkt.`,
      'Plafonds, minima en belastingschijven blijven gelijk in euro’s van vandaag.',
      'De belasting is die van iemand met alleen een pensioen. Met het gezinspensioen heeft je partner geen inkomen.',
      municipalityText(work.home),
      ...(values.statuut === 'mypension'
        ? ['Je bedrag van mypension.be schalen we voor andere leeftijden in verhouding tot de loopbaan.']
        : []),
    ],
    excluded: [
      'Gelijkgestelde periodes met een lager fictief loon en het minimumrecht per loopbaanjaar.',
      'Loopbaanjaren van minder dan 156 dagen, die volgens de aangekondigde regels niet meer zouden tellen.',
      'Overgangsmaatregelen, zware beroepen en betere tantièmes van ambtenaren.',
      'De tijdelijk beperkte indexering van hoge pensioenen.',
      'Het lagere minimumpensioen na kortere jaren.',
      'De terugbetaling van de solidariteitsbijdrage op een kapitaal aan wie een laag pensioen heeft.',
      'Overlevingspensioen, inkomen uit werk naast je pensioen en kinderen ten laste.',
    ],
    next: [
      next('pensioensparen-calculator', 'Hoeveel brengt pensioensparen op tegen dan?', {
        geboortejaar: madeOf(Number(birthYear), 'geboortedatum'),
      }),
      next('fire-calculator', 'Kan ik vroeger stoppen met eigen vermogen?', {
        pensioen: madeOf(Math.round(out.nettoPensioen), 'brutoMaandloon', 'mypensionBruto'),
        geboortejaar: madeOf(Number(birthYear), 'geboortedatum'),
      }),
      next('samengestelde-interest-berekenen', 'Het tekort bijeensparen of beleggen'),
    ],
  }
}
