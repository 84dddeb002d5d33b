import { style } from '@vanilla-extract/css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'

export const platform = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBottom: 12,
  fontWeight: 600,
})

export const needs = style({ paddingTop: 22 })

/** Of the closed section: in an open one they stand below. */
export const firstTexts = style({
  ...cutLine,
  minWidth: 0,
  selectors: { '[open] > summary &': { display: 'none' } },
})
