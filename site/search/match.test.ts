import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { searchEntries } from './entries.ts'
import { prepare, search, typos, wordsOf } from '#calculators/search.ts'
import { searchTerms } from './terms.ts'

const index = prepare(searchEntries())
const first = (query: string) => search(index, query)[0]?.[0]

const WANTED: readonly (readonly [string, string])[] = [
  ['rente op rente', '/sparen/samengestelde-interest-berekenen'],
  ['samengestelde interest', '/sparen/samengestelde-interest-berekenen'],
  ['spaarboekje', '/sparen/hoogste-spaarrente-belgie'],
  ['beste spaarrekening', '/sparen/hoogste-spaarrente-belgie'],
  ['hoogste spaarrente', '/sparen/hoogste-spaarrente-belgie'],
  ['getrouwheidspremie', '/sparen/loyalty-bonus-calculator'],
  ['termijnrekening', '/sparen/termijnrekening-calculator'],
  ['staatsbon', '/sparen/kasbon-calculator'],
  ['depositogarantie', '/cijfers-en-bronnen/sparen-beleggen'],
  ['hoeveel sparen per maand', '/sparen/doelspaarcalculator'],
  ['sparen voor kinderen', '/sparen/kinderrekening-calculator'],
  ['hypotheek', '/lenen/hypothecaire-lening-berekenen'],
  ['woonlening', '/lenen/hypothecaire-lening-berekenen'],
  ['aflossingstabel', '/lenen/hypothecaire-lening-berekenen'],
  ['hoeveel kan ik lenen', '/lenen/kredietcapaciteit-calculator'],
  ['notariskosten', '/lenen/registratierechten-berekenen'],
  ['registratierechten', '/lenen/registratierechten-berekenen'],
  ['meeneembaarheid', '/lenen/registratierechten-berekenen'],
  ['kadastraal inkomen', '/lenen/onroerende-voorheffing-berekenen'],
  ['onroerende voorheffing', '/lenen/onroerende-voorheffing-berekenen'],
  ['huren of kopen', '/lenen/huren-of-kopen-calculator'],
  ['herfinancieren', '/lenen/lening-herfinancieren'],
  ['autolening', '/lenen/autolening-berekenen'],
  ['wagen financieren', '/lenen/autolening-berekenen'],
  ['private lease', '/lenen/leasingkrediet-calculator'],
  ['persoonlijke lening', '/lenen/persoonlijke-lening-berekenen'],
  ['visa', '/lenen/kredietkaart-calculator'],
  ['schulden samenvoegen', '/lenen/schuldenconsolidatie-calculator'],
  ['nalatigheidsinterest', '/lenen/wettelijke-rentevoet-belgie'],
  ['studielening', '/lenen/studieschuld-calculator'],
  ['IWDA', '/beleggen/etf-calculator'],
  ['trackers', '/beleggen/etf-calculator'],
  ['beurstaks', '/beleggen/etf-calculator'],
  ['meerwaardebelasting', '/beleggen/meerwaardebelasting-calculator'],
  ['meerwaardetaks', '/beleggen/meerwaardebelasting-calculator'],
  ['dividend', '/beleggen/roerende-voorheffing-calculator'],
  ['effectentaks', '/beleggen/belgische-beleggingsfiscaliteit-calculator'],
  ['bitcoin', '/beleggen/cryptocurrency-calculator'],
  ['obligatie', '/beleggen/obligatie-calculator'],
  ['periodiek beleggen', '/beleggen/dollar-cost-averaging-calculator'],
  ['gvv', '/beleggen/reit-calculator'],
  ['nettoloon', '/planning/bruto-netto-calculator'],
  ['bruto netto', '/planning/bruto-netto-calculator'],
  ['wat hou ik over van mijn brutoloon', '/planning/bruto-netto-calculator'],
  ['dubbel vakantiegeld', '/planning/vakantiegeld-berekenen'],
  ['dertiende maand', '/planning/eindejaarsbonus-calculator'],
  ['ontslag', '/planning/opzegtermijn-calculator'],
  ['vaa', '/planning/bedrijfswagen-vaa-calculator'],
  ['bedrijfswagen', '/planning/bedrijfswagen-vaa-calculator'],
  ['zelfstandige in bijberoep', '/planning/sociale-bijdragen-zelfstandige-calculator'],
  ['belastingaangifte', '/planning/belastingplanning-calculator'],
  ['wettelijk pensioen', '/planning/pensioen-calculator'],
  ['wanneer met pensioen', '/planning/pensioen-calculator'],
  ['pensioensparen', '/planning/pensioensparen-calculator'],
  ['stoppen met werken', '/planning/fire-calculator'],
  ['successierechten', '/planning/erfbelasting-calculator'],
  ['erfenis', '/planning/erfbelasting-calculator'],
  ['schenking', '/planning/schenkbelasting-calculator'],
  ['huur indexeren', '/planning/huurindexatie-berekenen'],
  ['inflatie', '/planning/inflatie-calculator-belgie'],
  ['koopkracht', '/planning/geldontwaarding-calculator'],
  ['buffer', '/planning/noodfonds-calculator'],
  ['werkloosheidsuitkering', '/planning/uitkering-berekenen'],
  ['ziekte-uitkering', '/planning/uitkering-berekenen'],
  ['huishoudboekje', '/planning/budget-planner'],
]

