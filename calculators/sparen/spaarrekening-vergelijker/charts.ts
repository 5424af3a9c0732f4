/** The picture of the page: staying and moving, month by month, and where they cross. */
import { dateText, duration, eur } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Switch } from './case.ts'

export function charts({ values, out, work }: Switch): Chart[] {
  const onBest = work.winner.best.day === values.overstapdatum
  const paid = out.winst === 0 ? 'evenveel' : `${eur(out.winst)} ${out.verschilUitbetaald < 0 ? 'minder' : 'meer'}`
  const lost = out.verlorenPremie > 0 ? ` Vandaag gaan kost ${eur(out.verlorenPremie)} lopende premie.` : ''
  return [
    {
      kind: 'step',
      key: 'verschil',
      title: 'Blijven en overstappen, maand per maand',
      sentence: onBest
        ? `Stap je over op ${dateText(values.overstapdatum)}, de beste dag, dan is na ${duration(values.horizon)} ${paid} uitbetaald.${lost}`
        : `Met de lopende premie erbij is het verschil na ${duration(values.horizon)} ${eur(out.verschil)} op de beste dag en ${eur(out.verschilOpDatum)} als je overstapt op ${dateText(values.overstapdatum)}.`,
      x: { label: 'Maanden vanaf nu', values: work.dates.map((_, index) => index) },
      y: { unit: 'euro0' },
      series: [
        {
          key: 'besteDag',
          label: `Overstap ${dateText(work.winner.best.day)}`,
          values: work.aheadWaiting.map((ahead, index) => ahead + (work.staying[index] ?? 0)),
          tone: 'main',
        },
        ...(onBest
          ? []
          : ([
              {
                key: 'eigenDag',
                label: `Overstap ${dateText(values.overstapdatum)}`,
                values: work.moving,
                tone: 'second',
              },
            ] as const)),
        { key: 'blijven', label: 'Blijven', values: work.staying, tone: 'compare' },
      ],
      marks:
        out.terugverdienmaand === null || out.terugverdienmaand === 0
          ? []
          : [{ x: out.terugverdienmaand, label: `na ${duration(out.terugverdienmaand)} terugverdiend`, strong: true }],
    },
  ]
}
