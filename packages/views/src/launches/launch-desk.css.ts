import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle } from '@aloft/design-system/theme/type'

/** The ad, and beside it what is decided about it. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: '32px 48px',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const stand = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: 16,
    padding: '20px 16px 24px',
    borderRadius: 16,
    background: vars.sunken,
    overflow: 'hidden',
    '@media': {
      [`not all and ${media.belowWide}`]: { position: 'sticky', top: 24 },
      [media.phone]: { paddingInline: 8 },
    },
  },
  variants: { isLast: { true: { '@media': { [media.belowWide]: { order: 1 } } }, false: {} } },
})

export const skin = style({ width: '100%', maxWidth: 375, minWidth: 0 })

/** One thing that is missing, with what puts it right. */
export const step = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  border: `1px solid ${vars.line}`,
  borderRadius: 10,
  background: vars.raised,
  '@media': { [media.phone]: { padding: 16 } },
})

// As wide as the button beside it leaves room, so that the buttons of several steps are below each other.
export const stepHead = style({ flex: '1 1 260px', display: 'grid', gap: 4, overflowWrap: 'anywhere' })

export const bill = style([step, { gap: 16 }])

export const forecast = style({ ...displayStyle(24), fontVariantNumeric: 'tabular-nums' })
