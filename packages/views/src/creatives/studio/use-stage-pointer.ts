import { centerOf, type Point } from '@aloft/domain/creatives/studio/box.rules'
import { type Handle, handles } from '@aloft/domain/creatives/studio/resize.rules'
import { boundsOfAll } from '@aloft/domain/creatives/studio/selection.rules'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Act, StageState } from './studio-content.ts'
import type { StageView } from './use-stage-view.ts'

/** Screen pixels that a pressed pointer may shake before it's a drag. */
const slack = 3
/** Screen pixels from which a layer snaps. */
const snapDistance = 6
/** With Shift, layers turn by this many degrees. */
const rotationStep = 15

type Gesture =
  /** `isOpen`: the layer still has to be selected; a second finger may follow the first. */
  | { readonly kind: 'press'; readonly id: string; readonly wasSelected: boolean; readonly isOpen: boolean }
  | { readonly kind: 'move' | 'resize' | 'frame' }
  | { readonly kind: 'rotate'; readonly center: Point; readonly startAngle: number }
  | { readonly kind: 'pan'; last: Point; hasMoved: boolean }
  | { readonly kind: 'pinch'; distance: number; middle: Point }

interface StagePointer {
  readonly stage: StageState
  readonly view: StageView | null
  readonly isSnapping: boolean
  readonly onAct: Act
  readonly panBy: (by: Point) => void
  readonly zoomAround: (factor: number, around: Point) => void
}

const isHandle = (name: string | undefined): name is Handle => handles.some((handle) => handle === name)

const distanceOf = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
const middleOf = ([one, other]: readonly Point[]): Point =>
  one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : { x: 0, y: 0 }

/**
 * Turns the pointer's way into actions. A press selects; on a layer it drags, on the ground it draws a frame. A finger pans
 * the ground, and two zoom.
 */
