import type { GuideSide, GuideStepPlan } from '@aloft/domain/guide/guide-steps'
import { guideLimits } from '@aloft/domain/guide/guide-limits'
import type {} from '@aloft/messages/i18n'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { PointingPanel } from '../../primitives/pointing-panel.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../use-media.ts'
import * as css from './guide-popup.css.ts'
import { sideWithRoom } from './side-with-room.ts'
import { type TargetBox, useTargetBox } from './use-target-box.ts'

export interface GuidePopupProps {
  /** The element it points at. */
  target: Element
  /** A new number places it again. */
  placement?: number
  /** What to do and why, in one or two sentences. */
  text: string
  /** Counted from 1. */
  number: number
  count: number
  position: GuideStepPlan['position']
  forcedArrowDirection?: GuideStepPlan['forcedArrowDirection']
  /** Left out if the step can't be skipped (GUI-03). */
  onNext?: (() => void) | undefined
  /** Also called on Escape. */
  onLeave: () => void
}

/** The side of the target for an arrow that points this way. */
const sideOfArrow = { up: 'bottom', right: 'left', down: 'top', left: 'right' } as const satisfies Record<
  string,
  GuideSide
>

/** The layer of the page that the target is in: whatever is outside of an open dialog can't be reached. */
function layerOf(target: Element): HTMLElement {
  return target.closest<HTMLElement>('[popover], [role=dialog]') ?? document.body
}

/**
 * A step of the guide beside the control it's about (GUI-03, GUI-21). It takes neither the focus nor the presses: the
 * control is there to be used. On a phone it's a sheet at the edge that's farther from the control.
 */
export function GuidePopup(props: GuidePopupProps) {
  const { target, placement = 0 } = props
  const isPhone = useMedia(media.phone)
  const box = useTargetBox(target, placement)
  const layer = layerOf(target)
  // For controls that are only drawn while they're pointed at.
  useEffect(() => {
    target.setAttribute('data-guided', '')
    return () => target.removeAttribute('data-guided')
  }, [target])
  if (!box) return null
  return (
    <>
      {createPortal(
        <div
          aria-hidden="true"
          className={css.ring}
          style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
        />,
        layer,
      )}
      {isPhone ? (
        createPortal(<Sheet {...props} isAtTop={box.top + box.height / 2 > window.innerHeight / 2} />, layer)
      ) : (
        <Balloon {...props} box={box} layer={layer} />
      )}
    </>
  )
}

/** Between the popup and the edge of the window. */
const margin = 8

function Balloon({ box, layer, ...props }: GuidePopupProps & { box: TargetBox; layer: HTMLElement }) {
  const { t } = useTranslation()
  const { target, position, forcedArrowDirection = null, number, count, onLeave } = props
  const room = { width: window.innerWidth, height: window.innerHeight }
  const wanted = guideLimits.popupWidth + guideLimits.popupGap + margin
  return (
    <PointingPanel
      target={target}
      layer={layer}
      label={t('guide.step', { number, count })}
      width={guideLimits.popupWidth}
      gap={guideLimits.popupGap}
      margin={margin}
      side={
        forcedArrowDirection ? sideOfArrow[forcedArrowDirection] : sideWithRoom(box, room, position, wanted)
      }
      isSideFixed={forcedArrowDirection !== null}
      onClose={onLeave}
    >
      <Words {...props} />
    </PointingPanel>
  )
}

function Sheet({ isAtTop, ...props }: GuidePopupProps & { isAtTop: boolean }) {
  const { t } = useTranslation()
  const { number, count, onLeave } = props
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onLeave()
    }
    // Before a dialog below, which would close.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onLeave])
  return (
    <div role="group" aria-label={t('guide.step', { number, count })} className={css.sheet({ isAtTop })}>
      <Words {...props} />
    </div>
  )
}

function Words({ text, number, count, onNext, onLeave }: GuidePopupProps) {
  const { t } = useTranslation()
  return (
    <div className={css.content}>
      <p className={css.counter}>{t('guide.step', { number, count })}</p>
      <p className={css.text}>{text}</p>
      {onNext ? (
        <div>
          <Button size="small" variant="primary" onPress={onNext}>
            {t('guide.next')}
          </Button>
        </div>
      ) : null}
      <button type="button" className={css.leave} aria-label={t('guide.leave')} onClick={onLeave}>
        <Icon name="close" size={16} />
      </button>
      <Spoken text={`${t('guide.step', { number, count })}. ${text}`} />
    </div>
  )
}

/** How long the spoken copy of the text stays, so that nobody meets it while reading the page. */
const spokenMs = 1000

/** Read out by screen readers, which announce only what changes. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const start = setTimeout(() => setSpoken(text))
    const end = setTimeout(() => setSpoken(''), spokenMs)
    return () => {
      clearTimeout(start)
      clearTimeout(end)
    }
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  )
}
