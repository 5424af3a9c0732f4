import type { Outputs } from '#calculators/kernel/outputs.ts'

const markets = 'Uitkomsten van de simulatie'
const past = 'In het verleden'
const costs = 'Kosten'
const own = 'Je aankopen'

/** Figures of the other question are missing. */
export const outputs = {
  kansHistorisch: {
    label: 'Ineens won op echte koersen',
    unit: 'percent',
    decimals: 0,
    optional: true,
    zero: true,
    group: past,
  },
  kansIneens: {
    label: 'Ineens wint in de simulatie',
    unit: 'percent',
    decimals: 0,
    optional: true,
    zero: true,
    group: markets,
  },
  verschilHistorisch: {
    label: 'Gemiddeld verschil op echte koersen',
    unit: 'euro0',
    optional: true,
    zero: true,
    group: past,
  },
  slechtHistorischIneens: { label: 'Slechtste 5 %, ineens', unit: 'euro0', optional: true, group: past },
  slechtHistorischGespreid: { label: 'Slechtste 5 %, gespreid', unit: 'euro0', optional: true, group: past },
  gebruiktRendement: { label: 'Rendement per jaar', unit: 'percent', optional: true, zero: true, group: markets },
  gebruikteSchommeling: { label: 'Schommeling', unit: 'percent', optional: true, zero: true, group: markets },
  gemiddeldVerschil: { label: 'Gemiddeld verschil in de simulatie', unit: 'euro0', optional: true, group: markets },
  ineensMidden: { label: 'Ineens, in het midden', unit: 'euro0', optional: true, group: markets },
  gespreidMidden: { label: 'Gespreid, in het midden', unit: 'euro0', optional: true, group: markets },
  ineensSlecht: { label: 'Ineens, slechtste 5 %', unit: 'euro0', optional: true, group: markets },
  gespreidSlecht: { label: 'Gespreid, slechtste 5 %', unit: 'euro0', optional: true, group: markets },
  papierverliesIneens: {
    label: 'Grootste verlies op papier, ineens',
    unit: 'percent',
    decimals: 0,
    note: '1 op 20 is erger',
    optional: true,
    group: past,
  },
  papierverliesGespreid: {
    label: 'Grootste verlies op papier, gespreid',
    unit: 'percent',
    decimals: 0,
    note: '1 op 20 is erger',
    optional: true,
    group: past,
  },
  vensters: { label: 'Periodes uit het verleden', unit: 'number', decimals: 0, optional: true, group: past },
  orderkostenIneens: { label: 'Kosten en beurstaks, ineens', unit: 'euro', group: costs },
  orderkostenGespreid: { label: 'Kosten en beurstaks, gespreid', unit: 'euro', group: costs },
  renteWachtgeld: { label: 'Rente op wachtend geld', unit: 'euro', optional: true, group: costs },
  jaarrendement: { label: 'Rendement per jaar', unit: 'percent', optional: true, zero: true },
  verschil: { label: 'Ineens min gespreid', unit: 'euro', optional: true, zero: true },
  waardeGespreid: { label: 'Waarde nu', unit: 'euro', optional: true },
  winstGespreid: { label: 'Winst', unit: 'euro', optional: true, zero: true },
  gemiddeldePrijs: { label: 'Gemiddeld betaald per stuk', unit: 'number', decimals: 4, optional: true },
  gemiddeldeKoers: { label: 'Gemiddelde koers', unit: 'number', decimals: 4, optional: true, group: own },
  bedragPerKeer: { label: 'Gemiddeld bedrag per aankoop', unit: 'euro', optional: true, group: own },
  stuks: { label: 'Stuks gekocht', unit: 'number', decimals: 6, optional: true, group: own },
  stuksIneens: { label: 'Stuks als je alles ineens kocht', unit: 'number', decimals: 6, optional: true, group: own },
  waardeIneens: { label: 'Waarde nu als je alles ineens kocht', unit: 'euro', optional: true, group: own },
  winstIneens: { label: 'Winst als je alles ineens kocht', unit: 'euro', optional: true, group: own },
  resultaatGespreid: { label: 'Resultaat', unit: 'percent', optional: true, group: own },
  resultaatIneens: { label: 'Resultaat als je alles ineens kocht', unit: 'percent', optional: true, group: own },
  paden: { label: 'Doorgerekende markten', unit: 'number', decimals: 0, optional: true },
} as const satisfies Outputs
