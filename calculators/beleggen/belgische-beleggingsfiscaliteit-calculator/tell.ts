import type { Year } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import { dateText, eur, pct } from '#calculators/kernel/format.ts'
import type { Asking, Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { codeDividendvrijstelling, dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { outputs } from './outputs.ts'
import type { Task } from './model-todo.ts'
import { charts, isTold, LABELS, tables } from './views.ts'

/** What is left to do, as one would say it; the table below has the codes and dates. */
const TO_DO: Record<Task['key'], (amount: string) => string> = {
  dividendTerug: (amount) => `vraag ${amount} voorheffing op je dividenden terug`,
  meerwaardeTerug: (amount) => `vraag ${amount} te veel ingehouden meerwaardebelasting terug`,
  meerwaarde: (amount) => `geef je meerwaarden aan en betaal ${amount}`,
  roerend: (amount) => `geef je rente en dividenden zonder inhouding aan en betaal ${amount}`,
  spaarrente: (amount) => `geef je spaarrente boven de vrijstelling aan en betaal ${amount}`,
  beurstaks: (amount) => `betaal ${amount} beurstaks`,
  effectentaks: (amount) => `betaal ${amount} effectentaks`,
  overdracht: () => 'houd je ongebruikte vrijstelling bij',
}

function sentence({ values, out, work }: Year): string | Asking {
  const year = values.inkomstenjaar
  if (!work.anything)
    return {
      asks: `Vul je dividenden, rente en winst van ${year} in. Je ziet dan wat je betaalt, wat je terugkrijgt en wat je zelf moet doen.`,
      restHolds: true,
    }
  const owed = `Over ${year} betaal je ${out.totaal === 0 ? '**geen belasting**' : `**${eur(out.totaal)}** belasting`} op je beleggingen.`
  const tasks = work.tasks.map(({ key, amount }) => TO_DO[key](`**${eur(Math.abs(amount))}**`))
  if (tasks.length > 0) return `${owed} Te doen: ${tasks.join('; ')}.`
  return `${owed} Je hoeft zelf niets te doen${out.totaal === 0 ? '' : ': alles is al ingehouden'}.`
}

function lineStep({ out, work }: Year, line: Year['work']['lines'][number]): Step {
  if (line.key === 'meerwaarde') {
    const { gains } = work
    if (out.nettoMeerwaarde <= 0) {
      return {
        text: `Je hebt geen netto winst: je betaalt **geen** meerwaardebelasting. Ingehouden is ${eur(line.withheld)}.`,
        law: line.law,
      }
    }
    return {
      text: `Je netto winst is ${eur(out.nettoMeerwaarde)}. ${out.vrijgesteldeMeerwaarde > 0 ? `Daarvan is ${eur(out.vrijgesteldeMeerwaarde)} vrijgesteld, dus de` : 'De'} meerwaardebelasting is **${eur(line.due)}**.`,
      formula: `(${eur(Math.max(0, out.nettoMeerwaarde))} − ${eur(gains.exempt)} − ${eur(gains.carriedUsed)}) × ${pct(line.rate, 2, 0)}`,
      law: line.law,
    }
  }
  if (line.key === 'effectentaks') {
    const { account } = work
    return {
      text: `De rekening was gemiddeld ${eur(account.average)} waard. ${account.tax === 0 ? 'Dat ligt niet boven de drempel: je betaalt **niets**.' : `De taks is **${eur(account.tax)}**${account.capped ? ', begrensd door de wet' : ''}.`}`,
      law: line.law,
    }
  }
  return {
    text: `${LABELS[line.key]}: op ${eur(line.base)} betaal je **${eur(line.due)}**. Ingehouden is ${eur(line.withheld)}.`,
    law: line.law,
  }
}

function steps(solved: Year): Step[] {
  const { values, out, work } = solved
  const { free } = work
  const found: Step[] = [
    {
      text: `Voor ${values.inkomstenjaar} is per persoon vrij: ${eur(free.savings, 0)} spaarrente, ${eur(free.dividend, 0)} dividend${work.taxesGains ? ` en ${eur(free.gains, 0)} winst uit verkopen` : ''}.`,
      law: [spaarvrijstelling, dividendvrijstelling, ...(work.taxesGains ? [meerwaardevrijstelling] : [])],
    },
    ...work.lines.filter(isTold).map((line) => lineStep(solved, line)),
    {
      text: `Alles samen betaal je **${eur(out.totaal)}**.`,
      sum: [
        ...work.lines.filter((line) => line.due > 0).map((line) => ({ label: LABELS[line.key], value: line.due })),
        { label: 'Samen', value: out.totaal },
      ],
    },
  ]
  if (out.terugTeVragen > 0) {
    found.push({
      text: `Bank of broker hield ${eur(out.ingehouden)} in. Via je aangifte komt **${eur(out.terugTeVragen)}** terug.`,
      law: work.tasks.some(({ key }) => key === 'dividendTerug') ? [codeDividendvrijstelling] : [],
    })
  }
  return found
}

function notices({ values, out, work }: Year): Notice[] {
  const found: Notice[] = []
  if (work.unknownYear) {
    found.push({
      tone: 'warning',
      text: `De bedragen voor ${values.inkomstenjaar} zijn nog niet allemaal bekend. We nemen die van ${work.known}.`,
    })
  }
  if (work.nearThreshold)
    found.push({ tone: 'warning', text: 'Je effectenrekening zit dicht bij de drempel van de taks.' })
  if (values.inkomstenjaar === work.firstYear && values.meerwaardenIngehouden === 'ja' && values.meerwaarden > 0) {
    found.push({
      tone: 'info',
      text: `Banken houden pas in sinds ${dateText(work.heldBackFrom)}. Verkocht je vroeger dat jaar, kies dan “Op een deel”.`,
    })
  }
  if (out.nettoMeerwaarde < 0 && work.taxesGains) {
    found.push({
      tone: 'info',
      text: 'Je hebt meer verlies dan winst. Het verlies vervalt: je kunt het niet meenemen.',
    })
  }
  const leftToYou = values.regels.some(({ afrekening }) => afrekening !== 'bank')
  if (leftToYou || !values.dividendenIngehouden || values.meerwaardenIngehouden !== 'ja') {
    found.push({
      tone: 'info',
      text: 'Heb je een rekening bij een buitenlandse broker? Meld ze één keer bij de Nationale Bank (CAP) en duid ze aan in je aangifte.',
    })
  }
  return found
}

export function tell(solved: Year): Telling<keyof typeof outputs> {
  const { values, work } = solved
  return {
    headline: 'totaal',
    key: ['terugTeVragen', 'zelfTeBetalen', 'ingehouden', ...(work.taxesGains ? (['nogVrij'] as const) : []), 'druk'],
    captions: { nogVrij: { label: `Nog vrij te nemen winst in ${values.inkomstenjaar}` } },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Je woont in België en beheert je vermogen normaal.',
      'Bij een koppel met gemeenschap is alles van beiden, elk voor de helft.',
      'Een bank die meerwaardebelasting inhoudt, doet dat op elke winst, zonder verliezen of vrijstelling.',
      'Effectentaks en Reynderstaks houdt een Belgische bank in; kies je bij je winst “Nee”, dan geef je ze zelf aan.',
    ],
    excluded: [
      'Gemeentebelasting, speculatie en inkomsten uit een vennootschap.',
      'Levensverzekeringen, pensioensparen en vreemde munten.',
      'Buitenlandse bronheffing en wat je daarvan in het buitenland terugkrijgt.',
      `Fondsen van vóór ${reyndersDrempel.rows.at(-1)?.from.slice(0, 4) ?? ''}, met een hogere drempel voor de Reynderstaks. Meer dan één effectenrekening: reken elke apart.`,
    ],
    next: [
      next('meerwaardebelasting-calculator', 'Reken je verkopen lot per lot na'),
      next('roerende-voorheffing-calculator', 'Bekijk één dividend of rente van dichtbij', {
        bedrag: madeOf(Math.max(1, values.dividenden), 'dividenden'),
      }),
      next('cryptocurrency-calculator', 'Heb je crypto verkocht?'),
    ],
  }
}
