import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export interface ErrorNoticeProps {
  children: ReactNode
  title?: string
  /** Label of the button, such as “Try again”. */
  way: string
  onWay: () => void
}

/** An error message with a button for the next step. */
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
