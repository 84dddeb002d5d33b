import { isUuid } from '../core/ids.ts'
import type { JsonValue } from '../core/json.ts'
import type { Balloon } from './balloon.entity.ts'
import { isComponentOrder, isSectionOrder } from './component-order.rules.ts'
import { isComponentType } from './component-types.rules.ts'
import { isOfShape } from './component-values.rules.ts'

/**
 * What doesn't fit in an ad from the server (ERR-12). Names only, because the content belongs to its owner.
 * - `ad`: none of it can be shown.
 * - `history`: a key's values aren't a history.
 * - `order`: the steps or sections aren't valid.
 * - `component`: a step has no known type.
 * - `value`: a value has another type than its key; it counts as missing.
 */
export interface AdFault {
  readonly kind: 'ad' | 'history' | 'order' | 'component' | 'value'
  /** Null if not even that can be read. */
  readonly adId: string | null
  /** The key of the data, if the fault has one. */
  readonly key?: string
}

type Fields = Readonly<Record<string, unknown>>

const orders: Readonly<Record<string, (value: unknown) => boolean>> = {
  componentOrder: isComponentOrder,
  sectionOrder: isSectionOrder,
}

/** The parts of an ad that can be shown, and those that can't; null if none can. */
export function readableAd(given: unknown): {
  readonly ad: Balloon | null
  readonly faults: readonly AdFault[]
} {
  const adId = isFields(given) && isUuid(given['id']) ? given['id'] : null
  if (!isFields(given) || adId === null || !isWhole(given)) {
    return { ad: null, faults: [{ kind: 'ad', adId }] }
  }
  const faults: AdFault[] = []
  const data = Object.fromEntries(
    Object.entries(given['data'] as Fields).filter(([key, history]) => {
      const kind = faultOf(key, history)
      if (kind) faults.push({ kind, adId, key })
      return kind !== 'history' && kind !== 'order'
    }),
  )
  // Anything that fits stays the same object, so comparisons find no change.
  const hasLost = faults.some(({ kind }) => kind === 'history' || kind === 'order')
  return { ad: (hasLost ? { ...given, data } : given) as unknown as Balloon, faults }
}

function isWhole(ad: Fields): boolean {
  const lists = [ad['ads'], ad['publishDates'], ad['ctaSelectors']]
  return (
    typeof ad['name'] === 'string' &&
    typeof ad['status'] === 'string' &&
    ad['creationDate'] instanceof Date &&
    isFields(ad['data']) &&
    lists.every((list) => Array.isArray(list))
  )
}

function faultOf(key: string, history: unknown): AdFault['kind'] | null {
  if (!Array.isArray(history) || !history.every(isEntry)) return 'history'
  const last = history.at(-1)?.value
  if (last === undefined) return null
  if (orders[key] && !orders[key](last)) return 'order'
  if (/^component\/[^/]+\/type$/.test(key) && !isComponentType(last)) return 'component'
  return isOfShape(key, last as JsonValue) ? null : 'value'
}

function isEntry(entry: unknown): entry is { readonly value: unknown } {
  return isFields(entry) && 'value' in entry && entry['date'] instanceof Date
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
