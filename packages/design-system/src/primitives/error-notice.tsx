import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export interface ErrorNoticeProps {
  children: ReactNode
  title?: string
  /** What the button says, such as “Try again”. */
  way: string
  onWay: () => void
}

/** What went wrong, with the way on from there. */
export function ErrorNotice({ children, title, way, onWay }: ErrorNoticeProps) {
  return (
    <Notice
      tone="error"
      {...(title !== undefined && { title })}
      action={
        <Button size="small" onPress={onWay}>
          {way}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
