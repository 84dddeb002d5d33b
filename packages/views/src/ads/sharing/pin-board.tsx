import type { CommentDraft } from '@aloft/domain/ads/preview-comment.entity'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './pin-board.css.ts'

/** A spot in fractions of the board's width and height. */
export type Spot = NonNullable<CommentDraft['pin']>

export interface PinnedComment {
  id: string
  /** Its number in the list of comments. */
  number: number
  author: string
  spot: Spot
}

export interface PinBoardProps {
  /** What pins are put on. */
  children: ReactNode
  pins: readonly PinnedComment[]
  /** Where the comment that's being written is pinned; null if it isn't. */
  draft: Spot | null
  onDraft: (spot: Spot) => void
  onPin: (id: string) => void
}

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A preview with the pins of comments, where a new one can be put by pointer or by keys. */
export function PinBoard({ children, pins, draft, onDraft, onPin }: PinBoardProps) {
  const { t } = useTranslation()
  return (
    <div className={css.board}>
      {children}
      {draft ? <Placing draft={draft} onDraft={onDraft} /> : null}
      {pins.map(({ id, number, author, spot }) => (
        <button
          key={id}
          type="button"
          className={css.pin}
          style={placeOf(spot)}
          aria-label={t('sharing.comment.pin', { number: String(number), author })}
          onClick={() => onPin(id)}
        >
          {number}
        </button>
      ))}
    </div>
  )
}

function Placing({ draft, onDraft }: { draft: Spot; onDraft: (spot: Spot) => void }) {
  const { t } = useTranslation()
  const marker = useRef<HTMLButtonElement>(null)
  useEffect(() => marker.current?.focus(), [])
  const putPin = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onDraft({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 0.1 : 0.01
    onDraft({ x: within(draft.x + step.x * by), y: within(draft.y + step.y * by) })
  }
  const x = Math.round(draft.x * 100)
  const y = Math.round(draft.y * 100)
  return (
    <>
      {/* The marker does the same with keys. */}
      <div className={css.ground} onClick={putPin} data-testid="pin-ground" aria-hidden="true" />
      <button
        ref={marker}
        type="button"
        className={css.pin}
        style={placeOf(draft)}
        aria-label={t('sharing.page.form.marker')}
        onKeyDown={move}
      >
        +
      </button>
      <VisuallyHidden>
        <span role="status">{t('sharing.page.form.position', { x: String(x), y: String(y) })}</span>
      </VisuallyHidden>
    </>
  )
}

const within = (fraction: number) => Math.min(1, Math.max(0, Math.round(fraction * 1000) / 1000))

const placeOf = ({ x, y }: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` })
