/** A line for whoever waits at the terminal, whatever is logged. */
export function announce(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What is said where the business is lived through, which takes a while. */
export const preparing = 'Preparing the demo business, once: two months of a lamp shop …'
