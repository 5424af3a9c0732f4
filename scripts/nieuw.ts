/**
 * npm run nieuw -- <category> <slug>: the folder of a new calculator that compiles, and its line in the catalogue and in
 * the questions of the category page. The list of inputs for next steps is made again.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { upperFirst } from '#calculators/kernel/format.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { camelCase } from './files.ts'
import { INPUTS_OF, inputsOfText } from './inputs-of.ts'
import { commandLine, root } from './setup.mjs'
import { refuse } from './usage.ts'

const [category = '', slug = '', ...more] = process.argv.slice(2)
const folder = join(root, 'calculators', category, slug)
// A slug is of one calculator, whatever its category: addresses, links and programs know it alone.
const taken = categories.find((one) => existsSync(join(root, 'calculators', one, slug)))
const problem = !categories.some((one) => one === category)
  ? `Kies een categorie: ${categories.join(', ')}.`
  : !/^[a-z]+(?:-[a-z0-9]+)*$/.test(slug)
    ? 'Geef een slug in kleine letters met streepjes, bijvoorbeeld zonnepanelen-berekenen.'
    : taken !== undefined
      ? `calculators/${taken}/${slug} bestaat al.`
      : more.length > 0
        ? 'Geef één categorie en één slug.'
        : null
if (problem !== null) refuse(`${problem}\nGebruik: npm run nieuw -- <categorie> <slug>`)

const words = slug.replaceAll('-', ' ')
const title = upperFirst(words)
const name = camelCase(slug)
const today = new Date().toISOString().slice(0, 10)

const files: Readonly<Record<string, string>> = {
  'inputs.ts': `import { euro, type Inputs, years } from '#calculators/kernel/fields.ts'

export const inputs = {
  bedrag: euro({ label: 'Bedrag per jaar', start: 1_000, slider: 50 }),
  looptijd: years({ label: 'Looptijd', start: 10 }),
} satisfies Inputs
`,
  'outputs.ts': `import type { Outputs } from '#calculators/kernel/outputs.ts'

export const outputs = {
  totaal: { label: 'Totaal', unit: 'euro' },
  perMaand: { label: 'Per maand', unit: 'euro' },
} as const satisfies Outputs
`,
  'solve.ts': `import type { ValuesOf } from '#calculators/kernel/fields.ts'
import { roundCents } from '#finance/money.ts'
import type { inputs } from './inputs.ts'

export function solve({ bedrag, looptijd }: ValuesOf<typeof inputs>) {
  const byYear = Array.from({ length: looptijd }, (_, index) => ({
    year: index + 1,
    total: roundCents(bedrag * (index + 1)),
  }))
  return { out: { totaal: roundCents(bedrag * looptijd), perMaand: roundCents(bedrag / 12) }, work: { byYear } }
}
`,
  'tell.ts': `import type { Case } from '#calculators/kernel/calculator.ts'
import { eur, plural } from '#calculators/kernel/format.ts'
import type { Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Solved = Case<typeof inputs, typeof outputs, typeof solve>

export function tell({ values, out, work }: Solved): Telling<keyof typeof outputs> {
  const term = plural(values.looptijd, 'jaar', 'jaar')
  return {
    headline: 'totaal',
    key: ['perMaand'],
    sentence: \`Over \${term} is dat samen **\${eur(out.totaal)}**.\`,
    charts: [
      {
        kind: 'area',
        key: 'verloop',
        title: 'Jaar na jaar',
        sentence: \`Na \${term} sta je op \${eur(out.totaal)}.\`,
        x: { label: 'Jaar', values: work.byYear.map((row) => row.year) },
        y: { unit: 'euro' },
        series: [{ key: 'totaal', label: 'Totaal', values: work.byYear.map((row) => row.total) }],
      },
    ],
    tables: [
      {
        key: 'jaren',
        title: 'Jaar per jaar',
        columns: [
          { key: 'jaar', label: 'Jaar', unit: 'number' },
          { key: 'totaal', label: 'Totaal', unit: 'euro' },
        ],
        rows: work.byYear.map((row) => [row.year, row.total]),
      },
    ],
    steps: [
      { text: \`Je vulde \${eur(values.bedrag)} per jaar in.\` },
      { text: \`Dat maal \${term} is **\${eur(out.totaal)}**.\`, formula: \`\${eur(values.bedrag)} × \${values.looptijd}\` },
    ],
    assumptions: ['Het bedrag blijft elk jaar gelijk.'],
    excluded: ['Prijzen die stijgen.'],
    next: [next('samengestelde-interest-berekenen', 'Wat als je dat bedrag elk jaar spaart?')],
  }
}
`,
  'calculator.ts': `import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({ inputs, outputs, solve, tell })
`,
  'says.ts': `import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: '${slug.replace(/-(?:berekenen|calculator)$/, '').replaceAll('-', ' ')}',
  fields: {},
} satisfies Says
`,
  'meta.ts': `import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: '${slug}',
  category: '${category}',
  pageTitle: '${title}',
  heading: '${title.slice(0, 24).trim()}',
  lede: 'Wat het is, jaar per jaar.',
  breadcrumbTitle: '${title}',
  metaTitle: '${`${title} in België`.slice(0, 60).trim()}',
  metaDescription:
    '${title}: vul je eigen bedrag en looptijd in en zie meteen wat het samen is, jaar per jaar, met elke stap erbij.',
  question: 'Wat is het antwoord op ${words}?',
  intro: 'Vul je bedrag en je looptijd in. Je ziet meteen wat ${words} voor jou betekent.',
  synonyms: ['${words}', '${words} simulatie', '${words} uitleg'],
  signposts: [],
  faqs: [
    { question: 'Hoe werkt ${words}?', answer: 'Je vult een bedrag en een looptijd in. Wij tellen op.' },
    { question: 'Wat heb ik nodig voor ${words}?', answer: 'Enkel je bedrag per jaar en het aantal jaren.' },
    { question: 'Wat telt niet mee bij ${words}?', answer: 'Prijzen die stijgen, tellen niet mee.' },
    { question: 'Waar vind ik meer over ${words}?', answer: 'Onderaan staan de bronnen van deze pagina.' },
  ],
  authorityLinks: [
    { title: 'Wikifin', url: 'https://www.wikifin.be/nl', description: 'Uitleg van de FSMA over geld.' },
    { title: 'FOD Economie', url: 'https://economie.fgov.be/nl', description: 'Wat de overheid erover zegt.' },
  ],
  usesMarket: false,
  changedOn: '${today}',
} satisfies Meta
`,
  'examples.ts': `import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: '1.000 euro per jaar gedurende tien jaar',
    source: 'Eigen afleiding',
    derivation: '1.000 × 10 = 10.000.',
    input: { bedrag: 1000, looptijd: 10 },
    expect: { totaal: 10000 },
  },
  {
    title: '1.200 euro per jaar is 100 euro per maand',
    source: 'Eigen afleiding',
    derivation: '1.200 ÷ 12 = 100.',
    input: { bedrag: 1200, looptijd: 1 },
    expect: { perMaand: 100 },
  },
  {
    title: '99,99 euro per jaar gedurende drie jaar',
    source: 'Eigen afleiding',
    derivation: '99,99 × 3 = 299,97.',
    input: { bedrag: 99.99, looptijd: 3 },
    expect: { totaal: 299.97 },
  },
]
`,
  'solve.test.ts': `import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { solve } from './solve.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 })

describe('${slug}', () => {
  test('a year more adds one amount', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 59 }), (bedrag, looptijd) => {
        const more = solve({ bedrag, looptijd: looptijd + 1 }).out.totaal
        expect(more - solve({ bedrag, looptijd }).out.totaal).toBe(bedrag)
      }),
    )
  })

  test('the last year of the table is the total', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 60 }), (bedrag, looptijd) => {
        const { out, work } = solve({ bedrag, looptijd })
        expect(work.byYear.at(-1)?.total).toBe(out.totaal)
      }),
    )
  })
})
`,
}

mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
edit('calculators/catalogue.ts', [
  [/(?=import \{ meta as )/, `import { meta as ${name} } from '#calculators/${category}/${slug}/meta.ts'\n`],
  [/(?=\]\n$)/, `  ${name},\n`],
])
writeFileSync(join(root, INPUTS_OF), inputsOfText())
const questions = 'site/content/hub-groups.ts'
edit(questions, [
  // At the end of the last question of the category.
  [new RegExp(`(?<=\\n  ${category}: \\[[\\s\\S]*?)(?=,?\\s*\\],\\n    \\},\\n  \\],)`), `, '${slug}'`],
])
// How lines break depends on the length of the slug.
execFileSync(...commandLine('oxfmt', [folder, join(root, questions)]), { cwd: root })
console.log(
  `calculators/${category}/${slug} is gemaakt. Lees nu: npm run --silent bereken -- ${slug} --tekst\n` +
    `Zet de rekenhulp in ${questions} onder de vraag waar ze bij hoort.`,
)

/** Puts each text at its place. */
function edit(file: string, places: readonly (readonly [RegExp, string])[]): void {
  const path = join(root, file)
  let text = readFileSync(path, 'utf8')
  for (const [place, added] of places) {
    if (!place.test(text)) throw new Error(`${file} has no place for "${added.trim()}"`)
    text = text.replace(place, () => added)
  }
  writeFileSync(path, text)
}
