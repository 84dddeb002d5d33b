import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textButtonStyle } from '@aloft/design-system/theme/button-styles'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const note = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '2px 12px',
  color: vars.ink,
})

/** Icon and text stay together; the fix wraps to the next line if there's no space beside them. */
export const words = style({ display: 'flex', gap: 8, flex: '1 1 15rem', minWidth: 0 })

export const mark = recipe({
  base: { paddingTop: 1 },
  variants: { severity: { error: { color: vars.rejected }, warning: { color: vars.ending } } },
})

export const message = recipe({
  base: { fontWeight: 600 },
  variants: { severity: { error: { color: vars.rejected }, warning: { color: vars.ending } } },
})

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const quote = style({ quotes: 'none', fontWeight: 550 })

export const repair = style(textButtonStyle)
