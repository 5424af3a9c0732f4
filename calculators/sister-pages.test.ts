/**
 * Sister pages asked the same thing give the same answer to the cent. Each group is one quantity with the pages that
 * compute it; every page after the first is compared with the first, on random situations. A difference prints page,
 * input and both answers.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, rate } from '#calculators/drawn.test-support.ts'
import { reportFor, TEST_DAY } from '#calculators/kernel/testing.ts'
import { addMonths } from '#finance/dates.ts'
import { last } from '#finance/list.ts'
import { roundTo } from '#finance/money.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'
import { outOf, pageOf } from '#calculators/pages.test-support.ts'
import { drawing } from '../scripts/property-runs.ts'

type Input = Readonly<Record<string, unknown>>
/** A page, what it is asked, and the figure of its answer; the last part where the page shows it otherwise. */
type Ask = readonly [slug: string, input: Input, output: string, read?: (value: number) => number]

function answer([slug, input, output, read = (value) => value]: Ask): number {
  const value = outOf(slug, input)[output]
  if (typeof value !== 'number') throw new Error(`${slug} ${JSON.stringify(input)}: no ${output}`)
  return roundTo(read(value), 6)
}

type Group<T> = { readonly what: string; readonly given: fc.Arbitrary<T>; readonly asks: (given: T) => readonly Ask[] }
const group = <T>(what: string, given: fc.Arbitrary<T>, asks: (given: T) => readonly Ask[]): Group<unknown> => ({
  what,
  given,
  asks: asks as (given: unknown) => readonly Ask[],
})

/** The deposit pays the tax on its purchase; the page on an ETF counts that tax beside the amount. */
const afterExchangeTax = (amount: number): number =>
  roundTo(amount - answer(['etf-calculator', { bedragIneens: amount, perMaand: 0, duur: 1 }, 'beurstaksAankoop']), 2)

const region = fc.constantFrom('vlaanderen', 'brussel', 'wallonie')
const family = fc.record({
  bruto: fc.integer({ min: 210_000, max: 900_000 }).map((cents) => cents / 100),
  gezin: fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
  kinderen: fc.integer({ min: 0, max: 4 }),
})
const loan = fc.record({ amount: money(50_000, 600_000), years: fc.integer({ min: 5, max: 30 }), yearly: rate(1, 7) })
const credit = fc.record({ amount: money(5_001, 9_999), months: fc.integer({ min: 12, max: 42 }), jkp: rate(2, 9) })
const home = fc.record({ price: money(120_000, 700_000), gewest: region, own: fc.boolean() })
const saving = fc.record({
  amount: money(500, 150_000),
  years: fc.integer({ min: 1, max: 6 }),
  base: rate(0, 2),
  premium: rate(0, 1.5),
  titularissen: fc.constantFrom(1, 2),
})
const interest = fc.record({ amount: money(100, 200_000), yearly: rate(0.1, 5) })
const holders = () => fc.constantFrom(1, 2)
const gain = fc.record({
  pieces: money(1, 900),
  from: money(5, 90),
  to: money(91, 300),
  holders: holders(),
})
const borrower = fc.record({
  inkomen1: money(2_000, 4_500),
  inkomen2: money(1_500, 3_500),
  eigenInbreng: money(60_000, 200_000),
  looptijd: fc.constantFrom(15, 20, 25),
  gewest: region,
})
/** The home and the loan that this page says one can have. */
const borrowed = (of: Input) => ({
  leenbedrag: answer(['kredietcapaciteit-calculator', of, 'leningVoorPrijs']),
  waarde: answer(['kredietcapaciteit-calculator', of, 'prijs']),
})
const activity = fc.record({ profit: money(20_000, 120_000), kinderen: fc.integer({ min: 0, max: 3 }) })

