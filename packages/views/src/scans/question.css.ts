import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const ask = style({
  display: 'grid',
  gap: 12,
  padding: '12px 14px',
  borderRadius: 8,
  background: vars.pendingWash,
})

export const words = style({ ...textStyle(14), display: 'flex', gap: 9 })

export const mark = style({ flex: 'none', paddingTop: 2, color: vars.pending })

export const strong = style({ fontWeight: 600 })

export const answer = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  maxWidth: '100%',
  color: vars.inkSoft,
})

/** Answers are the website's words and may be long. */
export const choose = style({
  maxWidth: '100%',
  paddingBlock: 5,
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const neither = style({ marginInlineStart: -8 })

export const answered = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
