import type { Spread } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { asPercent, eur, eur0, listText, pct, upperFirst } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { meerwaardetarief, meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { outputs } from './outputs.ts'
import { charts, tables } from './views.ts'

const whole = (fraction: number) => pct(fraction, 0, 0)
const nameOf = ({ largest }: Spread['work']) =>
  largest.inFund ? `het grootste bedrijf in ${largest.name}` : largest.name

function steerText({ values, out, work }: Spread): string {
  if (!work.plan || out.teVerkopen === null) return ''
  if (out.teVerkopen === 0)
    return values.nieuweInleg > 0
      ? ' Met je nieuwe geld kom je bij je doel zonder te verkopen.'
      : ' Je zit dicht genoeg bij je doel: verkopen hoeft niet.'
  const tax = out.belastingBijsturen
  const costs = out.kostenBijsturen ?? 0
  const parts = [
    ...(costs > 0 ? [`${eur(costs)} aan taks en kosten`] : []),
    ...(tax === null
      ? ['belasting op je winst als je startwaarde lager is']
      : tax > 0
        ? [`${eur(tax)} meerwaardebelasting`]
        : []),
  ]
  return ` Voor je doel verkoop je ${eur0(out.teVerkopen)}${parts.length === 0 ? ', zonder kosten of belasting' : `; dat kost ${listText(parts)}`}.`
}

function sentence(solved: Spread): string {
  const { out, work } = solved
  const bad =
    out.slechtJaarEuro < 0
      ? `In een slecht jaar, zoals er 1 op 20 is, verlies je ongeveer **${eur0(-out.slechtJaarEuro)}** van je ${eur0(out.totaal)}.`
      : `Ook in een slecht jaar verlies je hier **niets**.`
  const risk =
    out.grootsteRisicodeel > 0 ? ` ${whole(out.grootsteRisicodeel)} van je risico hangt aan ${work.heaviest.name}.` : ''
  return `${bad}${risk}${steerText(solved)}`
}

function steps({ values, out, work }: Spread): Step[] {
  const found: Step[] = [
    {
      text: `Los van elkaar schommelen je beleggingen gemiddeld ${pct(out.losseVolatiliteit)} per jaar. Omdat ze niet gelijk bewegen, schommelt het geheel **${pct(out.volatiliteit)}**.`,
      formula: 'wortel van de som van gewicht × gewicht × schommeling × schommeling × correlatie',
    },
    {
      text: `In een slecht jaar verandert je vermogen met ongeveer **${pct(out.slechtJaar, 1)}**, of ${eur0(out.slechtJaarEuro)}.`,
      formula: `${pct(out.verwachtRendement)} − 1,645 × ${pct(out.volatiliteit)}`,
    },
    {
      text: `Wat aan hetzelfde hangt, tellen we samen: alle aandelenfondsen zijn één markt, alle munten zijn crypto. **${upperFirst(work.heaviest.name)}** is ${whole(work.heaviest.money)} van je geld en ${whole(work.heaviest.risk)} van je risico.`,
    },
  ]
  if (out.grootsteNaam > 0) {
    found.push({
      text: `Fondsen openen we: de grootste enkele naam is ${nameOf(work)}, **${pct(out.grootsteNaam, 1)}** van je vermogen.`,
    })
  }
  if (work.plan) {
    const fresh = values.nieuweInleg > 0 ? `Met ${eur(values.nieuweInleg)} nieuw geld` : ''
    found.push({
      text:
        work.plan.sold > 0
          ? `${fresh === '' ? 'Er is' : `${fresh} kom je er niet. Er blijft`} voor ${eur(work.plan.sold)} te verkopen, met **${eur(work.plan.costs)}** kosten${work.unknownCost ? '' : ` en ${eur(work.plan.tax)} meerwaardebelasting`}.`
          : fresh === ''
            ? 'Alles ligt binnen je bandbreedte: je doet **niets**.'
            : `${fresh} blijft alles binnen je bandbreedte. De aankopen kosten **${eur(work.plan.costs)}**.`,
      law: work.plan.tax > 0 ? [meerwaardetarief, meerwaardevrijstelling] : [],
    })
  }
  return found
}

function notices({ out, work }: Spread): Notice[] {
  const found: Notice[] = []
  if (out.werkgeverdeel > 0.1) {
    found.push({
      tone: 'warning',
      text: `${whole(out.werkgeverdeel)} zit in je werkgever. Gaat het daar slecht, dan lopen je loon en je spaarpot samen gevaar.`,
    })
  }
  // The employer has had its warning.
  if (!work.largest.inFund && !work.largest.isEmployer && out.grootsteNaam > 0.2) {
    found.push({
      tone: 'warning',
      text: `${work.largest.name} alleen is ${whole(out.grootsteNaam)} van je vermogen. Valt die naam weg, dan is dat geld weg.`,
    })
  }
  if (out.woningdeel > 0.5) {
    found.push({
      tone: 'info',
      text: `Je woning is ${whole(out.woningdeel)} van je vermogen. Dat deel kun je niet in stukjes verkopen.`,
    })
  }
  if (work.unknownCost) {
    found.push({
      tone: 'warning',
      text: 'Je verkoopt iets zonder fiscale startwaarde. Vul die in bij je doel, dan rekenen we de belasting op je winst.',
    })
  }
  if (work.plan && work.plan.sold > 0) {
    found.push({
      tone: 'info',
      text:
        work.plan.needed === null
          ? 'Met nieuw geld alleen haal je dit doel niet: iets met doel 0 % verdwijnt pas als je het verkoopt.'
          : `Zonder iets te verkopen heb je ${eur0(work.plan.needed)} nieuw geld nodig.`,
    })
  }
  return found
}

export function tell(solved: Spread): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: 'slechtJaarEuro',
    key: [
      'grootsteRisico',
      'grootsteRisicodeel',
      'grootsteNaam',
      ...(values.bijsturen ? (['teVerkopen', 'belastingBijsturen'] as const) : (['slechtJaar', 'totaal'] as const)),
    ],
    captions: { grootsteNaam: { label: `Grootste naam: ${nameOf(work)}` } },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Rendement, schommeling en samenhang per soort zijn eigen aannames, geen voorspelling.',
      'Een wereldfonds openen we: ongeveer twee derde Verenigde Staten, het grootste bedrijf ongeveer 5 %. Schattingen, afgerond.',
      'Twee fondsen van dezelfde soort bewegen bijna gelijk; munten dalen samen.',
      'Woning en pensioensparen tellen mee voor het risico, niet voor het bijsturen.',
    ],
    excluded: [
      'Wat je zou kunnen kopen: dit is een meting, geen aanbeveling.',
      'Reynderstaks bij verkoop van obligatiefondsen.',
      'Je loon en toekomstig pensioen.',
    ],
    next: [
      next('meerwaardebelasting-calculator', 'Wat kost een verkoop aan belasting, lot per lot?', {
        alGebruikt: by('alGebruikt'),
      }),
      next('beleggingsrente-calculator', 'Hoe kan dit geheel groeien?', {
        startbedrag: madeOf(Math.round(out.totaal), 'beleggingen'),
        rendement: madeOf(Number(asPercent(out.verwachtRendement).toFixed(2)), 'beleggingen'),
        volatiliteit: madeOf(Number(asPercent(Math.min(0.6, out.volatiliteit)).toFixed(2)), 'beleggingen'),
      }),
      next('noodfonds-calculator', 'Staat er genoeg spaargeld opzij?'),
    ],
  }
}
