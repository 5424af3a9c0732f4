/** Lighthouse and Stryker weigh a third of what the other packages do: they are installed when one is first asked for. */
import { join } from 'node:path'
import { ensureInstalled, root } from '../scripts/setup.mjs'

/** The script to start, by its place in the packages of bench/tools. */
export function tool(script: string): string {
  const folder = join(root, 'bench', 'tools')
  ensureInstalled(folder)
  return join(folder, 'node_modules', script)
}
