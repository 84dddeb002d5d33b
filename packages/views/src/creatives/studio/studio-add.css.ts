import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const added = style({
  ...textStyle(13),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 5,
  minHeight: 58,
  padding: 4,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rControl,
  background: vars.raised,
  color: vars.ink,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.inkSoft } },
})
