import { describe, expect, test } from 'vitest'
import { municipalities, municipalityOf, municipalSurcharge, provincialSurcharge } from '#data/municipalities.ts'

const at = (postcode: string) => municipalityOf(postcode)!

describe('municipalities', () => {
  test('are 565, each with a postcode of its own and a tax between 0 and 9 percent', () => {
    expect(municipalities()).toHaveLength(565)
    expect(new Set(municipalities().flatMap(({ postcodes }) => postcodes)).size).toBe(1146)
    for (const { name, postcodes, tax } of municipalities()) {
      expect(
        postcodes.every((code) => /^[1-9]\d{3}$/.test(code)),
        name,
      ).toBe(true)
      expect(tax >= 0 && tax <= 0.09, name).toBe(true)
    }
    const mean = municipalities().reduce((total, { tax }) => total + tax, 0) / 565
    expect(mean * 100).toBeCloseTo(7.545, 3)
    expect(Map.groupBy(municipalities(), ({ region }) => region).get('brussel')).toHaveLength(19)
    expect(Map.groupBy(municipalities(), ({ region }) => region).get('vlaanderen')).toHaveLength(285)
  })

  test.each([
    ['2000', 'Antwerpen', 'vlaanderen', 'Antwerpen', 0.07],
    ['9120', 'Beveren-Kruibeke-Zwijndrecht', 'vlaanderen', 'Oost-Vlaanderen', null],
    ['3010', 'Leuven', 'vlaanderen', 'Vlaams-Brabant', null],
    ['1081', 'Koekelberg', 'brussel', null, 0.07],
    ['1410', 'Waterloo', 'wallonie', 'Waals-Brabant', 0.057],
    ['7700', 'Moeskroen', 'wallonie', 'Henegouwen', 0.088],
    ['6600', 'Bastenaken', 'wallonie', 'Luxemburg', null],
  ])('%s is %s', (postcode, name, region, province, tax) => {
    expect(municipalityOf(postcode)).toMatchObject({ name, region, province, ...(tax === null ? {} : { tax }) })
  })

  test('an unknown postcode is nothing, spaces around a known one do not matter', () => {
    expect([municipalityOf('1931'), municipalityOf('')]).toEqual([null, null])
    expect(municipalityOf(' 2018 ')?.nis).toBe('11002')
  })
})

describe('opcentiemen', () => {
  test('the usual tariff first, the others to choose from; of the year, or the newest before it', () => {
    const antwerp = { year: 2026, opcentiemen: 850, others: [0], confidence: 'hoog' }
    expect(municipalSurcharge(at('2000'), 2026)).toEqual(antwerp)
    expect(municipalSurcharge(at('2000'), 2027)).toEqual(antwerp)
    expect(municipalSurcharge(at('2000'), 2025)?.others).toEqual([0, 787])
    expect(municipalSurcharge(at('2630'), 2024)).toMatchObject({ year: 2024, opcentiemen: 680, others: [] })
    expect(municipalSurcharge(at('2630'), 2023)).toBe(null)
    expect(municipalSurcharge(at('2800'), 2026)).toMatchObject({ opcentiemen: 1200, others: [1000] })
  })

  test('of every Flemish municipality in 2025 and 2026; elsewhere only where a source was seen', () => {
    const flemish = municipalities().filter(({ region }) => region === 'vlaanderen')
    for (const year of [2025, 2026])
      expect(flemish.every((each) => municipalSurcharge(each, year)?.year === year)).toBe(true)
    expect(municipalSurcharge(at('1180'), 2026)).toMatchObject({ opcentiemen: 3400, confidence: 'hoog' })
    expect(municipalSurcharge(at('1210'), 2026)).toMatchObject({ opcentiemen: 4090, confidence: 'middel' })
    expect([municipalSurcharge(at('1000'), 2026), municipalSurcharge(at('4000'), 2026)]).toEqual([null, null])
  })

  test('of the province, never a wrong zero', () => {
    expect(provincialSurcharge(at('2000'), 2026)).toEqual({
      year: 2026,
      opcentiemen: 160,
      others: [],
      confidence: 'hoog',
    })
    expect(provincialSurcharge(at('2000'), 2024)?.opcentiemen).toBe(145.33)
    expect(provincialSurcharge(at('1180'), 2026)).toMatchObject({ year: 2021, opcentiemen: 989, confidence: 'middel' })
    expect(provincialSurcharge(at('6600'), 2026)).toMatchObject({ year: 2024, opcentiemen: 1900, confidence: 'middel' })
    expect(provincialSurcharge(at('4000'), 2026)).toBe(null)
  })
})
