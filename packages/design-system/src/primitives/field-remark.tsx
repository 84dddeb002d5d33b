import type { ReactNode } from 'react'
import { remark, remarkIcon } from './field.css.ts'
import { Icon } from './icon.tsx'

export interface FieldRemarkProps {
  /** What the control names as its description. */
  id: string
  children: ReactNode
}

/** What is wrong with a field and how to right it, under its control. */
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
