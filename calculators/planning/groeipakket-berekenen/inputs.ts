import { choice, euro, type Inputs, month, rows, toggle } from '#calculators/kernel/fields.ts'
import { childrenBorn } from '#calculators/situation/row-facts.ts'

const yearsAgo = (today: string, years: number) => String(Number(today.slice(0, 4)) - years)

export const inputs = {
  woonplaats: choice({
    label: 'Waar woont je kind?',
    start: 'vlaanderen',
    neutral: null,
    options: [
      { value: 'vlaanderen', label: 'Vlaanderen' },
      { value: 'brussel', label: 'Brussel' },
      { value: 'wallonie', label: 'Wallonië' },
      { value: 'duitstalig', label: 'Duitstalige Gemeenschap' },
    ],
  }),
  kinderen: rows({
    label: 'Je kinderen',
    row: 'kind',
    line: ['geboren', 'hogerOnderwijs'],
    fact: 'kinderenGeboren',
    asFact: childrenBorn('geboren'),
    counted: true,
    min: 1,
    max: 12,
    hint: 'Elk kind waarvoor je kinderbijslag krijgt, tot 25 jaar zolang het studeert.',
    columns: {
      geboren: month({ label: 'Geboren in', start: null, optional: true, min: '1995-01' }),
      hogerOnderwijs: toggle({ label: 'Hoger onderwijs', start: false }),
      wees: choice({
        label: 'Overleden ouder',
        start: 'geen',
        options: [
          { value: 'geen', label: 'Geen' },
          { value: 'een', label: 'Eén ouder' },
          { value: 'beide', label: 'Beide ouders' },
        ],
      }),
      zorgtoeslag: euro({ label: 'Zorgtoeslag per maand', start: null, optional: true, max: 1_000 }),
    },
    start: ({ today }) =>
      [6, 3].map((years) => ({
        geboren: `${yearsAgo(today, years)}-05`,
        hogerOnderwijs: false,
        wees: 'geen',
        zorgtoeslag: null,
      })),
  }),
  inkomen: euro({
    label: 'Belastbaar inkomen van je gezin per jaar, vóór beroepskosten',
    start: 60_000,
    max: 1_000_000,
    slider: 500,
    hint: 'Jij en je partner samen. Loon: bruto min RSZ, het belastbaar loon op je loonfiche. Zelfstandige: het netto na kosten × 100/80.',
  }),
  alleenstaand: toggle({
    label: 'Ik sta alleen in voor mijn kinderen',
    start: false,
    hint: 'Telt in Brussel en Wallonië voor een hogere toeslag, in Vlaanderen alleen voor een derde kind van voor 2019.',
  }),
  verhoogdeTegemoetkoming: toggle({
    label: 'Wij hebben recht op de verhoogde tegemoetkoming',
    start: false,
    when: { woonplaats: 'duitstalig' },
    hint: 'Zo krijg je in de Duitstalige Gemeenschap de sociale toeslag.',
  }),
  andereToeslag: euro({
    label: 'Andere toeslag per maand',
    start: 0,
    max: 5_000,
    refine: true,
    hint: 'Bijvoorbeeld voor pleegzorg of een ouder met een handicap: het bedrag op je betaling.',
  }),
} satisfies Inputs
