/** What the checks ask of a browser, whatever it is driven by: open, run code in the page, press keys. */

export type Driver = {
  readonly name: string
  /** Opens an address and waits until its HTML has been read. */
  readonly open: (url: string) => Promise<void>
  /** Goes back one page, and waits as for opening one. */
  readonly back: () => Promise<void>
  /** Runs a function in the page and gives what it returns, as JSON. It may use what page-help.ts defines. */
  readonly run: <A extends readonly unknown[], R>(code: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>
  /** Presses these keys, one after the other, in whatever has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** No call may hang a run: a browser that does not answer within this is a fault. */
export const PATIENCE = 90_000
export const PHONE = { width: 390, height: 844 }

export async function within<T>(what: string, work: Promise<T>, patience = PATIENCE): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${patience / 1000} s`)), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** One key at a time, down and up, as WebDriver and BiDi both write it. */
export const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** The same server by its number: there no page starts a service worker, which would keep each page that is opened once. */
export const unkept = (origin: string) => origin.replace('localhost', '127.0.0.1')

/** Runs in every page before its own scripts: what goes wrong there is kept for the checks. */
export const watchFaults = `(() => {
  if (location.hostname === '127.0.0.1' && 'ServiceWorkerContainer' in window)
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
  const faults = []
  Object.defineProperty(window, 'seenFaults', { value: faults })
  addEventListener('error', (event) => { if (event.message) faults.push(event.message) })
  addEventListener('unhandledrejection', (event) => faults.push('unhandled: ' + event.reason))
  const say = console.error
  console.error = (...words) => { faults.push(words.map(String).join(' ')); say(...words) }
})()`