const groups: readonly Group<unknown>[] = [
  group('net pay of a month', family, (of) => [
    ['bruto-netto-calculator', of, 'netto'],
    ['minder-werken-berekenen', of, 'nettoNu'],
    ['volgende-euro-berekenen', of, 'nettoNu'],
    ['bedrijfswagen-vaa-calculator', of, 'nettoloonZonder'],
    ['uitkering-berekenen', { brutoloon: of.bruto, gezin: of.gezin, kinderen: of.kinderen }, 'nettoNu'],
  ]),
  group('pay taxed in a year', family, (of) => [
    ['bruto-netto-calculator', of, 'belastbaarJaar'],
    ['minder-werken-berekenen', of, 'belastbaarNu'],
  ]),
  group('pay taxed in a year without a thirteenth month', family, (of) => [
    ['bruto-netto-calculator', { ...of, eindejaarspremie: false }, 'belastbaarJaar'],
    ['minder-werken-berekenen', { ...of, eindejaarspremie: false }, 'belastbaarNu'],
    ['volgende-euro-berekenen', of, 'belastbaarJaarNu'],
  ]),
  group('tax due on a year of pay', family, (of) => [
    ['volgende-euro-berekenen', { ...of, inkomenPartner: 24_000 }, 'verschuldigdNu'],
    ['minder-werken-berekenen', { ...of, inkomenPartner: 24_000, eindejaarspremie: false }, 'verschuldigdNu'],
  ]),
  group(
    'tax due on a year with leave',
    // Above the werkbonus, which the tax page asks apart.
    fc.record({
      bruto: money(4_600, 9_000),
      vorm: fc.constantFrom('vijfde', 'halftijds', 'volledig'),
      maanden: money(1, 12),
    }),
    (of) => {
      const leave = { ...of, gezin: 'alleenstaand', kinderen: 0, verlof: 'ouderschapsverlof' }
      const said = (key: string) => answer(['minder-werken-berekenen', leave, key])
      const benefit = { soort: 'pensioen', bedrag: said('uitkeringJaar') }
      return [
        ['minder-werken-berekenen', leave, 'verschuldigdDan'],
        [
          'belastingplanning-calculator',
          { inkomen: said('belastbaarDan'), gezin: 'alleenstaand', kinderen: 0, andereInkomsten: [benefit] },
          'totaalVerschuldigd',
        ],
      ]
    },
  ),
  group('holiday pay', family, ({ bruto, gezin, kinderen }) => [
    ['bruto-netto-calculator', { bruto, gezin, kinderen }, 'nettoVakantiegeld'],
    ['vakantiegeld-berekenen', { situatie: 'bediende', maandloon: bruto, kinderen }, 'netto'],
    ['vakantiegeld-sparen-calculator', { statuut: 'bediende', maandloon: bruto, kinderen }, 'netto'],
  ]),
  group('withholding on holiday pay', family, ({ bruto, kinderen }) => [
    ['vakantiegeld-berekenen', { situatie: 'bediende', maandloon: bruto, kinderen }, 'bedrijfsvoorheffing'],
    ['vakantiegeld-sparen-calculator', { statuut: 'bediende', maandloon: bruto, kinderen }, 'bedrijfsvoorheffing'],
  ]),
  group('year-end premium', family, ({ bruto, gezin, kinderen }) => [
    ['bruto-netto-calculator', { bruto, gezin, kinderen }, 'nettoPremie'],
    ['eindejaarsbonus-calculator', { maandloon: bruto, gezin, kinderen }, 'netto'],
  ]),
  group('instalment of a home loan', loan, ({ amount, years, yearly }) => [
    ['hypothecaire-lening-berekenen', { leenbedrag: amount, looptijd: years, rente: yearly }, 'maandlast'],
    ['lening-herfinancieren', { saldo: amount, huidigeRente: yearly, resterend: years }, 'huidigeMaandlast'],
    [
      'lening-herfinancieren',
      {
        saldo: amount,
        huidigeRente: yearly,
        resterend: years,
        nieuweRente: yearly,
        nieuweLooptijd: years * 12,
        ...noCosts,
      },
      'nieuweMaandlast',
    ],
  ]),
  group('interest of a home loan over its life', loan, ({ amount, years, yearly }) => [
    ['hypothecaire-lening-berekenen', { leenbedrag: amount, looptijd: years, rente: yearly }, 'totaleRente'],
    ['lening-herfinancieren', { saldo: amount, huidigeRente: yearly, resterend: years }, 'renteNu'],
  ]),
  group('instalment of a consumer credit', credit, ({ amount, months, jkp }) => [
    ['persoonlijke-lening-berekenen', { bedrag: amount, looptijd: months, jkp }, 'maandlast'],
    ['autolening-berekenen', { prijs: amount, eigenInbreng: 0, looptijd: months, jkp }, 'maandlast'],
    ['kredietvergelijker-belgie', { bedrag: amount, looptijd: months, aanbiedingen: offers(jkp) }, 'maandlast1'],
  ]),
  group('cost of a consumer credit', credit, ({ amount, months, jkp }) => [
    ['persoonlijke-lening-berekenen', { bedrag: amount, looptijd: months, jkp }, 'kredietkost'],
    ['autolening-berekenen', { prijs: amount, eigenInbreng: 0, looptijd: months, jkp }, 'kredietkost'],
  ]),
  group('cost of a consumer credit with equal instalments', credit, ({ amount, months, jkp }) => [
    ['persoonlijke-lening-berekenen', { bedrag: amount, looptijd: months, jkp }, 'renteGelijkeTermijnen'],
    ['autolening-berekenen', { prijs: amount, eigenInbreng: 0, looptijd: months, jkp }, 'renteGelijkeTermijnen'],
    ['kredietvergelijker-belgie', { bedrag: amount, looptijd: months, aanbiedingen: offers(jkp) }, 'kredietkost1'],
  ]),
  group('highest JKP by law', credit, ({ amount, months, jkp }) => [
    ['persoonlijke-lening-berekenen', { bedrag: amount, looptijd: months, jkp }, 'maxJkp'],
    ['autolening-berekenen', { prijs: amount, eigenInbreng: 0, looptijd: months, jkp }, 'maxJkp'],
    ['kredietvergelijker-belgie', { bedrag: amount, looptijd: months, aanbiedingen: offers(jkp) }, 'maxJkp'],
  ]),
  group('instalment of a car loan beside a lease', credit, ({ amount, months, jkp }) => [
    ['autolening-berekenen', { prijs: amount, eigenInbreng: 0, looptijd: months, jkp }, 'maandlast'],
    ['leasingkrediet-calculator', { prijs: amount, looptijd: months, jkpAutolening: jkp }, 'autoleningMaandlast'],
  ]),
  group('registration tax', home, ({ price, gewest, own }) => [
    ['registratierechten-berekenen', { prijs: price, gewest, enigeEigenWoning: own }, 'registratie'],
    ['woningkrediet-simulator', { prijs: price, gewest, enigeEigenWoning: own }, 'registratie'],
  ]),
  group('registration tax of a home to let', home, ({ price, gewest }) => [
    ['registratierechten-berekenen', { prijs: price, gewest, enigeEigenWoning: false }, 'registratie'],
    ['opbrengsteigendom-berekenen', { prijs: price, gewest }, 'registratie'],
  ]),
  group('deed of a purchase', home, ({ price, gewest, own }) => [
    ['registratierechten-berekenen', { prijs: price, gewest, enigeEigenWoning: own }, 'aktekosten'],
    ['woningkrediet-simulator', { prijs: price, gewest, enigeEigenWoning: own }, 'aktekosten'],
  ]),
  group('notary’s fee of a purchase', home, ({ price, gewest, own }) => [
    ['registratierechten-berekenen', { prijs: price, gewest, enigeEigenWoning: own }, 'ereloon'],
    ['woningkrediet-simulator', { prijs: price, gewest, enigeEigenWoning: own }, 'ereloon'],
  ]),
  group('costs of a purchase without a loan', home, ({ price, gewest, own }) => [
    ['registratierechten-berekenen', { prijs: price, gewest, enigeEigenWoning: own, krediet: 0 }, 'aankoopkosten'],
    ['woningkrediet-simulator', { prijs: price, gewest, enigeEigenWoning: own }, 'aankoopkosten'],
  ]),
  group('loan for a purchase', home, ({ price, gewest, own }) => [
    [
      'woningkrediet-simulator',
      { prijs: price, gewest, enigeEigenWoning: own, eigenInbreng: price / 2, looptijd: 20, rente: 3 },
      'leenbedrag',
    ],
    [
      'huren-of-kopen-calculator',
      { prijs: price, gewest, eigenWoning: own, eigenGeld: price / 2, looptijd: 20, rente: 3 },
      'lening',
    ],
  ]),
  group('instalment for a purchase', home, ({ price, gewest, own }) => [
    [
      'woningkrediet-simulator',
      { prijs: price, gewest, enigeEigenWoning: own, eigenInbreng: price / 2, looptijd: 20, rente: 3 },
      'maandlast',
    ],
    [
      'huren-of-kopen-calculator',
      { prijs: price, gewest, eigenWoning: own, eigenGeld: price / 2, looptijd: 20, rente: 3 },
      'maandlast',
    ],
  ]),
  group(
    'property tax',
    fc.record({ ki: money(300, 3_000), postcode: fc.constantFrom('9000', '2000', '3500') }),
    (of) => [
      ['onroerende-voorheffing-berekenen', of, 'onroerendeVoorheffing'],
      ['opbrengsteigendom-berekenen', of, 'onroerendeVoorheffing'],
    ],
  ),
  group(
    'guide rate of a home loan',
    fc.record({ home, years: fc.constantFrom(15, 20, 25, 30) }),
    ({ home: of, years }) => {
      const bought = { prijs: of.price, gewest: of.gewest, eigenInbreng: of.price / 4, looptijd: years }
      const leenbedrag = answer(['woningkrediet-simulator', { ...bought, enigeEigenWoning: of.own }, 'leenbedrag'])
      return [
        ['woningkrediet-simulator', { ...bought, enigeEigenWoning: of.own }, 'gebruikteRente'],
        [
          'huren-of-kopen-calculator',
          { prijs: of.price, gewest: of.gewest, eigenGeld: of.price / 4, looptijd: years, eigenWoning: of.own },
          'gebruikteRente',
        ],
        ['hypothecaire-lening-berekenen', { leenbedrag, waarde: of.price, looptijd: years }, 'gebruikteRente'],
      ]
    },
  ),
  group('deed of the loan', home, ({ price, gewest, own }) => {
    const bought = { prijs: price, gewest, enigeEigenWoning: own, eigenInbreng: price / 4 }
    const krediet = answer(['woningkrediet-simulator', bought, 'leenbedrag'])
    return [
      ['woningkrediet-simulator', bought, 'kredietakte'],
      ['registratierechten-berekenen', { prijs: price, gewest, enigeEigenWoning: own, krediet }, 'kredietakte'],
    ]
  }),
  group('JKP of an offer', credit, ({ amount, months, jkp }) => {
    const monthly = answer(['persoonlijke-lening-berekenen', { bedrag: amount, looptijd: months, jkp }, 'maandlast'])
    const offer = [
      { naam: 'A', maandlast: monthly },
      { naam: 'B', jkp: jkp + 1 },
    ]
    return [
      [
        'persoonlijke-lening-berekenen',
        { bedrag: amount, looptijd: months, gezocht: 'jkp', maandbedrag: monthly },
        'jkp',
      ],
      ['kredietvergelijker-belgie', { bedrag: amount, looptijd: months, aanbiedingen: offer }, 'jkp1'],
      ['autolening-berekenen', { prijs: amount, eigenInbreng: 0, looptijd: months, maandbedrag: monthly }, 'jkpAanbod'],
    ]
  }),
  group(
    'interest until a debt on a card, a reserve or a list is gone',
    // From a few months to decades.
    fc.record({ amount: money(200, 9_000), jkp: rate(1, 12), share: rate(1, 30) }),
    ({ amount, jkp, share }) => {
      const bedrag = roundTo((amount * share) / 100, 2)
      const debt = { naam: 'A', soort: 'kredietopening', saldo: amount, jkp, maandlast: bedrag }
      return [
        ['kredietkaart-calculator', { saldo: amount, jkp, bedrag }, 'totaleRente'],
        ['doorlopend-krediet-calculator', { kredietlijn: 100_000, opname: amount, jkp, bedrag }, 'totaleRente'],
        ['schuldenconsolidatie-calculator', { schulden: [debt], extraPerMaand: 0 }, 'renteNu'],
      ]
    },
  ),
  group('longest term by law', credit, ({ amount, months, jkp }) => [
    ['persoonlijke-lening-berekenen', { bedrag: amount, looptijd: months, jkp }, 'maxLooptijd'],
    ['autolening-berekenen', { prijs: amount, eigenInbreng: 0, looptijd: months, jkp }, 'maxLooptijd'],
    ['kredietvergelijker-belgie', { bedrag: amount, looptijd: months, aanbiedingen: offers(jkp) }, 'maxLooptijd'],
  ]),
  group('tax on a dividend of a GVV', money(1, 20_000), (amount) => [
    ['roerende-voorheffing-calculator', { inkomst: 'gvv', bedrag: amount, vrijstelling: false }, 'roerendeVoorheffing'],
    // The amount pays the stock exchange tax too: 0,12 % on top of the shares.
    ['reit-calculator', { bedrag: roundTo(amount * 10.012 + 0.01, 2), koers: 10, dividend: 1 }, 'roerendeVoorheffing'],
  ]),
  group('tax on a dividend of a fund', money(1, 20_000), (amount) => [
    ['roerende-voorheffing-calculator', { inkomst: 'fonds', bedrag: amount }, 'roerendeVoorheffing'],
    ['belgische-beleggingsfiscaliteit-calculator', { dividendenFondsen: amount }, 'belastingDividenden'],
  ]),
  group(
    'what a euro buys later',
    fc.record({ amount: money(100, 90_000), years: money(1, 40) }),
    ({ amount, years }) => [
      ['geldontwaarding-calculator', { bedrag: amount, jaren: years, inflatie: 2 }, 'koopkracht'],
      [
        'samengestelde-interest-berekenen',
        { startbedrag: amount, inleg: 0, rente: 0, duur: years, inflatie: 2 },
        'reeel',
      ],
    ],
  ),
  group('tax on savings interest', money(1, 9_000), (amount) => [
    ['roerende-voorheffing-calculator', { inkomst: 'spaarrekening', bedrag: amount }, 'roerendeVoorheffing'],
    ['belgische-beleggingsfiscaliteit-calculator', { spaarrente: amount }, 'belastingSpaarrente'],
  ]),
  group('age of the pension', fc.integer({ min: 1962, max: 1985 }), (year) => [
    ['pensioen-calculator', { geboortedatum: `${year}-06-15` }, 'wettelijkeLeeftijd'],
    ['fire-calculator', { geboortejaar: year }, 'pensioenleeftijd'],
  ]),
  group('a savings account', saving, ({ amount, years, base, premium, titularissen }) => [
    [
      'hoogste-spaarrente-belgie',
      { startbedrag: amount, looptijd: years * 12, eigenBasisrente: base, eigenPremie: premium, titularissen },
      'eigenNetto',
    ],
    [
      'termijnrekening-calculator',
      { bedrag: amount, looptijd: years, basisrente: base, premie: premium, titularissen },
      'spaarrekening',
      (held) => held - amount,
    ],
    [
      'loyalty-bonus-calculator',
      {
        bewegingen: [{ datum: TEST_DAY, bedrag: amount }],
        standOp: addMonths(TEST_DAY, years * 12),
        basisrente: base,
        premie: premium,
        titularissen,
      },
      'nettoRente',
    ],
  ]),
  group('a savings account over a year', saving, ({ amount, base, premium, titularissen }) => [
    [
      'hoogste-spaarrente-belgie',
      { startbedrag: amount, looptijd: 12, eigenBasisrente: base, eigenPremie: premium, titularissen },
      'eigenNetto',
    ],
    [
      'deposito-calculator',
      { bedrag: amount, looptijd: 12, spaarrente: base, spaarpremie: premium, titularissen },
      'spaarrekeningNetto',
    ],
  ]),
  group('tax on interest', interest, ({ amount, yearly }) => [
    ['deposito-calculator', { bedrag: amount, looptijd: 12, rente: yearly }, 'roerendeVoorheffing'],
    ['termijnrekening-calculator', { bedrag: amount, looptijd: 1, rente: yearly }, 'roerendeVoorheffing'],
    ['kasbon-calculator', { nominaal: amount, looptijd: 1, rente: yearly }, 'roerendeVoorheffing'],
  ]),
  group('tax on an amount of interest', money(1, 20_000), (amount) => [
    ['roerende-voorheffing-calculator', { inkomst: 'interest', bedrag: amount }, 'roerendeVoorheffing'],
    ['belgische-beleggingsfiscaliteit-calculator', { andereInterest: amount }, 'belastingInterest'],
  ]),
  group('what is left of a rate after inflation', rate(0.1, 5), (yearly) => [
    ['termijnrekening-calculator', { bedrag: 10_000, looptijd: 1, rente: yearly }, 'reeelRendement'],
    ['kasbon-calculator', { nominaal: 10_000, looptijd: 1, rente: yearly }, 'reeelRendement'],
    ['reele-rente-berekenen', { brutorente: yearly, product: 'termijn', bedrag: 10_000 }, 'reeleRenteVerwacht'],
  ]),
  group('tax on a gain', gain, ({ pieces, from, to, holders }) => [
    [
      'belgische-beleggingsfiscaliteit-calculator',
      { meerwaarden: pieces * (to - from), titularissen: holders },
      'meerwaardebelasting',
    ],
    ['aandelen-calculator', { ...trade(pieces, from, to), titularissen: holders }, 'meerwaardebelasting'],
    ['meerwaardebelasting-calculator', { ...lots(pieces, from, to), titularissen: holders }, 'belasting'],
    ['cryptocurrency-calculator', { ...lots(pieces, from, to), titularissen: holders }, 'belastingNormaal'],
  ]),
  group('exemption used by a gain', gain, ({ pieces, from, to, holders }) => [
    ['aandelen-calculator', { ...trade(pieces, from, to), titularissen: holders }, 'vrijgesteld'],
    ['meerwaardebelasting-calculator', { ...lots(pieces, from, to), titularissen: holders }, 'vrijgesteld'],
    ['cryptocurrency-calculator', { ...lots(pieces, from, to), titularissen: holders }, 'vrijgesteld'],
    [
      'belgische-beleggingsfiscaliteit-calculator',
      { meerwaarden: pieces * (to - from), titularissen: holders },
      'vrijgesteldeMeerwaarde',
    ],
  ]),
  group('exchange tax on an order', gain, ({ pieces, from, to }) => [
    ['aandelen-calculator', trade(pieces, from, to), 'beurstaksAankoop'],
    ['belgische-beleggingsfiscaliteit-calculator', { verrichtingen: [{ bedrag: pieces * from }] }, 'beurstaks'],
  ]),
  group('social contributions', activity, ({ profit }) => [
    ['sociale-bijdragen-zelfstandige-calculator', { soortInkomen: 'winst', inkomen: profit }, 'jaarTotaal'],
    ['zelfstandige-netto-berekenen', { richting: 'omzet', omzet: profit, kosten: 0 }, 'bijdragen'],
  ]),
  group('tax on own activity', activity, ({ profit, kinderen }) => [
    ['sociale-bijdragen-zelfstandige-calculator', { soortInkomen: 'winst', inkomen: profit, kinderen }, 'belasting'],
    ['zelfstandige-netto-berekenen', { richting: 'omzet', omzet: profit, kosten: 0, kinderen }, 'belastingTotaal'],
  ]),
  group('child benefit', fc.integer({ min: 2019, max: 2025 }), (year) => [
    ['groeipakket-berekenen', { kinderen: [{ geboren: `${year}-03` }], inkomen: 90_000 }, 'basis'],
    ['kinderrekening-calculator', { geboortedatum: `${year}-03-01`, groeipakket: 100 }, 'groeipakketPerMaand'],
  ]),
  group('guide rate of what one can borrow', borrower, (of) => [
    ['kredietcapaciteit-calculator', of, 'gebruikteRente'],
    ['hypothecaire-lening-berekenen', { ...borrowed(of), looptijd: of.looptijd }, 'gebruikteRente'],
  ]),
  group('instalment of what one can borrow', borrower, (of) => [
    ['kredietcapaciteit-calculator', of, 'maandlast'],
    ['hypothecaire-lening-berekenen', { ...borrowed(of), looptijd: of.looptijd }, 'maandlast'],
  ]),
  group('costs of the home one can buy', borrower, (of) => {
    const { waarde: prijs, leenbedrag: krediet } = borrowed(of)
    return [
      ['kredietcapaciteit-calculator', of, 'aankoopkosten'],
      [
        'registratierechten-berekenen',
        { prijs, krediet, gewest: of.gewest, enigeEigenWoning: true },
        'totaleKosten',
        (all) => all + last(dossierkostenWoonkrediet.rows).value,
      ],
    ]
  }),
  group('income left of a profit', activity, ({ profit }) => {
    const own = { richting: 'omzet', omzet: profit, kosten: 0 }
    const social = { soortInkomen: 'winst', inkomen: profit }
    return [
      ['zelfstandige-netto-berekenen', own, 'belastbaar'],
      ['sociale-bijdragen-zelfstandige-calculator', social, 'nettoInkomen'],
      ['zelfstandige-netto-berekenen', own, 'bijdragen', (paid) => profit - paid],
    ]
  }),
  group('tax on a year on own account', activity, ({ profit, kinderen }) => {
    const own = { richting: 'omzet', omzet: profit, kosten: 0, kinderen }
    const socialeBijdragen = answer(['zelfstandige-netto-berekenen', own, 'bijdragen'])
    const year = { statuut: 'zelfstandige', inkomen: profit, werkelijkeKosten: 0, kinderen, socialeBijdragen }
    const surcharge = Number(outOf('belastingplanning-calculator', year).vermeerdering ?? 0)
    return [
      ['zelfstandige-netto-berekenen', own, 'belastingTotaal'],
      // One page pays in advance, the other has paid nothing yet.
      ['belastingplanning-calculator', year, 'totaalVerschuldigd', (all) => all - surcharge],
    ]
  }),
  group(
    'what is left of own activity, also of very little',
    fc.record({ profit: money(1_000, 120_000), kinderen: money(0, 3) }),
    ({ profit, kinderen }) => [
      ['zelfstandige-netto-berekenen', { richting: 'omzet', omzet: profit, kosten: 0, kinderen }, 'nettoJaar'],
      ['sociale-bijdragen-zelfstandige-calculator', { soortInkomen: 'winst', inkomen: profit, kinderen }, 'overschot'],
    ],
  ),
  group('tax on a year-end premium', family, ({ bruto, kinderen }) => {
    const paid = { maandloon: bruto, kinderen }
    const without = answer(['eindejaarsbonus-calculator', paid, 'inkomenZonderPremie'])
    const taxed = answer(['eindejaarsbonus-calculator', paid, 'belastbaar'])
    const bill = (inkomen: number): Ask => [
      'belastingplanning-calculator',
      { inkomen: roundTo(inkomen, 2), kinderen },
      'totaalVerschuldigd',
    ]
    const [slug, input, output] = bill(without + taxed)
    return [
      ['eindejaarsbonus-calculator', paid, 'belastingBijAanslag'],
      [slug, input, output, (all) => all - answer(bill(without))],
    ]
  }),
  ...(['meerwaardebelasting', 'vrijgesteld'] as const).map((figure) =>
    group(
      `gain on a bond: ${figure}`,
      fc.record({ nominaal: money(50, 900).map((each) => each * 1_000), koers: money(60, 95), holders: holders() }),
      ({ nominaal, koers, holders: titularissen }) => {
        const sold = { aankoopdatum: '2026-02-02', verkoopdatum: TEST_DAY, verkoopkoers: 100 }
        const bond = { nominaal, koers, titularissen, ...sold }
        return [
          ['obligatie-calculator', bond, figure],
          [
            'belgische-beleggingsfiscaliteit-calculator',
            { meerwaarden: answer(['obligatie-calculator', bond, 'meerwaarde']), titularissen },
            figure === 'vrijgesteld' ? 'vrijgesteldeMeerwaarde' : figure,
          ],
        ]
      },
    ),
  ),
  ...(['belasting', 'vrijgesteld', 'ingehouden'] as const).map((figure) =>
    group(`sale of an ETF: ${figure}`, gain, ({ pieces, from, to, holders: titularissen }) => [
      ['meerwaardebelasting-calculator', { ...lots(pieces, from, to), titularissen }, figure],
      [
        'etf-calculator',
        {
          vraag: 'verkoop',
          loten: [{ datum: '2026-02-02', aantal: pieces, koers: from }],
          verkoopAantal: pieces,
          verkoopkoers: to,
          verkoopdatum: TEST_DAY,
          titularissen,
        },
        figure === 'belasting' ? 'meerwaardebelasting' : figure,
      ],
    ]),
  ),
  group('exchange tax on an ETF', money(100, 100_000), (amount) => [
    ['etf-calculator', { bedragIneens: amount, perMaand: 0, duur: 1 }, 'beurstaksAankoop'],
    [
      'belgische-beleggingsfiscaliteit-calculator',
      { verrichtingen: [{ bedrag: amount, klasse: 'laag' }] },
      'beurstaks',
    ],
  ]),
  group(
    'what an ETF leaves beside pension saving',
    fc.record({ amount: money(500, 1_300), paidAt: money(65, 75), yearly: rate(-2, 9), cost: rate(0, 1) }),
    ({ amount, paidAt, yearly, cost }) => [
      [
        'pensioensparen-calculator',
        {
          // One deposit is left: that of the year of the 64th birthday.
          geboortejaar: 1962,
          startleeftijd: 20,
          uitkeringsleeftijd: paidAt,
          storting: amount,
          stortmoment: 'januari',
          etfRendement: yearly,
          etfKost: cost,
        },
        'etfKapitaal',
      ],
      [
        'etf-calculator',
        { bedragIneens: afterExchangeTax(amount), perMaand: 0, duur: paidAt - 64, rendement: yearly, ter: cost },
        'nettoEindbedrag',
      ],
    ],
  ),
  group(
    'growth at a return per year',
    fc.record({ amount: money(1_000, 90_000), years: money(12, 20), yearly: rate(1, 10) }),
    ({ amount, years, yearly }) => [
      [
        'samengestelde-interest-berekenen',
        { startbedrag: amount, inleg: 0, rente: yearly, duur: years },
        'eindkapitaal',
      ],
      [
        'kinderrekening-calculator',
        {
          geboortedatum: TEST_DAY,
          totLeeftijd: years,
          perMaand: 0,
          fonds: 100,
          startbedrag: amount,
          rendementFonds: yearly,
          kostFonds: 0,
        },
        'kapitaal',
      ],
    ],
  ),
  group(
    'tax on a pension',
    fc.record({ mypensionBruto: money(1_200, 4_000), gezin: fc.constantFrom('alleenstaand', 'partnerZonderInkomen') }),
    (of) => {
      const inkomen = answer(['pensioen-calculator', of, 'belastbaarPerJaar'])
      return [
        ['pensioen-calculator', of, 'belastingPerJaar'],
        [
          'belastingplanning-calculator',
          { statuut: 'gepensioneerde', gezin: of.gezin, geboortejaar: 1955, inkomen },
          'totaleBelasting',
        ],
      ]
    },
  ),
  group(
    'tax on a home that is let',
    fc.record({ inkomen: money(0, 120_000), ki: money(300, 4_000), gewest: region }),
    ({ inkomen, ki, gewest }) => {
      const home = { inkomen, ki, gewest }
      const onroerend = answer(['opbrengsteigendom-berekenen', home, 'belastbaar'])
      // An income of which nothing comes off any more.
      const bill = (bedrag: number): Ask => [
        'belastingplanning-calculator',
        {
          inkomen,
          werkelijkeKosten: 0,
          gezin: 'alleenstaand',
          kinderen: 0,
          gewest,
          gemeentebelasting: last(gemeentebelastingRichtwaarde.rows).value * 100,
          andereInkomsten: [{ soort: 'onroerend', bedrag }],
        },
        'totaalVerschuldigd',
      ]
      const [slug, input, output] = bill(onroerend)
      return [
        ['opbrengsteigendom-berekenen', home, 'inkomstenbelasting'],
        [slug, input, output, (all) => all - answer(bill(0))],
      ]
    },
  ),
  group('child benefit in a budget', fc.record({ children: money(1, 4), regio: region }), ({ children, regio }) => [
    ['budget-planner', { huishouden: 'gezin', kinderen: children, gewest: regio }, 'groeipakketMaand'],
    [
      'groeipakket-berekenen',
      { woonplaats: regio, kinderen: ofFive(children), inkomen: 400_000, alleenstaand: false },
      'perMaand',
    ],
  ]),
  group(
    'social supplement of child benefit',
    fc.record({ bruto: money(2_200, 5_000), kinderen: money(1, 3) }),
    (of) => {
      const leave = { ...of, gezin: 'alleenstaand', verlof: 'ouderschapsverlof', vorm: 'vijfde' }
      const said = (key: string) => answer(['minder-werken-berekenen', leave, key])
      const supplement = (inkomen: number): Ask => [
        'groeipakket-berekenen',
        { kinderen: ofFive(of.kinderen), inkomen: roundTo(inkomen, 2), alleenstaand: true },
        'socialeToeslag',
      ]
      const then = said('belastbaarDan') + said('uitkeringJaar') + said('aanmoedigingJaar')
      const [slug, input, output] = supplement(then)
      return [
        ['minder-werken-berekenen', leave, 'kinderbijslagMeer'],
        [slug, input, output, (month) => 12 * (month - answer(supplement(said('belastbaarNu'))))],
      ]
    },
  ),
  group(
    'a savings account beside a deposit',
    fc.record({ amount: money(500, 150_000), months: money(1, 12), base: rate(0, 2), premium: rate(0, 1.5) }),
    ({ amount, months, base, premium }) => [
      [
        'hoogste-spaarrente-belgie',
        { startbedrag: amount, looptijd: months, eigenBasisrente: base, eigenPremie: premium },
        'eigenNetto',
      ],
      [
        'deposito-calculator',
        { bedrag: amount, looptijd: months, spaarrente: base, spaarpremie: premium },
        'spaarrekeningNetto',
      ],
    ],
  ),
]

