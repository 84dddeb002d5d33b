import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'

const phone = 375
const gap = 20

export const place = recipe({
  base: { flex: 'none', maxWidth: '100%' },
  variants: { isWide: { true: { width: 2 * phone + gap }, false: { width: phone } } },
})

/** Skins have no edge of their own. */
export const card = style({ overflow: 'hidden', borderRadius: 8, boxShadow: `0 0 0 1px ${vars.line}` })
