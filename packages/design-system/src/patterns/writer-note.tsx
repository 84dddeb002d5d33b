import type { Writer } from '@aloft/domain/core/ai-results'
import type {} from '@aloft/messages/i18n'
import PencilRuler from 'lucide-react/icons/pencil-ruler'
import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from '../primitives/use-translation.ts'
import * as css from './writer-note.css.ts'

export interface WriterNoteProps {
  writer: Writer
}

/** Names the provider that drafts the texts, wherever they're requested or shown. */
export function WriterNote({ writer }: WriterNoteProps) {
  const { t } = useTranslation()
  const Drawing = writer === 'rules' ? PencilRuler : Sparkles
  return (
    <p className={css.note}>
      <span className={css.mark}>
        <Drawing size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      {t(`ads.writer.${writer}`)}
    </p>
  )
}
