import { evidenceOf } from '../page/evidence.ts'
import { type FoundOffer, offerName } from './offer.ts'
import { amountOf, pricesIn } from '../sentences/prices.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { SitePage } from '../site/site.ts'
import { isObject, type JsonObject, list, textsOf, type Thing } from '../page/thing.ts'

const offered = new Set([
  'Product',
  'ProductGroup',
  'Service',
  'MenuItem',
  'Course',
  'Event',
  'TouristTrip',
  'HotelRoom',
  'Offer',
  'SoftwareApplication',
  'Menu item',
])

/** Offers in a page's structured data: things with `offers`, and offers with their own names. */
export function structuredOffers(page: SitePage): FoundOffer[] {
  return page.things
    .filter(({ types }) => types.some((type) => offered.has(type)))
    .flatMap((thing) => offerOf(page, thing) ?? [])
}

function offerOf({ url, baseUrl }: SitePage, { types, data, quote }: Thing): FoundOffer | null {
  const item = isObject(data['itemOffered']) ? data['itemOffered'] : data
  const name = offerName(textsOf(item, 'name')[0] ?? '')
  if (name === '') return null
  const priced = [...list(data['offers']), data].filter((value) => isObject(value))
  const price = priced.map((offer) => priceOf(offer)).find((found) => found !== null) ?? null
  const evidence = [
    evidenceOf(url, quote('name', textsOf(item, 'name')[0] ?? '') ?? '', 'jsonLd'),
    price && evidenceOf(url, quote(price.key, price.raw) ?? '', 'jsonLd'),
  ]
  if (!evidence[0] || (price && !evidence[1])) return null
  return {
    name,
    price: price?.text ?? null,
    amount: price?.amount ?? null,
    isFrom: price?.isFrom ?? false,
    unit: price?.unit ?? null,
    structured: {
      types,
      category: textsOf(item, 'category', ['name'])[0] ?? null,
      images: textsOf(item, 'image', ['url', 'contentUrl']).flatMap(
        (image) => resolveUrl(image, baseUrl) ?? [],
      ),
      url:
        [...textsOf(data, 'url'), ...textsOf(item, 'url')].map((href) => resolveUrl(href, baseUrl))[0] ??
        null,
    },
    url,
    source: 'jsonLd',
    evidence,
    certainty: 1,
  }
}

interface StructuredPrice {
  readonly text: string
  readonly unit: string | null
  readonly amount: number
  readonly isFrom: boolean
  readonly key: string
  readonly raw: string
}

function priceOf(offer: JsonObject): StructuredPrice | null {
  const specification = list(offer['priceSpecification']).find((value) => isObject(value))
  for (const holder of specification ? [offer, specification] : [offer]) {
    for (const key of ['price', 'lowPrice']) {
      const raw = textsOf(holder, key)[0]
      if (raw === undefined) continue
      const shown = pricesIn(raw)[0]
      const amount = shown?.amount ?? amountOf(raw)
      if (!Number.isFinite(amount)) continue
      const currency = textsOf(holder, 'priceCurrency')[0] ?? ''
      return {
        text: shown?.text ?? `${raw} ${currency}`.trim(),
        amount,
        unit: shown?.unit ?? unitOf(holder) ?? unitOf(offer),
        isFrom: shown?.isFrom ?? key === 'lowPrice',
        key,
        raw,
      }
    }
  }
  return null
}

// `unitText` is in words; codes and durations can't be quoted from the page.
function unitOf(holder: JsonObject): string | null {
  const quantity = list(holder['referenceQuantity']).find((value) => isObject(value))
  return textsOf(holder, 'unitText')[0] ?? (quantity ? (textsOf(quantity, 'unitText')[0] ?? null) : null)
}
