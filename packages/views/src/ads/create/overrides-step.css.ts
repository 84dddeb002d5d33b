import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines } from '@aloft/design-system/theme/type'

export const columns = recipe({
  base: { display: 'grid', gap: 40, alignItems: 'start' },
  variants: {
    hasSketch: {
      true: {
        gridTemplateColumns: 'minmax(0, 640px) minmax(0, 340px)',
        justifyContent: 'space-between',
        '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      false: { gridTemplateColumns: 'minmax(0, 640px)' },
    },
  },
})

export const summary = style({ display: 'grid', gap: 24, '@media': { [media.phone]: { gap: 20 } } })

export const rows = style({ borderTop: `1px solid ${vars.line}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  minHeight: 48,
  padding: '4px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: '92px minmax(0, 1fr) auto', gap: 8, padding: 0 },
  },
})

export const fact = style(clampLines(2))

export const sketch = style({
  overflow: 'hidden',
  borderRadius: vars.rCard,
  boxShadow: vars.hairline,
  '@media': { [media.belowWide]: { display: 'none' } },
})
