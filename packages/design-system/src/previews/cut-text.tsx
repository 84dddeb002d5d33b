import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as css from './cut-text.css.ts'
import { useCut } from './use-cut.ts'

export interface CutTextProps {
  text: string
  /** Shown instead of `text` if that doesn't fit. */
  shorter?: string
  /** Number of lines before the text is cut. */
  lines: number
  /** Label of the button that shows the rest; without it, a cut text just ends in "…". */
  more?: string
  /** Label of the button that hides it again. */
  less?: string
  moreVariant?: 'soft' | 'strong'
  /** `start` follows the text's own direction; `left` keeps names beside their picture. */
  align?: 'start' | 'left'
  /** Prefix on the text's first line, such as the speaker's name. */
  lead?: ReactNode
  testId: string
}

const strongWeight = '600'

/**
 * A text cut to a number of lines as the platforms cut: between words, with the button for the rest on the
 * last line. Without a button, the title and screen readers have the whole text.
 */
export function CutText({
  text,
  shorter,
  lines,
  more,
  less,
  moreVariant = 'soft',
  align = 'start',
  lead,
  testId,
}: CutTextProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const cut = useCut(box, {
    text: text.trim(),
    shorter: shorter?.trim(),
    lines,
    suffix: more === undefined ? '…' : `…\u00a0${more}`,
    suffixWeight: more !== undefined && moreVariant === 'strong' ? strongWeight : undefined,
  })
  const isWhole = isOpen || !cut.isCut
  const isSilent = cut.isCut && more === undefined
  const shown = isOpen ? cut.whole : cut.text
  const button = isOpen ? less : more
  return (
    <div
      ref={box}
      className={css.box({ isOpen, align })}
      style={{ '--cut-lines': lines } as CSSProperties}
      dir="auto"
      title={isSilent ? cut.whole : undefined}
      data-testid={testId}
    >
      {lead === undefined ? null : (
        <>
          <bdi className={css.lead} data-lead>
            {lead}
          </bdi>{' '}
        </>
      )}
      {isSilent ? <VisuallyHidden>{cut.whole}</VisuallyHidden> : null}
      <span aria-hidden={isSilent || undefined}>
        {shown}
        {isSilent ? '…' : null}
      </span>
      {cut.isCut && button !== undefined ? (
        <span className={css.rest}>
          {isWhole ? ' ' : '…\u00a0'}
          <button
            type="button"
            className={css.more({ variant: moreVariant })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {button}
          </button>
        </span>
      ) : null}
    </div>
  )
}
