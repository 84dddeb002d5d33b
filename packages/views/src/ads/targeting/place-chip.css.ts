import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { iconButtonStyle } from '@aloft/design-system/theme/button-styles'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'

export const chip = recipe({
  base: {
    ...textStyle(14),
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: 34,
    paddingInlineStart: 10,
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: vars.rControl,
    background: vars.raised,
    selectors: { '&:not(:has(button))': { paddingInlineEnd: 10 } },
    '@media': { [media.touch]: { minHeight: 46 } },
  },
  variants: { isWrong: { true: { borderColor: vars.rejectedMark }, false: {} } },
})

export const name = style({ ...cutLine, fontWeight: 500 })

export const around = style({
  ...textStyle(12),
  ...cutLine,
  flex: '0 1 auto',
  minWidth: 24,
  color: vars.inkSoft,
})

export const frame = style({ position: 'relative', flex: 'none', marginInlineStart: 6 })

export const radius = style({
  ...textStyle(13),
  appearance: 'none',
  fieldSizing: 'content',
  height: 32,
  padding: '0 24px 0 8px',
  border: 0,
  borderInlineStart: `1px solid ${vars.line}`,
  background: 'transparent',
  color: vars.inkSoft,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { color: vars.ink },
    '&:focus-visible': {
      outline: '2px solid transparent',
      boxShadow: vars.focus,
      borderRadius: vars.rControl,
    },
  },
  '@media': { [media.touch]: { height: 44, fontSize: textStyle(16).fontSize } },
})

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 6,
  display: 'grid',
  placeItems: 'center',
  color: vars.inkFaint,
  pointerEvents: 'none',
})

export const still = style({ ...textStyle(12), marginInlineStart: 8, color: vars.inkSoft })

export const remove = style(iconButtonStyle(32))
