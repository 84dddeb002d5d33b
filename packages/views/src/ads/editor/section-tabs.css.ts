import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { belowFrame } from '@aloft/design-system/theme/frame-top.css'
import { belowHead } from './editor.css.ts'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const rowHeight = 47

export const row = style({
  position: 'sticky',
  zIndex: 1,
  top: belowHead,
  margin: '0 -28px',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { top: belowFrame, margin: '0 -16px' } },
})

export const tabs = style({
  display: 'flex',
  gap: 20,
  minHeight: rowHeight,
  padding: '0 28px',
  overflowX: 'auto',
  // The one that has the focus isn't faded.
  scrollPaddingInline: 28,
  scrollbarWidth: 'none',
  // The last tab in sight fades out where the row goes on.
  maskImage: 'linear-gradient(to right, transparent, #000 28px calc(100% - 28px), transparent)',
  '@media': {
    [media.phone]: {
      padding: '0 16px',
      maskImage: 'linear-gradient(to right, transparent, #000 16px calc(100% - 28px), transparent)',
    },
    [media.forced]: { maskImage: 'none' },
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
