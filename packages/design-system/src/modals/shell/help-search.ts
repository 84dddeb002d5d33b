import type { HelpResult } from '@aloft/domain/assistant/help-articles'
import type { FailedLoad } from '../../patterns/failed-load.tsx'

/** What a search has found so far; `none` while nothing is typed. */
export type HelpSearch =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly results: readonly HelpResult[] }
  | ({ readonly kind: 'failed' } & FailedLoad)
