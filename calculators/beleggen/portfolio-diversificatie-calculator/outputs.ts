import type { Outputs } from '#calculators/kernel/outputs.ts'

const swings = 'Schommeling'
const places = 'Waar je geld zit'
const steering = 'Naar je doel'

export const outputs = {
  slechtJaarEuro: { label: 'Slecht jaar (1 op 20)', unit: 'euro0', zero: true },
  grootsteRisico: { label: 'Je grootste risico', unit: 'text' },
  grootsteRisicodeel: { label: 'Deel van je risico dat eraan hangt', unit: 'percent', decimals: 0 },
  grootsteNaam: { label: 'Grootste enkele naam', unit: 'percent', decimals: 1 },
  teVerkopen: { label: 'Te verkopen na nieuw geld', unit: 'euro', optional: true, zero: true },
  belastingBijsturen: { label: 'Meerwaardebelasting van het bijsturen', unit: 'euro', optional: true, zero: true },
  slechtJaar: { label: 'Slecht jaar, in procent', unit: 'percent', decimals: 1, group: swings },
  crisisjaar: { label: 'Slecht jaar als alles samen zakt', unit: 'percent', decimals: 1, group: swings },
  volatiliteit: { label: 'Schommeling van het geheel per jaar', unit: 'percent', group: swings },
  losseVolatiliteit: { label: 'Schommeling zonder spreiding', unit: 'percent', group: swings },
  spreidingsvoordeel: { label: 'Wat spreiding wegneemt', unit: 'points', group: swings },
  verwachtRendement: {
    label: 'Verwacht rendement per jaar',
    unit: 'percent',
    note: 'Aanname, voor kosten',
    group: swings,
  },
  totaal: { label: 'Vermogen samen', unit: 'euro', group: places },
  effectiefAantal: {
    label: 'Telt als zoveel even grote namen',
    unit: 'number',
    decimals: 1,
    note: 'Fondsen tellen met wat erin zit, munten samen als één',
    group: places,
  },
  werkgeverdeel: { label: 'Deel in je werkgever', unit: 'percent', decimals: 1, group: places },
  woningdeel: { label: 'Deel in je woning', unit: 'percent', decimals: 1, group: places },
  vreemdeMunt: { label: 'Deel buiten de euro', unit: 'percent', decimals: 1, group: places },
  belgiedeel: { label: 'Deel in België', unit: 'percent', decimals: 1, group: places },
  kostenBijsturen: { label: 'Beurstaks en makelaarsloon', unit: 'euro', optional: true, group: steering },
  nieuwGeldNodig: {
    label: 'Nieuw geld om zonder verkoop je doel te halen',
    unit: 'euro0',
    optional: true,
    group: steering,
  },
} as const satisfies Outputs
