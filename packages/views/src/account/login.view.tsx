import { checkEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice, type AttemptProps } from './attempt-notice.tsx'
import { EmailField } from './email-field.tsx'
import { FormHead } from './form-head.tsx'
import { FormSubmit } from './form-submit.tsx'
import { KnownPasswordField } from './known-password-field.tsx'
import { SocialButtons, type SocialLink } from './social-buttons.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { withWords } from './with-words.ts'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form.css.ts'

export interface LoginValues {
  /** Trimmed. */
  email: string
  password: string
}

export interface LoginViewProps extends AttemptProps<'badLogin'> {
  /** Called with valid values; never while pending. */
  onSubmit: (values: LoginValues) => void
  initialEmail?: string
  /** The user's session has just ended without them logging out. */
  isSessionOver?: boolean
  signUpHref: string
  /** Login links of the platforms. */
  socialLinks?: readonly SocialLink[]
  /** Left out while the page doesn't exist. */
  forgotPasswordHref?: string
}

/** The login form (SES-22, SES-26, SES-28). */
export function LoginView({
  onSubmit,
  isPending = false,
  failure,
  waitSeconds,
  initialEmail = '',
  isSessionOver = false,
  signUpHref,
  socialLinks = [],
  forgotPasswordHref,
}: LoginViewProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const [sentEmail, setSentEmail] = useState(initialEmail)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  // A wait applies to the email that was sent; another one can be tried at once.
  const attemptFailure = email.trim() === sentEmail ? failure : undefined
  const form = useCheckedForm({
    isPending,
    failure: attemptFailure,
    waitSeconds,
    fields: [
      { isWrong: checkEmail(email) !== null, ref: emailInput },
      { isWrong: password === '', ref: passwordInput },
    ],
    onValid() {
      setSentEmail(email.trim())
      onSubmit({ email: email.trim(), password })
    },
  })

  return (
    <form className={css.form} noValidate onSubmit={form.onSubmit}>
      <FormHead title={t('account.login.title')} lead={t('account.login.lead')} />
      {isSessionOver && !failure ? <Notice tone="info">{t('account.login.sessionOver')}</Notice> : null}
      {failure === 'badLogin' ? <Notice tone="error">{t('account.badLogin')}</Notice> : null}
      <AttemptNotice failure={attemptFailure} waitSeconds={waitSeconds} />
      <EmailField
        ref={emailInput}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isSubmitted={form.isSubmitted}
      />
      <KnownPasswordField
        ref={passwordInput}
        value={password}
        onChange={setPassword}
        isSubmitted={form.isSubmitted}
      />
      {forgotPasswordHref ? (
        <div className={css.side}>
          <Link href={forgotPasswordHref}>{t('account.login.forgotPassword')}</Link>
        </div>
      ) : null}
      <div className={css.send}>
        <FormSubmit isPending={isPending} isWaiting={form.isWaiting}>
          {t('account.login.submit')}
        </FormSubmit>
        <SocialButtons links={socialLinks} />
        <Text tone="soft">
          {withWords(t('account.login.noAccount'), (words) => (
            <Link variant="inText" href={signUpHref}>
              {words}
            </Link>
          ))}
        </Text>
      </div>
    </form>
  )
}
