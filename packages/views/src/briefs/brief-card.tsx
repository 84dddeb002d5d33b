import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { SaveState, type SaveStateProps } from '@aloft/design-system/patterns/save-state'
import * as css from './brief-card.css.ts'

export interface BriefCardProps {
  title: string
  lead: string
  /** Save state of the last change; null if nothing was changed. */
  save?: SaveStateProps | null
  /** Beside the title. */
  action?: ReactNode
  /** If its title is already shown, as in its own modal. */
  isUntitled?: boolean
  /** For addresses that lead to it. */
  anchor?: string
  children: ReactNode
}

/** A section of the page of briefs. */
export function BriefCard({
  title,
  lead,
  save = null,
  action,
  isUntitled = false,
  anchor,
  children,
}: BriefCardProps) {
  const id = useId()
  const tools =
    save || action ? (
      <Cluster gap={16} rowGap={8}>
        {save ? <SaveState {...save} /> : null}
        {action}
      </Cluster>
    ) : null
  if (isUntitled) {
    return (
      <div className={css.bare}>
        {tools}
        {children}
      </div>
    )
  }
  return (
    <section id={anchor} className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <Stack gap={2}>
          <Heading level={2} size={20} id={id}>
            {title}
          </Heading>
          <Text size={13} tone="soft">
            {lead}
          </Text>
        </Stack>
        {tools}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  )
}
