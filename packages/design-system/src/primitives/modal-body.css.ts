import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

export const plain = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: vars.rModal,
  background: vars.floating,
  boxShadow: vars.hairline,
})

/** The form adds no box, so its parts are laid out as without it. */
export const form = style({ display: 'contents' })

export const title = recipe({
  base: { padding: '24px 28px 12px', '@media': { [media.phone]: { padding: '20px 16px 12px' } } },
  variants: {
    hasClose: {
      // Repeated for phones, whose padding would otherwise override it.
      true: { paddingInlineEnd: 68, '@media': { [media.phone]: { paddingInlineEnd: 68 } } },
      false: {},
    },
  },
})

export const content = style({
  display: 'grid',
  alignContent: 'start',
  // In a frame of fixed height, the buttons stay at the bottom.
  flex: '1 1 auto',
  gap: 16,
  minHeight: 0,
  padding: '0 28px 24px',
  overflowY: 'auto',
  '@media': {
    [media.phone]: { padding: '0 16px 20px' },
    // Everything scrolls, because a fixed title and fixed buttons would leave no space to read.
    [media.low]: { flex: 'none', overflowY: 'visible' },
  },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '0 28px 24px',
  '@media': {
    [media.phone]: { display: 'grid', justifyContent: 'stretch', padding: '0 16px 16px' },
  },
})
