import { eur, eur0, money } from '#calculators/kernel/format.ts'
import type { Notice, Said } from '#calculators/kernel/report.ts'
import type { outputs } from './outputs.ts'
import type { Year } from './case.ts'

function verdict({ out, work }: Year): string {
  if (out.omslag === null) return 'Een vennootschap brengt bij geen enkele omzet meer op.'
  return work.ahead
    ? `Een vennootschap brengt ${eur(work.gap)} per maand meer op als je de winst later uitkeert.`
    : `Een vennootschap brengt pas meer op vanaf ${eur0(out.omslag)} omzet: bij jou ${eur(work.gap)} per maand minder.`
}

function sentence(year: Year): string {
  const { values, out } = year
  if (values.richting === 'netto')
    return `${values.netto === 0 ? 'Om niets over te houden' : `Voor ${money(values.netto)} netto per maand`} factureer je **${money(out.omzet)}** per jaar zonder btw: ${eur0(out.dagtarief)} per dag. ${verdict(year)}`
  return out.nettoMaand < 0
    ? `Met ${money(out.omzet)} omzet kom je **${eur(0 - out.nettoMaand)}** per maand tekort: je kosten en bijdragen zijn hoger. ${verdict(year)}`
    : `Van ${money(out.omzet)} omzet houd je **${eur(out.nettoMaand)}** netto per maand over. ${verdict(year)}`
}

function notices({ values, out, work }: Year): Notice[] {
  const found: Notice[] = []
  const chosen = work.ways.find(({ way }) => way === values.uitkering)
  if (out.winstVennootschap < 0)
    found.push({
      tone: 'warning',
      text: `Je vennootschap maakt ${eur(0 - out.winstVennootschap)} verlies. Dat trekken we af van je netto.`,
    })
  else if (!work.reduced)
    found.push({
      tone: 'law',
      text: `Met dit loon krijgt je vennootschap het verlaagd tarief niet. Daarvoor geef je jezelf ${eur0(work.minimum)} of minstens evenveel als de winst.`,
    })
  if (chosen?.from && work.winstNa > 0)
    found.push({
      tone: 'info',
      text: `De winst van dit jaar kun je zo ten vroegste in ${chosen.from} uitkeren. Tot dan blijft ze in de vennootschap en ${out.loonNettoMaand > 0 ? `krijg je ${eur(out.loonNettoMaand)} nettoloon per maand` : 'heb je er geen inkomen uit'}.`,
    })
  if (work.ahead && work.lowerPay)
    found.push({
      tone: 'warning',
      text: `${out.loon === 0 ? 'Zonder loon' : `Met een brutoloon van ${eur0(out.loon)}`} betaal je minder sociale bijdragen, maar bouw je ook minder pensioen en een lagere uitkering bij ziekte op.`,
    })
  if (out.vermeerdering > 0)
    found.push({
      tone: 'warning',
      text: `Je betaalt ${eur(out.vermeerdering)} te veel: met ${eur(out.voorafKwartaal)} voorafbetaling per kwartaal valt de vermeerdering weg.`,
    })
  if (work.starter && out.bijdragenKwartaal > work.voorlopig)
    found.push({
      tone: 'warning',
      text: `Als starter betaal je nu voorlopig ${eur(work.voorlopig)} per kwartaal, maar je bent ${eur(out.bijdragenKwartaal)} verschuldigd. Het verschil betaal je later.`,
    })
  if (work.regel === 'minimum')
    found.push({ tone: 'law', text: 'Je inkomen ligt onder het minimum: je betaalt de minimumbijdrage.' })
  return found
}

export function tell(year: Year): Said<keyof typeof outputs> {
  const { values } = year
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
    notices: notices(year),
  }
}
