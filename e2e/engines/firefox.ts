/** Firefox by WebDriver BiDi, over the WebSocket that Firefox itself opens. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Driver, keyActions, PATIENCE, PHONE, watchFaults, within } from './driver.ts'
import { inPage } from './page-help.ts'

type Reply = { readonly id?: number; readonly type: string; readonly result?: unknown; readonly message?: string }
type Call = (method: string, params: object) => Promise<unknown>

export async function startFirefox(binary: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'rekenklaar-firefox-'))
  writeFileSync(join(profile, 'user.js'), preferences.map((line) => `user_pref(${line});\n`).join(''))
  const env = { ...process.env, HOME: profile, MOZ_HEADLESS: '1', TZ: 'Europe/Brussels' }
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank']
  const browser = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  const end = async () => {
    const gone = new Promise((resolve) => browser.once('exit', resolve))
    if (browser.exitCode === null && browser.kill('SIGKILL')) await within('Firefox ending', gone)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const call = await connect(`${await within('Firefox starting', addressOf(browser.stderr))}/session`)
    await call('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'dismiss' } } } })
    await call('script.addPreloadScript', { functionDeclaration: `() => ${watchFaults}` })
    const tree = (await call('browsingContext.getTree', {})) as { contexts: readonly { context: string }[] }
    const context = tree.contexts[0]?.context ?? ''
    await call('browsingContext.setViewport', { context, viewport: PHONE })
    /** Where it is, empty while it is on its way. */
    const address = async () => {
      const expression = "document.readyState === 'loading' ? '' : location.href"
      const asked = { expression, target: { context }, awaitPromise: false }
      // Between two pages there is nothing that could answer.
      const answer = await call('script.evaluate', asked).catch(() => null)
      return (answer as { result?: { value?: string } } | null)?.result?.value ?? ''
    }
    /** Asked for: of a hundred pages Firefox forgets to say of one or two that they are there. */
    const arrived = async (isThere: (here: string) => boolean) => {
      // Less and less often: to answer takes Firefox time that the page could use.
      let wait = 20
      for (const start = Date.now(); Date.now() - start < PATIENCE; await pause((wait = Math.min(wait * 1.4, 250)))) {
        const here = await address()
        if (here !== '' && isThere(here)) return
      }
      throw new Error(`the page did not come, ${await address()} is open`)
    }
    return {
      name: 'Firefox',
      open: async (url) => {
        await call('browsingContext.navigate', { context, url, wait: 'none' })
        await arrived((here) => here === url)
      },
      back: async () => {
        const before = await address()
        await call('browsingContext.traverseHistory', { context, delta: -1 })
        await arrived((here) => here !== before)
      },
      run: async (code, ...given) => {
        const { expression, outcome } = inPage(code, given)
        const asked = { expression, target: { context }, awaitPromise: true }
        const { result } = (await call('script.evaluate', asked)) as { result?: { value: string } }
        if (result === undefined) throw new Error('the page threw')
        return outcome(result.value)
      },
      type: async (text) => void (await call('input.performActions', { context, actions: keyActions(text) })),
      close: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

const preferences = [
  `"intl.accept_languages", "nl-BE,nl"`,
  // As on a phone: a scroll bar takes no room.
  `"ui.useOverlayScrollbars", 1`,
  `"browser.shell.checkDefaultBrowser", false`,
  `"datareporting.policy.dataSubmissionEnabled", false`,
  `"toolkit.telemetry.reportingpolicy.firstRun", false`,
  `"datareporting.healthreport.uploadEnabled", false`,
  `"app.update.disabledForTesting", true`,
  `"browser.download.useDownloadDir", true`,
  `"browser.download.always_ask_before_handling_new_types", false`,
  `"browser.download.manager.closeWhenDone", true`,
  `"network.captive-portal-service.enabled", false`,
  `"network.connectivity-service.enabled", false`,
  // All pages are of one site: one process for them, none in waiting, nothing fetched or kept on disk ahead.
  `"fission.autostart", false`,
  `"dom.ipc.processCount", 1`,
  `"dom.ipc.processPrelaunch.enabled", false`,
  `"browser.cache.disk.enable", false`,
  `"network.http.speculative-parallel-limit", 0`,
  // A page lives a second here, and nobody looks: neither the dearest compiler nor sixty pictures a second pay.
  `"javascript.options.ion", false`,
  `"layout.frame_rate", 10`,
]

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    output.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    output.on('end', () => reject(new Error(`Firefox did not start: ${said.slice(-500)}`)))
  })
}

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (reply: Reply) => void>()
  await within(
    'connecting to Firefox',
    new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error('Firefox refused the connection')))
    }),
  )
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id === undefined) return
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let last = 0
  return async (method, params) => {
    const id = ++last
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const reply = await within(method, promise)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`)
    return reply.result
  }
}
