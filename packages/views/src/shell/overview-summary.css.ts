import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

/** Below the headline, in the grid of the page. */
export const needs = style({ gridColumn: 1, alignSelf: 'start', minWidth: 0 })

/** Beside the headline and the needs, where there's space. */
export const month = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  minWidth: 0,
  '@media': { [media.belowWide]: { gridColumn: 1, gridRow: 'auto' } },
})
