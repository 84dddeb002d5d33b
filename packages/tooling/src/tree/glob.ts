/**
 * A path pattern as a regular expression that must match from the start: `*` is anything within one folder,
 * `**` any depth, `{a,b}` one of several. A pattern without wildcard also matches everything below it.
 */
export function globSource(glob: string): string {
  const body = glob.replace(/\*\*\/|\*\*|\*|\{[^}]*\}|[.+?^$()|[\]\\]/g, (token) => {
    // Alternation, not `?`: dependency-cruiser refuses a repetition inside a repetition.
    if (token === '**/') return '(?:|.*/)'
    if (token === '**') return '.*'
    if (token === '*') return '[^/]*'
    if (token.startsWith('{')) return `(?:${token.slice(1, -1).split(',').map(globBody).join('|')})`
    return `\\${token}`
  })
  return glob.includes('*') ? `^${body}$` : `^${body}(?:/|$)`
}

// Each of a few hundred patterns is tried on thousands of paths.
const expressions = new Map<string, RegExp>()

/** True if the path matches at least one of the patterns of `globSource`. */
export function matchesAny(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => expressionFor(glob).test(path))
}

function expressionFor(glob: string): RegExp {
  const known = expressions.get(glob)
  if (known) return known
  const expression = new RegExp(globSource(glob))
  expressions.set(glob, expression)
  return expression
}

function globBody(alternative: string): string {
  return globSource(`${alternative}*`).slice(1, -'[^/]*$'.length)
}
