/** One call of version 1 as people write it elsewhere: on a command line, in TypeScript, in Python, in a spreadsheet. */

export type Call = {
  readonly origin: string
  readonly slug: string
  /** What is sent: { invoer, datum, … }. */
  readonly request: Readonly<Record<string, unknown>>
  /** The output that the forms show. */
  readonly output: string
}

export const formNames = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  excel: 'Excel',
  sheets: 'Google Sheets',
} as const
export type FormName = keyof typeof formNames

const around: Readonly<Record<string, string>> = { datum: '_datum', regels: '_regels', streng: 'streng' }

/** The address that gives one output as text; a list does not fit in it. */
export function cellAddress({ origin, slug, request, output }: Call): string {
  const { invoer, ...rest } = request
  const words = (held: unknown) =>
    Object.entries(typeof held === 'object' && held !== null ? held : {}).filter(
      (entry): entry is [string, string | number | boolean] =>
        ['string', 'number', 'boolean'].includes(typeof entry[1]),
    )
  const text = (value: string | number | boolean) =>
    typeof value === 'boolean' ? (value ? 'ja' : 'nee') : String(value)
  const query = new URLSearchParams([
    ...words(invoer).map(([key, value]) => [
      key,
      typeof value === 'number' ? text(value).replace('.', ',') : text(value),
    ]),
    ...words(rest).flatMap(([key, value]) => (around[key] === undefined ? [] : [[around[key], text(value)]])),
  ])
  const asked = query.size === 0 ? '' : `?${query.toString()}`
  return `${origin}/api/v1/rekenhulpen/${slug}/${output}${asked}`
}

/** Texts of a shell and of a formula are in quotes; what would end them is doubled or written out. */
const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
const inFormula = (text: string) => `"${text.replaceAll('"', '""')}"`
const pythonText = (request: object) =>
  JSON.stringify(request).replaceAll(/(?<=[:,[])(true|false|null)(?=[,\]}])/g, (word) =>
    word === 'true' ? 'True' : word === 'false' ? 'False' : 'None',
  )

export function callForms(call: Call): Readonly<Record<FormName, string>> {
  const address = `${call.origin}/api/v1/rekenhulpen/${call.slug}?velden=${call.output}`
  const body = JSON.stringify(call.request)
  const cell = inFormula(cellAddress(call))
  return {
    curl: `curl -s ${inShell(address)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${inShell(body)}`,
    typescript: `const response = await fetch(${JSON.stringify(address)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${body}),
})
const antwoord = await response.json()
console.log(antwoord.uitkomsten.${call.output})`,
    python: `import json, urllib.request

vraag = urllib.request.Request(
    ${JSON.stringify(address)},
    data=json.dumps(${pythonText(call.request)}).encode(),
    headers={"Content-Type": "application/json"},
)
antwoord = json.load(urllib.request.urlopen(vraag))
print(antwoord["uitkomsten"]["${call.output}"])`,
    excel: `=NUMERIEKE.WAARDE(WEBSERVICE(${cell});".")`,
    sheets: `=IMPORTDATA(${cell};",";"en_US")`,
  }
}
