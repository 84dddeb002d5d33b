import type {} from '@aloft/messages/i18n'
import type { Ref } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PasswordField } from '@aloft/design-system/primitives/password-field'

export interface KnownPasswordFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
  /** After a submit, an empty field shows its error even if it was never focused. */
  isSubmitted: boolean
  hint?: string | undefined
  /** The server's error for this field. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The password of an existing account. */
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
