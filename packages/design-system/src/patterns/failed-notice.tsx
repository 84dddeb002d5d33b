import type { ReactNode } from 'react'
import { Notice, type NoticeProps } from '../primitives/notice.tsx'
import { type FailedLoad, RequestId, RetryButton } from './failed-load.tsx'

export interface FailedNoticeProps {
  failed: FailedLoad
  children: ReactNode
  title?: string
  /** `warning` if the rest of the page is complete. */
  tone?: Extract<NoticeProps['tone'], 'error' | 'warning'>
}

/** In place of a part of a page or modal that failed to load. */
export function FailedNotice({ failed, children, title = '', tone = 'error' }: FailedNoticeProps) {
  return (
    <Notice
      tone={tone}
      title={title}
      action={<RetryButton size="small" onRetry={failed.onRetry} waitSeconds={failed.waitSeconds} />}
    >
      {children}
      <RequestId requestId={failed.requestId} />
    </Notice>
  )
}
