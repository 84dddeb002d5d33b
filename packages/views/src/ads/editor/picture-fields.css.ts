import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const frame = style({ display: 'grid', gap: 18, paddingTop: 26 })

export const title = style({ ...textStyle(14), fontWeight: 600 })

export const head = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
})

export const name = style({ fontWeight: 600 })

export const free = style({ color: vars.inkSoft })

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 10,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const choice = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.rControl,
  background: vars.sunken,
  boxShadow: vars.hairline,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { boxShadow: `0 0 0 2px ${vars.lineControl}` },
    '&:focus-visible': { boxShadow: vars.focus },
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    '&[aria-busy="true"]': { opacity: 1, boxShadow: `0 0 0 2px ${vars.ink}` },
  },
})

export const waiting = style({ aspectRatio: '1', overflow: 'hidden', borderRadius: vars.rControl })
