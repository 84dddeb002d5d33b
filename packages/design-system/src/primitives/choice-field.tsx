import { type Ref, useId } from 'react'
import * as css from './choice-field.css.ts'
import { FieldRemark } from './field-remark.tsx'
import { RadioOption } from './radio-option.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: string
  detail?: string
}

export interface ChoiceFieldProps<Value extends string> {
  /** The question. */
  label: string
  name: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** The word "Optional" in the reader's language. */
  optional?: string
  error?: string | undefined
  columns?: 1 | 3
  /** Ref of the first choice, for setting the focus. */
  ref?: Ref<HTMLInputElement>
}

/** A choice between a few options, all visible. */
export function ChoiceField<Value extends string>({
  label,
  name,
  choices,
  value,
  onChange,
  optional,
  error,
  columns = 3,
  ref,
}: ChoiceFieldProps<Value>) {
  const noteId = useId()
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className={css.legend}>
        {label}
        {optional ? <span className={css.optional}>{optional}</span> : null}
      </legend>
      <div className={css.options({ columns })}>
        {choices.map((choice, index) => (
          <RadioOption
            key={choice.value}
            ref={index === 0 ? ref : undefined}
            name={name}
            value={choice.value}
            label={choice.label}
            detail={choice.detail}
            isChecked={choice.value === value}
            onChoose={() => onChange(choice.value)}
            variant="card"
          />
        ))}
      </div>
      {error ? (
        <div className={css.note}>
          <FieldRemark id={noteId}>{error}</FieldRemark>
        </div>
      ) : null}
    </fieldset>
  )
}
