import { madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, eur, longDate, money, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { afvlakkingsfactor, spilstap } from '#rules/kernel/prijsindex.figures.ts'
import type { outputs } from './outputs.ts'
import { basesTable, basketChart, chart, seriesTable, spilTable } from './views.ts'
import type { Inflation } from './case.ts'
import { amountThen, INDEX_NAMES, moment } from './tell-words.ts'

/** The last month in which francs were accepted. */
const LAST_FRANC_MONTH = '2002-02'

function sentence(solved: Inflation): string {
  const { values, out, work } = solved
  const [then, now] = [moment(solved, values.van), moment(solved, values.naar)]
  if (then === now) return `Je koos twee keer ${now}. Kies nog een ander moment: dan zie je wat er duurder werd.`
  if (values.naar < values.van)
    return `Wat in ${then} ${amountThen(solved)} kostte, kostte in ${now} **${money(out.waarde)}**.`
  const change = `${pct(Math.abs(out.totaleInflatie))} ${out.totaleInflatie >= 0 ? 'duurder' : 'goedkoper'}`
  const yearly = work.years > 1 ? `, gemiddeld ${pct(out.gemiddeldeInflatie)} per jaar` : ''
  if (values.bedrag === 0) return `Van ${then} tot ${now} werd alles ${change}${yearly}.`
  return `${amountThen(solved)} uit ${then} heeft dezelfde koopkracht als **${money(out.waarde)}** in ${now}: alles werd ${change}${yearly}.`
}

function steps(solved: Inflation): Step[] {
  const { values, out, work } = solved
  const [then, now] = [moment(solved, values.van), moment(solved, values.naar)]
  const franc: Step = {
    text: `${num(values.bedrag)} frank is **${eur(work.euros)}**.`,
    formula: `${num(values.bedrag)} ÷ ${num(work.francPerEuro, 4)}`,
  }
  const own: Step = {
    text: `Met jouw mandje is je inflatie **${pct(out.persoonlijkeInflatie ?? 0)}** per jaar, tegenover ${pct(work.overall)} gemiddeld.`,
  }
  const average: Step = {
    text: `Over ${num(Math.abs(work.years), 1)} jaar is dat gemiddeld **${pct(out.gemiddeldeInflatie)}** per jaar.`,
    formula: `${num(out.factor, 6)}^(1 ÷ ${num(work.years, 2)}) − 1`,
  }
  const mean = values.vergelijk === 'jaar' ? 'gemiddeld ' : ''
  return [
    ...(values.munt === 'frank' ? [franc] : []),
    {
      text: `De ${INDEX_NAMES[values.index]} stond in ${then} ${mean}op ${num(work.from.value, 4, 2)} en in ${now} op ${num(work.to.value, 4, 2)}.`,
      ...(values.index === 'afgevlakt' ? { law: [afvlakkingsfactor] } : {}),
    },
    {
      text: `Alles werd **${num(out.factor, 4)}** keer zo duur. ${eur(work.euros)} wordt ${eur(out.waarde)}.`,
      formula: `${eur(work.euros)} × ${num(work.to.value, 4, 2)} ÷ ${num(work.from.value, 4, 2)}`,
    },
    ...(work.years === 0 ? [] : [average]),
    ...(out.persoonlijkeInflatie === null ? [] : [own]),
    { text: `Elke spilindex ligt ${pct(work.spilStep, 0, 0)} boven de vorige.`, law: [spilstap] },
  ]
}

function notices({ values, work }: Inflation): Notice[] {
  const found: Notice[] = []
  if (work.rough)
    found.push({
      tone: 'info',
      text: 'Voor 1914 is er één cijfer voor het hele jaar. Het resultaat is een benadering.',
    })
  if (values.munt === 'frank' && values.van > LAST_FRANC_MONTH)
    found.push({
      tone: 'warning',
      text: `Na ${longDate(LAST_FRANC_MONTH)} kon je niet meer in frank betalen. Klopt de maand?`,
    })
  return found
}

export function tell(solved: Inflation, { today }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const now = moment(solved, values.naar)
  const bounded = (rate: number) => Number(Math.max(-5, Math.min(30, asPercent(rate))).toFixed(2))
  return {
    headline: 'waarde',
    key: [
      // Backwards a rise would read as a fall; a few months say nothing about a year.
      ...(values.naar >= values.van ? (['totaleInflatie'] as const) : []),
      ...(Math.abs(work.years) >= 1 ? (['gemiddeldeInflatie'] as const) : []),
      ...(out.koopkrachtverlies > 0 ? (['koopkrachtverlies'] as const) : []),
      'inflatie12Maanden',
      'persoonlijkeInflatie',
    ],
    captions: {
      waarde: { label: `Zelfde koopkracht in ${now}` },
      inflatie12Maanden: { label: `Inflatie over 12 maanden tot ${longDate(values.naar)}` },
      indexVan: { label: `Index ${moment(solved, values.van)}` },
      indexNaar: { label: `Index ${now}` },
      jaarinflatie: { label: `Gemiddelde inflatie in ${values.naar.slice(0, 4)}` },
      afgevlakt: { label: `Afgevlakte gezondheidsindex ${longDate(values.naar)}` },
      volgendeSpil: {
        label: `Volgende spilindex na ${longDate(values.naar)}`,
        ...(work.next ? { note: `Basis ${work.next.base}` } : {}),
      },
      laatsteSpil: work.passed?.reached ? { note: `Bereikt in ${longDate(work.passed.reached)}` } : {},
      loonindexeringPc200: { label: `Loonindexering PC 200 in januari ${values.naar.slice(0, 4)}` },
    },
    sentence: sentence(solved),
    ...(work.old
      ? {
          age: `Ons nieuwste indexcijfer is van ${longDate(values.naar)}, niet van ${longDate(today.slice(0, 7))}. Nieuwere cijfers staan op statbel.fgov.be.`,
        }
      : {}),
    charts: work.years === 0 || work.euros === 0 ? [] : [basketChart(solved), chart(solved)],
    tables: [seriesTable(solved), spilTable(solved), basesTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Maandcijfers van Statbel sinds 1920 op basis 2013 = 100, CC BY 4.0. Voor mei 1940 tot december 1946 bestaan er geen.',
      `Nieuwste maand in onze reeks: ${longDate(work.newest.cpi)} (gezondheidsindex ${longDate(work.newest.health)}).`,
      ...(out.persoonlijkeInflatie === null ? [] : ['In je mandje volgt alles zonder eigen prijsstijging de index.']),
    ],
    excluded: ['Verschillen tussen gewesten en gezinnen.', 'Inflatie van de toekomst.'],
    next: [
      next('geldontwaarding-calculator', 'Wat koopt dit bedrag later nog?', {
        bedrag: madeOf(Math.max(1, Math.min(10_000_000, out.waarde)), 'bedrag'),
      }),
      next('reele-rente-berekenen', 'Hield je spaarrente dit bij?', {
        inflatie: madeOf(bounded(out.gemiddeldeInflatie), 'van', 'naar'),
      }),
      next('huurindexatie-berekenen', 'Een huur aanpassen aan de gezondheidsindex'),
    ],
  }
}
