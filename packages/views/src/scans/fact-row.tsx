import type { ReactNode } from 'react'
import * as css from './fact-row.css.ts'

export interface FactRowProps {
  label: string
  /** The control that the label names. */
  labelFor?: string
  /** Names the label, for a group that it belongs to. */
  labelId?: string
  children: ReactNode
  /** How sure, at the end of the row. */
  aside?: ReactNode
}

/** A line in a sheet of facts: label, value and confidence. Its parent is a container of inline size. */
export function FactRow({ label, labelFor, labelId, children, aside }: FactRowProps) {
  return (
    <div className={css.row}>
      {labelFor ? (
        <label className={css.label} htmlFor={labelFor}>
          {label}
        </label>
      ) : (
        <div className={css.label} id={labelId}>
          {label}
        </div>
      )}
      <div className={css.body}>{children}</div>
      {aside ? <div className={css.aside}>{aside}</div> : null}
    </div>
  )
}
