import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const types = style({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' })

export const type = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  width: '100%',
  padding: '14px 16px',
  border: 0,
  borderRadius: vars.rCard,
  background: vars.raised,
  color: vars.ink,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.accentWash, boxShadow: `inset 0 0 0 1px ${vars.accent}` },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
  },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.rControl,
  background: vars.accentWash,
  color: vars.accentText,
})

export const label = style({ ...textStyle(16), fontWeight: 600 })

export const detail = style({ ...textStyle(13), color: vars.inkSoft })
