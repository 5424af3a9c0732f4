/** Reads comma-separated text with quoted cells, as our data files and bank exports have it. */
export function parseCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const char = text[index]
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[index + 1] === '"') {
        cell += '"'
        index++
      } else quoted = false
    } else if (char === '"') quoted = true
    else if (char === separator) {
      row.push(cell)
      cell = ''
    } else if (char === '\n') {
      row.push(cell.replace(/\r$/, ''))
      rows.push(row)
      row = []
      cell = ''
    } else cell += char
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell.replace(/\r$/, '')])
  return rows.filter((cells) => cells.length > 1 || cells[0] !== '')
}

/** The same as objects by header name. */
export function parseRecords(text: string): Record<string, string>[] {
  const [header = [], ...lines] = parseCsv(text)
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index] ?? ''])))
}
