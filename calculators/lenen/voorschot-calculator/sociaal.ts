/** An advance on maintenance that the other parent does not pay. */
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, plural } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { davoPlafond } from '#rules/krediet/voorschot.figures.ts'
import { davoVoorschot } from '#rules/krediet/voorschot.ts'
import type { AdvanceValues } from './inputs.ts'

export function maintenance(values: AdvanceValues, { law }: Env): Report {
  const { kinderen, onderhoudsgeld, maandenSociaal } = values
  const ceiling = law(davoPlafond)
  const monthly = davoVoorschot(law, kinderen, onderhoudsgeld)
  const due = roundCents(kinderen * onderhoudsgeld)
  const missing = roundCents(due - monthly)
  return report({
    headline: figure('voorschotPerMaand', 'Voorschot per maand', monthly),
    sentence: `De Dienst voor alimentatievorderingen (DAVO) kan **${eur(monthly)}** per maand voorschieten. Van ${eur(due)} onbetaald onderhoudsgeld blijft ${eur(missing)} open.`,
    figures: [
      figure('voorschotPerKind', 'Voorschot per kind', kinderen > 0 ? roundCents(monthly / kinderen) : 0),
      figure('verschuldigd', 'Onderhoudsgeld per maand', due),
      figure('nietVoorgeschoten', 'Niet voorgeschoten per maand', missing),
      figure(
        'totaalVoorschot',
        `Voorschot over ${plural(maandenSociaal, 'maand', 'maanden')}`,
        roundCents(monthly * maandenSociaal),
      ),
    ],
    charts: [
      {
        kind: 'bar',
        key: 'onderhoudsgeld',
        title: 'Onderhoudsgeld per maand',
        sentence: `${eur(monthly)} voorschot en ${eur(missing)} dat nog open blijft.`,
        stacked: true,
        categories: ['Per maand'],
        y: { unit: 'euro' },
        series: [
          { key: 'voorschot', label: 'Voorschot', values: [monthly] },
          { key: 'open', label: 'Niet voorgeschoten', values: [missing] },
        ],
      },
    ],
    tables: [
      {
        key: 'kinderen',
        title: 'Per aantal kinderen',
        columns: [
          { key: 'kinderen', label: 'Kinderen', unit: 'number', decimals: 0 },
          { key: 'verschuldigd', label: 'Onderhoudsgeld', unit: 'euro' },
          { key: 'voorschot', label: 'Voorschot', unit: 'euro' },
        ],
        rows: [1, 2, 3, 4].map((count) => [
          count,
          roundCents(count * onderhoudsgeld),
          davoVoorschot(law, count, onderhoudsgeld),
        ]),
      },
    ],
    steps: [
      {
        text: `Per kind is het voorschot het onbetaalde bedrag, hoogstens ${eur0(ceiling)}.`,
        formula: `kleinste van ${eur(onderhoudsgeld)} en ${eur(ceiling)}`,
        law: [davoPlafond],
      },
      { text: `Voor ${plural(kinderen, 'kind', 'kinderen')} is dat **${eur(monthly)}** per maand.` },
    ],
    notices: [
      {
        tone: 'info',
        text: 'Ook het OCMW kan een voorschot op een uitkering geven als die te laat komt. Dat kost je niets.',
      },
    ],
    assumptions: ['Je voldoet aan de voorwaarden van DAVO, zoals een vonnis of akte die het onderhoudsgeld vastlegt.'],
    excluded: ['De achterstallen die DAVO bij de andere ouder int.', 'Het Groeipakket of de kinderbijslag.'],
    next: [
      { slug: 'budget-planner', text: 'Je budget met en zonder onderhoudsgeld' },
      { slug: 'wettelijke-rentevoet-belgie', text: 'Rente op achterstallig onderhoudsgeld' },
    ],
  })
}
