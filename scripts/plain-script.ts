/** A source file as one small plain script: the service worker, and the script that other sites load. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, transformWithOxc } from 'vite'
import { buildTarget } from './browser-floor.ts'
import { compressFile } from './compress.ts'
import { root } from './setup.mjs'

export async function plainScript(file: string, change = (source: string) => source): Promise<string> {
  const { code: typed } = await transformWithOxc(change(readFileSync(join(root, file), 'utf8')), file, {
    target: buildTarget,
  })
  // Its imports are types only; what marks it as a module all the same is refused by browsers in a plain script.
  const { code } = await minify(file, typed.replace(/^export \{\s*\};?$/m, ''))
  if (/\b(?:import|export)\s*[{"'`]/.test(code)) throw new Error(`${file} must be one plain script`)
  return code
}

/** Names of a plain script are names of the whole page, so this one keeps them to itself. */
export const embedScript = async (): Promise<string> => `(()=>{${await plainScript('site/embed/place.ts')}})()`

export async function writeEmbedScript(folder: string): Promise<number> {
  const code = await embedScript()
  writeFileSync(join(folder, 'insluiten.js'), code)
  await compressFile(join(folder, 'insluiten.js'))
  return code.length
}
