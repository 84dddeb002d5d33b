import type { Creative, CreativeElement, TextElement } from '@aloft/domain/creatives/creative.entity'
import { safeAreaOf } from '@aloft/domain/creatives/safe-area.rules'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import { sizesBetween } from '../blocks/fit-text.ts'
import { minTextContrast } from '../color/palette.ts'
import { black, white } from '../color/rgb.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { layOutText } from '../text/lay-out-text.ts'
import { bounds } from './cover.ts'
import type { ContrastOf, FaultyElement } from './find-faults.ts'
import { letterBox } from './letter-box.ts'

export interface MendOptions {
  readonly fonts: FontSet
  readonly contrastOf: ContrastOf
  /** Colors of the brand, which are tried first; `#rrggbb` each. */
  readonly colors: readonly string[]
}

/** The smallest letters that are offered, as a share of the picture's shorter side: smaller ones aren't read on a phone. */
const leastLetters = 0.022

/** The space between two texts that were moved apart, as a share of the picture's shorter side. */
const gapShare = 0.01

/** The change that ends a fault; null if there's no simple one. */
export function mendOf(
  scene: Creative,
  { id, fault }: FaultyElement,
  options: MendOptions,
): SceneCommand | null {
  const element = scene.elements.find((one) => one.id === id)
  if (!element || element.isLocked) return null
  switch (fault) {
    case 'outside':
    case 'covered':
      return movedInside(scene, element, options)
    case 'textsCollide':
      return element.type === 'text' ? movedApart(scene, element, options) : null
    case 'textOverflows':
      return element.type === 'text' ? shrunk(scene, element, options) : null
    case 'lowContrast':
      return element.type === 'text' ? recolored(scene, element, options) : null
    case 'videoNotSupported':
      return element.type === 'video' && element.poster !== null ? { type: 'still', ids: [id] } : null
    case 'emojiUnsupported':
    case 'scriptUnsupported':
      return null
  }
}

/** What no app covers. */
const areaOf = (scene: Creative) =>
  safeAreaOf(scene) ?? { x: 0, y: 0, width: scene.width, height: scene.height }

/** The shortest way along one axis that brings a range into another; null if it's longer. */
function inward(start: number, end: number, from: number, to: number): number | null {
  if (end - start > to - from) return null
  if (start < from) return Math.ceil(from - start)
  return end > to ? Math.floor(to - end) : 0
}

function movedInside(scene: Creative, element: CreativeElement, { fonts }: MendOptions): SceneCommand | null {
  const area = areaOf(scene)
  const { left, right, top, bottom } = bounds(element)
  // The empty edges of a text's box may be covered, but not leave the picture.
  const seen = element.type === 'text' ? bounds(letterBox(element, fonts)) : { top, bottom }
  const x = inward(left, right, 0, scene.width)
  const [within, uncovered] = [
    inward(top, bottom, 0, scene.height),
    inward(seen.top, seen.bottom, area.y, area.y + area.height),
  ]
  if (x === null || within === null || uncovered === null) return null
  const y = Math.abs(uncovered) > Math.abs(within) ? uncovered : within
  return x === 0 && y === 0 ? null : { type: 'move', ids: [element.id], by: { x, y } }
}

/** The lower of two texts is moved down, or the upper one up where there's no room below. */
function movedApart(scene: Creative, element: TextElement, { fonts }: MendOptions): SceneCommand | null {
  const area = areaOf(scene)
  const own = bounds(letterBox(element, fonts))
  const others = scene.elements.flatMap((other) =>
    other.type === 'text' && other.id !== element.id && !other.isHidden
      ? [bounds(letterBox(other, fonts))]
      : [],
  )
  const gap = Math.round(Math.min(scene.width, scene.height) * gapShare)
  const touching = others.filter(
    (other) =>
      other.left < own.right && own.left < other.right && other.top < own.bottom && own.top < other.bottom,
  )
  const ways = [
    Math.ceil(Math.max(...touching.map(({ bottom }) => bottom)) + gap - own.top),
    Math.floor(Math.min(...touching.map(({ top }) => top)) - gap - own.bottom),
  ]
  const isFree = (y: number) =>
    own.top + y >= area.y &&
    own.bottom + y <= area.y + area.height &&
    others.every((other) => {
      const isBeside = other.left >= own.right || own.left >= other.right
      return isBeside || other.top >= own.bottom + y || own.top + y >= other.bottom
    })
  const [way] = ways.filter(isFree).toSorted((one, other) => Math.abs(one) - Math.abs(other))
  return way === undefined ? null : { type: 'move', ids: [element.id], by: { x: 0, y: way } }
}

/** The largest letters with which the words fit their box. */
function shrunk(scene: Creative, element: TextElement, { fonts }: MendOptions): SceneCommand | null {
  const face = fonts.face(element.font, element.weight)
  const least = Math.min(scene.width, scene.height) * leastLetters
  const size = sizesBetween(element.size, least).find((tried) => {
    const { isWordCut, width, height } = layOutText({ ...element, face, size: tried })
    return tried < element.size && !isWordCut && width <= element.width && height <= element.height
  })
  return size === undefined ? null : { type: 'change', ids: [element.id], values: { size } }
}

/** The first color of the brand that can be read there, otherwise white or black. */
function recolored(
  scene: Creative,
  element: TextElement,
  { contrastOf, colors }: MendOptions,
): SceneCommand | null {
  const color = [...colors, white, black].find((one) => contrastOf(scene, element, one) >= minTextContrast)
  return color === undefined ? null : { type: 'change', ids: [element.id], values: { color } }
}
