/** What stands below the answer. */
import type { Pension } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import type { Below } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { pensionSteps } from './steps.ts'
import { incomeChart, stopChart, stopTable } from './views.ts'

export function below(pension: Pension): Below {
  const { values, out, work } = pension
  const birthYear = values.geboortedatum.slice(0, 4)
  const legal = work.stops.find(({ stops }) => stops === work.stop.legal)
  return {
    charts: [stopChart(pension), ...incomeChart(pension)],
    tables: [stopTable(pension)],
    steps: pensionSteps(pension),
    assumptions: [
      'Lonen van vroeger volgen de prijzen, zoals de pensioendienst doet.',
      `Je werkt elk jaar dat meetelt, ook boven ${work.fullCareer} jaren.`,
      'Alles is in euro’s van vandaag; plafonds, minima en belastingschijven blijven gelijk.',
      'De belasting is die van iemand met alleen dit pensioen; met gezinspensioen heeft je partner geen inkomen.',
      municipalityText(work.home),
      ...(values.statuut === 'mypension'
        ? ['Voor andere leeftijden schalen we je bedrag van mypension.be met de loopbaan mee.']
        : []),
    ],
    excluded: [
      'Gelijkgestelde periodes aan een lager loon en het minimumrecht per loopbaanjaar.',
      'Loopbaanjaren van minder dan 156 dagen, die volgens aangekondigde regels wegvallen.',
      'Overgangsmaatregelen, zware beroepen en betere tantièmes van ambtenaren.',
      'De tijdelijk beperkte indexering van hoge pensioenen.',
      'Het lagere minimumpensioen na kortere jaren.',
      'De teruggave van de solidariteitsbijdrage op een kapitaal bij een laag pensioen.',
      'Overlevingspensioen, werk naast je pensioen en kinderen ten laste.',
    ],
    next: [
      next('pensioensparen-calculator', 'Wat brengt pensioensparen op tegen dan?', {
        geboortejaar: madeOf(Number(birthYear), 'geboortedatum'),
        gemeentebelasting: by('gemeentebelasting'),
      }),
      next('fire-calculator', 'Kan ik vroeger stoppen?', {
        pensioen: madeOf(Math.round(legal?.net.netto ?? out.nettoPensioen), 'brutoMaandloon', 'mypensionBruto'),
        geboortejaar: madeOf(Number(birthYear), 'geboortedatum'),
      }),
      next('samengestelde-interest-berekenen', 'Het tekort bijeensparen of beleggen'),
    ],
  }
}
