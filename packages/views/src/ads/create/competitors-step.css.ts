import { style } from '@vanilla-extract/css'
import { iconButtonStyle } from '@aloft/design-system/theme/button-styles'

export const list = style({ display: 'grid', gap: 16 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 4,
  alignItems: 'start',
})

// Beside the box, below the label.
export const remove = style({ ...iconButtonStyle(40), marginTop: 24 })
