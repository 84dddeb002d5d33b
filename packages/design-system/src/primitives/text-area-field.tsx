import type { ReactNode, Ref } from 'react'
import { control as controlClass } from './field.css.ts'
import { Field } from './field.tsx'
import * as css from './text-area-field.css.ts'

export interface TextAreaFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Number of lines before the field grows with its text. */
  rows?: number
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
  optional?: string | undefined
  count?: ReactNode
  isDisabled?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for several lines that grows with its text. */
export function TextAreaField({
  label,
  name,
  value,
  onChange,
  onBlur,
  rows = 3,
  placeholder,
  hint,
  error,
  optional,
  count,
  isDisabled = false,
  ref,
}: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} count={count}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className={`${controlClass} ${css.area}`}
          name={name}
          value={value}
          rows={rows}
          // The browser ignores `rows` in a field that grows with its text.
          style={rows > 1 ? { minHeight: `calc(${rows}lh + 20px)` } : undefined}
          placeholder={placeholder}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
