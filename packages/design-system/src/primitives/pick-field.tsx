import { type Ref, useId } from 'react'
import { remark, remarkIcon } from './field.css.ts'
import { Icon } from './icon.tsx'
import * as css from './pick-field.css.ts'

export interface PickChoice<Value extends string> {
  value: Value
  label: string
  detail?: string
}

export interface PickFieldProps<Value extends string> {
  label: string
  name: string
  choices: readonly PickChoice<Value>[]
  /** Null is "pick for me", which is a choice like the others. */
  value: Value | null
  onChange: (value: Value | null) => void
  /** The words for null; first in the list. */
  pickLabel: string
  pickDetail?: string
  /** `rows` one below the other, with room for details; `chips` side by side. */
  look?: 'rows' | 'chips'
  /** The label is drawn by somebody else and only spoken here. */
  isLabelHidden?: boolean
  error?: string | undefined
  /** The choice in force, to put the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** One of several, or the decision left to us. Arrow keys move through it. */
export function PickField<Value extends string>({
  label,
  name,
  choices,
  value,
  onChange,
  pickLabel,
  pickDetail,
  look = 'rows',
  isLabelHidden = false,
  error,
  ref,
}: PickFieldProps<Value>) {
  const noteId = useId()
  const all = [
    { value: null, label: pickLabel, ...(pickDetail ? { detail: pickDetail } : {}) },
    ...choices,
  ] as const
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className={css.legend({ isHidden: isLabelHidden })}>{label}</legend>
      <div className={css.options({ look })}>
        {all.map((choice) => (
          <label key={choice.value ?? ''} className={css.option({ look })}>
            <input
              ref={choice.value === value ? ref : undefined}
              className={css.radio}
              type="radio"
              name={name}
              value={choice.value ?? ''}
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
