import { style } from '@vanilla-extract/css'
import { breakpoints } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const page = style({
  display: 'grid',
  gap: 24,
  width: '100%',
  maxWidth: 1160,
  margin: '0 auto',
  padding: '24px 16px 64px',
  '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { padding: '32px 32px 80px' } },
})

export const columns = style({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
})

export const stage = style({
  display: 'grid',
  gap: 20,
  justifyItems: 'center',
  minWidth: 0,
  padding: '20px 16px',
  borderRadius: vars.rCard,
  background: vars.sunken,
})
