import type { Outputs } from '#calculators/kernel/outputs.ts'

const ways = 'De manieren naast elkaar'
const contract = 'Het contract'
const km = 'Kilometers'
const law = 'Wat de wet toelaat'

export const outputs = {
  voordeel: { label: 'Zoveel scheelt het', unit: 'euro0', zero: true },
  voordeelPerMaand: { label: 'Per maand', unit: 'euro' },
  kostLease: { label: 'Leasen kost in totaal', unit: 'euro0' },
  kostKopen: { label: 'Kopen met een lening kost in totaal', unit: 'euro0' },
  kantelMaand: { label: 'Kopen wint als je de wagen minstens houdt', unit: 'months', optional: true },
  jkp: { label: 'JKP achter de lease', unit: 'percent', optional: true, zero: true },
  maandbedrag: { label: 'Huur per maand', unit: 'euro' },
  kostEigenGeld: { label: 'Kopen met eigen geld kost in totaal', unit: 'euro0', group: ways },
  kostPerMaand: { label: 'Leasen, alles samen per maand', unit: 'euro', group: ways },
  kostKopenPerMaand: { label: 'Kopen met een lening, alles samen per maand', unit: 'euro', group: ways },
  verkoopwaarde: { label: 'Waarde van de wagen op het einde', unit: 'euro0', group: ways },
  autoleningMaandlast: { label: 'Maandlast van een autolening', unit: 'euro', group: ways },
  autoleningRente: { label: 'Rente van een autolening', unit: 'euro', group: ways },
  looptijd: { label: 'Looptijd', unit: 'months', group: contract },
  totaalHuur: { label: 'Alle huur samen', unit: 'euro', group: contract },
  totaalBetaald: { label: 'Voorschot en huur samen', unit: 'euro', group: contract, optional: true },
  gefinancierd: { label: 'Gefinancierd bedrag', unit: 'euro', group: contract, optional: true },
  aankoopoptie: { label: 'Aankoopoptie', unit: 'euro', group: contract, optional: true },
  rentelast: { label: 'Totale rentelast', unit: 'euro', group: contract, optional: true },
  maandbedragExclBtw: { label: 'Huur per maand zonder btw', unit: 'euro', group: contract },
  maandbedragInclBtw: { label: 'Huur per maand met btw', unit: 'euro', group: contract },
  inleverschade: { label: 'Schade bij teruggave', unit: 'euro', group: contract, optional: true },
  kostVerbreking: { label: 'Kost om vroeger te stoppen', unit: 'euro', group: contract, optional: true },
  minderLenenWoning: {
    label: 'Zoveel minder kun je lenen voor een woning',
    unit: 'euro0',
    group: contract,
    note: 'Als de bank je huur aftrekt, op 25 jaar',
  },
  kostPerKm: { label: 'Leasen per kilometer', unit: 'euro', group: km, optional: true },
  kostKopenPerKm: { label: 'Kopen per kilometer', unit: 'euro', group: km, optional: true },
  meerkilometers: { label: 'Kost van kilometers te veel', unit: 'euro', group: km, optional: true },
  kantelKilometers: {
    label: 'Vanaf zoveel kilometers per jaar wint kopen',
    unit: 'number',
    decimals: 0,
    group: km,
    optional: true,
  },
  maxJkp: { label: 'Hoogste toegelaten JKP', unit: 'percent', group: law, optional: true },
  maxLooptijd: { label: 'Langste toegelaten looptijd', unit: 'months', group: law, optional: true },
  verschil: { label: 'Leasen min kopen met een lening', unit: 'euro', zero: true },
  verschilPerMaand: { label: 'Leasen min kopen, per maand', unit: 'euro', zero: true },
} as const satisfies Outputs
