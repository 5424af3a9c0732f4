import type { Outputs } from '#calculators/kernel/outputs.ts'

const setbacks = 'Wat tegenslag je kost'
const rules = 'Vuistregels'

export const outputs = {
  bufferRuim: { label: 'Jouw noodfonds', unit: 'euro', zero: true },
  buffer: { label: 'Minstens, voor de zwaarste tegenslag', unit: 'euro', zero: true },
  nogNodig: { label: 'Nog te sparen', unit: 'euro', zero: true },
  klaarIn: { label: 'Klaar in', unit: 'month', optional: true },
  maandenRuim: { label: 'In maanden uitgaven', unit: 'number', decimals: 1 },

  gatZiekte: { label: 'Tekort bij ziekte', unit: 'euro', zero: true, group: setbacks },
  gatOntslag: { label: 'Tekort zonder werk', unit: 'euro', zero: true, group: setbacks },
  pech: { label: 'Pech met woning of auto', unit: 'euro', group: setbacks },
  dubbelePech: { label: 'Dubbele pech: ziek én kapot', unit: 'euro', group: setbacks },
  uitgaven: { label: 'Uitgaven per maand', unit: 'euro', group: setbacks },
  brutoloonTelt: { label: 'Brutoloon waarmee we rekenen', unit: 'euro', group: setbacks, optional: true },

  maandenVuistregel: { label: 'Vuistregel voor jouw risico’s, in maanden', unit: 'number', decimals: 0, group: rules },
  bufferVuistregel: { label: 'Vuistregel voor jouw risico’s', unit: 'euro', group: rules },
  drieMaandenUitgaven: { label: 'Drie maanden uitgaven', unit: 'euro', group: rules },
  zesMaandenUitgaven: { label: 'Zes maanden uitgaven', unit: 'euro', group: rules },

  gevuld: { label: 'Al gevuld', unit: 'percent', decimals: 0 },
  maanden: { label: 'Ondergrens in maanden uitgaven', unit: 'number', decimals: 1 },
  maandenSparen: { label: 'Zolang moet je nog sparen', unit: 'months', optional: true },
  vuistregelMin: { label: 'Drie keer je netto-inkomen', unit: 'euro' },
  vuistregelMax: { label: 'Zes keer je netto-inkomen', unit: 'euro' },
  vuistregelRuim: { label: 'Twaalf keer je netto-inkomen', unit: 'euro' },
} as const satisfies Outputs
