/** What stands below the answer. */
import { madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import type { Below, ToldNext } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { Tax } from './case.ts'
import { assessmentSteps, assessmentTable } from './steps.ts'
import { movesOf } from './tell.ts'
import { bracketChart, leverChart, leverTable } from './views.ts'

const SAVING = next('pensioensparen-calculator', 'Wat brengt pensioensparen op tot je pensioen?')

function nextSteps({ values: { statuut, inkomen }, out }: Tax): ToldNext[] {
  switch (statuut) {
    // There is nothing left to save for, and no pay slip.
    case 'gepensioneerde':
      return []
    case 'werkloos':
      return [next('uitkering-berekenen', 'Hoelang krijg ik een uitkering?', { situatie: 'ontslag' }), SAVING]
    case 'ziek':
      return [next('uitkering-berekenen', 'Hoelang krijg ik een uitkering?', { situatie: 'ziekte' }), SAVING]
    case 'bedrijfsleider':
      return [SAVING]
    case 'zelfstandige':
    case 'vrijBeroep':
      return [
        SAVING,
        next('sociale-bijdragen-zelfstandige-calculator', 'Mijn sociale bijdragen per kwartaal', {
          soortInkomen: 'winst',
          inkomen: madeOf(inkomen - out.beroepskosten, 'inkomen'),
        }),
      ]
    default:
      return [SAVING, next('bruto-netto-calculator', 'Wat betekent dit op mijn loonbrief?')]
  }
}

export function below(solved: Tax): Below {
  const { values, work } = solved
  return {
    charts: [bracketChart(solved), ...leverChart(solved)],
    tables: [...leverTable(solved), assessmentTable(solved)],
    steps: assessmentSteps(solved),
    moves: movesOf(solved),
    assumptions: [
      'Je woont in België, het hele jaar in hetzelfde gezin.',
      municipalityText(work.home),
      ...(values.gezin === 'alleenstaand'
        ? []
        : ['De toeslag voor kinderen gaat naar wie jullie samen het minst doet betalen.']),
      ...(work.estimated ? ['De bedrijfsvoorheffing is geraamd op twaalf gelijke maanden.'] : []),
    ],
    excluded: [
      'Afzonderlijk belast inkomen zoals achterstallen.',
      'Werkelijke kosten van je partner: we nemen het forfait.',
      'Vermeerdering van bedrijfsleiders en bonus voor voorafbetalingen.',
      'Waalse chèque habitat, Brusselse woonbonus: vul ze zelf in.',
      'In jaren zonder bekend bedrag: het maximum van de fiscale werkbonus en het krediet voor lage activiteitsinkomsten.',
      'Artikel 86 en dat krediet voor meewerkende partners, en artikel 289bis (eigen middelen in je zaak).',
      'Vlaamse jobbonus en zorgpremie.',
      'Tijdskrediet en vrij aanvullend pensioen.',
      'Eindbelasting op pensioen- en langetermijnsparen.',
    ],
    next: nextSteps(solved),
  }
}
