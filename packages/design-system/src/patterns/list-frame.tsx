import type { ReactNode } from 'react'
import { Cluster } from '../primitives/cluster.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Stack } from '../primitives/stack.tsx'
import { Text } from '../primitives/text.tsx'
import * as css from './list-frame.css.ts'

export interface ListFrameProps {
  title: string
  /** What's in the list, in one sentence. */
  lead?: string
  /** How much of it is shown, in words. */
  count: string
  /** Links and buttons beside the title. */
  ways?: ReactNode
  /** Filters, rows, and messages about them. */
  children: ReactNode
}

/** A page with a list: its title, how much is shown, and what can be done with all of it. */
export function ListFrame({ title, lead, count, ways, children }: ListFrameProps) {
  const head = (
    <Cluster gap={16} rowGap={12} justify="between">
      <Heading level={1} size={32}>
        {title}
      </Heading>
      <Cluster gap={8}>
        <span className={css.count} role="status">
          {count}
        </span>
        {ways}
      </Cluster>
    </Cluster>
  )
  return (
    <div className={css.page}>
      {lead === undefined ? (
        head
      ) : (
        <Stack gap={8}>
          {head}
          <Text tone="soft">{lead}</Text>
        </Stack>
      )}
      {children}
    </div>
  )
}
