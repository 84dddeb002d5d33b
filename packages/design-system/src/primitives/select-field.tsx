import type { Ref } from 'react'
import { control as controlClass } from './field.css.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import * as css from './select-field.css.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectFieldProps<Value extends string> {
  label: string
  name: string
  options: readonly SelectOption<Value>[]
  /** The empty string while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value | '') => void
  /** Shown while nothing is chosen; without it, an option is always chosen. */
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
  optional?: string | undefined
  isDisabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** A choice between options in the browser's own list. */
export function SelectField<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  placeholder,
  hint,
  error,
  optional,
  isDisabled = false,
  ref,
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={css.frame}>
          <select
            {...control}
            ref={ref}
            className={`${controlClass} ${css.select}`}
            name={name}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value as Value | '')}
          >
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  )
}
