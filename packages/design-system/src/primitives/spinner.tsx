import * as css from './spinner.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SpinnerProps {
  /** Describes the activity for screen readers; left out if there's text beside it. */
  label?: string
  /** CSS pixels. */
  size?: 14 | 20
}

/** Shown while a short activity is in progress. Whole screens use skeletons instead. */
export function Spinner({ label, size = 14 }: SpinnerProps) {
  return (
    <span className={css.frame} role={label ? 'status' : undefined}>
      <span className={css.spinner({ size })} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
