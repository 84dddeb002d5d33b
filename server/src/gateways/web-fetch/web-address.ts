import { Refusal } from './refusal.ts'

const longest = 4_096
const ports = new Set(['', '80', '443', '8080', '8443'])

/**
 * Parses an address, relative to `base` for a redirect, and refuses what must not be read: schemes other than http and
 * https, credentials, and ports other than 80, 443, 8080 and 8443 outside `privateOrigins`. Removes the fragment.
 */
export function parseWebAddress(text: string, privateOrigins: ReadonlySet<string>, base?: URL): URL {
  const url = text.length <= longest ? URL.parse(text, base?.href) : null
  if (!url || url.href.length > longest) throw new Refusal('badUrl', 'not an address, or one too long')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Refusal('badScheme', `${url.protocol} is not read`)
  if (url.username || url.password) throw new Refusal('credentials', 'the address holds a user or password')
  if (!ports.has(url.port) && !privateOrigins.has(url.origin))
    throw new Refusal('badPort', `port ${url.port} is not read`)
  url.hash = ''
  return url
}

/** The set of exact origins from a setting; throws if a text is not exactly an origin. */
export function parseOrigins(origins: readonly string[]): ReadonlySet<string> {
  return new Set(
    origins.map((text) => {
      const url = URL.parse(text)
      const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
      if (!isOrigin) throw new Error(`${text} is not an origin such as http://127.0.0.1:4301`)
      return url.origin
    }),
  )
}

/** The address in a form safe to log: shortened, and without user and password. */
export function loggableAddress(text: string, base?: URL): string {
  const url = URL.parse(text, base?.href)
  if (!url) return text.replace(/\/\/[^/?#]*@/, '//').slice(0, longest)
  url.username = ''
  url.password = ''
  return url.href.slice(0, longest)
}
