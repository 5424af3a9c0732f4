import type { Crypto } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import { FIRST_YEAR, PHOTO_DAY, UNPUBLISHED } from '#calculators/beleggen/words.ts'
import { eur } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { SIGNS } from './choices-signs.ts'
import { steps } from './steps.ts'
import { charts, tables } from './views.ts'

const PROFILE = { normaal: 'normaal beheer', speculatief: 'speculatie', beroep: 'een beroep' } as const

function sentence({ values, out, work }: Crypto): string {
  const staking = values.staking > 0 ? ` Voor staking komt er ${eur(out.belastingStaking)} bij.` : ''
  if (values.verkopen.length === 0) {
    const held = out.nietGerealiseerd
    return `Je verkocht nog niets, dus je betaalt **geen belasting**.${held === 0 ? '' : ` Je staat ${eur(Math.abs(held))} ${held < 0 ? 'in de min' : 'in de plus'}.`}${staking}`
  }
  const gain = out.belastbareMeerwaarde
  const due = out.belasting === 0 ? '**geen belasting**' : `**${eur(out.belasting)}**`
  const stake =
    values.profiel === 'normaal' && work.stake > 0
      ? ` Noemt de fiscus het speculatie, dan wordt dat ${eur(out.belastingSpeculatief)}${work.fromPhoto ? `, op ${eur(work.speculative.base)} winst sinds je aankoop` : ''}.`
      : ''
  const sold =
    gain === 0
      ? `Je verkocht zonder belastbare winst: bij ${PROFILE[values.profiel]} betaal je ${due}.`
      : gain < 0
        ? `${work.fromPhoto ? 'Voor de fiscus verkocht je' : 'Je verkocht'} met ${eur(-gain)} verlies: bij ${PROFILE[values.profiel]} betaal je ${due}.`
        : `Bij ${PROFILE[values.profiel]} betaal je ${due} op ${eur(gain)} winst.`
  return `${sold}${stake}${staking}`
}

function notices({ values, out, work }: Crypto): Notice[] {
  const found: Notice[] = []
  if (out.aanwijzingen >= 2 && values.profiel === 'normaal') {
    found.push({
      tone: 'warning',
      text: `Je hebt ${out.aanwijzingen} van de ${SIGNS.length} aanwijzingen voor speculatie of een beroep. Het verschil is ${eur(work.stake)}.`,
    })
  }
  if (values.profiel === 'speculatief') {
    found.push({
      tone: 'law',
      text: `Speculatieve winst geef je aan bij code ${work.code}. Juristen zijn het niet eens of dit spoor naast de nieuwe belasting blijft bestaan.`,
    })
  }
  if (work.photoMissing) {
    found.push({
      tone: 'warning',
      text: `Voor munten van vóór ${FIRST_YEAR} ontbreekt de prijs op ${PHOTO_DAY}. We rekenen daar met je aankoopprijs; vul ze in, want de winst is dan vaak kleiner.`,
    })
  }
  if (work.unpublished) found.push(UNPUBLISHED)
  if (work.swaps > 0) {
    found.push({
      tone: 'info',
      text: `${work.swaps === 1 ? 'Eén ruil telt' : `${work.swaps} ruilen tellen`} mee als verkoop, ook al kreeg je geen euro.`,
    })
  }
  if (work.taxedYear) {
    found.push({
      tone: 'info',
      text: 'Platformen melden je verkopen aan de fiscus. Bewaar je transacties, koersen en overschrijvingen.',
    })
  }
  if (work.years.some((line) => line.taxed && line.net < 0)) {
    found.push({
      tone: 'info',
      text: 'Een verlies telt bij normaal beheer enkel in hetzelfde jaar, tegen andere meerwaarden.',
    })
  }
  return found
}

export function tell(solved: Crypto): Telling<keyof typeof outputs> {
  const { values, work } = solved
  // The page about one year takes the last one with sales.
  const ofLast = (value: number | undefined) => madeOf(value ?? null, 'loten', 'verkopen')
  const usedHere = values.profiel === 'normaal' ? (work.lastYear?.exempt ?? 0) : 0
  return {
    headline: 'belasting',
    key: [
      'belastbareMeerwaarde',
      ...(values.profiel === 'normaal'
        ? (['nogVrij', 'belastingSpeculatief'] as const)
        : (['belastingNormaal'] as const)),
      'belastingStaking',
      'nietGerealiseerd',
    ],
    captions: {
      nogVrij: { label: `Nog vrij te nemen winst in ${work.roomYear}` },
      ...(work.unpriced
        ? { nietGerealiseerd: { label: 'Winst op wat je nog hebt, aan de laatste prijs in je lijst' } }
        : {}),
      gemiddeldeAankoopprijs: { label: `Gemiddelde aankoopprijs ${work.coin}`.trim() },
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Je bent een particulier die in België woont; alles is in euro op de dag van de verrichting.',
      'De oudste munten gaan het eerst weg, per muntsoort over al je rekeningen samen.',
      `Munten van vóór ${FIRST_YEAR} tellen vanaf hun prijs op ${PHOTO_DAY}, of vanaf hun aankoopprijs als die hoger was en je ze kunt bewijzen.`,
      'Kosten tellen niet mee bij normaal beheer, wel bij speculatie en beroep.',
    ],
    excluded: [
      'Sociale bijdragen en btw als het je beroep is.',
      'Mining, airdrops, NFT’s en verlies door diefstal of een failliet platform.',
      'Live koersen: je geeft de prijzen zelf in.',
    ],
    next: [
      next('meerwaardebelasting-calculator', 'Verkocht je ook aandelen of fondsen? Tel ze samen', {
        alGebruikt: madeOf(values.alGebruikt + usedHere, 'loten', 'verkopen', 'alGebruikt'),
      }),
      next('belgische-beleggingsfiscaliteit-calculator', 'Alle belastingen van je jaar in één overzicht', {
        inkomstenjaar: ofLast(work.lastYear?.year),
        meerwaarden: ofLast(work.lastYear?.gains),
        minwaarden: ofLast(work.lastYear?.losses),
        overgedragen: ofLast(work.lastYear?.carriedIn === 0 ? undefined : work.lastYear?.carriedIn),
        meerwaardenIngehouden: 'nee',
      }),
      next('portfolio-diversificatie-calculator', 'Hoe zwaar weegt crypto in je vermogen?'),
    ],
  }
}
