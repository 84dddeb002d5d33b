import type { AudienceField } from '@aloft/domain/ads/audience-fields.rules'
import type { TargetingListKind } from '../../balloons/edit-subject.ts'
import type { LintNote } from '../copy/lint-notes.tsx'

export interface TargetingList {
  kind: TargetingListKind
  items: readonly string[]
  /** Key of its validation failure. */
  failure?: string | null
  /** The linter's messages about the whole list. */
  notes?: readonly LintNote[]
}

/** Element id of a list, for links to it. */
export function targetingListId(kind: TargetingListKind): string {
  return `list-${kind}`
}

/** Element id of an audience field, for links to it. */
export function audienceFieldId(field: AudienceField): string {
  return `audience-${field}`
}
