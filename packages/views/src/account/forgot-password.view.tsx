import { checkEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice, type AttemptProps } from './attempt-notice.tsx'
import { EmailField } from './email-field.tsx'
import { FormHead } from './form-head.tsx'
import { FormSubmit } from './form-submit.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { withStrongWords } from './with-words.ts'
import { Button } from '@aloft/design-system/primitives/button'
import { Link } from '@aloft/design-system/primitives/link'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form.css.ts'

export interface ForgotPasswordViewProps extends AttemptProps {
  /** Called with a trimmed, plausible address; never while pending. */
  onSubmit: (email: string) => void
  /** The requested address: the answer is the same whether it has an account or not. */
  sentTo?: string | undefined
  /** Goes back from the answer to the form. */
  onAnother: () => void
  /** Address of a logged-in user: they come from their settings and have no password or have forgotten it. */
  signedInEmail?: string | undefined
  /** The login, or the settings of a logged-in user. */
  backHref: string
}

/** Requests a link for a new password by email (SES-28). */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  const { sentTo, signedInEmail } = props
  // Kept while the answer is shown, so that a typo can be corrected.
  const [typedEmail, setEmail] = useState(sentTo)
  // The logged-in user may only be known after the first render.
  const email = typedEmail ?? signedInEmail ?? ''
  if (sentTo !== undefined) return <Sent {...props} sentTo={sentTo} />
  return (
    <>
      <AddressForm {...props} email={email} setEmail={setEmail} />
      <div className={css.under}>
        <BackLink {...props} />
      </div>
    </>
  )
}

function AddressForm({
  onSubmit,
  isPending = false,
  failure,
  waitSeconds,
  email,
  setEmail,
}: ForgotPasswordViewProps & { email: string; setEmail: (email: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const form = useCheckedForm({
    isPending,
    failure,
    waitSeconds,
    fields: [{ isWrong: checkEmail(email) !== null, ref: input }],
    onValid: () => onSubmit(email.trim()),
  })
  return (
    <form className={css.form} noValidate onSubmit={form.onSubmit}>
      <FormHead title={t('accountPages.forgot.title')} lead={t('accountPages.forgot.lead')} />
      <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
      <EmailField
        ref={input}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isSubmitted={form.isSubmitted}
      />
      <FormSubmit isPending={isPending} isWaiting={form.isWaiting}>
        {t('accountPages.forgot.submit')}
      </FormSubmit>
    </form>
  )
}

function Sent(props: ForgotPasswordViewProps & { sentTo: string }) {
  const { sentTo, onAnother } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.message}>
      <FormHead ref={heading} title={t('accountPages.forgot.sentTitle')}>
        <Text>{withStrongWords(t('accountPages.forgot.sent', { email: sentTo }))}</Text>
        <Text tone="soft">{t('accountPages.forgot.sentHint')}</Text>
      </FormHead>
      <div className={css.actions}>
        <Button onPress={onAnother}>{t('accountPages.forgot.another')}</Button>
        <BackLink {...props} />
      </div>
    </div>
  )
}

function BackLink({ signedInEmail, backHref }: ForgotPasswordViewProps) {
  const { t } = useTranslation()
  return (
    <Link href={backHref}>
      {signedInEmail === undefined ? t('accountPages.backToLogin') : t('accountPages.backToSettings')}
    </Link>
  )
}
