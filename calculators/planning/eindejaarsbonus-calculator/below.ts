/** What stands below the answer. */
import { madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import type { Below } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { Premium } from './case.ts'
import { formsChart, formsTable, lineTable, steps, waterfall } from './views.ts'

export function below(solved: Premium): Below {
  const { values, out, work } = solved
  const { statuut } = values
  // Of a premium that is not paid there is nothing to draw.
  const paid = out.bruto > 0
  return {
    charts: paid ? [waterfall(solved), ...formsChart(solved)] : [],
    tables: paid ? [lineTable(solved), ...formsTable(solved)] : [],
    steps: steps(solved),
    assumptions: [
      'Er is geen wet die een eindejaarspremie oplegt: ze volgt uit een cao, je contract of gewoonte.',
      values.inkomen === null
        ? 'De echte belasting telt de premie bovenop een heel jaar aan dit loon, met vakantiegeld. Werkte je niet het hele jaar, vul dan je belastbaar loon van het jaar in.'
        : 'De echte belasting telt de premie bovenop het belastbaar loon dat je invulde.',
      ...(work.sector.agreement
        ? [
            `De regel van ${work.sector.label} komt van ${work.sector.agreement.source}${work.sector.agreement.checkedOn ? ` (${work.sector.agreement.checkedOn.slice(0, 4)})` : ''}.`,
          ]
        : []),
      ...(values.gezin === 'partnerMetInkomen' ? ['Een partner met inkomen is werknemer.'] : []),
      municipalityText(work.home),
      ...(work.forms.length > 0
        ? [
            'Andere vormen rekenen met dezelfde kost voor de werkgever, vóór winst van de vennootschap. Warrants kosten hem 5 % extra.',
          ]
        : []),
    ],
    excluded: [
      'Sectorale bijzonderheden zoals getrouwheidszegels in de bouw.',
      'De bijzondere bijdrage die je werkgever in dat kwartaal inhoudt.',
      'Koerswinst of -verlies op warrants, en de kosten van hun verkoop.',
    ],
    next: [
      next('vakantiegeld-berekenen', 'En mijn vakantiegeld?', {
        situatie: madeOf(statuut, 'statuut'),
        ...(statuut === 'arbeider' ? { jaarloon: madeOf(12 * values.maandloon, 'maandloon') } : {}),
      }),
      next('bruto-netto-calculator', 'Wat houd ik per maand over?'),
      next('belastingplanning-calculator', 'Mijn belasting over het hele jaar', {
        // Warrants are taxed as well, in full.
        inkomen: madeOf(
          out.inkomenZonderPremie + (values.vorm === 'warrants' ? out.bruto : (out.belastbaar ?? 0)),
          'maandloon',
          'uurloon',
          'jaarloon',
          'inkomen',
        ),
      }),
    ],
  }
}
