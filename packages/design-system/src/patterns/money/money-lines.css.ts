import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const lines = style({ ...textStyle(14), display: 'grid' })

export const line = recipe({
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderTop: `1px solid ${vars.line}`,
  },
  variants: {
    kind: {
      line: {},
      // A part of the amount above.
      part: {
        ...textStyle(13),
        padding: '0 0 6px',
        paddingInlineStart: 16,
        borderTop: 0,
        color: vars.inkSoft,
      },
      total: { ...textStyle(16), padding: '12px 0', borderTopColor: vars.ink, fontWeight: 600 },
    },
  },
})

export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
