import { brandMark } from '../blocks/brand-mark.ts'
import { stackInFirst } from '../blocks/stack.ts'
import { sticker } from '../blocks/sticker.ts'
import type { Studio } from '../blocks/studio.ts'
import { visual } from '../patterns/visual.ts'
import { colorBehind } from '../patterns/word-panel.ts'
import type { Composition } from './layout.ts'

/** A quiet background, words centered above, and the picture in a round-topped window at the bottom edge. */
export function archWindow(studio: Studio): Composition {
  return studio.stage.isWide ? wide(studio) : high(studio)
}

function high(studio: Studio): Composition {
  const { stage, palette } = studio
  const { width, height, safe, unit, isStory } = stage
  const ground = palette.layout ?? palette.soft
  const mark = brandMark(studio, { ground, isOnPicture: false, maxWidth: safe.width })
  const top = safe.y + (mark ? mark.above + mark.height + 4 * unit : 0)
  const archWidth = width * (isStory ? 0.78 : 0.66)
  const shares = isStory ? ([0.48, 0.42, 0.36, 0.3] as const) : ([0.46, 0.4, 0.34, 0.26] as const)
  const texts = stackInFirst<number>(studio, shares, 6, (share) => ({
    region: { ...safe, y: top, height: height * (1 - share) - top - 3.5 * unit },
    ground,
    align: 'center',
    anchor: 'top',
    parts: ['headline', 'message', 'action'],
    hasPrice: false,
    largest: 9.6,
    smallest: 4.2,
  }))
  const archTop = Math.max(texts.used.y + texts.used.height + 3.5 * unit, height * (1 - texts.choice - 0.06))
  const window = { x: (width - archWidth) / 2, y: archTop, width: archWidth, height: height - archTop }
  return {
    background: ground.color,
    layers: [
      ...visual(studio, window, { form: 'arch', beside: [ground.color] }),
      ...(mark?.draw((width - mark.width) / 2, safe.y + mark.above) ?? []),
      ...texts.layers,
      ...sticker(studio, {
        within: {
          x: width * 0.6,
          y: archTop + unit,
          width: width * 0.4 - stage.margin * 0.6,
          height: 24 * unit,
        },
        behind: colorBehind(studio, [ground.color]),
        corner: 'topRight',
      }),
    ],
  }
}

function wide(studio: Studio): Composition {
  const { stage, palette } = studio
  const { width, height, unit, margin } = stage
  const ground = palette.layout ?? palette.soft
  const texts = stackInFirst(studio, [0.38, 0.32], 6.6, (share) => ({
    region: {
      x: margin * 1.3,
      y: margin,
      width: width * (1 - share) - margin * 3,
      height: height - 2 * margin,
    },
    ground,
    align: 'left',
    anchor: 'middle',
    parts: ['brand', 'headline', 'message', 'action'],
    hasPrice: false,
    largest: 12,
    smallest: 4.2,
  }))
  const archWidth = width * texts.choice
  const window = {
    x: width - archWidth - margin * 1.2,
    y: margin * 1.3,
    width: archWidth,
    height: height - margin * 1.3,
  }
  return {
    background: ground.color,
    layers: [
      ...visual(studio, window, { form: 'arch', beside: [ground.color] }),
      ...texts.layers,
      ...sticker(studio, {
        within: {
          x: window.x + window.width - 20 * unit,
          y: margin * 0.8,
          width: 24 * unit,
          height: 24 * unit,
        },
        behind: colorBehind(studio, [ground.color]),
        corner: 'topRight',
      }),
    ],
  }
}
