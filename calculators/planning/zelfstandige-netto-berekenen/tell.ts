import { by, madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import { eur, eur0, money } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import {
  asideTable,
  compareTable,
  minus,
  pocketChart,
  payTable,
  rateTable,
  turnoverChart,
  wayTable,
  type Year,
} from './views.ts'

function verdict({ out, work }: Year): string {
  if (out.omslag === null) return 'Een vennootschap houdt bij geen enkele omzet meer over.'
  const from = eur0(out.omslag)
  return work.ahead
    ? `Met een vennootschap houd je vanaf ${from} omzet meer over: bij jou ${eur(work.gap)} per maand meer, als je de winst later uitkeert.`
    : `Met een vennootschap houd je pas vanaf ${from} omzet meer over: bij jou ${eur(work.gap)} per maand minder.`
}

function sentence(year: Year): string {
  const { values, out, work } = year
  if (values.richting === 'netto')
    return `${values.netto === 0 ? 'Om niets over te houden' : `Voor ${money(values.netto)} netto per maand`} factureer je **${money(out.omzet)}** per jaar zonder btw, ${money(out.omzetMaand)} per maand. Dat is ${eur0(out.dagtarief)} per dag, als je ${work.billed.days} dagen kunt aanrekenen. ${verdict(year)}`
  return out.nettoMaand < 0
    ? `Met ${money(out.omzet)} omzet kom je **${eur(minus(out.nettoMaand))}** per maand tekort: je kosten en bijdragen zijn hoger. ${verdict(year)}`
    : `Van ${money(out.omzet)} omzet houd je **${eur(out.nettoMaand)}** netto per maand over. ${verdict(year)}`
}

function notices({ values, out, work }: Year): Notice[] {
  const found: Notice[] = []
  const chosen = work.ways.find(({ way }) => way === values.uitkering)
  if (out.winstVennootschap < 0)
    found.push({
      tone: 'warning',
      text: `Je vennootschap kan dit loon niet dragen: ze maakt ${eur(minus(out.winstVennootschap))} verlies. Dat trekken we af van je netto.`,
    })
  else if (!work.reduced)
    found.push({
      tone: 'law',
      text: `Met dit loon krijgt je vennootschap het verlaagd tarief niet. Daarvoor geef je jezelf ${eur0(work.minimum)} of minstens evenveel als de winst.`,
    })
  if (chosen?.from && work.winstNa > 0)
    found.push({
      tone: 'info',
      text: `De winst van dit jaar kun je zo ten vroegste in ${chosen.from} uitkeren. Tot dan blijft ze in de vennootschap en leef je van ${eur(out.loonNettoMaand)} nettoloon per maand.`,
    })
  if (work.ahead && work.lowerPay)
    found.push({
      tone: 'warning',
      text: `Met een brutoloon van ${eur0(out.loon)} betaal je minder sociale bijdragen, maar bouw je ook minder pensioen en een lagere uitkering bij ziekte op.`,
    })
  if (out.vermeerdering > 0)
    found.push({
      tone: 'warning',
      text: `Je betaalt ${eur(out.vermeerdering)} te veel: met ${eur(out.voorafKwartaal)} voorafbetaling per kwartaal valt de vermeerdering weg.`,
    })
  if (work.starter && out.bijdragenKwartaal > work.voorlopig)
    found.push({
      tone: 'warning',
      text: `Als starter betaal je nu voorlopig ${eur(work.voorlopig)} per kwartaal, maar je bent ${eur(out.bijdragenKwartaal)} verschuldigd. Het verschil betaal je later bij.`,
    })
  if (work.regel === 'minimum')
    found.push({ tone: 'law', text: 'Je inkomen ligt onder het minimum: je betaalt de minimumbijdrage.' })
  return found
}

export function tell(year: Year): Telling<keyof typeof outputs> {
  const { values, out, work } = year
  const { statuut } = values
  const forward = values.richting === 'omzet'
  return {
    headline: forward ? 'nettoMaand' : 'omzet',
    key: [forward ? 'nettoJaar' : 'omzetMaand', 'opzijMaand', 'vennootschapMaand', 'omslag'],
    captions: {
      ...(forward ? { omzet: { label: 'Omzet per jaar' } } : {}),
      ...(statuut === 'bijberoep' ? { nettoMaand: { note: 'Bovenop je loon' } } : {}),
    },
    sentence: sentence(year),
    charts: [pocketChart(year), turnoverChart(year)],
    tables: [
      compareTable(year),
      rateTable(year),
      asideTable(year),
      ...(work.winstNa > 0 ? [wayTable(year)] : []),
      ...(work.pays.length > 1 ? [payTable(year)] : []),
    ],
    steps: steps(year),
    notices: notices(year),
    assumptions: [
      `Het dagtarief telt ${work.billed.days} dagen die je kunt aanrekenen, het uurtarief ${work.billed.hours} uur per dag.`,
      'Netto per maand is wat over het hele jaar overblijft, gedeeld door twaalf.',
      'De bijdragen zijn die van dit inkomen zelf. Je fonds rekent eerst op je inkomen van drie jaar geleden en verrekent later.',
      'De belasting is wat je activiteit toevoegt aan de aanslag van je gezin. Een partner met inkomen is werknemer.',
      municipalityText(work.home),
      'In de vennootschap ben je de enige bedrijfsleider en aandeelhouder. Je betaalt je sociale bijdragen zelf, uit je loon.',
      'De vennootschap is klein, haar boekjaar is het kalenderjaar en alle winst gaat naar jou.',
      ...(values.loon === null ? ['Je loon is het laagste dat ook na het vierde jaar het verlaagd tarief geeft.'] : []),
    ],
    excluded: [
      ...(values.loon === null
        ? ['De bedrijfsvoorheffing per maand op je loon: vul zelf een loon in om ze te zien.']
        : []),
      'De vermeerdering op dat loon, en de aangekondigde aftrek voor ondernemers.',
      'De kosten om een vennootschap op te richten of te vereffenen.',
      'Voordelen in natura, onkostenvergoedingen, huur aan je vennootschap en een aanvullend pensioen (VAPZ, IPT).',
      'Kosten die maar voor een deel aftrekbaar zijn, de investeringsaftrek en het kostenforfait van vrije beroepen.',
      'Een meewerkende partner en de bonus voor wie meer vooraf betaalt dan nodig.',
      'De bescherming van je eigen vermogen bij schulden: die kan een reden zijn los van belasting.',
    ],
    next: [
      next('sociale-bijdragen-zelfstandige-calculator', 'Mijn bijdragen per kwartaal en de afrekening', {
        statuut: by('statuut'),
        soortInkomen: 'winst',
        inkomen: madeOf(out.winst < 0 ? 0 : out.winst, 'omzet', 'kosten', 'netto'),
      }),
      ...(statuut === 'bijberoep'
        ? []
        : [
            next('belastingplanning-calculator', 'Mijn personenbelasting met aftrekken', {
              statuut: 'zelfstandige',
              inkomen: madeOf(work.taxedProfit, 'omzet', 'kosten', 'netto'),
              socialeBijdragen: madeOf(out.bijdragen, 'omzet', 'kosten', 'netto'),
              werkelijkeKosten: 0,
            }),
          ]),
      next('bruto-netto-calculator', 'Wat zou ik als werknemer overhouden?'),
      next('noodfonds-calculator', 'Een buffer voor een slecht kwartaal'),
    ],
  }
}
