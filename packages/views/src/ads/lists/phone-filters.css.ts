import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** As wide as the line that opens them: only words keep clear of its arrow. */
export const fields = style({ marginInlineEnd: -28 })

export const chip = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 22,
  background: vars.raised,
  color: vars.ink,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.sunken } },
})
