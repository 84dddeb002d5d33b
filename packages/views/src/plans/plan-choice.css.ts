import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gap: 32,
  paddingBlock: '48px 64px',
  '@media': { [media.phone]: { gap: 24, paddingBlock: '20px 40px' } },
})

// On a phone, its label rather than its box is aligned with the text above.
export const support = style({ marginInline: -8 })

export const card = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: 20,
    padding: 24,
    borderRadius: vars.rCard,
    background: vars.raised,
    boxShadow: vars.hairline,
    '@media': { [media.phone]: { padding: 20 } },
  },
  variants: { isCurrent: { true: { background: vars.sunken }, false: {} } },
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 28,
})

export const amount = style({ ...displayStyle(32), fontVariantNumeric: 'tabular-nums' })

// Two lines, so that the buttons of all cards are at the same height.
export const forWhom = style({
  minHeight: 36,
  '@media': { [media.phone]: { minHeight: 0 } },
})

// One line tall without a button, so that the lists of all cards start at the same height.
export const action = style({
  minHeight: 40,
  '@media': { [media.phone]: { selectors: { '&:empty': { display: 'none' } } } },
})

export const own = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
})

// The same height on all cards, so that the plans' numbers can be compared across.
export const numbers = style({
  minHeight: 107,
  '@media': { [media.phone]: { minHeight: 0 } },
  paddingTop: 16,
  borderTop: `1px solid ${vars.line}`,
})

export const opens = style({ ...textStyle(13), display: 'grid', gap: 6 })

export const entitlement = recipe({
  base: { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 8, alignItems: 'center' },
  variants: { isIn: { true: {}, false: { color: vars.inkFaint } } },
})

export const mark = recipe({
  base: { display: 'grid', placeItems: 'center' },
  variants: { isIn: { true: { color: vars.live }, false: { color: vars.inkFaint } } },
})

export const foot = style({ display: 'grid', gap: 16, maxWidth: 640 })
