import type { ReactNode } from 'react'
import type { Status } from '../theme/tokens.ts'
import { Icon, type IconName } from './icon.tsx'
import * as css from './pill.css.ts'

export interface PillProps {
  status: Status | 'neutral'
  /** The word: colour never stands alone. */
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

/** Where an ad stands: icon, word, colour, in that order of importance. */
export function Pill({ status, children }: PillProps) {
  return (
    <span className={css.pill({ status })}>
      <Icon name={icons[status]} size={14} />
      {children}
    </span>
  )
}
