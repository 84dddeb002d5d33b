import { type EmailValidationContent, EmailValidationView } from '@aloft/views/account/email-validation.view'
import type { User } from '@aloft/domain/account/user.entity'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useSearchParams } from '../../router/use-search-params.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { type CodeCheck, isCodeTaken, useCodeCheck } from '../../state/email-check.ts'
import { useUser } from '../../state/session.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { isEmailAwaited } from '../../wiring/account/account.ts'
import { checkEmailCode } from '../../wiring/account/email-code.ts'
import { useResend } from '../../account/use-resend.ts'

export function Screen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const check = useCodeCheck(code)
  useEffect(() => {
    if (code && !isCodeTaken(code)) void checkEmailCode(code)
  }, [code])
  const user = useUser()
  const { to, state, resend } = useResend()
  usePageTitle(t('accountPages.validation.pageTitle'))
  return (
    <EmailValidationView
      content={code ? contentOf(check, user, () => void checkEmailCode(code)) : { kind: 'failed' }}
      isSignedIn={user !== null}
      resendTo={to}
      resend={state}
      onResend={resend}
      continueHref={user ? '/0' : pageAddress('login')}
      settingsHref={pageAddress('account-settings')}
    />
  )
}

/** An invalid link is no problem for users who have nothing left to verify. */
function contentOf(
  check: CodeCheck = { kind: 'checking' },
  user: User | null,
  onRetry: () => void,
): EmailValidationContent {
  if (check.kind === 'unreachable') return { ...failedLoad(check.failure, onRetry), kind: 'unreachable' }
  if (check.kind === 'other') return user ? { kind: 'other', email: user.email } : { kind: 'done' }
  if (check.kind === 'failed' && user && !isEmailAwaited(user)) return { kind: 'already' }
  return { kind: check.kind }
}
