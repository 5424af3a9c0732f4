/** A heading for each file of rules/. A file without one gets its own name, so that nothing is left out. */
const subjects: Readonly<Record<string, string>> = {
  'roerende-voorheffing': 'Roerende voorheffing',
  sparen: 'Spaarrekeningen',
}

export function subjectOf(file: string): string {
  const plain = file.replaceAll('-', ' ')
  return subjects[file] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}
