import type { ReactNode } from 'react'
import { Icon } from '../../primitives/icon.tsx'
import * as css from './picker-remark.css.ts'

export interface PickerRemarkProps {
  children: ReactNode
  /** `error` keeps the ad from its launch, `hint` only advises. */
  tone?: 'error' | 'hint'
  /** The press that rights it. */
  action?: { label: string; onPress: () => void } | undefined
}

/** What is the matter with the things picked, and the press that rights it. */
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
