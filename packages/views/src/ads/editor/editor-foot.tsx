import type { ReactNode } from 'react'
import * as css from './editor-foot.css.ts'

export interface EditorFootProps {
  /** Whether the connection is down. It takes no room: it comes and goes with the connection. */
  band?: ReactNode
  /** What somebody else changed, and what couldn't be saved. */
  children?: ReactNode
}

/** Stays at the bottom of an editor in view. */
export function EditorFoot({ band, children }: EditorFootProps) {
  return (
    <div className={css.foot}>
      <div className={css.band}>{band}</div>
      {children}
    </div>
  )
}
