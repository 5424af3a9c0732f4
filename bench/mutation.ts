/** npm run mutation [-- --mutate file]: the share of deliberate faults in finance/ and rules/ that the tests notice. */
import { spawnSync } from 'node:child_process'
import { root } from '../scripts/setup.mjs'
import { tool } from './tools.ts'

const args = [tool('@stryker-mutator/core/bin/stryker.js'), 'run', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
