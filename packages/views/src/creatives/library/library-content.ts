import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import type { MediaItem, StockService } from '@aloft/domain/ideas/media.entity'
import type { MediaTab } from '@aloft/domain/ideas/media.rules'
import type { StockShape } from '@aloft/domain/ideas/stock.rules'
import type { UploadRefusal } from '@aloft/domain/ideas/upload.rules'

/** What the library is narrowed to. */
export interface LibraryQuery {
  readonly tab: MediaTab
  readonly query: string
  readonly isArchived: boolean
  /** Of stock pictures; null for any. */
  readonly shape: StockShape | null
}

/** Whether the stock service is searched; without words, the tab shows the stock pictures that the brand has. */
export function isStockSearch({ tab, query, isArchived }: LibraryQuery): boolean {
  return tab === 'stock' && !isArchived && query.trim() !== ''
}

/** How adding a stock picture to the library goes. */
export interface StockAdding {
  readonly stockId: string
  /** Null while it's under way. */
  readonly failure:
    | 'stockLimited'
    | 'stockNotFound'
    | 'stockUnavailable'
    | 'stockUnreadable'
    | 'generic'
    | null
}

/** The pictures of a tab, as far as they're loaded. */
export type LibraryList =
  | { readonly kind: 'loading' }
  | ({
      readonly kind: 'failed'
      /** What the stock service is at fault for; null for any other cause. */
      readonly reason: 'stockLimited' | 'stockUnavailable' | null
    } & FailedLoad)
  | {
      readonly kind: 'pictures'
      readonly items: readonly MediaItem[]
      /** Others are on their way. */
      readonly isStale: boolean
      /** Whether there are more, or why they didn't load. */
      readonly more: 'none' | 'waiting' | 'loading' | FailedLoad
      readonly onMore: () => void
    }

/** A file on its way into the library. */
export interface LibraryUpload {
  readonly id: string
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'done' | UploadRefusal | 'generic'
}

export interface LibraryContent {
  /** Those there are; a source that can't be used is left out. */
  readonly tabs: readonly MediaTab[]
  readonly query: LibraryQuery
  readonly onQuery: (query: LibraryQuery) => void
  readonly list: LibraryList
  /** The stock service; null until it's known, and in other tabs. */
  readonly stock: StockService | null
  /** The last stock picture that was added here, until it's in the library. */
  readonly adding: StockAdding | null
  /** Adds a stock picture to the library, and then chooses it where pictures are chosen. */
  readonly onAdd: (item: MediaItem) => void
  readonly selected: MediaItem | null
  readonly onSelect: (item: MediaItem) => void
  readonly uploads: readonly LibraryUpload[]
  readonly onUpload: (files: readonly File[]) => void
  /** Stops an upload, or removes a refused one from the list. */
  readonly onDropUpload: (id: string) => void
  /** Resolves with false if it failed. */
  readonly onSave: (item: MediaItem, words: Pick<MediaItem, 'name' | 'alt'>) => Promise<boolean>
  readonly onArchive: (item: MediaItem, isArchived: boolean) => Promise<boolean>
  /** Has a new picture made by AI; left out where that's not offered. */
  readonly onGenerate?: (() => void) | undefined
}
