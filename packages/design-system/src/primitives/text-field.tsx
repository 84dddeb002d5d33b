import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import * as css from './field.css.ts'
import { Field } from './field.tsx'

export interface TextFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'date'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
  optional?: string | undefined
  count?: ReactNode
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  type = 'text',
  autoComplete,
  placeholder,
  hint,
  error,
  optional,
  count,
  isDisabled = false,
  ref,
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} count={count}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className={css.control}
          type={type}
          name={name}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
          placeholder={placeholder}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
