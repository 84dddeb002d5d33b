import { clamp, type Point, type Sides } from '@aloft/domain/creatives/studio/box.rules'
import { type RefObject, useEffect, useState } from 'react'

/** How the picture lies in the stage: screen pixels for each of its own, and where its corner is. */
export interface StageView {
  readonly zoom: number
  readonly origin: Point
}

const leastZoom = 0.1
const mostZoom = 8
const zoomStep = 1.25

/** Around a picture that fits, in screen pixels: there's room for handles and for distances. */
const roomFor = (width: number) => (width < 600 ? 16 : 48)

function fitted({ width, height }: Sides, picture: Sides): StageView {
  const room = roomFor(width)
  const zoom = clamp(
    Math.min((width - 2 * room) / picture.width, (height - 2 * room) / picture.height),
    leastZoom,
    1,
  )
  return {
    zoom,
    origin: {
      x: Math.round((width - picture.width * zoom) / 2),
      y: Math.round((height - picture.height * zoom) / 2),
    },
  }
}

/** The view of a picture: fitted at first, then as it was zoomed and moved. */
export function useStageView(viewport: RefObject<HTMLElement | null>, picture: Sides) {
  const [size, setSize] = useState<Sides | null>(null)
  // Another format starts fitted.
  const [chosen, setChosen] = useState<(StageView & { readonly of: string }) | null>(null)
  const key = `${picture.width} ${picture.height}`
  const view = chosen?.of === key ? chosen : size && fitted(size, picture)

  useEffect(() => {
    const element = viewport.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport])

  const change = (next: (from: StageView, stage: Sides) => StageView) =>
    setChosen((last) => {
      const from = last?.of === key ? last : size && fitted(size, picture)
      return from && size ? { ...next(from, size), of: key } : last
    })
  /** Zooms around a point of the stage, which stays where it is. */
  const zoomAround = (factor: number, around?: Point) =>
    change((from, stage) => {
      const at = around ?? { x: stage.width / 2, y: stage.height / 2 }
      const zoom = clamp(from.zoom * factor, leastZoom, mostZoom)
      const grown = zoom / from.zoom
      return {
        zoom,
        origin: { x: at.x - (at.x - from.origin.x) * grown, y: at.y - (at.y - from.origin.y) * grown },
      }
    })
  return {
    view,
    zoomAround,
    zoomIn: () => zoomAround(zoomStep),
    zoomOut: () => zoomAround(1 / zoomStep),
    panBy: ({ x, y }: Point) =>
      change(({ zoom, origin }) => ({ zoom, origin: { x: origin.x + x, y: origin.y + y } })),
    fit: () => setChosen(null),
  }
}
