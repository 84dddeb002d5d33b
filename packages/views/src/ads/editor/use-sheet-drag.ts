import { media } from '@aloft/design-system/theme/scale'
import {
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type MeasuredHeights, settledHeight, type SheetHeight, stepHeight } from './sheet-heights.ts'

/** How far a pointer moves before it drags rather than presses, in CSS pixels. */
const threshold = 6

/** The most of the window that the list of everything takes. */
const mostOfWindow = 0.6

const motion = { duration: 180, easing: 'cubic-bezier(.2, .7, .2, 1)' }

interface Drag {
  readonly startY: number
  /** Null until the pointer has moved far enough. */
  measured: MeasuredHeights | null
  startPixels: number
  pixels: number
  lastY: number
  lastTime: number
  speed: number
}

export interface SheetParts {
  /** Everything below the head. */
  readonly body: RefObject<HTMLDivElement | null>
  /** Its first part, which is all of it at the middle height. */
  readonly first: RefObject<HTMLDivElement | null>
}

/**
 * The height of a sheet at the bottom of the window, which is dragged by its head, or changed by buttons and keys. While
 * it moves, all of its content is there.
 */
export function useSheetDrag({ body, first }: SheetParts, heights: readonly SheetHeight[]) {
  const [chosen, setChosen] = useState<SheetHeight>('one')
  const [isMoving, setMoving] = useState(false)
  const drag = useRef<Drag | null>(null)
  const hasDragged = useRef(false)
  const height = heights.includes(chosen) ? chosen : 'one'

  /** Shows everything, and measures it. */
  const measure = (): MeasuredHeights => {
    flushSync(() => setMoving(true))
    const all = Math.min(body.current?.scrollHeight ?? 0, window.innerHeight * mostOfWindow)
    const pixels = { closed: 0, one: first.current?.offsetHeight ?? 0, all }
    return heights.map((one) => [one, pixels[one]])
  }
  const settle = (from: number, target: SheetHeight, measured: MeasuredHeights) => {
    const element = body.current
    const finish = () => {
      element?.style.removeProperty('height')
      setMoving(false)
      setChosen(target)
    }
    const to = measured.find(([one]) => one === target)?.[1] ?? from
    if (!element || window.matchMedia(media.still).matches) return finish()
    element.style.setProperty('height', `${to}px`)
    const animation = element.animate([{ height: `${from}px` }, { height: `${to}px` }], motion)
    animation.addEventListener('finish', finish)
    animation.addEventListener('cancel', finish)
  }
  const show = (target: SheetHeight) => {
    if (target === height || isMoving) return
    const measured = measure()
    settle(measured.find(([one]) => one === height)?.[1] ?? 0, target, measured)
  }
  const move = (event: PointerEvent) => {
    const now = drag.current
    if (!now) return
    if (!now.measured) {
      if (Math.abs(event.clientY - now.startY) < threshold) return
      now.measured = measure()
      now.startPixels = now.measured.find(([one]) => one === height)?.[1] ?? 0
    }
    const top = Math.max(...now.measured.map(([, pixels]) => pixels))
    now.pixels = Math.min(Math.max(now.startPixels + now.startY - event.clientY, 0), top)
    const passed = event.timeStamp - now.lastTime
    if (passed > 0) now.speed = (now.lastY - event.clientY) / passed
    now.lastY = event.clientY
    now.lastTime = event.timeStamp
    body.current?.style.setProperty('height', `${now.pixels}px`)
  }
  const start = ({ clientY, timeStamp, isPrimary, button }: ReactPointerEvent) => {
    if (!isPrimary || button !== 0 || isMoving) return
    drag.current = {
      startY: clientY,
      measured: null,
      startPixels: 0,
      pixels: 0,
      lastY: clientY,
      lastTime: timeStamp,
      speed: 0,
    }
    hasDragged.current = false
    const end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      const now = drag.current
      drag.current = null
      if (!now?.measured) return
      hasDragged.current = true
      settle(now.pixels, settledHeight(now.pixels, now.speed, now.measured), now.measured)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return {
    height,
    isMoving,
    show,
    step: (by: 1 | -1) => show(stepHeight(height, by, heights)),
    head: {
      onPointerDown: start,
      // The end of a drag doesn't press what is under the pointer.
      onClickCapture(event: MouseEvent) {
        if (hasDragged.current && event.detail > 0) event.stopPropagation()
        hasDragged.current = false
      },
    },
  }
}
