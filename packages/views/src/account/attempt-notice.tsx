import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Notice } from '@aloft/design-system/primitives/notice'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { useSecondsLeft, useWaitText, waitAfter } from '@aloft/design-system/patterns/use-seconds-left'

/** Failures that can happen to any form. */
export type AttemptFailure = 'tooManyAttempts' | 'busy' | 'generic'

/** Result of sending a form, as props of its view; `Own` are the failures of the form's own fields. */
export interface AttemptProps<Own extends string = never> {
  isPending?: boolean
  /** The server's answer to the last attempt. */
  failure?: Own | AttemptFailure | undefined
  /** Seconds until the next attempt is allowed, for `tooManyAttempts` and `busy`. */
  waitSeconds?: number | undefined
}

export interface AttemptNoticeProps extends Pick<AttemptProps, 'waitSeconds'> {
  /** Failures of the form's own fields are not included. */
  failure: string | undefined
}

/** Why a form couldn't be sent, unless one of its fields is the reason; otherwise empty. */
export function AttemptNotice({ failure, waitSeconds }: AttemptNoticeProps) {
  const { t } = useTranslation()
  const waitText = useWaitText()
  const wait = waitAfter(failure, waitSeconds)
  const secondsLeft = useSecondsLeft(wait)
  if (failure === 'generic') return <Notice tone="error">{t('generic')}</Notice>
  if (failure !== 'tooManyAttempts' && failure !== 'busy') return null
  if (secondsLeft === 0) return <Notice tone="info">{t('account.retryNow')}</Notice>
  const words = (seconds: number) => t(`account.${failure}`, { wait: waitText(seconds) })
  return (
    <Notice tone="error">
      {/* Hidden, because screen readers would read the alert again every second. */}
      <span aria-hidden>{words(secondsLeft)}</span>
      <VisuallyHidden>{words(wait)}</VisuallyHidden>
    </Notice>
  )
}
