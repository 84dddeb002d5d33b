import { checkEmail, normaliseEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { AttemptNotice } from './attempt-notice.tsx'
import { type ChangeForm, useFormFocus } from './change-form.ts'
import { ResendAnswer, type ResendState } from './resend-answer.tsx'
import * as css from './settings-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export interface EmailChange {
  /** Trimmed. */
  readonly email: string
  /** The password of now. */
  readonly password: string
}

export type EmailChangeFailure = 'badLogin' | 'emailInUse' | 'tooManyAttempts' | 'generic'

export interface EmailSectionProps {
  email: string
  isVerified: boolean
  /** An address that was asked for and is not verified yet. */
  pendingEmail?: string | undefined
  resend: ResendState
  onResend: () => void
  /** Gives up the address that was asked for. */
  onKeep: () => void
  form: ChangeForm<EmailChangeFailure>
  /** Called with values that hold the rules; never while pending. */
  onChange: (change: EmailChange) => void
}

/** The address of an account: verified or not, and the way to another one. */
export function EmailSection(props: EmailSectionProps) {
  const { email, isVerified, pendingEmail, resend, onResend, onKeep, form } = props
  const { t } = useTranslation()
  const { first, opener } = useFormFocus(form.isOpen)
  return (
    <SettingsSection
      title={t('accountPages.settings.email.title')}
      lead={t('accountPages.settings.email.lead')}
    >
      <div className={css.row}>
        <Text as="span" weight="medium">
          {email}
        </Text>
        <Text as="span" size={13} tone={isVerified ? 'live' : 'ending'}>
          <span className={css.state}>
            <Icon name={isVerified ? 'success' : 'warning'} size={14} />
            {isVerified
              ? t('accountPages.settings.email.verified')
              : t('accountPages.settings.email.unverified')}
          </span>
        </Text>
      </div>
      {pendingEmail ? (
        <div className={css.wide}>
          <Notice tone="info" title={t('accountPages.settings.email.pendingTitle', { email: pendingEmail })}>
            {t('accountPages.settings.email.pending', { current: email })}
          </Notice>
          <div className={css.row}>
            <Button size="small" isLoading={form.isPending && !form.isOpen} onPress={onKeep}>
              {t('accountPages.settings.email.keep', { email })}
            </Button>
          </div>
        </div>
      ) : null}
      <ResendAnswer state={resend} />
      {isVerified ? null : (
        <Button size="small" isLoading={resend.kind === 'sending'} onPress={onResend}>
          {t('accountPages.settings.email.resend')}
        </Button>
      )}
      {form.isOpen ? null : <AttemptNotice failure={form.failure} waitMinutes={form.waitMinutes} />}
      {form.isOpen ? (
        <EmailForm {...props} first={first} />
      ) : (
        <Button ref={opener} onPress={form.onOpen}>
          {t('accountPages.settings.email.change')}
        </Button>
      )}
    </SettingsSection>
  )
}

function EmailForm({
  email,
  form: { isPending, failure, waitMinutes, onClose },
  onChange,
  first,
}: EmailSectionProps & { first: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const [newEmail, setNewEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const isSame = normaliseEmail(newEmail) === normaliseEmail(email)
  const emailError = checkEmail(newEmail)
    ? t('account.emailInvalid')
    : isSame && t('accountPages.settings.email.sameEmail')
  const isPasswordMissing = password === ''

  // What the server refused is at fault until the form is sent again.
  useEffect(() => {
    if (failure === 'emailInUse') first.current?.focus()
    if (failure === 'badLogin') passwordInput.current?.focus()
  }, [failure, first])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setSubmitted(true)
    if (emailError) first.current?.focus()
    else if (isPasswordMissing) passwordInput.current?.focus()
    else onChange({ email: newEmail.trim(), password })
  }
  const passwordError = failure === 'badLogin' ? t('accountPages.settings.password.wrong') : undefined
  return (
    <form className={css.wide} noValidate onSubmit={submit}>
      <AttemptNotice failure={failure} waitMinutes={waitMinutes} />
      <TextField
        ref={first}
        label={t('accountPages.settings.email.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        value={newEmail}
        onChange={setNewEmail}
        error={
          (isSubmitted && emailError) ||
          (failure === 'emailInUse' ? t('accountPages.settings.email.inUse') : undefined)
        }
      />
      <PasswordField
        ref={passwordInput}
        label={t('accountPages.settings.email.currentPassword')}
        name="password"
        autoComplete="current-password"
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        value={password}
        onChange={setPassword}
        hint={t('accountPages.settings.email.currentPasswordHint')}
        error={isSubmitted && isPasswordMissing ? t('requiredValue') : passwordError}
      />
      <div className={css.row}>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {t('accountPages.settings.email.submit')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('accountPages.settings.cancel')}
        </Button>
      </div>
    </form>
  )
}
