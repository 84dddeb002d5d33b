import { type Ref, useId } from 'react'
import { FieldRemark } from './field-remark.tsx'
import * as css from './pick-field.css.ts'
import { RadioOption } from './radio-option.tsx'

export interface PickChoice<Value extends string> {
  value: Value
  label: string
  detail?: string
}

export interface PickFieldProps<Value extends string> {
  label: string
  name: string
  choices: readonly PickChoice<Value>[]
  /** Null is "pick for me", an option like the others. */
  value: Value | null
  onChange: (value: Value | null) => void
  /** Label of null, the first option. */
  pickLabel: string
  pickDetail?: string
  /** `rows` below each other, with space for details; `chips` side by side. */
  variant?: 'rows' | 'chips'
  /** The label is visible elsewhere; here it's only for screen readers. */
  isLabelHidden?: boolean
  error?: string | undefined
  /** Ref of the current choice, for setting the focus. */
  ref?: Ref<HTMLInputElement>
}

/** A choice between options, one of which leaves the decision to us. Arrow keys move through them. */
export function PickField<Value extends string>({
  label,
  name,
  choices,
  value,
  onChange,
  pickLabel,
  pickDetail,
  variant = 'rows',
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
      <div className={css.options({ variant })}>
        {all.map((choice) => (
          <RadioOption
            key={choice.value ?? ''}
            ref={choice.value === value ? ref : undefined}
            name={name}
            value={choice.value ?? ''}
            label={choice.label}
            detail={choice.detail}
            isChecked={choice.value === value}
            onChoose={() => onChange(choice.value)}
            variant={variant === 'rows' ? 'row' : 'chip'}
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
