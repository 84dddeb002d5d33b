import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const tabs = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'safe center',
  gap: 18,
  padding: '10px 16px 14px',
  overflowX: 'auto',
  background: vars.sunken,
  '@media': { [media.phone]: { justifyContent: 'flex-start', gap: 8, padding: 8 } },
})

/** A tab, and below it what a size that departs can do. */
export const size = style({ display: 'grid', justifyItems: 'center', flex: 'none' })

export const tab = style({
  ...textStyle(12),
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  flex: 'none',
  padding: 4,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  '@media': {
    [media.phone]: {
      minHeight: 44,
      alignContent: 'center',
      padding: '0 14px',
      border: `1px solid ${vars.line}`,
      background: vars.raised,
      selectors: {
        '&[aria-pressed=true]': { borderColor: vars.accent, background: vars.accentWash },
      },
    },
  },
})

export const window = style({
  overflow: 'hidden',
  height: 72,
  borderRadius: 6,
  background: vars.pressed,
  boxShadow: vars.hairline,
  selectors: {
    '[aria-pressed=true] > &': { boxShadow: `0 0 0 2px ${vars.sunken}, 0 0 0 4px ${vars.accent}` },
  },
  '@media': { [media.phone]: { display: 'none' } },
})

export const ratio = style({
  color: vars.ink,
  fontWeight: 600,
  '@media': { [media.phone]: { ...textStyle(14), fontWeight: 600 } },
})

export const use = style({ '@media': { [media.phone]: { display: 'none' } } })

/** Whether a size follows the main one. */
export const relation = recipe({
  base: { display: 'block' },
  variants: {
    isOwn: {
      true: { color: vars.ending, fontWeight: 600 },
      false: { '@media': { [media.phone]: { display: 'none' } } },
    },
  },
})
