import type { Group } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import type { Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { goalChart, goalNotices, goalSentence, goalSteps, goalTables } from './tell-goal.ts'
import type { outputs } from './outputs.ts'
import { turnChart, turnNotices, turnSentence, turnSteps, turnTable } from './tell-turn.ts'

const common = {
  assumptions: ['Iedereen betaalt op het einde van de maand, te beginnen volgende maand.'],
  excluded: [
    'Belasting op de rente van de gezamenlijke rekening.',
    'Wat er gebeurt als iemand niet meer kan betalen en niets afspreekt.',
    'Gemiste betalingen bij een beurtrol.',
  ],
}

export function tell(solved: Group): Telling<keyof typeof outputs> {
  const { out, work } = solved
  const { goal } = work
  if (goal === null)
    return {
      headline: 'pot',
      // An order worth less than a euro is worth no word.
      key: [
        'bijdrage',
        'laatsteMaand',
        ...((solved.out.voordeelEerste ?? 0) >= 1
          ? (['voordeelEerste', 'nadeelLaatste'] as const)
          : (['rondes'] as const)),
      ],
      captions: { pot: { label: 'Pot per beurt' } },
      sentence: turnSentence(solved),
      charts: [turnChart(solved)],
      tables: [turnTable(solved)],
      steps: turnSteps(solved),
      notices: turnNotices,
      ...common,
      next: [
        next('groepslening-calculator', 'Een lening onder vrienden netjes vastleggen'),
        next('doelspaarcalculator', 'Liever alleen sparen'),
      ],
    }
  return {
    headline: 'bijdrage',
    key: ['gehaaldIn', 'pot', 'ingelegd', 'tekort', 'achterstand'],
    captions: { bijdrage: { label: goal.equal ? 'Ieder per maand' : 'Samen per maand' } },
    sentence: goalSentence(solved, goal),
    charts: [goalChart(solved, goal)],
    tables: goalTables(goal),
    steps: goalSteps(solved, goal),
    notices: goalNotices(solved, goal),
    ...common,
    assumptions: [...common.assumptions, 'De rente blijft gelijk en wordt elke maand aan ieders deel toegevoegd.'],
    next: [
      next('groepslening-calculator', 'Wat als jullie het bedrag samen lenen?'),
      next('doelspaarcalculator', 'Je eigen deel plannen naast je andere doelen'),
      next('hoogste-spaarrente-belgie', 'Op welke rekening zet je de pot?', {
        startbedrag: 0,
        maandelijks: madeOf(Math.min(5_000, out.totaalPerMaand ?? 0), 'deelnemers', 'doelbedrag'),
      }),
    ],
  }
}
