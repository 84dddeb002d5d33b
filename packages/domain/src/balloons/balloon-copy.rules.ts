import type { BalloonData, BalloonValue } from './balloon-history.rules.ts'
import { lastValue, readValues } from './balloon-history.rules.ts'
import { componentKey, parseComponentKey, sectionKey } from './balloon-keys.rules.ts'
import { isComponentOrder, isSectionOrder } from './component-order.rules.ts'
import { valueRowOf } from './component-values.rules.ts'
import { findMisfits } from './edit-checks.rules.ts'

/**
 * The initial values of a balloon's copy (EDT-13): the latest value of each key, dated `now`, with its author and flag.
 * Paths stay with their balloon (FLV-15), and so do an ad's switch and its results, which belong to its launches. A
 * value that doesn't fit is left out. Components get new IDs from `newId`, in keys and in orders; sections keep theirs,
 * because they belong to one component.
 */
export function copiedValues(
  data: BalloonData,
  now: Date,
  newId: () => string,
): Readonly<Record<string, BalloonValue>> {
  const ids = new Map<string, string>()
  const copyId = (id: string): string => {
    const known = ids.get(id) ?? newId()
    ids.set(id, known)
    return known
  }
  const misfits = new Set(findMisfits({}, readValues(data)))
  const entries = Object.entries(data).flatMap(([key, history]) => {
    const last = isCopied(key) ? lastValue(history) : undefined
    return last && !misfits.has(key)
      ? [[copiedKey(key, copyId), { ...copiedOrder(key, last, copyId), date: now }] as const]
      : []
  })
  return Object.fromEntries(entries)
}

function isCopied(key: string): boolean {
  return !valueRowOf(key)?.staysWithAd
}

function copiedKey(key: string, copyId: (id: string) => string): string {
  const parsed = parseComponentKey(key)
  if (!parsed) return key
  const componentId = copyId(parsed.componentId)
  return parsed.sectionId === null
    ? componentKey(componentId, parsed.key)
    : sectionKey(componentId, parsed.sectionId, parsed.key)
}

function copiedOrder(key: string, entry: BalloonValue, copyId: (id: string) => string): BalloonValue {
  const { value } = entry
  if (key === 'componentOrder' && isComponentOrder(value)) {
    return { ...entry, value: value.map((step) => step.map(copyId)) }
  }
  if (key === 'sectionOrder' && isSectionOrder(value)) {
    const sections = Object.entries(value).map(([id, list]) => [copyId(id), list] as const)
    return { ...entry, value: Object.fromEntries(sections) }
  }
  return entry
}
