import type { EditRefusal } from '@aloft/domain/core/edit-refusal'
import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './edit-conflicts.css.ts'
import { type EditSubject, useSubjectName } from './edit-subject.ts'

/** A value of an ad or brief that the server refused, as text. */
export interface RefusedValue {
  readonly id: string
  readonly subject: EditSubject
  readonly words: string
  readonly refusal: EditRefusal
}

export interface RefusedEditsProps {
  /** What the values belong to. */
  of?: 'ad' | 'brief'
  values: readonly RefusedValue[]
  onRetry: () => void
  /** Copies the text to the clipboard. */
  onCopy: (words: string) => void
  onRemove: (id: string) => void
}

function Refused({
  of,
  value: { id, subject, words, refusal },
  onCopy,
  onRemove,
}: Pick<RefusedEditsProps, 'of' | 'onCopy' | 'onRemove'> & { value: RefusedValue }) {
  const { t } = useTranslation()
  const part = useSubjectName()(subject)
  const [isCopied, setCopied] = useState(false)
  const isOfBrief = of === 'brief' && (refusal === 'rights' || refusal === 'gone')
  return (
    <div role="group" aria-label={t('editor.refused.item', { part })}>
      <h3 className={css.subject}>{part}</h3>
      <div className={css.side}>
        <p className={css.author}>
          {t(isOfBrief ? `briefs.refused.${refusal}` : `editor.refused.reasons.${refusal}`)}
        </p>
        <p className={css.words} dir="auto">
          {words || <span className={css.nothing}>{t('editor.conflict.empty')}</span>}
        </p>
        <div className={css.ways}>
          <Button
            size="small"
            onPress={() => {
              onCopy(words)
              setCopied(true)
            }}
          >
            {t(isCopied ? 'editor.refused.copied' : 'editor.refused.copy')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => onRemove(id)}>
            {t('editor.refused.remove')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Values the server refused: the user can copy or remove them here. They're only sent again on request. */
export function RefusedEdits({ of = 'ad', values, onRetry, onCopy, onRemove }: RefusedEditsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const count = values.length
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 ? t('editor.refused.title', { count }) : ''}</span>
      </VisuallyHidden>
      {count > 0 ? (
        <section className={css.sheet} aria-labelledby={titleId}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {t('editor.refused.title', { count })}
            </h2>
            <p className={css.lead}>{t('editor.refused.lead')}</p>
          </div>
          {values.map((value) => (
            <Refused key={value.id} of={of} value={value} onCopy={onCopy} onRemove={onRemove} />
          ))}
          <div>
            <Button size="small" icon={<Icon name="retry" />} onPress={onRetry}>
              {t('editor.refused.retry')}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  )
}
