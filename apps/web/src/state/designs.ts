import type { Design } from '@aloft/domain/creatives/wizard/design.rules'
import { parseDesign } from '@aloft/domain/creatives/wizard/parse-design.rules'
import { readStored, writeStored } from './storage.ts'

/** Whose creative is designed: a brand's, or one of its ads'. */
export interface DesignSubject {
  readonly ideaId: string
  readonly balloonId: string | null
}

/** Designs by subject, the last changed one last. */
type StoredDesigns = Readonly<Record<string, unknown>>

/** Older designs give way, so that they don't fill the browser's storage. */
const mostDesigns = 8

const keyOf = ({ ideaId, balloonId }: DesignSubject) => `${ideaId} ${balloonId ?? ''}`

function storedDesigns(): StoredDesigns {
  const stored = readStored<StoredDesigns>('designData')
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** The design that the user left (ENT-31); null if there's none. */
export function storedDesign(subject: DesignSubject): Design | null {
  return parseDesign(storedDesigns()[keyOf(subject)])
}

/** Stores a design, so that it outlasts a reload; null removes it. */
export function storeDesign(subject: DesignSubject, design: Design | null): void {
  const key = keyOf(subject)
  const others = Object.entries(storedDesigns()).filter(([one]) => one !== key)
  const all = design ? [...others, [key, design] as const] : others
  writeStored('designData', all.length === 0 ? null : Object.fromEntries(all.slice(-mostDesigns)))
}
