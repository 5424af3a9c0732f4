import { brutoloon, kinderen, tewerkstelling } from '#calculators/situation/facts.ts'
import { gewerkteMaanden, tewerkstellingVorigJaar } from '#calculators/common/vakantie-fields.ts'
import { choice, count, euro, type Inputs, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'

const clerk = { situatie: ['bediende', 'variabel'] } as const
const leaving = { situatie: 'vertrek' } as const

export const inputs = {
  situatie: choice({
    label: 'Jouw situatie',
    start: 'bediende',
    options: [
      { value: 'bediende', label: 'Bediende, in dienst' },
      { value: 'variabel', label: 'Bediende met commissieloon' },
      { value: 'vertrek', label: 'Bediende die vertrekt of minder gaat werken' },
      { value: 'arbeider', label: 'Arbeider (vakantiekas)' },
    ],
  }),
  maandloon: brutoloon({
    start: 2_800,
    when: { situatie: ['bediende', 'variabel', 'vertrek'] },
    hint: 'Het vaste loon van de maand waarin je vakantie neemt.',
  }),
  jaarloon: euro({
    label: 'Brutoloon van het jaar',
    start: 36_000,
    max: 500_000,
    slider: 500,
    when: { situatie: ['vertrek', 'arbeider'] },
    hint: 'Arbeider: wat je vorig jaar bruto verdiende. Vertrek: wat je bij deze werkgever in het jaar verdiende.',
  }),
  variabelLoon: euro({
    label: 'Variabel loon van de laatste twaalf maanden',
    start: 6_000,
    max: 500_000,
    slider: 250,
    when: { situatie: 'variabel' },
  }),
  gewerkteMaanden: gewerkteMaanden({ when: clerk }),
  kinderen: kinderen({
    when: { situatie: ['bediende', 'variabel', 'vertrek'] },
    hint: 'Een kind met een handicap telt als twee.',
  }),
  tewerkstellingVorigJaar: tewerkstellingVorigJaar({ when: clerk }),
  tewerkstellingNu: tewerkstelling({
    refine: true,
    when: clerk,
    hint: 'Werk je nu meer uren dan vorig jaar, dan telt het loon van nu, in verhouding tot de uren van toen.',
  }),
  alOntvangen: euro({
    label: 'Dubbel vertrekvakantiegeld dat je al kreeg, bruto',
    start: 0,
    max: 100_000,
    refine: true,
    when: clerk,
    hint: 'Je nieuwe werkgever trekt dit af. Het staat op je vakantieattest.',
  }),
  loonVorigJaar: euro({
    label: 'Brutoloon van vorig jaar bij deze werkgever',
    start: 0,
    max: 500_000,
    refine: true,
    when: leaving,
    hint: 'Vul dit in als je dit jaar nog niet alle vakantie opnam.',
  }),
  dagenOver: count({
    label: 'Vakantiedagen van dit jaar die je niet opnam',
    start: 0,
    max: 30,
    decimals: 1,
    refine: true,
    unit: 'dagen',
    when: leaving,
  }),
  dubbelBetaald: toggle({
    label: 'Het dubbel vakantiegeld van dit jaar is al betaald',
    start: true,
    neutral: true,
    refine: true,
    when: leaving,
    hint: 'Telt alleen als je het loon van vorig jaar invult.',
  }),
  enkelOntvangen: euro({
    label: 'Enkel vakantiegeld dat je op dit loon al kreeg, bruto',
    start: 0,
    max: 100_000,
    refine: true,
    when: leaving,
    hint: 'Voor de afrekening in december als je minder gaat werken. Vul bij het brutoloon dat van vorig jaar in.',
  }),
  dubbelOntvangen: euro({
    label: 'Dubbel vakantiegeld dat je op dit loon al kreeg, bruto',
    start: 0,
    max: 100_000,
    refine: true,
    when: leaving,
  }),
  vakantiedagen: count({
    label: 'Vakantiedagen voor een vol gewerkt jaar',
    short: 'vakantiedagen',
    start: 20,
    neutral: 20,
    min: 1,
    max: 40,
    refine: true,
    unit: 'dagen',
    when: { situatie: ['bediende', 'variabel', 'vertrek'] },
  }),
  werkdagen: count({
    label: 'Werkdagen in de vakantiemaand',
    short: 'werkdagen per maand',
    start: 22,
    neutral: 22,
    min: 1,
    max: 27,
    refine: true,
    unit: 'dagen',
    when: clerk,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
