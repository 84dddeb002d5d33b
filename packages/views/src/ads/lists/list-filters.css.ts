import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const field = style({
  flex: '0 1 150px',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 130px' } },
})

export const search = style({ flex: '1 1 180px', minWidth: 0 })

export const archived = style({ display: 'flex', alignItems: 'center', minHeight: 40 })

/** The browser's controls in a date field are taller than a line of text. */
export const day = style({ height: 40, paddingBlock: 0, minWidth: 0 })

/** Beside a field, in the middle of its control. */
export const compared = style({ display: 'flex', alignItems: 'center', minHeight: 40 })
