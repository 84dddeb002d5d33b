import type { ContrastOf } from '@aloft/creative/check/find-faults'
import { letterBox } from '@aloft/creative/check/letter-box'
import { contrastOver, luminances } from '@aloft/creative/check/pixel-contrast'
import { findSceneFaults, type SceneFault, type SizeMaterial } from '@aloft/creative/check/scene-faults'
import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Creative, TextElement } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { boundsOf } from '@aloft/domain/creatives/studio/box.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { drawingAddress } from '@aloft/design-system/patterns/creative-picture'
import { drawCreative, fontsOf } from './draw-creative.ts'

/** Longer side of the picture that contrast is measured in, in pixels: letters are much larger than one of these. */
const measuredSide = 270

export interface CheckedScenes {
  readonly faults: readonly SceneFault[]
  /** The contrast of a color, `#rrggbb`, with what's behind a text of one size, 1 to 21; null if it isn't a visible text. */
  readonly contrastOf: (format: CreativeFormat, id: string, color: string) => number | null
}

/** Finds what's wrong with a creative in any size, and a change that ends it. `colors` are the brand's. */
export async function checkScenes(scenes: Scenes, colors: readonly string[]): Promise<CheckedScenes> {
  const material: Partial<Record<CreativeFormat, SizeMaterial>> = {}
  for (const [format, scene] of Object.entries(scenes) as [CreativeFormat, Creative][]) {
    const measured = known.get(scene) ?? (await measure(scene))
    known.set(scene, measured)
    material[format] = measured
  }
  return {
    faults: findSceneFaults(scenes, material, colors),
    contrastOf(format, id, color) {
      const scene = scenes[format]
      const text = scene?.elements.find((element) => element.id === id)
      if (!scene || text?.type !== 'text' || text.isHidden) return null
      return material[format]?.contrastOf(scene, text, color) ?? null
    },
  }
}

/** Sizes that an edit left as they were aren't drawn again. */
const known = new WeakMap<Creative, SizeMaterial>()

async function measure(scene: Creative): Promise<SizeMaterial> {
  const fonts = await fontsOf(scene)
  return { fonts, contrastOf: await measuredContrast(scene, fonts) }
}

/** Measures what's drawn behind each text. Other texts don't count: words on words are a fault of their own. */
async function measuredContrast(scene: Creative, fonts: FontSet): Promise<ContrastOf> {
  const behind = new Map<string, Float32Array>()
  const grounds = new Map<number, CanvasRenderingContext2D>()
  for (const [place, element] of scene.elements.entries()) {
    if (element.type !== 'text' || element.isHidden) continue
    const below = scene.elements.slice(0, place).filter(({ type }) => type !== 'text')
    const ground = grounds.get(below.length) ?? (await drawn({ ...scene, elements: below }))
    grounds.set(below.length, ground)
    behind.set(element.id, luminances(pixelsBehind(ground, scene, letterBox(element, fonts))))
  }
  const contrasts = new Map<string, number>()
  return (_, { id }, color) => {
    const key = `${id} ${color}`
    const contrast = contrasts.get(key) ?? contrastOver(color, behind.get(id) ?? luminances([]))
    contrasts.set(key, contrast)
    return contrast
  }
}

const scaleOf = ({ width, height }: Creative) => measuredSide / Math.max(width, height)

async function drawn(scene: Creative): Promise<CanvasRenderingContext2D> {
  const scale = scaleOf(scene)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(scene.width * scale)
  canvas.height = Math.ceil(scene.height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser has no canvas')
  const image = new Image()
  image.src = drawingAddress(await drawCreative(scene))
  await image.decode()
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context
}

function pixelsBehind(
  ground: CanvasRenderingContext2D,
  scene: Creative,
  letters: TextElement,
): ArrayLike<number> {
  const scale = scaleOf(scene)
  const { x, y, width, height } = boundsOf(letters)
  const [left, top] = [Math.max(0, Math.floor(x * scale)), Math.max(0, Math.floor(y * scale))]
  const right = Math.min(ground.canvas.width, Math.ceil((x + width) * scale))
  const bottom = Math.min(ground.canvas.height, Math.ceil((y + height) * scale))
  return right > left && bottom > top ? ground.getImageData(left, top, right - left, bottom - top).data : []
}
