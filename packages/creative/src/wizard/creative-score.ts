import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { CreativeFault } from '../check/find-faults.ts'
import type { SceneFault } from '../check/scene-faults.ts'

/** What a creative is scored by. */
export const scoreParts = ['legibility', 'placement', 'brevity', 'clarity', 'sharpness', 'delivery'] as const
export type ScorePart = (typeof scoreParts)[number]

/**
 * An estimate of how well a creative is made, 0 to 100; a creative without a picture isn't scored by its sharpness,
 * and only one with a video by how many of its sizes can be delivered.
 */
export interface CreativeScore {
  readonly total: number
  readonly parts: readonly { readonly part: ScorePart; readonly score: number }[]
}

interface Sides {
  readonly width: number
  readonly height: number
}

const legibilityFaults: readonly CreativeFault[] = [
  'textOverflows',
  'lowContrast',
  'emojiUnsupported',
  'scriptUnsupported',
]
// More words than that are rarely read on a phone, and twice as many aren't at all.
const easyWords = 12

/**
 * Scores a creative from its faults, its words, and the pixels of its pictures. It's a rule of thumb and no forecast of
 * clicks.
 */
export function scoreCreative(
  scenes: Scenes,
  faults: readonly SceneFault[],
  sizeOf: (src: string) => Sides | undefined,
): CreativeScore {
  const sizes = Object.values(scenes)
  const [main] = sizes
  const without = (isOf: (fault: CreativeFault) => boolean) => {
    const faulty = new Set(faults.filter(({ fault }) => isOf(fault)).flatMap(({ formats }) => formats))
    return 100 * (1 - faulty.size / Math.max(1, sizes.length))
  }
  const isLegibility = (fault: CreativeFault) => legibilityFaults.includes(fault)
  const isVideo = (fault: CreativeFault) => fault === 'videoNotSupported'
  const sharpness = main ? sharpnessOf(sizes, sizeOf) : null
  const parts = [
    { part: 'legibility', score: without(isLegibility) },
    { part: 'placement', score: without((fault) => !isLegibility(fault) && !isVideo(fault)) },
    { part: 'brevity', score: main ? brevityOf(main) : 0 },
    { part: 'clarity', score: main ? clarityOf(main) : 0 },
    ...(sharpness === null ? [] : [{ part: 'sharpness', score: sharpness } as const]),
    ...(faults.some(({ fault }) => isVideo(fault))
      ? [{ part: 'delivery', score: without(isVideo) } as const]
      : []),
  ] as const
  const total = parts.reduce((sum, { score }) => sum + score, 0) / parts.length
  return {
    total: Math.round(total),
    parts: parts.map(({ part, score }) => ({ part, score: Math.round(score) })),
  }
}

const textsOf = ({ elements }: Creative) =>
  elements.flatMap((element) => (element.type === 'text' && !element.isHidden ? [element] : []))

function brevityOf(scene: Creative): number {
  const words = textsOf(scene)
    .filter(({ slot }) => slot === 'headline' || slot === 'message')
    .flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length
  return 100 * Math.min(1, Math.max(0, 2 - words / easyWords))
}

/** Half for whose it is, half for what to do next. */
function clarityOf(scene: Creative): number {
  const texts = textsOf(scene)
  const hasMark =
    scene.elements.some(({ type }) => type === 'logo') || texts.some(({ slot }) => slot === 'brand')
  const hasButton = texts.some(({ slot }) => slot === 'button')
  return (hasMark ? 50 : 0) + (hasButton ? 50 : 0)
}

/** The least sharp picture: 100 if its file has a pixel for each that's drawn. */
function sharpnessOf(scenes: readonly Creative[], sizeOf: (src: string) => Sides | undefined): number | null {
  const shares = scenes.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      const size = element.type === 'croppedImage' ? sizeOf(element.src) : undefined
      if (element.type !== 'croppedImage' || !size) return []
      return Math.min(1, (size.width * element.crop.width) / element.width)
    }),
  )
  return shares.length === 0 ? null : 100 * Math.min(...shares)
}
