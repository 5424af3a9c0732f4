/** npm run vragen [-- --fouten]: how well questions are understood, per kind, against the questions in calculators/ask/testdata. */
import { readdirSync, readFileSync } from 'node:fs'
import { makeReader } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import { fieldsOfAll, mark, type Question } from '#calculators/ask/mark.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { refuse } from './usage.ts'

const words = process.argv.slice(2)
if (words.some((word) => word !== '--fouten')) refuse('Gebruik: npm run vragen [-- --fouten]')

const folder = new URL('../calculators/ask/testdata/', import.meta.url)
const today = '2026-11-16'
const reader = makeReader(await makeBook(today))
const fields = await fieldsOfAll({ today, market: builtInMarket })

for (const name of readdirSync(folder).filter((file) => file.endsWith('vragen.json'))) {
  const questions = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly Question[]
  const marked = questions.map((question) => {
    const asked = reader(question.vraag, today)
    const [first] = asked.readings
    const answer =
      asked.kind === 'nothing' || first === undefined
        ? { slug: null, invoer: {}, sure: false }
        : { slug: first.slug, invoer: first.given, sure: asked.kind === 'answer' }
    return { question, answer, marks: mark(question, answer, fields) }
  })
  const rows = [
    ...Map.groupBy(marked, ({ question }) => question.soort),
    ['totaal', marked.filter(({ question }) => question.slug !== null)] as const,
  ].map(([soort, all]) => {
    const judged = all.filter(({ marks }) => marks.marked)
    return {
      soort,
      vragen: all.length,
      'juiste rekenhulp': all.filter(({ marks }) => marks.right).length,
      'alle velden': judged.filter(({ marks }) => marks.wrong.length === 0).length,
      'met verzonnen veld': judged.filter(({ marks }) => marks.invented.length > 0).length,
      'zeker en fout': all.filter(({ marks }) => marks.sure && !marks.right).length,
    }
  })
  console.log(name)
  console.table(rows)
  if (words.includes('--fouten'))
    for (const { question, answer, marks } of marked)
      if (!marks.right || marks.wrong.length + marks.invented.length > 0)
        console.log(
          `${question.vraag}\n  ${answer.slug ?? 'geen'} ${JSON.stringify(answer.invoer)}\n  fout: ${marks.wrong.join(', ')} verzonnen: ${marks.invented.join(', ')}`,
        )
}
