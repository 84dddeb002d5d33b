import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Rows of an earlier query are dimmed until the new ones arrive. */
export const rows = style({
  minWidth: 0,
  transition: `opacity ${vars.fast}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
})

export const more = style({ ...textStyle(13), color: vars.inkSoft })
