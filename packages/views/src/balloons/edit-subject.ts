import { adSettings } from '@aloft/messages/en/ad-settings'
import type { briefs } from '@aloft/messages/en/briefs'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useFieldName } from './use-field-name.ts'

/** The lists of an ad, besides its texts (ENT-25, ENT-26). */
export type TargetingListKind = 'keywords' | 'locations' | 'interests' | 'languages'

/** The part of an ad, or the field of a brief, that a message is about. */
export type EditSubject =
  | { readonly kind: 'field'; readonly label: string }
  | { readonly kind: 'list'; readonly list: TargetingListKind }
  | { readonly kind: 'briefField'; readonly field: keyof typeof briefs.fields }
  | { readonly kind: 'setting'; readonly key: string }
  | { readonly kind: 'name' }
  | { readonly kind: 'other' }

type NamedSetting = keyof typeof adSettings.fields
const isNamedSetting = (key: string): key is NamedSetting => Object.hasOwn(adSettings.fields, key)

/** The name of the subject. */
export function useSubjectName(): (subject: EditSubject) => string {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  return (subject) => {
    if (subject.kind === 'field') return nameOf(subject)
    if (subject.kind === 'list') return t(`editor.lists.${subject.list}`)
    if (subject.kind === 'setting' && isNamedSetting(subject.key))
      return t(`adSettings.fields.${subject.key}`)
    if (subject.kind === 'briefField') return t(`briefs.fields.${subject.field}`)
    return t(subject.kind === 'name' ? 'editor.name.label' : 'editor.conflict.other')
  }
}
