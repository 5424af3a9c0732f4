import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myAccount } from '#calculators/common/savings.ts'
import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { count, type Env, euro, percent } from '#calculators/kernel/fields.ts'
import { asPercent, eur, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { at, last } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'

const savingsRate = (env: Env) => myAccount(env).base + myAccount(env).premium

/** What an amount still buys after some years. Dividing by the price rise, not multiplying by one minus it. */
const buyingPower = (amount: number, inflation: number, years: number) => roundCents(amount / (1 + inflation) ** years)

type Path = { readonly balances: readonly number[]; readonly withdrawn: readonly number[] }

/** Balance per year on an account with interest, while the same amount is taken out at each year's end, if it is there. */
function account(amount: number, rate: number, withdrawal: number, years: number): Path {
  const balances = [amount]
  const withdrawn = [0]
  for (let year = 1; year <= years; year++) {
    const grown = last(balances) * (1 + rate)
    const out = Math.min(grown, withdrawal)
    balances.push(grown - out)
    withdrawn.push(roundCents(out))
  }
  return { balances: balances.map(roundCents), withdrawn }
}

/** Gross rate that keeps up with prices on a regulated account: tax only on interest above the exemption. */
function grossOnSavings(law: Law, amount: number, inflation: number): number {
  if (inflation <= 0) return 0
  const wanted = amount * inflation
  const free = law(spaarvrijstelling)
  const rate = law(voorheffingSpaarrekening)
  return wanted <= free ? inflation : (wanted - free * rate) / (1 - rate) / amount
}

export default defineLegacy({
  inputs: {
    bedrag: euro({ label: 'Bedrag', start: 20_000, min: 1, max: 10_000_000, slider: 500 }),
    jaren: count({ label: 'Over hoeveel jaar?', start: 15, min: 1, max: 60, unit: 'jaar', slider: 1 }),
    inflatie: percent({ label: 'Inflatie per jaar', start: 0.02, min: -0.02, max: 0.2, slider: 0.0025 }),
    nettoRente: percent({
      label: 'Netto rente op je rekening',
      start: savingsRate,
      min: 0,
      max: 0.15,
      hint: myAccountHint,
    }),
    laag: percent({ label: 'Laag pad', start: 0.01, min: -0.02, max: 0.2, refine: true }),
    hoog: percent({ label: 'Hoog pad', start: 0.04, min: -0.02, max: 0.3, refine: true }),
    opname: euro({ label: 'Elk jaar opnemen', start: 0, max: 1_000_000, refine: true }),
    mand: euro({ label: 'Prijs van een boodschappenmand nu', start: 100, min: 1, max: 10_000, refine: true }),
  },

  compute({ bedrag, jaren, inflatie, nettoRente, laag, hoog, opname, mand }, { law }) {
    const years = Array.from({ length: jaren + 1 }, (_, index) => index)
    const idlePath = account(bedrag, 0, opname, jaren)
    const savedPath = account(bedrag, nettoRente, opname, jaren)
    const idle = idlePath.balances
    const saved = savedPath.balances
    const takenPower = ({ withdrawn }: Path) => sum(withdrawn.map((out, year) => buyingPower(out, inflatie, year)))
    const powerOf = (path: readonly number[], rate: number) =>
      path.map((balance, year) => buyingPower(balance, rate, year))
    const idlePowers = powerOf(idle, inflatie)
    const savedPowers = powerOf(saved, inflatie)
    const lowPowers = powerOf(idle, laag)
    const highPowers = powerOf(idle, hoog)
    const left = last(idlePowers)
    const savedPower = last(savedPowers)
    const kept = roundCents(bedrag * (1 + inflatie) ** jaren)
    const lost = roundCents(bedrag - left - takenPower(idlePath))
    const loss = lost / bedrag
    const interest = roundCents(last(saved) - bedrag + sum(savedPath.withdrawn))
    const lostSaved = roundCents(bedrag - savedPower - takenPower(savedPath))
    const half = inflatie > 0 ? Math.log(2) / Math.log1p(inflatie) : null
    const grossNeeded = inflatie > 0 ? inflatie / (1 - law(roerendeVoorheffing)) : 0
    const grossSavings = grossOnSavings(law, bedrag, inflatie)
    const empty = opname > 0 ? saved.findIndex((balance, year) => year > 0 && balance === 0) : -1

    const chart: Chart = {
      kind: 'line',
      key: 'smelten',
      title: 'Wat je geld nog koopt, in euro’s van vandaag',
      sentence: `Bij ${pct(inflatie)} inflatie koopt wat er na ${jaren} jaar staat nog wat nu ${eur(left)} kost.`,
      x: { label: 'Jaar', values: years },
      y: { unit: 'euro0' },
      series: [
        { key: 'gewoon', label: `Stilstaand bij ${pct(inflatie)}`, values: idlePowers },
        { key: 'laag', label: `Stilstaand bij ${pct(laag)}`, values: lowPowers, dashed: true },
        { key: 'hoog', label: `Stilstaand bij ${pct(hoog)}`, values: highPowers, dashed: true },
        { key: 'rekening', label: `Met ${pct(nettoRente)} rente`, values: savedPowers },
      ],
    }
    const step = jaren > 10 ? 5 : 1
    const shown = years.filter((year) => year % step === 0 || year === jaren)
    const table: Table = {
      key: 'jaren',
      title: step === 5 ? 'Per vijf jaar' : 'Jaar per jaar',
      columns: [
        { key: 'jaar', label: 'Na jaar', unit: 'number' },
        { key: 'stil', label: 'Stilstaand', unit: 'euro' },
        { key: 'rekening', label: 'Op de rekening', unit: 'euro' },
        { key: 'manden', label: 'Boodschappenmanden', unit: 'number', decimals: 0 },
        { key: 'nodig', label: 'Nodig om bij te houden', unit: 'euro' },
      ],
      rows: shown.map((year) => [
        year,
        at(idlePowers, year),
        at(savedPowers, year),
        Math.floor(at(idlePowers, year) / mand),
        roundCents(bedrag * (1 + inflatie) ** year),
      ]),
      note: 'De eerste twee bedragen zijn in euro’s van vandaag.',
    }

    const notices: Notice[] = []
    if (nettoRente < inflatie)
      notices.push({
        tone: 'warning',
        text: `Je rente is lager dan de inflatie: ook op de rekening verlies je koopkracht.`,
      })
    if (empty > 0) notices.push({ tone: 'warning', text: `Met deze opnames is de rekening leeg na ${empty} jaar.` })
    if (inflatie < 0) notices.push({ tone: 'info', text: 'Bij dalende prijzen koop je later meer met hetzelfde geld.' })

    const steps: Step[] = [
      {
        text: `Na ${jaren} jaar zijn de prijzen **${num((1 + inflatie) ** jaren, 4)}** keer zo hoog.`,
        formula: `(1 + ${num(inflatie, 4)})^${jaren}`,
      },
      {
        text: `${eur(last(idle))} die stilstaat, koopt dan wat nu **${eur(left)}** kost.`,
        formula: `${eur(last(idle))} ÷ ${num((1 + inflatie) ** jaren, 6)}`,
      },
      {
        text: `Op de rekening groeit het tot ${eur(last(saved))}, goed voor **${eur(savedPower)}** in euro’s van vandaag.`,
        formula:
          opname > 0
            ? `elk jaar: saldo × ${num(1 + nettoRente, 6)} − ${eur(opname)}`
            : `${eur(bedrag)} × ${num(1 + nettoRente, 6)}^${jaren}`,
      },
      {
        text: `Om niets te verliezen heb je netto ${pct(Math.max(0, inflatie))} nodig. Met ${pct(law(roerendeVoorheffing), 0, 0)} roerende voorheffing is dat **${pct(grossNeeded)}** bruto.`,
        formula: `${num(asPercent(inflatie), 2)} ÷ (1 − ${num(law(roerendeVoorheffing), 2)})`,
        law: [roerendeVoorheffing],
      },
      {
        text: `Op een gereglementeerde spaarrekening is de eerste ${eur(law(spaarvrijstelling), 0)} interest vrij. Daar volstaat **${pct(grossSavings)}** bruto.`,
        law: [spaarvrijstelling, voorheffingSpaarrekening],
      },
    ]

    return report({
      headline: figure('koopkracht', `Koopkracht over ${jaren} jaar`, left),
      sentence:
        opname > 0
          ? `Na ${jaren} jaar koopt wat overblijft nog wat nu **${eur(left)}** kost. Met je opnames erbij verlies je ${eur(Math.max(0, lost))} koopkracht.`
          : `Over ${jaren} jaar koopt ${eur(bedrag)} nog wat nu **${eur(left)}** kost: ${pct(Math.abs(loss), 1, 0)} ${loss >= 0 ? 'minder' : 'meer'}.`,
      figures: [
        figure('verlies', 'Verloren koopkracht', lost),
        figure('verliesProcent', 'Verlies in procent', loss, 'percent'),
        figure('prijsfactor', 'Prijzen maal', (1 + inflatie) ** jaren, 'number', { decimals: 4 }),
        ...(opname > 0
          ? [
              figure('opgenomen', 'Samen opgenomen, zonder rente', sum(idlePath.withdrawn)),
              figure('opgenomenKoopkracht', 'Wat die opnames kochten, in euro’s van vandaag', takenPower(idlePath)),
            ]
          : []),
        figure('nodig', 'Nodig om bij te houden', kept),
        figure('koopkrachtLaag', `Bij ${pct(laag)} inflatie`, last(lowPowers)),
        figure('koopkrachtHoog', `Bij ${pct(hoog)} inflatie`, last(highPowers)),
        figure('rente', 'Rente op je rekening', interest),
        figure('koopkrachtRekening', 'Koopkracht met die rente', savedPower),
        figure('verliesRekening', 'Verloren ondanks de rente', lostSaved),
        figure('saldoRekening', `Saldo op de rekening na ${jaren} jaar`, last(saved)),
        figure('halveringstijd', 'Geld halveert na', half, 'years', { decimals: 1 }),
        figure('minimumNetto', 'Nodige netto rente', Math.max(0, inflatie), 'percent'),
        figure('minimumBruto', 'Nodige bruto rente met roerende voorheffing', grossNeeded, 'percent', {
          note: 'Termijnrekening, kasbon of obligatie',
        }),
        figure('minimumBrutoSpaarrekening', 'Nodige bruto rente op een spaarrekening', grossSavings, 'percent', {
          note: 'Eén titularis, met de vrijstelling',
        }),
      ],
      charts: [chart],
      tables: [table],
      steps,
      notices,
      assumptions: [
        'De inflatie is elk jaar gelijk. In werkelijkheid schommelt ze.',
        'De rente is netto en blijft gelijk.',
        ...(opname > 0
          ? ['Elk jaar op het einde neem je hetzelfde bedrag op; het stijgt niet mee met de prijzen.']
          : []),
      ],
      excluded: [
        'Belasting op spaarrente boven de vrijstelling.',
        'Dat jouw eigen uitgaven anders kunnen stijgen dan het gemiddelde.',
      ],
      next: [
        { slug: 'inflatie-calculator-belgie', text: 'Wat deed de inflatie vroeger met dit bedrag?', carry: { bedrag } },
        {
          slug: 'reele-rente-berekenen',
          text: 'Je rente na belasting en inflatie',
          carry: { bedrag, inflatie: asPercent(Number(Math.max(-0.02, Math.min(0.15, inflatie)).toFixed(4))) },
        },
        {
          slug: 'beleggingsrente-calculator',
          text: 'Kan beleggen het verlies goedmaken?',
          carry: { startbedrag: Math.min(1_000_000, bedrag), duur: Math.min(50, jaren) },
        },
      ],
    })
  },
})
