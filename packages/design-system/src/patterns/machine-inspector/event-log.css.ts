import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const list = style({ maxHeight: 320, overflowY: 'auto' })

export const entry = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: '32px 64px minmax(0, 1fr)',
  gap: 8,
  width: '100%',
  padding: '6px 8px',
  border: 0,
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'start',
  color: vars.ink,
  background: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.pressed },
    '&[aria-pressed="true"]': { background: vars.accentWash },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: `inset 0 0 0 2px ${vars.accent}` },
  },
})

export const faint = style({ color: vars.inkFaint })
export const event = style({ display: 'block', overflowWrap: 'anywhere', fontWeight: 600 })
export const state = style({ display: 'block', overflowWrap: 'anywhere', color: vars.inkSoft })
export const title = style({ flex: 1 })
