import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gap: 40,
  paddingTop: 24,
  '@media': { [media.phone]: { gap: 28, paddingTop: 20 } },
})

export const headline = style({ display: 'grid' })

/** Two lines of the headline that aren't known yet. */
export const lines = style({
  display: 'grid',
  gap: 20,
  paddingBlock: 10,
  '@media': { [media.phone]: { gap: 8, paddingBlock: 4 } },
})

/** The headline and what needs somebody; beside them, the month. */
export const state = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '32px 56px',
    '@media': {
      [media.belowWide]: { gridTemplateRows: 'none' },
      [media.phone]: { gap: 24 },
    },
  },
  variants: {
    hasMonth: {
      true: {
        gridTemplateColumns: 'minmax(0, 1fr) 344px',
        '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      false: {},
    },
  },
})

export const monthSkeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minHeight: 370,
  padding: '20px 22px 18px',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [media.belowWide]: { gridColumn: 1, gridRow: 'auto' } },
})

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const emptyLead = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 20,
  padding: 32,
  '@media': { [media.phone]: { padding: '24px 20px' } },
})

export const steps = style({
  display: 'grid',
  alignContent: 'center',
  padding: '12px 32px',
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': {
    [media.belowWide]: { borderInlineStart: 0, borderTop: `1px solid ${vars.line}` },
    [media.phone]: { padding: '4px 20px' },
  },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: 8,
  padding: '18px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

/** As tall as a need, whose button is below its words on a phone. */
export const need = style([
  step,
  { alignItems: 'center', '@media': { [media.phone]: { minHeight: 129, alignItems: 'start' } } },
])

export const number = style({ ...displayStyle(24), color: vars.inkFaint })

export const saved = style({ display: 'flex', alignItems: 'center', gap: 20, maxWidth: 620 })
