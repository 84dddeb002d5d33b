import { params } from '../core/params.ts'

/** Names under the product's domain that are reserved for the product (OPN-12). */
const ownNames: readonly string[] = [
  'www',
  'app',
  'api',
  'admin',
  'mail',
  'files',
  'static',
  'status',
  'help',
]

/** Characters of one part of a host name. */
const maxLabelLength = 63

/** Why a brand's subdomain is refused, or null: 3 to 63 letters, digits and dashes, a letter first (DOM-01, OPN-68). */
export function checkSubdomain(
  text: string,
): 'subdomainTooShort' | 'subdomainInvalid' | 'subdomainTaken' | null {
  const name = normaliseSubdomain(text)
  if (name.length < params.minSubdomainLength) return 'subdomainTooShort'
  if (name.length > maxLabelLength || !/^[a-z](?:[a-z0-9-]*[a-z0-9])$/.test(name)) return 'subdomainInvalid'
  return ownNames.includes(name) ? 'subdomainTaken' : null
}

/** The form in which subdomains are stored and compared. */
export function normaliseSubdomain(text: string): string {
  return text.trim().toLowerCase()
}
