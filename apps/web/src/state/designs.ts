import type { Design } from '@aloft/domain/creatives/wizard/design.rules'
import { parseDesign } from '@aloft/domain/creatives/wizard/parse-design.rules'
import { storedRecord, storeRecord } from './stored-records.ts'

/** Whose creative is designed: a brand's, or one of its ads'. */
export interface DesignSubject {
  readonly ideaId: string
  readonly balloonId: string | null
}

const keyOf = ({ ideaId, balloonId }: DesignSubject) => `${ideaId} ${balloonId ?? ''}`

/** The design that the user left (ENT-31); null if there's none. */
export function storedDesign(subject: DesignSubject): Design | null {
  return parseDesign(storedRecord('designData', keyOf(subject)))
}

/** Stores a design, so that it outlasts a reload; null removes it. */
export function storeDesign(subject: DesignSubject, design: Design | null): void {
  storeRecord('designData', keyOf(subject), design)
}
