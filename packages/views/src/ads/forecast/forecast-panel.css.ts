import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle } from '@aloft/design-system/theme/type'

export const marks = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 })

// As many columns as there's space for, both in a page and in a narrow column of it.
const columns = (least: number) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(${least}px, 1fr))` })

export const figures = style({ display: 'grid', ...columns(150), columnGap: 24 })

export const figure = style({
  display: 'grid',
  gap: 2,
  padding: '10px 0 12px',
  borderTop: `1px solid ${vars.line}`,
})

export const range = style({ ...displayStyle(20), fontVariantNumeric: 'tabular-nums' })

export const sliders = style({ display: 'grid', ...columns(220), gap: '16px 24px' })
