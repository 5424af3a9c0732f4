import type { Outputs } from '#calculators/kernel/outputs.ts'

const debt = 'Je schuld'
const work = 'In uren werk'

export const outputs = {
  maandlast: { label: 'Maandlast na je studie', unit: 'euro', zero: true },
  schuldAfstuderen: { label: 'Schuld bij afstuderen', unit: 'euro', optional: true },
  totaleRente: { label: 'Rente in totaal', unit: 'euro', zero: true },
  totaalBetaald: { label: 'Totaal betaald', unit: 'euro' },
  aandeelLoon: { label: 'Deel van je startloon', unit: 'percent', decimals: 1, optional: true },
  maanden: { label: 'Van eerste euro tot schuldenvrij', unit: 'months' },
  geleend: { label: 'Geleend over alle studiejaren', unit: 'euro', group: debt },
  schuldStart: { label: 'Schuld bij de start van de afbetaling', unit: 'euro', group: debt },
  opgebouwdeRente: { label: 'Rente voor de afbetaling begint', unit: 'euro', group: debt },
  besparingRenteBetalen: {
    label: 'Minder rente als je onderweg de rente betaalt',
    unit: 'euro',
    group: debt,
    optional: true,
    note: 'Negatief: dan betaal je meer rente',
  },
  minderLenenWoning: {
    label: 'Zoveel minder kun je ondertussen lenen voor een woning',
    unit: 'euro0',
    group: debt,
    note: 'Op 25 jaar',
  },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4, group: debt },
  urenStudentenjob: {
    label: 'Uren studentenjob voor hetzelfde bedrag',
    unit: 'number',
    decimals: 0,
    group: work,
    optional: true,
  },
  urenPerJaar: { label: 'Dat zijn uren per studiejaar', unit: 'number', decimals: 0, group: work, optional: true },
  urenMetRente: {
    label: 'Uren werk om lening en rente te betalen',
    unit: 'number',
    decimals: 0,
    group: work,
    optional: true,
  },
  nettoUurloon: { label: 'Netto per uur studentenjob', unit: 'euro', group: work, optional: true },
  renteAlsJeRenteBetaalt: { label: 'Rente in totaal als je onderweg de rente betaalt', unit: 'euro', optional: true },
  einde: { label: 'Schuldenvrij na', unit: 'years' },
} as const satisfies Outputs
