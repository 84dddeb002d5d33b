interface UrlParts {
  readonly scheme: 'http' | 'https'
  readonly host: string
  readonly port: string
  readonly path: string
  readonly query: string
  readonly fragment: string
}

const urlShape =
  /^(?<scheme>https?):\/\/(?<host>[^\s:/?#@\\]+)(?::(?<port>\d{1,5}))?(?<path>\/[^\s?#\\<>"]*)?(?:\?(?<query>[^\s#\\<>"]*))?(?:#(?<fragment>[^\s\\<>"]*))?$/i
const hostLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u
const decimalByte = /^(?:0|[1-9]\d{0,2})$/

function isIpv4(host: string): boolean {
  const bytes = host.split('.')
  return bytes.length === 4 && bytes.every((byte) => decimalByte.test(byte) && Number(byte) <= 255)
}

function isDomainName(host: string): boolean {
  const labels = host.split('.')
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => hostLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}

function parseUrl(text: string): UrlParts | false {
  const trimmed = text.trim()
  const groups = urlShape.exec(
    /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`,
  )?.groups
  if (!groups?.host || !groups.scheme) return false
  const host = groups.host.toLowerCase()
  if (!isDomainName(host) && !isIpv4(host)) return false
  if (groups.port && (Number(groups.port) < 1 || Number(groups.port) > 65_535)) return false
  return {
    scheme: groups.scheme.toLowerCase() === 'http' ? 'http' : 'https',
    host,
    port: groups.port ? `:${Number(groups.port)}` : '',
    path: groups.path ?? '',
    query: groups.query ? `?${groups.query}` : '',
    fragment: groups.fragment ? `#${groups.fragment}` : '',
  }
}

/**
 * Checks an address typed by a person and returns its normal form, or false (HLP-03, OPN-48). A missing scheme becomes
 * https; scheme and host are lower-cased; the path keeps its case, and no slash is added. Only http and https, and only
 * a domain name or an IPv4 address: `localhost` and `user@host` are refused.
 */
export function normaliseUrl(text: string): string | false {
  const url = parseUrl(text)
  return url && `${url.scheme}://${url.host}${url.port}${url.path}${url.query}${url.fragment}`
}

/** The host of an address without a leading `www.`, which identifies a site. False if it isn't an address. */
export function siteHost(text: string): string | false {
  const url = parseUrl(text)
  return url && url.host.replace(/^www\./, '')
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function queryPairs(query: string): string[] {
  const pairs = query.slice(1).split('&').filter(Boolean)
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return `${encodeURIComponent(decode(name))}=${encodeURIComponent(decode(value.join('=')))}`
  })
}

/**
 * Whether a tested address matches the reference (HLP-04): the same host ignoring `www.`, the same path ignoring a
 * trailing slash, and every query parameter of the reference with the same value. Scheme, port, fragment and other
 * parameters of the tested address don't count.
 */
export function isUrlMatch(reference: string, tested: string): boolean {
  const wanted = parseUrl(reference)
  const found = parseUrl(tested)
  if (!wanted || !found) return false
  const foundPairs = queryPairs(found.query)
  return (
    siteHost(reference) === siteHost(tested) &&
    wanted.path.replace(/\/+$/, '') === found.path.replace(/\/+$/, '') &&
    queryPairs(wanted.query).every((pair) => foundPairs.includes(pair))
  )
}

/** Adds the flag `nobridge=1` of links to external pages, once, keeping other parameters and the hash (HLP-02). */
export function withNoBridge(url: string): string {
  const [address = '', ...fragment] = url.split('#')
  const [page = '', ...query] = address.split('?')
  const others = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !/^nobridge(?:=|$)/.test(pair))
  const hash = fragment.length > 0 ? `#${fragment.join('#')}` : ''
  return `${page}?${[...others, 'nobridge=1'].join('&')}${hash}`
}
