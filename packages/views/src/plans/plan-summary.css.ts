import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 24,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: 20 } },
})

export const words = style({ display: 'grid', gap: 4, maxWidth: 560 })

export const switching = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  width: '100%',
  paddingTop: 12,
  borderTop: `1px solid ${vars.line}`,
})

// On a phone, its label rather than its box is aligned with the text above.
export const support = style({ marginInline: -8 })
