/** The pictures of the page: what each account gives you, and what it gives if you leave early. */
import { eur, plural } from '#calculators/kernel/format.ts'
import type { Chart, StripsChart } from '#calculators/kernel/chart.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import type { Best } from './case.ts'

type Account = Best['work']['bars'][number]['account']

/** "Keytrade High Fidelity": the word bank and the colon only make the name longer. */
const short = ({ id, bank, product }: Account) =>
  id === '' ? 'jouw rekening' : nameOf({ bank: bank.replace(/ (Consumer )?Bank$/, ''), product }).replace(': ', ' ')

function ranking({ work, out }: Best): StripsChart {
  const mine = work.bars.find(({ account }) => account.id === work.mine?.account.id)
  const ranked = work.bars.filter((entry) => entry !== mine)
  const [best] = ranked
  const equal = new Set(work.tied.map(({ account }) => account.id))
  const tied = ranked.filter(({ account }) => equal.has(account.id))
  const lower = work.ranked.length - work.refused - ranked.length - (mine ? 1 : 0)
  const last = tied.at(-1)
  return {
    kind: 'strips',
    key: 'opbrengst',
    title: 'Wat elke rekening je opbrengt',
    sentence:
      out.besteRekening === null || out.nettoOpbrengst === null
        ? 'Er is geen rekening om te tonen.'
        : `${out.besteRekening} geeft op jouw plan het meest${work.ownIsMore ? ' van de andere rekeningen' : ''}: ${eur(out.nettoOpbrengst)} netto. Eerste stuk: basisrente. Tweede stuk: premie.`,
    y: { unit: 'euro' },
    tie:
      best && last && tied.length > 1
        ? { count: tied.length, text: `gelijke stand: ${eur(best.net - last.net)} verschil` }
        : undefined,
    strips: [
      ...ranked.map((entry, index) => ({
        label: short(entry.account),
        parts: [
          { label: 'Basisrente, netto', value: entry.netBase, tone: index < tied.length ? 'main' : 'third' } as const,
          { label: 'Premie, netto', value: entry.netPremium, tone: index < tied.length ? 'second' : 'open' } as const,
        ],
      })),
      ...(mine
        ? [
            {
              label: mine.account.product === '' ? 'Jouw rekening nu' : `Nu: ${nameOf(mine.account)}`,
              above:
                lower > 0
                  ? `… ${plural(lower, 'rekening', 'rekeningen')} lager, ${work.refused} kunnen niet met jouw plan`
                  : undefined,
              parts: [
                { label: 'Basisrente, netto', value: mine.netBase, tone: 'compare' } as const,
                { label: 'Premie, netto', value: mine.netPremium, tone: 'lost' } as const,
              ],
            },
          ]
        : []),
    ],
  }
}

const yieldChart = ({ work }: Best): Chart => ({
  kind: 'line',
  key: 'bewaartijd',
  title: 'Netto rendement per jaar, naargelang je het laat staan',
  sentence: 'Onder de 12 maanden telt enkel de basisrente; op maand 12 en 24 komt er in één keer een premie bij.',
  x: { label: 'Maanden op de rekening', values: work.holding },
  y: { unit: 'percent' },
  marks: [{ x: 12, label: 'premie na 12 maanden', strong: true }],
  series: work.lines.map((line, index) => ({
    key: `lijn${index}`,
    label: short(line.account),
    values: line.values,
    dashed: index > 0,
  })),
})

export const charts = (solved: Best): Chart[] => [ranking(solved), yieldChart(solved)]
