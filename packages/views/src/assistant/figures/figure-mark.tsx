import { Icon } from '@aloft/design-system/primitives/icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import { createContext, type ReactNode, useContext } from 'react'
import * as css from './figure-mark.css.ts'
import { type Read, useReadFrom } from './use-read-from.ts'

/** Where a figure was read. */
export interface FigureSource {
  readonly href: string
  readonly read: Read
}

/** Where the result of a call was read; null for a place without an address. */
export type FigureSourceOf = (callId: string) => FigureSource | null

export const FigureSourceContext = createContext<FigureSourceOf>(() => null)

export interface FigureMarkProps {
  children?: ReactNode
  /** The call that read the figure; without one nothing did. */
  'data-call'?: string
  /** The figure continues in other type. */
  'data-part'?: string
}

/** A figure of an answer: a link to where it was read, or marked as read nowhere. */
export function FigureMark({ children, 'data-call': callId, 'data-part': isPart }: FigureMarkProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const sourceOf = useContext(FigureSourceContext)
  const readFrom = useReadFrom()
  if (isPart !== undefined) return <span className={css.unproved}>{children}</span>
  if (callId === undefined)
    return (
      <span className={css.unproved}>
        {children}
        <span className={css.sign} title={t('assistant.figures.unproved')}>
          <Icon name="warning" size={14} />
        </span>
        <VisuallyHidden> ({t('assistant.figures.unproved')})</VisuallyHidden>
      </span>
    )
  const source = sourceOf(callId)
  const name = source && readFrom(source.read)
  if (!name) return children
  const { href } = source
  const from = <VisuallyHidden> ({t('assistant.figures.from', { source: name })})</VisuallyHidden>
  return href.startsWith('https://') ? (
    <a href={href} className={css.read} title={name} target="_blank" rel="noopener noreferrer">
      {children}
      {from}
    </a>
  ) : (
    <Anchor href={href} className={css.read} title={name}>
      {children}
      {from}
    </Anchor>
  )
}

export interface FigureNoteProps {
  /** How many figures of the answer were read nowhere. */
  count: number
}

/** What the marks of an answer's figures mean. */
export function FigureNote({ count }: FigureNoteProps) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <p className={css.note}>
      <span className={css.noteSign}>
        <Icon name="warning" size={14} />
      </span>
      {t('assistant.figures.note', { count })}
    </p>
  )
}
