import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Notice } from '@aloft/design-system/primitives/notice'
import { type AttemptFailure, AttemptNotice } from './attempt-notice.tsx'

/** Progress of a request for another verification email. */
export type ResendState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  | {
      readonly kind: 'failed'
      readonly failure: AttemptFailure
      readonly waitSeconds?: number | undefined
    }

export interface ResendAnswerProps {
  state: ResendState
}

/** The outcome of a request for another verification email (SES-25). Empty before the first request. */
export function ResendAnswer({ state }: ResendAnswerProps) {
  const { t } = useTranslation()
  if (state.kind === 'sent') {
    return <Notice tone="success">{t('verifyEmail.sent', { email: state.email })}</Notice>
  }
  return state.kind === 'failed' ? (
    <AttemptNotice failure={state.failure} waitSeconds={state.waitSeconds} />
  ) : null
}
