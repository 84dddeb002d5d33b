import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

/** Rows of an earlier query are dimmed until the new ones arrive. */
export const rows = style({
  minWidth: 0,
  transition: `opacity ${vars.fast}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
})

export const more = style({ ...textStyle(13), color: vars.inkSoft })
