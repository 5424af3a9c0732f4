import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { checkedText, dateText, eur, pct, plural } from '#calculators/kernel/format.ts'
import { monthlyRate, roundingOf } from '#calculators/lenen/rente.ts'
import { isBovenMaximum, kredietregels, toetsKrediet } from '#calculators/lenen/wettelijk.ts'
import { offersOf, type OfferType } from '#calculators/kernel/market.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { annuityPayment } from '#finance/loan.ts'
import { floorCents, roundCents } from '#finance/money.ts'
import { jkpFormule, maximaleJkp, maximaleLooptijd } from '#rules/krediet/consumentenkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { completeOffer, jkpOfFlows, type Offer, offerError } from './offers.ts'

const MARKET_TYPES: Record<string, readonly OfferType[]> = {
  alle: ['persoonlijke_lening', 'autolening', 'renovatielening'],
  persoonlijke_lening: ['persoonlijke_lening'],
  autolening: ['autolening'],
  renovatielening: ['renovatielening'],
}

export default defineLegacy({
  inputs,

  check({ aanbiedingen, bedrag, stromen }) {
    const errors: Record<string, string> = {}
    aanbiedingen.forEach((row, index) => {
      const error = offerError(row, bedrag)
      if (error) errors[`aanbiedingen.${index}.${error.startsWith('De kosten') ? 'kosten' : 'jkp'}`] = error
    })
    stromen.forEach((row, index) => {
      if (row.datum === null && row.maanden === null)
        errors[`stromen.${index}.datum`] = 'Vul een datum of een aantal maanden in.'
    })
    return errors
  },

  compute(values, { law, market, today }) {
    const { bedrag, looptijd, soort, stromen } = values
    const offers = values.aanbiedingen.map((row, index) => completeOffer(row, index, values))
    const ranked = offers.toSorted((a, b) => a.price - b.price || (a.jkp ?? 9) - (b.jkp ?? 9))
    const best = ranked[0]
    const worst = ranked.at(-1)
    if (!best || !worst) throw new Error('the list of offers asks for at least one row')
    const difference = roundCents(worst.price - best.price)
    const toets = toetsKrediet(law, { bedrag, looptijd, jkp: null, soort })
    const flowJkp = stromen.length > 0 ? jkpOfFlows(stromen, values.tijdmeting) : null

    const figures: Figure[] = [
      figure('goedkoopste', 'Goedkoopste aanbod', best.name, 'text'),
      figure('duurste', 'Duurste aanbod', worst.name, 'text'),
      ...(stromen.length > 0
        ? [figure('jkpStromen', 'JKP van de losse opnames en betalingen', flowJkp, 'percent', { decimals: 3 })]
        : []),
      figure('maxJkp', 'Hoogste toegelaten JKP', toets.maxJkp, 'percent', { note: `Sinds ${dateText(toets.sinds)}` }),
      figure('maxLooptijd', 'Langste toegelaten looptijd', toets.maxLooptijd, 'months'),
      ...offers.flatMap((offer, index) => [
        figure(`maandlast${index + 1}`, `${offer.name}: maandlast`, offer.payment),
        figure(`totaal${index + 1}`, `${offer.name}: alle termijnen`, offer.instalments),
        figure(`kredietkost${index + 1}`, `${offer.name}: kost van het krediet`, offer.price),
        figure(`jkp${index + 1}`, `${offer.name}: JKP, nagerekend`, offer.jkp, 'percent', { decimals: 3 }),
      ]),
    ]

    const chart: Chart = {
      kind: 'bar',
      key: 'kosten',
      title: 'Wat elk aanbod kost bovenop het leenbedrag',
      sentence: ranked.map((offer) => `${offer.name} kost ${eur(offer.price)}`).join(', ') + '.',
      stacked: true,
      categories: offers.map((offer) => offer.name),
      y: { unit: 'euro0' },
      series: [
        { key: 'rente', label: 'Rente', values: offers.map((offer) => offer.interest) },
        { key: 'kosten', label: 'Kosten', values: offers.map((offer) => offer.costs) },
        { key: 'verzekering', label: 'Verzekering', values: offers.map((offer) => offer.insurance) },
      ],
    }

    const ranking: Table = {
      key: 'rangschikking',
      title: 'Van goedkoop naar duur',
      columns: [
        { key: 'aanbod', label: 'Aanbod', unit: 'text' },
        { key: 'jkp', label: 'JKP, nagerekend', unit: 'percent' },
        { key: 'opgegeven', label: 'JKP volgens aanbod', unit: 'percent' },
        { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
        { key: 'rente', label: 'Rente', unit: 'euro' },
        { key: 'kosten', label: 'Kosten', unit: 'euro' },
        { key: 'verzekering', label: 'Verzekering', unit: 'euro' },
        { key: 'totaal', label: 'Kost van het krediet', unit: 'euro', formula: '{rente}+{kosten}+{verzekering}' },
        { key: 'vorm', label: 'Vast of veranderlijk', unit: 'text' },
      ],
      rows: ranked.map((offer) => [
        offer.name,
        offer.jkp,
        offer.stated,
        offer.payment,
        offer.interest,
        offer.costs,
        offer.insurance,
        offer.price,
        offer.variable ? 'veranderlijk' : 'vast',
      ]),
      strong: [0],
      note: 'Gerangschikt op wat je in totaal boven het leenbedrag betaalt. Rekenklaar krijgt geen vergoeding van kredietgevers.',
    }

    const round = roundingOf(values.afronding) === 'down' ? floorCents : roundCents
    const known = offersOf(market, ...(MARKET_TYPES[values.doel] ?? []))
      .filter((offer) => offer.rate !== null)
      .toSorted((a, b) => (a.rate ?? 0) - (b.rate ?? 0))
    const outside = known.map((offer) => {
      if (
        (offer.minAmount !== null && bedrag < offer.minAmount) ||
        (offer.maxAmount !== null && bedrag > offer.maxAmount)
      )
        return 'Niet voor dit bedrag.'
      if ((offer.minTerm !== null && looptijd < offer.minTerm) || (offer.maxTerm !== null && looptijd > offer.maxTerm))
        return 'Niet voor deze looptijd.'
      return null
    })
    const marketTable: Table = {
      key: 'markt',
      title: 'Gekende tarieven van banken',
      columns: [
        { key: 'bank', label: 'Bank', unit: 'text' },
        { key: 'product', label: 'Product', unit: 'text' },
        { key: 'jkp', label: 'JKP', unit: 'percent' },
        { key: 'maandlast', label: 'Maandlast voor dit bedrag', unit: 'euro' },
        { key: 'datum', label: 'Nagekeken op', unit: 'text' },
        { key: 'bron', label: 'Bron', unit: 'text' },
      ],
      rows: known.map((offer) => [
        offer.bank,
        offer.product,
        offer.rate,
        round(annuityPayment(bedrag, monthlyRate(offer.rate ?? 0), looptijd)),
        checkedText(offer.checkedOn, today),
        offer.source,
      ]),
      greyed: Object.fromEntries(outside.flatMap((reason, index) => (reason ? [[index, reason]] : []))),
      note: 'De maandlast is gerekend zonder slotsom. Tarieven veranderen: vraag altijd een aanbod op papier.',
    }

    const steps: Step[] = [
      {
        text: `Voor elk aanbod rekenen we met ${eur(bedrag)} over ${plural(looptijd, 'maand', 'maanden')}. Staat er geen maandlast bij, dan volgt ze uit het JKP of uit de debetrente.`,
      },
      {
        text: `${best.name} kost in totaal **${eur(best.price)}**.`,
        sum: [
          { label: `${looptijd} keer ${eur(best.payment)}`, value: best.instalments },
          { label: 'Kosten bij de start', value: best.costs },
          { label: 'Verplichte verzekering', value: best.insurance },
          { label: 'Leenbedrag', value: -bedrag },
          { label: 'Kost van het krediet', value: best.price },
        ],
      },
      {
        text: 'Het JKP is de rente waarbij alles wat je krijgt en alles wat je betaalt, teruggerekend naar de start, even groot is.',
        formula: `${eur(bedrag)} − ${eur(best.costs)} = ${eur(roundCents(best.payment + best.insurance / looptijd))} × Σ (1 + JKP)^(−maand ÷ 12)`,
        law: [jkpFormule],
      },
      {
        text: `Voor ${eur(bedrag, 0)} mag het JKP hoogstens **${pct(toets.maxJkp)}** zijn.`,
        law: soort === 'lening' || soort === 'financieringshuur' ? [maximaleJkp, maximaleLooptijd] : [maximaleJkp],
      },
    ]
    if (stromen.length > 0) {
      steps.push({
        text:
          flowJkp === null
            ? 'Bij je losse opnames en betalingen hoort **geen JKP**: de vergelijking heeft geen of meer dan één oplossing.'
            : `Je losse opnames en betalingen hebben een JKP van **${pct(flowJkp, 3)}**, met de tijd gemeten in ${values.tijdmeting}.`,
        law: [jkpFormule],
      })
    }

    const notices: Notice[] = offers.flatMap((offer) => noticesFor(offer))
    function noticesFor(offer: Offer): Notice[] {
      const found: Notice[] = []
      if (offer.mismatch && offer.stated !== null && offer.jkp !== null) {
        found.push({
          tone: 'warning',
          text: `${offer.name}: bij deze betalingen hoort een JKP van ${pct(offer.jkp)}, niet ${pct(offer.stated)}. Vraag de aanbieder welke kosten er nog bij komen of al in zitten.`,
        })
      }
      if (offer.variable)
        found.push({
          tone: 'info',
          text: `${offer.name} heeft een veranderlijke rente. De kost en het JKP gelden enkel zolang ze blijft zoals vandaag.`,
        })
      // A cent per month below the loan is rounding of a 0 % offer, not a gift.
      if (offer.jkp === null || offer.price < -0.01 * looptijd) {
        found.push({
          tone: 'warning',
          text: `${offer.name}: er bestaat geen JKP voor deze cijfers. Met ${looptijd} keer ${eur(offer.payment)} betaal je te weinig of veel te veel terug.`,
        })
      } else if (isBovenMaximum(offer.jkp, toets.maxJkp)) {
        found.push({
          tone: 'law',
          text: `${offer.name}: een JKP van ${pct(offer.jkp)} ligt boven het wettelijke maximum van ${pct(toets.maxJkp)} voor ${eur(bedrag, 0)}.`,
        })
      }
      return found
    }
    if (soort !== 'kaart' && soort !== 'zonderKaart') notices.push(...toets.notices)

    return report({
      headline: figure('verschil', 'Verschil tussen goedkoopste en duurste', difference),
      sentence:
        offers.length === 1
          ? `**${best.name}** kost ${eur(best.price)} bovenop het leenbedrag: ${looptijd} keer ${eur(best.payment)}${best.jkp === null ? '' : `, een JKP van ${pct(best.jkp)}`}.`
          : difference === 0
            ? 'De aanbiedingen kosten **evenveel** voor dit bedrag en deze looptijd.'
            : `**${best.name} is ${eur(difference)} goedkoper** dan ${worst.name}: ${eur(best.payment)} tegenover ${eur(worst.payment)} per maand, kosten inbegrepen in het verschil.`,
      figures,
      charts: [chart],
      tables: known.length > 0 ? [ranking, marketTable] : [ranking],
      steps,
      notices,
      assumptions: [
        'Alle aanbiedingen lopen over hetzelfde bedrag en dezelfde looptijd, met gelijke maandelijkse betalingen.',
        'Een JKP op een aanbod bevat de verplichte kosten en verzekering al. Een debetrente niet.',
        'Een verschil van een cent op de maandlast geldt als afronding, niet als fout.',
        kredietregels(law),
      ],
      excluded: [
        'Vrijwillige verzekeringen.',
        'Wat er gebeurt als je te laat betaalt.',
        'Kortingen die pas later ingaan.',
      ],
      next: [
        {
          slug: 'persoonlijke-lening-berekenen',
          text: 'Bekijk de aflossingstabel van het goedkoopste aanbod',
          carry: {
            bedrag,
            looptijd,
            ...(best.jkp === null ? {} : { jkp: Math.max(0, Number((best.jkp * 100).toFixed(2))) }),
          },
        },
        {
          slug: 'autolening-berekenen',
          text: 'Gaat het om een wagen? Reken met slotsom en restwaarde.',
          carry: { looptijd },
        },
        { slug: 'schuldenconsolidatie-calculator', text: 'Lopen er al leningen? Zet ze samen op een rij.' },
      ],
    })
  },
})
