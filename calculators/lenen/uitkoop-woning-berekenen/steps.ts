/** The buy-out told with the visitor's own numbers. */
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { onderhoudsgeldAftrek } from '#rules/belasting/belastingvoordelen.figures.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { kostenHandlichting } from '#rules/krediet/kredietakte.figures.ts'
import {
  dossierkostenWoonkrediet,
  leefgeldVuistregel,
  leenlastVuistregel,
  wederbeleggingMaanden,
} from '#rules/krediet/woonkrediet.figures.ts'
import { administratieveKosten, ereloonAankoop } from '#rules/wonen/notaris.figures.ts'
import type { Buyout } from './case.ts'

const RELATION = {
  gehuwd: 'na een huwelijk',
  wettelijk: 'na een wettelijke samenwoning',
  wettelijkLaat: 'na een wettelijke samenwoning die te kort of te lang geleden is',
  feitelijk: 'na een feitelijke samenwoning',
} as const

const share = ({ values, out }: Buyout): Step => ({
  text: `${values.schuld > 0 ? 'Na de lening is de woning' : 'De woning is'} **${eur(out.overwaarde)}** waard voor jullie samen. Het deel van je ex is ${out.inbrengTerugEx > 0 ? 'eigen geld plus ' : ''}${pct(values.aandeelEx, 2, 0)}${out.inbrengTerugIk + out.inbrengTerugEx > 0 ? ' van de rest' : ''}: **${eur(out.som)}**.`,
  sum: [
    { label: 'Waarde van de woning', value: values.waarde },
    { label: 'Openstaande lening', value: 0 - values.schuld },
    ...(out.inbrengTerugIk + out.inbrengTerugEx > 0
      ? [
          { label: 'Eigen geld terug voor jou', value: 0 - out.inbrengTerugIk },
          { label: 'Eigen geld terug voor je ex', value: 0 - out.inbrengTerugEx },
        ]
      : []),
    { label: 'Te verdelen', value: out.teVerdelen },
  ],
  formula: `${eur(out.teVerdelen)} × ${pct(values.aandeelEx, 2, 0)}${out.inbrengTerugEx > 0 ? ` + ${eur(out.inbrengTerugEx)}` : ''} = ${eur(out.som)}`,
})

const duty = ({ values, out, work }: Buyout): Step => ({
  text: `In ${gewestNaam[values.gewest]} is het verdeelrecht ${RELATION[values.relatie]} ${pct(out.tarief, 1, 0)} van de hele waarde: **${eur(out.verdeelrecht)}**.`,
  formula: `${eur(values.waarde)} × ${pct(out.tarief, 1, 0)}`,
  law: work.duty.cijfers,
})

const costs = ({ values, out }: Buyout): Step => ({
  text: `Met de akten en de bank kost de uitkoop **${eur(out.kosten)}** bovenop de som voor je ex.`,
  sum: [
    { label: 'Verdeelrecht', value: out.verdeelrecht },
    {
      label: values.notariskosten === null ? 'Akte van verdeling, raming' : 'Akte van verdeling',
      value: out.akteVerdeling,
    },
    ...(out.nieuweLening > 0
      ? [
          { label: 'Akte van de nieuwe lening', value: out.kredietakte },
          { label: 'Dossier bij de bank', value: out.dossier },
        ]
      : []),
    ...(out.wederbelegging > 0 ? [{ label: 'Wederbeleggingsvergoeding, raming', value: out.wederbelegging }] : []),
    ...(out.handlichting > 0 ? [{ label: 'Schrappen van de oude hypotheek', value: out.handlichting }] : []),
    { label: 'Samen', value: out.kosten },
  ],
  law: [
    ...(values.notariskosten === null ? [ereloonAankoop, administratieveKosten] : []),
    dossierkostenWoonkrediet,
    ...(out.wederbelegging > 0 ? [wederbeleggingMaanden, kostenHandlichting] : []),
  ],
})

function loan({ values, out, work }: Buyout): Step {
  if (out.nieuweLening === 0) return { text: 'Je hoeft niets bij te lenen.' }
  const what =
    values.schuld === 0
      ? ''
      : work.runsOn
        ? 'De oude lening loopt door. '
        : 'De nieuwe lening betaalt ook de oude terug. '
  const running = work.running > 0 ? ` Met de lopende lening erbij is de maandlast ${eur(out.maandlast)}.` : ''
  return {
    text: `${what}Je leent **${eur(out.nieuweLening)}** aan ${pct(out.gebruikteRente)} over ${values.looptijd} jaar: ${eur(out.maandlastNieuw)} per maand.${running}`,
    sum: [
      ...(out.som > 0 ? [{ label: 'Voor je ex', value: out.som }] : []),
      { label: 'Belasting, notaris en bank', value: out.kosten },
      ...(work.runsOn || values.schuld === 0 ? [] : [{ label: 'Oude lening', value: values.schuld }]),
      ...(values.eigenGeld > 0 ? [{ label: 'Eigen geld', value: 0 - values.eigenGeld }] : []),
      ...(out.som < 0 ? [{ label: 'Van je ex', value: out.som }] : []),
      { label: 'Te lenen', value: out.nieuweLening },
    ],
  }
}

const income = ({ values, out, work }: Buyout): Step => ({
  text: `Van ${eur(values.inkomen)} mag hoogstens **${eur(out.draagkracht)}** per maand naar leningen gaan. ${work.carries ? 'De maandlast past daarin.' : 'De maandlast is hoger.'}`,
  formula: `een derde van het inkomen min andere lasten: ${eur(work.capacity.byShare)}; inkomen min ${eur(work.capacity.living)} leefgeld: ${eur(work.capacity.byLiving)}; het laagste telt`,
  law: [leenlastVuistregel, leefgeldVuistregel],
})

export const stepsOf = (solved: Buyout): Step[] => [
  share(solved),
  duty(solved),
  costs(solved),
  loan(solved),
  income(solved),
  ...(solved.work.maintenance.length > 0
    ? [
        {
          text: 'Onderhoudsgeld volgens Renard: de inkomens en de kinderbijslag samen, maal het deel dat de kinderen kosten, min de kinderbijslag. De rest verdeel je volgens inkomen, min wat elk al draagt als de kinderen er zijn.',
          law: [onderhoudsgeldAftrek],
        },
      ]
    : []),
]
