import { inkOn } from '../color/palette.ts'
import { contrast } from '../color/rgb.ts'
import { priceTag } from './action.ts'
import { textBlock } from './block.ts'
import { setText, sizesBetween } from './fit-text.ts'
import { type Layer, shape } from './layers.ts'
import { type Rect, squareAround } from './rect.ts'
import { type Studio, lettering } from './studio.ts'

export interface StickerPlace {
  /** The largest area it may use; a round sticker keeps to the top right corner. */
  readonly within: Rect
  /** The color behind it; null if it isn't one color. */
  readonly behind: string | null
  readonly corner: 'topRight' | 'bottomRight'
}

/** The price as a round sticker, or as a tag if it's long; nothing for an ad without a price. */
export function sticker(studio: Studio, { within, behind, corner }: StickerPlace): Layer[] {
  const { content, stage, palette } = studio
  if (!content.price) return []
  const fills = [palette.vivid.color, palette.deep.color, palette.paper.color]
  const fill = fills.find((color) => behind === null || contrast(color, behind) >= 1.7) ?? palette.deep.color
  const ink = inkOn(fill, [palette.paper.color, palette.deep.color])
  const side = Math.min(stage.unit * 23, within.width, within.height)
  const fitted = sizesBetween(stage.unit * 7, stage.unit * 3)
    .map((size) =>
      setText(
        {
          text: content.price ?? '',
          lettering: lettering(studio, 'heading', 700),
          lineHeight: 1.02,
          width: Math.floor(side * 0.72),
        },
        size,
      ),
    )
    .find((text) => text && text.height < side * 0.5 && Math.hypot(text.width, text.height) < side * 0.82)
  if (fitted) {
    const middle = { x: within.x + within.width - side / 2, y: middleY(within, side, corner) }
    const block = textBlock(fitted, { slot: 'price', color: ink, alignment: 'center' })
    const rotated = (layer: Layer): Layer => ({ ...layer, rotation: -8 })
    // Each box rotates about its own center, so the text stays on the burst.
    const text = block.draw(middle.x - fitted.width / 2, middle.y - fitted.height / 2 + fitted.overhang)
    const burst = (across: number, color: string) =>
      rotated(shape('burst', squareAround(middle.x, middle.y, across), color))
    // A picture may have the sticker's own color, so the rim separates them.
    const rim = studio.pictures.length > 0 ? [burst(side * 1.05, ink)] : []
    return [...rim, burst(side, fill), ...text.map(rotated)]
  }
  const tag = priceTag(studio, { fill, ink }, within.width)
  return tag.draw(within.x + within.width - tag.width, middleY(within, tag.height, corner) - tag.height / 2)
}

function middleY(within: Rect, height: number, corner: StickerPlace['corner']): number {
  return corner === 'topRight' ? within.y + height / 2 : within.y + within.height - height / 2
}