describe('search', () => {
  test('every calculator is found first by its own title', () => {
    for (const meta of catalogue) expect(first(meta.pageTitle), meta.slug).toBe(`/${meta.category}/${meta.slug}`)
  })

  test('every calculator is among the results for each of its synonyms and for its question', () => {
    for (const meta of catalogue) {
      const path = `/${meta.category}/${meta.slug}`
      for (const words of [...meta.synonyms, meta.question]) {
        expect(
          search(index, words, 12).map(([found]) => found),
          `${meta.slug}: ${words}`,
        ).toContain(path)
      }
    }
  })

  test('typing errors, capitals and accents do not matter', () => {
    expect(first('depostio')).toBe('/sparen/deposito-calculator')
    expect(first('DEPÓSITO')).toBe('/sparen/deposito-calculator')
    expect(first('hypotecaire lening')).toBe('/lenen/hypothecaire-lening-berekenen')
  })

  test('plain language finds the page, also with a word too many', () => {
    expect(first('lenen voor auto')).toBe('/lenen/autolening-berekenen')
    expect(first('hoeveel kost mijn hypothecaire lening morgen')).toBe('/lenen/hypothecaire-lening-berekenen')
  })

  test('half a word is enough', () => {
    expect(first('hypoth')).toBe('/lenen/hypothecaire-lening-berekenen')
  })

  test.each(WANTED)('"%s" finds %s first', (query, path) => {
    expect(first(query)).toBe(path)
  })

  test('the words of every term belong to a page that exists', () => {
    const paths = new Set(searchEntries().map(([path]) => path))
    expect(Object.keys(searchTerms).filter((path) => !paths.has(path))).toEqual([])
    expect(WANTED.length).toBeGreaterThanOrEqual(60)
  })

  test('nonsense and empty queries find nothing', () => {
    expect(search(index, 'qqzzxx')).toEqual([])
    expect(search(index, '  ?! ')).toEqual([])
  })

  test('swapped letters count as one error, and the limit stops the count', () => {
    expect(typos('deposito', 'depostio', 2)).toBe(1)
    expect(typos('lening', 'lenen', 2)).toBe(2)
    expect(typos('auto', 'pensioen', 2)).toBe(3)
  })

  test('words lose accents and signs', () => {
    expect(wordsOf('Reële rente: 3,5 %')).toEqual(['reele', 'rente', '3', '5'])
  })
})
