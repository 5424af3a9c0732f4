import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, percent } from '#calculators/kernel/fields.ts'
import { asPercent, eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { nominalFromReal, real } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { inflationOver12Months, lastMonth } from '#rules/kernel/prijsindex.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'

type Product = 'spaarrekening' | 'termijn' | 'obligatie' | 'geen'
const PRODUCTS: Record<Product, string> = {
  spaarrekening: 'Gereglementeerde spaarrekening',
  termijn: 'Termijnrekening of kasbon',
  obligatie: 'Obligatie of staatsbon',
  geen: 'Zonder belasting',
}

type Holder = { readonly titularissen: number; readonly vrijstellingGebruikt: number }

function taxOn(law: Law, product: Product, interest: number, holder: Holder): number {
  if (product === 'geen' || interest <= 0) return 0
  return product === 'spaarrekening'
    ? spaarbelasting(law, interest, holder.titularissen, holder.vrijstellingGebruikt)
    : ingehouden(law, interest)
}

/** Real net rate on an amount: tax first, on the whole interest, then inflation. */
function realNet(law: Law, product: Product, amount: number, rate: number, inflation: number, holder: Holder) {
  const gross = roundCents(amount * rate)
  const tax = taxOn(law, product, gross, holder)
  const net = (gross - tax) / amount
  return { gross, tax, net, real: real(net, inflation) }
}

export default defineLegacy({
  inputs: {
    brutorente: percent({ label: 'Brutorente per jaar', start: 0.025, min: -0.02, max: 0.3, slider: 0.0025 }),
    product: choice({
      label: 'Product',
      start: 'spaarrekening',
      options: [
        { value: 'spaarrekening', label: 'spaarrekening' },
        { value: 'termijn', label: 'termijnrekening of kasbon' },
        { value: 'obligatie', label: 'obligatie of staatsbon' },
        { value: 'geen', label: 'geen belasting' },
      ],
    }),
    bedrag: euro({
      label: 'Bedrag',
      start: 50_000,
      min: 1,
      max: 10_000_000,
      slider: 1_000,
      hint: 'Bepaalt hoeveel van je vrijstelling je gebruikt.',
    }),
    inflatie: percent({
      label: 'Inflatie',
      start: ({ law }) => Number((inflationOver12Months(law, lastMonth('cpi')) ?? 0.02).toFixed(4)),
      min: -0.05,
      max: 0.3,
      hint: () => `Inflatie over 12 maanden tot ${longDate(lastMonth('cpi'))}. Pas ze gerust aan.`,
    }),
    verwachteInflatie: percent({
      label: 'Inflatie die je verwacht',
      start: 0.02,
      min: -0.05,
      max: 0.3,
      refine: true,
      hint: 'De inflatie hierboven is die van het voorbije jaar. Je rente krijg je in het komende.',
    }),
    titularissen: count({ label: 'Aantal titularissen', start: 1, min: 1, max: 2, refine: true }),
    vrijstellingGebruikt: euro({
      label: 'Spaarrente die je elders al kreeg',
      start: 0,
      max: 1_000_000,
      refine: true,
      when: { product: 'spaarrekening' },
      hint: 'Dat deel van de vrijstelling is al op.',
    }),
  },

  compute(values, { law }) {
    const { brutorente, product, bedrag, inflatie, titularissen, verwachteInflatie } = values
    const holder: Holder = values
    const own = realNet(law, product, bedrag, brutorente, inflatie, holder)
    const expected = real(own.net, verwachteInflatie)
    const exempt = Math.max(0, law(spaarvrijstelling) * titularissen - values.vrijstellingGebruikt)
    const needed = findRoot((rate) => realNet(law, product, bedrag, rate, inflatie, holder).real, -0.5, 2)
    const needed0 = needed === null ? null : Math.max(needed, inflatie < 0 ? needed : 0)
    const approximate = own.net - inflatie
    const change = roundCents(bedrag * own.real)
    const taxOnInflation =
      own.tax > 0
        ? roundCents(own.tax - taxOn(law, product, roundCents(Math.max(0, bedrag * (brutorente - inflatie))), holder))
        : 0
    const perProduct = (Object.keys(PRODUCTS) as Product[]).map((each) => ({
      each,
      ...realNet(law, each, bedrag, brutorente, inflatie, holder),
    }))

    const chart: Chart = {
      kind: 'waterfall',
      key: 'vanBrutoNaarReeel',
      title: 'Van brutorente naar reële rente',
      sentence: `Van ${pct(brutorente)} bruto blijft na belasting ${pct(own.net)} over en na inflatie ${pct(own.real)}.`,
      y: { unit: 'percent' },
      bars: [
        { label: 'Bruto', value: brutorente, total: true },
        { label: 'Belasting', value: own.net - brutorente },
        { label: 'Inflatie', value: own.real - own.net },
        { label: 'Reëel', value: own.real, total: true },
      ],
    }
    const grid = [0, 0.01, 0.02, 0.03, 0.04]
    const heat: Table = {
      key: 'raster',
      title: 'Reële rente bij andere inflatie',
      columns: [
        { key: 'rente', label: 'Brutorente', unit: 'percent' },
        ...grid.map((each) => ({
          key: `i${each * 100}`,
          label: `Inflatie ${pct(each, 0, 0)}`,
          unit: 'percent' as const,
        })),
      ],
      rows: [0.01, 0.02, 0.03, 0.04, 0.05].map((rate) => [
        rate,
        ...grid.map((each) => realNet(law, product, bedrag, rate, each, holder).real),
      ]),
    }
    const products: Table = {
      key: 'producten',
      title: 'Dezelfde brutorente in elk product',
      columns: [
        { key: 'product', label: 'Product', unit: 'text' },
        { key: 'rente', label: 'Rente in euro', unit: 'euro' },
        { key: 'belasting', label: 'Belasting', unit: 'euro' },
        { key: 'netto', label: 'Netto', unit: 'percent' },
        { key: 'reeel', label: 'Reëel', unit: 'percent' },
      ],
      rows: perProduct.map(({ each, gross, tax, net, real: after }) => [PRODUCTS[each], gross, tax, net, after]),
    }

    const notices: Notice[] = []
    if (own.real < 0)
      notices.push({
        tone: 'warning',
        text: `Je verliest ${eur(Math.abs(change))} koopkracht per jaar op ${eur(bedrag, 0)}.`,
      })
    if (taxOnInflation > 0)
      notices.push({
        tone: 'info',
        text: `Van je belasting slaat ${eur(taxOnInflation)} op rente die enkel de inflatie goedmaakt.`,
      })

    const steps: Step[] = [
      {
        text: `${pct(brutorente)} op ${eur(bedrag)} is **${eur(own.gross)}** rente in een jaar.`,
        formula: `${eur(bedrag)} × ${num(asPercent(brutorente), 4)} %`,
      },
      {
        text:
          product === 'geen'
            ? 'Er gaat geen belasting af.'
            : product !== 'spaarrekening'
              ? `Daar gaat ${pct(law(roerendeVoorheffing), 0, 0)} af: **${eur(own.tax)}**.`
              : `De eerste ${eur(exempt, 0)} is vrij; op de rest betaal je ${pct(law(voorheffingSpaarrekening), 0, 0)}: **${eur(own.tax)}**.`,
        law:
          product === 'geen'
            ? []
            : product === 'spaarrekening'
              ? [spaarvrijstelling, voorheffingSpaarrekening]
              : [roerendeVoorheffing],
      },
      {
        text: `Netto krijg je dus **${pct(own.net, 4)}**.`,
        formula: `(${eur(own.gross)} − ${eur(own.tax)}) ÷ ${eur(bedrag)}`,
      },
      {
        text: `Na ${pct(inflatie)} inflatie blijft **${pct(own.real, 4)}** over. De vuistregel geeft ${pct(approximate, 4)}.`,
        formula: `(1 + ${num(own.net, 6)}) ÷ (1 + ${num(inflatie, 6)}) − 1`,
      },
      {
        text: `Valt de inflatie volgend jaar uit zoals je verwacht (${pct(verwachteInflatie)}), dan is het **${pct(expected, 4)}**.`,
      },
    ]

    return report({
      headline: figure('reeleRente', 'Reële netto rente', own.real, 'percent'),
      sentence: `Na belasting en inflatie houd je **${pct(own.real)}** per jaar over. ${own.real >= 0 ? 'Je koopkracht groeit' : 'Je koopkracht krimpt'} met ${eur(Math.abs(change))} per jaar.`,
      figures: [
        figure('nettoRente', 'Netto rente', own.net, 'percent'),
        figure('belasting', 'Belasting per jaar', own.tax),
        figure('reeleRenteVerwacht', 'Reëel met de inflatie die je verwacht', expected, 'percent'),
        ...(product === 'spaarrekening'
          ? [
              figure('vrijeRente', 'Rente binnen de vrijstelling', Math.max(0, Math.min(own.gross, exempt))),
              figure(
                'vrijTotBedrag',
                'Vrij van belasting tot een spaarbedrag van',
                brutorente > 0 ? roundCents(exempt / brutorente) : null,
              ),
            ]
          : []),
        figure('vuistregel', 'Vuistregel: netto min inflatie', approximate, 'percent'),
        figure('nodigeBrutorente', 'Brutorente nodig voor 0 % reëel', needed0, 'percent'),
        figure('koopkracht', 'Koopkracht erbij of eraf per jaar', change),
        figure('rentePerJaar', 'Rente per jaar', own.gross),
        figure('brutoReeel', 'Reële rente zonder belasting', real(brutorente, inflatie), 'percent'),
        figure('nominaalTerug', 'Controle: netto uit reëel', nominalFromReal(own.real, inflatie), 'percent'),
        figure('belastingOpInflatie', 'Belasting op inflatie', taxOnInflation),
      ],
      charts: [chart],
      tables: [products, heat],
      steps,
      notices,
      assumptions: [
        'Alles over één jaar, met de rente van het hele jaar.',
        'De inflatie bovenaan is die van het voorbije jaar; bij Verfijn staat wat je verwacht.',
      ],
      excluded: ['De getrouwheidspremie die je pas na 12 maanden verdient.', 'Meerwaarden en andere belastingen.'],
      next: [
        { slug: 'rentevoet-vergelijker', text: 'Meer tarieven op één ladder leggen' },
        {
          slug: 'geldontwaarding-calculator',
          text: 'Wat doet dit over 15 jaar met je geld?',
          carry: {
            bedrag,
            nettoRente: asPercent(Number(Math.max(0, Math.min(0.15, own.net)).toFixed(4))),
            inflatie: asPercent(Number(Math.max(-0.02, Math.min(0.2, inflatie)).toFixed(4))),
          },
        },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Een betere spaarrente zoeken',
          carry: { startbedrag: Math.min(1_000_000, bedrag) },
        },
      ],
    })
  },
})
