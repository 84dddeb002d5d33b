/** A broken rule: where, what was found there, and why the rule exists. Paths are relative to the root. */
export interface Violation {
  rule: string
  file: string
  /** Counted from 1; 0 if the rule is about the whole file or folder. */
  line: number
  found: string
  reason: string
}

/** A broken rule about an import; the line is found by the specifier. */
export interface ImportViolation extends Omit<Violation, 'line'> {
  specifier: string
}

/** The text shown to people: one block per rule, the reason once, then every place as `file:line  found`. */
export function printViolations(violations: readonly Violation[]): string {
  const byRule = Map.groupBy(violations, ({ rule, reason }) => `${rule}: ${reason}`)
  const blocks = [...byRule].map(([title, group]) => {
    const places = group.map(({ file, line, found }) => `  ${line ? `${file}:${line}` : file}  ${found}`)
    return [title, ...places.toSorted()].join('\n')
  })
  return blocks.toSorted().join('\n\n')
}
