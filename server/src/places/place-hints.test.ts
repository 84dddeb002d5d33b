import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { expect, it } from 'vitest'
import { placeHints } from './place-hints.ts'

const brief = { location: '', language: null, websiteUrl: '' }
const website = (given: {
  address?: string
  country?: string
  phone?: string
  price?: string
  language?: string
}) => {
  const factOf = (value: string | undefined) => (value === undefined ? null : { value, evidence: [] })
  const { address = null, country = null, phone, price = null, language } = given
  return {
    location: { value: { city: null, region: null, country, address }, evidence: [] },
    contact: { phone: factOf(phone) },
    offers: [{ value: { name: 'Lamp', price }, evidence: [] }],
    language: factOf(language),
  } as unknown as WebsiteData
}

it.each([
  ['its brief', { ...brief, location: 'Galway, Ireland' }, null, ['IE']],
  ['a country of its website', brief, website({ country: 'Österreich' }), ['AT']],
  ['the last line of an address', brief, website({ address: '27 Park Row, Leeds, England' }), ['GB']],
  ['a zip that only one country has', brief, website({ address: '27 Park Row, Leeds LS1 5QL' }), ['GB']],
  ['its phone', brief, website({ phone: '+353 91 123 456' }), ['IE']],
  ['a phone that is dialled with zeros', brief, website({ phone: '0049 221 123456' }), ['DE']],
  [
    'five digits in German',
    brief,
    website({ address: 'Am Deich 5, 26736 Krummhörn', language: 'de' }),
    ['DE'],
  ],
  ['five digits in English', brief, website({ address: '5 Dyke, 26736 Krummhorn', language: 'en' }), []],
  ['its domain', { ...brief, websiteUrl: 'https://odd.co.uk/shop' }, null, ['GB']],
  ['its money', brief, website({ price: '£4.20' }), ['GB']],
  ['a domain that anybody may have', { ...brief, websiteUrl: 'https://odd.io' }, null, []],
  ['a phone without a country', brief, website({ phone: '091 123 456' }), []],
  ['a state of two letters', { ...brief, location: 'Portland, OR' }, null, []],
  [
    'several, the surest first',
    { ...brief, location: 'Leeds', websiteUrl: 'https://odd.ie' },
    website({ phone: '+44 113 123456' }),
    ['GB', 'IE'],
  ],
] as const)('knows the country of a brand by %s', (_name, stored, read, countries) => {
  expect(placeHints({ brief: stored, website: read }).countries).toEqual(countries)
})

it('knows where a language is spoken', () => {
  expect(placeHints({ brief: { ...brief, language: 'de' }, website: null }).languageCountries).toEqual([
    'DE',
    'AT',
    'CH',
  ])
  expect(placeHints({ brief, website: website({ language: 'fr' }) }).languageCountries).toContain('FR')
  expect(placeHints({ brief, website: null }).languageCountries).toEqual([])
})
