import { expect, test } from 'vitest'
import { checkApart, checkCircles, checkImports, checkRoles, readSources } from './import-direction.ts'
import { root } from './setup.mjs'

const errorsOf = (file: string, text: string) => checkImports(new Map([[file, text]])).errors

test('fails when a file in finance/ imports from rules/, by alias, by path, re-exported or lazily', () => {
  for (const line of [
    "import { law } from '#rules/law.ts'",
    "import { law } from '../rules/law.ts'",
    "import {\n  law,\n  type Law,\n} from '#rules/law.ts'",
    "export { law } from '../rules/law.ts'",
    "import '../rules/law.ts'",
    "const { law } = await import('../rules/law.ts')",
    "const all = import.meta.glob(['./*.ts', '../rules/*.ts'])",
  ]) {
    expect(errorsOf('finance/loan.ts', line), line).toHaveLength(1)
  }
  expect(errorsOf('finance/loan.ts', "import { law } from '#rules/law.ts'")).toEqual([
    'finance/loan.ts imports rules/law.ts',
  ])
})

test('fails when it matches no file at all', () => {
  expect(checkImports(new Map()).errors).toEqual(['No file was checked: the folders have moved or are empty.'])
  expect(checkImports(new Map([['elsewhere/a.ts', '']])).errors).toHaveLength(1)
})

test('lets imports go down', () => {
  expect(
    errorsOf(
      'rules/tax.ts',
      "import { brackets } from '#finance/brackets.ts'\nimport { cpi } from '#data/series/cpi.ts'",
    ),
  ).toEqual([])
  expect(
    errorsOf(
      'site/pages/home.tsx',
      "import { catalogue } from '#calculators/catalogue.ts'\nimport { useId } from 'react'",
    ),
  ).toEqual([])
  expect(
    errorsOf('site/calculator/load.ts', "const all = import.meta.glob('../../calculators/*/*/calculator.ts')"),
  ).toEqual([])
})

test('a model knows the law and no calculator', () => {
  const model = 'calculators/models/household.ts'
  expect(errorsOf(model, "import { aanslag } from '#rules/belasting/aanslag.ts'")).toEqual([])
  expect(errorsOf(model, "import { inputs } from '#calculators/planning/budget-planner/inputs.ts'")).toHaveLength(1)
  const formats = new Map([[model, "import { eur } from '#calculators/kernel/format.ts'"]])
  expect(checkApart(formats).errors).toEqual([`${model} formats by calculators/kernel/format.ts`])
})

test('keeps the site and the server apart', () => {
  expect(errorsOf('site/pages/home.tsx', "import { open } from '#server/database/database.ts'")).toHaveLength(1)
  expect(errorsOf('server/pages/pages.ts', "import { Home } from '#site/pages/home.tsx'")).toHaveLength(1)
  expect(errorsOf('server/pages/pages.ts', "const app = await import('../../dist/server/entry.mjs')")).toEqual([])
})

test('a meta.ts imports types only, and the catalogue only meta.ts files', () => {
  const meta = 'calculators/sparen/deposito-calculator/meta.ts'
  expect(errorsOf(meta, "import type { Meta } from '#calculators/kernel/meta.ts'")).toEqual([])
  expect(errorsOf(meta, "import { spaarvrijstelling } from '#rules/savings.ts'")).toHaveLength(1)
  expect(errorsOf('calculators/catalogue.ts', `import { meta } from './sparen/deposito-calculator/meta.ts'`)).toEqual(
    [],
  )
  expect(
    errorsOf('calculators/catalogue.ts', `import it from './sparen/deposito-calculator/calculator.ts'`),
  ).toHaveLength(1)
})

test('finance and contract take no packages but zod for the contract', () => {
  expect(errorsOf('finance/loan.ts', "import { sum } from 'd3-array'")).toEqual([
    'finance/loan.ts imports the package d3-array',
  ])
  expect(errorsOf('contract/bank.ts', "import { z } from 'zod'")).toEqual([])
  expect(errorsOf('contract/market.ts', "import type { Market } from '#calculators/kernel/market.ts'")).toEqual([])
  expect(errorsOf('contract/bank.ts', "import { eq } from '#finance/money.ts'")).toHaveLength(1)
  expect(errorsOf('finance/loan.test.ts', "import fc from 'fast-check'")).toEqual([])
})

