/** Prints a line in the terminal, whatever the log level. */
export function announce(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Printed while the business is being simulated, which takes a while. */
export const preparing =
  'Preparing the demo business: two months in the life of a lamp shop. This happens only once.'
