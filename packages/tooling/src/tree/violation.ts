/** One broken rule: where, what was found there, and why the rule exists. Paths are relative to the root. */
export interface Violation {
  rule: string
  file: string
  /** Counted from 1; 0 when the rule is about the whole file or folder. */
  line: number
  found: string
  reason: string
}

/** A broken rule about one import; the line is looked up by the specifier. */
export interface ImportViolation extends Omit<Violation, 'line'> {
  specifier: string
}

/** The text a person reads: one block a rule, the reason once, then every place as `file:line  found`. */
export function printViolations(violations: readonly Violation[]): string {
  const byRule = Map.groupBy(violations, ({ rule, reason }) => `${rule}: ${reason}`)
  const blocks = [...byRule].map(([title, group]) => {
    const places = group.map(({ file, line, found }) => `  ${line ? `${file}:${line}` : file}  ${found}`)
    return [title, ...places.toSorted()].join('\n')
  })
  return blocks.toSorted().join('\n\n')
}
