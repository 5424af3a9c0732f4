import type { Outputs } from '#calculators/kernel/outputs.ts'

const setbacks = 'Wat tegenslag je kost'
const rules = 'Vuistregels'

export const outputs = {
  bufferRuim: { label: 'Jouw noodfonds', unit: 'euro0', zero: true },
  buffer: { label: 'Minstens, voor de zwaarste tegenslag', unit: 'euro0', zero: true },
  nogNodig: { label: 'Nog te sparen', unit: 'euro0', zero: true },
  klaarIn: { label: 'Klaar in', unit: 'month', optional: true },
  maandenRuim: { label: 'In maanden uitgaven', unit: 'number', decimals: 1 },

  gatZiekte: { label: 'Tekort bij ziekte', unit: 'euro0', zero: true, group: setbacks },
  gatOntslag: { label: 'Tekort zonder werk', unit: 'euro0', zero: true, group: setbacks },
  pech: { label: 'Pech met woning of auto', unit: 'euro0', group: setbacks },
  dubbelePech: { label: 'Dubbele pech: ziek én kapot', unit: 'euro0', group: setbacks },
  uitgaven: { label: 'Uitgaven per maand', unit: 'euro0', group: setbacks },
  brutoloonTelt: { label: 'Brutoloon waarmee we rekenen', unit: 'euro0', group: setbacks, optional: true },

  maandenVuistregel: { label: 'Vuistregel voor jouw risico’s, in maanden', unit: 'number', decimals: 0, group: rules },
  bufferVuistregel: { label: 'Vuistregel voor jouw risico’s', unit: 'euro0', group: rules },
  drieMaandenUitgaven: { label: 'Drie maanden uitgaven', unit: 'euro0', group: rules },
  zesMaandenUitgaven: { label: 'Zes maanden uitgaven', unit: 'euro0', group: rules },

  gevuld: { label: 'Al gevuld', unit: 'percent', decimals: 0 },
  maanden: { label: 'Ondergrens in maanden uitgaven', unit: 'number', decimals: 1 },
  maandenSparen: { label: 'Zolang spaar je nog', unit: 'months', optional: true },
  vuistregelMin: { label: 'Drie keer je netto-inkomen', unit: 'euro0' },
  vuistregelMax: { label: 'Zes keer je netto-inkomen', unit: 'euro0' },
  vuistregelRuim: { label: 'Twaalf keer je netto-inkomen', unit: 'euro0' },
} as const satisfies Outputs