const ofFive = (count: number) => Array.from({ length: count }, () => ({ geboren: '2021-11' }))

const noCosts = { handlichting: 0, nieuweAkte: 0, dossierkosten: 0, schatting: 0, wederbeleggingMaanden: 0 }
const offers = (jkp: number) => [
  { naam: 'A', jkp },
  { naam: 'B', jkp: jkp + 0.5 },
]
const trade = (aantal: number, aankoopkoers: number, verkoopkoers: number) => ({
  aantal,
  aankoopkoers,
  verkoopkoers,
  aankoopdatum: '2026-02-02',
  verkoopdatum: TEST_DAY,
})
const lots = (aantal: number, from: number, to: number) => ({
  loten: [{ datum: '2026-02-02', aantal, prijs: from }],
  verkopen: [{ datum: TEST_DAY, aantal, prijs: to }],
})

test('eighty-five pairs of pages are laid beside each other', () => {
  const pairs = groups.map(({ given, asks }) => asks(fc.sample(given, { numRuns: 1, seed: 1 })[0]).length - 1)
  expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(85)
})

test('the page about inflation taxes a rate as the page it comes from', () => {
  const taken = (slug: string, input: Input) => {
    const step = reportFor(pageOf(slug), input).next.find((each) => each.slug === 'reele-rente-berekenen')
    return outOf('reele-rente-berekenen', step?.carry ?? {})['nettoRente']
  }
  expect(taken('deposito-calculator', { rente: 2 })).toBeCloseTo(0.014, 6)
  expect(taken('termijnrekening-calculator', { rente: 2 })).toBeCloseTo(0.014, 6)
  expect(taken('kasbon-calculator', { rente: 2 })).toBeCloseTo(0.014, 6)
  expect(taken('samengestelde-interest-berekenen', { rente: 3, belasting: 'gewoon' })).toBeCloseTo(0.021, 6)
  const bond = { koers: 94.5, coupon: 2.5, vervaldag: '2030-06-22' }
  expect(taken('obligatie-calculator', bond)).toBeCloseTo(answer(['obligatie-calculator', bond, 'nettoRendement']), 4)
})

