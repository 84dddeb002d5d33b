import type { Alignment, TextSlot } from '@aloft/domain/creatives/element-types.rules'
import type { FittedText } from './fit-text.ts'
import { type Layer, plain } from './layers.ts'

/** Something to place: its visible sides, and how far its box extends beyond them. */
export interface Block {
  readonly width: number
  readonly height: number
  readonly above: number
  readonly below: number
  /** Its layers, with the visible top left corner at this point. */
  draw(x: number, y: number): Layer[]
}

/** A text as a block: from the top of its capitals to its last baseline. */
export function textBlock(
  fitted: FittedText,
  style: { readonly slot: TextSlot | null; readonly color: string; readonly alignment: Alignment },
): Block {
  const { text, lettering, size, lineHeight, width, height, overhang, underhang } = fitted
  return {
    width,
    height: height - overhang - underhang,
    above: overhang,
    below: underhang,
    draw: (x, y) => [
      {
        ...plain,
        ...style,
        type: 'text',
        text,
        x: Math.round(x),
        y: Math.round(y - overhang),
        width,
        height,
        font: lettering.font,
        weight: lettering.weight,
        size,
        lineHeight,
      },
    ],
  }
}

/** Blocks side by side, vertically centered in the row. */
export function row(blocks: readonly Block[], gap: number): Block {
  const height = Math.max(...blocks.map((block) => block.height))
  return {
    width: blocks.reduce((sum, block) => sum + block.width, gap * (blocks.length - 1)),
    height,
    above: Math.max(0, ...blocks.map((block) => block.above - (height - block.height) / 2)),
    below: Math.max(0, ...blocks.map((block) => block.below - (height - block.height) / 2)),
    draw(x, y) {
      let left = x
      return blocks.flatMap((block) => {
        const layers = block.draw(left, y + (height - block.height) / 2)
        left += block.width + gap
        return layers
      })
    },
  }
}
