import type { Ref } from 'react'
import * as css from './radio-option.css.ts'
import { sizedPicture } from './sized-picture.ts'

export interface RadioOptionProps {
  /** The same for all options of a field. */
  name: string
  value: string
  label: string
  detail?: string | undefined
  /** Address of a small picture. If some options of a field have one, the others leave room for it. */
  picture?: string | null | undefined
  isChecked: boolean
  onChoose: () => void
  /** `card` is for a grid, `row` for a list with room for details, `chip` for a line of options. */
  variant: 'card' | 'row' | 'chip'
  ref?: Ref<HTMLInputElement> | undefined
}

/** One of the options of a field; a press anywhere on it chooses it. */
export function RadioOption({
  name,
  value,
  label,
  detail,
  picture,
  isChecked,
  onChoose,
  variant,
  ref,
}: RadioOptionProps) {
  return (
    <label className={css.option({ variant })}>
      <input
        ref={ref}
        className={css.radio({ variant })}
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={onChoose}
      />
      {picture ? (
        <img className={css.picture} {...sizedPicture(picture, '40px')} alt="" loading="lazy" />
      ) : null}
      {picture === null ? <span className={css.picture} /> : null}
      <span className={css.words({ variant })}>
        {label}
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </span>
    </label>
  )
}
