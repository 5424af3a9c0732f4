import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import { codeDividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { effectentaksAangekondigd, effectentaksDrempel } from '#rules/sparen-beleggen/effectentaks.figures.ts'
import { bruikbareOverdracht, eersteJaar } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { inputs } from './inputs.ts'
import { type TaxLine, yearTaxes } from './taxes.ts'
import { todoTable } from './todo.ts'

const who = (line: TaxLine, local: boolean) => {
  if (line.due === 0 && line.withheld === 0) return 'niets te betalen'
  if (line.withheld > 0)
    return line.key === 'meerwaarde' || line.key === 'dividend' ? 'bank houdt in, jij vraagt terug' : 'bank of broker'
  return local && line.key !== 'meerwaarde' ? 'via je aangifte' : 'zelf aangeven'
}

export default defineLegacy({
  inputs,

  check(values, { law }) {
    const first = eersteJaar(law)
    const earlier = Math.max(0, values.inkomstenjaar - first)
    if (values.jarenZonderGebruik <= earlier) return undefined
    return {
      jarenZonderGebruik:
        earlier === 0
          ? `Overdracht kan pas vanaf inkomstenjaar ${first + 1}. Zet dit op 0.`
          : `Tussen ${first} en ${values.inkomstenjaar} liggen hoogstens ${earlier} vorige jaren.`,
    }
  },

  compute(values, { law: base }) {
    const result = yearTaxes(base, values)
    const { lines, gains, net, carried, account, law } = result
    const local = values.broker === 'belgisch'
    const persons = values.gezin === 'gemeenschap' ? 2 : 1
    const due = sum(lines.map((line) => line.due))
    const withheld = sum(lines.map((line) => line.withheld))
    const back = sum(lines.map((line) => line.back))
    const self = sum(lines.map((line) => line.self))
    const income = sum([
      values.spaarrente,
      values.andereInterest,
      values.dividenden,
      values.dividendenFondsen,
      values.dividendenZorg,
      values.fondswinst,
      values.meerwaarden,
      values.cryptowinst,
    ])
    const usable = bruikbareOverdracht(law, values.inkomstenjaar, carried, persons)
    const dueOf = (key: TaxLine['key']) => lines.find((line) => line.key === key)?.due ?? 0

    const chart: Chart = {
      kind: 'bar',
      key: 'belastingen',
      title: 'Belasting per soort',
      sentence: `Samen ben je ${eur(due)} verschuldigd op beleggingen van ${values.inkomstenjaar}.`,
      categories: lines.map((line) => line.label),
      y: { unit: 'euro' },
      series: [
        { key: 'verschuldigd', label: 'Verschuldigd', values: lines.map((line) => line.due) },
        { key: 'ingehouden', label: 'Ingehouden', values: lines.map((line) => line.withheld), dashed: true },
      ],
    }
    const table: Table = {
      key: 'overzicht',
      title: `Alle belastingen van ${values.inkomstenjaar}`,
      columns: [
        { key: 'soort', label: 'Belasting', unit: 'text' },
        { key: 'grondslag', label: 'Op', unit: 'euro' },
        { key: 'tarief', label: 'Tarief', unit: 'percent' },
        { key: 'verschuldigd', label: 'Verschuldigd', unit: 'euro', total: true },
        { key: 'ingehouden', label: 'Ingehouden', unit: 'euro', total: true },
        { key: 'terug', label: 'Terug te vragen', unit: 'euro', total: true },
        { key: 'zelf', label: 'Zelf te betalen', unit: 'euro', total: true },
        { key: 'wie', label: 'Wie doet het?', unit: 'text' },
      ],
      rows: lines.map((line) => [
        line.label,
        line.base,
        line.rate,
        line.due,
        line.withheld,
        line.back,
        line.self,
        who(line, local),
      ]),
    }

    const steps: Step[] = lines
      .filter((line) => line.base > 0)
      .map((line): Step => {
        if (line.key === 'meerwaarde') {
          return {
            text: `Je netto winst is ${eur(net)}. Daarvan is ${eur(gains.exempt + gains.carriedUsed)} vrijgesteld, dus de meerwaardebelasting is **${eur(line.due)}**.`,
            formula: `(${eur(Math.max(0, net))} − ${eur(gains.exempt)} − ${eur(gains.carriedUsed)}) × ${pct(line.rate, 2, 0)}`,
            law: line.law,
          }
        }
        if (line.key === 'effectentaks') {
          return {
            text: `De rekening was gemiddeld ${eur(account.average)} waard. ${account.tax === 0 ? 'Dat ligt niet boven de drempel: je betaalt **niets**.' : `De taks is **${eur(account.tax)}**${account.capped ? ', begrensd door de wet' : ''}.`}`,
            law: line.law,
          }
        }
        return {
          text: `${line.label}: op ${eur(line.base)} ben je **${eur(line.due)}** verschuldigd. Ingehouden is ${eur(line.withheld)}.`,
          law: line.law,
        }
      })
    steps.push({
      text: `Alles samen ben je **${eur(due)}** verschuldigd.`,
      sum: [...lines.map((line) => ({ label: line.label, value: line.due })), { label: 'Samen', value: due }],
    })
    if (back > 0) {
      steps.push({
        text: `Je bank hield ${eur(withheld)} in. Via je aangifte komt **${eur(back)}** terug, voor dividenden bij code ${law(codeDividendvrijstelling)}.`,
        law: [codeDividendvrijstelling],
      })
    }

    const notices: Notice[] = []
    const known = Number((meerwaardevrijstelling.knownTo ?? '2026').slice(0, 4))
    if (values.inkomstenjaar > known) {
      notices.push({
        tone: 'warning',
        text: `De bedragen voor ${values.inkomstenjaar} zijn nog niet allemaal bekend. We nemen die van ${known}.`,
      })
    }
    if (values.gezin === 'scheiding') {
      notices.push({
        tone: 'info',
        text: 'Bij scheiding van goederen telt elke partner apart. Dit resultaat geldt voor één van jullie.',
      })
    }
    if (gains.carriedOut > 0) {
      notices.push({
        tone: 'info',
        text: `Naar volgend jaar gaat ${eur(gains.carriedOut, 0)} ongebruikte vrijstelling op meerwaarden mee.`,
      })
    }
    if (values.inkomstenjaar >= eersteJaar(law) && account.tax > 0 && values.tariefEffectentaks === null) {
      notices.push({
        tone: 'law',
        text: `Er is een verdubbeling van de taks tot ${pct(law(effectentaksAangekondigd), 2)} aangekondigd, maar die tekst zagen we niet. We rekenen met het tarief van de wet. Bij “Verfijn” kun je een ander tarief kiezen.`,
      })
    }
    if (account.average > law(effectentaksDrempel) * 0.95 && account.tax === 0) {
      notices.push({ tone: 'warning', text: 'Je effectenrekening zit dicht bij de drempel van de taks.' })
    }
    if (
      values.inkomstenjaar === eersteJaar(law) &&
      local &&
      !values.optOut &&
      values.meerwaarden > 0 &&
      values.winstZonderInhouding === 0
    ) {
      notices.push({
        tone: 'info',
        text: 'Banken houden pas in sinds 1 juni 2026. Verkocht je vroeger dat jaar, vul dan die winst in bij “Verfijn”: daarop is nog niets ingehouden.',
      })
    }
    if (net < 0 && gains.exemption > 0) {
      notices.push({
        tone: 'info',
        text: 'Je hebt meer verlies dan winst. Het verlies vervalt: je kunt het niet meenemen.',
      })
    }

    return report({
      headline: figure('totaal', 'Belasting op je beleggingen', due),
      sentence: `Over ${values.inkomstenjaar} ben je **${eur(due)}** verschuldigd.${back > 0 ? ` Er is te veel ingehouden: je vraagt ${eur(back)} terug.` : ''}${self > 0 ? ` Zelf betaal je nog ${eur(self)}.` : ''}`,
      figures: [
        figure('ingehouden', 'Ingehouden door bank of broker', withheld),
        figure('terugTeVragen', 'Terug te vragen via je aangifte', back),
        figure('zelfTeBetalen', 'Zelf te betalen', self),
        figure('belastingSpaarrente', 'Op spaarrente', dueOf('spaarrente')),
        figure('belastingInterest', 'Op andere rente', dueOf('interest')),
        figure('belastingDividenden', 'Op dividenden, na vrijstelling', dueOf('dividend')),
        figure('reynderstaks', 'Reynderstaks', dueOf('reynders')),
        figure('meerwaardebelasting', 'Meerwaardebelasting', dueOf('meerwaarde')),
        figure('beurstaks', 'Beurstaks', dueOf('beurstaks')),
        figure('effectentaks', 'Taks op de effectenrekening', dueOf('effectentaks')),
        figure('gemiddeldeWaarde', 'Gemiddelde waarde van de effectenrekening', account.average),
        figure('nettoMeerwaarde', 'Netto winst uit verkopen', net),
        figure('vrijgesteldeMeerwaarde', 'Vrijgestelde meerwaarde', roundCents(gains.exempt + gains.carriedUsed)),
        figure('overgedragen', 'Overgedragen vrijstelling uit vorige jaren', carried),
        figure('overdrachtBruikbaar', 'Daarvan bruikbaar dit jaar', usable),
        figure('overdrachtVolgendJaar', 'Vrijstelling naar volgend jaar', gains.carriedOut),
        figure('druk', 'Belasting op je inkomsten en winst', income > 0 ? due / income : 0, 'percent'),
      ],
      charts: [chart],
      tables: [table, todoTable(values, result)],
      steps,
      notices,
      assumptions: [
        'Je woont in België en beheert je vermogen normaal.',
        'Bij een koppel met gemeenschap is alles van beiden, elk voor de helft.',
        'Crypto staat op een buitenlands platform: daar houdt niemand iets in.',
        'De bank houdt de meerwaardebelasting in op elke winst, zonder verliezen of vrijstelling.',
      ],
      excluded: [
        'Gemeentebelasting, speculatie en inkomsten uit een vennootschap.',
        'Levensverzekeringen, pensioensparen en vreemde munten.',
        'Buitenlandse bronheffing en wat je daarvan in het buitenland terugkrijgt.',
        'Meer dan één effectenrekening: de taks geldt per rekening, dus reken elke rekening apart.',
      ],
      next: [
        { slug: 'meerwaardebelasting-calculator', text: 'Reken je verkopen lot per lot na' },
        {
          slug: 'roerende-voorheffing-calculator',
          text: 'Bekijk één dividend of rente van dichtbij',
          carry: { bedrag: Math.max(1, values.dividenden) },
        },
        { slug: 'cryptocurrency-calculator', text: 'Heb je crypto verkocht?' },
      ],
    })
  },
})