export function useStagePointer({ stage, view, isSnapping, onAct, panBy, zoomAround }: StagePointer) {
  const gesture = useRef<Gesture | null>(null)
  const start = useRef<Point>({ x: 0, y: 0 })
  const pointers = useRef(new Map<number, Point>())
  const isReadOnly = stage.mode === 'readOnly'

  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const inPicture = ({ x, y }: Point): Point =>
    view ? { x: (x - view.origin.x) / view.zoom, y: (y - view.origin.y) / view.zoom } : { x: 0, y: 0 }

  const begin = (event: PointerEvent<HTMLElement>, at: Point, target: Element): Gesture | null => {
    const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle']
    const ids = stage.selected.map(({ id }) => id)
    if (handle === 'rotate') {
      const bounds = boundsOfAll(stage.selected)
      if (!bounds || isReadOnly) return null
      onAct({ type: 'START_ROTATE' })
      const center = centerOf(bounds)
      return { kind: 'rotate', center, startAngle: angleFrom(center, inPicture(at)) }
    }
    if (isHandle(handle)) {
      if (isReadOnly) return null
      onAct({ type: 'START_RESIZE', handle })
      return { kind: 'resize' }
    }
    const layer = target.closest<HTMLElement>('[data-layer]')
    const id = layer?.dataset['layer']
    if (layer && id !== undefined && event.button === 0) {
      // The layer gets the focus without being selected as if by Tab.
      event.currentTarget.dataset['pressed'] = ''
      layer.focus({ preventScroll: true })
      delete event.currentTarget.dataset['pressed']
      const wasSelected = ids.includes(id)
      const isOpen = event.pointerType === 'touch' && !wasSelected
      if (!isOpen && (!wasSelected || event.shiftKey)) onAct({ type: 'CLICK', id, isAdded: event.shiftKey })
      return { kind: 'press', id, wasSelected: wasSelected && !event.shiftKey, isOpen }
    }
    event.currentTarget.focus({ preventScroll: true })
    if (event.button !== 0 || event.pointerType === 'touch' || isReadOnly)
      return { kind: 'pan', last: at, hasMoved: false }
    onAct({ type: 'START_FRAME', isAdded: event.shiftKey })
    return { kind: 'frame' }
  }

  const stop = () => {
    const { kind } = gesture.current ?? {}
    if (kind === 'move' || kind === 'resize' || kind === 'rotate' || kind === 'frame')
      onAct({ type: 'CANCEL' })
    gesture.current = null
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('[data-tools]')) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = placeOf(event)
    pointers.current.set(event.pointerId, at)
    if (pointers.current.size === 2) {
      stop()
      const both = [...pointers.current.values()]
      gesture.current = { kind: 'pinch', distance: distanceOf(both), middle: middleOf(both) }
    } else if (pointers.current.size === 1) {
      start.current = at
      gesture.current = begin(event, at, target)
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    if (!now || !view || !pointers.current.has(event.pointerId)) return
    const at = placeOf(event)
    pointers.current.set(event.pointerId, at)
    const by = { x: at.x - start.current.x, y: at.y - start.current.y }
    if (now.kind === 'press' && Math.hypot(by.x, by.y) > slack && !isReadOnly) {
      if (now.isOpen) onAct({ type: 'CLICK', id: now.id, isAdded: false })
      onAct({ type: 'START_MOVE' })
      gesture.current = { kind: 'move' }
    }
    if (gesture.current) follow(gesture.current, { at, by, event })
  }

  interface Moved {
    readonly at: Point
    readonly by: Point
    readonly event: PointerEvent<HTMLElement>
  }
  const follow = (now: Gesture, { at, by, event }: Moved) => {
    if (!view) return
    const { zoom } = view
    switch (now.kind) {
      case 'press':
        return
      case 'move':
      case 'resize': {
        const hasSnap = isSnapping && !event.ctrlKey && !event.metaKey
        onAct({
          type: 'DRAG',
          by: { x: by.x / zoom, y: by.y / zoom },
          threshold: hasSnap ? snapDistance / zoom : 0,
          hasFixedRatio: event.shiftKey,
        })
        return
      }
      case 'rotate': {
        const degrees = angleFrom(now.center, inPicture(at)) - now.startAngle
        onAct({
          type: 'ROTATE',
          degrees: event.shiftKey ? Math.round(degrees / rotationStep) * rotationStep : Math.round(degrees),
        })
        return
      }
      case 'frame': {
        const [one, other] = [inPicture(start.current), inPicture(at)]
        onAct({
          type: 'FRAME',
          box: {
            x: Math.min(one.x, other.x),
            y: Math.min(one.y, other.y),
            width: Math.abs(one.x - other.x),
            height: Math.abs(one.y - other.y),
          },
        })
        return
      }
      case 'pan':
        now.hasMoved ||= Math.hypot(by.x, by.y) > slack
        if (now.hasMoved) panBy({ x: at.x - now.last.x, y: at.y - now.last.y })
        now.last = at
        return
      case 'pinch': {
        const both = [...pointers.current.values()]
        const [distance, middle] = [distanceOf(both), middleOf(both)]
        if (now.distance > 0) zoomAround(distance / now.distance, middle)
        panBy({ x: middle.x - now.middle.x, y: middle.y - now.middle.y })
        now.distance = distance
        now.middle = middle
      }
    }
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    if (!pointers.current.delete(event.pointerId)) return
    gesture.current = null
    if (!now) return
    if (now.kind === 'press') {
      if (now.wasSelected || now.isOpen) onAct({ type: 'CLICK', id: now.id, isAdded: false })
    } else if (now.kind === 'pan') {
      if (!now.hasMoved) onAct({ type: 'SELECT', ids: [] })
    } else if (now.kind !== 'pinch') onAct({ type: 'DROP' })
  }

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    stop()
  }

  // The stage has captured the pointer, so that it's the target and not the layer.
  const onDoubleClick = ({ clientX, clientY }: MouseEvent<HTMLElement>) => {
    const [layer] = document
      .elementsFromPoint(clientX, clientY)
      .flatMap((element) => element.closest<HTMLElement>('[data-layer]') ?? [])
    const id = layer?.dataset['layer']
    if (id !== undefined) onAct({ type: 'EDIT_TEXT', id })
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick }
}

const angleFrom = (center: Point, { x, y }: Point): number =>
  (Math.atan2(y - center.y, x - center.x) * 180) / Math.PI
