import type { Creative, CreativeElement, TextElement } from '@aloft/domain/creatives/creative.entity'
import { isStory, storyBottom, storyTop } from '@aloft/domain/creatives/safe-area.rules'
import { hasEmoji } from '@aloft/domain/core/text'
import { minTextContrast } from '../color/palette.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { cleanText } from '../text/clean-text.ts'
import { layOutText } from '../text/lay-out-text.ts'
import { bounds, touches } from './cover.ts'
import { groundsBehind, leastContrast } from './grounds.ts'
import { letterBox } from './letter-box.ts'

/**
 * What's wrong with an element: its text needs more room than its box has, has too little contrast, overlaps another
 * text, contains characters that can't be drawn, or is beyond the edge or in the part of a story that the app covers. A video can't
 * be delivered yet (RND-04).
 */
export const creativeFaults = [
  'textOverflows',
  'lowContrast',
  'textsCollide',
  'outside',
  'covered',
  'emojiUnsupported',
  'scriptUnsupported',
  'videoNotSupported',
] as const
export type CreativeFault = (typeof creativeFaults)[number]

/** The contrast of a text in a color with what's behind it, 1 to 21. */
export type ContrastOf = (creative: Creative, text: TextElement, color: string) => number

/** A contrast that's known without drawing anything. Over a picture, the least that it can be. */
const surelyContrast: ContrastOf = (creative, text, color) =>
  leastContrast(color, groundsBehind(creative, text))

export interface FaultyElement {
  readonly id: string
  readonly fault: CreativeFault
}

const slack = 1

/** Faults of a creative's visible texts, logos and videos; none in a composed one. Needs the fonts of its texts. */
export function findFaults(
  whole: Creative,
  fonts: FontSet,
  contrastOf: ContrastOf = surelyContrast,
): FaultyElement[] {
  const creative = { ...whole, elements: whole.elements.filter(({ isHidden }) => !isHidden) }
  return creative.elements.flatMap((element) => {
    if (element.type === 'video') return [{ id: element.id, fault: 'videoNotSupported' as const }]
    if (element.type !== 'text' && element.type !== 'logo') return []
    const faults = [...placeFaults(creative, element, fonts)]
    if (element.type === 'text') faults.push(...textFaults(creative, element, fonts, contrastOf))
    return faults.map((fault) => ({ id: element.id, fault }))
  })
}

function placeFaults({ width, height }: Creative, element: CreativeElement, fonts: FontSet): CreativeFault[] {
  const { left, right, top, bottom } = bounds(element)
  const isOutside = left < -slack || top < -slack || right > width + slack || bottom > height + slack
  // The app may cover the empty edges of a text's box.
  const visible = element.type === 'text' ? bounds(letterBox(element, fonts)) : { top, bottom }
  const isCovered =
    visible.top < height * storyTop - slack || visible.bottom > height * (1 - storyBottom) + slack
  return [
    ...(isOutside ? (['outside'] as const) : []),
    ...(isStory({ width, height }) && isCovered ? (['covered'] as const) : []),
  ]
}

function textFaults(
  creative: Creative,
  element: TextElement,
  fonts: FontSet,
  contrastOf: ContrastOf,
): CreativeFault[] {
  const text = cleanText(element.text)
  if (hasEmoji(element.text)) return ['emojiUnsupported']
  const face = fonts.face(element.font, element.weight)
  if (!face.covers(text)) return ['scriptUnsupported']
  const laidOut = layOutText({ ...element, face })
  const overflows =
    laidOut.isWordCut || laidOut.width > element.width + slack || laidOut.height > element.height + slack
  const contrast = contrastOf(creative, element, element.color)
  return [
    ...(overflows ? (['textOverflows'] as const) : []),
    ...(contrast < minTextContrast ? (['lowContrast'] as const) : []),
    ...(collides(creative, element, fonts) ? (['textsCollide'] as const) : []),
  ]
}

function collides(creative: Creative, element: TextElement, fonts: FontSet): boolean {
  const letters = letterBox(element, fonts)
  return creative.elements
    .filter((other) => other.type === 'text' && other !== element)
    .some((other) => other.type === 'text' && touches(letterBox(other, fonts), letters))
}
