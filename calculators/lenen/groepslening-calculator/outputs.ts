import type { Outputs } from '#calculators/kernel/outputs.ts'

const mine = 'Jouw deel'
const whole = 'De hele lening'
const stress = 'Als iemand wegvalt'
const own = 'Eigen inbreng'
const lender = 'Voor wie uitleent'
const paper = 'Op papier'

/** The first half is of a loan together, the second of a loan between two people; a case fills one of them. */
export const outputs = {
  jouwDeel: { label: 'Jouw deel per maand', unit: 'euro', zero: true, optional: true },
  maandlast: { label: 'De hele lening per maand', unit: 'euro', optional: true },
  deelBijUitval: { label: 'Jouw deel als iemand wegvalt', unit: 'euro', zero: true, optional: true },
  aandeelJij: { label: 'Jouw deel van de lening', unit: 'percent', group: mine, optional: true },
  kapitaalJij: { label: 'Jouw deel van het kapitaal', unit: 'euro', group: mine, optional: true },
  renteJij: { label: 'Jouw deel van de rente', unit: 'euro', group: mine, optional: true },
  totaalBetaald: { label: 'Totaal te betalen', unit: 'euro', group: whole, optional: true },
  saldoBijUitval: { label: 'Nog open op dat moment', unit: 'euro', group: stress, optional: true },
  uitkoop: {
    label: 'Deel van wie wegvalt in dat saldo',
    unit: 'euro',
    note: 'Wat overnemen kost, zonder de waarde van het goed',
    group: stress,
    optional: true,
  },
  vorderingNaJaar: {
    label: 'Wat wie wegvalt jou na een jaar schuldig is',
    unit: 'euro',
    group: stress,
    optional: true,
  },
  inbrengVerrekening: { label: 'Wat jij te veel inbracht', unit: 'euro', group: own, optional: true },
  verrekeningPerMaand: {
    label: 'Dat terug per maand, als lening onder elkaar',
    unit: 'euro',
    note: 'Over de looptijd. Negatief: wat jij betaalt',
    group: own,
    optional: true,
  },
  totaalTerug: { label: 'Totaal terug te betalen', unit: 'euro', optional: true },
  eersteTermijn: { label: 'Eerste termijn', unit: 'euro', optional: true },
  totaleRente: { label: 'Rente in totaal', unit: 'euro', group: whole, zero: true },
  nettoInterest: { label: 'Rente na belasting, voor wie uitleent', unit: 'euro', optional: true },
  einddatum: { label: 'Laatste termijn op', unit: 'date', optional: true },
  laatsteTermijn: { label: 'Laatste termijn', unit: 'euro', group: whole, optional: true },
  interestEersteJaar: { label: 'Rente in het eerste jaar', unit: 'euro', group: lender, optional: true },
  roerendeVoorheffing: {
    label: 'Roerende voorheffing in het eerste jaar',
    unit: 'euro',
    group: lender,
    optional: true,
  },
  nettoInterestEersteJaar: {
    label: 'Rente na belasting in het eerste jaar',
    unit: 'euro',
    group: lender,
    optional: true,
  },
  totaleVoorheffing: { label: 'Roerende voorheffing in totaal', unit: 'euro', group: lender, optional: true },
  bewijsgrens: { label: 'Schriftelijk bewijs nodig vanaf', unit: 'euro0', group: paper, optional: true },
  registratierecht: { label: 'Vast recht als je de akte registreert', unit: 'euro0', group: paper, optional: true },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4 },
} as const satisfies Outputs