test('is not misled by comments and texts', () => {
  expect(
    errorsOf(
      'finance/loan.ts',
      "// import { law } from '#rules/law.ts'\n/* import '#rules/law.ts' */\nconst a = 'https://x.be'",
    ),
  ).toEqual([])
})

const apart = (files: Readonly<Record<string, string>>) => checkApart(new Map(Object.entries(files))).errors

test('no category and no calculator reaches into another', () => {
  const from = 'calculators/sparen/a/inputs.ts'
  expect(apart({ [from]: "import { x } from '#calculators/lenen/markt.ts'" })).toHaveLength(1)
  expect(apart({ [from]: "import type { x } from '#calculators/sparen/b/inputs.ts'" })).toHaveLength(1)
  expect(apart({ [from]: "import { x } from '#calculators/models/savings-account.ts'\nimport './solve.ts'" })).toEqual(
    [],
  )
  expect(apart({ [from]: "import { x } from '#calculators/common/fields.ts'" })).toEqual([])
})

test('what computes formats nothing and contains no sentence, however far the import is', () => {
  const solve = 'calculators/sparen/a/solve.ts'
  expect(apart({ [solve]: "import { eur } from '#calculators/kernel/format.ts'" })).toHaveLength(1)
  expect(
    apart({
      [solve]: "import { x } from './plan.ts'",
      'calculators/sparen/a/plan.ts': "import '#calculators/kernel/units.ts'",
    }),
  ).toHaveLength(1)
  expect(apart({ [solve]: "const reason = 'De kosten zijn te hoog'" })).toHaveLength(1)
  expect(
    apart({ [solve]: "import type { Case } from '#calculators/kernel/units.ts'\nconst reason = 'te-hoge-kosten'" }),
  ).toEqual([])
})

test('what tells computes nothing: figures of the law may be named, formulas not', () => {
  const tell = 'calculators/sparen/a/tell.ts'
  expect(apart({ [tell]: "import { loan } from '#finance/loan.ts'" })).toHaveLength(1)
  expect(apart({ [tell]: "import { tax } from '#rules/loon/loon.ts'" })).toHaveLength(1)
  expect(apart({ [tell]: "import { rsz } from '#rules/loon/loon.figures.ts'" })).toEqual([])
})

test('fails when it finds no calculator to keep apart', () => {
  expect(apart({ 'site/a.ts': '' })).toHaveLength(1)
})

test('reads the real tree', () => {
  expect(readSources(root).size).toBeGreaterThan(20)
})

test('fails when files import each other, by a type or over a third', () => {
  const circle = new Map([
    ['finance/a.ts', "import { b } from '#finance/b.ts'"],
    ['finance/b.ts', "import { c } from './c.ts'"],
    ['finance/c.ts', "import type { A } from '#finance/a.ts'"],
    ['finance/d.ts', "import { a } from '#finance/a.ts'"],
  ])
  expect(checkCircles(circle).errors).toEqual(['a circle: finance/a.ts → finance/b.ts → finance/c.ts → finance/a.ts'])
  circle.set('finance/c.ts', '')
  expect(checkCircles(circle).errors).toEqual([])
})

test('no two files of this repository import each other', () => {
  expect(checkCircles(readSources(root)).errors).toEqual([])
})

test('a file of a calculator says by its name what it is for, and is reached from its own side only', () => {
  const folder = 'calculators/sparen/x'
  const rolesOf = (files: Readonly<Record<string, string>>) =>
    checkRoles(new Map(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))).errors
  expect(rolesOf({ 'solve.ts': "import { plan } from './model-plan.ts'", 'model-plan.ts': '' })).toEqual([])
  expect(rolesOf({ 'plan.ts': '' })).toEqual([`${folder}/plan.ts has no role: see CONTRIBUTING.md`])
  expect(rolesOf({ 'tables.ts': "import { plan } from './model.ts'" })).toEqual([
    `${folder}/tables.ts tells, and reaches the model ${folder}/model.ts`,
  ])
  expect(rolesOf({ 'tables.ts': "import type { Plan } from './model.ts'" })).toEqual([])
  expect(rolesOf({ 'model.ts': "import { steps } from './steps.ts'" })).toEqual([
    `${folder}/model.ts computes, and reaches the telling ${folder}/steps.ts`,
  ])
  expect(checkRoles(readSources(root)).errors).toEqual([])
})