test('a dividend is taxed on the page of the year as on the page of one dividend', () => {
  const taken = (inkomst: string) => {
    const report = reportFor(pageOf('roerende-voorheffing-calculator'), { inkomst, bedrag: 1_500 })
    return report.next.find(({ slug }) => slug.startsWith('belgische'))?.carry ?? {}
  }
  for (const inkomst of ['dividend', 'gvv', 'zorgvastgoed'])
    expect(answer(['belgische-beleggingsfiscaliteit-calculator', taken(inkomst), 'totaal'])).toBe(
      answer(['roerende-voorheffing-calculator', { inkomst, bedrag: 1_500 }, 'definitieveVoorheffing']),
    )
  expect(taken('vvprbis')).toEqual({})
})

test('holiday pay after a leave is what the leave leaves of it', () => {
  for (const vorm of ['vijfde', 'halftijds']) {
    const leave = { verlof: 'ouderschapsverlof', vorm, bruto: 3_200, statuut: 'bediende', kinderen: 0, maanden: 12 }
    const report = reportFor(pageOf('minder-werken-berekenen'), leave)
    const step = report.next.find(({ slug }) => slug === 'vakantiegeld-berekenen')
    expect(answer(['vakantiegeld-berekenen', { maandloon: 3_200, ...step?.carry }, 'netto'])).toBeCloseTo(
      answer(['minder-werken-berekenen', leave, 'nettoVakantiegeldDan']),
      2,
    )
  }
})

