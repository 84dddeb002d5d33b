import type { ReactNode } from 'react'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './picker-remark.css.ts'

export interface PickerRemarkProps {
  children: ReactNode
  /** `error` blocks the launch, `hint` only advises. */
  tone?: 'error' | 'hint'
  /** The button that fixes it. */
  action?: { label: string; onPress: () => void } | undefined
}

/** A problem with the picked entries, and the button that fixes it. */
export function PickerRemark({ children, tone = 'error', action }: PickerRemarkProps) {
  return (
    <div className={css.remark({ tone })} role="status">
      <span className={css.words}>
        <Icon name={tone === 'error' ? 'error' : 'info'} />
        <span>{children}</span>
      </span>
      {action ? (
        <button type="button" className={css.repair} onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  )
}
