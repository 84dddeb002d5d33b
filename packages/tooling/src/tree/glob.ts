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

/** True if the path matches at least one of the patterns of `globSource`. */
export function matchesAny(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => new RegExp(globSource(glob)).test(path))
}

function globBody(alternative: string): string {
  return globSource(`${alternative}*`).slice(1, -'[^/]*$'.length)
}
