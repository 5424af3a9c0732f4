import { describe, expect, test } from 'vitest'
import { recogniseBrokerFile } from '#data/broker-files.ts'
import { brokerFiles } from '#data/series/broker-files.ts'

describe('files of brokers', () => {
  test('every layout is recognised by its own columns, in any order and with more beside them', () => {
    expect(brokerFiles).toHaveLength(30)
    for (const layout of brokerFiles) {
      const found = recogniseBrokerFile([...layout.columns.toReversed(), 'Iets anders'])
      expect(found?.broker, layout.file).toBe(layout.broker)
    }
  })

  test('accents and capitals do not matter, a missing column does', () => {
    const french = brokerFiles.find(({ broker, language }) => broker === 'DEGIRO' && language === 'fr')!
    expect(recogniseBrokerFile(french.columns.map((name) => name.replaceAll('é', 'e').toUpperCase()))).toBe(french)
    expect(recogniseBrokerFile(french.columns.slice(0, 5))).toBe(null)
    expect(recogniseBrokerFile([])).toBe(null)
  })

  test('the newer DEGIRO layout is told from the older one', () => {
    const header =
      'Datum|Tijd|Product|ISIN|Beurs|Uitvoeringsplaats|Aantal|Koers||Lokale waarde||Waarde EUR|Wisselkoers|AutoFX Kosten|Transactiekosten en/of kosten van derden EUR|Totaal EUR|Order ID|'
    expect(recogniseBrokerFile(header.split('|'))?.file).toContain('nieuw')
  })
})
