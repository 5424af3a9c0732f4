/** Each row of a table of other ways is entered through the ordinary reader: the page answers what the row says. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asking,
  borrower,
  CASES,
  type Input,
  ownBusiness,
  refinanced,
  tableOf,
} from '#calculators/claims.test-support.ts'
import { money, pay, rate, whole } from '#calculators/drawn.test-support.ts'
import { at } from '#finance/list.ts'
import { drawing } from '../scripts/property-runs.ts'

type Ways = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  readonly table: string
  /** What a visitor enters to go the way of this row; null where the form has no such way. */
  readonly enter: (row: Input, given: Input) => Input | null
  /** The outputs that say the same as these columns. */
  readonly columns: Readonly<Record<string, string>>
  /** A page that takes long: of each case one row, drawn, so that more cases are tried. */
  readonly oneRow?: true
  /** Decimals that are equal, where what is entered is rounded itself. */
  readonly decimals?: number
}
const keyOf = (names: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  Object.keys(names).find((key) => names[key] === name)
const yearsIn = (text: unknown) => Number.parseInt(String(text), 10)

/** "Huur + 1 procentpunt": the field of that name, a point or a tenth of it higher. */
const shifted =
  (fields: Readonly<Record<string, string>>) =>
  ({ wat }: Input, given: Input): Input | null => {
    const [, name = '', sign, step] = /^(.*?)(?: ([+−]) (1 procentpunt|10 %))?$/u.exec(String(wat)) ?? []
    const key = fields[name]
    if (key === undefined || sign === undefined) return null
    const now = Number(given[key])
    const by = (step === '10 %' ? now / 10 : 1) * (sign === '+' ? 1 : -1)
    return { [key]: Number((now + by).toFixed(4)) }
  }

/** Brokers whose tariff has steps. */
const broker = fc.constantFrom('Bolero', 'Keytrade', 'Re=Bel (Belfius)')

const ways: readonly Ways[] = [
  {
    slug: 'minder-werken-berekenen',
    given: pay.map((of) => ({ ...of, verlof: 'ouderschapsverlof' })),
    table: 'vormen',
    enter: ({ vorm }) => ({
      vorm: keyOf({ volledig: 'Helemaal stoppen', halftijds: 'Halftijds', vijfde: '4/5', tiende: '9/10' }, vorm),
    }),
    columns: { verlies: 'verliesMaand', kost: 'kostMaand', loon: 'nettoLoonDan' },
    oneRow: true,
  },
  {
    slug: 'zelfstandige-netto-berekenen',
    given: ownBusiness,
    table: 'lonen',
    enter: ({ loon }) => ({ loon }),
    columns: { netto: 'vennootschapMaand', winst: 'winstVennootschap' },
    oneRow: true,
  },
  {
    slug: 'zelfstandige-netto-berekenen',
    given: ownBusiness,
    table: 'uitkering',
    enter: ({ weg }) => {
      const uitkering = keyOf(
        {
          liquidatiereserve: 'Liquidatiereserve, na drie jaar',
          vereffening: 'Liquidatiereserve, als je de vennootschap vereffent',
          dividend: 'Gewoon dividend',
        },
        weg,
      )
      return uitkering === undefined ? null : { uitkering }
    },
    columns: { netto: 'dividendNetto' },
    oneRow: true,
  },
  {
    slug: 'uitkoop-woning-berekenen',
    given: fc.record({
      waarde: money(200_000, 600_000),
      schuld: money(20_000, 150_000),
      maandlastNu: money(300, 1_200),
      rente: rate(2, 5),
    }),
    table: 'wegen',
    enter: ({ weg }) => {
      const lening = keyOf({ doorlopen: 'Lening loopt door, je leent bij', nieuw: 'Eén nieuwe lening' }, weg)
      return lening === undefined ? null : { lening }
    },
    columns: { maandlast: 'maandlast', kosten: 'kosten', lenen: 'nieuweLening' },
  },
  {
    // A sale divides what a buyout divides when its costs are owed too.
    slug: 'uitkoop-woning-berekenen',
    given: fc.record({
      waarde: money(200_000, 600_000),
      schuld: money(20_000, 150_000),
      inbrengIk: money(0, 50_000),
      inbrengEx: money(0, 50_000),
      rente: rate(2, 5),
    }),
    table: 'wegen',
    enter: ({ weg, kosten }, { schuld }) =>
      weg === 'Verkopen en verdelen' ? { schuld: Number((Number(schuld) + Number(kosten)).toFixed(2)) } : null,
    columns: { ex: 'som' },
  },
  {
    slug: 'meerwaardebelasting-calculator',
    given: fc
      .record({ aantal: whole(10, 150), prijs: money(90, 400), alGebruikt: money(0, 9_000) })
      .map(({ aantal, prijs, alGebruikt }) => ({
        alGebruikt,
        verkopen: [{ effect: 'Aandeel A', datum: '2026-10-05', aantal, prijs }],
      })),
    table: 'inhouden',
    enter: ({ keuze }) => ({
      inhouding: keyOf({ bank: 'Laten inhouden', optout: 'Zelf aangeven (opt-out)' }, keuze),
    }),
    columns: { nu: 'ingehouden', terug: 'terugTeVragen', later: 'bijTeBetalen', totaal: 'belasting' },
  },
  {
    slug: 'lening-herfinancieren',
    given: refinanced,
    table: 'waar',
    enter: ({ waar }) => ({ waar: keyOf({ eigenBank: 'Eigen bank', andereBank: 'Andere bank' }, waar) }),
    columns: { winst: 'besparing', kosten: 'kosten' },
  },
  {
    slug: 'huren-of-kopen-calculator',
    given: fc.record({
      prijs: money(150_000, 500_000),
      huur: money(700, 1_900),
      eigenGeld: money(40_000, 140_000),
      prijsstijging: rate(1, 4),
      huurstijging: rate(1, 4),
      rendement: rate(2, 8),
      rente: rate(2, 5),
    }),
    table: 'gevoeligheid',
    enter: shifted({
      Huizenprijzen: 'prijsstijging',
      Huur: 'huurstijging',
      Rendement: 'rendement',
      'Rente van de lening': 'rente',
    }),
    columns: { verschil: 'voordeel' },
    oneRow: true,
  },
  {
    slug: 'opbrengsteigendom-berekenen',
    given: fc.record({
      prijs: money(120_000, 500_000),
      huur: money(50, 180).map((tens) => tens * 10),
      eigenGeld: money(60_000, 110_000),
      prijsstijging: rate(1, 4),
      rendement: rate(3, 8),
      rente: rate(2, 5),
    }),
    table: 'gevoeligheid',
    enter: shifted({
      'Huizenprijzen, per jaar': 'prijsstijging',
      'ETF, per jaar': 'rendement',
      'Rente van de lening': 'rente',
      Huur: 'huur',
    }),
    columns: { met: 'voordeel', rendement: 'irr' },
    oneRow: true,
  },
  {
    // Nothing grows: an order every third month for twelve years is one every month for four years, three times as large.
    slug: 'etf-calculator',
    given: fc
      .record({ perMaand: money(10, 900), makelaar: broker })
      .map((of) => ({ ...of, bedragIneens: 0, duur: 12, rendement: 0, ter: 0 })),
    table: 'ritme',
    enter: ({ ritme }, { perMaand, duur }) => {
      const orders = { 'elke maand': 1, 'elk kwartaal': 3, 'elk jaar': 12 }[String(ritme)] ?? Number.NaN
      return { perMaand: Number(perMaand) * orders, duur: Number(duur) / orders }
    },
    columns: { winst: 'nettoWinst', broker: 'makelaarsloonTotaal' },
  },
  {
    // One order a year is bought in the last month of it: as a sum that grows by that month alone.
    slug: 'etf-calculator',
    given: fc
      .record({ perMaand: money(10, 900), inAMonth: rate(-0.8, 1.4), makelaar: broker })
      .map(({ inAMonth, ...of }) => ({
        ...of,
        bedragIneens: 0,
        duur: 1,
        rendement: Number((((1 + inAMonth / 100) ** 12 - 1) * 100).toFixed(4)),
        ter: 0,
      })),
    table: 'ritme',
    enter: ({ ritme }, { perMaand, rendement }) => {
      const inAMonth = ((1 + Number(rendement) / 100) ** (1 / 12) - 1) * 100
      return ritme === 'elk jaar'
        ? { bedragIneens: Number(perMaand) * 12, perMaand: 0, rendement: Number(inAMonth.toFixed(2)) }
        : null
    },
    columns: { winst: 'nettoWinst', broker: 'makelaarsloonTotaal' },
    decimals: 1,
  },
  {
    slug: 'etf-calculator',
    given: fc.record({
      perMaand: money(0, 900),
      duur: whole(1, 25),
      rendement: rate(-2, 9),
      obligatiedeel: fc.constantFrom(0, 30),
      dividendrendement: rate(0.5, 5),
    }),
    table: 'soorten',
    enter: ({ soort }) => ({ type: soort }),
    columns: {
      netto: 'nettoEindbedrag',
      rendement: 'nettoRendement',
      dividendtaks: 'dividendbelasting',
      meerwaarde: 'meerwaardebelasting',
    },
    oneRow: true,
  },
  {
    slug: 'etf-calculator',
    given: fc.record({ perMaand: money(10, 900), duur: whole(2, 6), rendement: rate(-2, 9) }),
    table: 'jaren',
    enter: ({ jaar }) => ({ duur: jaar }),
    columns: { netto: 'nettoEindbedrag', inleg: 'ingelegd', meerwaarde: 'meerwaardebelasting' },
    oneRow: true,
  },
  {
    slug: 'deposito-calculator',
    given: fc.record({ bedrag: money(1_000, 60_000), looptijd: whole(1, 12) }),
    table: 'looptijden',
    enter: ({ looptijd }) => ({ looptijd: yearsIn(looptijd) }),
    columns: { netto: 'nettoInterest', rente: 'gebruikteRente', voorheffing: 'roerendeVoorheffing' },
    oneRow: true,
  },
  {
    slug: 'termijnrekening-calculator',
    given: fc.record({ bedrag: money(1_000, 90_000), looptijd: whole(1, 10) }),
    table: 'looptijden',
    enter: ({ looptijd }) => ({ looptijd: yearsIn(looptijd) }),
    columns: { netto: 'nettoInterest', verschil: 'verschil', rente: 'gebruikteRente' },
    oneRow: true,
  },
  ...[15, 20, 25, 30].map((looptijd): Ways => ({
    slug: 'kredietcapaciteit-calculator',
    given: borrower,
    table: 'rooster',
    enter: ({ rente }) => ({ looptijd, rente: Number((Number(rente) * 100).toFixed(4)) }),
    columns: { [`jaar${looptijd}`]: 'leenRond' },
    oneRow: true,
  })),
  {
    slug: 'eindejaarsbonus-calculator',
    // The same cost to the employer in another form: what is then paid gross is entered as such.
    given: pay.map(({ bruto, kinderen }) => ({ maandloon: bruto, kinderen, gewerkteMaanden: 12 })),
    table: 'vormen',
    enter: ({ vorm, bruto }) => ({
      paritairComite: 'vrij',
      premie: bruto,
      vorm: keyOf(
        { premie: 'Gewone premie', loonbonus: 'Loonbonus (cao 90)', winstpremie: 'Winstpremie', warrants: 'Warrants' },
        vorm,
      ),
    }),
    columns: { netto: 'netto', inhoudingen: 'inhoudingen' },
  },
]

describe('a table of other ways says what the page answers when one goes that way', () => {
  for (const { slug, given, table, enter, columns, oneRow, decimals = 4 } of ways)
    test(`${slug}: ${table}, ${Object.keys(columns).join(', ')}`, () => {
      const answer = asking(slug)
      let stated = 0
      fc.assert(
        fc.property(given, fc.nat(), (input, drawn) => {
          const shown = tableOf(slug, input, table)
          const all = shown?.rows ?? []
          for (const cells of oneRow && all.length > 0 ? [at(all, drawn % all.length)] : all) {
            const row: Input = Object.fromEntries(shown?.columns.map(({ key }, index) => [key, cells[index]]) ?? [])
            const change = enter(row, input)
            if (change === null) continue
            stated++
            const entered = { ...input, ...change }
            for (const [column, output] of Object.entries(columns))
              expect(answer(entered, output), `${JSON.stringify(change)} ${output}`).toBeCloseTo(
                Number(row[column]),
                decimals,
              )
          }
        }),
        drawing(CASES),
      )
      expect(stated).toBeGreaterThan(1)
    })
})
