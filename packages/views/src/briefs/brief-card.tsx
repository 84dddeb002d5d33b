import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { Heading } from '@aloft/design-system/primitives/heading'
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
  children: ReactNode
}

/** A section of the page of briefs. */
export function BriefCard({
  title,
  lead,
  save = null,
  action,
  isUntitled = false,
  children,
}: BriefCardProps) {
  const id = useId()
  const tools =
    save || action ? (
      <div className={css.tools}>
        {save ? <SaveState {...save} /> : null}
        {action}
      </div>
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
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={2} size={20} id={id}>
            {title}
          </Heading>
          <Text size={13} tone="soft">
            {lead}
          </Text>
        </div>
        {tools}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  )
}
