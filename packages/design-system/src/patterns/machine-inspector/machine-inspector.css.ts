import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const frame = style({ display: 'grid', gap: 24, minWidth: 0, containerType: 'inline-size' })

/** A wide chart has its panels below it; a narrow one has them beside it. */
export const body = recipe({
  base: { display: 'grid', gap: 24, minWidth: 0, alignItems: 'start' },
  variants: {
    shape: {
      beside: { '@container': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' } } },
      below: {},
    },
  },
})

export const panels = recipe({
  base: { display: 'grid', gap: 24, minWidth: 0, alignItems: 'start' },
  variants: {
    shape: {
      beside: { '@container': { '(min-width: 1000px)': { order: 1, position: 'sticky', top: 16 } } },
      below: {
        '@container': { '(min-width: 1000px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
    },
  },
})

export const panel = style({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  padding: 16,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const json = style({
  ...textStyle(12),
  margin: 0,
  maxHeight: 320,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
  color: vars.ink,
})

export const ways = style({
  ...textStyle(13),
  display: 'grid',
  gap: 8,
})
export const cause = style({ fontWeight: 600 })
export const soft = style({ color: vars.inkSoft })
