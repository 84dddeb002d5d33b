import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const steps = style({
  position: 'relative',
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  // The tick at which the last step ends.
  '::after': {
    content: '',
    position: 'absolute',
    top: 8,
    insetInlineEnd: 0,
    width: 2,
    height: 12,
    background: vars.lineStrong,
  },
})

export const ticks = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'end',
  width: '100%',
  height: 20,
})

export const tick = recipe({
  base: { width: 2, height: 12, background: vars.lineStrong },
  variants: {
    state: {
      off: {},
      on: { background: vars.ink },
      now: { height: 20, background: vars.ink },
    },
  },
})

const word = { ...textStyle(13), display: 'flex', alignItems: 'center', minHeight: 32 } as const

export const name = recipe({
  base: { ...word, paddingInlineEnd: 8, '@media': { [media.phone]: { display: 'none' } } },
  variants: { isCurrent: { true: { color: vars.ink, fontWeight: 600 }, false: { color: vars.inkFaint } } },
})

export const back = style({
  ...word,
  padding: 0,
  paddingInlineEnd: 8,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.accentText,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.phone]: { display: 'none' } },
})

export const short = style({
  ...textStyle(13),
  display: 'none',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 600,
  '@media': { [media.phone]: { display: 'flex' } },
})

export const count = style({ fontWeight: 400, color: vars.inkFaint, fontVariantNumeric: 'tabular-nums' })
