import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textButtonStyle } from '@aloft/design-system/theme/button-styles'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const remark = recipe({
  base: { ...textStyle(13), display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '2px 12px' },
  variants: { tone: { error: { color: vars.rejected, fontWeight: 550 }, hint: { color: vars.inkSoft } } },
})

/** Icon and text stay together; the button wraps to the next line if there's no space beside them. */
export const words = style({
  display: 'flex',
  gap: 8,
  flex: '1 1 15rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const repair = style(textButtonStyle)
