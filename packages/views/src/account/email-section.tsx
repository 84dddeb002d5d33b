import { checkEmail, normaliseEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { type AttemptFailure, AttemptNotice } from './attempt-notice.tsx'
import { ChangeFormFrame } from './change-form-frame.tsx'
import { type ChangeForm, useFormFocus } from './change-form.ts'
import { EmailField } from './email-field.tsx'
import { KnownAccount } from './known-account.tsx'
import { KnownPasswordField } from './known-password-field.tsx'
import { ResendAnswer, type ResendState } from './resend-answer.tsx'
import * as css from './settings-section.css.ts'
import { SettingsSection } from './settings-section.tsx'
import { useCheckedForm } from './use-checked-form.ts'

export interface EmailChange {
  /** Trimmed. */
  readonly email: string
  /** The current password. */
  readonly password: string
}

export type EmailChangeFailure = 'badLogin' | 'emailInUse' | AttemptFailure

export interface EmailSectionProps {
  email: string
  isVerified: boolean
  /** A requested address that isn't verified yet. */
  pendingEmail?: string | undefined
  resend: ResendState
  onResend: () => void
  /** Drops the requested address. */
  onKeep: () => void
  form: ChangeForm<EmailChangeFailure>
  /** Called with valid values; never while pending. */
  onChange: (change: EmailChange) => void
}

/** The email address of an account: whether it's verified, and a form to change it. */
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
          <span className={css.address}>{email}</span>
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
              {t('accountPages.settings.email.keep')}
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
      {form.isOpen ? null : <AttemptNotice failure={form.failure} waitSeconds={form.waitSeconds} />}
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
  form,
  onChange,
  first,
}: EmailSectionProps & { first: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const [newEmail, setNewEmail] = useState('')
  const [password, setPassword] = useState('')
  const passwordInput = useRef<HTMLInputElement>(null)
  const { isPending, failure } = form
  const isSame = normaliseEmail(newEmail) === normaliseEmail(email)
  const checked = useCheckedForm({
    isPending,
    failure: form.failure,
    waitSeconds: form.waitSeconds,
    fields: [
      { isWrong: checkEmail(newEmail) !== null || isSame, ref: first },
      { isWrong: password === '', ref: passwordInput },
    ],
    onValid: () => onChange({ email: newEmail.trim(), password }),
  })

  // A value the server refused stays invalid until the form is sent again.
  useEffect(() => {
    if (failure === 'emailInUse') first.current?.focus()
    if (failure === 'badLogin') passwordInput.current?.focus()
  }, [failure, first])

  const emailError = checked.isSubmitted && isSame ? 'sameEmail' : failure === 'emailInUse' ? 'inUse' : null
  return (
    <ChangeFormFrame
      form={form}
      onSubmit={checked.onSubmit}
      submitLabel={t('accountPages.settings.email.submit')}
      isWaiting={checked.isWaiting}
    >
      <EmailField
        ref={first}
        label={t('accountPages.settings.email.newEmail')}
        autoComplete="email"
        value={newEmail}
        onChange={setNewEmail}
        isSubmitted={checked.isSubmitted}
        error={emailError ? t(`accountPages.settings.email.${emailError}`) : undefined}
      />
      <KnownAccount email={email} />
      <KnownPasswordField
        ref={passwordInput}
        label={t('accountPages.settings.email.currentPassword')}
        value={password}
        onChange={setPassword}
        isSubmitted={checked.isSubmitted}
        hint={t('accountPages.settings.email.currentPasswordHint')}
        error={failure === 'badLogin' ? t('accountPages.settings.password.wrong') : undefined}
      />
    </ChangeFormFrame>
  )
}
