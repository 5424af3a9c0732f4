/** The steps of pension saving, with the visitor's own numbers. */
import { eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import {
  eindbelastingTarief,
  fictiefRendement,
  pensioensparenHoog,
  pensioensparenLaag,
  pensioensparenTarief,
  pensioensparenTariefLaag,
} from '#rules/pensioen/pensioensparen.figures.ts'
import { beurstaksLaag } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { Saving } from './case.ts'

function thisYear({ out, work }: Saving): Step[] {
  const { deposit } = work.plan
  if (deposit === 0) return []
  const above = work.highRate ? 'niet meer dan' : 'meer dan'
  const rate = `${pct(out.tarief, 2, 0)} terug${work.highRate ? '' : ' op alles'}`
  return [
    {
      text: `Je stort ${eur(deposit)}. Dat is ${above} ${eur0(out.eerstePlafond)}, dus je krijgt ${rate}: **${eur(out.belastingvoordeel)}**.`,
      formula: `${eur(work.base)} × ${pct(out.tarief, 2, 0)} = ${eur(out.belastingvoordeel)}`,
      law: [pensioensparenLaag, pensioensparenHoog, pensioensparenTarief, pensioensparenTariefLaag],
    },
    {
      text: `Je betaalt daardoor ook minder gemeentebelasting. Samen is dat **${eur(out.voordeelMetGemeente)}** per jaar.`,
      formula: `${eur(out.belastingvoordeel)} × (1 + ${pct(work.plan.municipal)}) = ${eur(out.voordeelMetGemeente)}`,
    },
  ]
}

function endTaxStep({ values, out }: Saving): Step[] {
  if (out.eindbelasting === 0) return []
  const base = values.vorm === 'fonds' ? 'fictieve waarde van je fonds' : 'reserve zonder winstdeling'
  const prepaid = values.alBetaald > 0 ? ` − ${eur(values.alBetaald)}` : ''
  return [
    {
      text: `Op ${out.leeftijdEindbelasting} jaar houdt de bank of verzekeraar de eindbelasting in: **${eur(out.eindbelasting)}**. Ze rekent op de ${base}: ${eur(out.grondslagEindbelasting)}${prepaid}.`,
      law: values.vorm === 'fonds' ? [eindbelastingTarief, fictiefRendement] : [eindbelastingTarief],
    },
  ]
}

function compareSteps({ out, work: { grown, plan, winner } }: Saving): Step[] {
  const winnerText =
    winner === 'gelijk'
      ? 'Dat komt zo goed als op hetzelfde uit.'
      : `${winner === 'etf' ? 'De ETF' : 'Pensioensparen'} wint met **${eur0(out.voorsprong)}**.`
  const { stays } = grown.etf
  if (out.totaalGestort === 0) return []
  return [
    {
      text: `Dezelfde stortingen in een ETF aan ${pct(plan.etfRate)} geven na verkoop${stays > 0 ? ', met wat er al stond,' : ''} **${eur(out.etfKapitaal)}**.`,
      sum: [
        { label: 'Waarde voor verkoop', value: grown.etf.gross },
        { label: 'Beurstaks bij verkoop', value: 0 - grown.etf.tob },
        { label: 'Meerwaardebelasting', value: 0 - grown.etf.tax },
        ...(stays > 0 ? [{ label: 'Wat er al stond, verder in pensioensparen', value: stays }] : []),
        { label: 'Netto', value: grown.etf.net },
      ],
      law: [beurstaksLaag, meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum],
    },
    {
      text: `Beleg je elke teruggave in diezelfde ETF, dan heb je op ${plan.payoutAge} jaar ${eur0(out.samenMetVoordeel)} met pensioensparen tegen ${eur0(out.etfKapitaal)} zonder. ${winnerText}`,
      sum: [
        { label: 'Pensioensparen netto', value: out.nettoKapitaal },
        { label: 'Teruggaven, belegd in de ETF', value: out.herbelegdVoordeel },
        { label: stays > 0 ? 'De ETF en wat er al stond' : 'De ETF zonder pensioensparen', value: 0 - out.etfKapitaal },
        { label: 'Verschil', value: out.verschilEtf },
      ],
    },
  ]
}

export function savingSteps(saving: Saving): Step[] {
  const { values, out, work } = saving
  return [
    ...thisYear(saving),
    {
      text: `${work.plan.deposit === 0 ? 'Elk jaar gaat' : `Van elke storting gaat ${pct(values.instapkost)} instapkost af, en elk jaar`} ${pct(values.lopendeKost)} van de reserve${work.plan.deposit === 0 ? ' af' : ''}. Over ${plural(work.grown.years, 'jaar', 'jaar')} kost dat **${eur(out.kosten)}**.`,
    },
    ...endTaxStep(saving),
    {
      text: `Op ${work.plan.payoutAge} jaar staat er **${eur(out.nettoKapitaal)}**.`,
      sum: [
        { label: 'Wat er nu staat', value: values.alGespaard },
        { label: 'Stortingen', value: out.totaalGestort },
        { label: 'Opbrengst vóór kosten', value: work.growth },
        { label: 'Kosten', value: 0 - out.kosten },
        { label: 'Eindbelasting', value: 0 - out.eindbelasting },
        { label: 'Netto kapitaal', value: out.nettoKapitaal },
      ],
    },
    {
      text:
        out.nettoRendement === null
          ? 'Een rendement per jaar is hier niet te berekenen.'
          : `Tel je de teruggaven mee, dan brengt elke euro${values.alGespaard > 0 && out.totaalGestort > 0 ? ' die je nog stort' : ''} **${pct(out.nettoRendement)}** per jaar op.`,
      formula: 'Σ stromen ÷ (1 + r)^tijd = 0, met de teruggave anderhalf jaar na het begin van het inkomstenjaar',
    },
    ...compareSteps(saving),
  ]
}
