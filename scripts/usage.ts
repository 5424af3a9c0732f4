/** A wrong or missing word on the command line: what to type, and exit code 2. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}
