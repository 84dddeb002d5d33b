import { ResetPasswordView } from '@aloft/design-system/views/account/reset-password'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { useAttempt } from '../../use-attempt.ts'
import { usePageTitle } from '../../use-page-title.ts'
import { resetPassword } from '../../wiring/account.ts'

export function Screen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const code = params.get('code')
  const { isPending, isDone, failure, waitMinutes, start } = useAttempt(resetPassword)
  usePageTitle(t('accountPages.newPassword'))
  // Whoever is signed in is led on from there.
  if (isDone) return <Navigate to={pageAddress('login')} replace />
  return (
    <ResetPasswordView
      onSubmit={(password) => start({ code: code ?? '', password })}
      isPending={isPending}
      failure={code ? failure : 'passwordResetFail'}
      waitMinutes={waitMinutes}
      askAgainHref={pageAddress('forgot-password')}
    />
  )
}
