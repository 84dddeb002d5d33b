import { type Ref, useId } from 'react'
import * as css from './choice-field.css.ts'
import { remark, remarkIcon } from './field.css.ts'
import { Icon } from './icon.tsx'

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
  /** The first choice, to put the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few, all in sight. */
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
          <label key={choice.value} className={css.option}>
            <input
              ref={index === 0 ? ref : undefined}
              className={css.radio}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={css.words}>
              {choice.label}
              {choice.detail ? <span className={css.detail}>{choice.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <div className={css.note}>
          <p id={noteId} className={remark}>
            <span className={remarkIcon}>
              <Icon name="error" />
            </span>
            {error}
          </p>
        </div>
      ) : null}
    </fieldset>
  )
}
