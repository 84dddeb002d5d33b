import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const page = style({
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '48px 44px 72px',
  '@media': { [media.phone]: { padding: '28px 16px 48px' } },
})

export const machine = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 10,
  height: '100%',
  padding: '18px 20px 14px',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  transition: `box-shadow ${vars.fast} ${vars.ease}`,
  selectors: { '&:hover': { boxShadow: vars.float1 }, '&:focus-visible': { boxShadow: vars.focus } },
})
