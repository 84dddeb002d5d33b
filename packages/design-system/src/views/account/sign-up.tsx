import { checkEmail } from '@aloft/domain/account/email.rules'
import { checkPassword, minPasswordLength } from '@aloft/domain/account/password.rules'
import { checkUsername, maxUsernameLength } from '@aloft/domain/account/username.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SocialButtons, type SocialLink } from '../../patterns/account/social-buttons.tsx'
import { Button } from '../../primitives/button.tsx'
import { CheckboxField } from '../../primitives/checkbox-field.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Link } from '../../primitives/link.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { useTouched } from '../use-touched.ts'
import * as css from './form.css.ts'
import { withWords } from './with-words.ts'

export interface SignUpValues {
  /** Trimmed, as is the e-mail. */
  username: string
  email: string
  password: string
  isTermsAccepted: true
}

export type SignUpFailure = 'emailInUse' | 'tooManyAttempts' | 'generic'

export interface SignUpViewProps {
  /** Called with values that hold the rules; never while pending. */
  onSubmit: (values: SignUpValues) => void
  isPending?: boolean
  /** What the server said to the last attempt. */
  failure?: SignUpFailure | undefined
  /** Minutes until another attempt counts, for `tooManyAttempts`. */
  waitMinutes?: number
  loginHref: string
  /** The ways in through a platform. */
  socialLinks?: readonly SocialLink[]
  /** Where the terms stand; without it they are only named. */
  termsHref?: string | undefined
}

/** The sign-up form (SES-19 to SES-23). */
export function SignUpView({
  onSubmit,
  isPending = false,
  failure,
  waitMinutes = 1,
  loginHref,
  socialLinks = [],
  termsHref,
}: SignUpViewProps) {
  const { t } = useTranslation()
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isTermsAccepted, setTermsAccepted] = useState(false)
  const { isTouched, touch } = useTouched<'username' | 'email' | 'password' | 'terms'>()
  const usernameInput = useRef<HTMLInputElement>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const termsBox = useRef<HTMLButtonElement>(null)

  const usernameFault = checkUsername(username)
  const usernameError =
    usernameFault === 'textTooLong'
      ? t('account.usernameTooLong', { max: maxUsernameLength })
      : usernameFault && t('account.usernameRequired')
  const emailError = checkEmail(email) && t('account.emailInvalid')
  const passwordError =
    checkPassword(password) && t('account.passwordInvalid', { minPwLength: minPasswordLength })
  const termsError = isTermsAccepted ? null : t('account.termsRequired')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    touch('username', 'email', 'password', 'terms')
    if (usernameError) usernameInput.current?.focus()
    else if (emailError) emailInput.current?.focus()
    else if (passwordError) passwordInput.current?.focus()
    else if (termsError) termsBox.current?.focus()
    else onSubmit({ username: username.trim(), email: email.trim(), password, isTermsAccepted: true })
  }

  const terms = withWords(t('account.signUp.terms'), (words) =>
    termsHref ? (
      <Link look="inText" href={termsHref} opensTab>
        {words}
      </Link>
    ) : (
      words
    ),
  )

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {t('account.signUp.title')}
        </Heading>
        <Text tone="soft">{t('account.signUp.lead')}</Text>
      </div>
      {failure === 'emailInUse' ? (
        <Notice tone="error" action={<Link href={loginHref}>{t('account.signUp.logIn')}</Link>}>
          {t('account.emailInUse')}
        </Notice>
      ) : null}
      {failure === 'tooManyAttempts' ? (
        <Notice tone="error">{t('account.tooManyAttempts', { minutes: waitMinutes })}</Notice>
      ) : null}
      {failure === 'generic' ? <Notice tone="error">{t('generic')}</Notice> : null}
      <TextField
        ref={usernameInput}
        label={t('account.username')}
        name="username"
        autoComplete="name"
        value={username}
        onChange={setUsername}
        onBlur={() => username !== '' && touch('username')}
        error={(isTouched('username') && usernameError) || undefined}
      />
      <TextField
        ref={emailInput}
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        onBlur={() => email !== '' && touch('email')}
        error={(isTouched('email') && emailError) || undefined}
      />
      <PasswordField
        ref={passwordInput}
        label={t('account.password')}
        name="password"
        autoComplete="new-password"
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        value={password}
        onChange={setPassword}
        onBlur={() => password !== '' && touch('password')}
        hint={t('account.signUp.passwordHint', { minPwLength: minPasswordLength })}
        error={(isTouched('password') && passwordError) || undefined}
      />
      <CheckboxField
        ref={termsBox}
        name="terms"
        label={terms}
        isChecked={isTermsAccepted}
        onChange={setTermsAccepted}
        error={(isTouched('terms') && termsError) || undefined}
      />
      <div className={css.send}>
        <Button type="submit" variant="primary" size="large" width="full" isLoading={isPending}>
          {t('account.signUp.submit')}
        </Button>
        <SocialButtons links={socialLinks} />
        <Text tone="soft">
          {withWords(t('account.signUp.haveAccount'), (words) => (
            <Link look="inText" href={loginHref}>
              {words}
            </Link>
          ))}
        </Text>
      </div>
    </form>
  )
}
