import { collection, sceneSvg } from '@aloft/creative/collection/collection'
import { nearestSubjects, searchScenes } from '@aloft/creative/collection/search-scenes'
import { type Scene, sceneColors } from '@aloft/creative/collection/scene'
import { subjects } from '@aloft/creative/collection/subjects'
import type { BrandColors } from '@aloft/creative/color/palette'
import type { StockShape } from '@aloft/domain/ideas/stock.rules'
import type { Stock, StockItem } from './stock.port.ts'

/** The name of our own collection, beside its pictures. */
export const ownCollection = 'Aloft'
const license = 'Aloft illustration, free to use in your ads'
/** Stored in each file. */
const title = 'Illustration by Aloft'

/** In pixels; a scene fills the shape. */
const sizes: Readonly<Record<StockShape, { readonly width: number; readonly height: number }>> = {
  square: { width: 2000, height: 2000 },
  landscape: { width: 2000, height: 1125 },
  portrait: { width: 1600, height: 2000 },
}
const thumbnailSide = 320
const notFound = { kind: 'notFound' } as const

/** Everything that decides what a picture shows, so that its id alone draws it again. */
interface Drawing {
  readonly scene: Scene
  readonly shape: StockShape
  readonly colors: BrandColors
}

/** Our own illustrations, drawn in the colors of the brand that searches. */
export function createEmbeddedStock(): Stock {
  return {
    service: ownCollection,
    url: null,
    isEmbedded: true,
    subjects,

    async search({ query, page, pageSize, shape, colors, signal }) {
      signal.throwIfAborted()
      const found = searchScenes(query)
      const start = (page - 1) * pageSize
      const scenes = found.slice(start, start + pageSize)
      return {
        kind: 'page',
        items: scenes.map((scene) => itemOf({ scene, shape: shape ?? 'square', colors })),
        hasMore: found.length > start + pageSize,
        nearest: found.length > 0 ? [] : nearestSubjects(query),
      }
    },

    async readThumbnail(thumbnail) {
      const drawing = parseId(thumbnail)
      if (!drawing) return notFound
      const { width, height } = sizes[drawing.shape]
      const scale = thumbnailSide / Math.min(width, height)
      const size = {
        width: Math.round(width * scale),
        height: Math.round(height * scale),
      }
      return { kind: 'file', ...drawn(drawing, size) }
    },

    async fetch(id) {
      const drawing = parseId(id)
      if (!drawing) return notFound
      return { kind: 'picture', item: itemOf(drawing), ...drawn(drawing, sizes[drawing.shape]) }
    },
  }
}

function itemOf(drawing: Drawing): StockItem {
  const { scene, shape, colors } = drawing
  const id = idOf(drawing)
  return {
    id,
    name: scene.name,
    alt: scene.alt,
    ...sizes[shape],
    credit: { name: ownCollection, url: null },
    license,
    thumbnail: id,
    color: sceneColors(colors).wall,
  }
}

function drawn({ scene, colors }: Drawing, size: { readonly width: number; readonly height: number }) {
  const svg = sceneSvg(scene, { ...size, colors, seed: 1, title })
  return { bytes: new TextEncoder().encode(svg), contentType: 'image/svg+xml' }
}

const hexes = ({ primary, accent, background, text }: BrandColors) => [primary, accent, background, text]
const idForm = /^([a-z-]{1,40})\.(square|landscape|portrait)((?:\.[0-9a-f]{6}){4})$/

/** Scene, shape and colors, such as `coffee-cup.square.1f5f4a.f2b84b.ffffff.1c1c1c`. */
function idOf({ scene, shape, colors }: Drawing): string {
  return [scene.id, shape, ...hexes(colors).map((hex) => hex.slice(1).toLowerCase())].join('.')
}

function parseId(id: string): Drawing | undefined {
  const [, name, shape, hex = ''] = idForm.exec(id) ?? []
  const scene = collection.find((one) => one.id === name)
  if (!scene || !shape) return undefined
  const [primary = '', accent = '', background = '', text = ''] = hex
    .slice(1)
    .split('.')
    .map((digits) => `#${digits}`)
  return { scene, shape: shape as StockShape, colors: { primary, accent, background, text } }
}
