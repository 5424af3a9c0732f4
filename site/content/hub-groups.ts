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
      title: 'Wat krijg ik als ik mijn geld vastzet?',
      slugs: ['termijnrekening-calculator', 'kasbon-calculator', 'deposito-calculator'],
    },
    {
      title: 'Hoeveel spaar ik voor mijn doel?',
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
      title: 'Wat kost een woning?',
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
      title: 'Wat kost een auto, studie of andere lening?',
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
      title: 'Hoe raak ik van mijn schuld af?',
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
      title: 'Wat houd ik over van mijn werk?',
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
      title: 'Wat heb ik als ik stop met werken?',
      slugs: ['pensioen-calculator', 'pensioensparen-calculator', 'fire-calculator'],
    },
    {
      title: 'Wat krijgt mijn familie?',
      slugs: ['erfbelasting-calculator', 'schenkbelasting-calculator', 'levensverzekeraar-calculator'],
    },
    {
      title: 'Kom ik rond met mijn gezin?',
      slugs: ['groeipakket-berekenen', 'budget-planner', 'noodfonds-calculator', 'huurindexatie-berekenen'],
    },
    {
      title: 'Wat doen prijzen en rente met mijn geld?',
      slugs: [
        'inflatie-calculator-belgie',
        'geldontwaarding-calculator',
        'reele-rente-berekenen',
        'rentevoet-vergelijker',
      ],
    },
  ],
}
