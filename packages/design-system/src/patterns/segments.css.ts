import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { scrollFadeRule } from '../theme/scroll-fade.css.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const frame = recipe({
  base: {
    display: 'inline-flex',
    gap: 2,
    padding: 3,
    borderRadius: 8,
    minWidth: 0,
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    selectors: { '&[data-overflows]': scrollFadeRule },
  },
  variants: {
    ground: { sunken: { background: vars.sunken }, pressed: { background: vars.pressed } },
    width: { fit: {}, full: { display: 'flex', width: '100%' } },
  },
})

export const segment = style({
  ...textStyle(13),
  // So that visually hidden text inside scrolls along.
  position: 'relative',
  flex: '1 0 auto',
  minHeight: 32,
  padding: '0 11px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-pressed=true])': { color: vars.ink },
    '&[aria-pressed=true]': {
      outline: '1px solid transparent',
      background: vars.raised,
      color: vars.ink,
      boxShadow: vars.hairline,
    },
    '&[aria-pressed=true]:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const sign = recipe({
  base: { display: 'inline-grid', marginInlineStart: 6, verticalAlign: -2 },
  variants: { state: { bad: { color: vars.rejected }, warn: { color: vars.ending } } },
})

/** Label before its segments. */
export const remark = style({
  ...textStyle(12),
  flex: 'none',
  alignSelf: 'center',
  padding: '0 2px 0 9px',
  marginInlineStart: 4,
  borderInlineStart: `1px solid ${vars.lineControl}`,
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
