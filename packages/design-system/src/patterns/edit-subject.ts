import { useTranslation } from 'react-i18next'
import { useFieldName } from './copy-field.tsx'
import type { TargetingListKind } from './targeting-lists.ts'

/** A part of an ad that a message is about. */
export type EditSubject =
  | { readonly kind: 'field'; readonly label: string }
  | { readonly kind: 'list'; readonly list: TargetingListKind }
  | { readonly kind: 'name' }
  | { readonly kind: 'other' }

/** What a part of an ad is called. */
export function useSubjectName(): (subject: EditSubject) => string {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  return (subject) => {
    if (subject.kind === 'field') return nameOf(subject)
    if (subject.kind === 'list') return t(`editor.lists.${subject.list}`)
    return t(subject.kind === 'name' ? 'editor.name.label' : 'editor.conflict.other')
  }
}
