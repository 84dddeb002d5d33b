import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const ideasHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 8,
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 360px)', justifyContent: 'center' } },
})

export const cell = style({ aspectRatio: '1', minWidth: 0 })

const frame = {
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: vars.rCard,
  overflow: 'hidden',
} as const

export const pick = style({
  ...frame,
  cursor: 'pointer',
  boxShadow: vars.hairline,
  selectors: {
    '&:has(input:checked)': { boxShadow: `0 0 0 3px ${vars.accent}` },
    '&:has(input:focus-visible)': { boxShadow: vars.focus },
  },
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: vars.rCard,
})

export const tick = style({
  position: 'absolute',
  top: 12,
  left: 12,
  width: 24,
  height: 24,
  margin: 0,
  accentColor: vars.accent,
})

export const waiting = style({ ...frame, background: vars.sunken })

export const waitingWords = style({
  ...textStyle(13),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.inkSoft,
})

export const failed = style({
  ...frame,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 16,
  background: vars.sunken,
  color: vars.inkSoft,
  textAlign: 'center',
})
