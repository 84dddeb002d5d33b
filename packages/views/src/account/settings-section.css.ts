import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)',
  gap: '12px 48px',
  paddingBlock: 28,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingBlock: 24 } },
})

export const content = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 16,
  minWidth: 0,
  maxWidth: 440,
})

/** An address of any length. */
export const address = style({ overflowWrap: 'anywhere' })

/** A form or message as wide as the column. */
export const wide = style({ display: 'grid', gap: 16, width: '100%' })
