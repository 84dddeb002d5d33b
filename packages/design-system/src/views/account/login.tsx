import { checkEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SocialButtons, type SocialLink } from '../../patterns/account/social-buttons.tsx'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Link } from '../../primitives/link.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { useTouched } from '../use-touched.ts'
import * as css from './form.css.ts'
import { withWords } from './with-words.ts'

export interface LoginValues {
  /** Trimmed. */
  email: string
  password: string
}

export type LoginFailure = 'badLogin' | 'tooManyAttempts' | 'generic'

export interface LoginViewProps {
  /** Called with values that hold the rules; never while pending. */
  onSubmit: (values: LoginValues) => void
  isPending?: boolean
  /** What the server said to the last attempt (SES-26, OPN-95). */
  failure?: LoginFailure | undefined
  /** Minutes until another attempt counts, for `tooManyAttempts`. */
  waitMinutes?: number
  initialEmail?: string
  /** Somebody was signed in here until a moment ago, and did not ask to leave. */
  isSessionOver?: boolean
  signUpHref: string
  /** The ways in through a platform. */
  socialLinks?: readonly SocialLink[]
  /** Left out while there is no such page. */
  forgotPasswordHref?: string
}

/** The login form (SES-22, SES-26, SES-28). */
export function LoginView({
  onSubmit,
  isPending = false,
  failure,
  waitMinutes = 1,
  initialEmail = '',
  isSessionOver = false,
  signUpHref,
  socialLinks = [],
  forgotPasswordHref,
}: LoginViewProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const { isTouched, touch } = useTouched<'email' | 'password'>()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const isEmailWrong = checkEmail(email) !== null
  const isPasswordMissing = password === ''

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    touch('email', 'password')
    if (isEmailWrong) emailInput.current?.focus()
    else if (isPasswordMissing) passwordInput.current?.focus()
    else onSubmit({ email: email.trim(), password })
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {t('account.login.title')}
        </Heading>
        <Text tone="soft">{t('account.login.lead')}</Text>
      </div>
      {isSessionOver && !failure ? <Notice tone="info">{t('account.login.sessionOver')}</Notice> : null}
      {failure ? (
        <Notice tone="error">
          {failure === 'badLogin' ? t('account.badLogin') : null}
          {failure === 'tooManyAttempts' ? t('account.tooManyAttempts', { minutes: waitMinutes }) : null}
          {failure === 'generic' ? t('generic') : null}
        </Notice>
      ) : null}
      <TextField
        ref={emailInput}
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        onBlur={() => email !== '' && touch('email')}
        error={isTouched('email') && isEmailWrong ? t('account.emailInvalid') : undefined}
      />
      <PasswordField
        ref={passwordInput}
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        value={password}
        onChange={setPassword}
        error={isTouched('password') && isPasswordMissing ? t('requiredValue') : undefined}
      />
      {forgotPasswordHref ? (
        <div className={css.side}>
          <Link href={forgotPasswordHref}>{t('account.login.forgotPassword')}</Link>
        </div>
      ) : null}
      <div className={css.send}>
        <Button type="submit" variant="primary" size="large" width="full" isLoading={isPending}>
          {t('account.login.submit')}
        </Button>
        <SocialButtons links={socialLinks} />
        <Text tone="soft">
          {withWords(t('account.login.noAccount'), (words) => (
            <Link look="inText" href={signUpHref}>
              {words}
            </Link>
          ))}
        </Text>
      </div>
    </form>
  )
}
