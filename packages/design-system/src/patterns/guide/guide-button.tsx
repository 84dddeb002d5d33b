import { countGuideTasks, type GuideTask } from '@aloft/domain/guide/guide.rules'
import type {} from '@aloft/messages/i18n'
import Rocket from 'lucide-react/icons/rocket'
import { Spinner } from '../../primitives/spinner.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import * as css from './guide-button.css.ts'

export interface GuideButtonProps {
  tasks: readonly GuideTask[]
  /** Whether the guide is open. */
  isOpen: boolean
  /** A step's target is being searched for. */
  isWaiting?: boolean
  onPress: () => void
}

/** The rocket at the lower corner, with the number of finished tasks (GUI-01). */
export function GuideButton({ tasks, isOpen, isWaiting = false, onPress }: GuideButtonProps) {
  const { t } = useTranslation()
  const { done, total } = countGuideTasks(tasks)
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t('guide.open', { done, total })}
      aria-expanded={isOpen}
      aria-busy={isWaiting || undefined}
      onClick={onPress}
    >
      {isWaiting ? <Spinner /> : <Rocket className={css.rocket} aria-hidden="true" />}
      <span className={css.count} aria-hidden="true">
        {t('guide.count', { done, total })}
      </span>
    </button>
  )
}
