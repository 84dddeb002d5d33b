import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  minHeight: 38,
})

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
})

export const toggle = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 38,
  padding: '0 14px',
  border: 0,
  borderRadius: 8,
  background: vars.pressed,
  color: vars.inkSoft,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-pressed=true]': { background: vars.raised, color: vars.ink, boxShadow: vars.hairline },
    '&[aria-pressed=true]:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

/** Icon of a screen with the two covered bands. */
export const bands = style({
  width: 12,
  height: 18,
  border: '1px solid currentColor',
  borderBlockWidth: '4px 5px',
  borderRadius: 3,
})
