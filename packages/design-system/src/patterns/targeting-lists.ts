import type { AudienceField } from '@aloft/domain/ads/audience-fields.rules'
import type { LintNote } from './lint-notes.tsx'

/** What an ad holds as lists beside its texts (ENT-25, ENT-26). */
export type TargetingListKind = 'keywords' | 'locations' | 'interests' | 'languages'

export interface TargetingList {
  kind: TargetingListKind
  items: readonly string[]
  /** Key of its validation failure. */
  failure?: string | null
  /** What the linter says about the list as a whole. */
  notes?: readonly LintNote[]
}

/** Target of a link to a list. */
export function targetingListId(kind: TargetingListKind): string {
  return `list-${kind}`
}

/** Target of a link to a field of the audience. */
export function audienceFieldId(field: AudienceField): string {
  return `audience-${field}`
}
