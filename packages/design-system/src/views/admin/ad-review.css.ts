import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const page = style({
  display: 'grid',
  gap: 24,
  paddingBlock: '44px 64px',
  '@media': { [media.phone]: { paddingBlock: '20px 40px' } },
})

export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const queue = style({ display: 'grid', gap: 16 })

/** On a narrow page one sees the list, or one ad of it. */
export const behind = style({ '@media': { [media.belowWide]: { display: 'none' } } })

export const row = style({
  display: 'grid',
  gap: 6,
  width: '100%',
  padding: '12px 14px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[aria-current=true]': { background: vars.pressed },
    '&:focus-visible': { boxShadow: vars.focus },
  },
})

export const rowTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})

export const name = style({ ...textStyle(14), fontWeight: 600 })

export const ad = style({
  display: 'grid',
  gap: 28,
  padding: 24,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: 16 } },
})

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  alignItems: 'start',
  gap: 28,
})

export const column = style({ display: 'grid', gap: 24, minWidth: 0 })

export const part = style({ display: 'grid', gap: 12, minWidth: 0 })

export const facts = style({ ...textStyle(13), display: 'grid' })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: 12,
  padding: '8px 0',
  borderTop: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

export const finding = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 10,
  padding: '8px 0',
})

export const findingMark = style({ paddingTop: 2, color: vars.rejected })
