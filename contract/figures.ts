/** The open figures: every dated figure of the law as the build publishes it in /cijfers.json, and its JSON Schema. */
import * as z from 'zod'
import { confidences } from '#contract/fields.ts'

const day = z.iso.date()

const seen = z.strictObject({ says: z.string(), seenOn: day })
const confidence = z.enum(confidences).describe('hoog: officiële tekst of twee bronnen gezien; laag: onze eigen keuze.')

const row = z.strictObject({
  from: day.describe('Eerste dag waarop de waarde geldt. Ze geldt tot de volgende rij.'),
  value: z
    .json()
    .describe(
      'Tarieven als breuk (0.15 is 15 %), bedragen in euro, schalen als lijst of object; null na een afschaffing. Wat de wet als formule schrijft, staat er als "volgens de formule".',
    ),
  source: z.string(),
  article: z.string().optional(),
  address: z.url().optional().describe('Waar de tekst te lezen is.'),
  proof: seen.optional().describe('Wat er in de tekst staat, en wanneer we die zagen.'),
  leaves: z.record(z.string(), seen).optional().describe('Hetzelfde per gewest, waar elk een eigen tekst heeft.'),
  confidence,
  checkedOn: day,
  state: z
    .enum(['wet', 'gestemd', 'ontwerp', 'aangekondigd'])
    .optional()
    .describe('Ontbreekt als de rij geldend recht is.'),
  derived: z.literal(true).optional().describe('Berekend uit een index of een totaal; nergens zo afgedrukt gezien.'),
  note: z.string().optional(),
})

const figure = z.strictObject({
  name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
  subject: z.string(),
  label: z.string(),
  unit: z.enum([
    'euro',
    'euro per jaar',
    'euro per maand',
    'tarief',
    'schaal',
    'maanden',
    'jaren',
    'dagen',
    'weken',
    'aantal',
    'coefficient',
    'formule',
  ]),
  confidence: confidence.describe('Van de nieuwste rij.'),
  checkedOn: day,
  knownTo: day.optional().describe('Laatste dag waarvoor we weten dat de nieuwste rij geldt.'),
  note: z.string().optional(),
  version: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .describe('Verandert zodra iets aan dit cijfer verandert, en anders nooit.'),
  page: z.url(),
  rows: z.array(row).min(1),
})

export const openFigures = z
  .strictObject({
    $schema: z.url(),
    title: z.string(),
    license: z.url(),
    attribution: z.string(),
    version: z.string().describe('Versie van Rekenklaar.'),
    madeOn: day,
    figures: z.array(figure).min(1),
  })
  .describe('Wettelijke cijfers van België met hun geschiedenis, bron en bewijs.')
export type OpenFigures = z.input<typeof openFigures>
