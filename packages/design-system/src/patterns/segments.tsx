import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import { Fragment, useEffect, useRef } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as css from './segments.css.ts'

export interface Segment {
  id: string
  label: string
  /** A problem with the segment: shown once before neighbors that share it, but read out with each. */
  remark?: string
  /** Something to fix or to check behind the segment, with the words for it. */
  sign?: { state: 'bad' | 'warn'; label: string }
  guide?: GuideAttribute | undefined
}

export interface SegmentsProps {
  /** Names the choice for screen readers. */
  label: string
  options: readonly Segment[]
  value: string
  onChange: (id: string) => void
  width?: 'fit' | 'full'
  /** `pressed` if the surrounding page is sunken itself. */
  ground?: 'sunken' | 'pressed'
  /** The steps of the guide that point at it, or at one of its segments. */
  guide?: GuideAttribute | undefined
}

const signs = { bad: 'rejected', warn: 'warning' } as const

/** Switches between views of one thing. Segments that don't fit are scrolled to. */
export function Segments({
  label,
  options,
  value,
  onChange,
  width = 'fit',
  ground = 'sunken',
  guide,
}: SegmentsProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = frame.current
    if (!row) return undefined
    // Called right away, once the browser has laid out the page anyway.
    const observer = new ResizeObserver(() => {
      row.toggleAttribute('data-overflows', row.scrollWidth > row.clientWidth)
      const shown = row.querySelector<HTMLElement>('[aria-pressed=true]')
      if (shown) bringIntoSight(row, shown)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [value])
  return (
    <div
      ref={frame}
      className={css.frame({ width, ground })}
      role="group"
      aria-label={label}
      data-guide={guide}
    >
      {options.map((option, place) => (
        <Fragment key={option.id}>
          {option.remark && option.remark !== options[place - 1]?.remark ? (
            <span className={css.remark} aria-hidden="true">
              {option.remark}
            </span>
          ) : null}
          <button
            type="button"
            className={css.segment}
            data-guide={option.guide}
            aria-pressed={option.id === value}
            onClick={() => onChange(option.id)}
          >
            {option.label}
            {option.sign ? (
              <>
                <span className={css.sign({ state: option.sign.state })}>
                  <Icon name={signs[option.sign.state]} size={14} />
                </span>
                <VisuallyHidden> · {option.sign.label}</VisuallyHidden>
              </>
            ) : null}
            {option.remark ? <VisuallyHidden> · {option.remark}</VisuallyHidden> : null}
          </button>
        </Fragment>
      ))}
    </div>
  )
}

/** How much of the next segment shows, in pixels, as a hint that there are more. */
const peek = 12

/** Scrolls only the row, never the page. */
function bringIntoSight(row: HTMLElement, part: HTMLElement) {
  const [outer, inner] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left + peek
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + peek
}
