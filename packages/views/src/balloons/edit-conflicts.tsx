import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { DifferingWords } from '@aloft/design-system/patterns/differing-words'
import * as css from './edit-conflicts.css.ts'
import { type EditSubject, useSubjectName } from './edit-subject.ts'

/** Two values of one part of an ad or brief, as text. */
export interface ConflictOfValues {
  readonly id: string
  readonly subject: EditSubject
  readonly mine: string
  readonly theirs: string
  /**
   * Author of the other value: the user in another tab or on another device, somebody by name, or unknown.
   */
  readonly author: { readonly isReader: true } | { readonly name: string } | null
  readonly date: Date | null
}

export interface EditConflictsProps {
  /** What the values belong to. */
  of?: 'ad' | 'brief'
  conflicts: readonly ConflictOfValues[]
  onTake: (id: string, takes: 'mine' | 'theirs') => void
}

function Conflict({
  conflict: { id, subject, mine, theirs, author, date },
  onTake,
}: Pick<EditConflictsProps, 'onTake'> & { conflict: ConflictOfValues }) {
  const { t } = useTranslation()
  const name = useSubjectName()(subject)
  const who = author ? ('name' in author ? author.name : t('editor.conflict.you')) : null
  return (
    <div role="group" aria-label={t('editor.conflict.both', { part: name })}>
      <h3 className={css.subject}>{name}</h3>
      <div className={css.pair}>
        <div className={css.side}>
          <p className={css.author}>
            <span className={css.whose}>{t('editor.conflict.yours')}</span>
          </p>
          <p className={css.words} dir="auto">
            <DifferingWords text={mine} other={theirs} />
          </p>
          <div>
            <Button size="small" onPress={() => onTake(id, 'mine')}>
              {t('editor.conflict.takeYours')}
            </Button>
          </div>
        </div>
        <div className={css.side}>
          <p className={css.author}>
            <span className={css.whose}>{t('editor.conflict.theirs')}</span>
            {who ? <bdi>{who}</bdi> : null}
            {date ? <span>{formatDate(date, 'dateTime')}</span> : null}
          </p>
          <p className={css.words} dir="auto">
            <DifferingWords text={theirs} other={mine} />
          </p>
          <div>
            <Button size="small" onPress={() => onTake(id, 'theirs')}>
              {t('editor.conflict.takeTheirs')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Shown if the user and somebody else changed the same value: both values, until the user chooses one. */
export function EditConflicts({ of = 'ad', conflicts, onTake }: EditConflictsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const count = conflicts.length
  const title = t(of === 'ad' ? 'editor.conflict.title' : 'briefs.conflict.title', { count })
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 ? title : ''}</span>
      </VisuallyHidden>
      {count > 0 ? (
        <section className={css.sheet} aria-labelledby={titleId}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            <p className={css.lead}>{t('editor.conflict.lead')}</p>
          </div>
          {conflicts.map((conflict) => (
            <Conflict key={conflict.id} conflict={conflict} onTake={onTake} />
          ))}
        </section>
      ) : null}
    </>
  )
}
