import { checkEmail } from '@aloft/domain/account/email.rules'
import type {} from '@aloft/messages/i18n'
import { type Ref, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { TextField } from '@aloft/design-system/primitives/text-field'

export interface EmailFieldProps {
  /** `username` for the address of an existing account. */
  autoComplete: 'username' | 'email'
  label?: string
  value: string
  onChange: (value: string) => void
  /** After a submit, errors are shown even if the field was never focused. */
  isSubmitted: boolean
  /** Another error of the address, shown at once. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The email address of an account, with its error message (SES-21, SES-22). */
export function EmailField(props: EmailFieldProps) {
  const { autoComplete, label, value, onChange, isSubmitted, error, ref } = props
  const { t } = useTranslation()
  const [isTouched, setTouched] = useState(false)
  const isWrong = (isTouched || isSubmitted) && checkEmail(value) !== null
  return (
    <TextField
      {...(ref && { ref })}
      label={label ?? t('account.email')}
      name="email"
      type="email"
      autoComplete={autoComplete}
      value={value}
      onChange={onChange}
      onBlur={() => value !== '' && setTouched(true)}
      error={isWrong ? t('account.emailInvalid') : error}
    />
  )
}
