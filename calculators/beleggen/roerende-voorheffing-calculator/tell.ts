import type { Income } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import { asPercent, dateText, eur, listText, pct } from '#calculators/kernel/format.ts'
import type { Asking, Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import { charts, tables } from './views.ts'

function sentence({ values, out, work }: Income): string | Asking {
  if (out.bruto === 0) return { asks: 'Vul het bedrag in: dan zie je wat je ervan overhoudt.' }
  const net = `Van ${eur(out.bruto)} bruto krijg je **${eur(out.netto)}** netto`
  const abroad =
    out.terugBuitenland > 0 && work.abroad
      ? ` In ${work.abroad.named} is te veel ingehouden: ${eur(out.terugBuitenland)} kun je daar terugvragen.`
      : ''
  if (work.comesBack > 0) {
    const back = [
      out.terugTeVragen > 0 ? `${eur(out.terugTeVragen)} terug via je aangifte` : '',
      out.fbb > 0 ? `${eur(out.fbb)} terug als de fiscus de verrekening aanvaardt` : '',
    ].filter(Boolean)
    const onAccount = `${eur(out.netto)} op je rekening`
    // What is kept leads; asked for a gross amount, that one does.
    return values.richting === 'netto'
      ? `${net}. Er komt ${listText(back)}, zodat je ${eur(out.nettoNaTeruggave)} overhoudt.${abroad}`
      : `Van ${eur(out.bruto)} bruto blijft **${eur(out.nettoNaTeruggave)}** over: ${listText([onAccount, ...back])}.${abroad}`
  }
  return `${net}. Er gaat ${pct(out.druk)} af.${abroad}`
}

function notices({ values, out, work }: Income): Notice[] {
  const found: Notice[] = []
  const { abroad } = work
  if (out.fbb > 0) {
    found.push({
      tone: 'warning',
      text: `De verrekening van ${eur(out.fbb)} op Franse dividenden is geen zekerheid. Je vraagt ze zelf aan en de fiscus weigert ze vaak.`,
    })
  }
  if (abroad && values.bronheffing === null && abroad.doubtful) {
    found.push({
      tone: 'warning',
      text: `Het tarief van ${abroad.named} komt uit één bron van ${dateText(abroad.checkedOn)}. Vergelijk met je afrekening.`,
    })
  }
  if (values.inkomst === 'vvprbis' && work.before) {
    found.push({
      tone: 'law',
      text: `VVPR-bis-dividenden die vóór ${dateText(work.since)} werden toegekend, kregen nog het lage tarief van ${pct(work.before.value, 2, 0)}.`,
    })
  }
  if (values.inkomst === 'auteursrechten' && values.kosten === null && out.kosten === 0 && out.bruto > 0) {
    found.push({
      tone: 'law',
      text: 'Aangekondigd: alleen wie een kunstwerkattest heeft, behoudt het kostenforfait. Heb je er een, vul dan zelf je kosten in.',
    })
  }
  if (values.inkomst === 'spaarrekening' && values.alGebruikt > 0 && out.roerendeVoorheffing > 0) {
    found.push({
      tone: 'law',
      text: 'Elke bank past de vrijstelling apart toe. Wat jouw bank niet inhoudt, omdat ze je andere rekeningen niet kent, geef je zelf aan.',
    })
  }
  if (out.bruto > work.ceiling) {
    found.push({
      tone: 'warning',
      text: `Boven ${eur(work.ceiling, 0)} per jaar zijn auteursrechten beroepsinkomen. Daarop volgt bij je aangifte nog belasting, die we niet meerekenen.`,
    })
  }
  if (out.drukMetHeffing !== null) {
    found.push({
      tone: 'info',
      text: `De vennootschap betaalde al ${pct(work.setAside, 2, 0)} toen ze de reserve aanlegde. Die heffing zit niet in dit bedrag. Met beide samen gaat ${pct(out.drukMetHeffing)} van de winst naar belasting.`,
    })
  }
  return found
}

export function tell(solved: Income): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const toGross = values.richting === 'netto'
  const country = work.abroad?.named ?? 'het buitenland'
  const kept = work.comesBack > 0 ? 'nettoNaTeruggave' : 'netto'
  const of = (...kinds: readonly (typeof values.inkomst)[]) =>
    madeOf(kinds.includes(values.inkomst) ? out.nettoGrens : null, 'bedrag')
  return {
    headline: toGross ? 'bruto' : kept,
    key: [
      toGross ? 'netto' : 'bruto',
      ...(kept === 'nettoNaTeruggave' && !toGross ? (['netto'] as const) : []),
      'roerendeVoorheffing',
      'buitenlandseHeffing',
      ...(out.fbb > 0 ? (['fbb'] as const) : (['terugTeVragen'] as const)),
      ...(kept === 'nettoNaTeruggave' && toGross ? ([kept] as const) : []),
      ...(kept === 'netto' ? (['terugBuitenland'] as const) : []),
    ],
    captions: {
      terugBuitenland: { label: `Terug te vragen in ${country}` },
      nettoMetBuitenland: { label: `Netto als je ook in ${country} terugvraagt` },
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De voorheffing wordt per uitbetaling berekend en afgerond op de cent.',
      ...(values.inkomst === 'spaarrekening'
        ? ['De bank past de vrijstelling zelf toe, per bank en per persoon.']
        : [
            'Een Belgische bank of broker houdt de voorheffing in. Doet die dat niet, dan betaal je hetzelfde via je aangifte.',
          ]),
      ...(work.isDividend ? ['Partners bezitten het effect elk voor de helft.'] : []),
    ],
    excluded: [
      ...(work.crosses
        ? [
            'Kosten om in het buitenland terug te vragen, en hoelang dat duurt.',
            'Wisselkoersen: geef het bedrag in euro in.',
          ]
        : []),
      'Bankkosten voor de uitbetaling.',
      'Inkomsten uit een vennootschap waarin je zelf werkt.',
    ],
    next: [
      next('belgische-beleggingsfiscaliteit-calculator', 'Alle belastingen van je beleggingen in één jaar', {
        dividenden: of('dividend', 'gvv'),
        dividendenZorg: of('zorgvastgoed'),
        dividendenFondsen: of('fonds'),
        andereInterest: of('interest'),
      }),
      next('aandelen-calculator', 'Wat houd ik over als ik het aandeel verkoop?', {
        bronheffing: madeOf(asPercent(work.foreignRate), 'bronheffing', 'land'),
      }),
      next('reit-calculator', 'Dividend van een GVV over meerdere jaren'),
    ],
  }
}
