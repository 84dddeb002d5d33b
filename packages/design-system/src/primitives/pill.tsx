import type { ReactNode } from 'react'
import type { Status } from '../theme/tokens.ts'
import { Icon, type IconName } from './icon.tsx'
import * as css from './pill.css.ts'

export interface PillProps {
  status: Status | 'neutral'
  /** The label, because color must never be the only sign. */
  children: ReactNode
}

const icons: Record<PillProps['status'], IconName> = {
  live: 'live',
  learning: 'learning',
  pending: 'pending',
  ending: 'ending',
  stopped: 'stopped',
  rejected: 'rejected',
  neutral: 'draft',
}

/** The status of an ad: icon, word and color, in that order of importance. */
export function Pill({ status, children }: PillProps) {
  return (
    <span className={css.pill({ status })}>
      <Icon name={icons[status]} size={14} />
      {children}
    </span>
  )
}
