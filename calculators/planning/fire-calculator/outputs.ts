import type { Outputs } from '#calculators/kernel/outputs.ts'

const capital = 'Nodig kapitaal'
const road = 'De weg ernaartoe'
const rule = 'De klassieke regel'

export const outputs = {
  fireLeeftijd: { label: 'Leeftijd waarop je kunt stoppen', unit: 'years', decimals: 0, optional: true },
  coastVanaf: {
    label: 'Leeftijd vanaf wanneer sparen niet meer hoeft',
    unit: 'years',
    decimals: 0,
    group: road,
    optional: true,
  },
  benodigdKapitaal: { label: 'Nodig kapitaal', unit: 'euro0', note: 'In euro’s van vandaag', zero: true },
  fireJaar: { label: 'Jaar waarin je kunt stoppen', unit: 'year', optional: true },
  brugJaren: { label: 'Jaren brug tot je pensioen', unit: 'years', decimals: 0, zero: true },
  slaagkans: { label: 'Slaagkans in de beursgeschiedenis', unit: 'percent', decimals: 0, optional: true, zero: true },
  coastGetal: { label: 'Nu genoeg om niet meer te sparen', unit: 'euro0', group: road },
  jarenTotFire: { label: 'Jaren te gaan', unit: 'years', decimals: 0, group: road, optional: true, zero: true },
  inlegPerMaand: { label: 'Belegd per maand', unit: 'euro0', group: road },
  spaarquote: { label: 'Spaarquote', unit: 'percent', decimals: 1, group: road, optional: true },
  brugKapitaal: { label: 'Voor de brug tot je pensioen', unit: 'euro0', group: capital },
  laterKapitaal: { label: 'Voor na je pensioenleeftijd', unit: 'euro0', group: capital },
  belastingReserve: { label: 'Voor meerwaardebelasting', unit: 'euro0', group: capital },
  belastingEersteJaar: { label: 'Meerwaardebelasting in het eerste jaar', unit: 'euro0', group: capital },
  pensioenleeftijd: { label: 'Pensioenleeftijd', unit: 'years', decimals: 0, group: capital },
  pensioenBijStop: { label: 'Pensioen per maand als je dan stopt', unit: 'euro0', group: capital },
  pensioenPartner: { label: 'Pensioen van je partner per maand', unit: 'euro0', group: capital, optional: true },
  pensioenPartnerVanaf: {
    label: 'Jouw leeftijd als je partner met pensioen gaat',
    unit: 'years',
    decimals: 0,
    group: capital,
    optional: true,
  },
  fireGetal: { label: 'Uitgaven gedeeld door het opnamepercentage', unit: 'euro0', group: rule },
  jarenKlassiek: {
    label: 'Jaren tot dat bedrag',
    unit: 'years',
    decimals: 1,
    note: 'Zonder belasting en zonder pensioen',
    group: rule,
    optional: true,
  },
} as const satisfies Outputs
