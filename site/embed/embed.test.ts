import { describe, expect, test } from 'vitest'
import { look, lookScript } from './look.ts'
import { placeData, snippetOf, startOf } from './snippet.ts'

const place = {
  origin: 'https://rekenklaar.test',
  slug: 'deposito',
  path: '/sparen/deposito',
  title: 'Deposito "A" & B',
}
const nothing = { theme: '', accent: '', compact: false, start: '' } as const

describe('the code for another site', () => {
  test('has a link for those who run no script, room for the calculator, and the script', () => {
    expect(snippetOf(place, nothing)).toBe(
      '<div data-rekenklaar="deposito" style="min-height:100vh">\n' +
        '  <a href="https://rekenklaar.test/sparen/deposito">Deposito &quot;A&quot; &amp; B</a>\n</div>\n' +
        '<script async src="https://rekenklaar.test/insluiten.js"></script>',
    )
  })

  test('the compact form keeps its own height free', () => {
    const code = snippetOf(place, { ...nothing, compact: true })
    expect(code).toContain('data-vorm="compact" style="min-height:480px"')
  })

  test('what somebody pastes as start values cannot leave its attribute', () => {
    const start = '"><script>alert(1)</script>&x=1'
    const code = snippetOf(place, { theme: 'donker', accent: '#11694c', compact: false, start })
    expect(code).toContain('data-start="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;x=1"')
    expect(code).toContain('data-thema="donker" data-accent="#11694c"')
    expect(placeData('deposito', { ...nothing, start })).toEqual({ rekenklaar: 'deposito', start })
  })

  test('start values come from a shared address or from what stands behind its #', () => {
    expect(startOf(' https://rekenklaar.test/sparen/deposito#bedrag=5000&looptijd=6 ')).toBe('bedrag=5000&looptijd=6')
    expect(startOf('bedrag=5000')).toBe('bedrag=5000')
    expect(startOf('zomaar tekst')).toBe('')
  })
})

describe('theme and accent of the host', () => {
  const seen = (query: string) => {
    const styles: string[] = []
    const dataset: Record<string, string> = {}
    const root = {
      classList: { add: () => undefined },
      dataset,
      style: { setProperty: (name: string, value: string) => styles.push(`${name}: ${value}`) },
    }
    look(root as unknown as HTMLElement, query)
    return { ...dataset, styles }
  }

  test('are taken when they are a theme and a colour, and nothing else is', () => {
    expect(seen('?thema=donker&accent=11694C')).toEqual({ theme: 'donker', accent: '', styles: ['--host: #11694C'] })
    expect(seen('?vorm=compact')).toEqual({ compact: '', styles: [] })
    expect(seen('?vorm=lang')).toEqual({ styles: [] })
    expect(seen('?thema=paars&accent=red')).toEqual({ styles: [] })
    expect(seen('?accent=fff;background:url(x)')).toEqual({ styles: [] })
    expect(seen('')).toEqual({ styles: [] })
  })

  test('are set by a text that stands on its own', () => {
    expect(lookScript).not.toMatch(/\b(?:import|require|__vite\w*)\b|<\//)
  })
})
