import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../primitives/notice.tsx'
import { type AttemptFailure, AttemptNotice } from './attempt-notice.tsx'

/** Where the wish for another verification mail stands. */
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

/** What became of the wish for another verification mail (SES-25). Nothing stands here before. */
export function ResendAnswer({ state }: ResendAnswerProps) {
  const { t } = useTranslation()
  if (state.kind === 'sent') {
    return <Notice tone="success">{t('verifyEmail.sent', { email: state.email })}</Notice>
  }
  return state.kind === 'failed' ? (
    <AttemptNotice failure={state.failure} waitSeconds={state.waitSeconds} />
  ) : null
}
