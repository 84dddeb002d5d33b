import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const card = style({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  padding: '20px 22px 14px',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: '16px 14px 12px' } },
})

const line1 = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  minWidth: 0,
} as const

export const head = style({ ...line1, justifyContent: 'space-between' })
export const legend = style({ ...line1, justifyContent: 'space-between' })

export const lines = style({ ...textStyle(12), display: 'flex', gap: 16, color: vars.inkSoft })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '::before': { content: '""', width: 18, borderTop: `2.25px solid ${vars.ink}` },
})

export const dotted = style({ '::before': { borderTop: `2px dotted ${vars.inkFaint}` } })

export const shown = style({ minWidth: 0, borderRadius: vars.rControl, outlineOffset: 4 })

/** Touch devices have no keyboard for the shortcut. */
export const hint = style({ '@media': { '(pointer: coarse)': { display: 'none' } } })
