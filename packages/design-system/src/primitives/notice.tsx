import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as css from './notice.css.ts'

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error'
  children?: ReactNode
  title?: string
  /** A link or quiet buttons at the end, or below the text if they'd be too narrow beside it. */
  action?: ReactNode
}

/** A short message in the page. Errors are announced at once, others when the screen reader is idle. */
export function Notice({ tone, children, title, action }: NoticeProps) {
  return (
    <div className={css.notice({ tone })} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={css.mark({ tone })}>
        <Icon name={tone} />
      </span>
      <div className={css.content}>
        <div className={css.words}>
          {title ? <strong className={css.title}>{title}</strong> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {action}
      </div>
    </div>
  )
}
