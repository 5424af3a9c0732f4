/** Hands the visitor a file made in the browser; nothing is sent anywhere. */
export function saveFile(name: string, content: Blob | string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download reads the address after this call; a minute is ample even on a slow disk.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
