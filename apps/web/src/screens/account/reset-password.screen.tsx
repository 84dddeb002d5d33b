import {
  type ResetPasswordContent,
  ResetPasswordView,
} from '@aloft/design-system/views/account/reset-password'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { useAttempt } from '../../use-attempt.ts'
import { usePageTitle } from '../../use-page-title.ts'
import { loadResetLink, resetPassword } from '../../wiring/account.ts'
import { useMailedLink } from './use-mailed-link.ts'

export function Screen() {
  const { t } = useTranslation()
  const { code, content, retry } = useMailedLink<ResetPasswordContent>(loadResetLink)
  const { isPending, isDone, failure, waitSeconds, start } = useAttempt(resetPassword)
  usePageTitle(t('accountPages.newPassword'))
  // Whoever is signed in is led on from there.
  if (isDone) return <Navigate to={pageAddress('login')} replace />
  // If the link has become invalid meanwhile, such as by a newer one, that replaces the form.
  const isOver = failure === 'passwordResetFail'
  return (
    <ResetPasswordView
      content={isOver ? { kind: failure } : (content ?? { kind: 'loading' })}
      onSubmit={(password) => start({ code, password })}
      isPending={isPending}
      failure={isOver ? undefined : failure}
      waitSeconds={waitSeconds}
      askAgainHref={pageAddress('forgot-password')}
      onRetry={retry}
    />
  )
}
