import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'

/** As wide as a phone, or as a search result on a computer. */
export const place = recipe({
  base: { flex: 'none', display: 'grid', gap: 8, maxWidth: '100%', margin: 0 },
  variants: { isWide: { true: { width: 668 }, false: { width: 375 } } },
})

/** Skins have no edge of their own, and some have a line of ours above them. */
export const skin = style({})
globalStyle(`${skin} article`, { borderRadius: 8, boxShadow: `0 0 0 1px ${vars.line}` })
