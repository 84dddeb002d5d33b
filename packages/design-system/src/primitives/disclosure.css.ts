import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const frame = style({
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${vars.line}` } },
})

export const summary = style({
  ...textStyle(14),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '10px 0',
  borderRadius: vars.rControl,
  fontWeight: 550,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const arrow = style({
  color: vars.inkFaint,
  transition: `transform ${vars.fast}`,
  selectors: {
    [`${frame}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' },
    [`${summary}:hover > &`]: { color: vars.ink },
  },
  '@media': { [media.still]: { transition: 'none' } },
})

export const content = style({ ...textStyle(14), padding: '0 28px 16px 0', color: vars.inkSoft })
