import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { briefs } from '@aloft/messages/en/briefs'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type BriefRecord, type BriefSubject, savedBrief } from '../state/briefs.ts'
import { offerUndo } from '../state/undo.ts'
import { briefDrafts, editBrief } from '../wiring/drafts/brief-drafts.ts'

/** Restores an earlier value of a field, and offers to undo that. */
export function useRestore(): (
  subject: BriefSubject,
  seen: BriefRecord,
  field: keyof typeof briefs.fields,
  value: BriefValue,
) => void {
  const { t } = useTranslation()
  return (subject, seen, field, value) => {
    const write = (next: BriefValue) => {
      editBrief(subject, savedBrief(subject) ?? seen, { [field]: next })
      void briefDrafts.finishSaving()
    }
    write(value)
    const text = t('briefs.history.restored', { field: t(`briefs.fields.${field}`) })
    offerUndo('restoreBriefValue', text, () => write(seen[field] ?? null))
  }
}
