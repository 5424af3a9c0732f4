/** What stands below the answer. */
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import type { Below, Plain } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { steps } from './steps.ts'
import type { Year } from './case.ts'
import { asideTable, compareTable, pocketChart, payTable, rateTable, turnoverChart, wayTable } from './views.ts'

const made = (value: Plain | null) => madeOf(value, 'omzet', 'kosten', 'netto')

export function below(year: Year): Below {
  const { values, out, work } = year
  const { statuut, voorafbetalen } = values
  return {
    charts: [pocketChart(year), turnoverChart(year)],
    tables: [
      compareTable(year),
      rateTable(year),
      asideTable(year),
      ...(work.winstNa > 0 ? [wayTable(year)] : []),
      ...(work.pays.length > 1 ? [payTable(year)] : []),
    ],
    steps: steps(year),
    assumptions: [
      `Het dagtarief telt ${work.billed.days} dagen die je kunt aanrekenen, het uurtarief ${work.billed.hours} uur per dag.`,
      'Netto per maand is een twaalfde van het jaar.',
      'De bijdragen zijn die van dit inkomen zelf. Je fonds rekent eerst op een ander inkomen en verrekent later.',
      'De belasting is wat je activiteit toevoegt aan de aanslag van je gezin. Een partner met inkomen is werknemer.',
      municipalityText(work.home),
      'In de vennootschap ben je de enige bedrijfsleider en aandeelhouder. Je bijdragen betaal je uit je loon.',
      'De vennootschap is klein en haar boekjaar is het kalenderjaar.',
      ...(values.loon === null ? ['Je loon is het laagste dat ook na het vierde jaar het verlaagd tarief geeft.'] : []),
    ],
    excluded: [
      ...(values.loon === null
        ? ['De bedrijfsvoorheffing per maand op je loon: vul zelf een loon in om ze te zien.']
        : []),
      'De vermeerdering op dat loon, en de gestemde aftrek voor ondernemers.',
      'Een vennootschap oprichten of vereffenen.',
      'Voordelen in natura, onkostenvergoedingen, huur aan je vennootschap en VAPZ of IPT.',
      'Deels aftrekbare kosten, de investeringsaftrek en het forfait van vrije beroepen.',
      'Een meewerkende partner en de bonus voor wie te veel vooraf betaalt.',
      'De bescherming van je eigen vermogen bij schulden.',
    ],
    next: [
      next('sociale-bijdragen-zelfstandige-calculator', 'Mijn bijdragen per kwartaal en de afrekening', {
        statuut: by('statuut'),
        soortInkomen: 'winst',
        inkomen: made(Math.max(0, out.winst)),
        beheerskost: by('beheerskost'),
        starter: made(work.starter || null),
      }),
      ...(statuut === 'bijberoep'
        ? []
        : [
            next('belastingplanning-calculator', 'Mijn personenbelasting met aftrekken', {
              statuut: 'zelfstandige',
              inkomen: made(work.taxedProfit),
              socialeBijdragen: made(out.bijdragen),
              werkelijkeKosten: 0,
              voorafbetalingen: made(voorafbetalen === 'gelijk' ? 4 * out.voorafKwartaal : null),
              voorafbetaald: made(work.starter ? 'starter' : null),
            }),
          ]),
      next('bruto-netto-calculator', 'Wat zou ik als werknemer overhouden?'),
    ],
  }
}
