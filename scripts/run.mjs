/**
 * node scripts/run.mjs [--build] command args…
 * Sets up the checkout, then runs the command on the pinned Node with its signals and exit code passed through.
 * All npm scripts go through here instead of through pre-scripts, which npm skips when ignore-scripts is set.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { commandLine, ensureBuilt, ensureInstalled, root, startSettings, toolEnvironment } from './setup.mjs'

const words = process.argv.slice(2)
const build = words[0] === '--build'
const [command, ...args] = build ? words.slice(1) : words

try {
  ensureInstalled()
  if (build) ensureBuilt()
  const isStart = args.at(-1) === 'scripts/start.mjs'
  const env = { ...(isStart ? startSettings : {}), ...toolEnvironment() }
  const child = spawn(...commandLine(command, args), { cwd: root, stdio: 'inherit', env })

  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal already reaches the whole process group.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  // npm stops the shell that it started this process with, and not every shell passes that on. So: stop when it is gone.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 500).unref()
  }
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
} catch (error) {
  fail(error.message)
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
