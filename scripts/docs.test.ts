/** What the documents name exists: files and folders, npm scripts, stages of `npm test`, and the pages they link to. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup.mjs'
import { stages } from './stages.ts'

const documents = globSync(['*.md', '{calculators,data,docs,scripts,site}/**/*.md'], { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: object }

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
const missing = (namesIn: (text: string, file: string) => readonly string[], isThere: (name: string) => boolean) =>
  documents.flatMap(({ file, text }) =>
    namesIn(text, file)
      .filter((name) => !isThere(name))
      .map((name) => `${file}: ${name}`),
  )

/** A path in code letters; `kernel/…` is that of the calculators. What is made later or by a reader is not looked for. */
const PATH =
  /`((?:finance|rules|data|calculators|kernel|contract|site|server|bin|deploy|scripts|e2e|bench|docs)\/[\w./*-]*)`/g
const isFile = (name: string) => {
  const path = name.replace(/^kernel\//, 'calculators/kernel/')
  return path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))
}

test('files and folders are there', () => {
  expect(documents.length).toBeGreaterThan(20)
  expect(missing((text) => all(text, PATH), isFile)).toEqual([])
})

test('npm scripts and stages are there', () => {
  const names = (text: string) => all(text, /npm run (?:--silent )?([\w:-]+)/g)
  expect(missing(names, (name) => name in scripts)).toEqual([])
  const asked = (text: string) => all(text, /npm test -- ([a-z]+(?: [a-z]+)*)/g).flatMap((words) => words.split(' '))
  expect(missing(asked, (word) => existsSync(join(root, word)) || stages.some(({ name }) => name === word))).toEqual([])
})

test('links between documents lead somewhere', () => {
  const links = (text: string, file: string) =>
    all(text, /\]\(((?!https?:|#)[^)#]+)/g).map((link) => join(dirname(file), link))
  expect(missing(links, (path) => existsSync(join(root, path)))).toEqual([])
})
