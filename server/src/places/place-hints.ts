import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { countryCode } from '@aloft/domain/core/country-code'
import type { PlaceHints } from './resolve-place.ts'
import { countryOfZip } from './zip-shapes.ts'

/** Facts that show where a brand is based. */
export interface BrandHome {
  readonly brief: Pick<BrandBrief, 'location' | 'websiteUrl'> & { readonly language: string | null }
  readonly website: WebsiteData | null
}

const languageCountries: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  en: ['GB', 'US', 'IE'],
  fr: ['FR', 'BE', 'CH'],
}
const phonePrefixes: Readonly<Record<string, string>> = {
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '351': 'PT',
  '352': 'LU',
  '353': 'IE',
  '39': 'IT',
  '41': 'CH',
  '43': 'AT',
  '44': 'GB',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '61': 'AU',
  '64': 'NZ',
}
const currencies: readonly (readonly [RegExp, string])[] = [
  [/£/, 'GB'],
  [/\bCHF\b|\bFr\.\s?\d/, 'CH'],
]
// Countries that sell their domains to anybody, so the domains don't show where a site is based.
const soldDomains = new Set([
  'AI',
  'CC',
  'CO',
  'FM',
  'GG',
  'IO',
  'LA',
  'LY',
  'ME',
  'SH',
  'SO',
  'TO',
  'TV',
  'VC',
  'WS',
])

/** Countries that a brand is probably in, judging by its brief and website, most certain first (TGT-04). */
export function placeHints({ brief, website }: BrandHome): PlaceHints {
  const location = website?.location?.value
  const address = location?.address ?? ''
  const found = [
    ...brief.location.split(',').flatMap((part) => nameOfCountry(part.trim())),
    ...nameOfCountry(location?.country ?? ''),
    ...address.split(',').flatMap((part) => nameOfCountry(part.trim())),
    ...zipsIn(`${brief.location} ${address}`),
    ...ofFiveDigits(address, brief.language ?? website?.language?.value ?? ''),
    ...ofPhone(website?.contact.phone?.value ?? ''),
    ...ofDomain(brief.websiteUrl),
    ...ofPrices(website),
  ]
  return {
    countries: [...new Set(found)],
    languageCountries: languageCountries[brief.language ?? website?.language?.value ?? ''] ?? [],
  }
}

// Two letters may also be a state, as in `Portland, OR`.
function nameOfCountry(text: string): string[] {
  const code = countryCode(text)
  return code === null || (/^[A-Z]{2}$/.test(text) && !['UK', 'US'].includes(text)) ? [] : [code]
}

// Only zips with letters have a form that shows their country: `LS6 3AA`, `H91 E2R2`.
function zipsIn(text: string): string[] {
  return [...text.matchAll(/\b[A-Z]{1,2}\d[A-Z\d]? ?[A-Z\d]{3,4}\b/g)].flatMap(
    ([zip]) => countryOfZip(zip) ?? [],
  )
}

// Among German-speaking countries only Germany has zips of five digits, among French-speaking ones only France.
function ofFiveDigits(address: string, language: string): string[] {
  const country = ({ de: 'DE', fr: 'FR' } as Readonly<Record<string, string>>)[language]
  return country !== undefined && /(?<!\d)\d{5} \p{Lu}/u.test(address) ? [country] : []
}

function ofPhone(phone: string): string[] {
  const [, digits = ''] = /^(?:\+|00)\s?([\d\s().-]+)$/.exec(phone.trim()) ?? []
  const number = digits.replace(/\D/g, '')
  const country = phonePrefixes[number.slice(0, 3)] ?? phonePrefixes[number.slice(0, 2)]
  return country === undefined ? [] : [country]
}

function ofDomain(url: string): string[] {
  const last = URL.parse(url)?.hostname.split('.').at(-1)?.toUpperCase() ?? ''
  return last.length !== 2 || soldDomains.has(last) ? [] : [countryCode(last) ?? []].flat()
}

function ofPrices(website: WebsiteData | null): string[] {
  const prices = (website?.offers ?? []).map(({ value }) => value.price ?? '').join(' ')
  return currencies.flatMap(([sign, country]) => (sign.test(prices) ? [country] : []))
}
