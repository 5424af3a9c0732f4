/**
 * What most people come to a hub for, as their question, with the figure of today where the law or our list has one. A
 * figure of the market has its date: it is never an example.
 */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { dateText, longDate, pct } from '#calculators/kernel/format.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import { savingsLines } from '#site/content/ledger.ts'
import { fillTokens } from '#site/content/tokens.ts'

export type Wanted = {
  readonly question: string
  readonly slug: string
  readonly figure?: { readonly value: string; readonly about: string }
}

const HOME_LOAN_YEARS = 20

const law = (value: string, about: string) => ({ value: fillTokens(value), about: fillTokens(about) })

async function bestSavings(): Promise<Wanted['figure']> {
  const [best] = await savingsLines()
  return best && { value: best.rate, about: `netto per jaar bij ${best.name}, gezien op ${best.checked}` }
}

function bestTerm(): Wanted['figure'] {
  const [best] = offersOf(builtInMarket, 'termijnrekening').toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))
  return best?.rate == null
    ? undefined
    : { value: pct(best.rate), about: `bruto bij ${best.bankShort}, gezien op ${dateText(best.checkedOn)}` }
}

function homeLoan(): Wanted['figure'] {
  const { rate, month } = homeLoanRate({ market: builtInMarket }, HOME_LOAN_YEARS)
  return { value: pct(rate), about: `richtwaarde voor ${HOME_LOAN_YEARS} jaar vast, ${longDate(month)}` }
}

export async function hubWanted(category: Category): Promise<readonly Wanted[]> {
  switch (category) {
    case 'sparen':
      return [
        {
          question: 'Waar krijg ik het meest voor mijn spaargeld?',
          slug: 'hoogste-spaarrente-belgie',
          figure: await bestSavings(),
        },
        {
          question: 'Wat brengt het op als ik het vastzet?',
          slug: 'termijnrekening-calculator',
          figure: bestTerm(),
        },
        {
          question: 'Wanneer is mijn premie verdiend?',
          slug: 'loyalty-bonus-calculator',
          figure: law('{premieTermijn}', 'zonder het geld op te nemen'),
        },
        { question: 'Hoeveel leg ik opzij voor mijn doel?', slug: 'doelspaarcalculator' },
      ]
    case 'lenen':
      return [
        { question: 'Hoeveel kan ik lenen?', slug: 'kredietcapaciteit-calculator' },
        {
          question: 'Wat kost een woonlening per maand?',
          slug: 'hypothecaire-lening-berekenen',
          figure: homeLoan(),
        },
        {
          question: 'Hoeveel registratierechten betaal ik?',
          slug: 'registratierechten-berekenen',
          figure: law('{vlaamsTariefWoning}', 'in Vlaanderen, voor je enige eigen woning'),
        },
        { question: 'Wat kost een auto per maand?', slug: 'auto-kosten-berekenen' },
      ]
    case 'beleggen':
      return [
        {
          question: 'Hoeveel belasting betaal ik op mijn winst?',
          slug: 'meerwaardebelasting-calculator',
          figure: law('{meerwaardetarief}', 'boven {meerwaardevrijstelling} winst'),
        },
        {
          question: 'Wat houd ik over van een dividend?',
          slug: 'roerende-voorheffing-calculator',
          figure: law('{dividendvrijstelling}', 'vrij van voorheffing, per persoon'),
        },
        { question: 'Wat brengt een ETF netto op?', slug: 'etf-calculator' },
      ]
    case 'planning':
      return [
        {
          question: 'Wat houd ik over van mijn brutoloon?',
          slug: 'bruto-netto-calculator',
          figure: law('{rszWerknemer}', 'RSZ, en dan de bedrijfsvoorheffing'),
        },
        { question: 'Wat krijg ik als ik ontslagen word?', slug: 'uitkering-berekenen' },
        { question: 'Hoeveel pensioen krijg ik?', slug: 'pensioen-calculator' },
        {
          question: 'Wat levert pensioensparen op?',
          slug: 'pensioensparen-calculator',
          figure: law('{pensioensparenTarief}', 'vermindering op stortingen tot {pensioensparenLaag}'),
        },
      ]
  }
}
