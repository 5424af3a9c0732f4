/** The computation of a pension, told with the visitor's numbers. */
import { dateText, duration, eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import {
  ambtenarenplafond,
  correctieZelfstandige,
  inkomensplafondPensioen,
  loonplafond,
  minimumpensioenBedrag,
  minimumpensioenJaren,
  pensioenAlleenstaande,
  pensioenGezin,
  pensioenleeftijd,
  tantieme,
  vervroegdPensioen,
  volledigeLoopbaan,
} from '#rules/pensioen/pensioen.figures.ts'
import { pensioenbonusBedragen, pensioenmalus } from '#rules/pensioen/pensioenhervorming.figures.ts'
import {
  nulgrensPensioen,
  rizivGrens,
  rizivTarief,
  solidariteitsgrenzen,
} from '#rules/pensioen/pensioeninhouding.figures.ts'
import { kapitaaltarieven, solidariteitKapitaal } from '#rules/pensioen/tweede-pijler.figures.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'
import type { Pension } from './case.ts'

function formulaStep({ values, out, work }: Pension): Step {
  const { stop, share, fullCareer, counted, employee } = work
  if (values.statuut === 'mypension')
    return { text: `Volgens jouw bedrag van mypension.be krijg je **${eur(stop.formula)}** bruto per maand.` }
  if (values.statuut === 'ambtenaar')
    return {
      text: `Voor elk dienstjaar krijg je 1/60 van je referentiewedde, hoogstens drie kwart. Na ${num(stop.careerYears, 1)} jaar is dat **${eur(stop.formula)}** bruto per maand.`,
      law: [tantieme, ambtenarenplafond],
    }
  const figures: readonly Dated<unknown>[] = employee
    ? [loonplafond, volledigeLoopbaan]
    : [inkomensplafondPensioen, correctieZelfstandige, volledigeLoopbaan]
  return {
    text: `Elk jaar telt voor ${pct(share, 2, 0)} van je loon, gedeeld door ${fullCareer}. Na ${num(stop.careerYears, 1)} loopbaanjaren geeft dat **${eur(stop.formula)}** bruto per maand.`,
    ...(employee
      ? {
          formula: `dit jaar: ${eur(counted)} × ${pct(share, 2, 0)} ÷ ${fullCareer} = ${eur(out.opbouwPerJaar)} pensioen per jaar erbij`,
        }
      : {}),
    law: [...figures, work.family === 'gezin' ? pensioenGezin : pensioenAlleenstaande],
  }
}

function malusStep({ work: { stop, malusRate } }: Pension): Step {
  const difference = stop.starts - stop.legal
  const early = difference < 0
  const text =
    difference === 0
      ? 'Je pensioen start op de wettelijke leeftijd: geen malus en geen bonus.'
      : stop.factor === 1
        ? `Je valt niet onder de ${early ? 'malus' : 'bonus'}.`
        : `Je start ${duration(Math.abs(difference))} ${early ? 'vroeger' : 'later'} dan de wettelijke leeftijd: ${pct(malusRate, 2, 0)} per jaar, samen **${pct(Math.abs(stop.factor - 1))} ${early ? 'minder' : 'meer'}**.`
  return { text, law: [pensioenmalus] }
}

function capitalSteps({ values, out, work: { stop, pillars } }: Pension): Step[] {
  const { capital, net } = stop
  const group: Step[] =
    capital.bruto === 0
      ? []
      : [
          {
            text: `Van je groepsverzekering van ${eur(capital.bruto)} houd je **${eur(capital.netto)}** over.`,
            sum: [
              { label: 'Kapitaal en winstdeling', value: capital.bruto },
              { label: 'RIZIV-bijdrage', value: 0 - capital.riziv },
              { label: 'Solidariteitsbijdrage', value: 0 - capital.solidariteit },
              {
                label: `Belasting (${pct(capital.tarief, 2, 0)} van ${eur(capital.grondslag)})`,
                value: 0 - capital.belasting,
              },
              { label: 'Netto kapitaal', value: capital.netto },
            ],
            law: [kapitaaltarieven, solidariteitKapitaal],
          },
        ]
  if (out.totaalNetto === out.nettoPensioen) return group
  return [
    ...group,
    {
      text: `Je verdeelt al je kapitaal tot ${values.uitkerenTot} jaar. Samen heb je **${eur(out.totaalNetto)}** per maand.`,
      sum: [
        { label: 'Wettelijk pensioen', value: net.netto },
        { label: 'Groepsverzekering', value: pillars.second },
        { label: 'Pensioensparen', value: pillars.third },
        { label: 'Eigen vermogen', value: pillars.fourth },
        { label: 'Samen netto per maand', value: out.totaalNetto },
      ],
    },
  ]
}

function gapSteps({ values, out, work: { months, gapFactor } }: Pension): Step[] {
  const bridge: Step[] =
    out.overbruggingMaanden > 0
      ? [
          {
            text: `Tussen je ${values.stopleeftijd}ste en ${dateText(out.ingangsdatum)} heb je ${duration(out.overbruggingMaanden)} geen pensioen. Daarvoor is **${eur0(out.overbrugging)}** nodig.`,
            formula: `${eur(values.gewenstNetto)} per maand, ${duration(out.overbruggingMaanden)}`,
          },
        ]
      : []
  const after: Step =
    out.tekort > 0
      ? {
          text: `Daarna mis je **${eur(out.tekort)}** per maand tot ${values.uitkerenTot} jaar. Dat is een kapitaal van **${eur0(out.kapitaalVoorTekort)}** op de dag dat je pensioen start.`,
          formula: `${eur(out.tekort)} per maand × ${gapFactor === months ? `${months} maanden` : `${num(gapFactor, 2)} (${months} maanden)`}`,
        }
      : { text: `Zodra je pensioen loopt, haal je je wens van ${eur0(values.gewenstNetto)}.` }
  return [...bridge, after]
}

export function pensionSteps(pension: Pension): Step[] {
  const { out, work } = pension
  const { stop } = work
  const { net } = stop
  return [
    {
      text: `Je wettelijke pensioenleeftijd is **${stop.legal / 12} jaar**: vanaf ${dateText(out.wettelijkeDatum)}. Werk je door, dan kan het ten vroegste op **${duration(work.earliest)}**.`,
      law: [pensioenleeftijd, vervroegdPensioen],
    },
    formulaStep(pension),
    ...(stop.minimum === null
      ? []
      : [
          {
            text:
              stop.minimum > stop.formula
                ? `Het minimumpensioen voor jouw loopbaan ligt hoger: **${eur(stop.minimum)}**.`
                : `Het minimumpensioen voor jouw loopbaan is ${eur(stop.minimum)}. Je eigen pensioen ligt hoger.`,
            law: [minimumpensioenBedrag, minimumpensioenJaren],
          },
        ]),
    ...(pension.work.reformed === null ? [] : [malusStep(pension)]),
    {
      text: `Van bruto naar netto per maand: **${eur(net.netto)}**.`,
      sum: [
        { label: 'Bruto pensioen', value: stop.gross },
        { label: 'RIZIV-bijdrage', value: 0 - net.riziv },
        { label: 'Solidariteitsbijdrage', value: 0 - net.solidariteit },
        { label: 'Belasting, een twaalfde', value: 0 - net.belasting },
        { label: 'Netto pensioen', value: net.netto },
      ],
      law: [rizivTarief, rizivGrens, solidariteitsgrenzen, nulgrensPensioen, pensioenvermindering],
    },
    ...capitalSteps(pension),
    ...gapSteps(pension),
    ...(out.pensioenbonus > 0
      ? [
          {
            text: `Voor je pensioenbonus krijg je nog **${eur(out.pensioenbonus)}** netto, één keer.`,
            law: [pensioenbonusBedragen, indexsprongen],
          },
        ]
      : []),
  ]
}
