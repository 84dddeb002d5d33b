import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const page = style({
  display: 'grid',
  gap: 40,
  maxWidth: 1116,
  paddingBlock: '40px 64px',
  '@media': { [media.phone]: { gap: 28, paddingBlock: '20px 40px' } },
})

export const title = style({ display: 'grid', maxWidth: 900 })

/** Lines of its own, because a browser doesn't balance around a line break. */
export const line = style({ display: 'block', textWrap: 'balance' })

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 40,
  '@media': {
    [media.belowDesktop]: { gap: 28 },
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const panel = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: 20 } },
})
