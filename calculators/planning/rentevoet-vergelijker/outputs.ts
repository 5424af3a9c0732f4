import type { Outputs } from '#calculators/kernel/outputs.ts'

/** At most six rates: their figures are for files and programs, the page shows them as one ladder. */
export const PLACES = [1, 2, 3, 4, 5, 6] as const
type Place = (typeof PLACES)[number]
export type PerRate<K extends string, V> = { readonly [P in `${K}${Place}`]: V }

type PerRateOutput = { readonly label: string; readonly unit: 'percent'; readonly decimals: 4; readonly optional: true }

const perRate = <K extends string>(key: K, label: string) =>
  Object.fromEntries(
    PLACES.map((place) => [
      `${key}${place}`,
      { label: `Tarief ${place}: ${label}`, unit: 'percent', decimals: 4, optional: true } satisfies PerRateOutput,
    ]),
  ) as PerRate<K, PerRateOutput>

export const outputs = {
  verschil: { label: 'Echt verschil per jaar', unit: 'points', zero: true, optional: true },
  aflossenOfSparen: { label: 'Voordeel van aflossen op sparen', unit: 'points', zero: true, optional: true },
  beste: { label: 'Beste tarief', unit: 'text' },
  naKosten: {
    label: 'Echte rente van het beste',
    unit: 'percent',
    zero: true,
    note: 'Per jaar, na kosten en belasting',
  },
  tweede: { label: 'Echte rente van het volgende', unit: 'percent', zero: true, optional: true },
  effectief: { label: 'Het beste voor kosten en belasting', unit: 'percent', decimals: 4 },
  ...perRate('effectief', 'effectief'),
  ...perRate('perMaand', 'per maand'),
  ...perRate('nominaal', 'nominaal, twaalf keer per jaar'),
  ...perRate('echt', 'na kosten en belasting'),
} as const satisfies Outputs
