import type { ReactNode } from 'react'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'
import * as css from './empty-list.css.ts'

export interface EmptyListProps {
  title: string
  lead: string
  /** What fills it: a link, or a button that clears the filters. */
  children?: ReactNode
}

/** Replaces the rows of a list that has none. */
export function EmptyList({ title, lead, children }: EmptyListProps) {
  return (
    <div className={css.box}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      <Text tone="soft">{lead}</Text>
      {children}
    </div>
  )
}
