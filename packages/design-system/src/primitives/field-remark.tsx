import type { ReactNode } from 'react'
import { remark, remarkIcon } from './field.css.ts'
import { Icon } from './icon.tsx'

export interface FieldRemarkProps {
  /** Id that the control refers to as its description. */
  id: string
  children: ReactNode
}

/** A field's error and how to fix it, shown under its control. */
export function FieldRemark({ id, children }: FieldRemarkProps) {
  return (
    <p id={id} className={remark}>
      <span className={remarkIcon}>
        <Icon name="error" />
      </span>
      {children}
    </p>
  )
}
