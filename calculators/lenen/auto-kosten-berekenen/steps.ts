import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import {
  bivBrussel,
  bivLeeftijd,
  bivVermogen,
  bivVlaanderenElektrisch,
  bivVlaanderenFormule,
  bivVlaanderenLeeftijd,
  bivVlaanderenLucht,
  bivWallonie,
  bivWallonieEnergie,
} from '#rules/auto/biv.figures.ts'
import {
  opdeciem,
  verkeersbelastingCo2,
  verkeersbelastingElektrisch,
  verkeersbelastingEuronorm,
  verkeersbelastingPk,
} from '#rules/auto/verkeersbelasting.figures.ts'
import { jkpFormule } from '#rules/krediet/consumentenkrediet.figures.ts'
import { PARTS } from './choices-parts.ts'
import type { Cars } from './case.ts'
import { PART_NAMES, within } from './tell-words.ts'

type Cost = Cars['work']['cars'][number]

const bivLaw = (gewest: Cars['values']['gewest'], electric: boolean) => {
  if (gewest === 'wallonie') return [bivVermogen, bivLeeftijd, bivWallonie, bivWallonieEnergie]
  if (gewest === 'brussel') return [bivVermogen, bivLeeftijd, bivBrussel]
  return electric ? [bivVlaanderenElektrisch] : [bivVlaanderenFormule, bivVlaanderenLucht, bivVlaanderenLeeftijd]
}

function taxSteps({ values, work }: Cars, { row, biv, taks }: Cost): Step[] {
  if (biv === null || taks === null) return []
  const electric = row.aandrijving === 'elektrisch'
  const flemish = values.gewest === 'vlaanderen'
  return [
    {
      text: `De BIV is **${eur(biv.bedrag)}**, één keer bij de inschrijving.`,
      ...(biv.leeftijd < 1
        ? {
            formula: `${eur(biv.basis)} voor een nieuwe auto, waarvan ${pct(biv.leeftijd, 0)} overblijft door de leeftijd`,
          }
        : {}),
      law: bivLaw(values.gewest, electric),
    },
    {
      text: `De verkeersbelasting is **${eur(taks.totaal)}** per jaar, met ${pct(work.opdeciem, 0)} voor je gemeente.`,
      formula:
        flemish && !electric
          ? `${eur(taks.basis)} × (1 ${signed(taks.co2)} voor CO2 ${signed(taks.norm)} voor de euronorm) × ${num(1 + work.opdeciem, 2, 2)}`
          : `${eur(taks.gewest)} × ${num(1 + work.opdeciem, 2, 2)}`,
      law: flemish
        ? electric
          ? [verkeersbelastingElektrisch, opdeciem]
          : [verkeersbelastingPk, verkeersbelastingCo2, verkeersbelastingEuronorm, opdeciem]
        : [verkeersbelastingPk, opdeciem],
    },
  ]
}

const signed = (part: number) => `${part < 0 ? '−' : '+'} ${pct(Math.abs(part), 1, 0)}`

function energyStep({ values, work }: Cars, { energy, energyPerYear }: Cost): Step {
  const terms = [
    ...(energy.litres > 0 ? [`${num(energy.litres, 1)} liter × ${eur(energy.fuelPrice, 3)}`] : []),
    ...(energy.power > 0 ? [`${num(energy.power, 1)} kWh × ${eur(work.power, 4)}`] : []),
  ]
  return {
    text: `Voor ${num(values.kilometers)} km betaal je **${eur(energyPerYear)}** per jaar aan energie.`,
    formula: `${num(values.kilometers)} km ÷ 100 × (${terms.join(' + ') || eur(0)})`,
  }
}

function moneySteps({ values, out }: Cars, { row, loan, parts, own }: Cost): Step[] {
  if (row.betaling === 'lease')
    return [{ text: `${plural(values.jaren * 12, 'maand', 'maanden')} huur is **${eur(parts.huur)}**.` }]
  return [
    {
      text: `De auto verliest **${eur(parts.waardeverlies)}** van zijn waarde.`,
      sum: [
        { label: 'Prijs', value: row.prijs },
        { label: `Waarde na ${plural(values.jaren, 'jaar', 'jaar')}`, value: 0 - (out.waardeEinde ?? 0) },
        { label: 'Waardeverlies', value: parts.waardeverlies },
      ],
    },
    ...(loan === null
      ? []
      : [
          {
            text: `De lening van ${eur(loan.amount)} aan een JKP van ${pct(loan.jkp)} kost **${eur(loan.schedule.payment)}** per maand en ${eur(loan.schedule.totalInterest)} rente.`,
            law: [jkpFormule],
          },
        ]),
    ...(own > 0 && values.spaarrente > 0
      ? [
          {
            text: `Met ${eur(own)} eigen geld mis je spaarrente.`,
            formula: `${eur(own)} × ((1 + ${pct(values.spaarrente)})^${values.jaren} − 1)`,
          },
        ]
      : []),
  ]
}

/** The first car, from its price to what it costs a month. */
export function steps(solved: Cars, first: Cost): Step[] {
  const { work, out } = solved
  return [
    ...moneySteps(solved, first),
    ...taxSteps(solved, first),
    energyStep(solved, first),
    {
      text: `Alles samen kost ${within(work.cars, 0)} **${eur(out.totaal)}**.`,
      sum: [
        ...PARTS.filter((part) => first.parts[part] > 0).map((part) => ({
          label: part === 'biv' ? 'BIV' : PART_NAMES[part],
          value: first.parts[part],
        })),
        { label: 'Alles samen', value: out.totaal },
      ],
    },
    {
      text: `Gedeeld door ${plural(first.months, 'maand', 'maanden')} is dat **${eur(out.perMaand)}** per maand.`,
      formula: `${eur(out.totaal)} ÷ ${first.months}`,
    },
  ]
}
