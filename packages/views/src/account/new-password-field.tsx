import { checkPassword, minPasswordLength } from '@aloft/domain/account/password.rules'
import type {} from '@aloft/messages/i18n'
import { type Ref, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PasswordField } from '@aloft/design-system/primitives/password-field'

export interface NewPasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** After a submit, errors are shown even if the field was never focused. */
  isSubmitted: boolean
  ref?: Ref<HTMLInputElement>
}

/** A new password with its rule and error message (SES-19, SES-20). */
export function NewPasswordField({ label, value, onChange, isSubmitted, ref }: NewPasswordFieldProps) {
  const { t } = useTranslation()
  const [isTouched, setTouched] = useState(false)
  const isWrong = (isTouched || isSubmitted) && checkPassword(value) !== null
  return (
    <PasswordField
      {...(ref && { ref })}
      label={label}
      name="new-password"
      autoComplete="new-password"
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      value={value}
      onChange={onChange}
      onBlur={() => value !== '' && setTouched(true)}
      hint={t('account.signUp.passwordHint', { minPwLength: minPasswordLength })}
      error={isWrong ? t('account.passwordInvalid', { minPwLength: minPasswordLength }) : undefined}
    />
  )
}
