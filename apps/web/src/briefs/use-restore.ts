import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { briefs } from '@aloft/messages/en/briefs'
import { useTranslation } from 'react-i18next'
import { type BriefEdit, type BriefRecord, savedBrief } from '../state/briefs.ts'
import { showToast } from '../state/toasts.ts'
import { editBrief, saveEdit } from '../wiring/briefs.ts'

type Subject = Pick<BriefEdit, 'ideaId' | 'kind' | 'briefId'>

/** Restores a former value of a field, and offers to undo that. */
export function useRestore(): (
  key: string,
  subject: Subject,
  seen: BriefRecord,
  field: keyof typeof briefs.fields,
  value: BriefValue,
) => void {
  const { t } = useTranslation()
  return (key, subject, seen, field, value) => {
    const write = (next: BriefValue) => {
      // What is kept by now, or the change would be made from what stood there before it.
      editBrief(key, subject, savedBrief(subject) ?? seen, field, next)
      void saveEdit(key)
    }
    write(value)
    showToast({
      text: t('briefs.history.restored', { field: t(`briefs.fields.${field}`) }),
      tone: 'success',
      action: { label: t('briefs.history.undo'), onPress: () => write(seen[field] ?? null) },
    })
  }
}
