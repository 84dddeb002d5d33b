import { type Ref, useState } from 'react'
import { control as controlClass } from './field.css.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import * as css from './password-field.css.ts'

export interface PasswordFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete: 'current-password' | 'new-password'
  /** Names of the eye button for screen readers. */
  showLabel: string
  hideLabel: string
  hint?: string | undefined
  error?: string | undefined
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  name,
  value,
  onChange,
  onBlur,
  autoComplete,
  showLabel,
  hideLabel,
  hint,
  error,
  isDisabled = false,
  ref,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={css.frame}>
          <input
            {...control}
            ref={ref}
            className={`${controlClass} ${css.room}`}
            type={isShown ? 'text' : 'password'}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <button
            type="button"
            className={css.toggle}
            aria-label={isShown ? hideLabel : showLabel}
            disabled={isDisabled}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'hide' : 'show'} />
          </button>
        </div>
      )}
    </Field>
  )
}