test('every page with a sale of a year without a known exemption says so, and no other', () => {
  const says = (slug: string, input: Input) =>
    reportFor(pageOf(slug), input).notices.some(({ text }) => /vrijstelling van .* jaar is nog niet bekend/.test(text))
  for (const [year, wanted] of [
    ['2026', false],
    ['2027', true],
  ] as const) {
    const [datum, verkoopdatum] = [`${year}-10-01`, `${year}-10-01`]
    const lot = { datum: '2026-02-02', aantal: 10, prijs: 100 }
    const sale = { datum, aantal: 10, prijs: 200 }
    expect(says('meerwaardebelasting-calculator', { loten: [lot], verkopen: [sale] })).toBe(wanted)
    expect(
      says('cryptocurrency-calculator', { loten: [{ ...lot, munt: 'A' }], verkopen: [{ ...sale, munt: 'A' }] }),
    ).toBe(wanted)
    expect(says('aandelen-calculator', { verkoopdatum })).toBe(wanted)
    expect(says('etf-calculator', { vraag: 'verkoop', verkoopdatum })).toBe(wanted)
  }
})

describe('sister pages agree on', () => {
  for (const { what, given, asks } of groups)
    test(what, () => {
      fc.assert(
        fc.property(given, (situationOf) => {
          const [first, ...others] = asks(situationOf)
          if (first === undefined) throw new Error(`${what}: nothing asked`)
          const wanted = answer(first)
          for (const other of others) {
            const said = answer(other)
            if (said !== wanted) expect.fail(`${other[0]} ${JSON.stringify(other[1])}: ${said}, ${first[0]}: ${wanted}`)
          }
        }),
        drawing(200),
      )
    })
})
