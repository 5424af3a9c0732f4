import type { Settlement } from '#calculators/beleggen/sales.ts'
import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import {
  codeSpeculatie,
  fotodatum,
  meerwaardetarief,
  meerwaardevrijstelling,
  speculatietarief,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { fotodag } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { belastingschijven, gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { inputs, SIGNS, type Values } from './inputs.ts'
import { profilesOf, settled } from './profiles.ts'

const key = (name: string) => name.trim().toLowerCase()

/** Price of what is left: as given, else the last sale, else the last purchase of that coin. */
function priceNow(values: Values, coin: string): number {
  const given = values.koersen.findLast((row) => key(row.munt) === coin)
  const sold = values.verkopen.filter((row) => key(row.munt) === coin).toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
  const bought = values.loten.filter((row) => key(row.munt) === coin).toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
  return given?.prijs ?? sold.at(-1)?.prijs ?? bought.at(-1)?.prijs ?? 0
}

function holdings(values: Values, settlement: Settlement) {
  const left = settlement.left.map(({ lot, units }) => ({
    name: lot.name,
    date: lot.date,
    units,
    cost: roundCents(units * (values.loten[lot.index]?.prijs ?? 0)),
    value: roundCents(units * priceNow(values, lot.asset)),
  }))
  const soldCost = sum(
    settlement.slices.map((slice) => roundCents(slice.units * (values.loten[slice.lot]?.prijs ?? 0))),
  )
  const proceeds = sum(settlement.sales.map((sale) => sale.proceeds))
  const value = sum(left.map((item) => item.value))
  const cost = sum(left.map((item) => item.cost))
  return { left, proceeds, realised: roundCents(proceeds - soldCost), value, unrealised: roundCents(value - cost) }
}

/** Organised, repeated work points to a profession; risk beyond a careful saver to speculation. */
const POINTS_TO: Record<(typeof SIGNS)[number], string> = {
  geleendGeld: 'speculatie',
  grootDeel: 'speculatie',
  vaak: 'speculatie of beroep',
  kort: 'speculatie',
  bots: 'speculatie of beroep',
  hefboom: 'speculatie',
  kennis: 'beroep',
  organisatie: 'beroep',
}

const PROFILE_TEXT = { normaal: 'normaal beheer', speculatief: 'speculatie', beroep: 'een beroep' } as const

export default defineLegacy({
  inputs,

  check(values, { law }) {
    const { short } = settled(values, law)
    const index = short.findIndex((missing) => missing > 1e-8)
    if (index < 0) return undefined
    return {
      [`verkopen.${index}.aantal`]: `Je verkoopt ${num(short[index] ?? 0, 8)} meer dan je op die dag had. Kijk de naam van de munt en de datum na.`,
    }
  },

  compute(values, { law }) {
    const settlement = settled(values, law)
    const profiles = profilesOf(values, law, settlement)
    const { years, normal, speculative, professional } = profiles
    const { left, proceeds, realised, value, unrealised } = holdings(values, settlement)
    const tax = { normaal: normal, speculatief: speculative.total, beroep: professional.total }[values.profiel]
    const staking = ingehouden(law, values.staking)
    const gain = sum(years.map((line) => line.net))
    const counted = { normaal: gain, speculatief: speculative.base, beroep: professional.base }[values.profiel]
    const taxedGain = sum(years.filter((line) => line.taxed).map((line) => line.net))
    const exempt = sum(years.flatMap((line) => [line.exempt, line.carriedUsed]))
    const last = years.at(-1)
    const signs = SIGNS.filter((name) => values[name])
    const first = values.loten[0]
    const coin = first ? key(first.munt) : ''
    const lotsOfCoin = values.loten.filter((lot) => key(lot.munt) === coin)
    const unitsOfCoin = lotsOfCoin.reduce((total, lot) => total + lot.aantal, 0)
    const average =
      unitsOfCoin > 0 ? lotsOfCoin.reduce((total, lot) => total + lot.aantal * lot.prijs, 0) / unitsOfCoin : 0
    const swaps = values.verkopen.filter((sale) => sale.soort === 'ruil').length

    const charts: Chart[] = [
      {
        kind: 'bar',
        key: 'profielen',
        title: 'Drie manieren om dezelfde winst te belasten',
        sentence: `Normaal beheer kost ${eur(normal)}, speculatie ${eur(speculative.total)}, als beroep ${eur(professional.total)}.`,
        categories: ['Normaal beheer', 'Speculatief', 'Beroep'],
        y: { unit: 'euro' },
        series: [{ key: 'belasting', label: 'Belasting', values: [normal, speculative.total, professional.total] }],
      },
      {
        kind: 'waterfall',
        key: 'opbouw',
        title: 'Van verkoop naar netto',
        sentence: `Je verkocht voor ${eur(proceeds)} en betaalt ${eur(tax)} belasting.`,
        y: { unit: 'euro' },
        bars: [
          { label: 'Verkocht', value: proceeds, total: true },
          { label: 'Belasting op de winst', value: -tax + 0 },
          { label: 'Netto', value: roundCents(proceeds - tax), total: true },
        ],
      },
    ]

    const tables: Table[] = [
      {
        key: 'verkopen',
        title: 'Per verkoop: welke munten weggingen',
        columns: [
          { key: 'munt', label: 'Munt', unit: 'text' },
          { key: 'gekocht', label: 'Gekocht', unit: 'date' },
          { key: 'verkocht', label: 'Verkocht', unit: 'date' },
          { key: 'soort', label: 'Soort', unit: 'text' },
          { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 8 },
          { key: 'basis', label: 'Startwaarde', unit: 'euro', total: true },
          { key: 'vanaf', label: 'Telt vanaf', unit: 'text' },
          { key: 'opbrengst', label: 'Opbrengst', unit: 'euro', total: true },
          { key: 'winst', label: 'Winst of verlies', unit: 'euro', total: true },
        ],
        rows: settlement.slices.map((slice) => [
          slice.asset,
          slice.boughtOn,
          slice.soldOn,
          values.verkopen[slice.sale]?.soort ?? '',
          slice.units,
          slice.base,
          BASIS_TEXT[slice.kind],
          slice.proceeds,
          slice.gain,
        ]),
      },
      {
        key: 'profielen',
        title: 'De drie profielen naast elkaar',
        columns: [
          { key: 'profiel', label: 'Profiel', unit: 'text' },
          { key: 'grondslag', label: 'Belaste winst', unit: 'euro' },
          { key: 'tarief', label: 'Tarief', unit: 'percent' },
          { key: 'gemeente', label: 'Gemeentebelasting', unit: 'euro' },
          { key: 'belasting', label: 'Belasting samen', unit: 'euro' },
        ],
        rows: [
          [
            'Normaal beheer',
            sum(years.map((line) => line.taxable)),
            law.on(last ? `${last.year}-12-31` : law.date)(meerwaardetarief),
            0,
            normal,
          ],
          ['Speculatief', speculative.base, law(speculatietarief), speculative.surcharge, speculative.total],
          [
            'Beroep',
            professional.base,
            values.beroepstarief,
            roundCents(professional.total - roundCents(professional.base * values.beroepstarief)),
            professional.total,
          ],
        ],
        strong: [{ normaal: 0, speculatief: 1, beroep: 2 }[values.profiel]],
        note: 'Bij een beroep komen er nog sociale bijdragen bij. Daarnaast telt bij speculatie en beroep de echte aankoopprijs, niet de prijs op 31/12/2025.',
      },
    ]
    if (left.length > 0) {
      tables.push({
        key: 'over',
        title: 'Wat je nog hebt',
        columns: [
          { key: 'munt', label: 'Munt', unit: 'text' },
          { key: 'gekocht', label: 'Gekocht', unit: 'date' },
          { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 8 },
          { key: 'kost', label: 'Betaald', unit: 'euro', total: true },
          { key: 'waarde', label: 'Waarde', unit: 'euro', total: true },
        ],
        rows: left.map((item) => [item.name, item.date, item.units, item.cost, item.value]),
      })
    }

    tables.push({
      key: 'aanwijzingen',
      title: `Welke antwoorden wegen: ${signs.length} van de ${SIGNS.length}`,
      columns: [
        { key: 'vraag', label: 'Aanwijzing', unit: 'text' },
        { key: 'antwoord', label: 'Jouw antwoord', unit: 'text' },
        { key: 'richting', label: 'Wijst eerder op', unit: 'text' },
      ],
      rows: SIGNS.map((name) => [inputs[name].label, values[name] ? 'ja' : 'nee', POINTS_TO[name]]),
      strong: SIGNS.flatMap((name, index) => (values[name] ? [index] : [])),
      note: 'Geen enkel antwoord beslist alleen. De fiscus kijkt naar het geheel.',
    })

    const steps: Step[] = [
      {
        text: `De oudste munten gaan het eerst weg. De fiscus telt **${eur(gain)}** winst op je verkopen.`,
        sum: [
          ...settlement.slices.slice(0, 20).map((slice) => ({
            label: `${slice.asset}: ${num(slice.units, 8)} stuks, ${eur(slice.proceeds)} − ${eur(slice.base)} (${BASIS_TEXT[slice.kind]})`,
            value: slice.gain,
          })),
          { label: 'Winst', value: gain },
        ],
        law: [fotodatum],
      },
      ...years.map((line): Step => ({
        text: line.taxed
          ? `Normaal beheer in ${line.year}: van ${eur(line.net)} is ${eur(line.exempt + line.carriedUsed)} vrijgesteld. De belasting is **${eur(line.tax)}**.`
          : `Normaal beheer in ${line.year}: toen was er nog **geen** belasting op deze winst.`,
        law: line.taxed ? [meerwaardetarief, meerwaardevrijstelling] : [meerwaardetarief],
      })),
      {
        text: `Als de fiscus het speculatie noemt: ${eur(speculative.base)} winst na kosten kost ${eur(speculative.tax)} plus ${eur(speculative.surcharge)} gemeentebelasting. Samen **${eur(speculative.total)}**.`,
        formula: `${eur(speculative.base)} × ${pct(law(speculatietarief), 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
        law: [speculatietarief, gemeentebelastingRichtwaarde],
      },
      {
        text: `Als het een beroep is: **${eur(professional.total)}**, zonder sociale bijdragen.`,
        formula: `${eur(professional.base)} × ${pct(values.beroepstarief, 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
        law: [belastingschijven],
      },
    ]
    if (values.staking > 0) {
      steps.push({
        text: `Staking en uitlenen zijn doorgaans roerend inkomen: ${eur(values.staking)} × ${pct(law(roerendeVoorheffing), 2, 0)} = **${eur(staking)}**.`,
        law: [roerendeVoorheffing],
      })
    }

    const notices: Notice[] = []
    if (signs.length >= 2 && values.profiel === 'normaal') {
      notices.push({
        tone: 'warning',
        text: `Je hebt ${signs.length} van de ${SIGNS.length} aanwijzingen voor speculatie of een beroep. Reken dan ook met die profielen: het verschil is ${eur(speculative.total - normal)}.`,
      })
    }
    if (values.profiel === 'speculatief') {
      notices.push({
        tone: 'law',
        text: `Speculatieve winst geef je aan bij code ${law(codeSpeculatie)}. Juristen zijn het niet eens of dit spoor naast de nieuwe belasting blijft bestaan.`,
      })
    }
    if (swaps > 0)
      notices.push({
        tone: 'info',
        text: `${swaps === 1 ? 'Eén ruil telt' : `${swaps} ruilen tellen`} mee als verkoop, ook al kreeg je geen euro.`,
      })
    if (values.loten.some((lot) => lot.datum <= fotodag(law) && lot.foto === null) && taxedGain !== 0) {
      notices.push({
        tone: 'warning',
        text: 'Voor munten van vóór 2026 ontbreekt de prijs op 31/12/2025. We rekenen daar met je aankoopprijs.',
      })
    }
    if (last?.taxed) {
      notices.push({
        tone: 'info',
        text: 'Platformen melden je verkopen van 2026 vanaf 2027 aan de fiscus. Bewaar je transacties, koersen en overschrijvingen.',
      })
    }
    if (gain < 0)
      notices.push({
        tone: 'info',
        text: 'Een verlies telt bij normaal beheer enkel in hetzelfde jaar, tegen andere meerwaarden.',
      })

    return report({
      headline: figure('belasting', 'Belasting op je cryptowinst', tax),
      sentence: `Bij ${PROFILE_TEXT[values.profiel]} betaal je **${eur(tax)}** op ${eur(Math.abs(counted))} ${counted < 0 ? 'verlies' : 'winst'}.${values.staking > 0 ? ` Voor staking komt er ${eur(staking)} bij.` : ''}`,
      figures: [
        figure('belastbareMeerwaarde', 'Winst voor de fiscus', counted),
        figure('vrijgesteld', 'Vrijgesteld', exempt),
        figure('belastingNormaal', 'Bij normaal beheer', normal),
        figure('belastingSpeculatief', 'Bij speculatie, met gemeentebelasting', speculative.total),
        figure('belastingBeroep', 'Als beroep, zonder sociale bijdragen', professional.total),
        figure('belastingStaking', 'Op staking en uitlenen', staking),
        figure('totaleBelasting', 'Belasting samen', roundCents(tax + staking)),
        figure('opbrengst', 'Verkocht voor', proceeds),
        figure('gerealiseerd', 'Winst op wat je verkocht', realised, 'euro', { note: 'Tegenover wat je betaalde' }),
        figure('nietGerealiseerd', 'Winst op wat je nog hebt', unrealised),
        figure('waardeOver', 'Waarde van wat je nog hebt', value),
        figure('gemiddeldeAankoopprijs', `Gemiddelde aankoopprijs ${first?.munt ?? ''}`.trim(), roundCents(average)),
        figure('beurstaks', 'Beurstaks', 0, 'euro', { note: 'Op crypto geldt geen beurstaks' }),
        figure('aanwijzingen', 'Aanwijzingen voor speculatie of beroep', signs.length, 'number', {
          note: `Op ${SIGNS.length}`,
        }),
      ],
      charts,
      tables,
      steps,
      notices,
      assumptions: [
        'Je bent een particulier die in België woont; alles is in euro op de dag van de verrichting.',
        'De oudste munten gaan het eerst weg, per muntsoort over al je rekeningen samen.',
        'Kosten tellen niet mee bij normaal beheer, wel bij speculatie en beroep.',
      ],
      excluded: [
        'Sociale bijdragen en btw als het je beroep is.',
        'Mining, airdrops, NFT’s en verlies door diefstal of een failliet platform.',
        'Live koersen: je geeft de prijzen zelf in.',
      ],
      next: [
        { slug: 'meerwaardebelasting-calculator', text: 'Verkocht je ook aandelen of fondsen? Tel ze samen' },
        {
          slug: 'belgische-beleggingsfiscaliteit-calculator',
          text: 'Alle belastingen van je jaar in één overzicht',
          carry: { cryptowinst: Math.max(0, gain), cryptoverlies: Math.max(0, -gain) + 0 },
        },
        { slug: 'portfolio-diversificatie-calculator', text: 'Hoe zwaar weegt crypto in je vermogen?' },
      ],
    })
  },
})
