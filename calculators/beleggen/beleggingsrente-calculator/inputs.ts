/** What the page asks about a plan and the market it runs on. */
import { beleggingen, titularissen } from '#calculators/situation/facts.ts'
import { inflatie } from '#calculators/common/fields.ts'
import { choice, euro, type Inputs, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'

export const inputs = {
  startbedrag: beleggingen({ start: 10_000 }),
  perMaand: euro({ label: 'Per maand', start: 200, max: 100_000, slider: 25 }),
  duur: years({ label: 'Duur', start: 20, min: 1, max: 50 }),
  profiel: choice({
    label: 'Hoeveel schommeling kun je aan?',
    start: 'dynamisch',
    options: [
      { value: 'defensief', label: 'Weinig: vooral obligaties' },
      { value: 'neutraal', label: 'Gemiddeld: half aandelen' },
      { value: 'dynamisch', label: 'Veel: vooral aandelen' },
    ],
  }),
  kosten: percent({
    label: 'Jaarlijkse kosten',
    start: 0.0025,
    min: 0,
    max: 0.05,
    slider: 0.0005,
    hint: 'Van je fonds of mandaat, alles samen.',
  }),
  kostenAnder: percent({
    label: 'Kosten om mee te vergelijken',
    short: 'vergeleken met kosten van',
    start: 0.015,
    min: 0,
    max: 0.05,
    refine: true,
    hint: 'Bijvoorbeeld van een actief beheerd bankfonds.',
  }),
  rendement: percent({
    label: 'Eigen verwacht rendement',
    start: null,
    optional: true,
    min: -0.05,
    max: 0.2,
    refine: true,
    hint: 'Laat leeg voor het rendement van je profiel.',
  }),
  volatiliteit: percent({
    label: 'Eigen schommeling (volatiliteit)',
    start: null,
    optional: true,
    min: 0,
    max: 0.6,
    refine: true,
    hint: 'In twee van de drie jaren ligt het rendement binnen deze afstand van het gemiddelde.',
  }),
  storting: choice({
    label: 'Je stort',
    start: 'begin',
    refine: true,
    options: [
      { value: 'begin', label: 'aan het begin van de maand' },
      { value: 'einde', label: 'op het einde van de maand' },
    ],
  }),
  instapkost: percent({ label: 'Instapkosten op elke storting', start: 0, min: 0, max: 0.1, refine: true }),
  belasting: toggle({ label: 'Reken meerwaardebelasting bij de verkoop', start: true, neutral: true, refine: true }),
  titularissen: titularissen({ refine: true, formerly: ['personen'] }),
  inflatie: inflatie({ refine: true }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
