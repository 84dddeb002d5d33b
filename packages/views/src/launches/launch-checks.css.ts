import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
})

export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', height: 20 },
  variants: {
    state: {
      ok: { color: vars.live },
      failed: { color: vars.rejected },
      advised: { color: vars.ending },
      checking: { color: vars.pending },
    },
  },
})

export const words = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })

export const why = style({ ...textStyle(13), color: vars.inkSoft })

export const mend = style({ '@media': { [media.phone]: { gridColumn: 2 } } })
