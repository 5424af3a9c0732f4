/** A sentence in which **bold** marks the amount it comes to. */
export function Rich({ text }: { readonly text: string }) {
  return text.split('**').map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))
}

/** The same sentence without marks, for titles, live regions and files. */
export function plainText(text: string): string {
  return text.replaceAll('**', '')
}
