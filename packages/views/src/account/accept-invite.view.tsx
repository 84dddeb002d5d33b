import { checkPassword } from '@aloft/domain/account/password.rules'
import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type {} from '@aloft/messages/i18n'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice, type AttemptProps } from './attempt-notice.tsx'
import { FormHead } from './form-head.tsx'
import { FormSubmit } from './form-submit.tsx'
import { KnownAccount } from './known-account.tsx'
import { KnownPasswordField } from './known-password-field.tsx'
import { MailedFormLoading } from './mailed-form-loading.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { SocialButtons, type SocialLink } from './social-buttons.tsx'
import { TermsField } from './terms-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { withStrongWords } from './with-words.ts'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Link } from '@aloft/design-system/primitives/link'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form.css.ts'

export interface Invite {
  readonly teamName: string
  /** The address the invitation was sent to. */
  readonly email: string
  /** The invited person has an account, so they enter its password instead of setting one. */
  readonly hasAccount: boolean
  /** The platform they log in with, if that account has no password. */
  readonly socialPlatform: SocialPlatform | null
}

/** `failed`: the server did not answer. */
export type AcceptInviteContent =
  | { kind: 'loading' }
  | { kind: 'ready'; invite: Invite }
  | { kind: 'inviteInvalid' }
  | { kind: 'inviteAlreadyVerified' }
  | { kind: 'failed' }

export interface AcceptInviteViewProps extends AttemptProps<'badLogin'> {
  content: AcceptInviteContent
  /** The invited person is logged in already, so nothing needs to be entered. */
  isInvitedHere?: boolean
  /** Link to the platform of an account without a password, if the installation offers it. */
  socialLink?: SocialLink | undefined
  /**
   * Called with a valid password and accepted terms, or without a password if the user is logged in; never
   * while pending.
   */
  onSubmit: (password?: string) => void
  onRetry: () => void
  isSignedIn: boolean
  /** The product, or the login if nobody is logged in. */
  continueHref: string
  forgotPasswordHref: string
  /** Address of the terms; without it, they're only named. */
  termsHref?: string | undefined
}

/** The page that an emailed team invitation links to (TEA-10, TEA-12). */
export function AcceptInviteView(props: AcceptInviteViewProps) {
  const { content, onRetry, isSignedIn, continueHref } = props
  const { t } = useTranslation()
  if (content.kind === 'ready') {
    const { invite } = content
    if (invite.hasAccount && props.isInvitedHere) return <KnownInvite {...props} invite={invite} />
    if (invite.socialPlatform !== null) return <PlatformInvite {...props} invite={invite} />
    return <InviteForm {...props} invite={invite} />
  }
  if (content.kind === 'loading') return <MailedFormLoading label={t('accountPages.invite.loading')} />
  return (
    <div className={css.message}>
      <FormHead
        title={t(`accountPages.invite.${content.kind}.title`)}
        lead={
          isSignedIn && content.kind === 'inviteAlreadyVerified'
            ? t('accountPages.validation.alreadyLead')
            : t(`accountPages.invite.${content.kind}.lead`)
        }
      />
      <div className={css.actions}>
        {content.kind === 'failed' ? (
          <Button variant="primary" size="large" icon={<Icon name="retry" />} onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        ) : (
          <ButtonLink
            href={continueHref}
            size="large"
            variant={content.kind === 'inviteAlreadyVerified' ? 'primary' : 'secondary'}
          >
            {isSignedIn ? t('accountPages.validation.continue') : t('accountPages.logIn')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

type InviteWords = 'email' | 'known' | 'knownHere' | 'knownByPlatform' | 'knownWithout'

function InviteHead({ invite: { teamName, email }, words }: { invite: Invite; words: InviteWords }) {
  const { t } = useTranslation()
  return (
    <>
      <FormHead
        title={t('accountPages.invite.title', { team: teamName })}
        lead={t('accountPages.invite.lead')}
      />
      <Text>{withStrongWords(t(`accountPages.invite.${words}`, { email }))}</Text>
    </>
  )
}

type ReadyProps = AcceptInviteViewProps & { invite: Invite }

/** For an invited person who is logged in. */
function KnownInvite({ invite, onSubmit, isPending = false, failure, waitSeconds }: ReadyProps) {
  const { t } = useTranslation()
  return (
    <div className={css.form}>
      <InviteHead invite={invite} words="knownHere" />
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <Button variant="primary" size="large" width="full" isLoading={isPending} onPress={() => onSubmit()}>
        {t('accountPages.invite.submit')}
      </Button>
    </div>
  )
}

/** The account has no password: the user logs in with their platform, or sets a password. */
function PlatformInvite({ invite, socialLink, forgotPasswordHref }: ReadyProps) {
  const { t } = useTranslation()
  return (
    <div className={css.form}>
      <InviteHead invite={invite} words={socialLink ? 'knownByPlatform' : 'knownWithout'} />
      {socialLink ? (
        <SocialButtons links={[socialLink]} isAlone />
      ) : (
        <ButtonLink variant="primary" size="large" width="full" href={forgotPasswordHref}>
          {t('accountPages.invite.setPassword')}
        </ButtonLink>
      )}
    </div>
  )
}

function InviteForm(props: ReadyProps) {
  const { invite, onSubmit, isPending = false, failure, waitSeconds, forgotPasswordHref, termsHref } = props
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [isTermsAccepted, setTermsAccepted] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const termsBox = useRef<HTMLButtonElement>(null)
  const { hasAccount, email } = invite
  const form = useCheckedForm({
    isPending,
    failure,
    waitSeconds,
    fields: [
      { isWrong: hasAccount ? password === '' : checkPassword(password) !== null, ref: passwordInput },
      // An existing account has accepted the terms already.
      { isWrong: !hasAccount && !isTermsAccepted, ref: termsBox },
    ],
    onValid: () => onSubmit(password),
  })

  useEffect(() => {
    if (failure === 'badLogin') passwordInput.current?.focus()
  }, [failure])

  return (
    <form className={css.form} noValidate onSubmit={form.onSubmit}>
      <InviteHead invite={invite} words={hasAccount ? 'known' : 'email'} />
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <KnownAccount email={email} />
      {hasAccount ? (
        <>
          <KnownPasswordField
            ref={passwordInput}
            label={t('accountPages.invite.knownPassword')}
            value={password}
            onChange={setPassword}
            isSubmitted={form.isSubmitted}
            error={failure === 'badLogin' ? t('account.badLogin') : undefined}
          />
          <div className={css.side}>
            <Link href={forgotPasswordHref}>{t('accountPages.invite.forgot')}</Link>
          </div>
        </>
      ) : (
        <>
          <NewPasswordField
            ref={passwordInput}
            label={t('accountPages.invite.password')}
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
        </>
      )}
      <FormSubmit isPending={isPending} isWaiting={form.isWaiting}>
        {t('accountPages.invite.submit')}
      </FormSubmit>
    </form>
  )
}
