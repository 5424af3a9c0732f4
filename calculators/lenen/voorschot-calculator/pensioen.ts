/** An advance on the reserve of a group insurance or IPT, to buy or improve real estate. */
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Report, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { compound } from '#finance/rate.ts'
import { voorschotPensioenreserve } from '#rules/krediet/voorschot.figures.ts'
import type { AdvanceValues } from './inputs.ts'

export function pensionAdvance(values: AdvanceValues, { law }: Env): Report {
  const { reserve, percentageLaag, percentageHoog, jaren, type } = values
  const low = roundCents(reserve * Math.min(percentageLaag, percentageHoog))
  const high = roundCents(reserve * Math.max(percentageLaag, percentageHoog))
  const amount = values.gevraagd ?? high
  const yearly =
    type === 'kapitaliseren'
      ? 0
      : roundCents(amount * (type === 'renteloos' ? values.kostRenteloos : values.rentePensioen))
  const owed = (year: number) =>
    type === 'kapitaliseren' ? roundCents(amount * (1 + compound(values.rentePensioen, year))) : amount
  const end = owed(jaren)
  const cost = type === 'kapitaliseren' ? roundCents(end - amount) : roundCents(yearly * jaren)
  const ceiling = roundCents(reserve * law(voorschotPensioenreserve).hoog)
  const notices: Notice[] = []
  if (amount > ceiling)
    notices.push({
      tone: 'warning',
      text: `${eur0(amount)} is meer dan wat verzekeraars gewoonlijk geven: hoogstens ${eur0(ceiling)} van je reserve.`,
    })
  if (end > reserve)
    notices.push({
      tone: 'warning',
      text: `Op je pensioen moet ${eur0(end)} terug. Dat is meer dan je reserve van vandaag.`,
    })
  notices.push({
    tone: 'info',
    text: 'Het voorschot dient enkel voor vastgoed in de Europese Economische Ruimte. Verkoop je het, dan betaal je het terug.',
  })
  const moments = Array.from({ length: jaren + 1 }, (_, year) => year)
  const steps: Step[] = [
    {
      text: `Van een reserve van ${eur(reserve)} kun je **${eur(low)} tot ${eur(high)}** opnemen.`,
      formula: `${eur(reserve)} × ${pct(percentageLaag, 0)} en × ${pct(percentageHoog, 0)}`,
      law: [voorschotPensioenreserve],
    },
    type === 'kapitaliseren'
      ? {
          text: `De rente van ${pct(values.rentePensioen)} komt elk jaar bij het voorschot: na ${plural(jaren, 'jaar', 'jaar')} is dat **${eur(end)}**.`,
          formula: `${eur(amount)} × (1 + ${pct(values.rentePensioen)})^${jaren}`,
        }
      : {
          text: `De kost is **${eur(yearly)}** per jaar, ${eur(cost)} over ${plural(jaren, 'jaar', 'jaar')}.`,
          formula: `${eur(amount)} × ${pct(type === 'renteloos' ? values.kostRenteloos : values.rentePensioen)}`,
        },
    { text: `Op je pensioen houdt de verzekeraar **${eur(end)}** van je kapitaal af.` },
  ]
  return report({
    headline: figure('voorschotHoog', 'Hoogste voorschot', high),
    sentence: `Je kunt **${eur0(low)} tot ${eur0(high)}** opnemen. ${type === 'kapitaliseren' ? `Neem je ${eur0(amount)} op, dan gaat er na ${jaren} jaar ${eur0(end)} van je kapitaal af.` : `${eur0(amount)} kost ${eur(yearly)} per jaar.`}`,
    figures: [
      figure('voorschotLaag', 'Laagste voorschot', low),
      figure('voorschot', 'Voorschot waarmee we rekenen', amount),
      figure(
        'kostPerJaar',
        'Kost per jaar',
        yearly,
        'euro',
        type === 'kapitaliseren' ? { note: 'De rente komt bij het voorschot' } : {},
      ),
      figure('totaleKost', 'Kost tot je pensioen', cost),
      figure('terugOpPensioen', 'Af te houden op je pensioen', end, 'euro', { inYears: jaren }),
      figure('reserveOver', 'Reserve die vrij blijft', roundCents(reserve - amount)),
    ],
    charts: [
      {
        kind: 'line',
        key: 'schuld',
        title: 'Wat je aan de verzekeraar schuldig bent',
        sentence: `Van ${eur0(amount)} vandaag naar ${eur0(end)} op je pensioen.`,
        x: { label: 'Jaar', values: moments },
        y: { unit: 'euro0' },
        series: [{ key: 'voorschot', label: 'Voorschot met rente', values: moments.map(owed) }],
        inYears: moments,
      },
    ],
    tables: [
      {
        key: 'percentages',
        title: 'Voorschot bij andere percentages',
        columns: [
          { key: 'percentage', label: 'Deel van de reserve', unit: 'percent', decimals: 0 },
          { key: 'bedrag', label: 'Voorschot', unit: 'euro' },
        ],
        rows: [0.5, 0.6, 0.65, 0.7, 0.75, 0.8].map((share) => [share, roundCents(reserve * share)]),
      },
    ],
    steps,
    notices,
    assumptions: [
      'De rente of kost blijft gelijk tot je pensioen.',
      'Je reserve groeit verder, maar dat tellen we hier niet mee.',
    ],
    excluded: [
      'Belasting en bijdragen op het eindkapitaal.',
      'Verlies van rendement op het opgenomen deel.',
      'De premie van een overlijdensdekking.',
    ],
    next: [
      {
        slug: 'woningkrediet-simulator',
        text: 'Het voorschot als eigen inbreng gebruiken',
        carry: { eigenInbreng: Math.min(5_000_000, amount) },
      },
      { slug: 'pensioen-calculator', text: 'Wat blijft er over voor mijn pensioen?' },
      {
        slug: 'hypothecaire-lening-berekenen',
        text: 'Vergelijk met een woonlening',
        carry: { leenbedrag: Math.max(1_000, amount) },
      },
    ],
    inflation: values.inflatie,
  })
}
