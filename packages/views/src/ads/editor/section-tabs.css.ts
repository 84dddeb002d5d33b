import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { belowFrame } from '@aloft/design-system/theme/frame-top.css'
import { belowHead } from './editor.css.ts'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const rowHeight = 47

/** In pixels. Wider than the space between two tabs, so that one is always half faded where the row goes on. */
export const endFade = 64

export const row = style({
  position: 'sticky',
  zIndex: 1,
  top: belowHead,
  margin: '0 -28px',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { top: belowFrame, margin: '0 -16px' } },
})

const fades = (side: string, start: number) =>
  `linear-gradient(to ${side}, transparent, #000 ${start}px calc(100% - ${endFade}px), transparent)`

export const tabs = style({
  display: 'flex',
  gap: 20,
  minHeight: rowHeight,
  paddingBlock: 0,
  paddingInline: `28px ${endFade}px`,
  overflowX: 'auto',
  // The one that has the focus isn't faded.
  scrollPaddingInline: `28px ${endFade}px`,
  scrollbarWidth: 'none',
  maskImage: fades('right', 28),
  selectors: { '[dir=rtl] &': { maskImage: fades('left', 28) } },
  '@media': {
    [media.phone]: {
      paddingInlineStart: 16,
      maskImage: fades('right', 16),
      selectors: { '[dir=rtl] &': { maskImage: fades('left', 16) } },
    },
    [media.forced]: { maskImage: 'none', selectors: { '[dir=rtl] &': { maskImage: 'none' } } },
  },
})

export const tab = style({
  ...textStyle(14),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: '100%',
  minHeight: rowHeight,
  borderBottom: '2px solid transparent',
  borderTop: '2px solid transparent',
  color: vars.inkSoft,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-current]': { borderBottomColor: vars.ink, color: vars.ink },
  },
})

export const sign = recipe({
  base: { display: 'grid' },
  variants: {
    state: { bad: { color: vars.rejected }, warn: { color: vars.ending }, on: { color: vars.live } },
  },
})

/** What is led to, or gets the focus by Tab, stays clear of the row. */
const below = `calc(${rowHeight + 8}px + ${belowHead})`
const target = `${row} ~ * :is(summary, input, textarea, select, button, a)`
globalStyle(target, {
  scrollMarginTop: below,
  '@media': { [media.phone]: { scrollMarginTop: `calc(${rowHeight + 8}px + ${belowFrame})` } },
})
