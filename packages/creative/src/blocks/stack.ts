import type { Ground } from '../color/palette.ts'
import { action } from './action.ts'
import { type Block, textBlock } from './block.ts'
import { brandMark } from './brand-mark.ts'
import { setText, sizesBetween } from './fit-text.ts'
import type { Layer } from './layers.ts'
import type { Rect } from './rect.ts'
import { type ContentField, type Studio, TextTooLong, lettering } from './studio.ts'

export interface StackOptions {
  /** Where the texts may be visible. */
  readonly region: Rect
  readonly ground: Ground
  readonly align: 'left' | 'center'
  readonly anchor: 'top' | 'middle' | 'bottom'
  /** What's stacked, from the top; texts that the ad doesn't have are left out. */
  readonly parts: readonly ('brand' | 'headline' | 'message' | 'action')[]
  /** Whether the action shows the price; otherwise a sticker does. */
  readonly hasPrice: boolean
  /** Sizes of the headline, in units. */
  readonly largest: number
  readonly smallest: number
}

export interface Stacked {
  readonly layers: Layer[]
  readonly headlineSize: number
  /** The area the stack occupies, including the boxes of letters. */
  readonly used: Rect
}

interface Entry {
  readonly block: Block
  readonly gap: number
}

/**
 * Stacks the ad's texts, as large as the region allows. Throws `TextTooLong` if they don't fit even in their smallest
 * size.
 */
export function stack(studio: Studio, options: StackOptions): Stacked {
  const { unit } = studio.stage
  for (const size of sizesBetween(options.largest * unit, options.smallest * unit)) {
    const entries = entriesOf(studio, options, size)
    if (entries && fits(entries, options.region)) return place(entries, options, size)
  }
  throw new TextTooLong(tooLong(studio, options))
}

/** The stack in the first region where the headline is comfortably large, otherwise in the last one. */
export function stackInFirst<Choice>(
  studio: Studio,
  choices: readonly [Choice, ...Choice[]],
  comfortable: number,
  optionsFor: (choice: Choice) => StackOptions,
): Stacked & { readonly choice: Choice } {
  for (const choice of choices) {
    try {
      const stacked = stack(studio, { ...optionsFor(choice), smallest: comfortable })
      return { ...stacked, choice }
    } catch (error) {
      if (!(error instanceof TextTooLong)) throw error
    }
  }
  const last = choices.at(-1) ?? choices[0]
  return { ...stack(studio, optionsFor(last)), choice: last }
}

function tooLong(studio: Studio, options: StackOptions): ContentField {
  const size = Math.round(options.smallest * studio.stage.unit)
  const short = { ...studio, content: { ...studio.content, message: null } }
  const entries = entriesOf(short, options, size)
  return studio.content.message && entries && fits(entries, options.region) ? 'message' : 'headline'
}

function entriesOf(studio: Studio, options: StackOptions, size: number): Entry[] | undefined {
  const { content, stage } = studio
  const { unit } = stage
  const { ground, region, align } = options
  const entries: Entry[] = []
  for (const part of options.parts) {
    if (part === 'headline' || part === 'message') {
      const text = content[part]
      if (!text) continue
      const isHeadline = part === 'headline'
      const em = isHeadline ? size : Math.round(Math.min(unit * 4.2, Math.max(unit * 2.9, size * 0.42)))
      const fitted = setText(
        {
          text,
          lettering: isHeadline ? lettering(studio, 'heading', 700) : lettering(studio, 'body', 400),
          lineHeight: isHeadline ? 1.04 : 1.34,
          width: Math.floor(isHeadline ? region.width : Math.min(region.width, em * 26)),
        },
        em,
      )
      if (!fitted) return undefined
      const block = textBlock(fitted, { slot: part, color: ground.ink, alignment: align })
      entries.push({ block, gap: isHeadline ? unit * 4.6 : Math.max(unit * 3.6, size * 0.46) })
    } else if (part === 'brand') {
      const block = brandMark(studio, { ground, isOnPicture: false, maxWidth: region.width })
      if (block) entries.push({ block, gap: 0 })
    } else {
      const blocks = action(studio, ground, region.width, options.hasPrice)
      entries.push(...blocks.map((block) => ({ block, gap: unit * 4.4 })))
    }
  }
  return entries
}

function heightOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { block, gap }, index) => sum + block.height + (index > 0 ? gap : 0), 0)
}

function fits(entries: readonly Entry[], region: Rect): boolean {
  const edges = (entries[0]?.block.above ?? 0) + (entries.at(-1)?.block.below ?? 0)
  const isNarrow = entries.every(({ block }) => block.width <= region.width)
  return isNarrow && heightOf(entries) + edges <= region.height
}

function place(entries: readonly Entry[], options: StackOptions, headlineSize: number): Stacked {
  const { region, align, anchor } = options
  const height = heightOf(entries)
  const [above, below] = [entries[0]?.block.above ?? 0, entries.at(-1)?.block.below ?? 0]
  const free = region.height - height
  const wanted = { top: 0, middle: free / 2, bottom: free }[anchor]
  // Accents above and descenders below the letters stay within the region, too.
  const top = region.y + Math.min(free - below, Math.max(above, wanted))
  let y = top
  const layers = entries.flatMap(({ block, gap }, index) => {
    if (index > 0) y += gap
    const x = region.x + (align === 'center' ? (region.width - block.width) / 2 : 0)
    const drawn = block.draw(x, y)
    y += block.height
    return drawn
  })
  const used = { x: region.x, width: region.width, y: top - above, height: height + above + below }
  return { layers, headlineSize, used }
}
