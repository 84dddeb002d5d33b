import {
  type EmailValidationContent,
  EmailValidationView,
} from '@aloft/design-system/views/account/email-validation'
import type { User } from '@aloft/domain/account/user.entity'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { useUser } from '../../state/session.ts'
import { usePageTitle } from '../../use-page-title.ts'
import { checkEmailCode, type CodeCheck, isEmailAwaited } from '../../wiring/account.ts'
import { useResend } from '../../use-resend.ts'

/** Of the code that is checked, so that no second drawing of the page uses it up. */
let check: { readonly code: string; readonly result: Promise<CodeCheck> } | null = null

function checkOnce(code: string): Promise<CodeCheck> {
  if (check?.code !== code) check = { code, result: checkEmailCode(code) }
  return check.result
}

export function Screen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const [result, setResult] = useState<CodeCheck | null>(code ? null : 'failed')
  const user = useUser()
  const { to, state, resend } = useResend()
  usePageTitle(t('accountPages.validation.pageTitle'))
  useEffect(() => {
    if (!code || result) return
    let isShown = true
    void checkOnce(code).then((answer) => isShown && setResult(answer))
    return () => {
      isShown = false
    }
  }, [code, result])

  return (
    <EmailValidationView
      content={contentOf(result, user)}
      isSignedIn={user !== null}
      resendTo={to}
      resend={state}
      onResend={resend}
      onRetry={() => {
        check = null
        setResult(null)
      }}
      continueHref={user ? '/0' : pageAddress('login')}
      settingsHref={pageAddress('account-settings')}
    />
  )
}

/** A link that does not work is no failure for who has nothing left to verify. */
function contentOf(result: CodeCheck | null, user: User | null): EmailValidationContent {
  if (result === 'other') return user ? { kind: 'other', email: user.email } : { kind: 'done' }
  if (result === 'failed' && user && !isEmailAwaited(user)) return { kind: 'already' }
  return { kind: result ?? 'checking' }
}
