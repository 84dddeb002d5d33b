import { countGuideTasks, guidePercent, type GuideTask } from '@aloft/domain/guide/guide.rules'
import type { GuideTaskName } from '@aloft/domain/guide/guide-task-names.rules'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, useId } from 'react'
import { Icon } from '../../primitives/icon.tsx'
import { Ruler, rulerTicks } from '../../primitives/ruler.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as css from './guide-checklist.css.ts'

export interface GuideChecklistProps {
  tasks: readonly GuideTask[]
  /** The task whose next step wasn't found on the page. */
  missed?: GuideTaskName | null
  onStart: (task: GuideTaskName) => void
  /** Also called on Escape inside it. */
  onClose: () => void
}

/** The tasks of the guide, how much of them is done, and a way to start each, also again (GUI-02). */
export function GuideChecklist({ tasks, missed = null, onStart, onClose }: GuideChecklistProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { done, total } = countGuideTasks(tasks)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons have the focus
    <section className={css.panel} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {t('guide.title')}
        </h2>
        <span className={css.percent}>{t('guide.percent', { percent: guidePercent(tasks) })}</span>
        <button type="button" className={css.close} aria-label={t('guide.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <div className={css.ruler}>
        <Ruler
          ticks={rulerTicks(total, done, false)}
          tone="live"
          label={t('guide.progress', { done, total })}
        />
      </div>
      <ul className={css.list}>
        {tasks.map(({ name, isDone }) => (
          <li key={name}>
            <button type="button" className={css.task({ isDone })} onClick={() => onStart(name)}>
              <span className={css.tick({ isDone })} aria-hidden="true">
                {isDone ? <Icon name="check" size={14} /> : null}
              </span>
              <span>
                {t(`guide.tasks.${name}.name`)}
                {isDone ? (
                  <VisuallyHidden> {t('guide.isDone')}</VisuallyHidden>
                ) : (
                  <span className={css.hint}>{t(`guide.tasks.${name}.hint`)}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={css.missed}>
        {missed ? t('guide.missed', { task: t(`guide.tasks.${missed}.name`) }) : null}
      </p>
    </section>
  )
}
