import type { AttemptFailure } from './attempt-notice.tsx'
import { checkPassword } from '@aloft/domain/account/password.rules'
import type {} from '@aloft/messages/i18n'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { ChangeFormFrame } from './change-form-frame.tsx'
import { type ChangeForm, useFormFocus } from './change-form.ts'
import { KnownAccount } from './known-account.tsx'
import { KnownPasswordField } from './known-password-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import * as css from './settings-section.css.ts'
import { SettingsSection } from './settings-section.tsx'
import { useCheckedForm } from './use-checked-form.ts'

export interface PasswordChange {
  /** The current password. */
  readonly password: string
  readonly newPassword: string
}

export type PasswordChangeFailure = 'badLogin' | AttemptFailure

export interface PasswordSectionProps {
  /** Address of the account. */
  email: string
  form: ChangeForm<PasswordChangeFailure>
  /** Page where a user without a password requests one by email. */
  setByMailHref?: string | undefined
  /** The password has just been changed. */
  isDone: boolean
  /** Called with valid values; never while pending. */
  onChange: (change: PasswordChange) => void
}

/** Changes the password; requires the current one (SES-19, SES-20). */
export function PasswordSection(props: PasswordSectionProps) {
  const { form, isDone, setByMailHref } = props
  const { t } = useTranslation()
  const { first, opener } = useFormFocus(form.isOpen)
  return (
    <SettingsSection
      title={t('accountPages.settings.password.title')}
      lead={t('accountPages.settings.password.lead')}
    >
      {isDone ? (
        <div className={css.wide}>
          <Notice tone="success">{t('accountPages.settings.password.done')}</Notice>
        </div>
      ) : null}
      {form.isOpen ? (
        <PasswordForm {...props} first={first} />
      ) : (
        <Button ref={opener} onPress={form.onOpen}>
          {t('accountPages.settings.password.change')}
        </Button>
      )}
      {setByMailHref ? (
        <Text size={13} tone="soft">
          {t('accountPages.settings.password.none')}{' '}
          <Link variant="inText" href={setByMailHref}>
            {t('accountPages.settings.password.setByMail')}
          </Link>
        </Text>
      ) : null}
    </SettingsSection>
  )
}

function PasswordForm({
  email,
  form,
  onChange,
  first,
}: PasswordSectionProps & { first: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const newInput = useRef<HTMLInputElement>(null)
  const { isPending, failure } = form
  const checked = useCheckedForm({
    isPending,
    failure: form.failure,
    waitSeconds: form.waitSeconds,
    fields: [
      { isWrong: password === '', ref: first },
      { isWrong: checkPassword(newPassword) !== null, ref: newInput },
    ],
    onValid: () => onChange({ password, newPassword }),
  })

  useEffect(() => {
    if (failure === 'badLogin') first.current?.focus()
  }, [failure, first])

  return (
    <ChangeFormFrame
      form={form}
      onSubmit={checked.onSubmit}
      submitLabel={t('accountPages.settings.password.submit')}
      isWaiting={checked.isWaiting}
    >
      <KnownAccount email={email} />
      <KnownPasswordField
        ref={first}
        label={t('accountPages.settings.password.current')}
        value={password}
        onChange={setPassword}
        isSubmitted={checked.isSubmitted}
        error={failure === 'badLogin' ? t('accountPages.settings.password.wrong') : undefined}
      />
      <NewPasswordField
        ref={newInput}
        label={t('accountPages.newPassword')}
        value={newPassword}
        onChange={setNewPassword}
        isSubmitted={checked.isSubmitted}
      />
    </ChangeFormFrame>
  )
}
