import { checkEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttemptNotice } from '../../patterns/account/attempt-notice.tsx'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Link } from '../../primitives/link.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { useTouched } from '../use-touched.ts'
import * as css from './form.css.ts'
import { withWords } from './with-words.ts'

export type ForgotPasswordFailure = 'tooManyAttempts' | 'generic'

export interface ForgotPasswordViewProps {
  /** Called with a trimmed address that may be one; never while pending. */
  onSubmit: (email: string) => void
  isPending?: boolean
  failure?: ForgotPasswordFailure | undefined
  /** Minutes until another attempt counts, for `tooManyAttempts`. */
  waitMinutes?: number | undefined
  /** The address that was asked for: the answer is the same whether there is an account or not. */
  sentTo?: string | undefined
  /** Back from the answer to the form. */
  onAnother: () => void
  loginHref: string
}

/** Asks for the address that a link for a new password is sent to (SES-28). */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  const { sentTo, loginHref } = props
  const { t } = useTranslation()
  // Kept over the answer, so that a typing error can be put right.
  const [email, setEmail] = useState(sentTo ?? '')
  if (sentTo !== undefined) return <Sent {...props} sentTo={sentTo} />
  return (
    <>
      <AddressForm {...props} email={email} setEmail={setEmail} />
      <div className={css.under}>
        <Link href={loginHref}>{t('accountPages.backToLogin')}</Link>
      </div>
    </>
  )
}

function AddressForm({
  onSubmit,
  isPending = false,
  failure,
  waitMinutes,
  email,
  setEmail,
}: ForgotPasswordViewProps & { email: string; setEmail: (email: string) => void }) {
  const { t } = useTranslation()
  const { isTouched, touch } = useTouched<'email'>()
  const input = useRef<HTMLInputElement>(null)
  const isWrong = checkEmail(email) !== null

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    touch('email')
    if (isWrong) input.current?.focus()
    else onSubmit(email.trim())
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {t('accountPages.forgot.title')}
        </Heading>
        <Text tone="soft">{t('accountPages.forgot.lead')}</Text>
      </div>
      <AttemptNotice failure={failure} waitMinutes={waitMinutes} />
      <TextField
        ref={input}
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        onBlur={() => email !== '' && touch('email')}
        error={isTouched('email') && isWrong ? t('account.emailInvalid') : undefined}
      />
      <Button type="submit" variant="primary" size="large" width="full" isLoading={isPending}>
        {t('accountPages.forgot.submit')}
      </Button>
    </form>
  )
}

function Sent({ sentTo, onAnother, loginHref }: ForgotPasswordViewProps & { sentTo: string }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.message}>
      <div className={css.head}>
        <Heading ref={heading} level={1} size={32}>
          {t('accountPages.forgot.sentTitle')}
        </Heading>
        <Text>
          {withWords(t('accountPages.forgot.sent', { email: sentTo }), (words) => (
            <strong>{words}</strong>
          ))}
        </Text>
        <Text tone="soft">{t('accountPages.forgot.sentHint')}</Text>
      </div>
      <div className={css.actions}>
        <Button onPress={onAnother}>{t('accountPages.forgot.another')}</Button>
        <Link href={loginHref}>{t('accountPages.backToLogin')}</Link>
      </div>
    </div>
  )
}
