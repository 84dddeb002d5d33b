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

export const firstTexts = style({ ...cutLine, minWidth: 0 })
