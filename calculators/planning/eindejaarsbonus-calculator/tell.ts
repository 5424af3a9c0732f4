import { eur, pct } from '#calculators/kernel/format.ts'
import type { Asking, Notice, Said } from '#calculators/kernel/report.ts'
import type { outputs } from './outputs.ts'
import { FORM_NAMES, refusal } from './tell-words.ts'
import type { Premium } from './case.ts'

function sentence(solved: Premium): string | Asking {
  const { values, out, work } = solved
  const why = refusal(solved)
  if (why !== null) return `Je krijgt dit jaar **geen eindejaarspremie**. ${why}`
  if (out.bruto === 0)
    return {
      asks:
        values.paritairComite === 'vrij' && values.premie === 0
          ? 'Vul je premie in: dan zie je wat je ervan overhoudt.'
          : 'Vul je loon in en hoeveel je dit jaar werkte: dan zie je je premie.',
    }
  const most = work.paid.capped ? `Als loonbonus kan hoogstens ${eur(out.bruto, 0)}. ` : ''
  // Where the premium itself was typed, the wage behind it is easily forgotten.
  const plain = values.vorm === 'premie' && !work.fund
  const wage = plain && values.paritairComite === 'vrij' ? ` bij je loon van ${eur(values.maandloon)}` : ''
  const net = `${most}Van ${eur(out.bruto)} bruto houd je${wage} **${eur(out.netto)}** over, ${pct(out.nettoAandeel, 0)}.`
  if (values.vorm !== 'premie')
    return `${net} Als gewone premie met dezelfde kost voor je werkgever zou dat ${eur(out.nettoPremie ?? 0)} zijn.`
  if (out.verrekening === 0) return net
  const [pays, gets] =
    values.gezin === 'alleenstaand' ? ['betaal je', 'krijg je'] : ['betaalt je gezin', 'krijgt je gezin']
  return `${net} Bij de aanslag ${
    work.settlement > 0
      ? `${pays} daar nog ${eur(out.verrekening ?? 0)} op.`
      : `${gets} daar nog ${eur(out.verrekening ?? 0)} van terug.`
  }`
}

function agreementNotice({ work: { sector, fund } }: Premium): Notice[] {
  const { agreement } = sector
  if (agreement === null) return []
  const paidBy = agreement.fund ?? (fund ? 'het sectorfonds' : 'je werkgever')
  return [
    {
      tone: agreement.confidence === 'hoog' ? 'info' : 'warning',
      text: [
        `${sector.label}: ${agreement.formula}, betaald door ${paidBy}${agreement.paidIn ? ` (${agreement.paidIn})` : ''}.`,
        agreement.seniority && `Anciënniteit: ${agreement.seniority}.`,
        agreement.conditions && `Voorwaarden: ${agreement.conditions}.`,
        agreement.fixedYear === null
          ? ''
          : `Het vaste bedrag is dat van ${agreement.fixedYear}; meestal is het intussen geïndexeerd.`,
        'Een cao kan intussen gewijzigd zijn: kijk het na bij je vakbond of werkgever.',
      ]
        .filter(Boolean)
        .join(' '),
    },
  ]
}

function notices(solved: Premium): Notice[] {
  const { values, out, work } = solved
  const found: Notice[] = []
  if (work.wrongStatute) {
    found.push({
      tone: 'warning',
      text: `${work.sector.label} geldt niet voor een ${values.statuut}. Kijk op je loonbrief welk paritair comité je hebt.`,
    })
  }
  found.push(...agreementNotice(solved))
  if (work.fund && values.vorm === 'premie') {
    found.push({
      tone: 'info',
      text: `Een fonds houdt een vast percentage in. We rekenen met ${pct(work.rates.fund, 2, 0)}; sommige fondsen houden een ander percentage in.`,
    })
  }
  if (work.forms.some((form) => form.key === 'loonbonus' && form.capped)) {
    found.push({
      tone: 'info',
      text: `Een loonbonus is begrensd op ${eur(work.rates.bonusMaximum, 0)} bruto per jaar. Wat erboven ligt, kan niet als loonbonus.`,
    })
  }
  if (out.bruto > 0 && values.vorm === 'premie')
    found.push({
      tone: 'info',
      text: 'In het kwartaal van betaling kan ook je bijzondere bijdrage (BBSZ) wat hoger zijn. Die inhouding zit niet in het netto.',
    })
  return found
}

export function tell(solved: Premium): Said<keyof typeof outputs> {
  const { values, work } = solved
  const plain = values.vorm === 'premie'
  return {
    headline: 'netto',
    key: plain
      ? ['bruto', 'rsz', 'bedrijfsvoorheffing', 'belastingBijAanslag', 'overNaBelasting']
      : ['bruto', 'inhoudingen', 'nettoPremie'],
    captions: {
      netto: plain ? {} : { label: `Netto als ${FORM_NAMES[values.vorm].toLowerCase()}` },
      verrekening: { label: work.settlement > 0 ? 'Later bij te betalen' : 'Later terug' },
      belastingBijAanslag: {
        note: `Wat de premie toevoegt aan je aanslag${values.gezin === 'alleenstaand' ? '' : ' samen'}`,
      },
    },
    sentence: sentence(solved),
    notices: notices(solved),
  }
}
