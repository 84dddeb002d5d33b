import type { AudienceField } from '@aloft/domain/ads/audience-fields.rules'
import type { TargetingListKind } from '../../balloons/edit-subject.ts'
import type { LintNote } from '../copy/lint-notes.tsx'

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
