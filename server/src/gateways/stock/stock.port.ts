import type { BrandColors } from '@aloft/creative/color/palette'
import type { MediaCredit } from '@aloft/domain/ideas/media.entity'
import type { StockShape } from '@aloft/domain/ideas/stock.rules'

/** A picture as a search names it. */
export interface StockItem {
  /** The service's id: letters, digits, dots and hyphens, at most 100. */
  readonly id: string
  /** What it shows; empty if the service doesn't describe it. */
  readonly alt: string
  /** A short name; empty if it has none. */
  readonly name: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly credit: MediaCredit
  /** Name of the license. */
  readonly license: string
  /** Names its small version for `readThumbnail`; letters, digits, dots, hyphens and underscores. */
  readonly thumbnail: string
  /** Its main color as hex; null if unknown. */
  readonly color: string | null
}

export interface StockSearch {
  readonly query: string
  /** From 1. */
  readonly page: number
  /** At most 80. */
  readonly pageSize: number
  /** Null for any shape. */
  readonly shape: StockShape | null
  /** Of the brand, for pictures that are drawn. */
  readonly colors: BrandColors
  readonly signal: AbortSignal
}

/** Expected failures of a service. */
export type StockFailure =
  /** It takes no more requests for now. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** `detail` is one English sentence for the log, without secrets. */
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** It has no such picture. */
  | { readonly kind: 'notFound' }

export interface StockPage {
  readonly kind: 'page'
  readonly items: readonly StockItem[]
  readonly hasMore: boolean
  /** Subjects to try instead; empty if something was found. */
  readonly nearest: readonly string[]
}

/** A file as the service gives it: untrusted, and of any type that claims to be a picture. */
export interface StockFile {
  readonly kind: 'file'
  readonly bytes: Uint8Array
  /** In lower case, without parameters. */
  readonly contentType: string
}

export interface StockPicture extends Omit<StockFile, 'kind'> {
  readonly kind: 'picture'
  readonly item: StockItem
}

/** A collection of pictures that anyone may use in ads (CRE-01). */
export interface Stock {
  /** Its name, which is stored with each picture. */
  readonly service: string
  /** Its website; null for our own collection. */
  readonly url: string | null
  /** Whether its pictures are our own illustrations. */
  readonly isEmbedded: boolean
  /** What to search for, for somebody who has no idea yet. */
  readonly subjects: readonly string[]
  search(search: StockSearch): Promise<StockPage | StockFailure>
  /** The small version of a picture that a search of this installation has named, and of no other. */
  readThumbnail(thumbnail: string, signal: AbortSignal): Promise<StockFile | StockFailure>
  /** A picture in its own size, with its rights. */
  fetch(id: string, signal: AbortSignal): Promise<StockPicture | StockFailure>
}
