import { drawnContent, type LayerDrawing } from '@aloft/creative/svg/layer-to-svg'
import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'

/** Drawings of the layers of an open scene, as they get ready. */
export interface LayerDrawings {
  /** Draws what's new in the scene. */
  readonly show: (scene: Pick<Creative, 'elements'>) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Shown
}

interface Shown {
  /** By id; a layer that's being redrawn keeps its last drawing. */
  readonly layers: Readonly<Record<string, LayerDrawing>>
  /** A font or the drawing itself failed to load. */
  readonly hasFailed: boolean
}

const isSameRecord = (one: Shown['layers'], other: Shown['layers']) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, drawing]) => other[id] === drawing)

/** Drawings of earlier steps that are kept, so that an undo shows at once. */
const earlierDrawings = 200

type Draw = (element: CreativeElement) => Promise<LayerDrawing>

// The font parser is loaded with the first drawing.
const drawNow: Draw = async (element) => {
  const { drawLayer } = await import('./draw-creative.ts')
  return drawLayer(element)
}

/** Opens the drawings of a scene. Equal layers are drawn once, wherever they are. */
export function openLayerDrawings(draw: Draw = drawNow): LayerDrawings {
  const keys = new WeakMap<CreativeElement, string>()
  const byKey = new Map<string, LayerDrawing>()
  const drawing = new Set<string>()
  const listeners = new Set<() => void>()
  let elements: readonly CreativeElement[] = []
  let shown: Shown = { layers: {}, hasFailed: false }

  const keyOf = (element: CreativeElement): string => {
    const known = keys.get(element)
    if (known !== undefined) return known
    const key = JSON.stringify(drawnContent(element))
    keys.set(element, key)
    return key
  }
  const update = (hasFailed: boolean) => {
    const layers = Object.fromEntries(
      elements.flatMap((element) => {
        const found = byKey.get(keyOf(element)) ?? shown.layers[element.id]
        return found ? [[element.id, found] as const] : []
      }),
    )
    if (hasFailed === shown.hasFailed && isSameRecord(layers, shown.layers)) return
    shown = { layers, hasFailed }
    listeners.forEach((listener) => listener())
  }
  const start = async (element: CreativeElement, key: string) => {
    drawing.add(key)
    try {
      byKey.set(key, await draw(element))
      update(false)
    } catch (error) {
      console.warn('layer not drawn in the browser', error)
      update(true)
    } finally {
      drawing.delete(key)
    }
  }
  const prune = () => {
    if (byKey.size <= elements.length + earlierDrawings) return
    const used = new Set(elements.map(keyOf))
    for (const key of byKey.keys()) {
      if (byKey.size <= elements.length + earlierDrawings) return
      if (!used.has(key)) byKey.delete(key)
    }
  }
  return {
    show(scene) {
      if (scene.elements === elements) return
      ;({ elements } = scene)
      for (const element of elements) {
        const key = keyOf(element)
        if (!element.isHidden && !byKey.has(key) && !drawing.has(key)) void start(element, key)
      }
      prune()
      update(shown.hasFailed)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => shown,
  }
}
