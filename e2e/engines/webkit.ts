/** WebKit by WebDriver: Debian's driver opens a window of our own, as wide as a phone, on a screen in memory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/free-port.ts'
import { type Driver, keyActions, PATIENCE, PHONE, watchFaults, within } from './driver.ts'
import { inPage } from './page-help.ts'

const windowScript = fileURLToPath(new URL('webkit-window.py', import.meta.url))

export async function startWebKit(driver: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'rekenklaar-webkit-'))
  const running: ChildProcess[] = []
  const end = async () => {
    for (const child of running.toReversed()) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.kill('SIGTERM'))
        await within('WebKit ending', gone, 5000).catch(() => child.kill('SIGKILL'))
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const display = await startScreen(running)
    const port = await freePort()
    const env = {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'nl_BE.UTF-8',
      // A device elsewhere: what is taken from its own time instead of Belgian time shows. Firefox is in Belgium.
      TZ: 'UTC',
      NO_AT_BRIDGE: '1',
      // A page lives a second here: what the dearest compilers of its code take does not come back.
      JSC_useDFGJIT: '0',
      JSC_useFTLJIT: '0',
    }
    running.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }))
    return await openSession(`http://127.0.0.1:${port}`, end)
  } catch (error) {
    await end()
    throw error
  }
}

/** Xvfb chooses a free number itself and writes it to its third channel. */
async function startScreen(running: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  running.push(screen)
  const numbers = screen.stdio[3]
  if (!numbers || !('on' in numbers)) throw new Error('Xvfb gave no channel')
  const chosen = new Promise<string>((resolve, reject) => {
    numbers.on('data', (bytes: Buffer) => resolve(`:${bytes.toString().trim()}`))
    screen.once('error', reject)
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return within('Xvfb starting', chosen)
}

async function openSession(address: string, end: () => Promise<void>): Promise<Driver> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${(value as { message?: string }).message ?? answer.status}`)
    return value
  }
  for (let attempt = 0; ; attempt++) {
    const ready = await call('GET', '/status').catch(() => null)
    if (ready !== null) break
    if (attempt > 100) throw new Error('the WebKit driver did not start')
    await pause(100)
  }
  const args = [windowScript, String(PHONE.width), String(PHONE.height), watchFaults]
  const options = { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args }, pageLoadStrategy: 'normal' }
  const made = await call('POST', '/session', { capabilities: { alwaysMatch: options } })
  const session = `/session/${(made as { sessionId: string }).sessionId}`
  await call('POST', `${session}/timeouts`, { script: PATIENCE, pageLoad: PATIENCE })
  const execute = async (script: string) => call('POST', `${session}/execute/sync`, { script, args: [] })
  return {
    name: 'WebKit',
    open: async (url) => {
      await call('POST', `${session}/url`, { url })
      // The driver sometimes takes the end of the page before for this one: code would then run in what goes away.
      for (const start = Date.now(); Date.now() - start < PATIENCE; await pause(15)) {
        const here = await execute("return document.readyState === 'complete' ? location.href : ''")
        if (here === url) return
      }
      throw new Error(`${url} did not come`)
    },
    back: async () => void (await call('POST', `${session}/back`, {})),
    run: async (code, ...given) => {
      // Started and then asked for: an asynchronous script that the driver waits for sometimes never comes back.
      const { expression, outcome } = inPage(code, given)
      await execute(`window.outcome = null; ${expression}.then((outcome) => (window.outcome = outcome))`)
      // Less and less often: an answer goes through four processes, which take their time from the page.
      let wait = 20
      for (const start = Date.now(); Date.now() - start < PATIENCE; await pause((wait = Math.min(wait * 1.4, 150)))) {
        const json = await execute('return window.outcome')
        if (typeof json === 'string') return outcome(json)
      }
      throw new Error('the page did not answer')
    },
    type: async (text) => void (await call('POST', `${session}/actions`, { actions: keyActions(text) })),
    close: async () => {
      await call('DELETE', session).catch(() => null)
      await end()
    },
  }
}
