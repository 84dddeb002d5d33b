import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** The user's own logo or picture; never a drawing of ours. */
  picture?: ReactNode
  /** One button: what to do first. */
  action?: ReactNode
  level?: 2 | 3
}

/** Nothing here yet, why, and the one thing to do. */
export function EmptyState({ title, children, picture, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.frame}>
      {picture}
      <div className={css.words}>
        <Heading level={level} size={20}>
          {title}
        </Heading>
        {children ? (
          <Text as="div" tone="soft">
            {children}
          </Text>
        ) : null}
      </div>
      {action}
    </div>
  )
}
