import type { DomElement } from '../page/dom.ts'
import type { Line, Site } from '../site/site.ts'
import type { OfferCards } from './offer-cards.ts'

/** What the details of an offer are looked up in. */
export interface OfferContext {
  readonly site: Site
  readonly cards: OfferCards
  /** The site's pictures that an ad can use. */
  readonly pictures: readonly { readonly url: string; readonly alt: string }[]
  /** Names of the offers on each page, by its address. */
  readonly namesByPage: ReadonlyMap<string, ReadonlySet<string>>
  readonly language: string | null
  /** The names of all offers. */
  readonly names: readonly string[]
}

/** An offer's place on one page: the line and the part of the page that is about it alone. */
export interface OfferPlace {
  readonly line: Line
  readonly card: DomElement
}
