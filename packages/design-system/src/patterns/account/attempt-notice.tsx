import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../primitives/notice.tsx'

export interface AttemptNoticeProps {
  /** Failures that a form says of its own fields are none of these. */
  failure: string | undefined
  /** Minutes until another attempt counts, for `tooManyAttempts`. */
  waitMinutes?: number | undefined
}

/** Why a form could not be sent, where that lies with none of its fields. Nothing stands here otherwise. */
export function AttemptNotice({ failure, waitMinutes = 1 }: AttemptNoticeProps) {
  const { t } = useTranslation()
  if (failure === 'tooManyAttempts') {
    return <Notice tone="error">{t('account.tooManyAttempts', { minutes: waitMinutes })}</Notice>
  }
  return failure === 'generic' ? <Notice tone="error">{t('generic')}</Notice> : null
}
