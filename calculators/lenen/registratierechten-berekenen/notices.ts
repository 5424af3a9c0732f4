/** What the law says about this purchase besides the amount. */
import { eur0 } from '#calculators/kernel/format.ts'
import type { ValuesOf } from '#calculators/kernel/fields.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  brusselsPlafond,
  vlaamseGrensBescheiden,
  vlaamseGrensKernstad,
  vlaamseMeeneembaarheid,
  vlaamsTariefGewoon,
  vlaamsTariefRenovatie,
  vlaamsTariefSloop,
  waalsTariefBescheiden,
} from '#rules/wonen/registratietarieven.figures.ts'
import type { inputs } from './inputs.ts'

export function noticesOf(values: ValuesOf<typeof inputs>, onDeed: Law, today: string): Notice[] {
  const { prijs, gewest, goed, datumAkte } = values
  const notices: Notice[] = []
  if (gewest === 'brussel' && values.enigeEigenWoning && goed === 'bestaand' && prijs > onDeed(brusselsPlafond)) {
    notices.push({
      tone: 'law',
      text: `Boven ${eur0(onDeed(brusselsPlafond))} vervalt het Brussels abattement volledig.`,
    })
  }
  const flemishHome = gewest === 'vlaanderen' && values.enigeEigenWoning && values.eigenTarief === null
  if (flemishHome && goed === 'heropbouw' && onDeed(vlaamsTariefSloop) >= onDeed(vlaamsTariefGewoon)) {
    notices.push({
      tone: 'law',
      text: 'Koop je een woning om ze af te breken, dan geldt in Vlaanderen het gewone tarief.',
    })
  }
  if (flemishHome && values.renovatie && onDeed(vlaamsTariefRenovatie) === null) {
    notices.push({
      tone: 'law',
      text: 'Het lagere tarief voor een ingrijpende energetische renovatie is afgeschaft. Tekende je het compromis nog in 2024, vraag het dan na bij je notaris.',
    })
  }
  const portable = flemishHome && values.meeneembaar > 0 ? onDeed(vlaamseMeeneembaarheid) : undefined
  if (portable === null) notices.push({ tone: 'law', text: 'De meeneembaarheid is afgeschaft sinds 2024.' })
  if (portable && portable.tarievenVan !== null) {
    notices.push({
      tone: 'law',
      text: 'In 2022 en 2023 koos je tussen de nieuwe tarieven en die van 2021 met meeneembaarheid. We tonen het laagste bedrag.',
    })
  }
  if (gewest === 'wallonie' && values.bescheidenWoning && onDeed(waalsTariefBescheiden) === null) {
    notices.push({ tone: 'law', text: 'Het lagere tarief voor een bescheiden woning is afgeschaft sinds 2025.' })
  }
  if (gewest === 'vlaanderen' && goed === 'bestaand' && values.enigeEigenWoning) {
    const limit = onDeed(values.kernstad ? vlaamseGrensKernstad : vlaamseGrensBescheiden)
    if (prijs > limit && prijs <= limit * 1.05)
      notices.push({
        tone: 'info',
        text: `Je prijs ligt net boven ${eur0(limit)}, de grens voor een bescheiden woning.`,
      })
  }
  if (values.enigeEigenWoning && values.nogTeVerkopen) {
    notices.push({
      tone: 'info',
      text:
        gewest === 'brussel'
          ? 'In Brussel betaal je eerst de volle registratierechten. Je vraagt het abattement terug als je andere woning op tijd verkocht is.'
          : 'Verkoop je je andere woning niet binnen de termijn, dan betaal je het gewone tarief bij.',
    })
  }
  if (datumAkte.slice(0, 4) > today.slice(0, 4)) {
    notices.push({
      tone: 'info',
      text: 'Voor een akte na dit jaar rekenen we de notaris met de bedragen van vandaag. Ze worden elk jaar geïndexeerd.',
    })
  }
  return notices
}
