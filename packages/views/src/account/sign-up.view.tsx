import { checkEmail } from '@aloft/domain/account/email.rules'
import { checkPassword } from '@aloft/domain/account/password.rules'
import { checkUsername, maxUsernameLength } from '@aloft/domain/account/username.rules'
import { launchPriceFrom } from '@aloft/domain/plans/plan-price.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice, type AttemptProps } from './attempt-notice.tsx'
import { EmailField } from './email-field.tsx'
import { FormHead } from './form-head.tsx'
import { FormSubmit } from './form-submit.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { SocialButtons, type SocialLink } from './social-buttons.tsx'
import { TermsField } from './terms-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { withWords } from './with-words.ts'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './form.css.ts'

export interface SignUpValues {
  /** Trimmed, as is the email. */
  username: string
  email: string
  password: string
  isTermsAccepted: true
}

export interface SignUpViewProps extends AttemptProps<'emailInUse'> {
  /** Called with valid values; never while pending. */
  onSubmit: (values: SignUpValues) => void
  loginHref: string
  /** Links to the platforms. */
  socialLinks?: readonly SocialLink[]
  /** Address of the terms; without it, they're only named. */
  termsHref?: string | undefined
}

/** The sign-up form (SES-19 to SES-23). */
export function SignUpView({
  onSubmit,
  isPending = false,
  failure,
  waitSeconds,
  loginHref,
  socialLinks = [],
  termsHref,
}: SignUpViewProps) {
  const { t } = useTranslation()
  const [username, setUsername] = useState('')
  const [isUsernameTouched, setUsernameTouched] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isTermsAccepted, setTermsAccepted] = useState(false)
  const usernameInput = useRef<HTMLInputElement>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const termsBox = useRef<HTMLButtonElement>(null)

  const usernameFault = checkUsername(username)
  const form = useCheckedForm({
    isPending,
    failure,
    waitSeconds,
    fields: [
      { isWrong: usernameFault !== null, ref: usernameInput },
      { isWrong: checkEmail(email) !== null, ref: emailInput },
      { isWrong: checkPassword(password) !== null, ref: passwordInput },
      { isWrong: !isTermsAccepted, ref: termsBox },
    ],
    onValid: () =>
      onSubmit({ username: username.trim(), email: email.trim(), password, isTermsAccepted: true }),
  })
  const usernameError =
    usernameFault === 'textTooLong'
      ? t('account.usernameTooLong', { max: maxUsernameLength })
      : usernameFault && t('account.usernameRequired')

  return (
    <form className={css.form} noValidate onSubmit={form.onSubmit}>
      <FormHead
        title={t('account.signUp.title')}
        lead={t('account.signUp.lead', { price: formatMoney(launchPriceFrom, 'EUR') })}
      />
      {failure === 'emailInUse' ? (
        <Notice tone="error" action={<Link href={loginHref}>{t('account.signUp.logIn')}</Link>}>
          {t('account.emailInUse')}
        </Notice>
      ) : null}
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <TextField
        ref={usernameInput}
        label={t('account.username')}
        name="username"
        autoComplete="name"
        value={username}
        onChange={setUsername}
        onBlur={() => username !== '' && setUsernameTouched(true)}
        error={((isUsernameTouched || form.isSubmitted) && usernameError) || undefined}
      />
      <EmailField
        ref={emailInput}
        autoComplete="email"
        value={email}
        onChange={setEmail}
        isSubmitted={form.isSubmitted}
      />
      <NewPasswordField
        ref={passwordInput}
        label={t('account.password')}
        value={password}
        onChange={setPassword}
        isSubmitted={form.isSubmitted}
      />
      <TermsField
        ref={termsBox}
        isAccepted={isTermsAccepted}
        onChange={setTermsAccepted}
        isSubmitted={form.isSubmitted}
        href={termsHref}
      />
      <div className={css.send}>
        <FormSubmit isPending={isPending} isWaiting={form.isWaiting}>
          {t('account.signUp.submit')}
        </FormSubmit>
        <SocialButtons links={socialLinks} />
        <Text tone="soft">
          {withWords(t('account.signUp.haveAccount'), (words) => (
            <Link variant="inText" href={loginHref}>
              {words}
            </Link>
          ))}
        </Text>
      </div>
    </form>
  )
}
