import { checkPassword } from '@aloft/domain/account/password.rules'
import type {} from '@aloft/messages/i18n'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Link } from '../../primitives/link.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { Text } from '../../primitives/text.tsx'
import { AttemptNotice } from './attempt-notice.tsx'
import { type ChangeForm, useFormFocus } from './change-form.ts'
import { NewPasswordField } from './new-password-field.tsx'
import * as css from './settings-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export interface PasswordChange {
  /** The password of now. */
  readonly password: string
  readonly newPassword: string
}

export type PasswordChangeFailure = 'badLogin' | 'tooManyAttempts' | 'generic'

export interface PasswordSectionProps {
  form: ChangeForm<PasswordChangeFailure>
  /** Where who has no password yet asks for one by mail. */
  setByMailHref?: string | undefined
  /** The password was changed a moment ago. */
  isDone: boolean
  /** Called with values that hold the rules; never while pending. */
  onChange: (change: PasswordChange) => void
}

/** Another password for who says the one of now (SES-19, SES-20). */
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
          <Link look="inText" href={setByMailHref}>
            {t('accountPages.settings.password.setByMail')}
          </Link>
        </Text>
      ) : null}
    </SettingsSection>
  )
}

function PasswordForm({
  form: { isPending, failure, waitMinutes, onClose },
  onChange,
  first,
}: PasswordSectionProps & { first: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const newInput = useRef<HTMLInputElement>(null)
  const isMissing = password === ''

  useEffect(() => {
    if (failure === 'badLogin') first.current?.focus()
  }, [failure, first])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setSubmitted(true)
    if (isMissing) first.current?.focus()
    else if (checkPassword(newPassword)) newInput.current?.focus()
    else onChange({ password, newPassword })
  }
  const wrong = failure === 'badLogin' ? t('accountPages.settings.password.wrong') : undefined
  return (
    <form className={css.wide} noValidate onSubmit={submit}>
      <AttemptNotice failure={failure} waitMinutes={waitMinutes} />
      <PasswordField
        ref={first}
        label={t('accountPages.settings.password.current')}
        name="password"
        autoComplete="current-password"
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        value={password}
        onChange={setPassword}
        error={isSubmitted && isMissing ? t('requiredValue') : wrong}
      />
      <NewPasswordField
        ref={newInput}
        label={t('accountPages.newPassword')}
        value={newPassword}
        onChange={setNewPassword}
        isSubmitted={isSubmitted}
      />
      <div className={css.row}>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {t('accountPages.settings.password.submit')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('accountPages.settings.cancel')}
        </Button>
      </div>
    </form>
  )
}
