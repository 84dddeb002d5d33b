import type {} from '@aloft/messages/i18n'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '@aloft/design-system/primitives/password-field'

export interface KnownPasswordFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
  /** The form was sent: that nothing is given shows, though nobody has been through the field. */
  isSubmitted: boolean
  hint?: string | undefined
  /** The server's answer about it. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The password of an account that there is. */
export function KnownPasswordField(props: KnownPasswordFieldProps) {
  const { label, value, onChange, isSubmitted, hint, error, ref } = props
  const { t } = useTranslation()
  return (
    <PasswordField
      {...(ref && { ref })}
      label={label ?? t('account.password')}
      name="password"
      autoComplete="current-password"
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      value={value}
      onChange={onChange}
      hint={hint}
      error={isSubmitted && value === '' ? t('requiredValue') : error}
    />
  )
}
