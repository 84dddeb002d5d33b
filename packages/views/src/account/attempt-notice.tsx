import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Notice } from '@aloft/design-system/primitives/notice'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { useSecondsLeft, useWaitText, waitAfter } from '@aloft/design-system/patterns/use-seconds-left'

/** Failures that any form may meet. */
export type AttemptFailure = 'tooManyAttempts' | 'busy' | 'generic'

/** What came of sending a form, as its view takes it; `Own` names the failures of its own fields. */
export interface AttemptProps<Own extends string = never> {
  isPending?: boolean
  /** The server's answer to the last attempt. */
  failure?: Own | AttemptFailure | undefined
  /** Seconds until another attempt counts, for `tooManyAttempts` and `busy`. */
  waitSeconds?: number | undefined
}

export interface AttemptNoticeProps extends Pick<AttemptProps, 'waitSeconds'> {
  /** Failures that a form says of its own fields are none of these. */
  failure: string | undefined
}

/** Why a form couldn't be sent, if none of its fields is the reason; otherwise empty. */
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
      {/* An alert that changes each second would be read aloud each second. */}
      <span aria-hidden>{words(secondsLeft)}</span>
      <VisuallyHidden>{words(wait)}</VisuallyHidden>
    </Notice>
  )
}
