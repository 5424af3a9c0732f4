/** The steps from what there is to what each heir pays. */
import { eur, lowerFirst, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { ouderdeel } from '#rules/familie/erfopvolging.figures.ts'
import {
  erfschalen,
  erfvrijstelling,
  gezinswoningSchalen,
  jongKind,
  kleineErfenis,
  partnerabattement,
  singlevermindering,
} from '#rules/familie/erftarieven.figures.ts'
import { erfbelastingGoedDoel } from '#rules/familie/goed-doel.figures.ts'
import { vruchtgebruikTabel } from '#rules/familie/vruchtgebruik.figures.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import type { Inheritance } from './case.ts'
import { nameOf } from './views.ts'

type Part = Inheritance['work']['parts'][number]

function lawBehind({ heir, lines }: Part, { values }: Inheritance): readonly Dated<unknown>[] {
  if (heir.verwantschap === 'goedDoel') return [erfbelastingGoedDoel]
  const partner = heir.verwantschap === 'partner'
  if (values.gewest === 'vlaanderen') return partner ? [erfschalen, partnerabattement] : [erfschalen]
  if (!partner && heir.verwantschap !== 'kind') return [erfschalen]
  return lines.some((line) => line.label === 'Gezinswoning')
    ? [erfschalen, erfvrijstelling, gezinswoningSchalen]
    : [erfschalen, erfvrijstelling]
}

function lineText(naam: string, { kind, label, base, tax }: Part['lines'][number]): string {
  if (kind === 'samen')
    return `${naam} deelt de schijven met de andere erfgenamen: op ${eur(base)} samen is dit deel **${eur(tax)}**.`
  if (kind === 'vrij')
    return `${naam} heeft ${eur(base)} vrij, evenredig voor de woning en de andere goederen. Dat haalt **${eur(0 - tax)}** weg.`
  return `${naam}, ${lowerFirst(label)}: op ${eur(base)} is de belasting **${eur(tax)}**.`
}

function heirSteps(part: Part, solved: Inheritance): Step[] {
  const name = nameOf(part, solved)
  const lines: Step[] = part.lines
    .filter((line) => line.base > 0)
    .map((line) => ({
      text: lineText(name, line),
      ...(line.kind === 'vrij' ? {} : { brackets: line.brackets }),
      law: lawBehind(part, solved),
    }))
  const { verwantschap } = part.heir
  const named = solved.work.singleApplies && verwantschap !== 'partner' && verwantschap !== 'kind'
  if (part.vermindering > 0)
    lines.push({
      text: `${name} krijgt **${eur(part.vermindering)}** vermindering${named ? ' omdat het testament dit deel aanwijst' : ''}: er blijft ${eur(part.belasting)} te betalen.`,
      law: named ? [singlevermindering] : [kleineErfenis, jongKind],
    })
  return lines
}

/** What the law gives to whom, before any tax. */
function divisionSteps(solved: Inheritance): Step[] {
  const { out, work } = solved
  if (!work.legal) return []
  return [
    {
      text: `${work.shared ? 'De helft van wat het koppel samen had, zit in de erfenis. ' : ''}Er is **${eur(out.nalatenschap)}** te verdelen.`,
      sum: [
        ...work.parts.map((part) => ({ label: nameOf(part, solved), value: part.share })),
        { label: 'Erfenis', value: out.nalatenschap },
      ],
      law: work.parts.some(({ heir }) => heir.rol === 'ouder') ? [ouderdeel] : [],
    },
    ...(out.vruchtgebruik === null
      ? []
      : [
          {
            text: `Een vruchtgebruik op die leeftijd is voor de fiscus **${pct(out.vruchtgebruik, 0)}** van de waarde. De rest is blote eigendom.`,
            law: [vruchtgebruikTabel],
          },
        ]),
  ]
}

/** Heirs by law who get the same are told once. */
const onceEach = ({ work }: Inheritance): readonly Part[] =>
  work.parts.filter(({ heir }) => heir.rol === 'zelf' || heir.nummer === 1)

export function inheritanceSteps(solved: Inheritance): Step[] {
  const { out, work } = solved
  const taxes = onceEach(solved).flatMap((part) => heirSteps(part, solved))
  return [
    ...divisionSteps(solved),
    ...(taxes.length > 0 ? taxes : [{ text: 'Er blijft niets te belasten.' }]),
    {
      text: `Samen is dat **${eur(out.erfbelasting)}**.`,
      sum: [
        ...work.parts.map((part) => ({ label: nameOf(part, solved), value: part.belasting })),
        { label: 'Erfbelasting samen', value: out.erfbelasting },
      ],
    },
  ]
}
