import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { FontSet } from '../fonts/font-set.ts'
import { layOutText } from '../text/lay-out-text.ts'
import { contentId } from './content-id.ts'
import { num, tag } from './markup.ts'
import { elementMarkup, type SvgOptions } from './scene-to-svg.ts'

/** A layer as an image of its own. */
export interface LayerDrawing {
  readonly svg: string
  /** How far the image reaches beyond the layer's box on each side, in pixels, for outlines and overflowing letters. */
  readonly margin: number
}

/**
 * Draws one layer at the origin, upright and opaque: who shows it moves, rotates and fades it. The result only depends on
 * what's drawn, so that a moved layer needn't be drawn again.
 */
export function layerToSvg(
  element: CreativeElement,
  options: Pick<SvgOptions, 'images' | 'fonts'>,
): LayerDrawing {
  const { width, height } = element
  const margin = marginOf(element, options.fonts)
  const content = drawnContent(element)
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const svg = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: wide,
      height: high,
      viewBox: `${num(-margin)} ${num(-margin)} ${num(wide)} ${num(high)}`,
    },
    elementMarkup(content, contentId(JSON.stringify(content)), options),
  )
  return { svg, margin }
}

/** What an element looks like, without where it is: equal for elements that are drawn the same. */
export function drawnContent(element: CreativeElement): CreativeElement {
  const { name: _, groupId: __, isLocked: ___, isHidden: ____, ...drawn } = element
  return { ...drawn, id: '', x: 0, y: 0, rotation: 0, opacity: 1, aspect: null }
}

function marginOf(element: CreativeElement, fonts: FontSet): number {
  const outline = element.outline?.width ?? 0
  if (element.type !== 'text') return Math.ceil(outline / 2)
  const { text, size, lineHeight, width } = element
  const face = fonts.face(element.font, element.weight)
  const laidOut = layOutText({ text, face, size, lineHeight, width })
  const below = Math.max(0, laidOut.height - element.height)
  const beside = Math.max(0, laidOut.width - width)
  // Letters may reach beyond their own width, such as those of scripts.
  return Math.ceil(outline + size / 2 + Math.max(below, beside))
}
