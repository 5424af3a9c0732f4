/** The calculators of a hub by the question somebody comes with, the most wanted first. */
import type { Category } from '#calculators/kernel/meta.ts'

export type HubGroup = { readonly title: string; readonly slugs: readonly string[] }

export const hubGroups: Readonly<Record<Category, readonly HubGroup[]>> = {
  sparen: [
    {
      title: 'Waar brengt mijn spaargeld het meest op?',
      slugs: ['hoogste-spaarrente-belgie', 'spaarrekening-vergelijker', 'loyalty-bonus-calculator'],
    },
    {
      title: 'Mijn geld een tijd vastzetten',
      slugs: ['termijnrekening-calculator', 'kasbon-calculator', 'deposito-calculator'],
    },
    {
      title: 'Sparen voor een doel',
      slugs: [
        'doelspaarcalculator',
        'samengestelde-interest-berekenen',
        'kinderrekening-calculator',
        'vakantiegeld-sparen-calculator',
        'groepssparen-calculator',
      ],
    },
  ],
  lenen: [
    {
      title: 'Een woning kopen of financieren',
      slugs: [
        'hypothecaire-lening-berekenen',
        'registratierechten-berekenen',
        'kredietcapaciteit-calculator',
        'woningkrediet-simulator',
        'huren-of-kopen-calculator',
        'lening-herfinancieren',
        'onroerende-voorheffing-berekenen',
        'opbrengsteigendom-berekenen',
        'uitkoop-woning-berekenen',
      ],
    },
    {
      title: 'Een wagen, studies of een andere uitgave',
      slugs: [
        'auto-kosten-berekenen',
        'autolening-berekenen',
        'persoonlijke-lening-berekenen',
        'kredietvergelijker-belgie',
        'leasingkrediet-calculator',
        'studieschuld-calculator',
        'groepslening-calculator',
      ],
    },
    {
      title: 'Schulden, kaarten en achterstand',
      slugs: [
        'schuldenconsolidatie-calculator',
        'kredietkaart-calculator',
        'doorlopend-krediet-calculator',
        'wettelijke-rentevoet-belgie',
        'voorschot-calculator',
      ],
    },
  ],
  beleggen: [
    {
      title: 'Hoeveel belasting betaal ik?',
      slugs: [
        'meerwaardebelasting-calculator',
        'roerende-voorheffing-calculator',
        'belgische-beleggingsfiscaliteit-calculator',
      ],
    },
    {
      title: 'Wat brengt het netto op?',
      slugs: [
        'etf-calculator',
        'aandelen-calculator',
        'beleggingsrente-calculator',
        'obligatie-calculator',
        'cryptocurrency-calculator',
        'reit-calculator',
      ],
    },
    {
      title: 'Hoe stap ik in en hoe spreid ik?',
      slugs: ['dollar-cost-averaging-calculator', 'portfolio-diversificatie-calculator'],
    },
  ],
  planning: [
    {
      title: 'Loon, werk en belasting',
      slugs: [
        'bruto-netto-calculator',
        'volgende-euro-berekenen',
        'minder-werken-berekenen',
        'vakantiegeld-berekenen',
        'eindejaarsbonus-calculator',
        'opzegtermijn-calculator',
        'uitkering-berekenen',
        'bedrijfswagen-vaa-calculator',
        'zelfstandige-netto-berekenen',
        'sociale-bijdragen-zelfstandige-calculator',
        'belastingplanning-calculator',
      ],
    },
    {
      title: 'Pensioen',
      slugs: ['pensioen-calculator', 'pensioensparen-calculator', 'fire-calculator'],
    },
    {
      title: 'Familie en nalatenschap',
      slugs: ['erfbelasting-calculator', 'schenkbelasting-calculator', 'levensverzekeraar-calculator'],
    },
    {
      title: 'Mijn huishouden',
      slugs: ['groeipakket-berekenen', 'budget-planner', 'noodfonds-calculator', 'huurindexatie-berekenen'],
    },
    {
      title: 'Prijzen en rente',
      slugs: [
        'inflatie-calculator-belgie',
        'geldontwaarding-calculator',
        'reele-rente-berekenen',
        'rentevoet-vergelijker',
      ],
    },
  ],
}
