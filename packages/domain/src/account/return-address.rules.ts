const longest = 2000

// Spaces, control characters and backslashes, which browsers remove or convert.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const tricks = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/

// Parent segments and empty parts, also in encoded form.
const detours = /\/\/|\/\.{1,2}(?:\/|$)|%2f|%5c|%2e/i

/**
 * The app's address to return to after a login, or null: a path under `/0/` on this same site, without parent segments.
 * Anything that may lead elsewhere is dropped, never repaired.
 */
export function ownReturnAddress(text: string | null | undefined): string | null {
  if (!text || text.length > longest || tricks.test(text)) return null
  const [path = ''] = text.split(/[?#]/, 1)
  const isOwn = path === '/0' || path.startsWith('/0/')
  return isOwn && !detours.test(path) ? text : null
}
