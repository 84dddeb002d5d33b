import type { DomElement } from '../page/dom.ts'
import type { Line, Site } from '../site/site.ts'
import type { OfferCards } from './offer-cards.ts'

/** Data for looking up the details of an offer. */
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

/** An offer's place on one page: its line, and the part of the page that's only about it. */
export interface OfferPlace {
  readonly line: Line
  readonly card: DomElement
}
