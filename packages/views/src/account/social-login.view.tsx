import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type {} from '@aloft/messages/i18n'
import { useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice } from './attempt-notice.tsx'
import { FormHead } from './form-head.tsx'
import { FormSubmit } from './form-submit.tsx'
import { KnownAccount } from './known-account.tsx'
import { KnownPasswordField } from './known-password-field.tsx'
import { SocialButtons, type SocialLink } from './social-buttons.tsx'
import { TermsField } from './terms-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { withStrongWords } from './with-words.ts'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form.css.ts'

interface Step {
  readonly platform: SocialPlatform
  readonly email: string
  readonly isPending: boolean
  /** Seconds until the next attempt is allowed, for `tooManyAttempts` and `busy`. */
  readonly waitSeconds: number
}

/** The address already has an account: its password links the two. */
export interface LinkStep extends Step {
  readonly failure: 'badLogin' | 'tooManyAttempts' | 'busy' | undefined
}

/** A new account is about to be created. */
export interface TermsStep extends Step {
  readonly username: string
  readonly failure: 'tooManyAttempts' | 'busy' | undefined
}

export interface FailedSocialLogin {
  readonly failure:
    | 'accessDenied'
    | 'platformAuthFailure'
    | 'emailInUse'
    | 'emailMissing'
    | 'tooManyAttempts'
    | 'busy'
    | 'generic'
  readonly platform: SocialPlatform | null
  /** For `emailInUse`: the platform the existing account logs in with. */
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
  /** Called when the terms are accepted; never while pending. */
  onAcceptTerms: () => void
  /** Links to the platforms, to start over. */
  links: readonly SocialLink[]
  loginHref: string
  signUpHref: string
  forgotPasswordHref: string
  /** Address of the terms; without it, they're only named. */
  termsHref?: string | undefined
}

/**
 * The page after returning from a platform (ACT-007, ACT-008): a short wait, one more question, or why the
 * login failed.
 */
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
  const input = useRef<HTMLInputElement>(null)
  const { platform, email, isPending, failure, waitSeconds } = step
  const form = useCheckedForm({
    isPending,
    failure,
    waitSeconds,
    fields: [{ isWrong: password === '', ref: input }],
    onValid: () => onSendPassword(password),
  })
  const names = { email, platform: t(`accountPages.social.platforms.${platform}`) }

  return (
    <form className={css.form} noValidate onSubmit={form.onSubmit}>
      <FormHead
        title={t('accountPages.social.link.title')}
        lead={withStrongWords(t('accountPages.social.link.lead', names))}
      />
      {failure === 'badLogin' ? <Notice tone="error">{t('account.badLogin')}</Notice> : null}
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <KnownAccount email={email} />
      <KnownPasswordField
        ref={input}
        value={password}
        onChange={setPassword}
        isSubmitted={form.isSubmitted}
      />
      <div className={css.side}>
        <Link href={forgotPasswordHref}>{t('account.login.forgotPassword')}</Link>
      </div>
      <div className={css.send}>
        <FormSubmit isPending={isPending} isWaiting={form.isWaiting}>
          {t('accountPages.social.link.submit')}
        </FormSubmit>
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
  const box = useRef<HTMLButtonElement>(null)
  const { platform, email, username, isPending, failure, waitSeconds } = step
  const form = useCheckedForm({
    isPending,
    failure,
    waitSeconds,
    fields: [{ isWrong: !isAccepted, ref: box }],
    onValid: onAcceptTerms,
  })
  const names = { email, platform: t(`accountPages.social.platforms.${platform}`) }

  return (
    <form className={css.form} noValidate onSubmit={form.onSubmit}>
      <FormHead
        title={t('accountPages.social.terms.title', { username })}
        lead={withStrongWords(t('accountPages.social.terms.lead', names))}
      />
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <TermsField
        ref={box}
        isAccepted={isAccepted}
        onChange={setAccepted}
        isSubmitted={form.isSubmitted}
        href={termsHref}
      />
      <div className={css.send}>
        <FormSubmit isPending={isPending} isWaiting={form.isWaiting}>
          {t('accountPages.social.terms.submit')}
        </FormSubmit>
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
  // The platform to continue with: the account's own, otherwise the same again.
  const way = failure === 'emailInUse' ? accountPlatform : failure === 'emailMissing' ? null : platform
  return (
    <div className={css.message}>
      <FormHead
        title={t(`accountPages.social.failed.${failure}.title`)}
        lead={t(`accountPages.social.failed.${failure}.lead`, {
          platform: nameOf(platform),
          accountPlatform: nameOf(accountPlatform),
        })}
      />
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
