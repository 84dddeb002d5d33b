import { type ResetPasswordContent, ResetPasswordView } from '@aloft/views/account/reset-password.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Navigate } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import type { Loaded } from '../../state/queries.ts'
import { useAttempt } from '../../account/use-attempt.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useQuery } from '../../queries/use-query.ts'
import { resetPassword } from '../../wiring/account/account.ts'
import { useMailedCode } from './use-mailed-code.ts'

export function Screen() {
  const { t } = useTranslation()
  const code = useMailedCode()
  const { loaded, retry } = useQuery('get-reset-link', { code })
  const { isPending, isDone, failure, waitSeconds, start } = useAttempt(resetPassword)
  usePageTitle(t('accountPages.newPassword'))
  // That page redirects logged-in users.
  if (isDone) return <Navigate to={pageAddress('login')} replace />
  // If the link has become invalid meanwhile, for example because of a newer one, that replaces the form.
  const isOver = failure === 'passwordResetFail'
  return (
    <ResetPasswordView
      content={isOver ? { kind: failure } : contentOf(loaded)}
      onSubmit={(password) => start({ code, password })}
      isPending={isPending}
      failure={isOver ? undefined : failure}
      waitSeconds={waitSeconds}
      askAgainHref={pageAddress('forgot-password')}
      onRetry={retry}
    />
  )
}

function contentOf(loaded: Loaded<'get-reset-link'>): ResetPasswordContent {
  if (loaded.status === 'ready') return { kind: 'ready', email: loaded.reply.email }
  if (loaded.status === 'loading') return { kind: 'loading' }
  return { kind: loaded.failure.declared?.error ?? 'failed' }
}
