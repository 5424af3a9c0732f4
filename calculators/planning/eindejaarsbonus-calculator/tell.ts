import { madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import { eur, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { FORM_NAMES, formsChart, formsTable, lineTable, type Premium, steps, waterfall } from './views.ts'

/** Why there is no premium, in a sentence. */
function refusal({ values, work }: Premium): string | null {
  const { months, years } = work.least
  if (work.refused === 'kort') return `In PC 200 is er pas een premie vanaf ${months} maanden dienst.`
  if (work.refused === 'start')
    return `In PC 200 is er pas een premie vanaf ${months} maanden dienst, en je werkte er dit jaar ${num(values.gewerkteMaanden)}. Was je vroeger al in dienst? Vul dan “Maanden in dienst” in.`
  return work.refused === 'ontslag'
    ? `Wie in PC 200 zelf ontslag neemt, krijgt pas een premie vanaf ${years} jaar dienst.`
    : null
}

function sentence(solved: Premium): string {
  const { values, out, work } = solved
  const why = refusal(solved)
  if (why !== null) return `Je krijgt dit jaar **geen eindejaarspremie**. ${why}`
  if (out.bruto === 0) return 'Hiervoor krijg je **geen premie**.'
  const most = work.paid.capped ? `Als loonbonus kan hoogstens ${eur(out.bruto, 0)}. ` : ''
  const net = `${most}Van ${eur(out.bruto)} bruto houd je **${eur(out.netto)}** over, ${pct(out.nettoAandeel, 0)}.`
  if (values.vorm !== 'premie')
    return `${net} Als gewone premie met dezelfde kost voor je werkgever zou dat ${eur(out.nettoPremie ?? 0)} zijn.`
  if (out.verrekening === 0) return net
  return `${net} ${
    work.settlement > 0
      ? `Bij de aanslag betaalt je gezin er nog ${eur(out.verrekening ?? 0)} op bij.`
      : `Bij de aanslag krijgt je gezin daar nog ${eur(out.verrekening ?? 0)} van terug.`
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
  const { values, work } = solved
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
  found.push({
    tone: 'info',
    text: 'In het kwartaal van betaling kan ook je bijzondere bijdrage (BBSZ) wat hoger zijn. Die inhouding zit niet in het netto.',
  })
  return found
}

export function tell(solved: Premium): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { statuut } = values
  const plain = values.vorm === 'premie'
  return {
    headline: 'netto',
    key: plain
      ? ['bruto', 'rsz', 'bedrijfsvoorheffing', 'belastingBijAanslag', 'overNaBelasting']
      : ['bruto', 'inhoudingen', 'nettoPremie'],
    captions: {
      netto: plain ? {} : { label: `Netto als ${FORM_NAMES[values.vorm].toLowerCase()}` },
      verrekening: { label: work.settlement > 0 ? 'Later bij te betalen' : 'Later terug' },
      belastingBijAanslag: { note: 'Wat ze toevoegt aan de aanslag van je gezin' },
    },
    sentence: sentence(solved),
    charts: [waterfall(solved), ...formsChart(solved)],
    tables: [lineTable(solved), ...formsTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Er is geen wet die een eindejaarspremie oplegt: ze volgt uit een cao, je contract of gewoonte.',
      values.inkomen === null
        ? 'De echte belasting telt de premie bovenop een heel jaar aan dit loon, met vakantiegeld. Werkte je niet het hele jaar, vul dan je belastbaar loon van het jaar in.'
        : 'De echte belasting telt de premie bovenop het belastbaar loon dat je invulde.',
      ...(work.sector.agreement
        ? [
            `De regel van ${work.sector.label} komt van ${work.sector.agreement.source}${work.sector.agreement.checkedOn ? ` (${work.sector.agreement.checkedOn.slice(0, 4)})` : ''}.`,
          ]
        : []),
      'Een partner met inkomen is werknemer.',
      municipalityText(work.home),
      ...(work.forms.length > 0
        ? [
            'Andere vormen rekenen met dezelfde kost voor de werkgever, vóór winst van de vennootschap. Warrants kosten hem 5 % extra.',
          ]
        : []),
    ],
    excluded: [
      'Sectorale bijzonderheden zoals getrouwheidszegels in de bouw.',
      'De bijzondere bijdrage die je werkgever in dat kwartaal inhoudt.',
      'Koerswinst of -verlies op warrants, en de kosten van hun verkoop.',
    ],
    next: [
      next('vakantiegeld-berekenen', 'En mijn vakantiegeld?', { situatie: madeOf(statuut, 'statuut') }),
      next('bruto-netto-calculator', 'Wat houd ik per maand over?'),
      next('belastingplanning-calculator', 'Mijn belasting over het hele jaar', {
        inkomen: madeOf(out.inkomenZonderPremie + (out.belastbaar ?? 0), 'maandloon', 'uurloon', 'jaarloon', 'inkomen'),
      }),
    ],
  }
}
