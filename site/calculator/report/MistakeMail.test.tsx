import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { rawFromValues } from '#calculators/kernel/read.ts'
import deposit from '#calculators/sparen/deposito-calculator/calculator.ts'
import { meta } from '#calculators/sparen/deposito-calculator/meta.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { MistakeMail } from '#site/calculator/report/MistakeMail.tsx'
import { mailBody } from '#site/calculator/report/mail-body.ts'
import { pageMeta } from '#site/calculator/state/props.ts'

function props(link: string) {
  const outcome = runJson(deposit, { bedrag: 23456 }, { today: TEST_DAY, market: builtInMarket })
  if (outcome.status !== 'ok') throw new Error('The example must have an answer.')
  const raw = rawFromValues(deposit.inputs, outcome.values)
  const print = { inputs: deposit.inputs, raw, values: outcome.values, today: TEST_DAY, link: () => link }
  return { meta: pageMeta(meta), report: outcome.report, rulesDay: TEST_DAY, print }
}

describe('"Fout gezien?"', () => {
  test('names page, version, rules, outcome, inputs and link', () => {
    const body = mailBody(props('https://rekenklaar.be/sparen/deposito-calculator#bedrag=23456'))
    expect(body).toContain('/sparen/deposito-calculator')
    expect(body).toMatch(/Versie: \d{4}\.\d{2}, regels op 15\/11\/2026/)
    expect(body).toContain('- Bedrag: € 23.456')
    expect(body).toContain('Link: https://rekenklaar.be')
  })

  test('the address in the page holds nothing the visitor typed: that comes with the click', () => {
    const html = renderToString(<MistakeMail {...props('https://rekenklaar.be/x#bedrag=23456')} />)
    expect(html).toContain('mailto:')
    expect(html).not.toContain('23456')
    expect(html).not.toContain('23.456')
  })

  test('a list too long for a mail program is left to the link', () => {
    const body = mailBody(props(`https://rekenklaar.be/x#${'a'.repeat(1400)}`))
    expect(body).not.toContain('- Bedrag')
    expect(body).toContain('Link: ')
  })
})
