/** What the page knows about its installation. */
export interface HostSettings {
  /** The setting PRODUCT_DOMAIN, such as `aloft.example`. */
  readonly productDomain: string
  /** The host in the setting PUBLIC_URL, if there is one. */
  readonly publicHost?: string | undefined
  readonly isDevelopment: boolean
}

/**
 * - `own`: the product itself is used here.
 * - `company`: a label under the product's domain, where a brand's pages are published.
 * - `other`: any other host, such as a brand's own domain.
 */
export type HostKind = 'own' | 'company' | 'other'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * Whose host it is (OPN-12). The product's own are `app.` and `www.` of the product's domain, that domain itself, the
 * host of PUBLIC_URL and this machine, and in development any numeric address. `host` has no port.
 */
export function hostKind(host: string, { productDomain, publicHost, isDevelopment }: HostSettings): HostKind {
  const name = host.toLowerCase().replace(/\.$/, '')
  const domain = productDomain.toLowerCase()
  const own = [domain, `app.${domain}`, `www.${domain}`, publicHost?.toLowerCase()]
  if (own.includes(name) || loopback.test(name) || (isDevelopment && ipAddress.test(name))) return 'own'
  const label = name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : ''
  return label !== '' && !label.includes('.') ? 'company' : 'other'
}

/**
 * Whether calls that fail through no fault of the user also show a toast (ERR-16): during development and testing, but
 * not on the host that mirrors production.
 */
export function shouldToastFailures(
  host: string,
  { productDomain, isDevelopment }: Pick<HostSettings, 'productDomain' | 'isDevelopment'>,
): boolean {
  return isDevelopment && host.toLowerCase() !== `app.${productDomain.toLowerCase()}`
}
