import { type EmailValidationContent, EmailValidationView } from '@aloft/views/account/email-validation.view'
import type { User } from '@aloft/domain/account/user.entity'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { pageAddress } from '../../addresses/page-address.ts'
import { useUser } from '../../state/session.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { checkEmailCode, type CodeCheck, isEmailAwaited } from '../../wiring/account/account.ts'
import { useResend } from '../../account/use-resend.ts'
import { useResult } from '../../queries/use-result.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

/** The check of a code, stored outside the component so that a second render doesn't use up the code. */
let check: { readonly code: string; readonly result: Promise<CodeCheck> } | null = null

function checkOnce(code: string): Promise<CodeCheck> {
  if (check?.code !== code) check = { code, result: checkEmailCode(code) }
  return check.result
}

export function Screen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const [checked, setChecked] = useState(() => (code ? checkOnce(code) : null))
  const result = useResult(checked)
  const user = useUser()
  const { to, state, resend } = useResend()
  usePageTitle(t('accountPages.validation.pageTitle'))
  return (
    <EmailValidationView
      content={contentOf(code ? result : 'failed', user)}
      isSignedIn={user !== null}
      resendTo={to}
      resend={state}
      onResend={resend}
      onRetry={() => {
        check = null
        setChecked(checkOnce(code))
      }}
      continueHref={user ? '/0' : pageAddress('login')}
      settingsHref={pageAddress('account-settings')}
    />
  )
}

/** An invalid link is no problem for users who have nothing left to verify. */
function contentOf(result: CodeCheck | undefined, user: User | null): EmailValidationContent {
  if (result === 'other') return user ? { kind: 'other', email: user.email } : { kind: 'done' }
  if (result === 'failed' && user && !isEmailAwaited(user)) return { kind: 'already' }
  return { kind: result ?? 'checking' }
}
