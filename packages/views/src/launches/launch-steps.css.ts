import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: 12,
    paddingBottom: 16,
    selectors: {
      // The line to the next one.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 9,
        top: 20,
        bottom: 0,
        width: 2,
        background: vars.line,
      },
    },
  },
  variants: {
    state: {
      done: { selectors: { '&:not(:last-child)::before': { background: vars.liveMark } } },
      now: {},
      next: {},
    },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 2px ${vars.line}`,
    color: vars.inkFaint,
  },
  variants: {
    state: {
      done: { boxShadow: 'none', background: vars.liveWash, color: vars.live },
      now: { boxShadow: `inset 0 0 0 2px ${vars.pendingMark}`, background: vars.pendingWash },
      next: {},
    },
  },
})

export const name = recipe({
  base: { ...textStyle(14), fontWeight: 500 },
  variants: { state: { done: {}, now: { fontWeight: 600 }, next: { color: vars.inkSoft } } },
})

export const date = style({
  ...textStyle(13),
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
