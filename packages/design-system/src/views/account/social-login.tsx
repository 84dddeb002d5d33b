import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttemptNotice } from '../../patterns/account/attempt-notice.tsx'
import { SocialButtons, type SocialLink } from '../../patterns/account/social-buttons.tsx'
import { Button } from '../../primitives/button.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { CheckboxField } from '../../primitives/checkbox-field.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Link } from '../../primitives/link.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { Spinner } from '../../primitives/spinner.tsx'
import { Text } from '../../primitives/text.tsx'
import { useTouched } from '../use-touched.ts'
import * as css from './form.css.ts'
import { withWords } from './with-words.ts'

interface Step {
  readonly platform: SocialPlatform
  readonly email: string
  readonly isPending: boolean
  /** Minutes until another attempt counts, for `tooManyAttempts`. */
  readonly waitMinutes: number
}

/** The address has an account: its password links the two. */
export interface LinkStep extends Step {
  readonly failure: 'badLogin' | 'tooManyAttempts' | undefined
}

/** A new account is about to be made. */
export interface TermsStep extends Step {
  readonly username: string
  readonly failure: 'tooManyAttempts' | undefined
}

export interface FailedSocialLogin {
  readonly failure:
    | 'accessDenied'
    | 'platformAuthFailure'
    | 'emailInUse'
    | 'emailMissing'
    | 'tooManyAttempts'
    | 'generic'
  readonly platform: SocialPlatform | null
  /** By which the account of the address logs in, for `emailInUse`. */
  readonly accountPlatform: SocialPlatform | null
}

export type SocialLoginContent =
  | { readonly kind: 'waiting' }
  | ({ readonly kind: 'password' } & LinkStep)
  | ({ readonly kind: 'terms' } & TermsStep)
  | ({ readonly kind: 'failed' } & FailedSocialLogin)

export interface SocialLoginViewProps {
  content: SocialLoginContent
  /** Called with a password; never while pending. */
  onSendPassword: (password: string) => void
  /** The terms are accepted; never called while pending. */
  onAcceptTerms: () => void
  /** The ways to the platforms, to begin again. */
  links: readonly SocialLink[]
  loginHref: string
  signUpHref: string
  forgotPasswordHref: string
  /** Where the terms stand; without it they are only named. */
  termsHref?: string | undefined
}

/** The way back from a platform (ACT-007, ACT-008): a moment's wait, one more question, or why nobody came in. */
export function SocialLoginView(props: SocialLoginViewProps) {
  const { content } = props
  const { t } = useTranslation()
  if (content.kind === 'password') return <LinkForm {...props} step={content} />
  if (content.kind === 'terms') return <TermsForm {...props} step={content} />
  if (content.kind === 'failed') return <Failed {...props} failed={content} />
  return (
    <div className={css.waiting} role="status">
      <Spinner />
      <Text tone="soft">{t('accountPages.social.waiting')}</Text>
    </div>
  )
}

function LinkForm({ step, onSendPassword, forgotPasswordHref }: SocialLoginViewProps & { step: LinkStep }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const { isTouched, touch } = useTouched<'password'>()
  const input = useRef<HTMLInputElement>(null)
  const { platform, email, isPending, failure, waitMinutes } = step

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    touch('password')
    if (password === '') input.current?.focus()
    else onSendPassword(password)
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {t('accountPages.social.link.title')}
        </Heading>
        <Text tone="soft">
          {withWords(
            t('accountPages.social.link.lead', {
              email,
              platform: t(`accountPages.social.platforms.${platform}`),
            }),
            (words) => (
              <strong>{words}</strong>
            ),
          )}
        </Text>
      </div>
      {failure === 'badLogin' ? <Notice tone="error">{t('account.badLogin')}</Notice> : null}
      <AttemptNotice failure={failure} waitMinutes={waitMinutes} />
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        ref={input}
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        value={password}
        onChange={setPassword}
        error={isTouched('password') && password === '' ? t('requiredValue') : undefined}
      />
      <div className={css.side}>
        <Link href={forgotPasswordHref}>{t('account.login.forgotPassword')}</Link>
      </div>
      <div className={css.send}>
        <Button type="submit" variant="primary" size="large" width="full" isLoading={isPending}>
          {t('accountPages.social.link.submit')}
        </Button>
      </div>
    </form>
  )
}

function TermsForm({
  step,
  onAcceptTerms,
  termsHref,
  loginHref,
}: SocialLoginViewProps & { step: TermsStep }) {
  const { t } = useTranslation()
  const [isAccepted, setAccepted] = useState(false)
  const { isTouched, touch } = useTouched<'terms'>()
  const box = useRef<HTMLButtonElement>(null)
  const { platform, email, username, isPending, failure, waitMinutes } = step

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    touch('terms')
    if (isAccepted) onAcceptTerms()
    else box.current?.focus()
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
          {t('accountPages.social.terms.title', { username })}
        </Heading>
        <Text tone="soft">
          {withWords(
            t('accountPages.social.terms.lead', {
              email,
              platform: t(`accountPages.social.platforms.${platform}`),
            }),
            (words) => (
              <strong>{words}</strong>
            ),
          )}
        </Text>
      </div>
      <AttemptNotice failure={failure} waitMinutes={waitMinutes} />
      <CheckboxField
        ref={box}
        name="terms"
        label={terms}
        isChecked={isAccepted}
        onChange={setAccepted}
        error={isTouched('terms') && !isAccepted ? t('account.termsRequired') : undefined}
      />
      <div className={css.send}>
        <Button type="submit" variant="primary" size="large" width="full" isLoading={isPending}>
          {t('accountPages.social.terms.submit')}
        </Button>
        <Text tone="soft">
          <Link href={loginHref}>{t('accountPages.backToLogin')}</Link>
        </Text>
      </div>
    </form>
  )
}

function Failed({
  failed,
  links,
  loginHref,
  signUpHref,
}: SocialLoginViewProps & { failed: FailedSocialLogin }) {
  const { t } = useTranslation()
  const { failure, platform, accountPlatform } = failed
  const nameOf = (one: SocialPlatform | null) =>
    one ? t(`accountPages.social.platforms.${one}`) : t('accountPages.social.aPlatform')
  // The way that leads on: by which the account logs in, else the same again.
  const way = failure === 'emailInUse' ? accountPlatform : failure === 'emailMissing' ? null : platform
  return (
    <div className={css.message}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {t(`accountPages.social.failed.${failure}.title`)}
        </Heading>
        <Text tone="soft">
          {t(`accountPages.social.failed.${failure}.lead`, {
            platform: nameOf(platform),
            accountPlatform: nameOf(accountPlatform),
          })}
        </Text>
      </div>
      <SocialButtons links={links.filter((link) => link.platform === way)} isAlone />
      <div className={css.actions}>
        {failure === 'emailMissing' ? (
          <ButtonLink href={signUpHref} variant="primary" size="large">
            {t('accountPages.social.signUp')}
          </ButtonLink>
        ) : null}
        <Link href={loginHref}>{t('accountPages.backToLogin')}</Link>
      </div>
    </div>
  )
}
