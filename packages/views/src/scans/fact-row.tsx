import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type { ReactNode } from 'react'
import * as css from './fact-row.css.ts'

export interface FactRowProps {
  label: string
  /** Id of the control that the label belongs to. */
  labelFor?: string
  /** Id of the label itself, for a group that it names. */
  labelId?: string
  children: ReactNode
  /** The confidence, at the end of the row. */
  aside?: ReactNode
  /** The step of the guide that points at it. */
  guide?: GuideAttribute | undefined
}

/** A row of label, value and confidence. Its parent is a container of inline size. */
export function FactRow({ label, labelFor, labelId, children, aside, guide }: FactRowProps) {
  return (
    <div className={css.row} data-guide={guide}>
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
