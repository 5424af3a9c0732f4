/** Whole tasks of a visitor, in each engine the same. Amounts are compared with what the server computes for programs. */
import { eur } from '#calculators/kernel/format.ts'
import type { Driver } from './driver.ts'
import { alive, button, field, headline, otherThan, ready, takeAlong, tidy, until } from './page-help.ts'
import type { Check } from './pages.ts'

const DEPOSIT = '/sparen/deposito-calculator'
const GROWTH = '/sparen/samengestelde-interest-berekenen'
const LEDGER = '/sparen/loyalty-bonus-calculator'

/** What the server answers to a program, written as on the page. */
async function served(origin: string, path: string, invoer: object): Promise<string> {
  const answer = await fetch(`${origin}/api/rekenhulpen/${path.split('/').at(-1)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invoer }),
  })
  const { headline: key, figures } = (await answer.json()) as { headline: string; figures: Record<string, number> }
  return tidy(eur(figures[key] ?? Number.NaN))
}

async function start(driver: Driver, address: string): Promise<string> {
  // Away first: from the same page only the part behind the # would change.
  await driver.open(`${new URL(address).origin}/robots.txt`)
  await driver.open(address)
  return driver.run(async () => {
    await alive()
    return headline()
  })
}

/** On the deposit as the task before left it: these change nothing but the amount, and look at what their own change does. */
async function goOn(driver: Driver, origin: string): Promise<string> {
  const [here, shown] = await driver.run(() => [location.pathname + location.hash, headline()] as const)
  return here === DEPOSIT && shown !== '' ? shown : start(driver, origin + DEPOSIT)
}

function same(seen: string, wanted: string): void {
  if (seen !== wanted) throw new Error(`shows ${seen} instead of ${wanted}`)
}

async function typeAmount(driver: Driver, text: string): Promise<void> {
  await driver.run(ready, 'bedrag')
  await driver.type(text)
}

const tasks: Readonly<Record<string, Check['run']>> = {
  'an amount with a comma': async (driver, origin) => {
    const before = await start(driver, origin + DEPOSIT)
    await typeAmount(driver, '12.345,67')
    const wanted = await served(origin, DEPOSIT, { bedrag: 12_345.67 })
    await driver.run(
      async (was, text) => {
        await otherThan(was)
        await until(`the headline becomes ${text}, it is ${headline()}`, () => headline() === text)
      },
      before,
      wanted,
    )
  },

  'a slider': async (driver, origin) => {
    const before = await goOn(driver, origin)
    await driver.run(async () => {
      // A window that nobody looks at has no focus, and with it the slider would come: its value is set as a drag would.
      const amount = await field('bedrag')
      const slider = await until('a slider', () =>
        amount.closest('.f')?.querySelector<HTMLInputElement>('input[type=range]'),
      )
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      native?.set?.call(slider, String(Number(slider.value) + 200))
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const [after, typed] = await driver.run(async (was) => {
      const shown = await otherThan(was)
      return [shown, (await field('bedrag')).value] as const
    }, before)
    same(after, await served(origin, DEPOSIT, { bedrag: Number(typed.replaceAll('.', '').replace(',', '.')) }))
  },

  'a file for Excel': async (driver, origin) => {
    await goOn(driver, origin)
    const [size, begin] = await driver.run(async () => {
      const made: Blob[] = []
      const create = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (file) => {
        if (file instanceof Blob) made.push(file)
        return create(file)
      }
      await takeAlong('Excel')
      const file = await until('a file', () => made[0])
      return [file.size, await file.slice(0, 2).text()] as const
    })
    if (size < 2000 || begin !== 'PK') throw new Error(`a file of ${size} bytes that begins with ${begin}`)
  },

  'two calculations side by side': async (driver, origin) => {
    await goOn(driver, origin)
    await driver.run(async () => {
      ;(await button('Vergelijk')).click()
      ;(await button('Zet deze berekening ernaast')).click()
    })
    await typeAmount(driver, '20000')
    await driver.run(async () => {
      await until('a table with both', () =>
        [...document.querySelectorAll('table')].find((table) => /Nu/.test(table.tHead?.textContent ?? '')),
      )
    })
  },

  'share, and open the link': async (driver, origin) => {
    const before = await goOn(driver, origin)
    await typeAmount(driver, '31000')
    const [shown, link] = await driver.run(async (was) => {
      await otherThan(was)
      // The history entry is the last thing that is written after a key.
      await until('the last key is read', () => JSON.stringify(history.state).includes('31000'))
      await takeAlong('Delen')
      const box = await until('the link', () => document.querySelector<HTMLInputElement>('dialog input[readonly]'))
      return [headline(), box.value] as const
    }, before)
    if (!link.includes('#bedrag=31000')) throw new Error(`the link is ${link}`)
    same(await start(driver, origin + link.slice(new URL(link).origin.length)), shown)
  },

  'a choice from a list': async (driver, origin) => {
    const before = await start(driver, origin + GROWTH)
    const chosen = await driver.run(async () => {
      const list = await field('bijschrijving')
      const other = [...(list as HTMLSelectElement).options].find(({ selected }) => !selected)?.value ?? ''
      list.value = other
      list.dispatchEvent(new Event('change', { bubbles: true }))
      return other
    })
    same(await driver.run(otherThan, before), await served(origin, GROWTH, { bijschrijving: chosen }))
  },

  'one more row in a list': async (driver, origin) => {
    await start(driver, origin + LEDGER)
    const [before, after] = await driver.run(async () => {
      const rows = () => document.querySelectorAll('form [name^="bewegingen."][name$=".soort"]').length
      const were = rows()
      const add = [...document.querySelectorAll('form button')].find((each) =>
        tidy(each.textContent).endsWith('toevoegen'),
      )
      if (!(add instanceof HTMLElement)) throw new Error('no button to add a row')
      add.click()
      await until('one row more', () => rows() > were)
      return [were, rows()] as const
    })
    same(String(after), String(before + 1))
  },

  'seek a goal': async (driver, origin) => {
    await start(driver, origin + DEPOSIT)
    await driver.run(async () => {
      ;(await button('Zoek een doel')).click()
      const goal = await until(
        'the field for the goal',
        () =>
          [...document.querySelectorAll('label')].find((each) => tidy(each.textContent).startsWith('Doel'))?.control,
      )
      goal.focus()
      if (goal instanceof HTMLInputElement) goal.select()
    })
    await driver.type('500')
    await driver.run(async () => {
      const seek = await until('the button to seek', () =>
        [...document.querySelectorAll('button')].find((each) => tidy(each.textContent) === 'Zoek'),
      )
      seek.click()
      ;(await button('Vul dit in')).click()
      await until('a headline of € 500,00', () => headline() === '€ 500,00')
    })
  },

  'a link with a comma behind the #': async (driver, origin) => {
    const shown = await start(driver, `${origin}${DEPOSIT}#bedrag=7500,50`)
    same(shown, await served(origin, DEPOSIT, { bedrag: 7500.5 }))
  },

  'away and back': async (driver, origin) => {
    const before = await start(driver, origin + DEPOSIT)
    await typeAmount(driver, '22000')
    const shown = await driver.run(async (was) => {
      await otherThan(was)
      // The state of the page goes into the history once typing has come to rest.
      await until('the amount is in the history', () => JSON.stringify(history.state).includes('22000'))
      return headline()
    }, before)
    await driver.open(`${origin}/sparen`)
    await driver.back()
    same(
      await driver.run(async (wanted) => {
        await alive()
        await until(`the headline is ${wanted} again, it is ${headline()}`, () => headline() === wanted)
        return headline()
      }, shown),
      shown,
    )
  },

  'dark colours': async (driver, origin) => {
    await driver.open(`${origin}/sparen`)
    await driver.run(async () => {
      const brightness = () => {
        const colours = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
        return Math.max(...colours.slice(0, 3).map(Number))
      }
      const choose = async (value: string, isSo: () => boolean) =>
        until(`the colours are ${value}`, () => {
          document.querySelector<HTMLInputElement>(`input[name=thema][value=${value}]`)?.click()
          return isSo()
        })
      await choose('licht', () => brightness() > 200)
      await choose('donker', () => brightness() < 80)
      await choose('systeem', () => true)
    })
  },
}

export const taskChecks: readonly Check[] = Object.entries(tasks).map(([name, run]) => ({ name, run }))
