import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import * as css from './goal-check.css.ts'

export interface GoalCheckProps {
  /** The snippet was found at the goal, so results can be counted. */
  isVerified: boolean
  /** Result of the last check. */
  state: 'idle' | 'checking' | 'notFound' | 'failed'
  /** Checks the page; left out if there is no page to check, or the reader has no right to. */
  onVerify?: (() => void) | undefined
}

/** Whether the brand's snippet is on a goal's page, with a button to check (DOM-08, FLV-20). */
export function GoalCheck({ isVerified, state, onVerify }: GoalCheckProps) {
  const { t } = useTranslation()
  const isChecking = state === 'checking'
  return (
    <div className={css.check}>
      <div className={css.row}>
        <span className={css.words} role="status">
          <Icon name={isVerified ? 'success' : 'pending'} size={16} />
          {t(isVerified ? 'adSettings.goal.verified' : 'adSettings.goal.unverified')}
        </span>
        {onVerify ? (
          <Button size="small" onPress={onVerify} isLoading={isChecking}>
            {t(isChecking ? 'adSettings.goal.verifying' : 'adSettings.goal.verify')}
          </Button>
        ) : null}
      </div>
      {state === 'notFound' || state === 'failed' ? (
        <Notice tone={state === 'failed' ? 'error' : 'warning'}>
          {t(state === 'failed' ? 'publishAd.snippet.failed' : 'adSettings.goal.notFound')}
        </Notice>
      ) : null}
    </div>
  )
}
