import * as css from './slider-field.css.ts'
import { Field } from './field.tsx'

export interface SliderFieldProps {
  label: string
  name: string
  value: number
  min: number
  max: number
  step?: number
  /** The value in words, such as `€15.00`, shown beside the label and announced. */
  shown: string
  onChange: (value: number) => void
  hint?: string | undefined
  isDisabled?: boolean
}

/** A number to try out rather than type. Uses the browser's slider: arrow keys move it by `step`. */
export function SliderField({
  label,
  name,
  value,
  min,
  max,
  step = 1,
  shown,
  onChange,
  hint,
  isDisabled = false,
}: SliderFieldProps) {
  return (
    <Field label={label} hint={hint} count={<span className={css.shown}>{shown}</span>}>
      {(control) => (
        <input
          {...control}
          className={css.slider}
          type="range"
          name={name}
          value={value}
          min={min}
          max={max}
          step={step}
          aria-valuetext={shown}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  )
}
